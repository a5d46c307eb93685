import {
  runProof
} from "./shared-run-proof.js";
import "./shared-command-environment.js";
import "./shared-evidence.js";
import "./shared-journal-error.js";
import "./shared-files.js";
import "./shared-shared.js";
export {
  runProof
};
