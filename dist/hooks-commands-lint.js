import {
  lintText
} from "./shared-find-plan.js";
import "./shared-findings.js";
import "./shared-lines.js";
import {
  answer
} from "./shared-answer.js";
import "./shared-width.js";
import "./shared-shared-3.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/hooks/commands/lint.ts
var run = ({ argument, context }) => answer(lintText(context.session.cwd, argument));
export {
  run
};
