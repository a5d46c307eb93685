import {
  flaggedFiles,
  workIds,
  workStatus
} from "./shared-git-status.js";
import {
  git
} from "./shared-git.js";

// src/io/git-settings.ts
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
var TELLING = /^(?:core\.(?:worktree|excludesfile|attributesfile|fsmonitor|ignorestat|filemode|sparsecheckout|sparsecheckoutcone)|filter\.(?!lfs\.).*|diff\..*|submodule\..*\.ignore|include\.path|includeif\..*)$/;
function gitSettings(cwd, commonDir) {
  const fields = git(cwd, ["config", "--list", "--show-scope", "-z"]).split("\0");
  const config = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [scope, entry = ""] = fields.slice(at, at + 2);
    if (scope !== "local" && scope !== "worktree") continue;
    const [key = "", value = ""] = splitOnce(entry, "\n");
    if (TELLING.test(key)) config.push(`${key}=${value}`);
  }
  return {
    config: config.sort(),
    exclude: rulesOf(join(commonDir, "info", "exclude")),
    attributes: rulesOf(join(commonDir, "info", "attributes"))
  };
}
function splitOnce(text, mark) {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}
function rulesOf(path) {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").split(/\r?\n/);
  return lines.map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
}

// src/engine/before.ts
var MOST_IDS = 200;
function recordBefore(cwd, commonDir) {
  const status = workStatus(cwd);
  const changed = status.filter(({ kind }) => kind === "modified").map(({ path }) => path);
  const ids = [...workIds(cwd, changed.slice(0, MOST_IDS))].filter(
    (entry) => entry[1] !== void 0
  );
  return {
    files: status.map(({ path }) => path),
    ids: Object.fromEntries(ids),
    flagged: flaggedFiles(cwd),
    ...gitSettings(cwd, commonDir)
  };
}
function readBefore(text) {
  const value = JSON.parse(text);
  if (Array.isArray(value)) return { files: value.map(String) };
  return { files: [], ...value };
}

export {
  gitSettings,
  recordBefore,
  readBefore
};
