import {
  judgeClaim
} from "./shared-gather-facts.js";
import "./shared-run-stage.js";
import "./shared-assertion-results.js";
import "./shared-run-proof.js";
import "./shared-command-environment.js";
import "./shared-all-checks.js";
import "./shared-test-counts.js";
import "./shared-build-output.js";
import "./shared-contract.js";
import "./shared-check-packet.js";
import "./shared-assertions.js";
import "./shared-title.js";
import "./shared-shared-2.js";
import "./shared-contradiction.js";
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
import "./shared-is-proof.js";
import "./shared-match-path.js";
import "./shared-attempt-spans.js";
import "./shared-evidence.js";
import "./shared-change.js";
import "./shared-checkout.js";
import "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import "./shared-task-name.js";
import "./shared-git-status.js";
import "./shared-git.js";
import "./shared-shared.js";
export {
  judgeClaim
};
