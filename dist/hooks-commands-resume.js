import {
  resumeRun
} from "./shared-control-run.js";
import "./shared-shared-4.js";
import "./shared-next.js";
import "./shared-status-launcher.js";
import {
  recorded,
  wholeRun
} from "./shared-answer.js";
import "./shared-permission-verdict.js";
import "./shared-security.js";
import "./shared-record-refusal.js";
import "./shared-defer-proof.js";
import "./shared-approve.js";
import "./shared-pinned-plan.js";
import "./shared-receipt.js";
import "./shared-canonical-json.js";
import "./shared-paired-call.js";
import "./shared-active.js";
import "./shared-places.js";
import "./shared-foreign-commits.js";
import "./shared-review-change.js";
import "./shared-lock.js";
import "./shared-groups.js";
import "./shared-engine-commit.js";
import "./shared-publish-views.js";
import "./shared-gate-steps.js";
import "./shared-failures.js";
import "./shared-concerns.js";
import "./shared-totals.js";
import "./shared-names.js";
import "./shared-width.js";
import "./shared-shared-2.js";
import "./shared-evidence.js";
import "./shared-journal-error.js";
import "./shared-lines.js";
import "./shared-process-ref.js";
import "./shared-change.js";
import "./shared-git.js";
import "./shared-files.js";
import "./shared-shared.js";

// src/hooks/commands/resume.ts
var run = ({ argument, context }) => recorded(wholeRun(resumeRun(context.session, context.now), "resume", argument));
export {
  run
};
