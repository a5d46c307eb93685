import {
  sleep
} from "./shared-checkout.js";
import {
  findRepository,
  git,
  headCommit,
  tryGit
} from "./shared-git.js";

// src/io/git-commit.ts
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
var ENGINE = ["-c", "user.name=ultraplan", "-c", "user.email=ultraplan@localhost"];
var TRIES = 5;
function commitFiles(cwd, filesAt, message, madeBefore = () => void 0) {
  for (let attempt = 1; ; attempt += 1) {
    const head = headCommit(cwd);
    if (!head) throw new Error(`${cwd} has no commit to build on`);
    const made = madeBefore(head);
    if (made !== void 0) return { commit: made, isNew: false };
    try {
      return { commit: commitOn(cwd, head, filesAt(head), message), isNew: true };
    } catch (error) {
      if (attempt === TRIES || headCommit(cwd) === head) throw error;
    }
  }
}
function commitOn(cwd, head, files, message) {
  const repository = findRepository(cwd);
  if (!repository) throw new Error(`${cwd} is not in a repository`);
  const index = join(repository.gitDir, `ultraplan-index-${randomBytes(4).toString("hex")}`);
  const { root } = repository;
  try {
    git(root, ["read-tree", head], { index });
    const entries = files.map(({ path, text }) => {
      const blob = git(root, ["hash-object", "-w", "--stdin"], { input: text }).trim();
      return { path, blob, mode: modeOf(root, head, path), was: blobOf(root, head, path) };
    });
    for (const { path, blob, mode } of entries)
      git(root, ["update-index", "--add", "--cacheinfo", `${mode},${blob},${path}`], { index });
    const tree = git(root, ["write-tree"], { index }).trim();
    const commit = git(root, [...ENGINE, "commit-tree", tree, "-p", head], { input: message }).trim();
    git(root, ["update-ref", "-m", `ultraplan: ${message.split("\n")[0]}`, "HEAD", commit, head]);
    for (const { path, blob, mode, was } of entries) follow(root, path, blob, mode, was);
    return commit;
  } finally {
    rmSync(index, { force: true });
  }
}
function follow(root, path, blob, mode, was) {
  const staged = tryGit(root, ["rev-parse", "--verify", "--quiet", `:0:${path}`])?.trim();
  if (staged !== was) return;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const done = tryGit(root, ["update-index", "--add", "--cacheinfo", `${mode},${blob},${path}`]);
    if (done !== void 0) return;
    sleep(40);
  }
}
var blobOf = (root, commit, path) => tryGit(root, ["rev-parse", "--verify", "--quiet", `${commit}:${path}`])?.trim();
function modeOf(root, commit, path) {
  const entry = git(root, ["ls-tree", commit, "--", `:(top,literal)${path}`]);
  const mode = /^(\d{6}) blob/.exec(entry)?.[1];
  return mode ?? "100644";
}
function messagesBetween(cwd, from, to) {
  const out = tryGit(cwd, ["log", "-z", "--format=%H%n%B", `${from}..${to}`]) ?? "";
  return out.split("\0").filter((record) => record !== "").map((record) => ({
    commit: record.slice(0, record.indexOf("\n")),
    message: record.slice(record.indexOf("\n") + 1)
  }));
}
var isIgnored = (cwd, path) => tryGit(cwd, ["check-ignore", "--quiet", "--", path]) !== void 0;

export {
  ENGINE,
  commitFiles,
  messagesBetween,
  isIgnored
};
