import {
  lintPlan,
  lintText
} from "./shared-lint-plan.js";
export {
  lintPlan,
  lintText
};
