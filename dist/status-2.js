import {
  renderStatus
} from "./shared-status.js";
import {
  answer
} from "./shared-answer.js";
import {
  openRun
} from "./shared-active.js";
import "./shared-process-ref.js";
import "./shared-files.js";

// src/engine/status.ts
function statusText(cwd, home) {
  const open = openRun(cwd, home);
  return "error" in open ? open : { text: renderStatus(open.run, { columns: 78, colour: false }) };
}

// src/hooks/commands/status.ts
var run = ({ context }) => answer(statusText(context.session.cwd, context.session.home));
export {
  run
};
