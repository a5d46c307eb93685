import {
  proveDeferred
} from "./shared-defer-proof.js";
import {
  proveBaseline
} from "./shared-baseline.js";
import {
  deliver
} from "./shared-notify.js";
import "./shared-active.js";
import "./shared-may-begin-green.js";
import "./shared-held-files.js";
import "./shared-approve.js";
import "./shared-review-change.js";
import "./shared-pinned-plan.js";
import "./shared-receipt.js";
import "./shared-canonical-json.js";
import "./shared-places.js";
import "./shared-groups.js";
import "./shared-attempt-spans.js";
import "./shared-engine-commit.js";
import "./shared-run-branch.js";
import "./shared-lines.js";
import "./shared-publish-views.js";
import "./shared-terminal.js";
import "./shared-width.js";
import "./shared-evidence.js";
import "./shared-change.js";
import "./shared-checkout.js";
import "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import "./shared-task-name.js";
import "./shared-git-status.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/main/worker.ts
var [job, dir = "", second = "", third = ""] = process.argv.slice(2);
if (job === "prove") await proveDeferred(dir, second, third, process.env);
else if (job === "baseline") await proveBaseline(dir, second, third, process.env);
else if (job === "notify") await deliver(dir, second, Number(third));
else process.exitCode = 2;
