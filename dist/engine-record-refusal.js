import {
  recordRefusal
} from "./shared-record-refusal.js";
import "./shared-active.js";
import "./shared-places.js";
import "./shared-lock.js";
import "./shared-groups.js";
import "./shared-shared-2.js";
import "./shared-journal-error.js";
import "./shared-process-ref.js";
import "./shared-change.js";
import "./shared-git.js";
import "./shared-files.js";
import "./shared-shared.js";
export {
  recordRefusal
};
