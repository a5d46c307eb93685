import {
  VERSION
} from "./shared-version.js";
export {
  VERSION
};
