import {
  readClaim
} from "./shared-assertion-results.js";
import "./shared-shared-3.js";
import "./shared-shared.js";
export {
  readClaim
};
