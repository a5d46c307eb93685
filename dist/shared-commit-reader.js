import {
  proofCommands,
  runProof
} from "./shared-proof-commands.js";
import {
  inRoom
} from "./shared-room.js";
import {
  readClaim
} from "./shared-assertion-results.js";
import {
  runStage
} from "./shared-run-stage.js";
import {
  gitSettings,
  readBefore
} from "./shared-before.js";
import {
  ALL_CHECKS,
  SOUND,
  checkPython,
  claimedCommits,
  commandsOf,
  expectedOutputs,
  isRunnerFile,
  isTestFile,
  matchesAny,
  newerPython,
  readTicked,
  scriptsOfChanges
} from "./shared-all-checks.js";
import {
  blankOut,
  lexisOf
} from "./shared-contract.js";
import {
  checkPacket,
  outcomeOf
} from "./shared-check-packet.js";
import {
  flaggedFiles,
  ignoredFiles,
  workIds,
  workStatus
} from "./shared-git-status.js";
import {
  readEvidence
} from "./shared-evidence.js";
import {
  git,
  gitBytes,
  headCommit,
  tryGit
} from "./shared-git.js";

// src/gate/judge.ts
function judge(reports, work) {
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

// src/io/git-objects.ts
var NOTHING = /^0+$/;
var SUBMODULE = "160000";
function changedObjects(cwd, from, to) {
  const fields = git(cwd, ["diff-tree", "-r", "-z", "-M", "--raw", "--no-abbrev", from, to]).split("\0");
  const changes = [];
  for (let at = 0; at < fields.length; ) {
    const head = fields[at++];
    if (!head?.startsWith(":")) continue;
    const [oldMode = "", newMode = "", oldId = "", newId = "", status = ""] = head.slice(1).split(" ");
    const first = fields[at++] ?? "";
    const renamed = status.startsWith("R");
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
function notInHistory(cwd, commits, head) {
  const wanted = [...new Set(commits)].filter((commit) => commit !== "" && commit !== head);
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
  const asked = ["HEAD^{commit}", "HEAD^{tree}", "--show-toplevel", "--symbolic-full-name", "HEAD"];
  const [commit, tree, top, ref = ""] = tryGit(cwd, ["rev-parse", ...asked])?.split("\n") ?? [];
  if (!commit || !tree || !top) return void 0;
  return { commit, tree, top, branch: /^refs\/heads\/(.+)$/.exec(ref)?.[1] };
}

// src/engine/commit-reader.ts
var BIGGEST = 2e6;
var LINK = "120000";
function readCommit(cwd, commit) {
  const known = /* @__PURE__ */ new Map();
  const load = (ids) => {
    const missing = ids.filter((id) => !known.has(id));
    for (const [id, { bytes, content }] of readBlobs(cwd, missing, BIGGEST))
      known.set(id, toText(bytes, content));
  };
  let tree;
  const reader = {
    tree: () => {
      tree ??= listTree(cwd, commit);
      return tree;
    },
    texts: (paths) => {
      const wanted = idsOf(reader.tree(), paths);
      load(wanted.map(({ id }) => id));
      return new Map(wanted.flatMap(({ path, id }) => entry(path, known.get(id))));
    },
    changes: (changes, also) => {
      const own = changes.flatMap(
        ({ before, after }) => [before, after].flatMap((each) => blobOf(each) ?? [])
      );
      load([...own, ...idsOf(reader.tree(), also).map(({ id }) => id)]);
      return changes.map((change) => withTexts(change, (each) => known.get(blobOf(each) ?? "")));
    }
  };
  return reader;
}
var entry = (path, text) => text ? [[path, text]] : [];
function idsOf(tree, paths) {
  return [...new Set(paths)].flatMap((path) => {
    const found = tree.get(path);
    return found && found.mode !== SUBMODULE && found.mode !== LINK ? [{ path, id: found.id }] : [];
  });
}
var blobOf = (found) => found && found.mode !== SUBMODULE ? found.id : void 0;
function withTexts({ path, from, kind, before, after }, text) {
  const common = { path, ...from ? { from } : {}, kind, submodule: (after ?? before)?.mode === SUBMODULE };
  const [old, now] = [text(before), text(after)];
  if (after?.mode === LINK) return { ...common, link: now?.text ?? "" };
  return { ...common, ...old ? { before: old } : {}, ...now ? { after: now } : {} };
}
function toText(bytes, content) {
  if (!content || content.subarray(0, 8e3).includes(0)) return { bytes };
  return { bytes, text: content.toString("utf8") };
}

// src/engine/hidden-work.ts
import { realpathSync } from "node:fs";
import { isAbsolute, posix } from "node:path";
var MADE = /(?:^|\/)(?:node_modules|dist|build|out|target|coverage|\.nyc_output|\.next|\.nuxt|\.turbo|\.cache|\.parcel-cache|\.svelte-kit|\.vite|__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.tox|\.?venv|env|\.gradle|\.idea|\.vscode|vendor|tmp|temp|logs?|\.ultraplan|\.claude|\.eggs|[^/]*\.egg-info)(?:\/|$)|\.(?:log|pyc|class|o|tsbuildinfo|lcov|swp|tmp|bak)$|(?:^|\/)(?:\.DS_Store|\.env(?:\.[\w.]+)?|npm-debug\.log.*|STATE\.md|SUMMARY\.md)$/;
function findHidden(input) {
  const settings = gitSettings(input.cwd, input.commonDir);
  return [
    ...elsewhere(input),
    ...flagged(input),
    ...rules(input, settings.exclude),
    ...switches(input, settings),
    ...outside(input)
  ];
}
function elsewhere({ cwd, top }) {
  if (realpathSync(top) === realpathSync(cwd)) return [];
  return [
    {
      path: "",
      how: `git takes ${top} for the work tree, not ${cwd}`,
      fix: "git config --unset core.worktree"
    }
  ];
}
function outside({ changes }) {
  return changes.filter(
    ({ path, link }) => link !== void 0 && (isAbsolute(link) || posix.join(posix.dirname(path), link).startsWith(".."))
  ).map(({ path, link }) => ({
    path,
    how: `the link points out of the repository, to ${link}`,
    fix: "commit the file itself, or link to one that is committed"
  }));
}
function flagged({ cwd, before, tree }) {
  const known = new Set(before.flagged);
  const files = flaggedFiles(cwd).filter((path) => !known.has(path));
  const ids = workIds(cwd, files);
  return files.filter((path) => ids.get(path) !== tree.get(path)?.id).map((path) => ({
    path,
    how: "git was told to take this file as unchanged, and it is not as committed",
    fix: `git update-index --no-assume-unchanged --no-skip-worktree ${JSON.stringify(path)}, then commit or undo the change`
  }));
}
function rules(input, exclude) {
  const newExcludes = input.before.exclude ? exclude.filter((rule) => !input.before.exclude?.includes(rule)) : [];
  const newIgnores = new Map(
    input.changes.filter(({ path }) => /(?:^|\/)\.gitignore$/.test(path)).map(({ path, before, after }) => [path, added(before?.text, after?.text)])
  );
  const open = input.uncommitted.some(({ path }) => /(?:^|\/)\.gitignore$/.test(path));
  if (newExcludes.length === 0 && newIgnores.size === 0 && !open) return [];
  const isNew = ({ source, pattern }) => /info[/\\]exclude$/.test(source) ? newExcludes.includes(pattern) : newIgnores.get(source)?.includes(pattern) ?? (open && !input.tree.has(source));
  return ignoredFiles(input.cwd).filter((file) => !MADE.test(file.path) && isNew(file)).map(({ path, source, pattern }) => ({
    path,
    how: `the new rule ${JSON.stringify(pattern)} in ${source} hides this file from git`,
    fix: `take the rule out, then commit the file or delete it`
  }));
}
var linesOf = (text) => (text ?? "").split(/\r?\n/).map((line) => line.trim());
var added = (before, after) => {
  const had = new Set(linesOf(before));
  return linesOf(after).filter((line) => line !== "" && !line.startsWith("#") && !had.has(line));
};
function switches({ before }, now) {
  const config = before.config ? now.config.filter((entry2) => !before.config?.includes(entry2)) : [];
  const attributes = before.attributes ? now.attributes.filter((entry2) => !before.attributes?.includes(entry2)) : [];
  return [
    ...config.map((entry2) => ({
      path: "",
      how: `the setting ${nameOf(entry2)} of this repository changes what git shows`,
      fix: `git config --unset-all ${nameOf(entry2)}`
    })),
    ...attributes.map((entry2) => ({
      path: "",
      how: `the line ${JSON.stringify(entry2)} in .git/info/attributes changes what git shows`,
      fix: "take the line out"
    }))
  ];
}
var nameOf = (entry2) => entry2.slice(0, entry2.indexOf("="));

// src/engine/own-changes.ts
function ownChanges(cwd, plan, run, before) {
  const known = /* @__PURE__ */ new Set([
    ...before.files ?? [],
    ...run.tasks.flatMap(({ override }) => override?.left ?? [])
  ]);
  const status = workStatus(cwd).filter(
    ({ path, kind }) => !(kind === "untracked" && notTheirs(plan, run.config.proof.links, path))
  );
  const again = status.filter(({ path, kind }) => kind === "modified" && before.ids?.[path] !== void 0);
  const ids = workIds(
    cwd,
    again.map(({ path }) => path)
  );
  return status.filter(
    ({ path }) => !known.has(path) || ids.has(path) && ids.get(path) !== before.ids?.[path]
  );
}
var VIEWS = ["STATE.md", "SUMMARY.md"];
function notTheirs(plan, links, path) {
  if (path.startsWith(".claude/worktrees/") || links.includes(path)) return true;
  return plan.files.some((file) => {
    const folder = file.path.slice(0, file.path.lastIndexOf("/") + 1);
    return VIEWS.some((view) => path === `${folder}${view}`);
  });
}

// src/gate/syntax/script.ts
var DIALECT = /<\/?[A-Za-z][\w.]*(?:\s[^<>]*)?\/?>|<>|@flow|^\s*@\w+|\b(?:await\s+)?using\s+\w+\s*=|^\s*(?:import|export)\s+type\b/m;
var isScriptDialect = (text) => DIALECT.test(text);
var KEYWORD = /^\s*(?:import\b(?!\s*\()|export\b)/m;
var isModule = (text, path) => path.endsWith(".mjs") || KEYWORD.test(text);
var SOURCE = `["'][^"'\\n]*["'](?:\\s*(?:with|assert)\\s*\\{[^}]*\\})?`;
var STATEMENT = new RegExp(
  `(^|[;}\\n])([ \\t]*)(import\\b(?!\\s*[(.])[^;\\n]*?(?:\\{[^}]*\\})?[^;\\n]*?(?:from\\s*)?${SOURCE}|export\\s*(?:\\*(?:\\s*as\\s+[\\w$]+)?|\\{[^}]*\\})(?:\\s*from\\s*${SOURCE})?|export\\s+default\\b|export\\b)`,
  "g"
);
function moduleAsScript(text, path) {
  const lexis = lexisOf(path);
  const code = lexis ? blankOut(text, lexis) : text;
  let out = "";
  let at = 0;
  for (const match of code.matchAll(STATEMENT)) {
    const [, before = "", blanks = "", words = ""] = match;
    const start = match.index + before.length + blanks.length;
    const lines = words.replace(/[^\n]/g, "");
    out += text.slice(at, start) + (/^export\s+default$/.test(words) ? `;it.default=${lines}` : lines);
    at = start + words.length;
  }
  out += text.slice(at);
  return `(async()=>{${out.replace(/\bimport\.meta\b/g, "import_meta")}
})`;
}

// src/io/parse-script.ts
import { Script } from "node:vm";
function scriptError(source) {
  try {
    new Script(source, { filename: "file.js" });
    return void 0;
  } catch (error) {
    const { message, stack = "" } = error;
    const line = /^file\.js:(\d+)/.exec(stack)?.[1];
    return { ...line ? { line: Number(line) } : {}, message };
  }
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
    const { status, stdout } = spawnSync(program, ["-I", "-S", "-c", PROGRAM], {
      input: JSON.stringify(sources),
      encoding: "utf8",
      timeout: LIMIT_MS,
      stdio: ["pipe", "pipe", "ignore"],
      windowsHide: true
    });
    if (status === 0) return new Map(Object.entries(JSON.parse(stdout)));
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

// src/engine/parse-sources.ts
function parseSources(cwd, files) {
  const texts = [...files].flatMap(
    ([path, { text }]) => text === void 0 ? [] : [[path, text]]
  );
  const scripts = texts.filter(([path]) => /\.[cm]?js$/.test(path));
  const python = texts.filter(([path]) => path.endsWith(".py"));
  const said = python.length > 0 ? pythonErrors(cwd, Object.fromEntries(python)) : void 0;
  return new Map([
    ...scripts.map(([path, text]) => [path, parseScript(path, text)]),
    ...said ? python.map(([path, text]) => [path, parsePython(text, said.get(path))]) : []
  ]);
}
function parseScript(path, text) {
  const plain = text.replace(/^\ufeff?#!.*/, "");
  const asScript = scriptError(plain);
  const asModule = asScript && scriptError(moduleAsScript(plain, path));
  if (!asScript || !asModule) return SOUND;
  if (isScriptDialect(plain)) return { kind: "unknown", why: "it is written in a dialect of JavaScript" };
  return { kind: "broken", ...isModule(plain, path) ? asModule : asScript };
}
function parsePython(text, error) {
  if (error === void 0) return SOUND;
  if (newerPython(text) && checkPython(text).kind === "sound") return { kind: "unknown", why: error };
  const line = /\bline (\d+)/.exec(error)?.[1];
  return { kind: "broken", ...line ? { line: Number(line) } : {}, message: error };
}

// src/engine/surroundings.ts
import { existsSync as existsSync2, readFileSync } from "node:fs";
import { join as join2 } from "node:path";

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
function environmentNames(cwd, env) {
  const set = Object.entries(env).flatMap(([name, value]) => value ? [name] : []);
  const files = ENV_FILES.map((name) => join2(cwd, name)).filter((path) => existsSync2(path));
  const filed = files.flatMap(
    (path) => readFileSync(path, "utf8").split(/\r?\n/).flatMap((line) => ASSIGNS.exec(line)?.[1] ?? [])
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
  const missing = new Set(
    notInHistory(
      cwd,
      needed.map(({ commit }) => commit),
      head
    )
  );
  const lost = needed.filter(({ commit }) => missing.has(commit));
  const earlier = earlierWork(run, ticket);
  if (!earlier || missing.has(ticket.base) || notInHistory(cwd, [earlier.base, earlier.until], head).length > 0) {
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
    packet: checkPacket(input.task, input.plan)
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
  const tree = commit.tree();
  const paths = new Set(tree.keys());
  const planFiles = plan.files.map(({ path }) => path);
  const named = namedFiles(task, range.changes, paths);
  const changes = commit.changes(range.changes, [...planFiles, ...named]);
  const planNow = commit.texts(planFiles);
  const planThen = planAt(changes, planFiles);
  const files = new Map([
    ...commit.texts(named),
    ...changes.flatMap(({ path, after }) => after ? [[path, after]] : [])
  ]);
  const before = run.before ? readBefore(readEvidence(input.journalDir, run.before)) : { files: [] };
  const uncommitted = ownChanges(cwd, plan, run, before);
  const commands = [
    ...commandsOf(plan),
    run.config.verify.default ?? [],
    scriptsOfChanges(changes, commandsOf(plan))
  ].flat();
  return Object.freeze({
    ...claim,
    isolated: input.ticket.isolated,
    head: head.commit,
    tree: head.tree,
    base: range.base,
    lost: range.lost,
    branch: input.ticket.isolated || !run.branch ? void 0 : { expected: run.branch, actual: head.branch },
    ...boxesOf(run),
    ticked: readTicked(plan, new Map(planFiles.map((path) => [path, planNow.get(path)?.text]))),
    planText: new Map(
      planFiles.map((path) => {
        const now = planNow.get(path)?.text;
        return [path, { now, base: planThen.has(path) ? planThen.get(path) : now }];
      })
    ),
    uncommitted,
    hidden: findHidden({
      cwd,
      top: head.top,
      commonDir: input.commonDir,
      before,
      changes,
      tree,
      uncommitted
    }),
    changes,
    filesChanged: [...new Set(changes.flatMap(({ path, from }) => from ? [from, path] : [path]))],
    paths,
    files,
    parsed: parseSources(cwd, files),
    constants: new Set(commands.filter((command) => !outcomeOf(command).fails)),
    environment: environmentNames(cwd, input.env),
    endpoints: await availableEndpoints(run.config, task),
    tampered: input.tampered ?? [],
    journalProblem: input.journalProblem
  });
}
var MOST_NAMED = 200;
function namedFiles(task, changes, paths) {
  const wanted = [...task.files, ...task.outputs];
  const expected = expectedOutputs({ task, changes, paths });
  const found = wanted.length === 0 ? [] : [...paths].filter((path) => matchesAny(wanted, path));
  return [.../* @__PURE__ */ new Set([...expected, ...found])].slice(0, MOST_NAMED);
}
function planAt(changes, planFiles) {
  return new Map(
    changes.flatMap(({ path, from, before }) => {
      const was = from ?? path;
      return planFiles.includes(was) ? [[was, before?.text]] : [];
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

// src/engine/prove.ts
async function prove(input, facts) {
  const { config } = facts;
  const commands = proofCommands(input.task, input.plan, config, packageScripts(facts));
  const clean = config.proof.room === "clean";
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
async function once(input, facts, command, place, before) {
  const { purpose, weight, label, verify } = command;
  const about = { weight, label, ...verify ? { verify } : {} };
  const same = before.find(({ result }) => result.command === command.command);
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
  return { green, output: baseline.map((result) => outputOf(journalDir, result)).join("\n") };
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
function packageScripts({ files }) {
  try {
    return JSON.parse(files.get("package.json")?.text ?? "{}").scripts ?? {};
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
  return judge(reports, {
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
  if (wanted.includes("claim") && !passes(runStage(ALL_CHECKS, "claim", claim, config)))
    return { reports, commands: [] };
  const artifacts = await gatherArtifacts(input, claim, head, commit);
  if (wanted.includes("artifacts") && !passes(runStage(ALL_CHECKS, "artifacts", artifacts, config))) {
    return { reports, artifacts, commands: [] };
  }
  if (!wanted.includes("proof")) return { reports, artifacts, commands: [] };
  const proof = await prove(input, artifacts);
  reports.push(runStage(ALL_CHECKS, "proof", proof, config));
  return {
    reports,
    artifacts,
    commands: proof.runs.flatMap(({ firstTry, result }) => firstTry ? [firstTry, result] : [result])
  };
}

export {
  judgeClaim
};
