import {
  isAlive,
  processSpace,
  thisProcess
} from "./shared-process-ref.js";
import {
  bringIgnored
} from "./shared-bring-ignored.js";
import {
  WATCHFUL
} from "./shared-git-status.js";
import {
  git,
  headCommit,
  tryGit
} from "./shared-git.js";

// src/io/files.ts
import * as fs from "node:fs";
import { dirname } from "node:path";
var realFiles = {
  open: (path, flags, mode) => fs.openSync(path, flags, mode),
  close: (fd) => fs.closeSync(fd),
  size: (fd) => fs.fstatSync(fd).size,
  stamp(fd) {
    const { dev, ino, size, ctimeNs } = fs.fstatSync(fd, { bigint: true });
    return [dev, ino, size, ctimeNs].join(":");
  },
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
var foldsCase = process.platform === "win32" || process.platform === "darwin";
function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

// src/io/lock.ts
import { join } from "node:path";
var LockTimeout = class extends Error {
  constructor(owner, path, foreign) {
    super(`locked by process ${owner.pid}`);
    this.owner = owner;
    this.path = path;
    this.foreign = foreign;
  }
  owner;
  path;
  foreign;
};
function realParty() {
  return { self: { ...thisProcess(), space: processSpace() }, isAlive };
}
var held = /* @__PURE__ */ new Set();
function withLock(files, folder, options, work) {
  if (held.has(folder)) throw new Error(`this process already holds the lock ${folder}`);
  const party = options.party ?? realParty();
  const turn = takeTurn(files, folder, party, options.waitMs);
  held.add(folder);
  try {
    return work();
  } finally {
    held.delete(folder);
    endTurn(files, join(folder, String(turn)));
  }
}
async function withLockHeld(files, folder, options, work) {
  if (held.has(folder)) throw new Error(`this process already holds the lock ${folder}`);
  const turn = takeTurn(files, folder, options.party ?? realParty(), options.waitMs);
  held.add(folder);
  try {
    return await work();
  } finally {
    held.delete(folder);
    endTurn(files, join(folder, String(turn)));
  }
}
function takeTurn(files, folder, party, waitMs) {
  const deadline = Date.now() + waitMs;
  for (let tries = 0; ; tries += 1) {
    const last = lastTurn(files, folder);
    const owner = last === 0 ? void 0 : readOwner(files, join(folder, String(last)));
    if (owner === void 0 || isOver(owner, party)) {
      if (claimTurn(files, folder, last + 1, party.self)) return last + 1;
    } else if (Date.now() > deadline) {
      throw new LockTimeout(owner, join(folder, String(last)), owner.space !== party.self.space);
    }
    sleep(Math.min(1 + tries, 8) * (0.5 + Math.random()));
  }
}
function isOver(owner, { self, isAlive: isAlive2 }) {
  if (owner.space !== self.space) return false;
  if (owner.pid === self.pid && owner.startedAt === self.startedAt) return true;
  return !isAlive2(owner);
}
function turnOf(name) {
  return /^\d+$/.test(name) ? Number(name) : 0;
}
function lastTurn(files, folder) {
  try {
    return Math.max(0, ...files.list(folder).map(turnOf));
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    ensureFolder(files, folder);
    return 0;
  }
}
function readOwner(files, path) {
  const text = readIfThere(files, path)?.toString("utf8") ?? "";
  try {
    return text === "" ? void 0 : JSON.parse(text);
  } catch {
    return void 0;
  }
}
function claimTurn(files, folder, turn, self) {
  const claim = join(folder, `claim-${Math.random().toString(36).slice(2)}`);
  const bytes = Buffer.from(JSON.stringify(self));
  withOpen(files, claim, "wx", (fd) => writeAll(files, fd, bytes, 0), 384);
  try {
    files.link(claim, join(folder, String(turn)));
  } catch (error) {
    const code = errorCode(error);
    if (code === "EEXIST" || code === "ENOENT") return false;
    throw error;
  } finally {
    removeIfThere(files, claim);
  }
  const names = files.list(folder).filter((name) => name !== String(turn));
  if (names.some((name) => turnOf(name) > turn)) {
    removeIfThere(files, join(folder, String(turn)));
    return false;
  }
  for (const name of names) removeIfThere(files, join(folder, name));
  return true;
}
function removeIfThere(files, path) {
  try {
    files.remove(path);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
}
function endTurn(files, path) {
  try {
    withOpen(files, path, "r+", (fd) => files.truncate(fd, 0));
  } catch (error) {
    if (errorCode(error) === void 0) throw error;
  }
}

// src/engine/checkout.ts
import {
  existsSync as existsSync2,
  mkdirSync as mkdirSync2,
  mkdtempSync,
  readdirSync as readdirSync3,
  readFileSync as readFileSync3,
  realpathSync,
  renameSync as renameSync2,
  rmSync as rmSync2,
  writeFileSync
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname as dirname2, join as join3 } from "node:path";

// src/io/detached-worktree.ts
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  readdirSync as readdirSync2,
  readFileSync as readFileSync2,
  rmSync,
  statSync,
  utimesSync
} from "node:fs";
import { join as join2 } from "node:path";
var NO_HOOKS = ["-c", "core.hooksPath=/dev/null"];
var OWN_COMMAND = [
  ...WATCHFUL,
  ...NO_HOOKS,
  ...["submodule.recurse=false", "advice.detachedHead=false"].flatMap((setting) => ["-c", setting])
];
function addWorktree(root, path, commit) {
  git(root, [...OWN_COMMAND, "worktree", "add", "--quiet", "--no-checkout", "--detach", path, commit]);
  const gitDir = gitDirOf(path);
  if (gitDir === void 0) throw new Error(`git made no worktree at ${path}`);
  return { path, gitDir };
}
var isRegistered = ({ path, gitDir }) => gitDirOf(path) === gitDir && existsSync(join2(gitDir, "HEAD"));
function gitDirOf(path) {
  const file = join2(path, ".git");
  return existsSync(file) ? /^gitdir: (.+)$/m.exec(readFileSync2(file, "utf8"))?.[1] : void 0;
}
function resetWorktree({ path, gitDir }, commit, { index, keep }) {
  const own = join2(gitDir, "index");
  for (const lock of [`${index}.lock`, `${own}.lock`, join2(gitDir, "HEAD.lock")])
    rmSync(lock, { force: true });
  const here = [...OWN_COMMAND, "--git-dir", gitDir, "--work-tree", path];
  git(path, [...here, "checkout", "--quiet", "--force", "--detach", commit], { index });
  const kept = keep.flatMap((each) => ["-e", `/${each.replace(/[[\]*?\\ ]/g, "\\$&")}`]);
  git(path, [...here, "clean", "-ffdxq", ...kept], { index });
  copyFileSync(index, own);
  const { mtime } = statSync(index);
  utimesSync(own, mtime, mtime);
}
function removeWorktree(root, path) {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    openFolders(path);
    rmSync(path, { recursive: true, force: true });
  }
  tryGit(root, [...OWN_COMMAND, "worktree", "remove", "--force", "--force", path]);
}
function openFolders(path) {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  chmodSync(path, 448);
  for (const name of readdirSync2(path)) openFolders(join2(path, name));
}

