import {
  readClaim
} from "./shared-assertion-results.js";
import "./shared-shared-2.js";
import "./shared-shared.js";
export {
  readClaim
};
