import {
  ignoredPaths
} from "./shared-git-status.js";
import {
  tryGit
} from "./shared-git.js";

// src/engine/bring-ignored.ts
import {
  copyFileSync as copyFileSync2,
  constants as fsConstants,
  lstatSync as lstatSync2,
  mkdirSync as mkdirSync2,
  readdirSync as readdirSync2,
  utimesSync
} from "node:fs";
import { dirname as dirname2, join as join2, posix } from "node:path";

// src/io/link-entries.ts
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync
} from "node:fs";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
var LEFT_OUT = /* @__PURE__ */ new Set([".git", ".cache", ".vite", ".vite-temp", ".vitest", ".tmp"]);
var isShelf = (entry) => entry.isDirectory() && (entry.name.startsWith("@") || entry.name === ".bin" || entry.name === ".pnpm");
function linkEntries(place, path) {
  const [from, to] = [join(place.root, path), join(place.twin, path)];
  const found = statSync(from, { throwIfNoEntry: false });
  if (!found) return;
  if (isBehindLink(place, path)) return;
  mkdirSync(dirname(to), { recursive: true });
  if (found.isDirectory()) linkAll(place, realpathSync(from), to);
  else if (!isThere(to)) copyFileSync(from, to);
}
function isBehindLink({ twin }, path) {
  for (let above = dirname(path); above !== dirname(above); above = dirname(above))
    if (lstatSync(join(twin, above), { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  return false;
}
function linkAll(place, from, to) {
  if (!lstatSync(to, { throwIfNoEntry: false })?.isDirectory()) {
    rmSync(to, { force: true });
    mkdirSync(to);
  }
  const entries = readdirSync(from, { withFileTypes: true }).filter(({ name }) => !LEFT_OUT.has(name));
  const wanted = new Set(entries.map(({ name }) => name));
  for (const name of readdirSync(to)) if (!wanted.has(name)) remove(join(to, name));
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (isShelf(entry)) linkAll(place, source, target);
    else if (entry.isDirectory()) link(source, target, true);
    else if (entry.isSymbolicLink()) copyLink(place, source, target);
    else if (entry.isFile()) {
      remove(target);
      copyFileSync(source, target);
    }
  }
}
function copyLink(place, source, target) {
  const to = behind(source);
  if (!to) return;
  const real = realpathSync(source);
  const inside = relative(realpathSync(place.root), real);
  const isOwn = inside !== "" && !inside.startsWith("..") && !isAbsolute(inside);
  if (isOwn && !inside.split(sep).includes("node_modules"))
    link(join(place.twin, inside), target, to.isDirectory());
  else if (isOwn && dirname(source).endsWith(`${sep}.bin`) && process.platform !== "win32")
    link(readlinkSync(source), target, false);
  else link(real, target, to.isDirectory());
}
function behind(link2) {
  try {
    return statSync(link2);
  } catch {
    return void 0;
  }
}
function link(source, target, isFolder) {
  const there = lstatSync(target, { throwIfNoEntry: false });
  if (there?.isSymbolicLink() && sameTarget(readlinkSync(target), source)) return;
  if (there) remove(target);
  try {
    symlinkSync(source, target, isFolder ? "junction" : "file");
  } catch (error) {
    if (isFolder) throw error;
    if (existsSync(source)) copyFileSync(source, target);
  }
}
var sameTarget = (one, other) => one.replace(/[\\/]$/, "") === other;
var remove = (path) => rmSync(path, { recursive: true, force: true });
var isThere = (path) => lstatSync(path, { throwIfNoEntry: false }) !== void 0;

// src/engine/bring-ignored.ts
function bringingFor({ root, config, tasks }, task, issuedAt = "") {
  const { checkout, links } = config.proof;
  const began = tasks.find(({ id }) => id === task)?.attempts[0]?.startedAt || issuedAt;
  return { from: root, links, before: checkout === "clean" ? void 0 : Date.parse(began) };
}
var PACKAGES = /(?:^|\/)(?:node_modules|bower_components|\.?venv)$/;
var NOT_BROUGHT = /(?:^|\/)(?:\.claude\/worktrees|STATE\.md|SUMMARY\.md|__pycache__|\.(?:pytest|mypy|ruff)_cache|\.nyc_output|\.DS_Store|\.git)$|\.pyc$/;
var MOST_FILES = 2e3;
var MOST_BYTES = 64 * 1024 * 1024;
function bringIgnored(to, { from, links, before }) {
  const place = { root: from, twin: to };
  const ignored = before === void 0 ? [] : ignoredPaths(from).map((path) => path.replace(/\/$/, ""));
  const linked = new Set([...links, ...submodules(to)].filter((path) => isThere(join2(from, path))));
  const leftOut = [];
  for (const path of ignored.filter((each) => !NOT_BROUGHT.test(each) && !linked.has(each))) {
    const found = PACKAGES.test(path) ? "too many" : filesOf(from, path);
    if (found === "too many") linked.add(path);
    else
      for (const file of found) {
        const isOld = before !== void 0 && file.at <= before;
        const isBrought = isOld && unlessClosed(() => copy(place, file)) !== "closed";
        if (!isBrought && file.kind !== "folder") leftOut.push(file.path);
      }
  }
  const mine = withoutTracked(to, [...linked]);
  for (const path of mine) linkEntries(place, path);
  return { linked: mine, leftOut };
}
function withoutTracked(checkout, paths) {
  if (paths.length === 0) return [];
  const named = paths.map((path) => `:(top,literal)${path}`);
  const tracked = (tryGit(checkout, ["ls-files", "-z", "--", ...named]) ?? "").split("\0");
  return paths.filter((path) => !tracked.some((each) => each.startsWith(`${path}/`)));
}
function filesOf(root, top) {
  const found = [];
  const open = [top];
  let bytes = 0;
  for (let path = open.pop(); path !== void 0; path = open.pop()) {
    const seen = unlessClosed(() => look(join2(root, path)));
    if (seen === "closed") {
      found.push({ path, kind: "closed", at: Number.POSITIVE_INFINITY });
      continue;
    }
    if (!seen) continue;
    const { stat, names } = seen;
    bytes += stat.isFile() ? stat.size : 0;
    if (found.length >= MOST_FILES || bytes > MOST_BYTES) return "too many";
    const at = stat.ctimeMs;
    if (stat.isFile()) found.push({ path, kind: "file", at });
    else if (stat.isSymbolicLink()) found.push({ path, kind: "link", at });
    else if (stat.isDirectory() && PACKAGES.test(path)) found.push({ path, kind: "packages", at: 0 });
    else if (stat.isDirectory()) {
      if (names.length === 0) found.push({ path, kind: "folder", at });
      open.push(...names.map((name) => posix.join(path, name)).filter((each) => !NOT_BROUGHT.test(each)));
    }
  }
  return found;
}
function look(full) {
  const stat = lstatSync2(full, { throwIfNoEntry: false });
  return stat && { stat, names: stat.isDirectory() ? readdirSync2(full) : [] };
}
var CLOSED = /* @__PURE__ */ new Set(["EACCES", "EPERM", "ELOOP", "ENAMETOOLONG", "ENOENT"]);
function unlessClosed(act) {
  try {
    return act();
  } catch (error) {
    if (CLOSED.has(error.code ?? "")) return "closed";
    throw error;
  }
}
function copy(place, { path, kind }) {
  const [source, target] = [join2(place.root, path), join2(place.twin, path)];
  if (isBehindLink(place, path) || isThere(target)) return;
  mkdirSync2(kind === "folder" ? target : dirname2(target), { recursive: true });
  if (kind === "packages") linkEntries(place, path);
  else if (kind === "link") copyLink(place, source, target);
  else if (kind === "file") {
    copyFileSync2(source, target, fsConstants.COPYFILE_FICLONE);
    const { atime, mtime } = lstatSync2(source);
    utimesSync(target, atime, mtime);
  }
}
function submodules(checkout) {
  if (!isThere(join2(checkout, ".gitmodules"))) return [];
  const out = tryGit(checkout, ["config", "-z", "-f", ".gitmodules", "--get-regexp", "\\.path$"]) ?? "";
  return out.split("\0").flatMap((entry) => entry.split("\n")[1] ?? []);
}

export {
  bringingFor,
  bringIgnored
};
