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
  sleep
};
