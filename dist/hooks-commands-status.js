import {
  statusText
} from "./shared-status.js";
import "./shared-progress-bar.js";
import "./shared-spans.js";
import "./shared-shared-3.js";
import "./shared-next.js";
import {
  answer
} from "./shared-answer.js";
import "./shared-active.js";
import "./shared-time-limit.js";
import "./shared-held-files.js";
import "./shared-places.js";
import "./shared-groups.js";
import "./shared-publish-views.js";
import "./shared-terminal.js";
import "./shared-width.js";
import "./shared-checkout.js";
import "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import "./shared-change.js";
import "./shared-task-name.js";
import "./shared-git-status.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/hooks/commands/status.ts
var run = ({ context }) => answer(statusText(context.session));
export {
  run
};
