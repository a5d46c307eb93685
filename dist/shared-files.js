// src/io/git.ts
import { spawnSync } from "node:child_process";
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
    GIT_NO_REPLACE_OBJECTS: "1"
  };
}
function git(cwd, args, options = {}) {
  const result = spawnSync("git", args, {
    cwd,
    env: gitEnvironment(),
    encoding: "utf8",
    input: options.input ?? "",
    maxBuffer: options.maxBuffer ?? 256 * 1024 * 1024,
    // Never inherit: whoever keeps a hook's stdout open makes the client drop its decision.
    stdio: ["pipe", "pipe", "pipe"],
    windowsHide: true
  });
  if (result.error) throw new GitError(args, null, result.error.message);
  if (result.status !== 0) throw new GitError(args, result.status, result.stderr);
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

// src/io/files.ts
import * as fs from "node:fs";
import { dirname } from "node:path";
var realFiles = {
  open: (path, flags, mode) => fs.openSync(path, flags, mode),
  close: (fd) => fs.closeSync(fd),
  size: (fd) => fs.fstatSync(fd).size,
  read: (fd, buffer, position) => fs.readSync(fd, buffer, 0, buffer.length, position),
  write: (fd, bytes, position) => fs.writeSync(fd, bytes, 0, bytes.length, position),
  truncate: (fd, size) => fs.ftruncateSync(fd, size),
  sync: (fd) => fs.fsyncSync(fd),
  readFile: (path) => fs.readFileSync(path),
  list: (folder) => fs.readdirSync(folder),
  makeFolder: (path) => fs.mkdirSync(path, { mode: 448 }),
  rename: (from, to) => fs.renameSync(from, to),
  link: (from, to) => fs.linkSync(from, to),
  remove: (path) => fs.unlinkSync(path)
};
function errorCode(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : void 0;
}
function readIfThere(files, path) {
  try {
    return files.readFile(path);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return void 0;
    throw error;
  }
}
function withOpen(files, path, flags, work, mode) {
  const fd = files.open(path, flags, mode);
  try {
    return work(fd);
  } finally {
    closeQuietly(files, fd);
  }
}
function closeQuietly(files, fd) {
  try {
    files.close(fd);
  } catch (error) {
    if (errorCode(error) === void 0) throw error;
  }
}
function syncFolder(files, folder) {
  if (process.platform !== "win32") withOpen(files, folder, "r", (fd) => files.sync(fd));
}
function ensureFolder(files, path) {
  try {
    files.makeFolder(path);
  } catch (error) {
    const code = errorCode(error);
    if (code === "EEXIST") return;
    if (code !== "ENOENT") throw error;
    ensureFolder(files, dirname(path));
    ensureFolder(files, path);
    return;
  }
  syncFolder(files, dirname(path));
}
function writeAll(files, fd, bytes, position) {
  let done = 0;
  while (done < bytes.length) done += files.write(fd, bytes.subarray(done), position + done);
}
var BUSY = /* @__PURE__ */ new Set(["EPERM", "EACCES", "EBUSY"]);
function replace(files, from, to) {
  for (let tries = 0; ; tries += 1) {
    try {
      files.rename(from, to);
      return;
    } catch (error) {
      if (process.platform !== "win32" || tries > 50 || !BUSY.has(errorCode(error) ?? "")) throw error;
      sleep(10);
    }
  }
}
function writeAtomic(files, path, bytes, options) {
  const write = (fd) => {
    writeAll(files, fd, bytes, 0);
    files.sync(fd);
  };
  withOpen(files, options.temporary, "w", write, 384);
  replace(files, options.temporary, path);
  if (options.sync === "both") syncFolder(files, dirname(path));
}
function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

export {
  GitError,
  git,
  tryGit,
  findRepository,
  headCommit,
  realFiles,
  errorCode,
  readIfThere,
  withOpen,
  closeQuietly,
  syncFolder,
  ensureFolder,
  writeAll,
  writeAtomic,
  sleep
};
