import {
  lintText
} from "./shared-lint-plan.js";
import "./shared-findings.js";
import "./shared-shared-3.js";
import "./shared-find-plan.js";
import "./shared-build-output.js";
import "./shared-example.js";
import "./shared-commands.js";
import "./shared-build-task.js";
import "./shared-check-packet.js";
import "./shared-cursor.js";
import "./shared-assertions.js";
import "./shared-title.js";
import {
  answer
} from "./shared-answer.js";
import "./shared-read-config.js";
import "./shared-is-proof.js";
import "./shared-lines.js";
import "./shared-terminal.js";
import "./shared-width.js";
import "./shared-task-name.js";
import "./shared-git-status.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/hooks/commands/lint.ts
var run = ({ argument, context }) => answer(lintText(context.session.cwd, argument));
export {
  run
};
