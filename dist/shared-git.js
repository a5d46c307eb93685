// src/io/git.ts
import { spawnSync } from "node:child_process";
import { devNull } from "node:os";
import { resolve } from "node:path";
var GitError = class extends Error {
  constructor(args, status, stderr) {
    super(`git ${args.join(" ")}: ${stderr.trim() || `exit ${status}`}`);
    this.args = args;
    this.status = status;
    this.stderr = stderr;
  }
  args;
  status;
  stderr;
};
var REDIRECTING = /^GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|CONFIG.*|EXTERNAL_DIFF|GRAFT_FILE|REPLACE_REF_BASE|PREFIX|CEILING_DIRECTORIES)$/;
function gitEnvironment(env = process.env) {
  const kept = Object.fromEntries(Object.entries(env).filter(([name]) => !REDIRECTING.test(name)));
  return {
    ...kept,
    LC_ALL: "C",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    // Replaced objects and grafts would show another history than the one that is pushed.
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_GRAFT_FILE: devNull
  };
}
function git(cwd, args, options = {}) {
  return gitBytes(cwd, args, options).toString("utf8");
}
function gitBytes(cwd, args, options = {}) {
  const result = spawnSync("git", args, {
    cwd,
    env: options.index ? { ...gitEnvironment(), GIT_INDEX_FILE: options.index } : gitEnvironment(),
    input: options.input ?? "",
    maxBuffer: options.maxBuffer ?? 256 * 1024 * 1024,
    // Never inherit: whoever keeps a hook's stdout open makes the client drop its decision.
    stdio: ["pipe", "pipe", "pipe"],
    windowsHide: true
  });
  if (result.error) throw new GitError(args, null, result.error.message);
  if (result.status !== 0) throw new GitError(args, result.status, result.stderr.toString("utf8"));
  return result.stdout;
}
function tryGit(cwd, args, options = {}) {
  try {
    return git(cwd, args, options);
  } catch {
    return void 0;
  }
}
function findRepository(cwd) {
  const answer = tryGit(cwd, ["rev-parse", "--show-toplevel", "--git-common-dir", "--absolute-git-dir"]);
  const [root, commonDir, gitDir] = answer?.split("\n") ?? [];
  if (!root || !commonDir || !gitDir) return void 0;
  return { root, commonDir: resolve(cwd, commonDir), gitDir };
}
function headCommit(cwd) {
  return tryGit(cwd, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"])?.trim();
}
function committedText(cwd, commit, path) {
  return tryGit(cwd, ["cat-file", "blob", `${commit}:${path}`]);
}

export {
  GitError,
  git,
  gitBytes,
  tryGit,
  findRepository,
  headCommit,
  committedText
};
