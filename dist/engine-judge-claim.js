import {
  judgeClaim
} from "./shared-commit-reader.js";
import "./shared-proof-commands.js";
import "./shared-room.js";
import "./shared-assertion-results.js";
import "./shared-command-environment.js";
import "./shared-run-stage.js";
import "./shared-before.js";
import "./shared-all-checks.js";
import "./shared-test-counts.js";
import "./shared-build-output.js";
import "./shared-contract.js";
import "./shared-check-packet.js";
import "./shared-assertions.js";
import "./shared-title.js";
import "./shared-shared-2.js";
import "./shared-contradiction.js";
import "./shared-git-status.js";
import "./shared-attempt-spans.js";
import "./shared-evidence.js";
import "./shared-journal-error.js";
import "./shared-files.js";
import "./shared-git.js";
import "./shared-shared.js";
export {
  judgeClaim
};
