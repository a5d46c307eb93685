import {
  answer
} from "./shared-answer.js";
import {
  pauseRun
} from "./shared-control-run.js";
import "./shared-identity.js";
import "./shared-advance.js";
import "./shared-binding.js";
import "./shared-active.js";
import "./shared-process-ref.js";
import "./shared-files.js";

// src/hooks/commands/pause.ts
var run = ({ context }) => answer(pauseRun(context.session.cwd, context.session.home));
export {
  run
};
