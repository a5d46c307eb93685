import {
  VERSION
} from "./shared-version.js";
import "./shared-shared.js";
export {
  VERSION
};
