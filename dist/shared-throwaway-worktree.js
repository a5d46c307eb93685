import {
  git,
  tryGit
} from "./shared-git.js";

// src/io/throwaway-worktree.ts
import { existsSync, mkdtempSync, realpathSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
async function inThrowawayWorktree(root, commit, { links }, work) {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), "ultraplan-tree-")));
  const dir = join(parent, "tree");
  const made = [];
  try {
    git(root, ["-c", "core.hooksPath=/dev/null", "worktree", "add", "--quiet", "--detach", dir, commit]);
    for (const path of links) if (linkInto(root, dir, path)) made.push(join(dir, path));
    return await work(dir);
  } finally {
    for (const link of made) rmSync(link, { force: true });
    tryGit(root, ["worktree", "remove", "--force", dir]);
    rmSync(parent, { recursive: true, force: true });
    tryGit(root, ["worktree", "prune"]);
  }
}
function linkInto(root, dir, path) {
  const [from, to] = [join(root, path), join(dir, path)];
  if (!existsSync(from) || existsSync(to)) return false;
  symlinkSync(from, to, statSync(from).isDirectory() ? "junction" : "file");
  return true;
}

export {
  inThrowawayWorktree
};
