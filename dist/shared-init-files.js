import {
  hashOf,
  readRecord
} from "./shared-init-record.js";
import {
  IMPLEMENT_COMMAND,
  PRE_PUSH_HOOK
} from "./shared-implement-command.js";
import {
  tryGit
} from "./shared-git.js";

// src/engine/init-files.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";
function writtenByInit(commonDir, paths, textOf) {
  const { settings, files } = readRecord(commonDir);
  const hashes = new Map([
    ...Object.entries(files),
    ...Object.entries(settings).map(([path, { after }]) => [path, after])
  ]);
  return new Set(
    paths.filter((path) => {
      const hash = hashes.get(path);
      const text = hash === void 0 ? void 0 : textOf(path);
      return text !== void 0 && hashOf(text) === hash && couldBeInits(path, text);
    })
  );
}
var textInFolder = (folder) => (path) => {
  try {
    return readFileSync(join(folder, path), "utf8");
  } catch {
    return void 0;
  }
};
var textInCommit = (root, commit) => (path) => tryGit(root, ["cat-file", "blob", `${commit}:${path}`]);
var CONFIG_FILE = ".ultraplan/config.yaml";
var SETTINGS = /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;
function couldBeInits(path, text) {
  if (path === CONFIG_FILE) return text.split("\n").every((line) => /^\s*(?:#|$)/.test(line));
  return text === IMPLEMENT_COMMAND || text === PRE_PUSH_HOOK || SETTINGS.test(path);
}

export {
  writtenByInit,
  textInFolder,
  textInCommit
};
