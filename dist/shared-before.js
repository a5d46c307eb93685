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

// src/engine/tool-calls.ts
import { readFileSync as readFileSync2, realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join as join2, relative, resolve, sep } from "node:path";
var MOST_CALLS = 120;
var LONGEST = 240;
function toolCalls(of) {
  const made = callsIn(of);
  if (!made) return void 0;
  const calls = made.map(
    ({ name, input, failed }) => `${name}: ${inputOf(input)}${failed ? " (failed)" : ""}`
  );
  if (calls.length <= MOST_CALLS) return calls;
  return [...calls.slice(0, MOST_CALLS), `and ${calls.length - MOST_CALLS} more`];
}
var FILE_TOOLS = /* @__PURE__ */ new Set(["Write", "Edit", "MultiEdit", "NotebookEdit"]);
function writtenFiles(folder, of) {
  return (callsIn(of) ?? []).filter(({ name, failed }) => FILE_TOOLS.has(name ?? "") && !failed).map(({ input }) => input?.file_path ?? input?.notebook_path).flatMap((path) => typeof path === "string" ? insideOf(folder, path) : []);
}
var WORKING_TOOLS = /* @__PURE__ */ new Set(["Bash", "PowerShell", ...FILE_TOOLS]);
function insideOf(folder, path) {
  const full = resolve(folder, path);
  const inside = relative(real(folder), join2(real(dirname(full)), basename(full)));
  return inside === "" || inside.startsWith("..") || isAbsolute(inside) ? [] : [inside.split(sep).join("/")];
}
function real(folder) {
  try {
    return realpathSync(folder);
  } catch {
    return dirname(folder) === folder ? folder : join2(real(dirname(folder)), basename(folder));
  }
}
function callsIn({ transcript, since }) {
  if (transcript === void 0) return void 0;
  try {
    const lines = readFileSync2(transcript, "utf8").split("\n");
    const whole = isJson(lines.at(-1)) ? lines : lines.slice(0, -1);
    const blocks = whole.flatMap((line) => blocksIn(line, since));
    const failed = new Set(blocks.filter(({ is_error }) => is_error).map(({ tool_use_id }) => tool_use_id));
    const ends = new Map(blocks.map(({ tool_use_id, at }) => [tool_use_id, at]));
    return blocks.filter(({ type }) => type === "tool_use").map((block) => {
      const ended = ends.get(block.id);
      return { ...block, failed: failed.has(block.id), ...ended ? { ended } : {} };
    });
  } catch {
    return void 0;
  }
}
function isJson(line = "") {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
function blocksIn(line, since) {
  if (line.trim() === "") return [];
  const { message, timestamp = "" } = JSON.parse(line);
  if (timestamp !== "" && timestamp < since) return [];
  return Array.isArray(message?.content) ? message.content.map((block) => ({ ...block, at: timestamp })) : [];
}
function inputOf(input = {}) {
  const telling = input.command ?? input.file_path ?? input.path ?? input.pattern;
  const text = typeof telling === "string" ? telling : JSON.stringify(input);
  const line = text.replace(/\s*\n\s*/g, " ; ");
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

export {
  toolCalls,
  writtenFiles,
  gitSettings,
  recordBefore,
  readBefore
};
