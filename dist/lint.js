import {
  lintText
} from "./shared-lint-plan.js";
import {
  answer
} from "./shared-answer.js";
import "./shared-shared.js";

// src/hooks/commands/lint.ts
var run = ({ argument, context }) => answer(lintText(context.session.cwd, argument));
export {
  run
};