// src/engine/checkout.ts
var MOST_AT_ONCE = 64;
var PREFIX = "ultraplan-checkout-";
var usedHere = /* @__PURE__ */ new Set();
async function inCheckout(options, use) {
  for (let n = 1; n <= MOST_AT_ONCE; n += 1) {
    const slot = join3(checkoutsFolder(options.dir), String(n));
    if (usedHere.has(slot)) continue;
    usedHere.add(slot);
    let isOurs = false;
    try {
      return await withLockHeld(realFiles, join3(slot, "lock"), { waitMs: 0 }, () => {
        isOurs = true;
        return useSlot(slot, options, use);
      });
    } catch (error) {
      if (isOurs || !(error instanceof LockTimeout)) throw error;
    } finally {
      usedHere.delete(slot);
    }
  }
  throw new Error(`${MOST_AT_ONCE} proofs of this run are at work already`);
}
async function useSlot(slot, options, use) {
  const { record, leftOut } = prepare(slot, options);
  try {
    return await use(checkoutAt(record, options.commit, leftOut));
  } finally {
    if (readRecord(slot)?.path === record.path) writeRecord(slot, { ...record, busy: false });
    else discard(options.root, record);
  }
}
function prepare(slot, options) {
  const known = readRecord(slot);
  if (known && !known.busy && isMadeHere(known) && isRegistered(known)) {
    try {
      return reset(slot, known, options);
    } catch {
    }
  }
  if (known) discard(options.root, known);
  rmSync2(indexOf(slot), { force: true });
  try {
    return reset(slot, make(slot, options), options);
  } catch (error) {
    const failed = readRecord(slot);
    if (failed) discard(options.root, failed);
    rmSync2(recordFile(slot), { force: true });
    throw new Error(
      `no checkout of ${options.commit.slice(0, 10)} can be made for its proof: ${error instanceof Error ? error.message : String(error)}; \`proof.checkout: tree\` proves in the folder where the work was done`
    );
  }
}
function make(slot, { root, commit }) {
  const parent = realpathSync.native(mkdtempSync(join3(tmpdir(), PREFIX)));
  const path = join3(parent, basename(root));
  const record = { path, gitDir: "", busy: true, linked: [] };
  writeRecord(slot, record);
  const made = { ...record, ...addWorktree(root, path, commit) };
  writeRecord(slot, made);
  return made;
}
function reset(slot, known, options) {
  const { commit, bring } = options;
  writeRecord(slot, { ...known, busy: true });
  emptyAround(known.path);
  resetWorktree(known, commit, { index: indexOf(slot), keep: known.linked });
  const { linked, leftOut } = bringIgnored(known.path, bring);
  const dropped = known.linked.filter((path) => !linked.includes(path));
  if (dropped.length === 0) return { record: { ...known, busy: true, linked }, leftOut };
  for (const path of dropped) rmSync2(join3(known.path, path), { recursive: true, force: true });
  return reset(slot, { ...known, linked }, options);
}
function emptyAround(path) {
  const parent = dirname2(path);
  for (const name of readdirSync3(parent))
    if (name !== basename(path)) rmSync2(join3(parent, name), { recursive: true, force: true });
}
function checkoutAt({ path, gitDir }, commit, leftOut) {
  return {
    path,
    commit,
    leftOut,
    environment: (env) => withoutHooks(env, gitDir, join3(dirname2(path), "no-hooks.gitconfig")),
    restore: (from, paths) => {
      for (const each of paths) {
        const isThere = tryGit(path, ["cat-file", "-e", `${from}:${each}`]) !== void 0;
        if (isThere) git(path, [...NO_HOOKS, "checkout", "--quiet", from, "--", `:(top,literal)${each}`]);
        else rmSync2(join3(path, each), { recursive: true, force: true });
      }
    },
    head: () => headCommit(path)
  };
}
function withoutHooks(env, gitDir, file) {
  writeFileSync(file, "[core]\n	hooksPath = /dev/null\n");
  const count = Number(env.GIT_CONFIG_COUNT) || 0;
  return {
    ...env,
    GIT_CONFIG_COUNT: String(count + 1),
    [`GIT_CONFIG_KEY_${count}`]: `includeIf.gitdir:${gitDir.replace(/[[\]*?\\]/g, "\\$&")}.path`,
    [`GIT_CONFIG_VALUE_${count}`]: file
  };
}
function removeCheckouts(dir, root) {
  const folder = checkoutsFolder(dir);
  if (!existsSync2(folder)) return;
  for (const n of readdirSync3(folder)) removeSlot(join3(folder, n), root);
  try {
    rmSync2(folder, { recursive: true, force: true });
  } catch {
  }
}
function removeSlot(slot, root) {
  const record = readRecord(slot);
  rmSync2(recordFile(slot), { force: true });
  if (!record || usedHere.has(slot)) return;
  try {
    withLock(realFiles, join3(slot, "lock"), { waitMs: 0 }, () => discard(root, record));
  } catch (error) {
    if (!(error instanceof LockTimeout)) throw error;
  }
}
var isMadeHere = ({ path }) => basename(dirname2(path)).startsWith(PREFIX);
function discard(root, worktree) {
  if (!isMadeHere(worktree)) return;
  try {
    removeWorktree(root, worktree.path);
    rmSync2(dirname2(worktree.path), { recursive: true, force: true });
  } catch {
  }
}
var checkoutsFolder = (dir) => join3(dir, "checkouts");
var recordFile = (slot) => join3(slot, "worktree.json");
var indexOf = (slot) => join3(slot, "index");
function readRecord(slot) {
  try {
    return JSON.parse(readFileSync3(recordFile(slot), "utf8"));
  } catch {
    return void 0;
  }
}
function writeRecord(slot, record) {
  mkdirSync2(slot, { recursive: true });
  const temporary = `${recordFile(slot)}.new`;
  writeFileSync(temporary, JSON.stringify(record));
  renameSync2(temporary, recordFile(slot));
}

