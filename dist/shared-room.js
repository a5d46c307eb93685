import {
  git,
  tryGit
} from "./shared-git.js";

// src/engine/room.ts
import { rmSync as rmSync2 } from "node:fs";
import { join as join2 } from "node:path";

// src/io/throwaway-worktree.ts
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
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
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to, statSync(from).isDirectory() ? "junction" : "file");
  return true;
}

// src/engine/room.ts
function inRoom(options, use) {
  const { cwd, commit, links } = options;
  return inThrowawayWorktree(
    cwd,
    commit,
    { links },
    (path) => use({ path, restored: restore(path, options.restore) })
  );
}
function restore(room, wanted) {
  for (const path of wanted?.paths ?? []) {
    const there = tryGit(room, ["cat-file", "-e", `${wanted?.commit}:${path}`]) !== void 0;
    if (there) git(room, ["checkout", "--quiet", wanted?.commit ?? "", "--", path]);
    else rmSync2(join2(room, path), { recursive: true, force: true });
  }
  return [...wanted?.paths ?? []];
}

export {
  inRoom
};
