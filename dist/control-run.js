import {
  cancelRun,
  pauseRun,
  resumeRun,
  takeOver
} from "./shared-control-run.js";
import "./shared-identity.js";
import "./shared-advance.js";
import "./shared-binding.js";
import "./shared-active.js";
import "./shared-process-ref.js";
import "./shared-files.js";
export {
  cancelRun,
  pauseRun,
  resumeRun,
  takeOver
};
