import {
  comparePermissions,
  isNeeded,
  neededCalls,
  rulesForCommand
} from "./shared-free-commands.js";
import "./shared-permission-rule.js";
import "./shared-commands.js";
import "./shared-shared.js";
export {
  comparePermissions,
  isNeeded,
  neededCalls,
  rulesForCommand
};
