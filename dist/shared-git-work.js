import {
  git,
  tryGit
} from "./shared-git.js";

// src/io/git-work.ts
var HONEST = ["-c", "core.fsmonitor=false", "-c", "core.untrackedCache=false", "-c", "core.quotePath=false"];
function workStatus(cwd) {
  const out = git(cwd, [
    ...HONEST,
    "status",
    "--porcelain=v2",
    "-z",
    "--untracked-files=all",
    "--no-renames",
    "--ignore-submodules=none"
  ]);
  return out.split("\0").flatMap((record) => {
    switch (record[0]) {
      case "1":
        return [{ path: field(record, 8), kind: "modified" }];
      case "u":
        return [{ path: field(record, 10), kind: "modified" }];
      case "?":
        return [{ path: record.slice(2), kind: "untracked" }];
      default:
        return [];
    }
  });
}
function field(record, skip) {
  return record.split(" ").slice(skip).join(" ");
}
function changedFiles(cwd, from, to) {
  const out = git(cwd, ["diff-tree", "-r", "-z", "--name-only", "--no-renames", from, to]);
  return out.split("\0").filter((path) => path !== "");
}
function committedText(cwd, commit, path) {
  return tryGit(cwd, ["cat-file", "blob", `${commit}:${path}`]);
}
function treeOf(cwd, commit) {
  return git(cwd, ["rev-parse", "--verify", `${commit}^{tree}`]).trim();
}

export {
  workStatus,
  changedFiles,
  committedText,
  treeOf
};
