import {
  readProse,
  remarkGfm,
  remarkParse,
  unified
} from "./shared-shared-2.js";

// src/gate/claim/assertion-results.ts
var HEADING = /^\s*(?:#{1,6}\s*|\*\*)assertion results\b/i;
var ENDS = /^\s*(?:#{1,6}\s|`{3}|~{3})/;
var RESULT = /^\s*(?:[-*+]|\d+[.)]|\|)?\s*[*_`]*([A-Za-z]+\d+)[*_`]*\s*[:|.)\u2013\u2014-]\s*(.*)$/;
var LINES = /`?([\w@+.,~()[\]{}$/\\ -]*[\w)\]}])`?:(\d+)(?:\s*[-\u2013]\s*(\d+))?/g;
var SECTION = /([^\s`()]+\.(?:md|mdx|txt|rst|adoc))#([^()`\n]+?)(?=\s*[`(]|\s+[-\u2013\u2014]|$)/g;
function readAssertionResults(text2) {
  const lines = text2.split("\n");
  const start = lines.findIndex((line) => HEADING.test(line));
  if (start < 0) return [];
  const results = [];
  for (let at = start + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (ENDS.test(line)) break;
    const found = RESULT.exec(line);
    if (found?.[1] !== void 0) results.push(readResult(found[1], found[2] ?? "", at + 1));
  }
  return results;
}
function readResult(id, rest, line) {
  const status = /^[\s*_`]*(PASS|FAIL)(?:ED)?\b/i.exec(rest)?.[1]?.toUpperCase();
  return {
    id,
    line,
    status: status === "PASS" || status === "FAIL" ? status : void 0,
    references: readReferences(rest),
    hasExpected: /\bexpected\b\s*[:=]?\s*\S/i.test(rest),
    hasActual: /\b(?:actual|got)\b\s*[:=]?\s*\S/i.test(rest)
  };
}
function readReferences(text2) {
  const found = [];
  for (const [, path = "", from, to] of text2.matchAll(LINES)) {
    const last = path.trim().split(/\s+/).at(-1) ?? "";
    if (!/[./]|^[A-Z][a-z]+file$/.test(last)) continue;
    found.push({ path: last, from: Number(from), ...to ? { to: Number(to) } : {} });
  }
  for (const [, path = "", heading = ""] of text2.matchAll(SECTION))
    found.push({ path, heading: heading.trim() });
  return found;
}

