import {
  parseBlock,
  proseOfBlocks
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

// src/gate/claim/blocks.ts
var LONG_ENOUGH = 1e3;
var FENCE = /^[ \t]*(`{3,}|~{3,})([^`]*|[^~]*)$/;
function splitBlocks(message) {
  const blocks = [];
  let open;
  let closes;
  let blank = false;
  const begin = (kind, line) => {
    open = { kind, line, text: "" };
    blocks.push(open);
    return open;
  };
  for (const [index, line] of message.split("\n").entries()) {
    const number = index + 1;
    if (closes && open) {
      const end = closes(line);
      if (!(end && open.kind === "code")) open.text += `${line}
`;
      if (end) open = closes = void 0;
      continue;
    }
    const fence = FENCE.exec(line)?.[1];
    if (fence) {
      begin("code", number);
      closes = (each) => closesFence(each, fence);
    } else if (/^ {0,3}<!--/.test(line)) {
      const comment = begin("comment", number);
      comment.text = `${line}
`;
      if (line.includes("-->")) open = void 0;
      else closes = (each) => each.includes("-->");
    } else {
      const cut = blank && /^\S/.test(line) && (open?.text.length ?? 0) > LONG_ENOUGH;
      const block = open && !cut ? open : begin("text", number);
      block.text += `${line}
`;
    }
    blank = line.trim() === "";
  }
  return blocks;
}
function closesFence(line, fence) {
  const word = line.trim();
  return word.length >= fence.length && word === (fence[0] ?? "").repeat(word.length);
}

// src/gate/claim/result-block.ts
import { parseDocument } from "./vendor/yaml.js";
var LONGEST = 2e4;
var STATUSES = ["success", "failure", "blocked"];
var MARKS = ["task_name", "files_modified", "verification", "done_criteria_met", "error"];
function readResult2(blocks) {
  const candidates = blocks.filter((block2) => block2.kind === "code" && looksLikeResult(block2.text));
  const [block] = candidates;
  if (!block) return { result: void 0, problems: [{ message: "the result block is missing" }] };
  if (candidates.length > 1) {
    const message = `there are ${candidates.length} result blocks where one was expected`;
    return { result: void 0, problems: [{ line: block.line, message }] };
  }
  if (block.text.length > LONGEST) {
    const message = `the result block is longer than ${LONGEST} characters`;
    return { result: void 0, problems: [{ line: block.line, message }] };
  }
  return readBlock(block);
}
function looksLikeResult(text2) {
  const has = (field) => new RegExp(`^[ 	]*${field}[ 	]*:`, "m").test(text2);
  return has("status") && MARKS.some(has);
}
function readBlock({ text: yaml, line }) {
  const parsed = parseYaml(yaml);
  if ("error" in parsed) {
    const message = `the result block is not YAML: ${parsed.error}`;
    return { result: void 0, problems: [{ line: line + parsed.line, message }] };
  }
  const { value } = parsed;
  if (!isRecord(value))
    return { result: void 0, problems: [{ line, message: "the result block is not a list of fields" }] };
  const problems = [];
  const wrong = (field, expected, got) => problems.push({ line, message: `${field}: expected ${expected}, got ${shown(got)}` });
  const status = STATUSES.find((known) => known === text(value.status).toLowerCase());
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
function parseYaml(yaml) {
  try {
    const document = parseDocument(yaml);
    const [error] = document.errors;
    if (error)
      return { error: error.message.split("\n")[0] ?? "unreadable", line: error.linePos?.[0].line ?? 1 };
    return { value: document.toJS({ maxAliasCount: 100 }) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), line: 0 };
  }
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
function readSignal(text2, blocks) {
  const seen = blocks.findLast((block) => block.kind !== "text" || block.text.trim() !== "");
  const lines = seen?.text.split("\n") ?? [];
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const alone = seen?.kind === "text" && lines[last]?.replace(EMPHASIS, "") === SIGNAL;
  if (alone && !isCode(seen, last + 1)) return "last";
  return text2.includes(SIGNAL) ? "elsewhere" : "none";
}
function isCode(block, line) {
  const tree = parseBlock(block);
  return tree ? within(tree.children, line) : /^ {4}|^\t/.test(block.text.split("\n")[line - 1] ?? "");
}
function within(nodes, line) {
  for (const node of nodes) {
    const { position } = node;
    if (!position || line < position.start.line || line > position.end.line) continue;
    if (node.type === "code") return true;
    if ("children" in node) return within(node.children, line);
  }
  return false;
}

// src/gate/claim/read-claim.ts
function readClaim(message) {
  const text2 = message.replace(/\r\n?/g, "\n");
  const blocks = splitBlocks(text2);
  return {
    text: text2,
    signal: readSignal(text2, blocks),
    prose: proseOfBlocks(blocks),
    ...readResult2(blocks),
    assertions: readAssertionResults(text2)
  };
}

export {
  readClaim
};
