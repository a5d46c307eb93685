import {
  pauseRun
} from "./shared-control-run.js";
import "./shared-shared-4.js";
import "./shared-foreign-commits.js";
import "./shared-client-modules.js";
import "./shared-next.js";
import "./shared-status-launcher.js";
import "./shared-client-settings.js";
import {
  answer,
  wholeRun
} from "./shared-answer.js";
import "./shared-read-config.js";
import "./shared-record-refusal.js";
import "./shared-baseline.js";
import "./shared-before.js";
import "./shared-init-files.js";
import "./shared-plan-text.js";
import "./shared-init-record.js";
import "./shared-commit-reader.js";
import "./shared-implement-command.js";
import "./shared-proof-commands.js";
import "./shared-package-checks.js";
import "./shared-package-scripts.js";
import "./shared-may-begin-green.js";
import "./shared-agent-ended.js";
import "./shared-paired-call.js";
import "./shared-is-proof.js";
import "./shared-security.js";
import "./shared-fix-step.js";
import "./shared-review-change.js";
import "./shared-pinned-plan.js";
import "./shared-match-path.js";
import "./shared-attempt-spans.js";
import "./shared-engine-commit.js";
import "./shared-git-commit.js";
import "./shared-summarize.js";
import "./shared-lines.js";
import "./shared-active.js";
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

// src/hooks/commands/pause.ts
var run = ({ argument, context: { session } }) => answer(wholeRun(pauseRun({ cwd: session.cwd, home: session.home, session: session.id }), "pause", argument));
export {
  run
};
