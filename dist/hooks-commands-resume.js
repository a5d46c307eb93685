import {
  resumeRun
} from "./shared-binding.js";
import "./shared-shared-4.js";
import "./shared-foreign-commits.js";
import "./shared-status-launcher.js";
import {
  recorded,
  wholeRun
} from "./shared-answer.js";
import "./shared-record-refusal.js";
import "./shared-notify.js";
import "./shared-active.js";
import "./shared-lock.js";
import "./shared-agent-ended.js";
import "./shared-paired-call.js";
import "./shared-next.js";
import "./shared-policy.js";
import "./shared-security.js";
import "./shared-approve.js";
import "./shared-pinned-plan.js";
import "./shared-review-change.js";
import "./shared-receipt.js";
import "./shared-canonical-json.js";
import "./shared-places.js";
import "./shared-attempt-spans.js";
import "./shared-engine-commit.js";
import "./shared-publish-views.js";
import "./shared-gate-steps.js";
import "./shared-failures.js";
import "./shared-concerns.js";
import "./shared-run-branch.js";
import "./shared-totals.js";
import "./shared-names.js";
import "./shared-width.js";
import "./shared-lines.js";
import "./shared-reviews.js";
import "./shared-change.js";
import "./shared-process-ref.js";
import "./shared-terminal.js";
import "./shared-evidence.js";
import "./shared-journal-error.js";
import "./shared-files.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/hooks/commands/resume.ts
var run = ({ argument, context }) => recorded(wholeRun(resumeRun(context.session, context.now), "resume", argument));
export {
  run
};
