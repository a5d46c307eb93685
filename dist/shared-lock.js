import {
  isAlive,
  processSpace,
  thisProcess
} from "./shared-process-ref.js";
import {
  ensureFolder,
  errorCode,
  readIfThere,
  sleep,
  withOpen,
  writeAll
} from "./shared-files.js";

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

export {
  LockTimeout,
  withLock,
  withLockHeld
};
