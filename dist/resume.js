import {
  tellModel
} from "./shared-answer.js";
import {
  resumeRun
} from "./shared-control-run.js";
import "./shared-identity.js";
import "./shared-advance.js";
import "./shared-binding.js";
import "./shared-active.js";
import "./shared-process-ref.js";
import "./shared-files.js";

// src/hooks/commands/resume.ts
var run = ({ context }) => tellModel(resumeRun(context.session, context.now));
export {
  run
};
