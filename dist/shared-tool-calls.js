// src/engine/tool-calls.ts
import { readFileSync, realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
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
function lastNewCall(of, pending, tools) {
  const counts = (name = "") => tools === void 0 || tools.has(name);
  const made = (callsIn(of) ?? []).filter(({ id, name }) => id !== pending.id && counts(name));
  const known = /* @__PURE__ */ new Set();
  const times = made.flatMap((call) => {
    const what = sameness(call);
    if (known.has(what)) return [];
    known.add(what);
    return [call.at, call.ended].map((at) => at ? Date.parse(at) : 0);
  });
  const isNew = counts(pending.name) && !known.has(sameness(pending));
  return Math.max(0, ...times, isNew ? pending.at : 0);
}
var sameness = ({ name, input }) => JSON.stringify([name, typeof input?.command === "string" ? input.command.trim() : input]);
function insideOf(folder, path) {
  const full = resolve(folder, path);
  const inside = relative(real(folder), join(real(dirname(full)), basename(full)));
  return inside === "" || inside.startsWith("..") || isAbsolute(inside) ? [] : [inside.split(sep).join("/")];
}
function real(folder) {
  try {
    return realpathSync(folder);
  } catch {
    return dirname(folder) === folder ? folder : join(real(dirname(folder)), basename(folder));
  }
}
function callsIn({ transcript, since }) {
  if (transcript === void 0) return void 0;
  try {
    const lines = readFileSync(transcript, "utf8").split("\n");
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
  WORKING_TOOLS,
  lastNewCall
};
