import {
  renderStatus
} from "./shared-progress-bar.js";
import "./shared-spans.js";
import "./shared-width.js";
import {
  answer
} from "./shared-answer.js";
import "./shared-totals.js";
import "./shared-names.js";
import {
  openRun
} from "./shared-active.js";
import "./shared-shared-3.js";
import "./shared-lock.js";
import "./shared-process-ref.js";
import "./shared-journal-error.js";
import "./shared-files.js";
import "./shared-shared.js";

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
