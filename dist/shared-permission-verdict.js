import {
  taskOf
} from "./shared-change.js";

// src/engine/permission-verdict.ts
import { readFileSync } from "node:fs";
async function blameDenials(result, run, task, ticket) {
  const denied = taskOf(run, ticket.task)?.attempts.at(-1)?.denied ?? [];
  if (result.outcome === "PASSED" || denied.length === 0) return result;
  const gaveUp = result.findings.some(({ id }) => id === "claim/status");
  const needed = gaveUp ? denied : await indispensable(denied, task, run);
  if (needed.length === 0) return result;
  return {
    ...result,
    outcome: "BLOCKED",
    failure: "BLOCKED",
    findings: [...distinct(needed).map(finding), ...result.findings]
  };
}
async function indispensable(denied, task, run) {
  const { isNeeded, neededCalls } = await import("./plan-needed-rules.js");
  const needs = neededCalls([{ tasks: [{ ...task, ticked: false }] }], run.config);
  return denied.filter(
    ({ tool, what }) => tool === "Bash" ? isNeeded(what, needs) : /^(?:Write|Edit|MultiEdit|NotebookEdit)$/.test(tool)
  );
}
var distinct = (calls) => [
  ...new Map(calls.map((call) => [call.rule, call])).values()
];
var finding = ({ tool, what, rule }) => ({
  id: "permission/denied",
  severity: "block",
  failure: "BLOCKED",
  message: `permission: the client did not allow ${tool} ${JSON.stringify(what)}; missing: ${rule}`,
  fix: `allow it in the project's settings (permissions.allow, or /ultraplan:init), commit that, then /ultraplan:retry`
});
var DONT_ASK = /^Permission to use \S+ has been denied because Claude Code is running in don't ask mode/;
function deniedInTranscript(transcript) {
  let text;
  try {
    text = readFileSync(transcript, "utf8");
  } catch {
    return [];
  }
  const calls = /* @__PURE__ */ new Map();
  const denied = [];
  for (const block of text.split("\n").flatMap(contentOf)) {
    if (block.type === "tool_use" && typeof block.id === "string")
      calls.set(block.id, { tool: String(block.name), input: block.input ?? {} });
    if (block.type !== "tool_result" || block.is_error !== true) continue;
    const call = calls.get(String(block.tool_use_id));
    if (call && DONT_ASK.test(String(block.content))) denied.push(call);
  }
  return denied;
}
function contentOf(line) {
  try {
    const content = JSON.parse(line)?.message?.content;
    return Array.isArray(content) ? content : [];
  } catch {
    return [];
  }
}

export {
  blameDenials,
  deniedInTranscript
};
