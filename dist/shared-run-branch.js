import {
  tryGit
} from "./shared-git.js";

// src/engine/run-branch.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";
var branchHead = ({ root, branch }) => tryGit(root, ["rev-parse", "--verify", "--quiet", `refs/heads/${branch}^{commit}`])?.trim();
function checkedOut(root) {
  const [, branch] = BRANCH.exec(headFile(root)) ?? [];
  if (branch !== void 0) return branch;
  const [, asked] = BRANCH.exec(`ref: ${tryGit(root, ["symbolic-ref", "--quiet", "HEAD"]) ?? ""}`) ?? [];
  return asked;
}
var BRANCH = /^ref: refs\/heads\/(?!\.invalid$)(.+)$/m;
function headFile(root) {
  try {
    return readFileSync(join(root, ".git", "HEAD"), "utf8");
  } catch {
    return "";
  }
}

export {
  branchHead,
  checkedOut
};
