import {
  bringIgnored,
  bringingFor
} from "./shared-bring-ignored.js";
import "./shared-git-status.js";
import "./shared-git.js";
import "./shared-shared.js";
export {
  bringIgnored,
  bringingFor
};
