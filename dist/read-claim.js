import {
  readClaim
} from "./shared-shared-2.js";
import "./shared-shared.js";
export {
  readClaim
};