// src/gate/claim/result-block.ts
import { parseDocument } from "./vendor/yaml.js";
var STATUSES = ["success", "failure", "blocked"];
var MARKS = ["task_name", "files_modified", "verification", "done_criteria_met", "error"];
function readResult2(tree) {
  const candidates = fences(tree).filter(looksLikeResult);
  const [block] = candidates;
  if (!block) return { result: void 0, problems: [{ message: "the result block is missing" }] };
  if (candidates.length > 1) {
    return {
      result: void 0,
      problems: [
        {
          line: startOf(block),
          message: `there are ${candidates.length} result blocks where one was expected`
        }
      ]
    };
  }
  return readBlock(block);
}
function fences(node) {
  if (node.type === "code") return [node];
  if (node.type === "blockquote") return [];
  return "children" in node ? node.children.flatMap(fences) : [];
}
function looksLikeResult(code) {
  const has = (field) => new RegExp(`^\\s*${field}\\s*:`, "m").test(code.value);
  return has("status") && MARKS.some(has);
}
var startOf = (code) => code.position?.start.line ?? 1;
function readBlock(code) {
  const line = startOf(code);
  const document = parseDocument(code.value);
  const [error] = document.errors;
  if (error) {
    const at = error.linePos?.[0].line ?? 1;
    return {
      result: void 0,
      problems: [
        { line: line + at, message: `the result block is not YAML: ${error.message.split("\n")[0]}` }
      ]
    };
  }
  const value = document.toJS({ maxAliasCount: 100 });
  if (!isRecord(value))
    return { result: void 0, problems: [{ line, message: "the result block is not a list of fields" }] };
  const problems = [];
  const wrong = (field, expected, got) => problems.push({ line, message: `${field}: expected ${expected}, got ${shown(got)}` });
  const status = STATUSES.find((known) => known === value.status);
  if (!status) wrong("status", STATUSES.join(", "), value.status);
  const taskName = text(value.task_name);
  if (!taskName) wrong("task_name", "the name of the task", value.task_name);
  const error_ = text(value.error);
  if (status === "failure" || status === "blocked") {
    if (!error_) wrong("error", "what went wrong", value.error);
  } else if (status === "success") {
    readSuccess(value, wrong);
  }
  const result = status && {
    line,
    status,
    taskName,
    filesModified: list(value.files_modified) ?? [],
    verification: verification(value.verification),
    doneCriteriaMet: typeof value.done_criteria_met === "boolean" ? value.done_criteria_met : void 0,
    evidence: text(value.evidence),
    error: error_
  };
  return { result, problems };
}
function readSuccess(value, wrong) {
  if (!list(value.files_modified)) wrong("files_modified", "a list of paths", value.files_modified);
  const verify = verification(value.verification);
  const given = isRecord(value.verification) ? value.verification : {};
  if (!verify) wrong("verification", "command, exit_code and output_summary", value.verification);
  else {
    if (!verify.command) wrong("verification.command", "the command that was run", given.command);
    if (verify.exitCode === void 0) wrong("verification.exit_code", "a number", given.exit_code);
    else if (verify.exitCode !== 0) wrong("verification.exit_code", "0 for status success", verify.exitCode);
  }
  if (value.done_criteria_met === false) wrong("done_criteria_met", "true for status success", false);
  else if (value.done_criteria_met !== true)
    wrong("done_criteria_met", "true or false", value.done_criteria_met);
  if (!text(value.evidence)) wrong("evidence", "what shows that the task is done", value.evidence);
}
function verification(value) {
  if (!isRecord(value)) return void 0;
  const code = typeof value.exit_code === "string" && value.exit_code.trim() ? Number(value.exit_code) : value.exit_code;
  return {
    command: text(value.command),
    exitCode: typeof code === "number" && Number.isInteger(code) ? code : void 0,
    outputSummary: text(value.output_summary)
  };
}
var isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var text = (value) => typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
function list(value) {
  if (!Array.isArray(value)) return void 0;
  return value.map(text).filter((entry) => entry !== "");
}
function shown(value) {
  if (value === void 0 || value === null) return "nothing";
  const json = JSON.stringify(value) ?? "nothing";
  return json.length > 60 ? `${json.slice(0, 57)}...` : json;
}

// src/gate/claim/signal.ts
var SIGNAL = "TASK_COMPLETE";
var EMPHASIS = /^[*_`\s]+|[*_`\s]+$/g;
function readSignal(text2, tree) {
  const lines = text2.split("\n");
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const alone = last >= 0 && lines[last]?.replace(EMPHASIS, "") === SIGNAL;
  if (alone && !hidden(tree.children, last + 1)) return "last";
  return text2.includes(SIGNAL) ? "elsewhere" : "none";
}
function hidden(nodes, line) {
  for (const node of nodes) {
    const { position } = node;
    if (!position || line < position.start.line || line > position.end.line) continue;
    if (node.type === "code") return true;
    if (node.type === "html") return node.value.startsWith("<!--");
    if ("children" in node) return hidden(node.children, line);
  }
  return false;
}

// src/gate/claim/read-claim.ts
var parser = unified().use(remarkParse).use(remarkGfm);
function readClaim(message) {
  const text2 = message.replace(/\r\n?/g, "\n");
  const tree = parser.parse(text2);
  return {
    text: text2,
    signal: readSignal(text2, tree),
    prose: readProse(tree),
    ...readResult2(tree),
    assertions: readAssertionResults(text2)
  };
}

export {
  readClaim
};
