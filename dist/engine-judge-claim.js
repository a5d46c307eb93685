import {
  commandEnvironment,
  runCommand
} from "./shared-command-environment.js";
import {
  readClaim
} from "./shared-assertion-results.js";
import {
  findAdmissions
} from "./shared-contradiction.js";
import "./shared-shared-2.js";
import {
  flaggedFiles,
  ignoredFiles,
  workIds,
  workStatus
} from "./shared-git-status.js";
import {
  putEvidence,
  readEvidence
} from "./shared-evidence.js";
import "./shared-journal-error.js";
import "./shared-files.js";
import {
  git,
  gitBytes,
  headCommit,
  tryGit
} from "./shared-git.js";
import "./shared-shared.js";

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
  const remarks2 = [
    {
      line,
      message: `${GATE} 2b status: ${id} reports FAIL, so the task is not done`,
      fix: `make ${id} hold, or hand in status: failure without TASK_COMPLETE`
    }
  ];
  if (!hasExpected || !hasActual) {
    remarks2.push({
      line,
      message: `${GATE} 2d detail: the FAIL of ${id} does not give expected and actual`,
      fix: 'write "(expected: …; actual: …)" behind the reference'
    });
  }
  return remarks2;
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

// src/gate/claim/task-name.ts
function namesTask(name, task, plan) {
  const leading = leadingId(name, plan);
  if (leading !== void 0) return leading === task.id;
  const said = words(name);
  const title = words(task.title);
  if (said === "") return false;
  if (said === title) return true;
  if (DOTTED.test(withoutLead(name))) return false;
  if (plan.tasks.some((other) => words(other.title) === said)) return false;
  if (hasId(name, task.id)) return true;
  return title !== "" && said.includes(title) || said.length >= 8 && title.includes(said);
}
function leadingId(name, plan) {
  const rest = withoutLead(name);
  const ids = plan.tasks.map(({ id }) => id).filter((id) => startsWithId(rest, id));
  return ids.sort((a, b) => b.length - a.length)[0];
}
var DOTTED = /^[A-Z]{0,3}\d+(?:\.[\dX]+)+(?!\w)/i;
var withoutLead = (name) => name.replace(/^\W*(?:task\b\W*)?/i, "");
var pattern = (id) => `${id.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-]|\\.\\w)`;
var startsWithId = (text, id) => new RegExp(`^${pattern(id)}`, "i").test(text);
var hasId = (text, id) => new RegExp(`(?<![\\w.-])${pattern(id)}`, "i").test(text);
function words(text) {
  return text.toLowerCase().replace(/\[[^\]]*\]/g, " ").replace(/^\W*task\s+[\w.-]+\s*[:.\u2013\u2014-]\s*/, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

// src/gate/claim/template.ts
function resultTemplate(task) {
  const command = task.verify.find((verify2) => verify2.command)?.command ?? "the verify command";
  return [
    "```yaml",
    "status: success",
    `task_name: ${JSON.stringify(`${task.id} ${task.title}`)}`,
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
    const [first, ...more] = [...wrong, ...otherTask(facts), ...sameEvidence(facts)];
    if (!first) return [];
    return [{ ...first, fix: first.fix ?? `hand in a block like this:
${resultTemplate(task)}` }, ...more];
  }
};
function otherTask({ claim: { result: said }, task, plan }) {
  if (!said?.taskName || namesTask(said.taskName, task, plan)) return [];
  return [
    {
      line: said.line,
      message: `task_name: expected ${JSON.stringify(`${task.id} ${task.title}`)}, got ${JSON.stringify(said.taskName)}`
    }
  ];
}
function sameEvidence({ claim: { result: said }, earlier, task }) {
  const own = plain(said?.evidence ?? "");
  if (own.length < 40) return [];
  return earlier.filter((other) => other.task !== task.id && plain(other.evidence) === own).slice(0, 1).map((other) => ({
    ...said ? { line: said.line } : {},
    message: `the evidence is word for word that of task ${other.task}`,
    fix: `say what shows that task ${task.id} is done`,
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
  run: ({ running }) => running.filter(({ type, status: status3 }) => status3 === "running" && !/agent/i.test(type)).map(({ id, type }) => ({
    message: `your background ${type || "task"} ${id} still runs`,
    fix: "wait for it or stop it, look at what it did, commit, and claim again"
  }))
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
    const why = result2.error.split("\n")[0] || "no reason given";
    return [
      {
        line: result2.line,
        message: `the executor reports ${result2.status}: ${why}`,
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
    const known = new Set([...available].map(canonical));
    return wanted.filter((endpoint) => !known.has(canonical(endpoint))).map((endpoint) => ({
      file: task.file,
      line: task.line,
      message: `endpoint ${endpoint} not found`,
      fix: "serve it, or say why it cannot be served with status: blocked"
    }));
  }
};
function canonical(endpoint) {
  const [method = "", path = ""] = endpoint.trim().split(/\s+/);
  const clean = path.replace(/\{[^}]+\}|:[A-Za-z_]\w*|\[[^\]]+\]/g, ":").replace(/(?<=.)\/+$/, "");
  return `${method.toUpperCase()} ${clean}`;
}

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
    return wanted.filter((name) => !environment.has(name)).map((name) => ({
      file: task.file,
      line: task.line,
      message: `${name} is NOT set — task may fail at runtime`,
      fix: `a person sets ${name} in a .env file of the repository, or where the client is started`
    }));
  }
};

// src/gate/source/blank.ts
var C = { line: ["//"], block: [["/*", "*/"]], quotes: `"'`, long: [], regex: false };
var SCRIPT = { ...C, long: ["`"], regex: true };
var HASH = { line: ["#"], block: [], quotes: `"'`, long: [], regex: false };
var PYTHON = { ...HASH, long: ['"""', "'''"] };
var SQL = { line: ["--"], block: [["/*", "*/"]], quotes: "", long: ["'", '"', "`"], regex: false };
var BY_ENDING = {
  js: SCRIPT,
  mjs: SCRIPT,
  cjs: SCRIPT,
  jsx: SCRIPT,
  ts: SCRIPT,
  mts: SCRIPT,
  cts: SCRIPT,
  tsx: SCRIPT,
  vue: SCRIPT,
  svelte: SCRIPT,
  py: PYTHON,
  pyi: PYTHON,
  rb: HASH,
  sh: HASH,
  bash: HASH,
  bats: HASH,
  yml: HASH,
  yaml: HASH,
  toml: PYTHON,
  ex: PYTHON,
  exs: PYTHON,
  sql: SQL,
  go: { ...C, long: ["`"] },
  rs: { ...C, quotes: '"' },
  java: C,
  kt: C,
  kts: C,
  cs: C,
  swift: C,
  scala: C,
  c: C,
  h: C,
  cc: C,
  cpp: C,
  hpp: C,
  php: { ...C, line: ["//", "#"] },
  dart: C
};
var endingOf = (path) => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
var lexisOf = (path) => BY_ENDING[endingOf(path)];
function blankOut(text, lexis) {
  const out = [];
  let at = 0;
  const keep = (count) => {
    out.push(text.slice(at, at + count));
    at += count;
  };
  const blank = (end) => {
    out.push(text.slice(at, end).replace(/[^\n]/g, " "));
    at = end;
  };
  while (at < text.length) {
    const block = lexis.block.find(([open]) => text.startsWith(open, at));
    const long = lexis.long.find((quote2) => text.startsWith(quote2, at));
    const char = text[at];
    if (lexis.line.some((mark) => text.startsWith(mark, at))) blank(lineEnd(text, at));
    else if (block) blank(behind(text, block[1], at + block[0].length));
    else if (long) inside2(long, closing(text, long, at + long.length));
    else if (lexis.quotes.includes(char)) inside2(char, closing(text, char, at + 1, lineEnd(text, at)));
    else if (lexis.regex && char === "/" && regexMayBegin(text, at)) inside2("/", regexEnd(text, at));
    else keep(1);
  }
  return out.join("");
  function inside2(quote2, end) {
    keep(quote2.length);
    blank(Math.max(at, end));
    keep(Math.min(quote2.length, text.length - at));
  }
}
var lineEnd = (text, from) => {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
};
var behind = (text, mark, from) => {
  const end = text.indexOf(mark, from);
  return end < 0 ? text.length : end + mark.length;
};
function closing(text, quote2, from, limit = text.length) {
  for (let at = from; at < limit; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text.startsWith(quote2, at)) return at;
  }
  return limit;
}
function regexMayBegin(text, at) {
  const before2 = text.slice(Math.max(0, at - 20), at).trimEnd();
  return /(?:^|[(,=:[!&|?{};+*%<>~^-]|\b(?:return|typeof|case|in|of|do|else|void|delete|throw|new|await|yield))$/.test(
    before2
  );
}
function regexEnd(text, from) {
  let set = false;
  const limit = lineEnd(text, from);
  for (let at = from + 1; at < limit; at += 1) {
    const char = text[at];
    if (char === "\\") at += 1;
    else if (char === "[") set = true;
    else if (char === "]") set = false;
    else if (char === "/" && !set) return at;
  }
  return from + 1;
}

// src/gate/source/find-export.ts
var script = (name) => new RegExp(
  [
    `\\bexport\\s+(?:default\\s+)?(?:declare\\s+)?(?:abstract\\s+)?(?:async\\s+)?(?:const\\s+enum|function\\s*\\*?|class|const|let|var|interface|type|enum|namespace)\\s+${name}\\b`,
    `\\bexport\\s*(?:type\\s*)?\\{(?:[^}]*[\\s,])?${name}\\s*(?:,[^}]*)?\\}`,
    `\\bexport\\s*(?:type\\s*)?\\{[^}]*\\bas\\s+${name}\\b`,
    `\\bexport\\s*\\*\\s*as\\s+${name}\\b`,
    `\\bexport\\s+default\\s+${name}\\b`,
    `\\bexport\\s+(?:const|let|var)\\s*\\{[^}]*\\b${name}\\b`,
    `\\bexports\\.${name}\\s*=`,
    `\\bmodule\\.exports\\s*=\\s*(?:\\w+\\s*\\(\\s*)?${name}\\b`,
    `\\bmodule\\.exports\\s*=\\s*\\{[^}]*\\b${name}\\b`
  ].join("|")
);
var LOOKS = {
  py: (name) => new RegExp(`^(?:async\\s+)?(?:def|class)\\s+${name}\\b|^${name}\\s*(?::[^=\\n]+)?=`, "m"),
  go: (name) => new RegExp(
    `^func\\s+(?:\\([^)]*\\)\\s*)?${name}\\b|^\\s*(?:type|var|const)\\s+(?:\\(\\s*)?${name}\\b`,
    "m"
  ),
  rs: (name) => new RegExp(
    `\\bpub(?:\\([^)]*\\))?\\s+(?:async\\s+|unsafe\\s+|const\\s+)*(?:fn|struct|enum|trait|type|const|static|mod|union)\\s+${name}\\b|\\bpub\\s+use\\b[^;]*\\b${name}\\b`
  ),
  rb: (name) => new RegExp(`^\\s*(?:class|module|def)\\s+(?:self\\.)?(?:\\w+::)*${name}\\b|^\\s*${name}\\s*=`, "m"),
  php: (name) => new RegExp(`\\b(?:class|interface|trait|enum|function|const)\\s+${name}\\b`),
  sql: (name) => new RegExp(
    `\\b(?:create|alter)\\s+(?:or\\s+replace\\s+)?(?:\\w+\\s+)?(?:table|view|function|procedure|type|index)\\s+(?:if\\s+not\\s+exists\\s+)?["'\`]?(?:\\w+\\.)?${name}\\b`,
    "i"
  )
};
var classic = (name) => new RegExp(
  `\\b(?:class|interface|record|enum|struct|object|protocol|trait|func|fun|typealias|actor|data\\s+class)\\s+${name}\\b|\\b(?:public|open|internal)\\b[^;{}=\\n]*\\b${name}\\s*[(={;]`
);
function exportsName(path, text, name) {
  const lexis = lexisOf(path);
  const escaped = name.replace(/\$/g, "\\$");
  const ending = endingOf(path);
  const looks = /^[cm]?[jt]sx?$|^vue$|^svelte$/.test(ending) ? script : LOOKS[ending] ?? classic;
  return looks(escaped).test(lexis ? blankOut(text, lexis) : text);
}

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
  run: (facts) => {
    const wanted = facts.task.contract?.exports ?? [];
    if (wanted.length === 0) return { skip: "the contract names no exports" };
    return wanted.filter((entry) => !provided(facts, entry)).map((entry) => ({
      file: facts.task.file,
      line: facts.task.line,
      message: `export ${entry} is in none of the files that the task produced`,
      fix: `define and export ${nameIn(entry) ?? entry} in one of the task's files, and commit`
    }));
  }
};
function provided({ files: files2, paths }, entry) {
  const name = nameIn(entry);
  if (name === void 0) return paths.has(entry.trim());
  return [...files2].some(([path, { text }]) => text !== void 0 && exportsName(path, text, name));
}
function nameIn(entry) {
  const behind2 = entry.trim().split(/[#:]|\s+from\s+/);
  const named = behind2.length > 1 && /[./]/.test(behind2[0] ?? "") ? behind2.at(-1) : behind2[0];
  const words3 = (named ?? "").trim().replace(/^(?:default |class |function |const |type |interface |enum |async )+/, "");
  if (/\.\w+$/.test(words3) && words3.includes("/")) return void 0;
  return /^[A-Za-z_$][\w$]*/.exec(words3)?.[0];
}

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
  run: ({ journalProblem }) => journalProblem === void 0 ? [] : [
    {
      message: `the journal of the run is damaged: ${journalProblem}`,
      fix: "a person looks at it with: ultraplan audit"
    }
  ]
};

// src/gate/match-path.ts
var GLOB = /[*?{[]/;
var isGlob = (pattern3) => GLOB.test(pattern3);
function cleanPath(path, root = "") {
  let clean = path.trim().replace(/^[`'"]+|[`'"]+$/g, "").replaceAll("\\", "/");
  if (root && clean.startsWith(`${root}/`)) clean = clean.slice(root.length + 1);
  return clean.replace(/^(?:\.\/)+/, "").replace(/\/{2,}/g, "/");
}
function matchesPath(pattern3, path) {
  const clean = cleanPath(pattern3);
  if (clean === "" || clean === ".") return clean === ".";
  if (clean === path) return true;
  if (!isGlob(clean)) return path.startsWith(clean.endsWith("/") ? clean : `${clean}/`);
  return globExpression(clean).test(path);
}
var matchesAny = (patterns, path) => patterns.some((pattern3) => matchesPath(pattern3, path));
var cache = /* @__PURE__ */ new Map();
function globExpression(glob) {
  const known = cache.get(glob);
  if (known) return known;
  const made = new RegExp(`^${translate(glob)}$`);
  cache.set(glob, made);
  return made;
}
var LITERAL = /[.+^$()|\\\]}]/;
function translate(glob) {
  let out = "";
  let depth = 0;
  for (let at = 0; at < glob.length; at += 1) {
    const char = glob[at];
    if (char === "*" && glob[at + 1] === "*") {
      const folder = glob[at + 2] === "/";
      out += folder ? "(?:.*/)?" : ".*";
      at += folder ? 2 : 1;
    } else if (char === "*") out += "[^/]*";
    else if (char === "?") out += "[^/]";
    else if (char === "{" && glob.indexOf("}", at) > 0) {
      out += "(?:";
      depth += 1;
    } else if (char === "}" && depth > 0) {
      out += ")";
      depth -= 1;
    } else if (char === "," && depth > 0) out += "|";
    else if (char === "[" && /^\[[^\]/]+\]/.test(glob.slice(at))) {
      const set = /^\[([^\]/]+)\]/.exec(glob.slice(at))?.[1] ?? "";
      out += `(?:\\[${literally(set)}\\]|[${set.replace(/^!/, "^").replaceAll("\\", "\\\\")}])`;
      at += set.length + 1;
    } else out += LITERAL.test(char) || char === "{" || char === "[" ? `\\${char}` : char;
  }
  return depth === 0 ? out : `${out}${")".repeat(depth)}`;
}
var literally = (text) => text.replace(/[.*+?^${}()|[\]\\-]/g, "\\$&");

// src/gate/expected-outputs.ts
var OPTIONAL = /\b(?:if needed|if necessary|optional(?:ly)?|as needed|maybe|or similar|delete[sd]?|remove[sd]?|deletion|removal|rename[sd]?|moved?)\b/i;
var PLACEHOLDER = /[<>\u2026]|\.\.\.|\{\{|\bYYYY|\bNNN|\bxxx\b|\*\*?$/i;
var FILE = /^[^\s:]*(?:\.[A-Za-z0-9]+|\/(?:Makefile|Dockerfile|LICENSE|Procfile|Gemfile|Rakefile|Jenkinsfile))$/;
function expectedOutputs({
  task,
  changes,
  paths
}) {
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
  for (const path of paths) if (path.startsWith(`${entry}/`)) return true;
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
      fix: "write what belongs in it, or remove it, and commit"
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

// src/gate/syntax/script.ts
import { Script } from "node:vm";
var DIALECT = /<\/?[A-Za-z][\w.]*(?:\s[^<>]*)?\/?>|<>|@flow|^\s*@\w+|\b(?:await\s+)?using\s+\w+\s*=|^\s*(?:import|export)\s+type\b|^#!/m;
function checkScript(text, path) {
  const plain2 = text.replace(/^#!.*/, "");
  const asScript = parse(plain2);
  if (!asScript) return SOUND;
  const asModule = parse(moduleAsScript(plain2, path));
  if (!asModule) return SOUND;
  if (DIALECT.test(plain2)) return { kind: "unknown", why: "it is written in a dialect of JavaScript" };
  const broken2 = isModule(plain2, path) ? asModule : asScript;
  return { kind: "broken", ...broken2.line ? { line: broken2.line } : {}, message: broken2.message };
}
var KEYWORD = /^\s*(?:import\b(?!\s*\()|export\b)/m;
var isModule = (text, path) => path.endsWith(".mjs") || KEYWORD.test(text);
function parse(source) {
  try {
    new Script(source, { filename: "file.js", importModuleDynamically: void 0 });
    return void 0;
  } catch (error) {
    const { message, stack = "" } = error;
    const line = /^file\.js:(\d+)/.exec(stack)?.[1];
    return { line: line ? Number(line) : void 0, message };
  }
}
function moduleAsScript(text, path) {
  const lexis = lexisOf(path);
  const code = lexis ? blankOut(text, lexis) : text;
  let out = "";
  let at = 0;
  const statement = /(^|[;}\n])([ \t]*)(import\b(?!\s*[(.])[^;\n]*?(?:\{[^}]*\})?[^;\n]*?(?:from\s*)?["'][^"'\n]*["'](?:\s*(?:with|assert)\s*\{[^}]*\})?|export\s*(?:\*(?:\s*as\s+[\w$]+)?|\{[^}]*\})(?:\s*from\s*["'][^"'\n]*["'](?:\s*with\s*\{[^}]*\})?)?|export\s+default\b|export\b)/g;
  for (const match of code.matchAll(statement)) {
    const [, before2 = "", blanks = "", words3 = ""] = match;
    const start = match.index + before2.length + blanks.length;
    out += text.slice(at, start);
    const kept = words3.replace(/[^\n]/g, "");
    out += words3.startsWith("export") && /default$/.test(words3) ? `;globalThis.it=${kept}` : kept;
    at = start + words3.length;
  }
  out += text.slice(at);
  return `(async()=>{${out.replace(/\bimport\.meta\b/g, "globalThis")}
})`;
}

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
  for (const match of source.matchAll(TOKEN)) {
    const token = match[0];
    const line = source.slice(0, match.index).split("\n").length;
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
  js: checkScript,
  mjs: checkScript,
  cjs: checkScript,
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
function judge({ files: files2, python: python2 }, path) {
  const text = files2.get(path)?.text;
  if (text === void 0) return void 0;
  const answer = checkSyntax(path, text);
  if (!path.endsWith(".py") || !python2) return answer;
  const said = python2.get(path);
  if (said === void 0) return { kind: "sound" };
  if (newerPython(text) && answer?.kind === "sound") return { kind: "unknown", why: said };
  const line = /\bline (\d+)/.exec(said)?.[1];
  return { kind: "broken", ...line ? { line: Number(line) } : {}, message: said };
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
  message: "task {id} is not ticked ({n} of {m} expected)",
  run: ({ plan, task, ticked, approved, begun, isolated }) => {
    if (!task.box) return { skip: "this plan has no boxes" };
    const remarks2 = [];
    const expected = /* @__PURE__ */ new Set([...approved, task.id]);
    const right = plan.tasks.filter(({ id }) => expected.has(id) && ticked.has(id)).length;
    for (const { id, file, box } of plan.tasks) {
      if (!box) continue;
      const must = expected.has(id) && !(isolated && id === task.id);
      const may = expected.has(id) || begun.has(id);
      if (must && !ticked.has(id)) {
        remarks2.push({
          file,
          line: box.line,
          message: `task ${id} is not ticked (${right} of ${expected.size} expected)`,
          fix: `change "- [ ]" to "- [x]" on line ${box.line} and commit it`
        });
      } else if (!may && ticked.has(id)) {
        remarks2.push({
          file,
          line: box.line,
          message: `task ${id} is ticked, but only task ${task.id} was claimed`,
          fix: `change "- [x]" back to "- [ ]" on line ${box.line} and commit it`
        });
      }
    }
    return remarks2;
  }
};

// src/gate/plan-text.ts
function readTicked(plan, current) {
  const ticked = /* @__PURE__ */ new Set();
  const pinned = new Map(plan.files.map((file) => [file.path, splitLines(file.text)]));
  const now = new Map([...current].map(([path, text]) => [path, splitLines(text ?? "")]));
  for (const task of plan.tasks) {
    if (boxOf(task, pinned.get(task.file) ?? [], now.get(task.file) ?? []) === "ticked") ticked.add(task.id);
  }
  return ticked;
}
function boxOf(task, pinned, now) {
  const { box } = task;
  const was = box && pinned[box.line - 1];
  if (!box || was === void 0) return "gone";
  const column = box.column - 1;
  const same = (line2) => line2 !== void 0 && line2.slice(0, column) === was.slice(0, column) && line2.slice(column + 1) === was.slice(column + 1);
  const at = now[box.line - 1];
  const line = same(at) ? at : now.find(same);
  if (line === void 0) return "gone";
  return /x/i.test(line[column] ?? "") ? "ticked" : "open";
}
var splitLines = (text) => text.replace(/^\ufeff/, "").replace(/\s+$/, "").split(/\r\n|\r|\n/).map((line) => line.trimEnd());
var folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
var nameOf = (path) => path.slice(path.lastIndexOf("/") + 1);
var COMPANIONS = /* @__PURE__ */ new Set(["requirements.md", "design.md", "research.md", ".progress.md"]);
function specFile(plan, path) {
  return plan.files.some((file) => {
    if (file.path === path) return true;
    const folder = folderOf(file.path);
    if (!path.startsWith(folder)) return false;
    return folder !== "" || COMPANIONS.has(path);
  });
}
function engineFile(plan, path) {
  return plan.files.some(
    (file) => file.path === path || folderOf(file.path) === folderOf(path) && nameOf(path) === ".progress.md"
  );
}

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
      fix: `git add ${JSON.stringify(path)} && git commit`
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
  const before2 = pinned.slice(start, pinned.length - end);
  const after = now.slice(start, now.length - end);
  const edits = before2.length === after.length ? before2.flatMap(
    (was, at) => same(start + at, start + at) ? [] : [{ line: start + at + 1, was, is: after[at] }]
  ) : unpaired(before2, after, start);
  return edits.map((edit) => ({ ...edit, task: ownerOf(edit.line) }));
}
function unpaired(before2, after, start) {
  const kept = new Set(after.map(withoutBox));
  const had = new Set(before2.map(withoutBox));
  const removed = before2.flatMap(
    (was, at) => kept.has(withoutBox(was)) ? [] : [{ line: start + at + 1, was, is: void 0 }]
  );
  const added2 = after.flatMap(
    (is, at) => had.has(withoutBox(is)) ? [] : [{ line: start + Math.min(at, before2.length) + 1, was: void 0, is }]
  );
  const edits = [...removed, ...added2].filter(({ was, is }) => (was ?? is ?? "").trim() !== "");
  return edits.length > 0 ? edits : [{ line: start + 1, was: before2[0], is: after[0] }];
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
  message: "{what} of task {id} was changed: {line as it was}, now {line as it is}",
  run: (facts) => [...plans(facts), ...rules(facts)]
};
function plans({ plan, planText, task, base }) {
  return [...planText].flatMap(([file, { now, base: before2 }]) => {
    const edits = planEdits(plan, file, now, task);
    if (edits.length === 0) return [];
    const restore2 = `git checkout ${base.slice(0, 12)} -- ${JSON.stringify(file)}`;
    if (now === void 0)
      return [{ file, message: "the plan is gone", fix: `${restore2}, tick the box, and commit` }];
    const older = before2 === void 0 ? [] : planEdits(plan, file, before2, task);
    const own = edits.filter((edit) => !older.some((other) => other.was === edit.was && other.is === edit.is));
    if (own.length === 0) {
      const message = "the plan differs from the one the run was started with, since before this task";
      return [{ file, message, severity: "warn" }];
    }
    return own.slice(0, MOST).map((edit) => ({
      file,
      line: edit.line,
      message: describe(edit, task),
      fix: `${restore2}, tick your own box again, and commit`
    }));
  });
}
function describe({ line, was, is, task: owner }, own) {
  const what = owner ? `${partOf(owner, line)} of ${owner.id === own.id ? "the task" : `task ${owner.id}`}` : "the plan";
  if (was === void 0) return `${what} has a line that was not pinned: ${quote(is)}`;
  if (is === void 0) return `a line of ${what} is gone: ${quote(was)}`;
  return `${what} was changed: ${quote(was)}, now ${quote(is)}`;
}
function partOf(task, line) {
  if (task.verify.some((verify2) => verify2.line === line)) return "the verify";
  return line === task.line ? "the title" : "the text";
}
var quote = (text) => {
  const short = (text ?? "").trim();
  return JSON.stringify(short.length > 80 ? `${short.slice(0, 77)}...` : short);
};
function rules({ filesChanged, uncommitted, tampered }) {
  const touched = [...filesChanged, ...uncommitted.map(({ path }) => path)].filter(
    (path) => /^\.ultraplan\//.test(path)
  );
  const config = [...new Set(touched)].map((file) => ({
    file,
    message: "the configuration of the run was changed",
    fix: "undo the change and commit; a person sets it before a run starts"
  }));
  const views = tampered.map((file) => ({
    file,
    message: "a file that only the engine writes was changed",
    fix: "leave it alone: it is written anew, and nothing is read from it"
  }));
  return [...config, ...views];
}

// src/gate/claim/mentions.ts
function statements({ prose, result: result2 }) {
  return [...prose.map(({ text }) => text), result2?.evidence ?? "", result2?.verification?.outputSummary ?? ""];
}
var COUNTS = [
  /\b(\d+)\s*\/\s*(\d+)\s+(?:(?:unit|integration|e2e|new|all)\s+)*(?:tests?|specs?|examples?|assertions?)?\s*(?:are |were |now )?(?:pass(?:ed|es|ing)?|green|succeed(?:ed)?)\b/gi,
  /\b(?:all\s+)?(\d+)\s+(?:(?:unit|integration|e2e|new|of the|existing)\s+)*(?:tests?|specs?|examples?)\s+(?:are |were |now |all )?(?:pass(?:ed|es|ing)?|green|succeed(?:ed)?)\b/gi,
  /\b(?:tests?|specs?|examples?)\s*[:=]?\s*(\d+)\s+pass(?:ed|ing)\b/gi,
  /(?<![\d./])\b(\d+)\s+pass(?:ed|ing)\b/gi
];
function claimedPasses(claim) {
  const found = statements(claim).flatMap(
    (text) => COUNTS.flatMap((pattern3) => [...text.matchAll(pattern3)].map((match) => Number(match[1])))
  );
  return [...new Set(found)];
}
var COMMIT = /\b(?:commit(?:ted)?|sha|revision|HEAD)\b(?:\s+(?:is|as|in|at|with|hash|sha|id))*\s*[:=(#]*\s*[`"']?([0-9a-f]{7,40})\b/gi;
var MOST2 = 8;
function claimedCommits(claim) {
  const text = claim.text.replace(/^(`{3,}|~{3,})[\s\S]*?^\1.*$/gm, "");
  const said = [text, claim.result?.evidence ?? ""].join("\n");
  const names = [...said.matchAll(COMMIT)].map((match) => (match[1] ?? "").toLowerCase());
  return [...new Set(names)].filter((name) => /[a-f]/.test(name) || name.length > 10).slice(0, MOST2);
}

// src/gate/tests/test-counts.ts
function readTestCounts(output) {
  const text = withoutColours(output);
  for (const [runner, read] of READERS) {
    const counts2 = read(text);
    if (counts2) return { runner, ...counts2 };
  }
  return void 0;
}
var COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[A-Za-z]`, "g");
var withoutColours = (text) => text.replace(COLOURS, "").replace(/\r\n?/g, "\n");
var number = (text) => Number(text ?? 0);
var before = (lines, word) => lines.reduce((sum, line) => sum + number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1]), 0);
function linesLike(text, pattern3) {
  const lines = text.split("\n").filter((line) => pattern3.test(line));
  return lines.length > 0 ? lines : void 0;
}
var vitest = (text) => {
  const lines = linesLike(text, /^\s*Tests\s+(?:\d+ (?:passed|failed|skipped|todo)(?: \| )?)+.*\(\d+\)\s*$/);
  return lines && {
    passed: before(lines, "passed"),
    failed: before(lines, "failed"),
    skipped: before(lines, "skipped") + before(lines, "todo")
  };
};
var jest = (text) => {
  const lines = linesLike(text, /^\s*Tests:\s+(?:\d+ \w+, )*\d+ total\s*$/);
  return lines && {
    passed: before(lines, "passed"),
    failed: before(lines, "failed"),
    skipped: before(lines, "skipped") + before(lines, "todo")
  };
};
var node = (text) => {
  const sum = (word) => [...text.matchAll(new RegExp(`^\\s*(?:ℹ|#) ${word} (\\d+)$`, "gm"))].map((match) => number(match[1]));
  const [pass, fail] = [sum("pass"), sum("fail")];
  if (pass.length === 0 || fail.length === 0) return void 0;
  const total = (counts2) => counts2.reduce((a, b) => a + b, 0);
  return {
    passed: total(pass),
    failed: total(fail) + total(sum("cancelled")),
    skipped: total(sum("skipped")) + total(sum("todo"))
  };
};
var pytest = (text) => {
  const lines = linesLike(
    text,
    /^=*\s*(?:\d+ (?:passed|failed|errors?|skipped|xfailed|xpassed|deselected|warnings?|rerun)(?:, )?)+ in [\d.]+\s?s/
  );
  return lines && {
    passed: before(lines, "passed"),
    failed: before(lines, "failed") + before(lines, "errors?"),
    skipped: before(lines, "skipped") + before(lines, "xfailed") + before(lines, "deselected")
  };
};
var unittest = (text) => {
  const ran = /^Ran (\d+) tests? in /m.exec(text);
  if (!ran) return void 0;
  const of = (word) => number(new RegExp(`^(?:OK|FAILED) \\(.*\\b${word}=(\\d+)`, "m").exec(text)?.[1]);
  const failed = of("failures") + of("errors");
  const skipped = of("skipped");
  return { passed: number(ran[1]) - failed - skipped, failed, skipped };
};
var cargo = (text) => {
  const lines = linesLike(text, /^test result: \w+\. \d+ passed; \d+ failed;/);
  return lines && {
    passed: before(lines, "passed"),
    failed: before(lines, "failed"),
    skipped: before(lines, "ignored")
  };
};
var go = (text) => {
  const count = (word) => text.match(new RegExp(`^\\s*--- ${word}: |"Action":"${word.toLowerCase()}".*"Test":`, "gm"))?.length ?? 0;
  const counts2 = { passed: count("PASS"), failed: count("FAIL"), skipped: count("SKIP") };
  return counts2.passed + counts2.failed + counts2.skipped > 0 ? counts2 : void 0;
};
var mocha = (text) => {
  const passing = /^\s*(\d+) passing \(/m.exec(text);
  if (!passing) return void 0;
  const of = (word) => number(new RegExp(`^\\s*(\\d+) ${word}\\s*$`, "m").exec(text)?.[1]);
  return { passed: number(passing[1]), failed: of("failing"), skipped: of("pending") };
};
var rspec = (text) => {
  const found = /^(\d+) examples?, (\d+) failures?(?:, (\d+) pending)?/m.exec(text);
  if (!found) return void 0;
  const [, all, failed, pending] = found.map(number);
  return { passed: (all ?? 0) - (failed ?? 0) - (pending ?? 0), failed: failed ?? 0, skipped: pending ?? 0 };
};
var junit = (text) => {
  if (!/<testsuites?\b/.test(text)) return void 0;
  const outer = /<testsuites\b[^>]*\btests="\d+"[^>]*>/.exec(text)?.[0];
  const suites = outer ? [outer] : text.match(/<testsuite\b[^>]*>/g) ?? [];
  const of = (name) => suites.reduce((sum, suite) => sum + number(new RegExp(`\\b${name}="(\\d+)"`).exec(suite)?.[1]), 0);
  const failed = of("failures") + of("errors");
  const skipped = of("skipped");
  return { passed: of("tests") - failed - skipped, failed, skipped };
};
var tap = (text) => {
  if (!/^(?:TAP version \d+|1\.\.\d+)/m.test(text)) return void 0;
  const lines = text.split("\n").filter((line) => /^(?:not )?ok\b/.test(line));
  if (lines.length === 0) return void 0;
  const skipped = lines.filter((line) => /# (?:skip|todo)\b/i.test(line)).length;
  const failed = lines.filter((line) => line.startsWith("not ok") && !/# (?:skip|todo)\b/i.test(line)).length;
  return { passed: lines.length - skipped - failed, failed, skipped };
};
var READERS = [
  ["vitest", vitest],
  ["jest", jest],
  ["node", node],
  ["pytest", pytest],
  ["unittest", unittest],
  ["cargo", cargo],
  ["go", go],
  ["mocha", mocha],
  ["rspec", rspec],
  ["junit", junit],
  ["tap", tap]
];

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
function counts({ claim, runs }) {
  const said = claimedPasses(claim);
  const measured = runs.flatMap(({ output }) => readTestCounts(output)?.passed ?? []);
  if (said.length === 0 || measured.length === 0) return [];
  const most = Math.max(...said);
  const sum = measured.reduce((a, b) => a + b, 0);
  if (said.some((count) => measured.includes(count) || count === sum) || most <= sum) return [];
  return [
    {
      message: `the claim says that ${most} tests passed, the gate measured ${sum}`,
      fix: "say what the verify command really printed"
    }
  ];
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
      message: `${command} was not started: the time of the gate was used up`,
      fix: "claim again; if it happens again, a person makes the commands of this task shorter",
      failure: "TIMEOUT"
    };
  }
  if (result2.timedOut) {
    return {
      message: `${command} did not end within ${Math.max(1, Math.round(result2.durationMs / 1e3))} s`,
      fix: "make it end by itself: no watcher, no server left running, no prompt",
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

// src/gate/checks/proof/lint.ts
var lint = {
  id: "proof/lint",
  stage: "proof",
  severity: "block",
  failure: "VERIFY_FAILURE",
  seed: "004",
  rows: ["S4-05"],
  tunable: false,
  summary: "the linter exits 0, where one is configured",
  message: "`{command}` exited {code}",
  run: ({ runs }) => ranWith(runs, "lint", "proof.lint is not configured")
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
  summary: "the type check exits 0, where one is configured",
  message: "`{command}` exited {code}",
  run: ({ runs }) => ranWith(runs, "typecheck", "proof.typecheck is not configured")
};

// src/gate/vacuous.ts
var QUIET = /^(?:true|:|exit(?:\s+0)?|echo\b.*|printf\b.*|cat\b.*|pwd|date|whoami|sleep\s+\S+|ls|clear|set\s+-\S+)$/s;
var PASS_ON = /^(?:cat|tee|head|tail|sort|uniq|wc|less|more|cut|tr|sed\s+-n\s+\S+)\b/;
function weaknessOf(command) {
  const inner = /^\s*(?:ba|z|da)?sh\s+-c\s+(["'])([\s\S]*)\1\s*$/.exec(command)?.[2];
  if (inner !== void 0) return weaknessOf(inner);
  const bare = strip(command);
  const steps = bare.split(/&&|;|\n/).map((step) => step.trim());
  const last = steps.at(-1) ?? "";
  const meant = steps.filter((step) => step !== "");
  if (meant.length === 0) return { kind: "constant", why: "it is empty" };
  if (meant.every((step) => pipe(step).every((part) => QUIET.test(part)))) {
    return { kind: "constant", why: "it only prints or does nothing, and always exits 0" };
  }
  if (swallows(bare)) return { kind: "constant", why: "its end makes it exit 0 whatever happened before" };
  if (last !== endOfPipe(last) && PASS_ON.test(endOfPipe(last))) {
    return {
      kind: "hidden-exit",
      why: `the exit code is that of \`${endOfPipe(last)}\`, not of what is in front of the pipe`
    };
  }
  return void 0;
}
function strip(command) {
  return command.replace(/\\\n|(?<=&&|\|)\s*\n/g, " ").replace(/'[^']*'|"(?:\\.|[^"\\])*"/g, "Q").replace(/(^|\s)#.*$/gm, "$1").replace(/\s*[12&]?>>?\s*(?:&\d|[^\s&|;]+)/g, "").trim().replace(/(?:\s*[;&])+$/, "");
}
var endOfPipe = (step) => pipe(step).at(-1) ?? "";
var pipe = (step) => step.split(/(?<!\|)\|(?!\|)/).map((part) => part.trim());
function swallows(bare) {
  const tail = /(\|\||;|\n)\s*([^|;&\n]*)$/.exec(bare.replace(/[)}]\s*$/, ""));
  if (!tail?.[1] || tail[2] === void 0) return false;
  const end = tail[2].trim();
  return end !== "" && QUIET.test(end) && !(tail[1] !== "||" && /^set\s/.test(bare));
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
  run: ({ task, runs, baseline, config }) => {
    const ran = runs.filter(({ result: result2 }) => result2.purpose === "verify");
    if (ran.length === 0) return { skip: "no verify command ran" };
    const line = task.verify[0]?.line ?? task.line;
    const remarks2 = ran.flatMap(({ result: result2 }) => {
      const weakness = weaknessOf(result2.command);
      if (!weakness) return [];
      return [
        {
          file: task.file,
          line,
          message: `\`${result2.command}\` proves ${weakness.kind === "constant" ? "nothing" : "little"}: ${weakness.why}`,
          fix: "a person gives the task a command that fails when the work is not done",
          ...weakness.kind === "constant" ? {} : { severity: "warn" }
        }
      ];
    });
    if (!baseline?.green || config.proof.baseline === "off" || exempt(task)) return remarks2;
    return [
      ...remarks2,
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
function exempt(task) {
  if (task.kind !== "work" || task.fixOf !== void 0) return true;
  return task.markers.some((marker) => /^(?:guard|fix\b|checkpoint|verify)/i.test(marker));
}

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
  run: ({ task, runs, head, headAfter }) => {
    const ran = runs.filter(({ result: result2 }) => result2.purpose === "verify" || result2.purpose === "setup");
    const line = task.verify[0]?.line ?? task.line;
    if (!ran.some(({ result: result2 }) => result2.purpose === "verify")) return nothingRan(runs, task.file, line);
    const found = ran.flatMap((run) => {
      const wrong = commandFailure(run.result);
      const remarks2 = wrong ? [wrong] : [checkExpectation(run.verify, run.output), hiddenFailure(run, task.markers)];
      return remarks2.flatMap(
        (remark) => remark ? [{ file: task.file, line: run.verify?.line ?? line, ...remark }] : []
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
  return wrong ? [{ file, line, ...wrong, message: `the room could not be set up: ${wrong.message}` }] : [];
});
function hiddenFailure({ result: result2, output }, markers) {
  if (weaknessOf(result2.command)?.kind !== "hidden-exit" || markers.includes("RED")) return void 0;
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
  run: ({ task, plan, filesChanged }) => {
    const why = whyNoPacket(task);
    if (why) return { skip: why };
    const scope = task.packet?.fileScope ?? [];
    return filesChanged.filter((path) => !matchesAny(scope, path) && !engineFile(plan, path)).map((path) => ({
      file: path,
      message: "Gate 3 (File Scope Audit) 3a: changed, but not in file_scope",
      fix: `undo the change of ${path} and commit; the scope is: ${scope.join(", ") || "empty"}`
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
  run: ({ runs, baseline }) => {
    const before2 = baseline && readTestCounts(baseline.output);
    if (!before2) return { skip: "no tests were counted before the work" };
    const after = readTestCounts(
      runs.filter(({ result: result2 }) => result2.purpose === "verify").map(({ output }) => output).join("\n")
    );
    if (!after) return { skip: "no tests were counted now" };
    const [then, now] = [before2, after].map(({ passed, failed }) => passed + failed);
    if (now >= then) return [];
    return [
      {
        message: `the verify ran ${now} tests, before the work it ran ${then}`,
        fix: "find the tests that are no longer run, and bring them back"
      }
    ];
  }
};

// src/gate/tests/count-tests.ts
var SCRIPT2 = {
  test: /(?<![.\w$])(?:it|test|specify|Deno\.test)(?:\.(?:each|concurrent|sequential|failing|fails|skip|only|todo|fixme|skipIf|runIf)\b)*\s*(?:\(|`)/g,
  skip: /(?<![.\w$])(?:(?:it|test|specify|describe|context|suite)(?:\.(?:concurrent|sequential))?\.(?:skip|todo|fixme|skipIf|only)\b|x(?:it|test|describe|context|specify)\b|f(?:it|describe)\b)|\bt\.skip\(|\bthis\.skip\(|\bskip\s*:\s*true\b|\bpending\(\s*\)/g,
  assertion: /\b(?:expect|assert)\s*[.(]|\.should\b|\bt\.(?:is|equal|deepEqual|ok|true|truthy|throws|match)\(/g,
  hollow: /(?:=>\s*\{\s*\}|function\s*\w*\(\s*\w*\s*\)\s*\{\s*\})\s*\)|\bexpect\(\s*(?:true|1)\s*\)\s*\.\s*to(?:Be|Equal|StrictEqual|BeTruthy)\(\s*(?:true|1)?\s*\)|\bassert(?:\.ok)?\(\s*(?:true|1)\s*\)/g
};
var PYTHON2 = {
  test: /^[ \t]*(?:async\s+)?def\s+(test\w*)\s*\(/gm,
  skip: /@(?:pytest\.mark\.(?:skip|skipif|xfail)|unittest\.(?:skip\w*|expectedFailure))\b|\bpytest\.(?:skip|xfail)\(|\bself\.skipTest\(|__test__\s*=\s*False/g,
  assertion: /\bassert\b|\bself\.assert\w+|\bpytest\.raises\b|\bself\.fail\b/g,
  hollow: /\bdef\s+test\w*\([^)]*\)[^:\n]*:\s*(?:pass|\.\.\.)\s*$|\bassert\s+(?:True|1)\s*$|\bassertTrue\(\s*True\s*\)/gm
};
var GO = {
  test: /^func\s+(?:Test|Fuzz|Example)\w*\s*\(/gm,
  skip: /\b[tb]\.(?:Skip|SkipNow|Skipf)\(/g,
  assertion: /\bt\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)\(|\b(?:assert|require)\.\w+\(/g,
  hollow: /^func\s+Test\w*\([^)]*\)\s*\{\s*\}/gm
};
var RUST = {
  test: /#\[(?:\w+::)?test\b[^\]]*\]/g,
  skip: /#\[ignore\b/g,
  assertion: /\b(?:debug_)?assert(?:_eq|_ne|_matches)?!|\bpanic!|\.unwrap\(\)/g,
  hollow: /#\[test\]\s*(?:async\s+)?fn\s+\w+\(\)\s*\{\s*\}|\bassert!\(\s*true\s*\)/g
};
var CLASSIC = {
  test: /@(?:Test|ParameterizedTest|RepeatedTest)\b|\[(?:Fact|Theory|Test|TestMethod|TestCase)\b|\bfunc\s+test\w*\s*\(|\bfunction\s+test\w*\s*\(/g,
  skip: /@(?:Disabled|Ignore)\b|\[(?:Ignore|Skip)\b|\bSkip\s*=|\bXCTSkip\b|\bmarkTestSkipped\b/g,
  assertion: /\bassert\w*\b|\bAssert\.\w+|\bXCTAssert\w*|\bexpect\b|\bverify\b/gi,
  hollow: /\bassertTrue\(\s*true\s*\)|\bAssert\.(?:True|IsTrue)\(\s*true\s*\)/g
};
var RUBY = {
  test: /^\s*(?:it|specify|scenario|test)\s+["'(]|^\s*def\s+test_\w+/gm,
  skip: /^\s*(?:xit|xdescribe|xcontext|skip|pending)\b|\bskip:\s*true\b/gm,
  assertion: /\bexpect\b|\bassert\w*\b|\bshould\b/g,
  hollow: /^\s*(?:it|test)\b[^\n]*\bdo\s*\n\s*end\b/gm
};
var BATS = {
  test: /^\s*@test\b/gm,
  skip: /^\s*skip\b/gm,
  assertion: /\[\s|\[\[|\bassert\w*\b|\btest\s/g,
  hollow: /@test[^\n]*\{\s*\}/g
};
var DIALECTS = {
  js: SCRIPT2,
  mjs: SCRIPT2,
  cjs: SCRIPT2,
  jsx: SCRIPT2,
  ts: SCRIPT2,
  mts: SCRIPT2,
  cts: SCRIPT2,
  tsx: SCRIPT2,
  py: PYTHON2,
  go: GO,
  rs: RUST,
  java: CLASSIC,
  kt: CLASSIC,
  cs: CLASSIC,
  swift: CLASSIC,
  scala: CLASSIC,
  php: CLASSIC,
  rb: RUBY,
  bats: BATS
};
function countTests(path, text) {
  const dialect = DIALECTS[endingOf(path)];
  const lexis = lexisOf(path);
  if (!dialect || !lexis) return void 0;
  const code = blankOut(text, lexis);
  const count = (pattern3) => code.match(pattern3)?.length ?? 0;
  const names = [...code.matchAll(dialect.test)].map((match) => nameAt(text, match.index));
  return {
    names,
    skips: count(dialect.skip),
    assertions: count(dialect.assertion),
    hollow: count(dialect.hollow)
  };
}
function nameAt(text, at) {
  const rest = text.slice(at, at + 300);
  const line = rest.trimStart().split("\n")[0] ?? "";
  const quoted = /(["'`])((?:\\.|(?!\1).)*)\1/.exec(rest);
  const named = /\b(?:def|func|fn|function)\s+(?:\([^)]*\)\s*)?(\w+)/.exec(rest);
  return (named?.[1] ?? quoted?.[2] ?? line).slice(0, 100);
}

// src/gate/tests/test-files.ts
var CODE = /\.(?:[cm]?[jt]sx?|py|go|rs|rb|java|kt|kts|cs|swift|scala|exs?|php|dart|bats|sh|c|cc|cpp)$/i;
var BY_NAME = /(?:\.(?:test|spec|e2e|cy)\.[cm]?[jt]sx?|(?:^|\/)test_[^/]*\.py|_test\.(?:py|go|rb|exs|dart|c|cc|cpp)|_spec\.rb|Tests?\.(?:java|kt|cs|swift|scala|php)|\.bats)$/;
var BY_FOLDER = /(?:^|\/)(?:tests?|__tests__|spec|e2e|cypress)\//;
var isTestFile = (path) => BY_NAME.test(path) || BY_FOLDER.test(path) && CODE.test(path);
var RUNNER_NAMES = /(?:^|\/)(?:package\.json|makefile|gnumakefile|justfile|\.justfile|taskfile\.ya?ml|rakefile|tox\.ini|pytest\.ini|setup\.cfg|pyproject\.toml|conftest\.py|noxfile\.py|\.mocharc\.\w+|\.?(?:jest|vitest|vite|ava|karma|playwright|cypress|nyc)\.(?:config|workspace|setup)\.\w+|vitest\.workspace\.\w+|jest\.setup\.\w+|\.rspec|phpunit\.xml(?:\.dist)?|cargo\.toml|build\.gradle(?:\.kts)?|pom\.xml|turbo\.json|nx\.json|lerna\.json)$/i;
var isRunnerFile = (path) => RUNNER_NAMES.test(path);

// src/gate/tests/compare-tests.ts
function compareTests(changes) {
  const sides = changes.filter(holdsTests).map((change) => ({
    change,
    before: census(change.from ?? change.path, change.before?.text),
    after: census(change.path, change.after?.text)
  }));
  const sum = (side, field) => sides.reduce((total, entry) => total + entry[side][field], 0);
  return {
    files: sides.map(({ change }) => change.path),
    lost: lostNames(
      sides.flatMap(({ before: before2 }) => before2.names),
      sides.flatMap(({ after }) => after.names)
    ),
    skips: sum("after", "skips") - sum("before", "skips"),
    hollow: sum("after", "hollow") - sum("before", "hollow"),
    emptied: sides.filter(
      ({ before: before2, after, change }) => change.after && before2.assertions > 0 && after.assertions === 0 && after.names.length > 0
    ).map(({ change }) => change.path),
    assertions: { before: sum("before", "assertions"), after: sum("after", "assertions") }
  };
}
var holdsTests = ({ path, from, before: before2, after }) => isTestFile(path) || from !== void 0 && isTestFile(from) || path.endsWith(".rs") && `${before2?.text}${after?.text}`.includes("#[test]");
var NONE = { names: [], skips: 0, assertions: 0, hollow: 0 };
var census = (path, text) => text === void 0 ? NONE : countTests(path, text) ?? NONE;
function lostNames(before2, after) {
  const missing2 = before2.length - after.length;
  if (missing2 <= 0) return [];
  const left = [...after];
  const gone = before2.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return gone.slice(0, missing2);
}

// src/gate/tests/runner-changes.ts
var SWALLOWS = /\|\|\s*(?:true|:|exit\s+0|echo\b)|;\s*(?:true|exit\s+0)\s*["']?,?\s*$|\bcontinue-on-error:\s*true\b|^\s*-\s*\w+.*\|\|\s*true/;
var NO_TESTS = /--pass-?with-?no-?tests\b|\bpassWithNoTests\b\s*[:=]\s*true|--exit-zero\b|--allow-empty\b|\bfail_under\s*=\s*0\b/i;
var EXCLUDES = /\b(?:testPathIgnorePatterns|modulePathIgnorePatterns|collect_ignore(?:_glob)?|norecursedirs|testNamePattern)\b|--(?:ignore|deselect|exclude|testPathIgnorePatterns)[= ]|\bexclude\s*:\s*\[|\baddopts\b.*(?:-k|--ignore|--deselect)/;
var SCRIPT3 = /(?:^|\/)(?:scripts?|bin|ci|tools?|\.github)\/|\.(?:sh|bash)$/;
function runnerChanges(changes, commands) {
  return changes.flatMap((change) => {
    const { path, before: before2, after } = change;
    const called = commands.some((command) => mentions(command, path));
    if (!after?.text || !(isRunnerFile(path) || SCRIPT3.test(path) || called)) return [];
    const scripts = path.endsWith("package.json") ? packageScripts(path, before2?.text, after.text) : [];
    return [...scripts, ...addedLines(path, before2?.text, after.text, called)];
  });
}
var mentions = (command, path) => command.split(/[\s'"`;&|()=]+/).some((word) => word.replace(/^\.\//, "") === path);
function addedLines(path, before2, after, called) {
  const had = new Set(before2?.split(/\r?\n/).map((line) => line.trim()));
  const json = path.endsWith("package.json");
  const found = after.split(/\r?\n/).flatMap((text, index) => {
    const line = text.trim();
    if (line === "" || had.has(line) || /^(?:#|\/\/)/.test(line)) return [];
    const at = { path, line: index + 1, what: line.slice(0, 100) };
    const kind = before2 === void 0 ? "new" : "weakened";
    if (!json && SWALLOWS.test(line)) return [{ ...at, kind }];
    if (!json && NO_TESTS.test(line)) return [{ ...at, kind }];
    if (before2 !== void 0 && EXCLUDES.test(line)) return [{ ...at, kind: "excluded" }];
    return [];
  });
  if (!called || before2 === void 0) return found;
  const constant = weaknessOf(withoutShebang(after));
  return constant?.kind === "constant" && !weaknessOf(withoutShebang(before2)) ? [...found, { path, what: constant.why, kind: "weakened" }] : found;
}
var withoutShebang = (text) => text.replace(/^#!.*\n/, "");
function packageScripts(path, before2, after) {
  const had = scriptsOf(before2);
  return Object.entries(scriptsOf(after)).flatMap(([name, script2]) => {
    const old = had[name];
    if (old === script2) return [];
    const what = `"${name}": ${JSON.stringify(script2.slice(0, 100))}`;
    const kind = old === void 0 ? "new" : "weakened";
    const weaker = (pattern3) => pattern3.test(script2) && !(old !== void 0 && pattern3.test(old));
    const constant = weaknessOf(script2)?.kind === "constant" && (old === void 0 || weaknessOf(old)?.kind !== "constant");
    if (/^(?:pre|post)/.test(name) && old === void 0) return [];
    if (constant && (old !== void 0 || /test|check|lint|verify|typecheck/.test(name)))
      return [{ path, what, kind }];
    if (weaker(SWALLOWS) || weaker(NO_TESTS)) return [{ path, what, kind }];
    return [];
  });
}
function scriptsOf(text) {
  try {
    const scripts = JSON.parse(text ?? "{}").scripts;
    if (typeof scripts !== "object" || scripts === null) return {};
    return Object.fromEntries(
      Object.entries(scripts).filter((entry) => typeof entry[1] === "string")
    );
  } catch {
    return {};
  }
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
  run: (facts) => [...tests(facts), ...runners(facts)]
};
var asksFor = (task) => {
  const text = [task.title, ...task.steps, ...task.doneWhen].join("\n");
  return /\b(?:remov|delet|drop|prun|replac|consolidat|merg|dedup|rewrit|skip|disabl|quarantin)\w*\b[^.\n]*\b(?:tests?|specs?|suites?|coverage|legacy|unused|dead|obsolete|deprecated)\b/i.test(
    text
  );
};
function tests({ changes, task }) {
  const { files: files2, lost, skips, hollow, emptied, assertions: assertions2 } = compareTests(changes);
  const [file] = files2;
  if (file === void 0) return [];
  const weight = asksFor(task) ? { severity: "warn" } : {};
  const remarks2 = [];
  const say = (message, fix, at = file) => remarks2.push({ file: at, message, fix, ...weight });
  if (lost.length > 0) {
    const names = lost.slice(0, 3).map((name) => JSON.stringify(name)).join(", ");
    say(
      `${lost.length} ${lost.length === 1 ? "test is" : "tests are"} gone: ${names}${lost.length > 3 ? " …" : ""}`,
      "bring them back and make them pass; if the plan is wrong about them, say status: blocked"
    );
  }
  if (skips > 0)
    say(
      `${skips} ${skips === 1 ? "test or group is" : "tests or groups are"} newly skipped or singled out`,
      "take the skip, todo or only out and make the tests pass"
    );
  for (const path of emptied) say("its tests no longer assert anything", "bring the assertions back", path);
  if (hollow > 0)
    say(
      `${hollow} ${hollow === 1 ? "test is" : "tests are"} newly empty, or assert a constant`,
      "let them assert what the code does"
    );
  if (remarks2.length === 0 && assertions2.after * 2 < assertions2.before) {
    remarks2.push({
      file,
      message: `the tests assert less than half of what they did (${assertions2.after} of ${assertions2.before})`,
      severity: "warn"
    });
  }
  return remarks2;
}
function runners({ changes, task, plan }) {
  const commands = plan.tasks.flatMap(
    (each) => [...each.verify, ...each.criteria].flatMap(({ command }) => command ?? [])
  );
  return runnerChanges(changes, commands).map((change) => ({
    file: change.path,
    ...change.line ? { line: change.line } : {},
    message: `${WORDS[change.kind]}: ${change.what}`,
    fix: "put it back as it was",
    ...blocks(change, task, commands) ? {} : { severity: "warn" }
  }));
}
var WORDS = {
  weakened: "this no longer fails when the tests do",
  new: "this cannot fail",
  excluded: "this keeps tests from being run"
};
function blocks({ kind, path, what }, task, commands) {
  if (kind === "weakened") return true;
  if (kind === "excluded") return !matchesAny(task.files, path);
  const script2 = /^"([^"]+)":/.exec(what)?.[1];
  return script2 !== void 0 && !/pass-?with-?no-?tests/i.test(what) && commands.some((command) => callsScript(command, script2));
}
var callsScript = (command, script2) => new RegExp(
  `\\b(?:npm|pnpm|yarn|bun)\\s+(?:run\\s+|run-script\\s+)?(?:--?\\S+\\s+)*${script2.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w:-])`
).test(command);

// src/gate/checks/work/committed.ts
var DROPPINGS = /(?:^|\/)(?:\.[^/]*\.sw[a-p]|4913|#[^/]*#|\.#[^/]*|[^/]*~|\.DS_Store|Thumbs\.db|desktop\.ini|\.nfs\w+|\.fuse_hidden\w+|\.vscode-test|\.idea\/.*)$/;
var MOST3 = 10;
var committed2 = {
  id: "work/committed",
  stage: "artifacts",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "000",
  rows: ["S0-64", "S1-01"],
  tunable: false,
  summary: "all work is committed: what is not committed does not count",
  message: "{file} is not committed",
  run: ({ uncommitted, plan, task }) => {
    const left = uncommitted.filter(
      ({ path, kind }) => !(task.box && specFile(plan, path)) && !(kind === "untracked" && DROPPINGS.test(path))
    );
    const shown2 = left.slice(0, MOST3).map((entry) => ({ file: entry.path, ...words2(entry) }));
    const more = left.length - shown2.length;
    return more > 0 ? [...shown2, { message: `and ${more} more files are not committed` }] : shown2;
  }
};
function words2({ path, kind }) {
  const add = `git add ${JSON.stringify(path)} && git commit`;
  switch (kind) {
    case "untracked":
      return { message: "a new file is not committed", fix: `${add}, or delete it if nothing needs it` };
    case "submodule":
      return {
        message: "the submodule has changes that are not committed",
        fix: `commit inside ${path} first, then ${add}`
      };
    case "modified":
      return {
        message: "changes are not committed",
        fix: `${add}, or git checkout it if nothing needs the change`
      };
  }
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
var history = {
  id: "work/history",
  stage: "artifacts",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "design",
  rows: [],
  tunable: false,
  summary: "the commit the task began on and every approved commit are still part of the history",
  message: "{commit} ({what}) is no longer in the history of HEAD",
  run: ({ lost }) => lost.map(({ commit, what }) => ({
    message: `${commit.slice(0, 12)} (${what}) is no longer in the history of HEAD`,
    fix: `go back with git reflog, or git reset --soft ${commit.slice(0, 12)} and commit the work anew on top of it`
  }))
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
    const named = [...task.files, ...task.outputs];
    const since = `since ${base.slice(0, 12)}, where the task began`;
    if (products.length === 0) {
      const asked = named.length > 0 || filesChanged.length === 0;
      return [
        {
          message: `no file was created or modified ${since}`,
          fix: asked ? "do the work and commit it, or hand in status: failure or blocked with the reason" : "nothing to do; the person sees it at the end",
          // A task that names no file may be done outside the repository; its verify then has to show it.
          ...asked ? {} : { severity: "warn" }
        }
      ];
    }
    if (named.length > 0 && !products.some((path) => matchesAny(named, path))) {
      return [
        {
          message: `none of the task's files was touched ${since}: ${named.slice(0, 5).join(", ")}`,
          severity: "warn"
        }
      ];
    }
    return [];
  }
};

// src/gate/checks/index.ts
var CHECKS = [
  signal,
  contradiction,
  settled,
  result,
  status2,
  assertions,
  intact,
  history,
  hidden,
  checkmark,
  committed,
  unchanged,
  committed2,
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
  typecheck,
  lint,
  criteria,
  claimMatches,
  fewer
];

// src/gate/judge.ts
function judge2(reports, work) {
  const failed = reports.find((report) => !report.passed);
  const last = failed ?? reports.at(-1);
  const findings = failed ? failed.findings : reports.flatMap((report) => report.findings);
  const failure = failed?.findings.find((finding) => finding.severity === "block")?.failure;
  const passed = last !== void 0 && failed === void 0;
  return {
    task: work.task,
    outcome: passed ? "PASSED" : failure === "BLOCKED" ? "BLOCKED" : "FAILED",
    stage: last?.stage ?? "claim",
    ...passed ? {} : { failure: failure ?? "VERIFY_FAILURE" },
    colour: colourOf(passed, findings),
    confidence: confidenceOf(passed, findings),
    findings,
    checks: reports.flatMap((report) => report.checks),
    commands: [...work.commands],
    commit: work.commit,
    base: work.base,
    filesChanged: [...work.filesChanged],
    startedAt: work.startedAt,
    durationMs: work.durationMs
  };
}
function colourOf(passed, findings) {
  if (!passed) return "RED";
  return findings.length > 0 ? "ORANGE" : "PASS";
}
var WEAK_PROOF = /* @__PURE__ */ new Set(["proof/vacuous", "proof/flaky", "proof/verify"]);
function confidenceOf(passed, findings) {
  if (!passed) return 0;
  if (findings.length === 0) return 1;
  return findings.some((finding) => WEAK_PROOF.has(finding.id)) ? 0.6 : 0.9;
}

// src/gate/run-stage.ts
function runStage(checks, stage, facts, config) {
  const findings = [];
  const outcomes = [];
  let ran = 0;
  for (const check of checks) {
    if (!inStage(check, stage)) continue;
    const severity = severityOf(check, config);
    if (severity === "off") {
      outcomes.push({ id: check.id, stage, result: "skip", detail: "switched off in the configuration" });
      continue;
    }
    const answer = look(check, facts);
    if ("skip" in answer) {
      outcomes.push({ id: check.id, stage, result: "skip", detail: answer.skip });
      continue;
    }
    ran += 1;
    const notes = answer.filter((remark) => remark.severity === "note");
    const found = answer.flatMap((remark) => toFinding(check, severity, remark));
    findings.push(...found);
    const worst = found.some((finding) => finding.severity === "block") ? "fail" : found.length > 0 ? "warn" : "pass";
    const first = found[0] ?? notes[0];
    outcomes.push({ id: check.id, stage, result: worst, ...first ? { detail: first.message } : {} });
  }
  if (ran === 0) {
    findings.push({
      id: `${stage}/none`,
      severity: "block",
      failure: "VERIFY_FAILURE",
      message: `no check of the ${stage} stage ran`,
      fix: "nothing was looked at, so nothing can pass; see the skipped checks"
    });
  }
  const ordered = [...findings.filter(blocks2), ...findings.filter((finding) => !blocks2(finding))];
  return { stage, findings: ordered, checks: outcomes, passed: !findings.some(blocks2) };
}
var blocks2 = (finding) => finding.severity === "block";
var inStage = (check, stage) => check.stage === stage;
function look(check, facts) {
  try {
    return check.run(facts);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return [
      {
        message: `the check itself failed: ${said}`,
        fix: "this is a fault of ultraplan, not of the work; report it"
      }
    ];
  }
}
function severityOf(check, config) {
  const wanted = config.checks[check.id];
  if (!wanted) return check.severity;
  return check.tunable || wanted === "block" ? wanted : check.severity;
}
function toFinding(check, severity, remark) {
  if (remark.severity === "note") return [];
  return [
    {
      id: check.id,
      severity: remark.severity ?? severity,
      failure: remark.failure ?? check.failure,
      ...remark.file ? { file: remark.file } : {},
      ...remark.line ? { line: remark.line } : {},
      message: remark.message,
      ...remark.fix ? { fix: remark.fix } : {}
    }
  ];
}

// src/io/git-objects.ts
var NOTHING = /^0+$/;
var SUBMODULE = "160000";
function changedObjects(cwd, from, to) {
  const fields = git(cwd, ["diff-tree", "-r", "-z", "-M", "--raw", "--no-abbrev", from, to]).split("\0");
  const changes = [];
  for (let at = 0; at < fields.length; ) {
    const head = fields[at++];
    if (!head?.startsWith(":")) continue;
    const [oldMode = "", newMode = "", oldId = "", newId = "", status3 = ""] = head.slice(1).split(" ");
    const first = fields[at++] ?? "";
    const renamed = status3.startsWith("R");
    const path = renamed ? fields[at++] ?? "" : first;
    changes.push({
      path,
      ...renamed ? { from: first } : {},
      kind: renamed ? "renamed" : NOTHING.test(oldId) ? "added" : NOTHING.test(newId) ? "deleted" : "modified",
      ...NOTHING.test(oldId) ? {} : { before: { mode: oldMode, id: oldId } },
      ...NOTHING.test(newId) ? {} : { after: { mode: newMode, id: newId } }
    });
  }
  return changes;
}
function listTree(cwd, commit) {
  const entries = /* @__PURE__ */ new Map();
  for (const record of git(cwd, ["ls-tree", "-r", "-z", "--full-tree", commit]).split("\0")) {
    const tab = record.indexOf("	");
    const [mode, , id] = record.slice(0, tab).split(" ");
    if (tab > 0 && mode && id) entries.set(record.slice(tab + 1), { mode, id });
  }
  return entries;
}
function readBlobs(cwd, ids, biggest) {
  const found = /* @__PURE__ */ new Map();
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return found;
  for (const line of git(cwd, ["cat-file", "--batch-check"], { input: `${wanted.join("\n")}
` }).split(
    "\n"
  )) {
    const [id, type, size] = line.split(" ");
    if (id && type === "blob") found.set(id, { bytes: Number(size) });
  }
  const small = [...found].filter(([, blob]) => blob.bytes <= biggest).map(([id]) => id);
  if (small.length === 0) return found;
  const out = gitBytes(cwd, ["cat-file", "--batch"], { input: `${small.join("\n")}
` });
  for (let at = 0; at < out.length; ) {
    const end = out.indexOf(10, at);
    if (end < 0) break;
    const [id = "", , size] = out.toString("latin1", at, end).split(" ");
    const bytes = Number(size);
    found.set(id, { bytes, content: out.subarray(end + 1, end + 1 + bytes) });
    at = end + 1 + bytes + 1;
  }
  return found;
}
function notInHistory(cwd, commits2, head) {
  const wanted = [...new Set(commits2)].filter((commit) => commit !== "" && commit !== head);
  if (wanted.length === 0) return [];
  const stray = tryGit(cwd, ["rev-list", "--max-count=1", ...wanted, "--not", head]);
  if (stray?.trim() === "") return [];
  return wanted.filter((commit) => tryGit(cwd, ["merge-base", "--is-ancestor", commit, head]) === void 0);
}
function resolveCommits(cwd, names) {
  const found = /* @__PURE__ */ new Map();
  if (names.length === 0) return found;
  const input = `${names.map((name) => `${name}^{commit}`).join("\n")}
`;
  const lines = git(cwd, ["cat-file", "--batch-check"], { input }).split("\n");
  for (const [index, name] of names.entries()) {
    const [id, type] = lines[index]?.split(" ") ?? [];
    if (id && type === "commit") found.set(name, id);
  }
  return found;
}
function headState(cwd) {
  const answer = tryGit(cwd, [
    "rev-parse",
    "HEAD^{commit}",
    "HEAD^{tree}",
    "--show-toplevel",
    "--absolute-git-dir"
  ]);
  const [commit, tree, top, gitDir] = answer?.split("\n") ?? [];
  return commit && tree && top && gitDir ? { commit, tree, top, gitDir } : void 0;
}

// src/engine/commit-reader.ts
var BIGGEST = 2e6;
var LINK = "120000";
function readCommit(cwd, commit) {
  let tree;
  const reader = {
    tree: () => {
      tree ??= listTree(cwd, commit);
      return tree;
    },
    texts: (paths) => {
      const entries = reader.tree();
      const wanted = [...new Set(paths)].flatMap((path) => {
        const entry = entries.get(path);
        return entry && entry.mode !== SUBMODULE && entry.mode !== LINK ? [{ path, id: entry.id }] : [];
      });
      const blobs = readBlobs(
        cwd,
        wanted.map(({ id }) => id),
        BIGGEST
      );
      return new Map(
        wanted.flatMap(({ path, id }) => {
          const text = toText(blobs.get(id));
          return text ? [[path, text]] : [];
        })
      );
    }
  };
  return reader;
}
function withTexts(cwd, changes) {
  const plain2 = (entry) => entry && entry.mode !== SUBMODULE && entry.mode !== LINK ? entry.id : void 0;
  const ids = changes.flatMap(({ before: before2, after }) => [plain2(before2) ?? [], plain2(after) ?? []].flat());
  const blobs = readBlobs(cwd, ids, BIGGEST);
  const text = (entry) => toText(blobs.get(plain2(entry) ?? ""));
  return changes.map(({ path, from, kind, before: before2, after }) => {
    const submodule = (after ?? before2)?.mode === SUBMODULE;
    const old = text(before2);
    const now = text(after);
    return {
      path,
      ...from ? { from } : {},
      kind,
      submodule,
      ...old ? { before: old } : {},
      ...now ? { after: now } : {}
    };
  });
}
function toText(blob) {
  if (!blob) return void 0;
  const { bytes, content } = blob;
  if (!content || content.subarray(0, 8e3).includes(0)) return { bytes };
  return { bytes, text: content.toString("utf8") };
}

// src/io/python.ts
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
var PROGRAM = `
import ast, json, sys, warnings
warnings.simplefilter("ignore")
said = {}
for path, text in json.load(sys.stdin).items():
    try:
        ast.parse(text, path)
    except (SyntaxError, ValueError) as error:
        said[path] = "%s (line %s)" % (getattr(error, "msg", error), getattr(error, "lineno", "?"))
json.dump(said, sys.stdout)
`;
var LIMIT_MS = 1e4;
function pythonErrors(cwd, sources) {
  for (const program of interpreters(cwd)) {
    const { status: status3, stdout } = spawnSync(program, ["-I", "-S", "-c", PROGRAM], {
      input: JSON.stringify(sources),
      encoding: "utf8",
      timeout: LIMIT_MS,
      stdio: ["pipe", "pipe", "ignore"],
      windowsHide: true
    });
    if (status3 === 0) return new Map(Object.entries(JSON.parse(stdout)));
  }
  return void 0;
}
function interpreters(cwd) {
  const own = [".venv", "venv"].flatMap((folder) => [
    join(cwd, folder, "bin", "python"),
    join(cwd, folder, "Scripts", "python.exe")
  ]);
  return [...own.filter((path) => existsSync(path)), "python3", "python"];
}

// src/io/git-settings.ts
import { existsSync as existsSync2, readFileSync } from "node:fs";
import { join as join2 } from "node:path";
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
    exclude: rulesOf(join2(commonDir, "info", "exclude")),
    attributes: rulesOf(join2(commonDir, "info", "attributes"))
  };
}
function splitOnce(text, mark) {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}
function rulesOf(path) {
  if (!existsSync2(path)) return [];
  const lines = readFileSync(path, "utf8").split(/\r?\n/);
  return lines.map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
}

// src/engine/before.ts
function readBefore(text) {
  const value = JSON.parse(text);
  if (Array.isArray(value)) return { files: value.map(String) };
  return { files: [], ...value };
}

// src/engine/hidden-work.ts
var MADE = /(?:^|\/)(?:node_modules|dist|build|out|target|coverage|\.nyc_output|\.next|\.nuxt|\.turbo|\.cache|\.parcel-cache|\.svelte-kit|\.vite|__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.tox|\.?venv|env|\.gradle|\.idea|\.vscode|vendor|tmp|temp|logs?|\.ultraplan|\.claude|\.eggs|[^/]*\.egg-info)(?:\/|$)|\.(?:log|pyc|class|o|tsbuildinfo|lcov|swp|tmp|bak)$|(?:^|\/)(?:\.DS_Store|\.env(?:\.[\w.]+)?|npm-debug\.log.*|STATE\.md|SUMMARY\.md)$/;
function findHidden(input) {
  const settings = gitSettings(input.cwd, input.commonDir);
  return [...flagged(input), ...rules2(input, settings.exclude), ...switches(input, settings)];
}
function flagged({ cwd, before: before2, tree }) {
  const known = new Set(before2.flagged);
  const files2 = flaggedFiles(cwd).filter((path) => !known.has(path));
  const ids = workIds(cwd, files2);
  return files2.filter((path) => ids.get(path) !== tree.get(path)?.id).map((path) => ({
    path,
    how: "git was told to take this file as unchanged, and it is not as committed",
    fix: `git update-index --no-assume-unchanged --no-skip-worktree ${JSON.stringify(path)}, then commit or undo the change`
  }));
}
function rules2(input, exclude) {
  const newExcludes = input.before.exclude ? exclude.filter((rule) => !input.before.exclude?.includes(rule)) : [];
  const newIgnores = new Map(
    input.changes.filter(({ path }) => /(?:^|\/)\.gitignore$/.test(path)).map(({ path, before: before2, after }) => [path, added(before2?.text, after?.text)])
  );
  const open = input.uncommitted.some(({ path }) => /(?:^|\/)\.gitignore$/.test(path));
  if (newExcludes.length === 0 && newIgnores.size === 0 && !open) return [];
  const isNew = ({ source, pattern: pattern3 }) => /info[/\\]exclude$/.test(source) ? newExcludes.includes(pattern3) : newIgnores.get(source)?.includes(pattern3) ?? (open && !input.tree.has(source));
  return ignoredFiles(input.cwd).filter((file) => !MADE.test(file.path) && isNew(file)).map(({ path, source, pattern: pattern3 }) => ({
    path,
    how: `the new rule ${JSON.stringify(pattern3)} in ${source} hides this file from git`,
    fix: `take the rule out, then commit the file or delete it`
  }));
}
var linesOf = (text) => (text ?? "").split(/\r?\n/).map((line) => line.trim());
var added = (before2, after) => {
  const had = new Set(linesOf(before2));
  return linesOf(after).filter((line) => line !== "" && !line.startsWith("#") && !had.has(line));
};
function switches({ before: before2 }, now) {
  const config = before2.config ? now.config.filter((entry) => !before2.config?.includes(entry)) : [];
  const attributes = before2.attributes ? now.attributes.filter((entry) => !before2.attributes?.includes(entry)) : [];
  return [
    ...config.map((entry) => ({
      path: "",
      how: `the setting ${nameOf2(entry)} of this repository changes what git shows`,
      fix: `git config --unset-all ${nameOf2(entry)}`
    })),
    ...attributes.map((entry) => ({
      path: "",
      how: `the line ${JSON.stringify(entry)} in .git/info/attributes changes what git shows`,
      fix: "take the line out"
    }))
  ];
}
var nameOf2 = (entry) => entry.slice(0, entry.indexOf("="));

// src/engine/own-changes.ts
function ownChanges(cwd, plan, before2) {
  const known = new Set(before2.files);
  const status3 = workStatus(cwd).filter(({ path, kind }) => !(kind === "untracked" && notTheirs(plan, path)));
  const again = status3.filter(({ path, kind }) => kind === "modified" && before2.ids?.[path] !== void 0);
  const ids = workIds(
    cwd,
    again.map(({ path }) => path)
  );
  return status3.filter(
    ({ path }) => !known.has(path) || ids.has(path) && ids.get(path) !== before2.ids?.[path]
  );
}
var VIEWS = ["STATE.md", "SUMMARY.md"];
function notTheirs(plan, path) {
  if (path.startsWith(".claude/worktrees/")) return true;
  return plan.files.some((file) => {
    const folder = file.path.slice(0, file.path.lastIndexOf("/") + 1);
    return VIEWS.some((view) => path === `${folder}${view}`);
  });
}

// src/engine/surroundings.ts
import { existsSync as existsSync3, readFileSync as readFileSync2 } from "node:fs";
import { join as join3 } from "node:path";

// src/io/probe-endpoint.ts
var LIMIT_MS2 = 3e3;
async function endpointAnswers(baseUrl, endpoint) {
  const [method = "GET", path = "/"] = endpoint.trim().split(/\s+/);
  const url = `${baseUrl.replace(/\/+$/, "")}${path.replace(/\{[^}]+\}|:[A-Za-z_]\w*/g, "0")}`;
  try {
    const response = await fetch(url, {
      method: method.toUpperCase(),
      redirect: "manual",
      signal: AbortSignal.timeout(LIMIT_MS2)
    });
    await response.body?.cancel();
    return ![404, 405, 501].includes(response.status);
  } catch {
    return false;
  }
}

// src/engine/surroundings.ts
var ENV_FILES = [".env", ".env.local", ".env.development", ".env.test"];
var ASSIGNS = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*["']?[^\s"']/;
function environmentNames(cwd, env2) {
  const set = Object.entries(env2).flatMap(([name, value]) => value ? [name] : []);
  const files2 = ENV_FILES.map((name) => join3(cwd, name)).filter((path) => existsSync3(path));
  const filed = files2.flatMap(
    (path) => readFileSync2(path, "utf8").split(/\r?\n/).flatMap((line) => ASSIGNS.exec(line)?.[1] ?? [])
  );
  return /* @__PURE__ */ new Set([...set, ...filed]);
}
async function availableEndpoints({ contract }, task) {
  if (contract.endpoints) return new Set(contract.endpoints);
  const { baseUrl } = contract;
  const wanted = task.contract?.apiEndpoints ?? [];
  if (!baseUrl || wanted.length === 0) return void 0;
  const answers = await Promise.all(wanted.map((endpoint) => endpointAnswers(baseUrl, endpoint)));
  return new Set(wanted.filter((_, index) => answers[index]));
}

// src/engine/work-range.ts
function workRange(cwd, run, ticket, head) {
  const needed = [{ commit: ticket.base, what: "where the task began" }];
  if (!ticket.isolated) needed.push({ commit: run.approvedHead, what: "the last approved commit" });
  const missing2 = new Set(
    notInHistory(
      cwd,
      needed.map(({ commit }) => commit),
      head
    )
  );
  const lost = needed.filter(({ commit }) => missing2.has(commit));
  const earlier = earlierWork(run, ticket);
  if (!earlier || missing2.has(ticket.base) || notInHistory(cwd, [earlier.base, earlier.until], head).length > 0) {
    return { base: ticket.base, changes: changedObjects(cwd, ticket.base, head), lost };
  }
  const changes = changedObjects(cwd, earlier.base, head);
  if (earlier.until === ticket.base) return { base: earlier.base, changes, lost };
  const own = new Set(
    [...changedObjects(cwd, earlier.base, earlier.until), ...changedObjects(cwd, ticket.base, head)].flatMap(
      ({ path, from }) => [path, from ?? path]
    )
  );
  return {
    base: earlier.base,
    changes: changes.filter(({ path, from }) => own.has(path) || from !== void 0 && own.has(from)),
    lost
  };
}
function earlierWork(run, ticket) {
  const task = run.tasks.find(({ id }) => id === ticket.task);
  const base = task?.lastResult?.base ?? task?.attempts[0]?.base;
  if (base === void 0 || base === ticket.base) return void 0;
  return { base, until: task?.lastResult?.commit || ticket.base };
}

// src/engine/gather-facts.ts
function gatherClaim(input, commit) {
  const claim = readClaim(input.claim);
  return Object.freeze({
    task: input.task,
    plan: input.plan,
    config: input.run.config,
    attempt: input.ticket.attempt,
    claim,
    running: input.backgroundTasks,
    cited: input.task.packet ? citedFiles(claim, commit) : /* @__PURE__ */ new Map(),
    earlier: earlierEvidence(input),
    packet: []
  });
}
function citedFiles(claim, commit) {
  const paths = claim.assertions.flatMap(({ references }) => references.map(({ path }) => path));
  const texts = paths.length > 0 ? commit.texts(paths) : /* @__PURE__ */ new Map();
  return new Map(paths.map((path) => [path, texts.get(path)]));
}
function earlierEvidence({ run, journalDir, task }) {
  return run.tasks.flatMap((other) => {
    const claim = other.id === task.id ? void 0 : other.attempts.findLast(({ passed }) => passed?.claim)?.passed?.claim;
    if (!claim) return [];
    try {
      return [{ task: other.id, evidence: readClaim(readEvidence(journalDir, claim)).result?.evidence ?? "" }];
    } catch {
      return [];
    }
  });
}
async function gatherArtifacts(input, claim, head, commit) {
  const { cwd, run, task, plan } = input;
  const range = workRange(cwd, run, input.ticket, head.commit);
  const changes = withTexts(cwd, range.changes);
  const tree = commit.tree();
  const paths = new Set(tree.keys());
  const before2 = run.before ? readBefore(readEvidence(input.journalDir, run.before)) : { files: [] };
  const uncommitted = ownChanges(cwd, plan, before2);
  const planFiles = plan.files.map(({ path }) => path);
  const planNow = commit.texts(planFiles);
  const planThen = planAt(changes, planFiles);
  const named = [...expectedOutputs({ task, changes, paths }), ...paths].filter(
    (path) => matchesAny([...task.files, ...task.outputs], path)
  );
  const files2 = new Map([
    ...commit.texts(named.slice(0, 200)),
    ...changes.flatMap(({ path, after }) => after ? [[path, after]] : [])
  ]);
  return Object.freeze({
    ...claim,
    isolated: input.ticket.isolated,
    head: head.commit,
    tree: head.tree,
    base: range.base,
    lost: range.lost,
    ...boxesOf(run),
    ticked: readTicked(plan, new Map(planFiles.map((path) => [path, planNow.get(path)?.text]))),
    planText: new Map(
      planFiles.map((path) => {
        const now = planNow.get(path)?.text;
        return [path, { now, base: planThen.has(path) ? planThen.get(path) : now }];
      })
    ),
    uncommitted,
    hidden: findHidden({ cwd, commonDir: input.commonDir, before: before2, changes, tree, uncommitted }),
    changes,
    filesChanged: [...new Set(changes.flatMap(({ path, from }) => from ? [from, path] : [path]))],
    paths,
    files: files2,
    python: python(cwd, changes),
    environment: environmentNames(cwd, input.env),
    endpoints: await availableEndpoints(run.config, task),
    tampered: input.tampered ?? [],
    journalProblem: input.journalProblem
  });
}
function planAt(changes, planFiles) {
  return new Map(
    changes.flatMap(({ path, from, before: before2 }) => {
      const was = from ?? path;
      return planFiles.includes(was) ? [[was, before2?.text]] : [];
    })
  );
}
function boxesOf(run) {
  const ids = (tasks) => new Set(tasks.map((task) => task.id));
  return {
    approved: ids(run.tasks.filter((task) => task.status === "approved" || task.doneBefore)),
    begun: ids(run.tasks.filter((task) => task.status !== "pending" || task.attempts.length > 0))
  };
}
function python(cwd, changes) {
  const sources = changes.flatMap(
    ({ path, after }) => path.endsWith(".py") && after?.text ? [[path, after.text]] : []
  );
  return sources.length > 0 ? pythonErrors(cwd, Object.fromEntries(sources)) : void 0;
}

// src/gate/protected-paths.ts
function protectedPaths(changes, task, plan) {
  const own = [...task.files, ...task.outputs, ...task.packet?.fileScope ?? []];
  return changes.flatMap((change) => {
    const { path, from, kind } = change;
    if (plan.files.some((file) => file.path === path) || path.startsWith(".ultraplan/")) return [path];
    if (matchesAny(own, path) || from !== void 0 && matchesAny(own, from)) return [];
    if (isRunnerFile(path)) return [path];
    return isTestFile(path) && kind !== "added" ? from ? [from] : [path] : [];
  });
}

// src/engine/proof-commands.ts
function verifyCommands(task, config) {
  const own = task.verify.flatMap(
    (verify2) => verify2.command ? [{ purpose: "verify", command: verify2.command, weight: "blocking", label: "", verify: verify2 }] : []
  );
  const { default: fallback } = config.verify;
  if (own.length > 0 || !fallback || task.criteria.some(({ command }) => command)) return own;
  return [{ purpose: "verify", command: fallback, weight: "blocking", label: "" }];
}
function proofCommands(task, plan, config, scripts) {
  const criteria2 = task.criteria.flatMap(
    ({ command, description, severity }) => command ? [{ purpose: "criterion", command, weight: severity, label: description }] : []
  );
  return [
    ...verifyCommands(task, config),
    ...criteria2,
    ...standing("typecheck", plan, config, scripts),
    ...standing("lint", plan, config, scripts)
  ];
}
function standing(purpose, plan, config, scripts) {
  const seed004 = plan.format === "tasks-json" && scripts[purpose] !== void 0 ? `pnpm ${purpose}` : void 0;
  const command = config.proof[purpose] ?? seed004;
  return command ? [{ purpose, command, weight: "blocking", label: "" }] : [];
}

// src/engine/room.ts
import { existsSync as existsSync4, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { dirname, join as join4 } from "node:path";
async function inRoom(options, use) {
  const { cwd, commit } = options;
  const folder = realpathSync(mkdtempSync(join4(tmpdir(), "ultraplan-room-")));
  const path = join4(folder, "work");
  try {
    git(cwd, [
      "-c",
      `core.hooksPath=${devNull}`,
      "-c",
      "advice.detachedHead=false",
      "worktree",
      "add",
      "--quiet",
      "--detach",
      path,
      commit
    ]);
    const restored = restore(path, options.restore);
    for (const link of options.links) linkInto(cwd, path, link);
    return await use({ path, restored });
  } finally {
    tryGit(cwd, ["worktree", "remove", "--force", "--force", path]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    tryGit(cwd, ["worktree", "prune"]);
  }
}
function restore(room, wanted) {
  if (!wanted) return [];
  return wanted.paths.filter((path) => {
    const there2 = tryGit(room, ["cat-file", "-e", `${wanted.commit}:${path}`]) !== void 0;
    if (there2)
      git(room, ["-c", `core.hooksPath=${devNull}`, "checkout", "--quiet", wanted.commit, "--", path]);
    else rmSync(join4(room, path), { recursive: true, force: true });
    return true;
  });
}
function linkInto(from, room, link) {
  const [source, target] = [join4(from, link), join4(room, link)];
  if (link.includes("..") || !existsSync4(source) || existsSync4(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(source, target, "junction");
}

// src/gate/secret-masks.ts
var SECRET_NAME = /(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|PRIVATE|DATABASE_URL|DSN)$/i;
var SHORTEST = 6;
function secretMasks(env2, named, patterns) {
  const values = Object.entries(env2).flatMap(
    ([name, value]) => value && value.length >= SHORTEST && (named.includes(name) || SECRET_NAME.test(name)) ? [value] : []
  );
  const literal = [...new Set(values)].sort((a, b) => b.length - a.length).map((value) => new RegExp(value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "g"));
  return [...literal, ...patterns.flatMap(pattern2)];
}
function pattern2(source) {
  try {
    return [new RegExp(source, "g")];
  } catch {
    return [];
  }
}
var maskSecrets = (text, masks) => masks.reduce((masked, mask) => masked.replace(mask, "[masked]"), text);

// src/engine/run-proof.ts
var LEAST_MS = 1e3;
var MARGIN_MS = 2e3;
async function runProof({ purpose, command }, { cwd, ...place }, { journalDir, config, env: env2, named, deadline }) {
  const about = { purpose, command, ...place };
  const left = deadline - Date.now() - MARGIN_MS;
  if (left < LEAST_MS) {
    return {
      result: { ...about, timedOut: true, startedAt: (/* @__PURE__ */ new Date()).toISOString(), durationMs: 0, excerpt: "" },
      output: ""
    };
  }
  const cap = config.proof.outputBytes;
  const limitMs = Math.min(config.limits.verify * 1e3, left);
  const run = await runCommand(command, {
    cwd,
    env: commandEnvironment(env2, named),
    limitMs,
    outputBytes: cap
  });
  const mask = secretMasks(env2, named, config.secrets);
  const output = maskSecrets(run.output.toString("utf8"), mask);
  const kept = putEvidence(journalDir, run.output, { mask });
  const result2 = {
    ...about,
    ...run.exitCode === void 0 ? {} : { exitCode: run.exitCode },
    ...run.signal ? { signal: run.signal } : {},
    ...run.failedToStart ? { failedToStart: run.failedToStart } : {},
    timedOut: run.timedOut,
    startedAt: run.startedAt,
    durationMs: run.durationMs,
    output: { ...kept, cut: run.cut },
    excerpt: excerptOf(output)
  };
  return { result: result2, output };
}
function excerptOf(output) {
  const lines = output.split(/\r?\n/).map((line) => line.slice(0, 300));
  if (lines.length <= 60) return lines.join("\n");
  return [...lines.slice(0, 30), `[${lines.length - 60} lines left out]`, ...lines.slice(-30)].join("\n");
}

// src/engine/prove.ts
async function prove(input, facts) {
  const { config } = facts;
  const commands = proofCommands(input.task, input.plan, config, packageScripts2(facts));
  const clean = config.proof.room === "clean" && !input.ticket.isolated;
  const runs = clean ? await inRoom(
    {
      cwd: input.cwd,
      commit: facts.head,
      links: [...config.proof.links, ...submodules(facts)],
      restore: { commit: facts.base, paths: protectedPaths(facts.changes, input.task, input.plan) }
    },
    (room) => runAll(input, facts, commands, room)
  ) : await runAll(input, facts, commands, void 0);
  return Object.freeze({
    ...facts,
    runs,
    baseline: baselineOf(input),
    claimedCommits: whereCommits(input.cwd, claimedCommits(facts.claim), facts.head),
    headAfter: headCommit(input.cwd) ?? ""
  });
}
async function runAll(input, facts, commands, room) {
  const { proof } = facts.config;
  const place = {
    cwd: room?.path ?? input.cwd,
    room: room ? "clean" : input.ticket.isolated ? "worktree" : "tree",
    commit: facts.head,
    tree: facts.tree,
    ...room && room.restored.length > 0 ? { restored: room.restored } : {}
  };
  const runs = [];
  const setup = room && proof.setup ? [{ purpose: "setup", command: proof.setup, weight: "blocking", label: "set-up" }] : [];
  for (const command of [...setup, ...commands]) {
    input.onProgress?.(`${command.purpose}: ${command.command}`);
    const run = await once(input, facts, command, place, runs);
    runs.push(run);
    if (command.purpose === "setup" && run.result.exitCode !== 0) break;
  }
  return runs;
}
async function once(input, facts, command, place, before2) {
  const { purpose, weight, label, verify: verify2 } = command;
  const about = { weight, label, ...verify2 ? { verify: verify2 } : {} };
  const same = before2.find(({ result: result2 }) => result2.command === command.command);
  if (same) return { ...same, ...about, result: { ...same.result, purpose } };
  const context = {
    journalDir: input.journalDir,
    config: facts.config,
    env: input.env,
    named: input.task.contract?.environmentVarsRequired ?? [],
    deadline: input.deadline
  };
  const first = await runProof(command, place, context);
  if (first.result.exitCode === 0 || first.result.timedOut || !facts.config.proof.flaky)
    return { ...first, ...about };
  const second = await runProof(command, place, context);
  return { ...second, ...about, firstTry: first.result };
}
function baselineOf({ run, task, baseline, journalDir }) {
  if (!baseline) {
    const green2 = run.tasks.find(({ id }) => id === task.id)?.flags.includes("baseline-green");
    return green2 ? { green: green2, output: "" } : void 0;
  }
  const green = baseline.length > 0 && baseline.every(({ exitCode }) => exitCode === 0);
  return { green, output: baseline.map((result2) => outputOf(journalDir, result2)).join("\n") };
}
function outputOf(journalDir, { output, excerpt }) {
  try {
    return output ? readEvidence(journalDir, output) : excerpt;
  } catch {
    return excerpt;
  }
}
function whereCommits(cwd, names, head) {
  const known = resolveCommits(cwd, names);
  return new Map(
    names.map((name) => {
      const commit = known.get(name);
      if (!commit) return [name, "nowhere"];
      return [name, notInHistory(cwd, [commit], head).length === 0 ? "in-history" : "elsewhere"];
    })
  );
}
function packageScripts2({ files: files2 }) {
  try {
    return JSON.parse(files2.get("package.json")?.text ?? "{}").scripts ?? {};
  } catch {
    return {};
  }
}
var submodules = ({ changes }) => changes.flatMap(({ path, submodule }) => submodule ? [path] : []);

// src/engine/judge-claim.ts
async function judgeClaim(input) {
  const startedAt = /* @__PURE__ */ new Date();
  const begun = performance.now();
  const head = headState(input.cwd);
  if (!head) throw new Error("there is no commit to judge: git finds no HEAD here");
  const wanted = input.stages ?? ["claim", "artifacts", "proof"];
  const { reports, artifacts, commands } = await runStages(input, head, wanted);
  return judge2(reports, {
    task: input.task.id,
    commit: head.commit,
    base: artifacts?.base ?? input.ticket.base,
    filesChanged: artifacts?.filesChanged ?? [],
    commands,
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(performance.now() - begun)
  });
}
async function runStages(input, head, wanted) {
  const { config } = input.run;
  const commit = readCommit(input.cwd, head.commit);
  const reports = [];
  const passes = (report) => {
    reports.push(report);
    return report.passed;
  };
  const claim = gatherClaim(input, commit);
  if (wanted.includes("claim") && !passes(runStage(CHECKS, "claim", claim, config)))
    return { reports, commands: [] };
  const artifacts = await gatherArtifacts(input, claim, head, commit);
  if (wanted.includes("artifacts") && !passes(runStage(CHECKS, "artifacts", artifacts, config))) {
    return { reports, artifacts, commands: [] };
  }
  if (!wanted.includes("proof")) return { reports, artifacts, commands: [] };
  const proof = await prove(input, artifacts);
  reports.push(runStage(CHECKS, "proof", proof, config));
  return {
    reports,
    artifacts,
    commands: proof.runs.flatMap(({ firstTry, result: result2 }) => firstTry ? [firstTry, result2] : [result2])
  };
}
export {
  judgeClaim
};
