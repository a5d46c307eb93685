import {
  textInCommit,
  writtenByInit
} from "./shared-init-files.js";
import {
  changedPaths,
  progressFile
} from "./shared-review-change.js";
import {
  findRepository,
  tryGit
} from "./shared-git.js";

// src/engine/foreign-commits.ts
var MOST_FILES = 20;
function foreignCommits(run, head) {
  const { knownHead, root } = run;
  if (knownHead === void 0 || knownHead === head) return [];
  const from = tryGit(root, ["merge-base", knownHead, head])?.trim() || knownHead;
  const known = /* @__PURE__ */ new Set([
    progressFile(run),
    ...run.tasks.flatMap(({ file, override }) => [
      file,
      ...override && !override.adopted ? override.left ?? [] : []
    ])
  ]);
  const changed = changedPaths(root, from, head).filter((path) => !known.has(path));
  if (changed.length === 0) return [];
  const byInit = writtenByInit(commonDirOf(root), changed, textInCommit(root, head));
  const files = changed.filter((path) => !byInit.has(path));
  if (files.length === 0) return [];
  const count = Number(tryGit(root, ["rev-list", "--count", `${from}..${head}`]) ?? 1);
  return [{ type: "commits_found", from, to: head, count, files: files.slice(0, MOST_FILES) }];
}
var commonDirOf = (root) => findRepository(root)?.commonDir ?? "";

export {
  foreignCommits
};
