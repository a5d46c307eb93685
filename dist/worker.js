import {
  deliver,
  proveDeferred
} from "./shared-defer-proof.js";
import "./shared-active.js";
import "./shared-lock.js";
import "./shared-approve.js";
import "./shared-pinned-plan.js";
import "./shared-receipt.js";
import "./shared-canonical-json.js";
import "./shared-places.js";
import "./shared-engine-commit.js";
import "./shared-publish-views.js";
import "./shared-gate-steps.js";
import "./shared-failures.js";
import "./shared-concerns.js";
import "./shared-totals.js";
import "./shared-names.js";
import "./shared-width.js";
import "./shared-change.js";
import "./shared-shared-3.js";
import "./shared-evidence.js";
import "./shared-journal-error.js";
import "./shared-lines.js";
import "./shared-process-ref.js";
import "./shared-files.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/main/worker.ts
var [job, dir = "", second = "", third = ""] = process.argv.slice(2);
if (job === "prove") await proveDeferred(dir, second, third, process.env);
else if (job === "notify") await deliver(dir, second, Number(third));
else process.exitCode = 2;
