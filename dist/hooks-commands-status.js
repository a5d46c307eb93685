import {
  statusText
} from "./shared-status.js";
import "./shared-progress-bar.js";
import "./shared-spans.js";
import "./shared-shared-3.js";
import {
  answer
} from "./shared-answer.js";
import "./shared-active.js";
import "./shared-lock.js";
import "./shared-next.js";
import "./shared-policy.js";
import "./shared-places.js";
import "./shared-totals.js";
import "./shared-names.js";
import "./shared-width.js";
import "./shared-reviews.js";
import "./shared-change.js";
import "./shared-process-ref.js";
import "./shared-terminal.js";
import "./shared-journal-error.js";
import "./shared-files.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/hooks/commands/status.ts
var run = ({ context }) => answer(statusText(context.session));
export {
  run
};
