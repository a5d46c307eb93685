import {
  readTestCounts,
  withoutColours
} from "./shared-test-counts.js";
import {
  blankOut,
  endingOf,
  exportedName,
  lexisOf,
  missingEndpoints,
  missingExports,
  missingVariables,
  notSet
} from "./shared-contract.js";
import {
  PACKET_RULES
} from "./shared-assertions.js";
import {
  findAdmissions,
  namesTask
} from "./shared-contradiction.js";
import {
  engineFile,
  readTicked,
  specFile,
  splitLines
} from "./shared-plan-text.js";
import {
  isMakefile,
  isPackage,
  scriptsOf
} from "./shared-package-scripts.js";
import {
  mayBeginGreen
} from "./shared-may-begin-green.js";
import {
  cleanPath,
  isGlob,
  matchesAny,
  matchesPath
} from "./shared-match-path.js";
import {
  taskName,
  taskWord,
  wordFor
} from "./shared-task-name.js";

// src/gate/tiers.ts
function whyNoPacket(task) {
  if (!task.packet) return "the task has no packet";
  if ((task.packet.tier ?? task.tier) === "TRIVIAL") return "SKIPPED: the task is TRIVIAL";
  return void 0;
}

// src/gate/checks/claim/assertions.ts
var GATE = "Gate 2 (Assertion Audit)";
var SHAPE = '"- A1: PASS — src/file.ts:42 (what is there)"';
var assertions = {
  id: "claim/assertions",
  stage: "claim",
  severity: "block",
  failure: "SPEC_VIOLATION",
  seed: "002",
  rows: ["S2-24", "S2-25", "S2-26", "S2-27", "S2-30", "S2-40"],
  tunable: false,
  summary: "every assertion of the packet has one result that says PASS and points to a line that exists",
  message: `${GATE} 2a completeness: {id} has no result; 2b status, 2c evidence, 2d detail likewise`,
  run: ({ task, claim, cited }) => {
    const why = whyNoPacket(task);
    if (why) return { skip: why };
    if (claim.result && claim.result.status !== "success") return { skip: "no completion was claimed" };
    const wanted = task.packet?.assertions ?? [];
    return [
      ...wanted.flatMap(({ id }) => complete(id, claim.assertions)),
      ...claim.assertions.filter((result2) => wanted.some(({ id }) => id === result2.id)).flatMap((result2) => [...status(result2), ...evidence(result2, cited)])
    ];
  }
};
function complete(id, results) {
  const found = results.filter((result2) => result2.id === id);
  if (found.length === 1) return [];
  const message = found.length === 0 ? `${GATE} 2a completeness: ${id} has no result` : `${GATE} 2a completeness: ${id} has ${found.length} results`;
  return [{ message, fix: `write one line for ${id} under "## Assertion Results": ${SHAPE}` }];
}
function status({ id, line, status: said, hasExpected, hasActual }) {
  if (said === "PASS") return [];
  if (said === void 0) {
    return [
      {
        line,
        message: `${GATE} 2b status: the result of ${id} says neither PASS nor FAIL`,
        fix: `write ${SHAPE}`
      }
    ];
  }
  const remarks3 = [
    {
      line,
      message: `${GATE} 2b status: ${id} reports FAIL, so the task is not done`,
      fix: `make ${id} hold, or hand in status: failure without TASK_COMPLETE`
    }
  ];
  if (!hasExpected || !hasActual) {
    remarks3.push({
      line,
      message: `${GATE} 2d detail: the FAIL of ${id} does not give expected and actual`,
      fix: 'write "(expected: …; actual: …)" behind the reference'
    });
  }
  return remarks3;
}
function evidence({ id, line, references }, cited) {
  if (references.length === 0) {
    return [
      {
        line,
        message: `${GATE} 2c evidence: the result of ${id} has no file:line reference`,
        fix: `point to the line that shows it: ${SHAPE}`
      }
    ];
  }
  return references.flatMap((reference) => {
    const wrong = missing(reference, cited.get(reference.path));
    return wrong ? [{ line, message: `${GATE} 2c evidence: ${id} points to ${wrong}`, fix: "point to committed lines" }] : [];
  });
}
function missing({ path, from, to, heading }, file) {
  if (!file) return `${path}, which is not in the commit`;
  const lines = file.text?.split(/\r?\n/);
  if (!lines) return void 0;
  const count = lines.at(-1) === "" ? lines.length - 1 : lines.length;
  const last = to ?? from;
  if (last !== void 0 && (last > count || (from ?? last) < 1 || (from ?? last) > last)) {
    return `line ${last} of ${path}, which has ${count}`;
  }
  if (heading !== void 0 && !lines.some((text) => slug(text) === slug(heading)))
    return `the heading "${heading}", which ${path} does not have`;
  return void 0;
}
var slug = (text) => text.toLowerCase().replace(/^#+\s*/, "").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");

// src/gate/checks/claim/contradiction.ts
var LOGGED = "CONTRADICTION: claimed completion while admitting failure";
var contradiction = {
  id: "claim/contradiction",
  stage: "claim",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "000",
  rows: ["S0-04", "S0-05", "S0-06", "S0-66"],
  tunable: false,
  summary: "a claim of completion does not also say that the work is not done",
  message: `${LOGGED} ("{phrase}")`,
  run: ({ claim, task }) => {
    if (claim.signal === "none") return { skip: "nothing was claimed" };
    const { result: result2 } = claim;
    const own = result2 ? [result2.evidence, result2.error].map((text) => ({ line: result2.line, text })) : [];
    const said = findAdmissions([...claim.prose, ...own], task.title).map(({ phrase, line }) => ({
      line,
      message: `${LOGGED} ("${phrase}")`,
      fix: "finish the work, or hand in status: failure or status: blocked without TASK_COMPLETE; words that describe the product go in quotes"
    }));
    if (!result2 || result2.status === "success") return said;
    return [
      ...said,
      {
        line: result2.line,
        message: `${LOGGED} (status: ${result2.status} beside TASK_COMPLETE)`,
        fix: `finish the work and say status: success, or leave TASK_COMPLETE out`
      }
    ];
  }
};

// src/gate/claim/template.ts
function resultTemplate(task) {
  const command = task.verify.find((verify2) => verify2.command)?.command ?? "the verify command";
  return [
    "```yaml",
    "status: success",
    `task_name: ${JSON.stringify(taskName(task))}`,
    `files_modified: [${task.files.slice(0, 3).map((file) => JSON.stringify(file)).join(", ")}]`,
    "verification:",
    `  command: ${JSON.stringify(command)}`,
    "  exit_code: 0",
    '  output_summary: "one line of what it printed"',
    "done_criteria_met: true",
    "evidence: |",
    "  what shows that it is done",
    "error: null",
    "```",
    "TASK_COMPLETE"
  ].join("\n");
}

// src/gate/checks/claim/result.ts
var result = {
  id: "claim/result",
  stage: "claim",
  severity: "block",
  failure: "MALFORMED",
  seed: "001",
  rows: ["S1-14", "S1-15", "S1-16", "S1-17", "S1-18", "S1-19", "S1-24", "S1-42", "S1-44", "S1-56", "S1-71"],
  tunable: false,
  summary: "the claim holds one result block with every field of seed 001, for this task",
  message: "{field}: expected {what}, got {what}",
  run: (facts) => {
    const { claim, task } = facts;
    const wrong = claim.problems.map((problem) => ({
      ...problem.line ? { line: problem.line } : {},
      message: problem.message
    }));
    const [first, ...more2] = [...wrong, ...otherTask(facts), ...sameEvidence(facts)];
    if (!first) return [];
    return [{ ...first, fix: first.fix ?? `hand in a block like this:
${resultTemplate(task)}` }, ...more2];
  }
};
function otherTask({ claim: { result: said }, task, plan }) {
  if (!said?.taskName || namesTask(said.taskName, task, plan)) return [];
  return [
    {
      line: said.line,
      message: `task_name: expected ${JSON.stringify(taskName(task))}, got ${JSON.stringify(said.taskName)}`
    }
  ];
}
function sameEvidence({ claim: { result: said }, earlier, task, plan }) {
  const own = plain(said?.evidence ?? "");
  if (own.length < 40) return [];
  return earlier.filter((other) => other.task !== task.id && plain(other.evidence) === own).slice(0, 1).map((other) => ({
    ...said ? { line: said.line } : {},
    message: `the evidence is word for word that of ${wordFor(plan.tasks, other.task)}`,
    fix: `say what shows that ${taskWord(task)} is done`,
    failure: "FALSE_CLAIM"
  }));
}
var plain = (text) => text.toLowerCase().replace(/\s+/g, " ").trim();

// src/gate/checks/claim/settled.ts
var settled = {
  id: "claim/settled",
  stage: "claim",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "design",
  rows: [],
  tunable: false,
  summary: "nothing that the executor started still runs when it claims",
  message: "your background {type} {id} still runs",
  run: ({ running }) => {
    if (running === void 0) return { skip: "which of its shells still run could not be found out" };
    return running.filter(({ type, status: status3 }) => status3 === "running" && !/agent/i.test(type)).map(({ id, type }) => ({
      message: `your background ${type || "task"} ${id} still runs`,
      fix: "wait for it or stop it, look at what it did, commit, and claim again"
    }));
  }
};

// src/gate/checks/claim/signal.ts
var signal = {
  id: "claim/signal",
  stage: "claim",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "000",
  rows: ["S0-08", "S0-09", "S0-10", "S0-11", "S0-69"],
  tunable: false,
  summary: "the last line of the claim is TASK_COMPLETE, alone",
  message: "the claim does not end with TASK_COMPLETE",
  run: ({ claim }) => {
    if (claim.signal === "last") return [];
    const honest = claim.result?.status;
    if (claim.signal === "none" && (honest === "failure" || honest === "blocked")) {
      return { skip: `the result says ${honest}, which needs no signal` };
    }
    const message = claim.signal === "none" ? "the claim does not end with TASK_COMPLETE" : "TASK_COMPLETE is mentioned, but it is not the last line on its own";
    return [{ message, fix: "when the task is done, end with a last line that is only TASK_COMPLETE" }];
  }
};

// src/gate/suggested-fix.ts
var KNOWN = [
  [
    /cannot find (?:module|package) ['"]([^'"./][^'"]*)['"]/i,
    (found) => `Run \`npm install ${found[1]}\` first`
  ],
  [/no module named ['"]?([\w.]+)/i, (found) => `Run \`pip install ${found[1]}\` first`],
  [
    /command not found:? ([\w.-]+)|([\w.-]+): (?:command )?not found/i,
    (found) => `see that ${found[1] ?? found[2]} is installed, or use what is`
  ],
  [
    /(?:no such file or directory|ENOENT|(?:required )?file not found)[^\w./]*([\w./-]+)?/i,
    (found) => `see that ${found[1] ?? "the file"} is there; an earlier task may have to make it`
  ],
  [/permission denied|EACCES/i, () => "see who owns the file, and work where you may write"],
  [/EADDRINUSE|address already in use/i, () => "end what still listens on that port"]
];
function suggestedFix(error, advice) {
  if (advice !== "") return advice.slice(0, 400);
  for (const [pattern, fix] of KNOWN) {
    const found = pattern.exec(error);
    if (found) return fix(found);
  }
  return void 0;
}

// src/gate/checks/claim/status.ts
var status2 = {
  id: "claim/status",
  stage: "claim",
  severity: "block",
  failure: "EXECUTION_FAILURE",
  seed: "001",
  rows: ["S1-20", "S1-21", "S1-22", "S1-41", "S1-51", "S1-54"],
  tunable: false,
  summary: "the executor reports success",
  message: "the executor reports {failure or blocked}: {error}",
  run: ({ claim: { result: result2 } }) => {
    if (!result2) return { skip: "there is no result to read" };
    if (result2.status === "success") return [];
    const [why = "", ...rest] = result2.error.split("\n");
    const fix = suggestedFix(why, rest.join(" ").trim());
    return [
      {
        line: result2.line,
        message: `the executor reports ${result2.status}: ${why || "no reason given"}`,
        ...fix ? { fix } : {},
        ...result2.status === "blocked" ? { failure: "BLOCKED" } : {}
      }
    ];
  }
};

// src/gate/checks/contract/endpoints.ts
var endpoints = {
  id: "contract/endpoints",
  stage: "artifacts",
  severity: "block",
  failure: "VERIFY_FAILURE",
  seed: "004",
  rows: ["S4-08", "S4-26"],
  tunable: false,
  summary: "every endpoint of the contract is among those that are available",
  message: "endpoint {METHOD /path} not found",
  run: ({ task, endpoints: available }) => {
    const wanted = task.contract?.apiEndpoints ?? [];
    if (wanted.length === 0) return { skip: "the contract names no endpoints" };
    if (!available) return { skip: "neither contract.endpoints nor contract.baseUrl is configured" };
    return missingEndpoints(wanted, available).map((endpoint) => ({
      file: task.file,
      line: task.line,
      message: `endpoint ${endpoint} not found`,
      fix: "serve it, or say why it cannot be served with status: blocked"
    }));
  }
};

// src/gate/checks/contract/env.ts
var env = {
  id: "contract/env",
  stage: "artifacts",
  severity: "block",
  failure: "VERIFY_FAILURE",
  seed: "004",
  rows: ["S4-07", "S4-26"],
  tunable: false,
  summary: "every variable that the contract requires is set; values are never shown",
  message: "{name} is NOT set — task may fail at runtime",
  run: ({ task, environment }) => {
    const wanted = task.contract?.environmentVarsRequired ?? [];
    if (wanted.length === 0) return { skip: "the contract names no variables" };
    return missingVariables(wanted, environment).map((name) => ({
      file: task.file,
      line: task.line,
      message: notSet(name),
      fix: `a person sets ${name} in a .env file of the repository, or where the client is started`
    }));
  }
};

// src/gate/checks/contract/exports.ts
var exports = {
  id: "contract/exports",
  stage: "artifacts",
  severity: "block",
  failure: "VERIFY_FAILURE",
  seed: "004",
  rows: ["S4-06", "S4-40"],
  tunable: false,
  summary: "every export of the contract is really defined in the source that the task produced",
  message: "export {name} is in none of the files that the task produced",
  run: ({ task, files: files2, paths }) => {
    const wanted = task.contract?.exports ?? [];
    if (wanted.length === 0) return { skip: "the contract names no exports" };
    return missingExports(wanted, files2, paths).map((entry) => ({
      file: task.file,
      line: task.line,
      message: `export ${entry} is in none of the files that the task produced`,
      fix: `define and export ${exportedName(entry) ?? entry} in one of the task's files, and commit`
    }));
  }
};

// src/gate/checks/journal/intact.ts
var intact = {
  id: "journal/intact",
  stage: "artifacts",
  severity: "block",
  failure: "BLOCKED",
  seed: "design",
  rows: [],
  tunable: false,
  summary: "the journal of the run is whole; if it is not, the run halts",
  message: "the journal of the run is damaged: {what}",
  run: ({ journal }) => {
    if (journal === void 0) return { skip: "there is no run whose journal could be read" };
    if (journal === "whole") return [];
    return [
      {
        message: `the journal of the run is damaged: ${journal.problem}`,
        fix: "a person looks at it with: ultraplan audit"
      }
    ];
  }
};

// src/gate/expected-outputs.ts
var OPTIONAL = /\b(?:if needed|if necessary|optional(?:ly)?|as needed|maybe|or similar|delete[sd]?|remove[sd]?|deletion|removal|rename[sd]?|moved?)\b/i;
var PLACEHOLDER = /[<>\u2026]|\.\.\.|\{\{|\bYYYY|\bNNN|\bxxx\b|\*\*?$/i;
var FILE = /^[^\s:]*(?:\.[A-Za-z0-9]+|\/(?:Makefile|Dockerfile|LICENSE|Procfile|Gemfile|Rakefile|Jenkinsfile))$/;
function expectedOutputs({ task, changes, paths }) {
  const hadBefore = new Set(
    changes.flatMap((change) => change.kind === "deleted" ? [change.path] : change.from ?? [])
  );
  const lines = task.block.split(/\r?\n/);
  const isOptional = (entry) => lines.some((line) => line.includes(entry) && OPTIONAL.test(line.replaceAll(entry, "")));
  const missing2 = task.files.map((entry) => cleanPath(entry)).filter((entry) => FILE.test(entry) && !isGlob(entry) && !PLACEHOLDER.test(entry)).filter((entry) => !hadBefore.has(entry) && (paths.has(entry) || !isOptional(entry)));
  return [.../* @__PURE__ */ new Set([...task.outputs.map((entry) => cleanPath(entry)), ...missing2])];
}

// src/gate/checks/output/exists.ts
var exists = {
  id: "output/exists",
  stage: "artifacts",
  severity: "block",
  failure: "VERIFY_FAILURE",
  seed: "003",
  rows: ["S3-04", "S3-06", "S3-25"],
  tunable: false,
  summary: "every file that the task has to produce is in the commit",
  message: "Expected output '{path}' not found",
  run: (facts) => {
    const expected = expectedOutputs(facts);
    if (expected.length === 0) return { skip: "the task names no output" };
    return expected.filter(
      (entry) => isGlob(entry) || entry.endsWith("/") ? ![...facts.paths].some((path) => matchesPath(entry, path)) : !there(facts.paths, entry)
    ).map((entry) => ({
      file: facts.task.file,
      line: facts.task.line,
      message: `Expected output '${entry}' not found`,
      fix: `create ${entry} and commit it`
    }));
  }
};
function there(paths, entry) {
  if (paths.has(entry)) return true;
  for (const path of paths) if (path.startsWith(`${entry}/`) || path.endsWith(`/${entry}`)) return true;
  return false;
}

// src/gate/checks/output/nonempty.ts
var MAY_BE_EMPTY = /(?:^|\/)(?:__init__\.pyi?|conftest\.py|py\.typed|\.(?:git|npm)?keep|\.keep|\.empty|\.nojekyll|\.gitmodules|\.npmignore|\.dockerignore|\.gitignore|CNAME|[^/]*empty[^/]*|.*\.(?:stamp|lock))$/i;
var nonempty = {
  id: "output/nonempty",
  stage: "artifacts",
  severity: "block",
  failure: "VERIFY_FAILURE",
  seed: "003",
  rows: ["S3-26"],
  tunable: false,
  summary: "no file that the task wrote is empty",
  message: "{file} is empty",
  run: (facts) => {
    const written = facts.changes.flatMap(({ path, after, submodule }) => after && !submodule ? [path] : []);
    const looked = [.../* @__PURE__ */ new Set([...written, ...expectedOutputs(facts)])].filter(
      (path) => facts.files.has(path)
    );
    if (looked.length === 0) return { skip: "the task wrote no file" };
    return looked.filter((path) => !MAY_BE_EMPTY.test(path) && empty(facts.files.get(path))).map((path) => ({
      file: path,
      message: "the file is empty",
      fix: "write what belongs in it, and commit it by name"
    }));
  }
};
var empty = (file) => file !== void 0 && (file.bytes === 0 || file.bytes < 16 && file.text?.trim() === "");

// src/gate/syntax/json.ts
var WITH_COMMENTS = /(?:\.jsonc|\.code-workspace|(?:^|\/)(?:[jt]sconfig[^/]*|\.eslintrc|\.babelrc|babel\.config|devcontainer|\.?jsdoc|api-extractor|biome|deno|\.swcrc|turbo|wrangler|nx|angular|language-configuration|\.prettierrc|\.stylelintrc)\.json|(?:^|\/)\.(?:vscode|devcontainer|zed)\/[^/]+\.json)$/;
var COMMENTED = { line: ["//"], block: [["/*", "*/"]], quotes: "", long: [], regex: false };
function checkJson(text, path) {
  const source = WITH_COMMENTS.test(path) ? withoutComments(text) : text;
  try {
    JSON.parse(source);
    return SOUND;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const line = lineOf(message, source);
    return { kind: "broken", ...line ? { line } : {}, message };
  }
}
function withoutComments(text) {
  const masked = text.replace(/"(?:\\.|[^"\\\n])*"/g, (string) => "s".repeat(string.length));
  const blanked = blankOut(masked, COMMENTED);
  const kept = blanked.split("").map((char, at) => char === " " ? " " : text[at]);
  return kept.join("").replace(/,(?=\s*[}\]])/g, " ");
}
function lineOf(message, text) {
  const line = /\bline (\d+)/.exec(message)?.[1];
  if (line) return Number(line);
  const position = /\bposition (\d+)/.exec(message)?.[1];
  return position ? text.slice(0, Number(position)).split("\n").length : void 0;
}

// src/gate/syntax/python.ts
var CLOSES = { ")": "(", "]": "[", "}": "{" };
var HEADS = /^(?:async\s+)?(?:def|class|if|elif|else|for|while|try|except|finally|with)\b/;
function checkPython(text) {
  const lexis = lexisOf("x.py");
  if (!lexis) return { kind: "unknown", why: "no parser" };
  const code = blankOut(text.replace(/\r\n?/g, "\n"), lexis);
  const open = [];
  const indents = [0];
  let expectsBlock = false;
  let statement = "";
  for (const [index, raw] of code.split("\n").entries()) {
    const line = index + 1;
    const content = raw.trim();
    if (content === "") continue;
    if (open.length === 0 && statement === "") {
      const problem = indentation(raw, indents, expectsBlock);
      if (problem) return { kind: "broken", line, message: problem };
      expectsBlock = false;
    }
    for (const char of content) {
      if ("([{".includes(char)) open.push({ char, line });
      const wanted = CLOSES[char];
      if (wanted === void 0) continue;
      if (open.pop()?.char !== wanted) return { kind: "broken", line, message: `unmatched '${char}'` };
    }
    statement += ` ${content}`;
    if (open.length > 0 || content.endsWith("\\")) continue;
    const whole = statement.trim();
    statement = "";
    if (HEADS.test(whole) && !whole.includes(":")) return { kind: "broken", line, message: "expected ':'" };
    expectsBlock = HEADS.test(whole) && whole.endsWith(":");
  }
  const [left] = open;
  if (left) return { kind: "broken", line: left.line, message: `'${left.char}' was never closed` };
  if (expectsBlock) return { kind: "broken", message: "expected an indented block at the end of the file" };
  return SOUND;
}
function indentation(line, indents, expectsBlock) {
  const width = (/^\s*/.exec(line)?.[0] ?? "").replaceAll("	", "        ").length;
  const current = indents.at(-1) ?? 0;
  if (expectsBlock) {
    if (width <= current) return "expected an indented block";
    indents.push(width);
    return void 0;
  }
  if (width > current) return "unexpected indent";
  while ((indents.at(-1) ?? 0) > width) indents.pop();
  return (indents.at(-1) ?? 0) === width ? void 0 : "unindent does not match any outer indentation level";
}
var newerPython = (text) => /^\s*match\s+.+:\s*$|^\s*except\*|^\s*type\s+\w+(?:\[.*\])?\s*=|^\s*(?:async\s+)?(?:def|class)\s+\w+\[|\bf["'].*\{[^}]*["'].*\}|^\s*with\s*\(/m.test(
  text
);

// src/gate/syntax/sql.ts
var VERBS = new Set(
  `select insert update delete create alter drop with grant revoke truncate begin start commit rollback savepoint release set reset
  show use explain describe desc analyze vacuum reindex refresh comment copy do call execute exec prepare deallocate declare fetch
  close open lock unlock merge replace upsert pragma attach detach values table if while return print go delimiter end else elsif
  raise notify listen unlisten cluster discard checkpoint load install import export optimize repair check rename flush kill
  handler signal resignal get backup restore deny bulk dbcc waitfor throw try catch loop for case perform abort move security
  reassign admit into from optimize undrop unload put list remove purge vacuum`.split(/\s+/)
);
var TOKEN = /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\$(\w*)\$[\s\S]*?(?:\$\1\$|$)|'(?:''|\\.|[^'])*(?:'|$)|"(?:""|[^"])*(?:"|$)|`[^`]*(?:`|$)|\[[^\]\n]*\]|[();]|[A-Za-z_]\w*|\S/g;
function checkSql(text) {
  if (/\{\{|\{%/.test(text)) return { kind: "unknown", why: "it is a template" };
  const source = text.replace(/^[ \t]*[\\.][A-Za-z].*$/gm, "");
  const open = [];
  let beginning = true;
  for (const match2 of source.matchAll(TOKEN)) {
    const token = match2[0];
    const line = source.slice(0, match2.index).split("\n").length;
    if (token.startsWith("--")) continue;
    if (token.startsWith("/*")) {
      if (!token.endsWith("*/")) return broken(line, "a comment is not closed");
      continue;
    }
    const quote2 = /^\$\w*\$|^['"`]/.exec(token)?.[0];
    if (quote2 && !(token.length >= 2 * quote2.length && token.endsWith(quote2)))
      return broken(line, `a string (${quote2}) is not closed`);
    if (token === "(") open.push(line);
    if (token === ")" && open.pop() === void 0) return broken(line, "unmatched ')'");
    if (token === ";") {
      const unclosed2 = open.pop();
      if (unclosed2) return broken(unclosed2, "'(' is not closed when the statement ends");
      beginning = true;
      continue;
    }
    if (beginning && /^[A-Za-z_]/.test(token) && !VERBS.has(token.toLowerCase())) {
      return broken(line, `"${token.slice(0, 40)}" does not begin a statement of SQL`);
    }
    if (token !== "(") beginning = false;
  }
  const unclosed = open.pop();
  return unclosed ? broken(unclosed, "'(' is not closed") : SOUND;
}
var broken = (line, message) => ({ kind: "broken", line, message });

// src/gate/syntax/yaml.ts
import { parseAllDocuments } from "./vendor/yaml.js";
var TEMPLATE = /(?<!\$)\{\{|\{%/;
function checkYaml(text) {
  const documents = parseAllDocuments(text, { uniqueKeys: false, logLevel: "silent" });
  for (const document of Array.isArray(documents) ? documents : []) {
    const [error] = document.errors;
    if (!error) continue;
    if (TEMPLATE.test(text)) return { kind: "unknown", why: "it is a template" };
    const line = error.linePos?.[0].line;
    return { kind: "broken", ...line ? { line } : {}, message: error.message.split("\n")[0] ?? "not YAML" };
  }
  return SOUND;
}

// src/gate/syntax/check-syntax.ts
var SOUND = { kind: "sound" };
var PARSERS = {
  json: checkJson,
  jsonc: checkJson,
  yaml: checkYaml,
  yml: checkYaml,
  py: checkPython,
  sql: checkSql
};
function checkSyntax(path, text) {
  return PARSERS[endingOf(path)]?.(text.replace(/^\ufeff/, ""), path);
}

// src/gate/checks/output/syntax.ts
var syntax = {
  id: "output/syntax",
  stage: "artifacts",
  severity: "block",
  failure: "VERIFY_FAILURE",
  seed: "003",
  rows: ["S3-05", "S3-27", "S3-28", "S3-29", "S3-30"],
  tunable: false,
  summary: "every JSON, YAML, Python, JavaScript and SQL file that the task wrote can be parsed",
  message: "{file}:{line} is broken: {message of the parser}",
  run: (facts) => {
    const written = facts.changes.flatMap(({ path, after }) => after ? [path] : []);
    const looked = [.../* @__PURE__ */ new Set([...written, ...expectedOutputs(facts)])].flatMap((path) => {
      const answer = judge(facts, path);
      return answer ? [remarks(path, answer)] : [];
    });
    return looked.length === 0 ? { skip: "no parser knows the files of this task" } : looked.flat();
  }
};
function judge({ files: files2, parsed }, path) {
  const text = files2.get(path)?.text;
  return parsed.get(path) ?? (text === void 0 ? void 0 : checkSyntax(path, text));
}
function remarks(path, answer) {
  if (answer.kind === "sound") return [];
  if (answer.kind === "unknown")
    return [{ file: path, message: `${path} was not checked: ${answer.why}`, severity: "note" }];
  return [
    {
      file: path,
      ...answer.line ? { line: answer.line } : {},
      message: `the file cannot be parsed: ${answer.message}`,
      fix: "mend the syntax and commit"
    }
  ];
}

// src/gate/checks/plan/checkmark.ts
var checkmark = {
  id: "plan/checkmark",
  stage: "artifacts",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "000",
  rows: ["S0-61", "S0-65", "S0-68"],
  tunable: false,
  summary: "the ticked boxes are those of the approved tasks and of the one claimed",
  message: "{task} is not ticked ({n} of {m} expected)",
  run: (facts) => {
    const { plan, task, ticked, begun, isolated } = facts;
    if (!task.box) return { skip: "this plan has no boxes" };
    const remarks3 = [];
    const expected = /* @__PURE__ */ new Set([...isolated ? knownThere(facts) : facts.approved, task.id]);
    const right = plan.tasks.filter(({ id }) => expected.has(id) && ticked.has(id)).length;
    for (const other of plan.tasks) {
      const { id, file, box } = other;
      if (!box) continue;
      const must = expected.has(id) && !(isolated && id === task.id);
      const may = expected.has(id) || begun.has(id);
      if (must && !ticked.has(id)) {
        remarks3.push({
          file,
          line: box.line,
          message: `${taskWord(other)} is not ticked (${right} of ${expected.size} expected)`,
          fix: `change "- [ ]" to "- [x]" on line ${box.line} and commit it`
        });
      } else if (!may && ticked.has(id)) {
        remarks3.push({
          file,
          line: box.line,
          message: `${taskWord(other)} is ticked, but only ${taskWord(task)} was claimed`,
          fix: `change "- [x]" back to "- [ ]" on line ${box.line} and commit it`
        });
      }
    }
    return remarks3;
  }
};
function knownThere({ plan, planText, approved }) {
  const before = readTicked(plan, new Map([...planText].map(([path, { base }]) => [path, base])));
  return [...approved].filter((id) => before.has(id));
}

// src/gate/commit-advice.ts
var commitByName = (path) => `git add -- ${fileWord(path)} && git commit -m "say what it does" -- ${fileWord(path)}`;
var commitIfYours = (path) => `commit it if you made it, otherwise leave it: ${commitByName(path)}`;
var takeBack = (path, base) => `take back your own change by editing it (git diff ${base.slice(0, 12)} HEAD -- ${fileWord(path)} shows it): ${commitByName(path)}`;
var shellWord = (text) => /^[\w./@%+=:,][\w./@%+=:,-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
var fileWord = (path) => shellWord(/[*?[\\]|^:/.test(path) ? `:(literal)${path}` : path);

// src/gate/checks/plan/committed.ts
var committed = {
  id: "plan/committed",
  stage: "artifacts",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "000",
  rows: ["S0-60", "S0-64", "S0-67"],
  tunable: false,
  summary: "the spec files have no uncommitted changes",
  message: "{file} is not committed",
  run: ({ plan, task, uncommitted }) => {
    if (!task.box) return { skip: "this plan has no boxes" };
    return uncommitted.filter(({ path }) => specFile(plan, path)).map(({ path, kind }) => ({
      file: path,
      message: kind === "untracked" ? "a new spec file is not committed" : "changes of a spec file are not committed",
      fix: commitIfYours(path)
    }));
  }
};

// src/gate/plan-diff.ts
var BOX = /^(\s*(?:[-*+]|\d+[.)])\s+\[)[ xX~-](\].*)$/;
var withoutBox = (line) => line.replace(BOX, "$1 $2");
function planEdits(plan, file, current, own) {
  const pinned = splitLines(plan.files.find(({ path }) => path === file)?.text ?? "");
  const tasks = plan.tasks.filter((task) => task.file === file);
  const ownerOf = (line) => tasks.findLast((task) => line >= task.line && line <= task.endLine);
  if (current === void 0)
    return [{ line: 1, was: pinned[0], is: void 0, task: tasks.find(({ id }) => id === own.id) }];
  const boxes = new Set(tasks.flatMap(({ box }) => box ? [box.line] : []));
  const mayTick = (line) => boxes.has(line) || (ownerOf(line) ?? own).id === own.id;
  const now = splitLines(current);
  const same = (a, b) => {
    const [was, is] = [pinned[a] ?? "", now[b] ?? ""];
    return was === is || mayTick(a + 1) && withoutBox(was) === withoutBox(is);
  };
  let start = 0;
  while (start < pinned.length && start < now.length && same(start, start)) start += 1;
  let end = 0;
  const room = Math.min(pinned.length, now.length) - start;
  while (end < room && same(pinned.length - 1 - end, now.length - 1 - end)) end += 1;
  const before = pinned.slice(start, pinned.length - end);
  const after = now.slice(start, now.length - end);
  const edits = before.length === after.length ? before.flatMap(
    (was, at) => same(start + at, start + at) ? [] : [{ line: start + at + 1, was, is: after[at] }]
  ) : unpaired(before, after, start);
  return edits.map((edit) => ({ ...edit, task: ownerOf(edit.line) }));
}
function unpaired(before, after, start) {
  const kept = new Set(after.map(withoutBox));
  const had = new Set(before.map(withoutBox));
  const removed = before.flatMap(
    (was, at) => kept.has(withoutBox(was)) ? [] : [{ line: start + at + 1, was, is: void 0 }]
  );
  const added = after.flatMap(
    (is, at) => had.has(withoutBox(is)) ? [] : [{ line: start + Math.min(at, before.length) + 1, was: void 0, is }]
  );
  const edits = [...removed, ...added].filter(({ was, is }) => (was ?? is ?? "").trim() !== "");
  return edits.length > 0 ? edits : [{ line: start + 1, was: before[0], is: after[0] }];
}

// src/gate/checks/plan/unchanged.ts
var MOST = 5;
var unchanged = {
  id: "plan/unchanged",
  stage: "artifacts",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "design",
  rows: [],
  tunable: false,
  summary: "the plan and the configuration are as they were pinned, but for the own box",
  message: "{what} of {task} was changed: {line as it was}, now {line as it is}",
  run: (facts) => [...plans(facts), ...rules(facts)]
};
function plans({ plan, planText, task, base }) {
  return [...planText].flatMap(([file, { now, base: before }]) => {
    const edits = planEdits(plan, file, now, task);
    if (edits.length === 0) return [];
    if (now === void 0) {
      const then = `${base.slice(0, 12)}:${file}`;
      const fix = `write it again as it was (git show ${shellWord(then)} prints it), with your box ticked: ${commitByName(file)}`;
      return [{ file, message: "the plan is gone", fix }];
    }
    const older = before === void 0 ? [] : planEdits(plan, file, before, task);
    const own = edits.filter((edit) => !older.some((other) => other.was === edit.was && other.is === edit.is));
    if (own.length === 0) {
      const message = "the plan differs from the one the run was started with, since before this task";
      return [{ file, message, severity: "warn" }];
    }
    return own.slice(0, MOST).map((edit) => ({
      file,
      line: edit.line,
      message: describe(edit, task),
      fix: `${takeBack(file, base)}; your own box stays ticked`
    }));
  });
}
function describe({ line, was, is, task: owner }, own) {
  const what = owner ? `${partOf(owner, line)} of ${owner.id === own.id ? "the task" : taskWord(owner)}` : "the plan";
  if (was === void 0) return `${what} has a line that was not pinned: ${quote(is)}`;
  if (is === void 0) return `a line of ${what} is gone: ${quote(was)}`;
  return `${what} was changed: ${quote(was)}, now ${quote(is)}`;
}
function partOf(task, line) {
  if (task.verify.some((verify2) => verify2.line === line)) return "the verify";
  return line === task.line ? "the title" : "the text";
}
var quote = (text) => {
  const short2 = (text ?? "").trim();
  return JSON.stringify(short2.length > 80 ? `${short2.slice(0, 77)}...` : short2);
};
function rules({ base, filesChanged, uncommitted, tampered }) {
  const touched = [...filesChanged, ...uncommitted.map(({ path }) => path)].filter(
    (path) => /^\.ultraplan\//.test(path)
  );
  const config = [...new Set(touched)].map((file) => ({
    file,
    message: "the configuration of the run was changed",
    fix: `a person sets it before a run starts: ${takeBack(file, base)}`
  }));
  const views = tampered.map((file) => ({
    file,
    message: "a file that only the engine writes was changed",
    fix: "leave it alone: it is written anew, and nothing is read from it"
  }));
  return [...config, ...views];
}

// src/gate/claim/mentions.ts
var remarks2 = ({ prose, result: result2 }) => [
  ...prose.map(({ text }) => text),
  result2?.evidence ?? ""
];
var summary = ({ result: result2 }) => result2?.verification?.outputSummary ?? "";
var COUNTS = [
  /\b(\d+)\s*(?:\/|(?:out )?of)\s*(\d+)\s+(?:(?:unit|integration|e2e|new|all)\s+)*(?:tests?|specs?|examples?|assertions?)?\s*(?:are |were |now )?(?:pass(?:ed|es|ing)?|green|succeed(?:ed)?)\b/gi,
  /\b(?:all\s+)?(\d+)\s+(?:(?:unit|integration|e2e|new|of the|existing)\s+)*(?:tests?|specs?|examples?)\s+(?:are |were |now |all )?(?:pass(?:ed|es|ing)?|green|succeed(?:ed)?)\b/gi,
  /\b(?:tests?|specs?|examples?)\s*[:=]?\s*(\d+)\s+pass(?:ed|ing)\b/gi,
  /(?:^|[:,;|(=]\s*|\b(?:all|and|with|shows?|got|reports?|printed)\s+)(\d+)\s+pass(?:ed|ing)\b/gi
];
function claimedPasses(claim, ofCommand = false) {
  const texts = [...ofCommand ? [] : remarks2(claim), summary(claim)];
  const found = texts.flatMap(
    (text) => COUNTS.flatMap((pattern) => [...text.matchAll(pattern)].map((match2) => Number(match2[1])))
  );
  return Math.max(0, ...found);
}
var saysPassed = (claim, count) => [...remarks2(claim), summary(claim)].some(
  (text) => new RegExp(`(?<![\\d.])${count}\\b(?:\\s*\\/\\s*\\d+)?(?:\\s+\\w+){0,2}\\s+pass`, "i").test(text)
);
var COMMIT = /\b(?:commit(?:ted)?|sha|revision|HEAD)\b(?:\s+(?:is|as|in|at|with|hash|sha|id))*\s*[:=(#]*\s*[`"']?([0-9a-f]{7,40})\b/gi;
var MOST2 = 8;
function claimedCommits(claim) {
  const text = claim.text.replace(/^(`{3,}|~{3,})[\s\S]*?^\1.*$/gm, "");
  const said = [text, claim.result?.evidence ?? ""].join("\n");
  const names2 = [...said.matchAll(COMMIT)].map((match2) => (match2[1] ?? "").toLowerCase());
  return [...new Set(names2)].filter((name) => /[a-f]/.test(name) || name.length > 10).slice(0, MOST2);
}

// src/gate/tests/test-files.ts
var CODE = /\.(?:[cm]?[jt]sx?|py|go|rs|rb|java|kt|kts|cs|swift|scala|exs?|php|dart|bats|sh|c|cc|cpp)$/i;
var BY_NAME = /(?:\.(?:test|spec|e2e|cy)\.[cm]?[jt]sx?|(?:^|\/)test_[^/]*\.py|_test\.(?:py|go|rb|exs|dart|c|cc|cpp)|_spec\.rb|Tests?\.(?:java|kt|cs|swift|scala|php)|\.bats)$/;
var BY_FOLDER = /(?:^|\/)(?:tests?|__tests__|spec|e2e|cypress)\//;
var isNamedTest = (path) => BY_NAME.test(path);
var isTestFile = (path) => BY_NAME.test(path) || BY_FOLDER.test(path) && CODE.test(path);
var SOURCE = /\.(?:[cm]?[jt]sx?|py|go|rs|rb|java|kt|cs|swift|scala|exs?|php|dart|c|cc|cpp|pl|lua)$/i;
var isSource = (path) => SOURCE.test(path);
var CHECKS = /(?:^|[/._-])(?:checks?|checker|verify|verifier|verification|validate|validator|validation|tests?|specs?|smoke|asserts?|assertions?|lint|e2e|acceptance|ci)(?=[/._-]|$)/i;
var PRODUCT = /(?:^|\/)(?:src|lib|app|apps|pkg|internal|cmd|bin|server|client)\//;
var isChecker = (path) => isTestFile(path) || CHECKS.test(path) && !PRODUCT.test(path);
var RUNNER_NAMES = /(?:^|\/)(?:package\.json|makefile|gnumakefile|justfile|\.justfile|taskfile\.ya?ml|rakefile|tox\.ini|pytest\.ini|setup\.cfg|pyproject\.toml|conftest\.py|noxfile\.py|\.mocharc\.\w+|\.?(?:jest|vitest|vite|ava|karma|playwright|cypress|nyc)\.(?:config|workspace|setup)\.\w+|vitest\.workspace\.\w+|jest\.setup\.\w+|\.rspec|phpunit\.xml(?:\.dist)?|cargo\.toml|build\.gradle(?:\.kts)?|pom\.xml|turbo\.json|nx\.json|lerna\.json)$/i;
var isRunnerFile = (path) => RUNNER_NAMES.test(path);

// src/gate/checks/proof/claim-matches.ts
var claimMatches = {
  id: "proof/claim-matches",
  stage: "proof",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "001",
  rows: ["S1-27", "S1-134"],
  tunable: false,
  summary: "the numbers, files and commits in the claim are those that were measured",
  message: "the claim says {what}, the gate measured {what}",
  run: (facts) => [...counts(facts), ...files(facts), ...commits(facts)]
};
function counts(facts) {
  const { claim, runs } = facts;
  const measured = runs.flatMap(({ output }) => readTestCounts(output)?.passed ?? []);
  const sum = measured.reduce((a, b) => a + b, 0);
  const most = claimedPasses(claim);
  if (measured.length === 0 || most <= sum || [...measured, sum].some((count) => saysPassed(claim, count)))
    return [];
  const message = (said) => `the claim says that ${said} tests passed, the gate measured ${sum}`;
  const fix = "say what the verify command really printed";
  const ofVerify = namesVerify(facts) ? claimedPasses(claim, true) : 0;
  if (ofVerify > sum) return [{ message: message(ofVerify), fix }];
  return [{ message: message(most), fix, ...runsOneOfSeveral(facts) ? { severity: "note" } : {} }];
}
function namesVerify({ claim, runs }) {
  const said = plain2(claim.result?.verification?.command ?? "");
  return said !== "" && runs.some(({ result: result2 }) => said.includes(plain2(result2.command)));
}
var plain2 = (command) => command.replace(/\s+/g, " ").trim();
function runsOneOfSeveral({ proofParts, paths, runs, testsHeld = 0 }) {
  const named2 = proofParts.flatMap(({ kind, path }) => kind === "tests" ? path : []);
  const ran = runs.reduce((sum, { output }) => {
    const counts2 = readTestCounts(output);
    return counts2 ? sum + counts2.passed + counts2.failed + counts2.skipped : sum;
  }, 0);
  if (testsHeld > ran) return true;
  return named2.length > 0 && [...paths].some((path) => isNamedTest(path) && !matchesAny(named2, path));
}
function files({ claim, filesChanged, paths, task, plan }) {
  return (claim.result?.filesModified ?? []).flatMap((entry) => {
    const path = tidy(entry);
    if (path === "" || task.kind === "verify") return [];
    const changed = filesChanged.some(
      (file) => file === path || matchesPath(path, file) || file.endsWith(`/${path}`) || path.endsWith(`/${file}`)
    );
    if (changed) return [];
    const there2 = paths.has(path) || isGlob(path) || [...paths].some((file) => file.startsWith(`${path}/`) || path.endsWith(`/${file}`));
    if (there2) {
      if (plan.files.some((file) => file.path === path)) return [];
      return [
        { file: path, message: "the claim lists it as modified, but it is as it was", severity: "warn" }
      ];
    }
    return [
      {
        file: path,
        message: "the claim lists it as modified, but there is no such file in the commit",
        fix: "list the files that you changed and committed"
      }
    ];
  });
}
var tidy = (entry) => cleanPath(
  entry.replace(/^\s*[-*]\s+/, "").replace(/\s+[([].*$|\s+[-\u2013\u2014]\s.*$/, "").replace(/:\d+(?:-\d+)?$/, "")
).replace(/\/$/, "");
function commits({ claimedCommits: claimedCommits2 }) {
  return [...claimedCommits2].flatMap(([name, where]) => {
    if (where === "in-history") return [];
    if (where === "elsewhere")
      return [
        { message: `the claim names commit ${name}, which is not in the history of HEAD`, severity: "warn" }
      ];
    return [
      {
        message: `the claim names commit ${name}, which does not exist`,
        fix: "name the commit that git log shows, or none"
      }
    ];
  });
}

// src/gate/command-failure.ts
var KEYS = { verify: "limits.verifyMax", gate: "limits.gateMax" };
var LONGER = "types /ultraplan:retry --longer or raises ";
var shown = (command) => `\`${command.length > 160 ? `${command.slice(0, 157)}...` : command}\``;
function commandFailure(result2) {
  const command = shown(result2.command);
  if (result2.failedToStart) {
    return {
      message: `${command} could not be started: ${result2.failedToStart}`,
      fix: "see that sh and the folder exist"
    };
  }
  if (result2.timedOut && result2.durationMs === 0) {
    return {
      message: `${command} was not started: the time of the gate for one claim was used up (limits.gateMax)`,
      fix: `claim again; if it happens again, a person makes the commands of this task shorter, ${LONGER}limits.gateMax`,
      failure: "TIMEOUT"
    };
  }
  if (result2.timedOut) {
    const key = result2.limit && KEYS[result2.limit];
    return {
      message: `${command} did not end within ${Math.max(1, Math.round(result2.durationMs / 1e3))} s${key ? ` (${key})` : ""}`,
      fix: `make it end by itself: no watcher, no server left running, no prompt${key ? `; if it needs longer, a person ${LONGER}${key}` : ""}`,
      failure: "TIMEOUT"
    };
  }
  if (result2.exitCode === 0) return void 0;
  const end = result2.exitCode === void 0 ? `was ended by ${result2.signal ?? "a signal"}` : `exited ${result2.exitCode}`;
  return { message: `${command} ${end}`, fix: "fix what it reports, commit, and claim again" };
}

// src/gate/ran-with.ts
function ranWith(runs, purpose, skip) {
  const ran = runs.filter(({ result: result2 }) => result2.purpose === purpose);
  if (ran.length === 0) return { skip };
  return ran.flatMap(({ result: result2, weight, label }) => {
    const wrong = commandFailure(result2);
    if (!wrong) return [];
    const message = label ? `${label}: ${wrong.message}` : wrong.message;
    return [{ ...wrong, message, ...weight === "warning" ? { severity: "warn" } : {} }];
  });
}

// src/gate/checks/proof/criteria.ts
var criteria = {
  id: "proof/criteria",
  stage: "proof",
  severity: "block",
  failure: "VERIFY_FAILURE",
  seed: "004",
  rows: ["S4-09", "S4-10", "S4-11"],
  tunable: false,
  summary: "the command of every blocking acceptance criterion exits 0",
  message: "{criterion}: `{command}` exited {code}",
  run: ({ runs }) => ranWith(runs, "criterion", "the task has no acceptance criteria with a command")
};

// src/gate/checks/proof/flaky.ts
var flaky = {
  id: "proof/flaky",
  stage: "proof",
  severity: "warn",
  failure: "VERIFY_FAILURE",
  seed: "001",
  rows: ["S1-136", "S1-137", "S1-138"],
  tunable: true,
  summary: "no command had to be run twice to pass",
  message: "`{command}` failed, then passed with no edit in between",
  run: ({ runs, config, task }) => {
    if (!config.proof.flaky) return { skip: "proof.flaky is off: the first run decides" };
    return runs.filter(({ firstTry, result: result2 }) => firstTry && result2.exitCode === 0).map(({ result: result2, firstTry }) => ({
      file: task.file,
      line: task.line,
      message: `\`${result2.command}\` exited ${firstTry?.exitCode ?? firstTry?.signal ?? "late"}, then 0 with no edit in between: it is flaky`,
      fix: "fixing the test is better than running it twice"
    }));
  }
};

// src/gate/checks/proof/ignored.ts
var ignored = {
  id: "proof/ignored",
  stage: "proof",
  severity: "warn",
  failure: "VERIFY_FAILURE",
  seed: "design",
  rows: [],
  tunable: true,
  summary: "no proof rests on files that git ignores and that are in no commit",
  message: "`{command}` passes only where the work was done: it needs {paths}, which git ignores",
  run: ({ ignored: found, task }) => {
    if (found === void 0) return { skip: "the proof ran on the commit alone" };
    return found.map((proof) => ({
      file: task.file,
      line: task.verify[0]?.line ?? task.line,
      message: messageOf(proof),
      fix: "set `proof.setup` to a command that makes what it needs, or commit it"
    }));
  }
};
function messageOf({ command, how, paths }) {
  const files2 = `${paths.slice(0, 3).join(", ")}${paths.length > 3 ? ` and ${paths.length - 3} more` : ""}`;
  if (how === "named")
    return `\`${command}\` looks at ${files2}, which git ignores and the command does not make: it is in no commit`;
  if (how === "needed")
    return `\`${command}\` passes because of ${files2}, which git ignores: it fails on the commit alone`;
  const why = files2 === "" ? "" : `: it needs ${files2}, which git ignores`;
  return `\`${command}\` passes only in the folder where the work was done and fails in a checkout of the commit${why}`;
}

// src/gate/scripts/problems.ts
import { posix } from "node:path";
var LINES = [
  /^(?<path>.+?)\((?<line>\d+)(?:,\d+)?\)\s*:\s*(?<message>\S.*)$/,
  /^(?<path>.+?):(?<line>\d+):\d+\s*[:-]?\s+(?<message>\S.*)$/,
  /^(?<path>.+?):(?<line>\d+):\s+(?<message>\S.*)$/,
  /^(?<path>.+?): line (?<line>\d+), col \d+, (?<message>\S.*)$/,
  /^\[(?:warn|error)\] (?<path>\S+\.\w+)$/
];
var HEADING = /^(?<path>.+?)(?::(?<line>\d+):\d+)?(?: (?<rule>[a-z][\w/-]*)(?:\s+[A-Z]+)*\s*\u2501+)?$/;
var BELOW = /^\s*(?:(?<line>\d+):\d+\s+(?=\S)|(?=(?:error|warn)\w*:)|(?=[\u00d7\u2716!] ))(?<message>.+)$/i;
var POINTER = /^\s*(?:[\u256d,][\u2500-]*\[|-->\s*)(?<path>.+?):(?<line>\d+):\d+\]?/;
var SAYS = /^\s*(?:[\u00d7\u2716\u2717]|(?:error|warning|warn)\b)/i;
var PREFIX = /^(?:(?<folder>[^\s:()]+) [a-z][\w:.-]*: ?|@?[\w./-]+(?::[a-z][\w-]*)+: ?)/;
var IS_WARNING = /^\s*(?:warn(?:ing)?\b|[\u26a0!])|\[warning\//i;
var LONGEST_LINE = 2e3;
var match = (shape, text) => shape.exec(text)?.groups;
function readProblems(output, { folder: home, paths }) {
  const place = { folder: home, paths, byName: byName(paths) };
  const found = [];
  let heading;
  let lastWords2 = "";
  const add = (file, line, said, rule = "") => {
    if (file === void 0) return false;
    const message = `${rule}${worded(said)}`;
    const problem = { file, ...Number(line) > 0 ? { line: Number(line) } : {}, message };
    found.push({ problem, isWarning: IS_WARNING.test(said) });
    return true;
  };
  const below = (text) => {
    const read = match(BELOW, text);
    if (!heading || !read?.message) return false;
    const { file, line, rule } = heading;
    if (line !== void 0 || rule !== void 0) heading = void 0;
    else if (read.line === void 0) return false;
    return add(file, read.line ?? line, read.message, rule && `${rule} `);
  };
  const take = (text, folder) => {
    if (below(text)) return true;
    const pointed = match(POINTER, text);
    if (pointed?.path) return add(resolve(pointed.path, place, folder), pointed.line, lastWords2);
    const titled = match(HEADING, text);
    const file = titled?.path ? resolve(titled.path, place, folder) : void 0;
    if (file !== void 0) {
      heading = { file, line: titled?.line, rule: titled?.rule };
      return true;
    }
    return LINES.some((shape) => {
      const read = match(shape, text);
      return read?.path !== void 0 && add(resolve(read.path, place, folder), read.line, read.message ?? "formatting");
    });
  };
  for (const line of withoutColours(output).split("\n")) {
    const text = line.trimEnd().slice(0, LONGEST_LINE);
    if (SAYS.test(text)) lastWords2 = text;
    const prefix = PREFIX.exec(text);
    if (!take(text) && prefix) take(text.slice(prefix[0].length), prefix.groups?.folder);
  }
  const errors = found.filter(({ isWarning }) => !isWarning);
  return (errors.length > 0 ? errors : found).map(({ problem }) => problem);
}
var worded = (message) => message.replace(/\u2501+/g, " ").replace(/^\s*[\u00d7\u2716\u2717\u26a0!]\s*/, "").replace(/^(?:error|warn(?:ing)?)\b[:\s-]*/i, "").replace(/\s+/g, " ").trim();
var FILE2 = /^[^\s:*?"<>|()]+\.[a-z]\w*$/i;
function resolve(path, { folder, paths, byName: byName2 }, prefix) {
  const plain3 = path.trim().replaceAll("\\", "/");
  if (plain3.startsWith("/")) return fileOr(posix.normalize(plain3).slice(1), paths);
  const candidates = [...prefix === void 0 ? [] : [prefix], folder, ""].map(
    (from) => posix.join(from, plain3)
  );
  const known = candidates.find((each) => paths.has(each));
  if (known !== void 0) return known;
  if (!FILE2.test(plain3)) return void 0;
  const same = byName2().get(posix.basename(plain3)) ?? [];
  const ending = same.filter((each) => each.endsWith(`/${posix.normalize(plain3)}`));
  return ending.length === 1 ? ending[0] : candidates[0];
}
function byName(paths) {
  let index;
  return () => {
    if (index) return index;
    index = /* @__PURE__ */ new Map();
    for (const path of paths) {
      const name = posix.basename(path);
      const same = index.get(name);
      if (same) same.push(path);
      else index.set(name, [path]);
    }
    return index;
  };
}
var fileOr = (path, paths) => paths.has(path) || FILE2.test(path) ? path : void 0;
function newProblems(now, before, moved = /* @__PURE__ */ new Map()) {
  const known = /* @__PURE__ */ new Map();
  for (const { file, message } of before) {
    const key = keyOf(file, message);
    known.set(key, (known.get(key) ?? 0) + 1);
  }
  return now.filter(({ file, message }) => {
    const key = keyOf(moved.get(file) ?? file, message);
    const left = known.get(key) ?? 0;
    known.set(key, left - 1);
    return left <= 0;
  });
}
var keyOf = (file, message) => `${file}
${message.replace(/\b\d+\b/g, "#")}`;

// src/gate/scripts/script-remarks.ts
var MOST3 = 5;
function scriptRemarks(purpose, facts) {
  const runs = facts.runs.filter(({ result: result2 }) => result2.purpose === purpose);
  const notRun = facts.notRun.filter((each) => each.purpose === purpose);
  if (runs.length + notRun.length === 0)
    return {
      skip: facts.config.proof[purpose] === "off" ? `proof.${purpose} is off` : `the packages of the changed files have no ${purpose} script, and proof.${purpose} names no command`
    };
  return [
    ...runs.flatMap((run) => [...remarksOn(run, facts), ...changedScript(run)]),
    ...runs.slice(0, 1).flatMap(({ result: result2 }) => changedSettings(purpose, result2.command, facts)),
    ...notRun.map(
      ({ command, why, fix }) => ({
        message: `\`${command}\` was not run: ${why}`,
        fix,
        severity: "warn"
      })
    )
  ];
}
var refuses = (run, facts) => remarksOn(run, facts).some(({ severity }) => severity === void 0);
function remarksOn(run, facts) {
  const wrong = commandFailure(run.result);
  if (!wrong) return [];
  if (run.script && couldNotRun(run, facts))
    return [
      {
        message: `${wrong.message}, so it checked nothing${lastWords(run)}`,
        fix: run.result.timedOut ? `set \`proof.${run.result.purpose}\` to a shorter command or off, or raise \`${run.result.limit === "gate" ? "limits.gateMax" : "limits.verifyMax"}\`` : `set \`proof.setup\` to what installs the packages, or \`proof.${run.result.purpose}\` to another command or off`,
        severity: "warn"
      }
    ];
  switch (run.weight) {
    case "blocking":
      return [refusal(run, facts, wrong)];
    case "warning":
      return [
        {
          ...wrong,
          fix: "a [RED] task may leave it so; the task that makes its tests pass has to mend it",
          severity: "warn"
        }
      ];
    case "compared":
      return compare(run, facts, wrong.message);
  }
}
var ABSENT = /command not found|: not found$|is not recognized as an internal or external command|cannot find (?:module|package) '|error when performing the request to|ERR_PNPM_(?:BAD_PM_VERSION|OTHER_PM_EXPECTED)|however the current global version of yarn|^npm (?:error|ERR!) code (?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT)|npx canceled due to missing packages/im;
function couldNotRun(run, facts) {
  const { timedOut, failedToStart, exitCode } = run.result;
  if (timedOut || failedToStart !== void 0 || exitCode === 126 || exitCode === 127) return true;
  return ABSENT.test(run.output) && problemsOf(run, facts).length === 0;
}
var lastWords = ({ output }) => {
  const line = output.split("\n").find((each) => ABSENT.test(each));
  return line === void 0 ? "" : ` (${line.trim().slice(0, 120)})`;
};
function refusal(run, facts, wrong) {
  const problems = problemsOf(run, facts);
  const [first] = problems;
  if (!first) return wrong;
  return {
    ...wrong,
    ...placeOf(first),
    message: `${wrong.message}: ${first.message}${more(problems.length - 1)}`
  };
}
var more = (count) => count > 0 ? ` (and ${count} more)` : "";
var placeOf = ({ file, line }) => ({ file, ...line === void 0 ? {} : { line } });
var problemsOf = ({ script: script2, output }, { paths, filesChanged }) => readProblems(output, { folder: script2?.folder ?? "", paths: /* @__PURE__ */ new Set([...paths, ...filesChanged]) });
function compare(run, facts, failed) {
  const now = problemsOf(run, facts);
  const { compared } = facts;
  const isAdded = ({ file }) => compared.some(({ path, kind }) => path === file && kind === "added");
  const moved = new Map(compared.flatMap(({ path, from }) => from ? [[path, from]] : []));
  const before = problemsBefore(run, facts, now, moved);
  const fresh = before === void 0 ? now.filter(isAdded) : newProblems(now, before, moved);
  const isChanged = ({ file }) => compared.some(({ path }) => path === file);
  const own = fresh.filter(isChanged);
  const elsewhere = fresh.filter((problem) => !isChanged(problem));
  const { command, purpose } = run.result;
  const refused = own.slice(0, MOST3).map(
    (problem, index) => ({
      ...placeOf(problem),
      message: `new error of \`${command}\`: ${problem.message}${index === MOST3 - 1 ? more(own.length - MOST3) : ""}`,
      fix: "it was not there before this task; fix it, commit, and claim again"
    })
  );
  if (refused.length > 0 && elsewhere.length === 0) return refused;
  return [
    ...refused,
    {
      ...elsewhere[0] ? placeOf(elsewhere[0]) : {},
      message: `${failed}${shownWords(run, now, before, elsewhere)}`,
      fix: elsewhere.length > 0 ? "see whether the callers of what was changed have to change with it" : `see it with \`${command}\`; \`proof.${purpose}: off\` runs it no more`,
      severity: "warn"
    }
  ];
}
var SHOWS_SOME = /^diagnostics not shown: \d/im;
var IN_PARTS = /&&|\b(?:run-s|npm-run-all|turbo|nx|lerna)\b|\btsc (?:-b|--build)\b|\s(?:-r|--recursive|-ws|--workspaces)\b/;
function problemsBefore(run, facts, now, moved) {
  const { base } = run;
  if (!base || base.result.timedOut) return void 0;
  if (base.result.exitCode === 0) return [];
  if (base.result.output?.cut || SHOWS_SOME.test(base.output)) return void 0;
  const found = problemsOf({ ...run, output: base.output }, facts);
  const isSamePart = !IN_PARTS.test(run.script?.text ?? "") || newProblems(now, found, moved).length < now.length;
  return found.length > 0 && isSamePart ? found : void 0;
}
function shownWords({ base }, now, before, elsewhere) {
  if (elsewhere.length > 0) {
    const listed = elsewhere.slice(0, MOST3).map(({ file, message }) => `${file}: ${message}`);
    return ` with ${elsewhere.length} new in files that the task did not change: ${listed.join("; ")}${more(elsewhere.length - MOST3)}`;
  }
  if (!base || base.result.timedOut) return ", and could not be run on the commit before this task";
  if (base.result.exitCode !== 0 && (now.length === 0 || before === void 0))
    return ", as before this task, and what it says cannot be compared";
  if (now.length === 0) return ", did not before this task, and names no file";
  return `, as before this task: ${now.length} known, none new`;
}
var changedScript = ({ script: script2, result: result2 }) => script2?.before === void 0 ? [] : [
  {
    file: script2.folder === "" ? "package.json" : `${script2.folder}/package.json`,
    message: `the task changed what \`${result2.command}\` runs: ${shown2(script2.before)} before, ${shown2(script2.text)} now`,
    fix: "see that it still checks what it did before",
    severity: "warn"
  }
];
var SETTINGS = {
  typecheck: /(?:^|\/)[jt]sconfig[^/]*\.json$/,
  lint: /(?:^|\/)(?:\.(?:eslint|stylelint|prettier|oxlint)(?:rc|ignore)(?:\.\w+)?|(?:eslint|stylelint|prettier)\.config\.\w+|biome\.jsonc?)$/
};
var changedSettings = (purpose, command, { task, compared }) => compared.filter(({ path, kind }) => kind !== "added" || /ignore$/.test(path)).filter(({ path }) => SETTINGS[purpose].test(path) && !matchesAny([...task.files, ...task.outputs], path)).map(({ path }) => ({
  file: path,
  message: `the task changed what \`${command}\` goes by, and does not name it: ${path}`,
  fix: "see that it still checks what it did before",
  severity: "warn"
}));
var shown2 = (text) => `\`${text.length > 80 ? `${text.slice(0, 77)}...` : text}\``;

// src/gate/checks/proof/lint.ts
var lint = {
  id: "proof/lint",
  stage: "proof",
  severity: "block",
  failure: "VERIFY_FAILURE",
  seed: "004",
  rows: ["S4-05"],
  tunable: false,
  summary: "the linter passes: the command of `proof.lint`, or the lint script of the packages that own the changed files (in a plan that is no TASKS.json only new errors in changed files are refused; whatever else fails, was not run or is marked [RED] is ORANGE)",
  message: "new error of `{command}`: {error}",
  run: (facts) => scriptRemarks("lint", facts)
};

// src/gate/checks/proof/typecheck.ts
var typecheck = {
  id: "proof/typecheck",
  stage: "proof",
  severity: "block",
  failure: "VERIFY_FAILURE",
  seed: "004",
  rows: ["S4-04", "S3-07"],
  tunable: false,
  summary: "the type check passes: the command of `proof.typecheck`, or the typecheck script of the packages that own the changed files (in a plan that is no TASKS.json only new errors in changed files are refused; whatever else fails, was not run or is marked [RED] is ORANGE)",
  message: "new error of `{command}`: {error}",
  run: (facts) => scriptRemarks("typecheck", facts)
};

// src/gate/deciding-runs.ts
function decidingRuns(runs) {
  const verify2 = runs.filter(({ result: result2 }) => result2.purpose === "verify");
  if (verify2.length > 0) return verify2;
  return runs.filter(({ result: result2, weight }) => result2.purpose === "criterion" && weight === "blocking");
}

// src/gate/vacuous.ts
var PASS_ON = /^(?:cat|tee|head|tail|sort|uniq|wc|less|more|cut|tr|column|sed\s+-n\s+\S+)\b/;
function hidesExit(command) {
  const bare = command.replace(/'[^']*'|"(?:\\.|[^"\\])*"/g, "Q").replace(/\s*[12&]?>>?\s*(?:&\d|[^\s&|;]+)/g, "").trim();
  if (/\bpipefail\b/.test(bare)) return void 0;
  const last = bare.split(/&&|\|\||;|\n/).at(-1) ?? "";
  const pipe = last.split("|").map((part) => part.trim());
  const end = pipe.at(-1) ?? "";
  return pipe.length > 1 && PASS_ON.test(end) ? end : void 0;
}

// src/gate/checks/proof/vacuous.ts
var vacuous = {
  id: "proof/vacuous",
  stage: "proof",
  severity: "block",
  failure: "VERIFY_FAILURE",
  seed: "001",
  rows: ["S1-129", "S1-131"],
  tunable: false,
  summary: "the verify command can fail, and did fail or was not there before the work",
  message: "`{command}` proves nothing: {why}",
  run: ({ task, runs, baseline, config, constants }) => {
    const ran = decidingRuns(runs);
    if (ran.length === 0) return { skip: "no verify command ran" };
    const line = task.verify[0]?.line ?? task.line;
    const remarks3 = ran.flatMap(({ result: result2 }) => {
      const { command } = result2;
      const at = {
        file: task.file,
        line,
        fix: "a person gives the task a command that fails when the work is not done"
      };
      if (constants.has(command))
        return [{ ...at, message: `\`${command}\` proves nothing: it passes whatever was done` }];
      const end = hidesExit(command);
      if (end === void 0) return [];
      const message = `\`${command}\` proves little: it ends as \`${end}\` does, whatever is in front of the pipe`;
      return [{ ...at, message, severity: "warn" }];
    });
    if (!baseline?.green || config.proof.baseline === "off" || mayBeginGreen(task)) return remarks3;
    return [
      ...remarks3,
      {
        file: task.file,
        line,
        message: "the verify already passed before any work was done, so it shows little",
        fix: "a person gives the task a command that fails until it is done",
        ...config.proof.baseline === "block" ? {} : { severity: "warn" }
      }
    ];
  }
};

// src/gate/expectation.ts
function checkExpectation(verify2, output) {
  const expected = verify2?.expect;
  if (!expected) return void 0;
  const said = JSON.stringify(expected.text.slice(0, 80));
  if (expected.number === void 0) {
    return {
      message: `the expectation ${said} is for people; only the exit code was checked`,
      severity: "note"
    };
  }
  const text = output.trim();
  const numbers = text.match(/(?<![\w.])-?\d+(?:\.\d+)?(?![\w.])/g)?.map(Number) ?? [];
  if (numbers.includes(expected.number)) return void 0;
  if (text === "" && expected.number === 0) return void 0;
  if (/^-?\d+(?:\.\d+)?$/.test(text)) {
    return {
      message: `expected ${expected.number}, as the plan says (${said}), got ${text}`,
      fix: "do what the plan asks for, commit, and claim again"
    };
  }
  return {
    message: `the expectation ${said} could not be checked: no single number was printed`,
    severity: "warn"
  };
}

// src/gate/checks/proof/verify.ts
var verify = {
  id: "proof/verify",
  stage: "proof",
  severity: "block",
  failure: "VERIFY_FAILURE",
  seed: "001",
  rows: ["S1-02", "S1-06", "S1-23", "S1-25", "S1-27", "S1-42", "S1-52", "S1-55", "S1-67", "S1-69", "S3-08"],
  tunable: false,
  summary: "the verify command of the pinned plan exits 0 when the gate runs it on the committed tree",
  message: "`{command}` exited {code}",
  run: ({ task, runs, head, headAfter, missing: missing2 }) => {
    const ran = runs.filter(({ result: result2 }) => result2.purpose === "verify" || result2.purpose === "setup");
    const line = task.verify[0]?.line ?? task.line;
    if (!ran.some(({ result: result2 }) => result2.purpose === "verify")) return nothingRan(runs, task.file, line);
    const found = ran.flatMap((run) => {
      const wrong = commandFailure(run.result);
      const remarks3 = wrong ? [wrong] : [checkExpectation(run.verify, run.output), hiddenFailure(run, task.markers)];
      return remarks3.flatMap(
        (remark) => remark ? [{ file: task.file, line: run.verify?.line ?? line, ...withMissing(remark, missing2) }] : []
      );
    });
    if (head === headAfter) return found;
    return [
      ...found,
      {
        message: "HEAD moved while the commands ran",
        fix: "let nothing commit in the background, and claim again"
      }
    ];
  }
};
function withMissing(remark, missing2) {
  if (missing2.length === 0) return remark;
  const files2 = `${missing2.slice(0, 3).join(", ")}${missing2.length > 3 ? ` and ${missing2.length - 3} more` : ""}`;
  return {
    ...remark,
    fix: `${remark.fix} (it ran in a checkout of the commit, without ${files2}: git ignores that, and it was written since the task began or cannot be read)`
  };
}
function nothingRan(runs, file, line) {
  if (runs.some(({ result: result2, weight }) => result2.purpose === "criterion" && weight === "blocking")) return [];
  if (runs.some(({ result: result2 }) => result2.purpose === "setup" && result2.exitCode !== 0))
    return setupFailed(runs, file, line);
  return [
    {
      file,
      line,
      message: "the task has no verify command that can be run",
      fix: "a person gives the task a command in the plan, or sets verify.default in the configuration"
    }
  ];
}
var setupFailed = (runs, file, line) => runs.flatMap(({ result: result2 }) => {
  const wrong = commandFailure(result2);
  return wrong ? [{ file, line, ...wrong, message: `the checkout could not be set up: ${wrong.message}` }] : [];
});
function hiddenFailure({ result: result2, output }, markers) {
  if (!hidesExit(result2.command) || markers.includes("RED")) return void 0;
  const failed = readTestCounts(output)?.failed ?? 0;
  if (failed === 0) return void 0;
  return {
    message: `the command exited 0, but its runner reports ${failed} failed`,
    fix: "make the tests pass, commit, and claim again"
  };
}

// src/gate/checks/scope/inside.ts
var inside = {
  id: "scope/inside",
  stage: "artifacts",
  severity: "block",
  failure: "SPEC_VIOLATION",
  seed: "002",
  rows: ["S2-28", "S2-30"],
  tunable: false,
  summary: "every file that was changed is in the packet's file_scope",
  message: "Gate 3 (File Scope Audit) 3a: {file} was changed, but it is not in file_scope",
  run: ({ task, plan, filesChanged, base }) => {
    const why = whyNoPacket(task);
    if (why) return { skip: why };
    const scope = task.packet?.fileScope ?? [];
    return filesChanged.filter((path) => !matchesAny(scope, path) && !engineFile(plan, path)).map((path) => ({
      file: path,
      message: "Gate 3 (File Scope Audit) 3a: changed, but not in file_scope",
      fix: `${takeBack(path, base)}; the scope is: ${scope.join(", ") || "empty"}`
    }));
  }
};

// src/gate/checks/scope/untouched.ts
var untouched = {
  id: "scope/untouched",
  stage: "artifacts",
  severity: "warn",
  failure: "SPEC_VIOLATION",
  seed: "002",
  rows: ["S2-29"],
  tunable: true,
  summary: "every entry of the packet's file_scope was touched",
  message: "Gate 3 (File Scope Audit) 3b: {entry} is in file_scope and was not touched",
  run: ({ task, filesChanged }) => {
    const why = whyNoPacket(task);
    if (why) return { skip: why };
    return (task.packet?.fileScope ?? []).filter((entry) => !filesChanged.some((path) => matchesPath(entry, path))).map((entry) => ({
      file: task.file,
      line: task.packet?.line ?? task.line,
      message: `Gate 3 (File Scope Audit) 3b: ${entry} is in file_scope and was not touched`
    }));
  }
};

// src/gate/tests/going-tests.ts
function goingTests(task, changes) {
  const named2 = changes.filter((change) => isTestFile(change.path) && isNamed(task, change.path));
  if (named2.length === 0) return [];
  const gone = takenOut(changes.filter(({ path, from }) => !isTestFile(path) && !isTestFile(from ?? path)));
  return named2.filter((change) => change.kind === "deleted" || usesAny(removedLines(change), gone));
}
var isNamed = (task, path) => task.files.map((entry) => cleanPath(entry)).some((entry) => entry === path || path.endsWith(`/${entry}`));
var DECLARED = /\b(?:function\*?|class|const|let|var|def|fn|func(?:\s*\([^)\n]*\))?|interface|type|struct|enum|trait|module|protocol|val|record)\s+([\p{L}_$][\p{L}\p{N}_$]*)/gu;
var METHOD = /\b(?:public|private|protected|static)\b[^;={}(\n]*?([\p{L}_$][\p{L}\p{N}_$]*)\s*\(/gu;
var ROUTE = /["'`](\/[\w/:.{}*-]{2,})["'`]/g;
var WORD = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
function takenOut(changes) {
  const side = (of) => changes.map((change) => change[of]?.text ?? "").join("\n");
  const [before, after] = [side("before"), side("after")];
  const left = new Set(after.match(WORD));
  const files2 = changes.flatMap(({ kind, path }) => kind === "deleted" ? stemOf(path) : []);
  const names2 = [DECLARED, METHOD].flatMap(
    (pattern) => [...before.matchAll(pattern)].map(([, name]) => name ?? "")
  );
  const routes = [...before.matchAll(ROUTE)].map(([, route]) => route ?? "");
  return {
    words: /* @__PURE__ */ new Set([...files2, ...names2.filter((name) => !left.has(name))]),
    routes: routes.filter((route) => !after.includes(route))
  };
}
var stemOf = (path) => path.slice(path.lastIndexOf("/") + 1).replace(/\..*$/, "");
function removedLines({ before, after }) {
  const kept = new Set((after?.text ?? "").split(/\r?\n/));
  return (before?.text ?? "").split(/\r?\n/).filter((line) => !kept.has(line)).join("\n");
}
var usesAny = (text, { words: words2, routes }) => (text.match(WORD) ?? []).some((word) => words2.has(word)) || routes.some((route) => text.includes(route));

// src/gate/tests/dialects.ts
var script = {
  table: /(?<![.\w$])(?:it|test|specify)(?:\.(?:concurrent|sequential))?\.each\s*\(\s*\[/g,
  test: /(?<![.\w$])(?:x|f)?(?:it|test|specify)(?:\.(?:each|concurrent|sequential|failing|fails|skip|only|fixme|skipIf|runIf)\b(?:\([^()\n]*\))?)*\s*(?:\(\s*["'`]|`)/g,
  skips: [
    {
      pattern: /(?<![.\w$])(?:it|test|specify)(?:\.(?:concurrent|sequential))?\.(?:skip|fixme|only|fails|failing|skipIf\(\s*(?:true|1)\s*\)|runIf\(\s*(?:false|0)\s*\))(?![\w])/g,
      of: "same"
    },
    { pattern: /(?<![.\w$])[xf](?:it|test|specify)\s*\(\s*["'`]/g, of: "same" },
    {
      pattern: /(?<![.\w$])(?:(?:describe|context|suite)\.(?:skip|only|skipIf\(\s*(?:true|1)\s*\)|runIf\(\s*(?:false|0)\s*\))|[xf](?:describe|context)\s*\()/g,
      of: "group"
    },
    // Code that is never reached; functions of the framework that were made to do nothing.
    { pattern: /\bif\s*\(\s*(?:false|0|!1)\s*\)|^[ \t]*false\s*&&/gm, of: "group" },
    {
      pattern: /\b(?:const|let|var)\s+(?:it|test|describe|expect|assert)\s*=\s*(?:async\s*)?(?:\([^()]*\)|\w+)\s*=>\s*(?:\{\s*\}|undefined|null|void 0)|\bfunction\s+(?:it|test|describe|expect|assert)\s*\([^()]*\)\s*\{\s*\}|(?<![\w$.])(?:assert|expect)(?:\.\w+)+\s*=\s*(?:async\s*)?(?:function\s*\([^()]*\)\s*\{\s*\}|(?:\([^()]*\)|\w+)\s*=>\s*(?:\{\s*\}|undefined|null|true|void 0))/g,
      of: "group"
    },
    {
      pattern: /\b(?:t|ctx|context|this)\.(?:skip|todo)\(|\bskip\s*:\s*true\b|,\s*\{[^{}]*\b(?:skip|todo)\s*:\s*(?:true\b|["'`])[^{}]*\}\s*,\s*(?:async\b|\(|function\b|\w+\s*=>)|\bpending\(\s*\)/g,
      of: "around"
    }
  ],
  assertion: /\b(?:expect|assert)\s*[.(]|\.should\b|\bt\.(?:is|equal|deepEqual|ok|true|truthy|throws|match)\(/g,
  empty: /^[^\n(]*\(\s*(["'`])\s*\1\s*,\s*(?:async\s*)?(?:\(\s*\w*\s*\)\s*=>|\w+\s*=>|function\s*\w*\(\s*\w*\s*\))\s*\{\s*(?:\}|return\s*(?:;|\n))/,
  exit: /^(?:process|Deno)\.exit\(\s*0?\s*\)/m,
  constant: /\bexpect\(\s*(?:true|1)\s*\)\s*\.\s*to(?:Be|Equal|StrictEqual|BeTruthy)\(\s*(?:true|1)?\s*\)|\bassert(?:\.ok)?\(\s*(?:true|1)\s*\)|\btry\s*\{[^{}]*\b(?:expect|assert)\b(?!\.fail)[^{}]*\}\s*catch\s*(?:\([^()]*\)\s*)?\{\s*\}/g
};
var python = {
  table: /@pytest\.mark\.parametrize\(\s*(?:["'][^"']*["']|[[(][^\])]*[\])])\s*,\s*\[/g,
  test: /^[ \t]*(?:async[ \t]+)?def[ \t]+test\w*[ \t]*\(/gm,
  skips: [
    {
      pattern: /@(?:pytest\.mark\.(?:skip\b(?!if)|skipif\(\s*True|xfail)|unittest\.(?:skip\b|expectedFailure))/g,
      of: "next"
    },
    { pattern: /\bpytest\.(?:skip|xfail)\(|\bself\.skipTest\(/g, of: "around" },
    { pattern: /__test__[ \t]*=[ \t]*False|^[ \t]*if[ \t]+(?:False|0|not[ \t]+True)[ \t]*:/gm, of: "group" }
  ],
  assertion: /\bassert\b|\bself\.assert\w+|\bpytest\.raises\b|\bself\.fail\b/g,
  empty: /^[ \t]*(?:async[ \t]+)?def[ \t]+test\w*\([^)]*\)[^:\n]*:\s*(?:pass|\.\.\.|return)[ \t]*$/m,
  exit: /^(?:(?:sys\.)?exit|quit|os\._exit)\(\s*0?\s*\)|^raise[ \t]+SystemExit(?:\(\s*0?\s*\))?[ \t]*$|^pytest\.skip\(/m,
  constant: /\bassert[ \t]+(?:True|1)[ \t]*$|\bassertTrue\(\s*True\s*\)|^[ \t]*try:[ \t]*\n(?:[ \t]*assert\b.*\n)+[ \t]*except\b[^:\n]*:\s*pass[ \t]*$/gm
};
var go = {
  test: /^func[ \t]+(?:Test|Fuzz|Example)\w*[ \t]*\(/gm,
  skips: [{ pattern: /\b[tb]\.(?:Skip|SkipNow|Skipf)\(/g, of: "around" }],
  assertion: /\bt\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)\(|\b(?:assert|require)\.\w+\(/g,
  empty: /^func[ \t]+Test\w*\([^)]*\)\s*\{\s*(?:\}|return\s*\n)/,
  exit: /^func[ \t]+TestMain\((?![\s\S]*\.Run\(\))/m,
  unbuilt: /^\/\/\s*(?:go:build|\+build)\s+ignore\b/m,
  constant: /\b(?:assert|require)\.True\(\s*t\s*,\s*true\s*\)/g
};
var rust = {
  test: /#\[(?:\w+::)?test\b[^\]]*\]/g,
  skips: [{ pattern: /#\[ignore\b/g, of: "around" }],
  assertion: /\b(?:debug_)?assert(?:_eq|_ne|_matches)?!|\bpanic!|\.unwrap\(\)/g,
  empty: /^#\[test\]\s*(?:async\s+)?fn\s+\w+\(\)\s*\{\s*(?:\}|return;)/,
  unbuilt: /^\s*#!?\[cfg\((?:any\(\)|FALSE|false)\)\]/m,
  constant: /\bassert!\(\s*true\s*\)/g
};
var classic = {
  test: /@(?:Test|ParameterizedTest|RepeatedTest)\b|\[(?:Fact|Theory|Test|TestMethod|TestCase)\b|\bfunc\s+test\w*\s*\(|\bfunction\s+test\w*\s*\(/g,
  skips: [
    { pattern: /@(?:Disabled|Ignore)\b|\[(?:Ignore|Skip)\b/g, of: "next" },
    { pattern: /\bSkip\s*=|\bXCTSkip\b|\bmarkTestSkipped\b/g, of: "around" }
  ],
  assertion: /\bassert\w*\b|\bAssert\.\w+|\bXCTAssert\w*|\bexpect\b|\bverify\b/gi,
  empty: /^@Test\s+(?:public\s+)?void\s+\w+\(\)\s*\{\s*\}/,
  constant: /\bassertTrue\(\s*true\s*\)|\bAssert\.(?:True|IsTrue)\(\s*true\s*\)/g
};
var ruby = {
  test: /^[ \t]*x?(?:it|specify|scenario|test)[ \t]+["'(]|^[ \t]*def[ \t]+test_\w+/gm,
  skips: [
    { pattern: /^[ \t]*x(?:it|specify|scenario)\b/gm, of: "same" },
    { pattern: /^[ \t]*x(?:describe|context)\b/gm, of: "group" },
    { pattern: /^[ \t]*(?:skip|pending)\b|\bskip:[ \t]*true\b/gm, of: "around" }
  ],
  assertion: /\bexpect\b|\bassert\w*\b|\bshould\b/g,
  empty: /^[ \t]*(?:it|test)\b[^\n]*\bdo\s*\n\s*end\b/,
  exit: /^exit[ \t]*(?:\(?[ \t]*(?:0|true)?[ \t]*\)?)[ \t]*$|^__END__$/m,
  constant: /\bexpect\(true\)\.to\s+(?:be|eq)\b/g
};
var bats = {
  test: /^[ \t]*@test\b/gm,
  skips: [{ pattern: /^[ \t]*skip\b/gm, of: "around" }],
  assertion: /\[\s|\[\[|\bassert\w*\b|\btest\s/g,
  empty: /^[ \t]*@test[^\n]*\{\s*\}/,
  exit: /^exit(?:[ \t]+0)?[ \t]*$/m,
  constant: /^[ \t]*\[ 1 -eq 1 \]/gm
};
var DIALECTS = {
  js: script,
  mjs: script,
  cjs: script,
  jsx: script,
  ts: script,
  mts: script,
  cts: script,
  tsx: script,
  py: python,
  go,
  rs: rust,
  java: classic,
  kt: classic,
  cs: classic,
  swift: classic,
  scala: classic,
  php: classic,
  rb: ruby,
  bats
};

// src/gate/tests/count-tests.ts
function countTests(path, text) {
  const dialect = DIALECTS[endingOf(path)];
  const lexis = lexisOf(path);
  if (!dialect || !lexis) return void 0;
  const code = blankOut(text, lexis);
  const count = (pattern) => code.match(pattern)?.length ?? 0;
  const places = [...code.matchAll(dialect.test)].map(({ index }) => index);
  const skips = skipsIn(code, dialect, places);
  const end = dialect.exit?.exec(code)?.index;
  const isIdle = end !== void 0 || dialect.unbuilt?.test(text) === true;
  const run = end === void 0 ? code : code.slice(0, end);
  return {
    tests: places.map((at) => ({
      name: nameAt(text, at),
      skipped: isIdle || skips.has(at),
      empty: dialect.empty.test(code.slice(at, at + 400))
    })),
    rows: rowsIn(code, dialect, places),
    groupSkips: dialect.skips.filter(({ of }) => of === "group").reduce((sum, { pattern }) => sum + count(pattern), 0),
    assertions: run.match(dialect.assertion)?.length ?? 0,
    constants: count(dialect.constant)
  };
}
function rowsIn(code, { table, assertion }, places) {
  if (!table) return 0;
  const tables = [...code.matchAll(table)];
  return tables.reduce((sum, { 0: opening, index }, at) => {
    const start = index + opening.length;
    const isDecorator = opening.startsWith("@");
    const body = isDecorator ? places.find((place) => place > index) ?? start : start;
    const end = [...places, ...tables.slice(at + 1).map((next) => next.index)].find((place) => place > body);
    if (code.slice(body, end).search(assertion) < 0) return sum;
    return sum + Math.max(0, itemsFrom(code, start) - (isDecorator || places.includes(index) ? 1 : 0));
  }, 0);
}
function itemsFrom(code, start) {
  let depth = 0;
  let items = 0;
  let isOpen = false;
  for (let at = start; at < code.length; at += 1) {
    const char = code[at];
    if (char === "," && depth === 0) isOpen = false;
    else if (char.trim() !== "") {
      if (")]}".includes(char)) depth -= 1;
      if (depth < 0) break;
      if (!isOpen) items += 1;
      isOpen = true;
      if ("([{".includes(char)) depth += 1;
    }
  }
  return items;
}
function skipsIn(code, dialect, places) {
  const found = dialect.skips.flatMap(
    ({ pattern, of }) => [...code.matchAll(pattern)].flatMap(({ index }) => {
      if (of === "same") return places.filter((place) => place === index);
      const near = of === "next" ? places.find((place) => place > index) : places.findLast((place) => place < index);
      return of === "group" || near === void 0 ? [] : [near];
    })
  );
  return new Set(found);
}
function nameAt(text, at) {
  const rest = text.slice(at, at + 300);
  const named2 = /^[^"'`]*?\b(?:def|func|fn|function|void)\s+(?:\([^)]*\)\s*)?(\w+)/.exec(rest);
  const quoted = /(["'`])((?:\\.|(?!\1).)*)\1/.exec(rest);
  const line = rest.trimStart().split("\n")[0] ?? "";
  return (named2?.[1] ?? quoted?.[2] ?? line).slice(0, 100);
}

// src/gate/tests/tables.ts
var MANY = /\.each\b|\bforEach\s*\(|\bfor\b|\bparametrize\b|\bsubTest\s*\(|\bt\.Run\(|\bParameterizedTest\b|\[Theory\b|\brstest\b/g;
function isMeasured({
  changes,
  baseline,
  proofParts
}) {
  if (!baseline || !readTestCounts(baseline.output)) return false;
  const run = proofParts.flatMap(({ kind, path }) => kind === "tests" ? path : []);
  const fewer2 = changes.filter((change) => countIn(change, "after") < countIn(change, "before"));
  return changes.some((change) => isTestFile(change.path) && many(change, "after") > many(change, "before")) && fewer2.every(({ path }) => run.length === 0 || matchesAny(run, path));
}
function countIn(change, side) {
  const text = change[side]?.text;
  return isTestFile(change.path) && text !== void 0 ? countTests(change.path, text)?.tests.length ?? 0 : 0;
}
function many(change, side) {
  const lexis = lexisOf(change.path);
  const text = change[side]?.text;
  return lexis && text !== void 0 ? blankOut(text, lexis).match(MANY)?.length ?? 0 : 0;
}

// src/gate/checks/tests/fewer.ts
var fewer = {
  id: "tests/fewer",
  stage: "proof",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "design",
  rows: [],
  tunable: true,
  summary: "the verify runs no fewer tests than it did before the work",
  message: "the verify ran {n} tests, before the work it ran {m}",
  run: (facts) => {
    const { runs, baseline } = facts;
    const before = baseline && readTestCounts(baseline.output);
    if (!before) return { skip: "no tests were counted before the work" };
    const after = readTestCounts(
      decidingRuns(runs).map(({ output }) => output).join("\n")
    );
    if (!after) {
      const message = `before the work the verify counted ${before.passed + before.failed} tests, now it counts none`;
      const severity = isMeasured(facts) ? {} : { severity: "warn" };
      return [{ message, fix: "see that the tests are still run", ...severity }];
    }
    const [then, now] = [before, after].map(({ passed, failed }) => passed + failed);
    if (now >= then) return [];
    return [
      {
        message: `the verify ran ${now} tests, before the work it ran ${then}`,
        fix: "find the tests that are no longer run, and bring them back",
        ...goingTests(facts.task, facts.changes).length > 0 ? { severity: "warn" } : {}
      }
    ];
  }
};

// src/gate/plan-commands.ts
var commandsOf = (plan) => plan.tasks.flatMap(
  ({ verify: verify2, criteria: criteria2 }) => [...verify2, ...criteria2].flatMap(({ command }) => command ?? [])
);

// src/gate/tests/disturbs.ts
var NAMES = ["exit", "return", "trap", "exec", "alias", "function", "unset", "eval", "source"];
var BLIND = String.raw`-\w*n\w*|-o\s+noexec`;
var DISTURBS = new RegExp(
  String.raw`\b(?:${NAMES.join("|")})\b|\bset\s+(?:\+|${BLIND})|\(\)|\|\||\bPATH=|^\s*\.`
);
var FILES = /* @__PURE__ */ new Set(["rm", "mv", "git"]);
var PLACES = /* @__PURE__ */ new Set([...NAMES, ".", "export", "declare", "typeset", "readonly", "cd", "pushd"]);
var ENDS = /\b(?:exit(?!\s+["']?[1-9$])|return|exec|eval|source)\b|(?:^|[;&|])\s*\.\s/;
var AT_THE_END = /^(?:SIG)?(?:EXIT|ERR|DEBUG|0)$/i;
var HARMLESS = /^(?:-[eux]+|-[eux]*o (?:pipefail|errexit|nounset|xtrace))(?: (?:-[eux]+|-o pipefail))*$/;
function disturbance({ words: words2, apart, orElse }, run) {
  if (words2 === void 0) return "bends";
  const start = words2.findIndex((word) => !/^(?:[A-Za-z_]\w*=.*|command|builtin)$/s.test(word));
  const [name = "", ...rest] = start < 0 ? [] : words2.slice(start);
  if (FILES.has(name)) return "bends";
  if (apart) return void 0;
  const told = rest.join(" ");
  const ends = () => {
    switch (name) {
      case "exit":
      case "return":
        return orElse ? /^0/.test(told) : !/^[1-9]/.test(told);
      case "exec":
        return rest.length > 0;
      case "trap":
        return ENDS.test(rest[0] ?? "") && rest.slice(1).some((word) => AT_THE_END.test(word));
      case "eval":
        return ENDS.test(told);
      case "alias":
        return rest.some((word) => run.includes(word.replace(/=.*/s, "")));
      case "set":
        return new RegExp(`(?:^| )(?:${BLIND})(?: |$)`).test(told);
      default:
        return false;
    }
  };
  if (ends()) return "ends";
  const isUnknown = name === "" || name.startsWith("$");
  return isUnknown || PLACES.has(name) || name === "set" && !HARMLESS.test(told) ? "bends" : void 0;
}

// src/gate/tests/makefile.ts
var RULE = /^([^\s:#=][^:=#]*?)\s*::?(?!=)\s*([^=#;]*?)(?:;\s*(.*?))?\s*(?:#.*)?$/;
var ASSIGNMENT = /^(?:export\s+|override\s+)*([\w.]+)\s*(?:::?|\?)?=\s*(.*)$/;
function recipesOf(text) {
  const recipes = /* @__PURE__ */ new Map();
  const variables = /* @__PURE__ */ new Map();
  let open = [];
  for (const line of (text ?? "").replace(/[ \t]*\\\r?\n\s*/g, " ").split(/\r?\n/)) {
    if (line.startsWith("	")) {
      for (const target of open) recipes.get(target)?.lines.push(line.trim());
      continue;
    }
    const assigned = ASSIGNMENT.exec(line);
    if (assigned) variables.set(assigned[1] ?? "", assigned[2] ?? "");
    const rule = assigned ? void 0 : RULE.exec(line);
    if (!rule) continue;
    open = (rule[1] ?? "").split(/\s+/).filter((target) => !target.startsWith(".") || target.includes("/"));
    for (const target of open) {
      const known = recipes.get(target) ?? { needs: [], lines: [] };
      known.needs.push(...(rule[2] ?? "").split(/\s+/).filter((need) => need !== "" && need !== "|"));
      if (rule[3]) known.lines.push(rule[3]);
      recipes.set(target, known);
    }
  }
  return new Map(
    [...recipes].map(([target, { needs, lines }]) => [target, { needs, body: bodyOf(lines, variables) }])
  );
}
function bodyOf(lines, variables) {
  return lines.filter((line) => line !== "" && !line.startsWith("#")).map((line) => {
    const [, marks = "", command = ""] = /^([@+\-\s]*)(.*)$/.exec(expand(line, variables)) ?? [];
    return marks.includes("-") ? `(${command}) || true` : command;
  }).join(" && ");
}
function expand(line, variables, depth = 0) {
  if (depth > 3) return line;
  return line.replace(/\$[({]([\w.]+)[)}]/g, (whole, name) => {
    if (name === "MAKE") return "make";
    const value = variables.get(name);
    return value === void 0 ? whole : expand(value, variables, depth + 1);
  }).replaceAll("$$", "$");
}
var phonyTargets = (text) => new Set(
  [...(text ?? "").replace(/\\\r?\n/g, " ").matchAll(/^\.PHONY\s*:([^#\n]*)/gm)].flatMap(
    ([, names2 = ""]) => names2.trim().split(/\s+/)
  )
);

// src/gate/tests/runner-changes.ts
var SWALLOWS = /\|\|\s*(?:true|:|exit\s+0|echo\b)|;\s*(?:true|exit\s+0)\s*["']?,?\s*$|\bcontinue-on-error:\s*true\b/;
var NO_TESTS = /--pass-?with-?no-?tests\b|\bpassWithNoTests["']?\s*[:=]\s*true|--exit-zero\b|\bfail_under\s*=\s*0\b|\bexitstatus\s*=\s*(?:0|\w*\.?ExitCode\.OK)\b/i;
var EXCLUDES = /\b(?:testPathIgnorePatterns|modulePathIgnorePatterns|collect_ignore(?:_glob)?|norecursedirs|testNamePattern)\b|--(?:ignore|deselect|exclude|testPathIgnorePatterns)[= ]|\bexclude["']?\s*:\s*\[|\baddopts\b.*(?:-k|--ignore|--deselect)/;
var LOOKS_AWAY = [
  [
    isMakefile,
    /^\.IGNORE\b|\bMAKEFLAGS\s*[:+?]*=.*(?:\s|=)-?-(?:\w*[intq]\w*(?:\s|$)|ignore-errors|dry-run|just-print|touch|question)|^(?:export\s+)?SHELL\s*[:?]*=(?!.*\b(?:(?:ba|z|da|k|fi)?sh|pwsh|cmd(?:\.exe)?)\b)|^\.SHELLFLAGS\s*[:?]*=.*-\w*n/
  ],
  [
    (path) => /(?:^|\/)\.npmrc$/.test(path),
    /^script-shell\s*=(?!.*\b(?:(?:ba|z|da|k)?sh|pwsh|powershell|cmd)(?:\.exe)?\b)|^if-present\s*=\s*true|^node-options\s*=.*(?:--require|-r\b|--import|--loader)/
  ]
];
var AIMS = /\b(?:include|testMatch|testRegex|testMatchers|testDir|spec|specPattern|roots|alias|moduleNameMapper)["']?\s*[:=]|^(?:testpaths|python_files|python_functions|python_classes)\s*=/;
var RUNNERS = /(?:^|\/)\.?(?:vitest|jest|mocha|ava|karma|playwright|cypress)[^/]*$|(?:^|\/)(?:pytest\.ini|tox\.ini|setup\.cfg|pyproject\.toml)$/;
var RUNS_NOTHING = /\baddopts\b.*--(?:collect-only|co)\b/;
var ALWAYS = /(?:^|\/)(?:ci|\.ci|\.github|\.circleci)\/|(?:^|\/)\.(?:npmrc|gitlab-ci\.yml)$/;
function runnerChanges(changes, commands, constants) {
  return changes.flatMap(({ path, before, after }) => {
    if (after?.text === void 0 || !runsTests(path, commands)) return [];
    const lines = addedLines(path, before?.text, after.text);
    const [had, has] = [before?.text, after.text].map((text) => namedCommands(path, text));
    if (had && has) return [...weakenedCommands(path, had, has, constants), ...lines];
    if (isSource(path) && !isChecker(path)) return lines;
    const was = before?.text === void 0 ? void 0 : scriptBody(before.text);
    const is = scriptBody(after.text);
    if (!constants.has(is) || was !== void 0 && constants.has(was)) return lines;
    if (was === void 0 && (!isChecker(path) || !commands.some((command) => mentions(command, path))))
      return lines;
    return [...lines, { path, what: "it passes whatever was done", kind: "weakened" }];
  });
}
function scriptsOfChanges(changes, commands) {
  return changes.flatMap(({ path, before, after }) => {
    if (!runsTests(path, commands)) return [];
    const sides = [before?.text, after?.text].flatMap((text) => text ?? []);
    return sides.flatMap((text) => {
      const named2 = namedCommands(path, text);
      if (named2) return Object.values(named2).map((each) => ({ path: "", text: each }));
      return [{ path, text: scriptBody(text) }];
    });
  });
}
function namedCommands(path, text) {
  if (isPackage(path)) return scriptsOf(text);
  if (!isMakefile(path)) return void 0;
  const recipes = [...recipesOf(text)].filter(([, { body }]) => body !== "");
  return Object.fromEntries(recipes.map(([name, { body }]) => [name, body]));
}
var scriptBody = (text) => text.replace(/^#!.*\n/, "").trim();
var runsTests = (path, commands) => isRunnerFile(path) || ALWAYS.test(path) || /\.(?:sh|bash)$/.test(path) && isChecker(path) || commands.some((command) => mentions(command, path));
var mentions = (command, path) => command.split(/[\s'"`;&|()=]+/).some((word) => word.replace(/^\.\//, "") === path);
function addedLines(path, before, after) {
  const had = new Set(before?.split(/\r?\n/).map((line) => line.trim()));
  return after.split(/\r?\n/).flatMap((text, index) => {
    const line = text.trim();
    if (line === "" || had.has(line) || /^(?:#|\/\/)/.test(line)) return [];
    const at = { path, line: index + 1, what: line.slice(0, 100) };
    if (LOOKS_AWAY.some(([isOf, pattern]) => isOf(path) && pattern.test(line)))
      return [{ ...at, kind: "weakened" }];
    if (RUNS_NOTHING.test(line)) return [{ ...at, kind: "weakened" }];
    const swallows = !isSource(path) && SWALLOWS.test(line);
    if (!isPackage(path) && (swallows || NO_TESTS.test(line)))
      return [{ ...at, kind: before === void 0 ? "new" : "weakened" }];
    if (isPackage(path) && /"passWithNoTests"\s*:\s*true/.test(line))
      return [{ ...at, kind: had.size === 0 ? "new" : "weakened" }];
    if (before !== void 0 && EXCLUDES.test(line)) return [{ ...at, kind: "excluded" }];
    return before !== void 0 && RUNNERS.test(path) && AIMS.test(line) ? [{ ...at, kind: "aimed" }] : [];
  });
}
function weakenedCommands(path, had, has, constants) {
  return Object.entries(has).flatMap(([name, script2]) => {
    const old = had[name];
    if (old === script2) return [];
    const weakens = (is) => is(script2) && !(old !== void 0 && is(old));
    const constant = weakens((each) => constants.has(each)) && (old !== void 0 || /test|check|lint|verify/.test(name));
    const swallows = isPackage(path) && weakens((each) => SWALLOWS.test(each) || NO_TESTS.test(each));
    if (!constant && !swallows) return [];
    const what = `"${name}": ${JSON.stringify(script2.slice(0, 100))}`;
    return [{ path, what, name, kind: old === void 0 ? "new" : "weakened" }];
  });
}

// src/gate/tests/bent-proof.ts
var ONLY_SAYS = /--(?:collect-only|dry-run|list-?tests?|no-run|show-?config|version|help)\b/i;
function bentParts(parts, changes, task, commands) {
  const isNamed3 = (path) => named(task, path);
  const bent2 = parts.flatMap((part) => {
    if (part.kind === "script" || part.kind === "recipe") return bentCommand(part, isNamed3(part.path));
    const change = changes.find(({ path, from }) => (from ?? path) === part.path);
    return part.kind === "tests" || !change || isNamed3(part.path) ? [] : bentProgram(part, change);
  });
  bent2.push(...shadows(parts, changes, commands, isNamed3));
  const told = new Set(bent2.map(({ path }) => path));
  return [
    ...bent2,
    ...changes.flatMap((change) => mentioned(change, commands, (path) => told.has(path) || isNamed3(path)))
  ];
}
function bentProgram({ path, by }, { kind, from, before, after }) {
  if (before?.text === after?.text) return [];
  const isGone = kind === "deleted" || from !== void 0;
  const isTest = isTestFile(path) && !isGone;
  if (isTest && onlyAdds(before?.text ?? "", after?.text)) return [];
  const message = `\`${short(by)}\` runs it to prove the task, and it was ${isGone ? "taken away" : "changed"} though the task does not name it`;
  return [
    { path, message, sure: isChecker(path) && !isTest && !asksMore(path, before?.text ?? "", after?.text) }
  ];
}
var MODULES = /\bpython[\d.]*\s+(?:-[A-Za-z]\s+)*-m\s*(pytest|unittest|nose2|mypy|ruff|flake8|pylint|black|coverage|tox|doctest|compileall)\b/g;
function shadows(parts, changes, commands, isNamed3) {
  const all = [...commands, ...parts.flatMap((part) => "before" in part ? part.before : [])];
  const modules = all.flatMap((command) => [...command.matchAll(MODULES)].map(([, name]) => name));
  const targets = parts.flatMap(
    (part) => part.kind === "recipe" && part.before !== "" && !part.phony ? part : []
  );
  return changes.flatMap(({ path, kind }) => {
    if (kind !== "added" && kind !== "renamed") return [];
    const module = modules.find((name) => path === `${name}.py` || path.startsWith(`${name}/`));
    if (module !== void 0)
      return [
        {
          path,
          message: `python takes it for ${module}, which proves the task`,
          sure: true,
          fix: "give it another name"
        }
      ];
    const target = targets.find(({ path: file, name }) => {
      const made = `${file.slice(0, file.lastIndexOf("/") + 1)}${name}`;
      return path === made || path.startsWith(`${made}/`);
    });
    if (target === void 0 || target.proves !== "surely" && isNamed3(path)) return [];
    const message = `make takes the target "${target.name}" for made because of it, and runs nothing`;
    return [
      {
        path,
        message,
        sure: target.proves !== void 0,
        fix: `declare "${target.name}" as .PHONY, or give the file another name`
      }
    ];
  });
}
function asksMore(path, before, after) {
  if (!/\.(?:sh|bash)$/.test(path) || !onlyAdds(before, after)) return false;
  const had = new Set(before.split(/\r?\n/));
  const isErrexit = /^\s*set\s+-\w*e|^#!.*\s-\w*e/m.test(before);
  return isErrexit && !(after ?? "").split(/\r?\n/).some((line) => !had.has(line) && DISTURBS.test(line));
}
function bentCommand(part, isNamed3) {
  const { path, name, before, after, change, lost, by, needs } = part;
  const what = `${part.kind === "script" ? "the script" : "the target"} "${name}", which \`${short(by)}\` runs to prove the task,`;
  if (after !== void 0 && change !== "kept" && ONLY_SAYS.test(after) && !ONLY_SAYS.test(before))
    return [{ path, message: `${what} now only says what it would do: ${short(after)}`, sure: true }];
  if (isNamed3 || change === "same" || change === "kept") return [];
  const became = after === void 0 ? "is gone" : needs && (before === after || before === "") ? `needed ${short(needs.before.join(" "))} and now needs ${short(needs.after.join(" ")) || "nothing"}` : `was ${short(before)} and is now ${short(after)}`;
  const less = change !== "lost" || after === void 0 ? "" : lost.length > 0 ? `, which no longer runs ${lost.slice(0, 3).join(", ")}` : ", which ends the shell before it or hides what comes of it";
  return [
    { path, message: `${what} ${became}${less}; the task does not name ${path}`, sure: change === "lost" }
  ];
}
function mentioned({ path, before, after }, commands, isSettled) {
  const isChanged = before?.text !== void 0 && before.text !== after?.text;
  if (!isChanged || isSettled(path) || !commands.some((command) => mentions(command, path))) return [];
  if (isChecker(path) && onlyAdds(before.text ?? "", after?.text)) return [];
  const message = "a command that proves the task calls it, and it was changed though the task does not name it";
  return [{ path, message, sure: false }];
}
function onlyAdds(before, after) {
  const lines = (after ?? "").split(/\r?\n/);
  let at = 0;
  return before.split(/\r?\n/).every((line) => {
    const found = line.trim() === "" ? at : lines.indexOf(line, at);
    at = line.trim() === "" ? at : found + 1;
    return found >= 0;
  });
}
function named(task, path) {
  const own = [...task.files, ...task.outputs, ...task.packet?.fileScope ?? []];
  if (matchesAny(own, path)) return true;
  const words2 = [task.title, ...task.steps, ...task.doneWhen].join("\n");
  return words2.split(/[\s'"`()[\],;]+/).map((word) => word.replace(/[.:]+$/, "")).some((word) => /[./]/.test(word) && (matchesPath(word, path) || path.endsWith(`/${word}`)));
}
var short = (command) => {
  const line = command.split("\n")[0] ?? "";
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
};

// src/gate/tests/compare-tests.ts
function compareTests(changes, isRun = () => false) {
  const isFound = (path) => isTestFile(path) || isRun(path) || path.endsWith(".rs");
  const isTest = (change) => holdsTests(change) || isRun(change.path) || change.from !== void 0 && isRun(change.from);
  const sides = changes.filter(isTest).map(
    (change) => ({
      change,
      before: census(change.from ?? change.path, change.before?.text),
      // Under another name nobody runs them.
      after: isFound(change.path) ? census(change.path, change.after?.text) : NONE
    })
  );
  const before = sides.flatMap((side) => side.before.tests);
  const after = sides.flatMap((side) => side.after.tests);
  const rows = (side) => sides.reduce((total, each) => total + each[side].rows, 0);
  const newRows = Math.max(0, rows("after") - rows("before"));
  const sum = (side) => sides.reduce((total, each) => total + each[side].assertions, 0);
  const isFewer = sum("after") < sum("before");
  const isSpent = ({ change: { path, after: now } }) => isRun(path) || isFewer && !SAMPLES.test(path) && !FAILS.test(now?.text ?? "");
  return {
    files: sides.map(({ change }) => change.path),
    lost: lostNames(before, after, newRows),
    newRows,
    skipped: turned(before, after, ({ skipped }) => skipped),
    groupSkips: grown(sides, ({ groupSkips }) => groupSkips),
    emptied: turned(before, after, ({ empty: empty2 }) => empty2),
    bare: sides.filter(
      (side) => side.change.after && side.before.assertions > 0 && side.after.assertions === 0 && (side.after.tests.length + side.after.rows > 0 || side.before.tests.length === 0 && isSpent(side))
    ).map(({ change }) => change.path),
    unnamed: sides.filter(
      ({ change: { path, from }, after: after2 }) => from !== void 0 && isNamedTest(from) && !isNamedTest(path) && !isRun(path) && after2.tests.length > 0
    ).map(({ change }) => change.path),
    idle: sides.filter(
      ({ change, after: after2 }) => change.kind === "added" && isRun(change.path) && after2.tests.length > 0 && after2.tests.every(({ skipped, empty: empty2 }) => skipped || empty2)
    ).map(({ change }) => change.path),
    constants: grown(sides, ({ constants }) => constants),
    assertions: { before: sum("before"), after: sum("after") }
  };
}
var holdsTests = ({ path, from, before, after }) => isTestFile(path) || from !== void 0 && isTestFile(from) || path.endsWith(".rs") && [before, after].some((side) => side?.text?.includes("#[test]"));
var FAILS = /\b(?:throw|raise|reject|fail\w*|exit|expect|assert\w*|panic|unwrap)\b/;
var SAMPLES = /(?:^|\/)(?:__)?(?:fixtures?|testdata|samples?|examples?|mocks?|snapshots)(?:__)?\//;
var NONE = { tests: [], rows: 0, groupSkips: 0, assertions: 0, constants: 0 };
var census = (path, text) => text === void 0 ? NONE : countTests(path, text) ?? NONE;
function turned(before, after, is) {
  const were = new Set(before.filter((test) => !is(test)).map(({ name }) => name));
  const had = new Set(before.map(({ name }) => name));
  const now = after.filter(is).map(({ name }) => name);
  return { old: now.filter((name) => were.has(name)), new: now.filter((name) => !had.has(name)) };
}
function grown(sides, of) {
  const added = (some2) => Math.max(
    0,
    some2.reduce((sum, { before, after }) => sum + of(after) - of(before), 0)
  );
  const old = sides.filter(({ change }) => change.kind !== "added");
  return { old: added(old), new: added(sides.filter((side) => !old.includes(side))) };
}
function lostNames(before, after, newRows) {
  const missing2 = before.length - after.length - newRows;
  if (missing2 <= 0) return [];
  const left = after.map(({ name }) => name);
  const gone = before.filter(({ name }) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return gone.map(({ name }) => name).slice(0, missing2);
}

// src/gate/tests/snapshots.ts
var SNAPSHOT = /__snapshots__\/([^/]+)\.snap$/;
function lostSnapshots(changes, paths) {
  const touched = new Set(changes.flatMap(({ path, from }) => [path, from ?? path]));
  return changes.flatMap(({ path, kind }) => {
    const test = path.replace(SNAPSHOT, "$1");
    return kind === "deleted" && test !== path && paths.has(test) && !touched.has(test) ? [path] : [];
  });
}

// src/gate/tests/suppressions.ts
var WHOLE_FILE = /@ts-nocheck\b|\/\*\s*eslint-disable\s*\*\/|\bbiome-ignore-all\b|#\s*(?:mypy:\s*ignore-errors|type:\s*ignore\s*$|pyright:\s*ignore|flake8:\s*noqa\s*$|ruff:\s*noqa\s*$|pylint:\s*(?:skip-file|disable=all))|#!\[allow\((?:warnings|clippy::all)\)\]|\/\/\s*nolint\s*$/;
function suppressions(changes) {
  return changes.flatMap(({ path, before, after }) => {
    const had = new Set(before?.text?.split(/\r?\n/));
    return (after?.text ?? "").split(/\r?\n/).flatMap((text, index) => {
      const isOwn = /^\s*(?:\/\/|\/\*|#)/.test(text);
      return isOwn && !had.has(text) && WHOLE_FILE.test(text) ? [{ path, line: index + 1, what: text.trim().slice(0, 80) }] : [];
    });
  });
}

// src/gate/checks/tests/integrity.ts
var integrity = {
  id: "tests/integrity",
  stage: "artifacts",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "design",
  rows: [],
  tunable: true,
  summary: "no test was removed, skipped or emptied, and what runs the tests can still fail",
  message: "{n} tests are gone: {names}",
  run: (facts) => [...tests(facts), ...runners(facts), ...bent(facts), ...unchecked(facts)]
};
var bent = ({ proofParts, changes, task, base }) => {
  const commands = [...task.verify, ...task.criteria].flatMap(({ command }) => command ?? []);
  return bentParts(proofParts, changes, task, commands).map(({ path, message, sure, fix }) => ({
    file: path,
    message,
    ...sure ? { fix: fix ?? putBack(path, base) } : { fix: "see that it still proves what it did before", severity: "warn" }
  }));
};
var putBack = (path, base) => `${takeBack(path, base)}; if the task cannot be done without it, ask for a task that names it: TASK_MODIFICATION_REQUEST, type ADD_PREREQUISITE`;
var unchecked = ({ changes }) => suppressions(changes).map(({ path, line, what }) => ({
  file: path,
  line,
  message: `this keeps the file from being checked: ${what}`,
  fix: "take it out, or name the one rule and the one line that it is about",
  severity: "warn"
}));
function tests(facts) {
  const { changes, task, proofParts, paths } = facts;
  const snapshots = lostSnapshots(changes, paths);
  const run = proofParts.flatMap(({ kind, path }) => kind === "tests" ? path : []);
  const programs = new Set(proofParts.flatMap(({ kind, path }) => kind === "program" ? path : []));
  const isRun = (path) => matchesAny(run, path) || programs.has(path) && isTestFile(path);
  const balance = compareTests(changes, isRun);
  const { lost, skipped, groupSkips, emptied, bare, idle, unnamed, constants, assertions: assertions2, newRows } = balance;
  const [file] = [...balance.files, ...snapshots];
  if (file === void 0) return [];
  const remarks3 = [];
  const say = (message, fix, weighs, at = file) => remarks3.push({
    file: at,
    message,
    fix,
    ...weighs ? {} : { severity: "warn" }
  });
  const both = (counts2, tell) => {
    tell(counts2.old, true);
    tell(counts2.new, false);
  };
  const measured = emptied.new.length === 0 && isMeasured(facts);
  if (lost.length > 0) {
    const going = goingTests(task, changes);
    const others = changes.filter((change) => !going.includes(change));
    const refused = compareTests(others, isRun).lost.slice(0, lost.length);
    const message = (each) => `${some(each, "is", "are")} gone: ${names(each)}`;
    if (measured)
      remarks3.push({ file, message: `${message(lost)}; what the runner counts decides`, severity: "note" });
    else if (refused.length > 0)
      say(
        message(refused),
        "bring them back and make them pass; a test may go where Files of the task names its file; if the plan is wrong about them, say status: blocked",
        true
      );
    else say(message(lost), "the task names their file; see that nothing else went with them", false);
  }
  both(skipped, (each, weighs) => {
    if (each.length > 0)
      say(
        `${some(each, "is", "are")} skipped or singled out: ${names(each)}`,
        "take the skip or only out and make them pass",
        weighs
      );
  });
  both(groupSkips, (count, weighs) => {
    if (count > 0)
      say(
        `${count} more ${count === 1 ? "group is" : "groups are"} skipped or singled out`,
        "take the skip or only out",
        weighs
      );
  });
  both(emptied, (each, weighs) => {
    if (each.length > 0)
      say(
        `${some(each, "holds", "hold")} nothing: ${names(each)}`,
        "let them assert what the code does",
        weighs
      );
  });
  for (const path of bare) say("its tests no longer assert anything", "bring the assertions back", true, path);
  for (const path of snapshots)
    say("its tests compare with it, and will take whatever comes", "bring the snapshot back", true, path);
  for (const path of unnamed)
    say("not every test runner finds tests under this name", "see that they are still run", false, path);
  for (const path of idle)
    say("none of its tests is run, and they are what proves the task", "let them run and assert", true, path);
  both(constants, (count, weighs) => {
    if (count > 0)
      say(
        `${count} more ${count === 1 ? "assertion is" : "assertions are"} about a constant`,
        "let them assert what the code does",
        weighs
      );
  });
  const isTable = measured || newRows > 0;
  if (remarks3.length === 0 && !isTable && assertions2.after * 2 < assertions2.before)
    say(
      `the tests assert less than half of what they did (${assertions2.after} of ${assertions2.before})`,
      "see that nothing was left out",
      false
    );
  return remarks3;
}
var some = (tests2, one, more2) => `${tests2.length} ${tests2.length === 1 ? `test ${one}` : `tests ${more2}`}`;
var names = (tests2) => `${tests2.slice(0, 3).map((name) => JSON.stringify(name)).join(", ")}${tests2.length > 3 ? " …" : ""}`;
function runners({ base, changes, task, plan, proofParts, constants }) {
  const commands = commandsOf(plan);
  const called = [...commands, ...proofParts.map(({ path }) => path)];
  const found = runnerChanges(changes, called, constants).filter(
    ({ kind, path }) => kind !== "aimed" || !matchesAny(task.files, path)
  );
  return found.map((change) => ({
    file: change.path,
    ...change.line ? { line: change.line } : {},
    message: `${WORDS[change.kind]}: ${change.what}`,
    fix: takeBack(change.path, base),
    ...blocks(change, task, commands) ? {} : { severity: "warn" }
  }));
}
var WORDS = {
  weakened: "this no longer fails when the tests do",
  new: "this cannot fail",
  excluded: "this keeps tests from being run",
  aimed: "this decides which tests are run, or on which code"
};
function blocks({ kind, path, what, name }, task, commands) {
  if (kind === "weakened" || kind === "aimed") return kind === "weakened";
  if (kind === "excluded") return !matchesAny(task.files, path);
  return name !== void 0 && !/pass-?with-?no-?tests/i.test(what) && commands.some((command) => callsByName(command, name));
}
var callsByName = (command, name) => {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(
    `\\b(?:npm|pnpm|yarn|bun|g?make)\\s+(?:run\\s+|run-script\\s+)?(?:--?\\S+\\s+)*${literal}(?![\\w:-])`
  ).test(command);
};

// src/gate/checks/work/committed.ts
var MOST4 = 10;
var committed2 = {
  id: "work/committed",
  stage: "artifacts",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "000",
  rows: ["S0-64", "S1-01"],
  tunable: false,
  summary: "what the task names and what its executor wrote is committed; nothing else counts",
  message: "{file} is not committed",
  run: ({ uncommitted, plan, task }) => {
    const left = uncommitted.filter(({ path }) => !(task.box && specFile(plan, path)));
    const shown3 = left.slice(0, MOST4).map((entry) => ({ file: entry.path, ...words(entry) }));
    const more2 = left.length - shown3.length;
    return more2 > 0 ? [...shown3, { message: `and ${more2} more files are not committed` }] : shown3;
  }
};
function words({ path, kind }) {
  switch (kind) {
    case "untracked":
      return { message: "a new file is not committed", fix: commitIfYours(path) };
    case "submodule":
      return {
        message: "the submodule has changes that are not committed",
        fix: `commit inside ${path} what you made there, then: ${commitByName(path)}`
      };
    case "modified":
      return { message: "changes are not committed", fix: commitIfYours(path) };
  }
}

// src/gate/checks/work/held.ts
var held = {
  id: "work/held",
  stage: "artifacts",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "design",
  rows: [],
  tunable: false,
  summary: "no commit of the task holds work that was left for the person when another task was skipped or forced",
  message: "{file} was left for the person when {task} was skipped, and is in the commits of this task",
  run: ({ held: files2, plan }) => files2.map(({ path, task, how, was }) => ({
    file: path,
    message: `${path} was left for the person when ${wordFor(plan.tasks, task)} was ${how}, and is in the commits of this task`,
    fix: `take it out of the commit if you put it in, the file itself stays as it is: ${outOfTheCommit(path, was)}`
  }))
};
function outOfTheCommit(path, was) {
  const entry = was ? `--cacheinfo ${shellWord(`${was.mode},${was.id},${path}`)}` : `--force-remove -- ${shellWord(path)}`;
  return `git update-index ${entry} && git commit -m "leave it to the person"`;
}

// src/gate/checks/work/hidden.ts
var hidden = {
  id: "work/hidden",
  stage: "artifacts",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "design",
  rows: [],
  tunable: false,
  summary: "nothing was hidden from git: no flags in the index, no new rule or setting that makes it look away",
  message: "{path} is hidden from git by {rule}",
  run: ({ hidden: found }) => found.map(({ path, how, fix }) => ({ ...path ? { file: path } : {}, message: how, fix }))
};

// src/gate/checks/work/history.ts
var OTHERWISE = "if you did not, a person did: leave it as it is, and hand in status: blocked with this as the reason";
var history = {
  id: "work/history",
  stage: "artifacts",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "design",
  rows: [],
  tunable: false,
  summary: "the work is on the branch of the run, on top of where it began and of every approved commit",
  message: "{commit} ({what}) is no longer in the history of HEAD",
  run: ({ head, lost, branch }) => {
    const moved = lost.map(({ commit, what }) => ({
      message: `${commit.slice(0, 12)} (${what}) is no longer in the history of HEAD`,
      fix: `if you rewrote it: git update-ref HEAD ${commit.slice(0, 12)}, which changes no file, then commit your work again on top of it, each file by name; ${OTHERWISE}`
    }));
    if (!branch || branch.expected === branch.actual) return moved;
    const { expected, actual } = branch;
    const where = actual === void 0 ? "HEAD is detached" : `HEAD is on branch ${actual}`;
    return [
      ...moved,
      {
        message: `${where}, but the run works on ${expected}`,
        fix: `if you switched, and every commit since is yours: git switch ${expected} && git merge --ff-only ${actual ?? head.slice(0, 12)}, and claim again; ${OTHERWISE}`
      }
    ];
  }
};

// src/gate/checks/work/left-alone.ts
var MOST5 = 10;
var leftAlone = {
  id: "work/left-alone",
  stage: "artifacts",
  severity: "warn",
  failure: "FALSE_CLAIM",
  seed: "design",
  rows: [],
  tunable: true,
  summary: "nothing is uncommitted that is not part of the task; what is, is left alone and shown once",
  message: "{file} has changes that are not part of this task; left alone",
  run: ({ leftAlone: files2, shownBefore }) => {
    const fresh = files2.filter(({ path }) => !shownBefore.has(path));
    const shown3 = fresh.slice(0, MOST5).map(({ path, kind }) => ({
      file: path,
      message: kind === "untracked" ? `${path} is a new file that is not part of this task; left alone` : `${path} has changes that are not part of this task; left alone`,
      fix: "commit it if you made it, otherwise leave it"
    }));
    const more2 = fresh.length - shown3.length;
    return more2 > 0 ? [...shown3, { message: `${more2} more files have changes that are not part of this task; left alone` }] : shown3;
  }
};

// src/gate/checks/work/produced.ts
var produced = {
  id: "work/produced",
  stage: "artifacts",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "004",
  rows: ["S4-03"],
  tunable: false,
  summary: "the task created or modified at least one file",
  message: "no file was created or modified since {base}",
  run: ({ task, plan, filesChanged, base }) => {
    if (task.kind === "verify") return { skip: "a [VERIFY] task looks, and need not change anything" };
    const products = filesChanged.filter((path) => !engineFile(plan, path) || task.files.includes(path));
    const named2 = [...task.files, ...task.outputs];
    const since = `since ${base.slice(0, 12)}, where the task began`;
    if (products.length === 0) {
      const asked = named2.length > 0 || filesChanged.length === 0;
      return [
        {
          message: `no file was created or modified ${since}`,
          fix: asked ? "do the work and commit it, or hand in status: failure or blocked with the reason" : "nothing to do; the person sees it at the end",
          // A task that names no file may be done outside the repository; its verify then has to show it.
          ...asked ? {} : { severity: "warn" }
        }
      ];
    }
    if (named2.length > 0 && !products.some((path) => isNamed2(named2, path))) {
      return [
        {
          message: `none of the task's files was touched ${since}: ${named2.slice(0, 5).join(", ")}`,
          severity: "warn"
        }
      ];
    }
    return [];
  }
};
var isNamed2 = (named2, path) => matchesAny(named2, path) || named2.some((entry) => path.endsWith(`/${cleanPath(entry)}`));

// src/gate/checks/index.ts
var checksWith = (packet) => [
  signal,
  contradiction,
  settled,
  result,
  status2,
  ...packet,
  assertions,
  intact,
  history,
  hidden,
  checkmark,
  committed,
  unchanged,
  committed2,
  held,
  leftAlone,
  produced,
  integrity,
  inside,
  untouched,
  exists,
  nonempty,
  syntax,
  exports,
  env,
  endpoints,
  verify,
  vacuous,
  flaky,
  ignored,
  typecheck,
  lint,
  criteria,
  claimMatches,
  fewer
];

// src/gate/checks/packet/packet-check.ts
function packetCheck(rule) {
  return {
    id: rule.id,
    stage: "claim",
    severity: "block",
    failure: "SPEC_VIOLATION",
    seed: "002",
    rows: rule.rows,
    tunable: false,
    summary: rule.summary,
    message: rule.message,
    source: rule.section,
    run: ({ task, packet }) => {
      const why = whyNoPacket(task);
      if (why) return { skip: why };
      return packet.filter(({ id }) => id === rule.id).map(({ file, line, message, fix, severity }) => ({
        ...file ? { file } : {},
        ...line ? { line } : {},
        message,
        ...fix ? { fix } : {},
        ...severity === "warn" ? { severity } : {}
      }));
    }
  };
}

// src/engine/all-checks.ts
var ALL_CHECKS = checksWith(PACKET_RULES.map(packetCheck));

export {
  expectedOutputs,
  checkPython,
  newerPython,
  SOUND,
  commitIfYours,
  shellWord,
  claimedPasses,
  claimedCommits,
  isNamedTest,
  isTestFile,
  isChecker,
  isRunnerFile,
  refuses,
  countTests,
  commandsOf,
  disturbance,
  recipesOf,
  phonyTargets,
  scriptsOfChanges,
  ALL_CHECKS
};
