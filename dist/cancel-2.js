import {
  cancelRun
} from "./shared-control-run.js";
import "./shared-identity.js";
import "./shared-on-stop.js";
import "./shared-paired-call.js";
import "./shared-advance.js";
import "./shared-waiting.js";
import "./shared-next.js";
import "./shared-shared-4.js";
import "./shared-binding.js";
import {
  answer
} from "./shared-answer.js";
import "./shared-approve.js";
import "./shared-pinned-plan.js";
import "./shared-publish-views.js";
import "./shared-gate-steps.js";
import "./shared-failures.js";
import "./shared-concerns.js";
import "./shared-totals.js";
import "./shared-names.js";
import "./shared-active.js";
import "./shared-shared-3.js";
import "./shared-evidence.js";
import "./shared-journal-error.js";
import "./shared-lock.js";
import "./shared-process-ref.js";
import "./shared-files.js";
import "./shared-shared.js";

// src/hooks/commands/cancel.ts
var run = ({ context }) => answer(cancelRun(context.session.cwd, context.session.home));
export {
  run
};
