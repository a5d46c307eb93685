import {
  answer
} from "./shared-answer.js";
import {
  cancelRun
} from "./shared-control-run.js";
import "./shared-identity.js";
import "./shared-advance.js";
import "./shared-binding.js";
import "./shared-active.js";
import "./shared-process-ref.js";
import "./shared-files.js";

// src/hooks/commands/cancel.ts
var run = ({ context }) => answer(cancelRun(context.session.cwd, context.session.home));
export {
  run
};
