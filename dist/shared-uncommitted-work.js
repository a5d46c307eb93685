import {
  workStatus
} from "./shared-git-status.js";
import {
  tryGit
} from "./shared-git.js";

// src/engine/uncommitted-work.ts
function uncommittedWork(run) {
  if (tryGit(run.root, ["rev-parse", "--git-dir"]) === void 0) return [];
  return workStatus(run.root).map((entry) => entry.path);
}

export {
  uncommittedWork
};
