import {
  judgeClaim
} from "./shared-commit-reader.js";
import "./shared-assertion-results.js";
import "./shared-run-stage.js";
import "./shared-before.js";
import "./shared-all-checks.js";
import "./shared-shared-3.js";
import "./shared-contradiction.js";
import "./shared-proof-commands.js";
import "./shared-room.js";
import "./shared-run-proof.js";
import "./shared-command-environment.js";
import "./shared-test-counts.js";
import "./shared-git-status.js";
import "./shared-contract.js";
import "./shared-check-packet.js";
import "./shared-assertions.js";
import "./shared-title.js";
import "./shared-evidence.js";
import "./shared-journal-error.js";
import "./shared-git.js";
import "./shared-files.js";
import "./shared-shared.js";
export {
  judgeClaim
};