// src/journal/journal-error.ts
var JournalError = class extends Error {
  constructor(code, place, message, fix, options) {
    super(message, options);
    this.code = code;
    this.place = place;
    this.fix = fix;
  }
  code;
  place;
  fix;
};
var GO_ON = 'run "ultraplan audit" for the extent; put the file back from a backup, or "ultraplan cancel" and start the plan again: ticked tasks count as done';
var FULL = /* @__PURE__ */ new Set(["ENOSPC", "EDQUOT", "EFBIG"]);
var CLOSED = /* @__PURE__ */ new Set(["EROFS", "EACCES", "EPERM"]);
function diskError(error, file) {
  const code = errorCode(error);
  if (error instanceof JournalError || code === void 0) return error;
  const problem = (kind, what, fix) => new JournalError(
    kind,
    { file },
    `${what} (${code}); nothing new was recorded, nothing before is lost`,
    fix,
    {
      cause: error
    }
  );
  if (FULL.has(code)) return problem("disk", "the disk is full", "free some space there and repeat the step");
  if (CLOSED.has(code)) {
    return problem(
      "read-only",
      "the file or its folder is closed to this user",
      "make both readable and writable for this user and repeat the step"
    );
  }
  return problem("disk", "the file system refused", "look after the disk or the mount and repeat the step");
}

export {
  realFiles,
  errorCode,
  readIfThere,
  withOpen,
  closeQuietly,
  syncFolder,
  ensureFolder,
  writeAll,
  writeAtomic,
  sleep,
  JournalError,
  GO_ON,
  diskError,
  LockTimeout,
  withLock,
  withLockHeld,
  PREFIX,
  inCheckout,
  removeCheckouts
};
