// markdown:remark-gfm
import { remarkGfm } from "./vendor/markdown.js";

// markdown:remark-parse
import { remarkParse } from "./vendor/markdown.js";

// markdown:unified
import { unified } from "./vendor/markdown.js";

// src/gate/claim/prose.ts
var BLOCKS = /* @__PURE__ */ new Set(["paragraph", "heading", "tableRow"]);
function readProse(tree) {
  const found = [];
  collect(tree, found);
  return found;
}
function collect(node, found) {
  if (node.type === "blockquote" || node.type === "code") return;
  if (BLOCKS.has(node.type)) {
    const text2 = words(node).replace(/[\u200b-\u200d\u2060\ufeff]/g, "").replace(/\s+/g, " ").trim();
    if (text2) found.push({ line: node.position?.start.line ?? 1, text: text2 });
    return;
  }
  if ("children" in node) for (const child of node.children) collect(child, found);
}
function words(node) {
  if (node.type === "text") return node.value;
  if (node.type === "inlineCode") return "□";
  if (node.type === "break") return " ";
  if (node.type === "tableCell") return `${node.children.map(words).join("")} | `;
  return "children" in node ? node.children.map(words).join("") : "";
}

// src/gate/claim/result-block.ts
import { parseDocument } from "./vendor/yaml.js";
var STATUSES = ["success", "failure", "blocked"];
var MARKS = ["task_name", "files_modified", "verification", "done_criteria_met", "error"];
function readResult(tree) {
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
  return { text: text2, signal: readSignal(text2, tree), prose: readProse(tree), ...readResult(tree) };
}

export {
  readClaim
};
