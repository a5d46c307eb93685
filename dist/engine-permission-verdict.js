import {
  blameDenials,
  deniedInTranscript
} from "./shared-permission-verdict.js";
import "./shared-change.js";
import "./shared-shared.js";
export {
  blameDenials,
  deniedInTranscript
};
