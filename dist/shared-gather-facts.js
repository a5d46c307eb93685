import {
  runStage
} from "./shared-run-stage.js";
import {
  readClaim
} from "./shared-assertion-results.js";
import {
  runProof
} from "./shared-run-proof.js";
import {
  PLAIN_OUTPUT
} from "./shared-command-environment.js";
import {
  ALL_CHECKS,
  SOUND,
  checkPython,
  claimedCommits,
  claimedPasses,
  commandsOf,
  commitIfYours,
  countTests,
  disturbance,
  expectedOutputs,
  isChecker,
  isNamedTest,
  isRunnerFile,
  isTestFile,
  newerPython,
  phonyTargets,
  recipesOf,
  refuses,
  scriptsOfChanges,
  shellWord
} from "./shared-all-checks.js";
import {
  readTestCounts
} from "./shared-test-counts.js";
import {
  BUILD_OUTPUT,
  isBorrowed
} from "./shared-build-output.js";
import {
  blankOut,
  lexisOf
} from "./shared-contract.js";
import {
  checkPacket,
  inlineCode,
  isConstantCode,
  languageOf,
  outcomeOf,
  parseShell,
  unwrapped
} from "./shared-check-packet.js";
import {
  gitSettings,
  readBefore,
  writtenFiles
} from "./shared-before.js";
import {
  textInFolder,
  writtenByInit
} from "./shared-init-files.js";
import {
  readTicked,
  specFile
} from "./shared-plan-text.js";
import {
  changedObjects,
  headState,
  listed,
  missingPackages,
  notInHistory,
  readCommit,
  resolveCommits
} from "./shared-commit-reader.js";
import {
  proofCommands,
  scriptCommands,
  setupCommand
} from "./shared-proof-commands.js";
import {
  CHECK_PURPOSES,
  packageChecks,
  scriptFor
} from "./shared-package-checks.js";
import {
  isPackage,
  scriptsOf
} from "./shared-package-scripts.js";
import {
  cleanPath,
  matchesAny
} from "./shared-match-path.js";
import {
  attemptSpans
} from "./shared-attempt-spans.js";
import {
  readEvidence
} from "./shared-evidence.js";
import {
  heldBy,
  taskOf
} from "./shared-change.js";
import {
  PREFIX,
  inCheckout
} from "./shared-checkout.js";
import {
  bringingFor
} from "./shared-bring-ignored.js";
import {
  flaggedFiles,
  ignoredAmong,
  ignoredFiles,
  workIds,
  workStatus
} from "./shared-git-status.js";
import {
  git,
  headCommit
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
    ...work.leftAlone?.length ? { leftAlone: [...work.leftAlone] } : {},
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

// src/engine/hidden-work.ts
import { realpathSync } from "node:fs";
import { isAbsolute, posix } from "node:path";
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
      fix: "if you set it: git config --unset core.worktree"
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
    fix: `git update-index --no-assume-unchanged --no-skip-worktree -- ${shellWord(path)}; then ${commitIfYours(path)}`
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
  return ignoredFiles(input.cwd).filter((file) => !BUILD_OUTPUT.test(file.path) && isNew(file)).map(({ path, source, pattern }) => ({
    path,
    how: `the new rule ${JSON.stringify(pattern)} in ${source} hides this file from git`,
    fix: `take the rule out if you put it there; then ${commitIfYours(path)}`
  }));
}
var linesOf = (text) => (text ?? "").split(/\r?\n/).map((line) => line.trim());
var added = (before, after) => {
  const had = new Set(linesOf(before));
  return linesOf(after).filter((line) => line !== "" && !line.startsWith("#") && !had.has(line));
};
function switches({ before }, now) {
  const config = before.config ? now.config.filter((entry) => !before.config?.includes(entry)) : [];
  const attributes = before.attributes ? now.attributes.filter((entry) => !before.attributes?.includes(entry)) : [];
  return [
    ...config.map((entry) => ({
      path: "",
      how: `the setting ${nameOf(entry)} of this repository changes what git shows`,
      fix: `if you set it: git config --unset-all ${nameOf(entry)}`
    })),
    ...attributes.map((entry) => ({
      path: "",
      how: `the line ${JSON.stringify(entry)} in .git/info/attributes changes what git shows`,
      fix: "take the line out if you put it there"
    }))
  ];
}
var nameOf = (entry) => entry.slice(0, entry.indexOf("="));

// src/gate/charged-files.ts
var DROPPINGS = /(?:^|\/)(?:\.[^/]*\.sw[a-p]|4913|#[^/]*#|\.#[^/]*|[^/]*~|\.DS_Store|Thumbs\.db|desktop\.ini|\.nfs\w+|\.fuse_hidden\w+|\.eslintcache|\.coverage|[^/]*\.tsbuildinfo)$|(?:^|\/)(?:__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.hypothesis|\.nyc_output|\.idea)\/|^\.claude\/settings\.local\.json$/;
function splitUncommitted(files, charge) {
  const counted = files.filter(({ path, kind }) => !(kind === "untracked" && DROPPINGS.test(path)));
  const written = [...charge.written];
  const named = [...charge.task.files, ...charge.task.outputs];
  const isCharged = ({ path }) => charge.isolated || specFile(charge.plan, path) || matchesAny(named, path) || [...named.map((entry) => cleanPath(entry)), ...written].some((each) => isOrLiesIn(each, path));
  return {
    charged: counted.filter(isCharged),
    leftAlone: counted.filter((file) => !isCharged(file))
  };
}
var isOrLiesIn = (file, path) => file === path || file.startsWith(path.endsWith("/") ? path : `${path}/`);

// src/engine/own-changes.ts
function ownChanges(input, before) {
  const { cwd, plan, run, task, ticket } = input;
  const attempts = taskOf(run, task.id)?.attempts ?? [];
  const written = new Set(
    attempts.flatMap(({ transcript, startedAt }) => writtenFiles(cwd, { transcript, since: startedAt }))
  );
  const { charged, leftAlone } = splitUncommitted(newChanges(input, before, written), {
    task,
    plan,
    isolated: ticket.isolated,
    written
  });
  return { uncommitted: charged, leftAlone, shownBefore: shownBefore(run, task) };
}
function newChanges({ cwd, commonDir, plan, run, task }, before, written) {
  const held = heldBy(run, task.id);
  const known = new Set(before.files);
  const all = workStatus(cwd);
  const byInit = writtenByInit(
    commonDir,
    all.map(({ path }) => path),
    textInFolder(cwd)
  );
  const status = all.filter(
    ({ path, kind }) => !byInit.has(path) && !(kind === "untracked" && notTheirs(plan, run.config.proof.links, path))
  );
  const again = status.filter(({ path, kind }) => kind === "modified" && before.ids?.[path] !== void 0);
  const ids = workIds(
    cwd,
    again.map(({ path }) => path)
  );
  return status.filter(
    ({ path }) => !held.has(path) && (!known.has(path) || written.has(path) || ids.has(path) && ids.get(path) !== before.ids?.[path])
  );
}
function shownBefore(run, task) {
  return new Set(
    run.tasks.flatMap(
      ({ id, lastResult }) => id !== task.id && lastResult?.outcome === "PASSED" ? lastResult.leftAlone ?? [] : []
    )
  );
}
function heldChanges({ run, task }, { changes }) {
  const held = heldBy(run, task.id);
  return changes.flatMap(
    ({ path, from, before }) => [path, ...from === void 0 ? [] : [from]].flatMap((name) => {
      const owner = held.get(name);
      const was = name === path && from !== void 0 ? void 0 : before;
      return owner ? [{ path: name, ...owner, was }] : [];
    })
  );
}
var folderIsAsCommitted = (cwd, commit, plan, { proof }) => headCommit(cwd) === commit && workStatus(cwd).every(({ path, kind }) => kind === "untracked" && notTheirs(plan, proof.links, path));
var VIEWS = ["STATE.md", "SUMMARY.md"];
function notTheirs(plan, links, path) {
  if (path.startsWith(".claude/worktrees/")) return true;
  if (links.some((link) => path === link || path.startsWith(`${link}/`))) return true;
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
  let at2 = 0;
  for (const match of code.matchAll(STATEMENT)) {
    const [, before = "", blanks = "", words = ""] = match;
    const start = match.index + before.length + blanks.length;
    const lines = words.replace(/[^\n]/g, "");
    out += text.slice(at2, start) + (/^export\s+default$/.test(words) ? `;it.default=${lines}` : lines);
    at2 = start + words.length;
  }
  out += text.slice(at2);
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
  for (const program2 of interpreters(cwd)) {
    const { status, stdout } = spawnSync(program2, ["-I", "-S", "-c", PROGRAM], {
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

// src/engine/proof-parts.ts
import { posix as posix3 } from "node:path";

// src/plan/shell/calls.ts
import { posix as posix2 } from "node:path";
var SHELLS = /^(?:ba|z|da|k)?sh$/;
var INTERPRETERS = /^(?:node|nodejs|python[\d.]*|ruby|perl|php|tsx|ts-node|deno|bun|pwsh)$/;
var RUNNERS = /^(?:vitest|jest|mocha|ava|tap|tape|jasmine|uvu|karma|pytest|py\.test|nose2|tox|nox|bats|rspec|phpunit|pest|playwright|cypress|ctest)$/;
var TESTING = /^(?:go|cargo|dotnet|mvn|mvnw|gradle|gradlew|swift|mix|flutter|dart|deno|bun|zig|sbt|bazel)$/;
var MANAGERS = /^(?:npm|pnpm|yarn|bun)$/;
var MAKEFILES = ["GNUmakefile", "makefile", "Makefile"];
var PLAIN = /^(?:true|false|:|echo|printf|cd|pwd|set|export|unset|exit|return|sleep|mkdir|rm|cp|mv|touch|chmod|clear|wait|date|local|trap|shift|read|umask)$/;
var NOT_SCRIPTS = /^(?:i|in|install|ci|add|remove|rm|up|update|upgrade|link|unlink|audit|outdated|publish|pack|init|create|config|cache|why|list|ls|view|info|version|exec|dlx|x|global|store|import|dedupe|prune|rebuild|login|whoami|workspaces?)$/;
var DEEPEST = 5;
function callsOf(command, folder = "", depth = 0) {
  const list = depth > DEEPEST || command.length > 2e4 ? void 0 : parseShell(command);
  return list ? ofList(list, { folder }, depth) : [];
}
function ofList(list, place, depth) {
  return list.items.flatMap(
    ({ pipeline }) => pipeline.commands.flatMap((node) => {
      if (node.kind === "group") return ofList(node.list, { ...place }, depth + 1);
      if (node.kind === "opaque") return ofLoop(node.text, place.folder, depth);
      const words = unwrapped(node.words).map(({ text }) => text);
      const [name = "", target] = words;
      if (name !== "cd") return ofWords(words, place.folder, depth);
      place.folder = at(place.folder, target ?? "");
      return [];
    })
  );
}
var ofLoop = (text, folder, depth) => loopParts(text).flatMap((part) => callsOf(part.trim(), folder, depth + 1));
var loopParts = (text) => text.split(/;|\n|&&|\|\||\b(?:if|elif|then|else|do|while|until|done|fi)\b/);
function ofWords(words, folder, depth) {
  const [first = "", ...rest] = words;
  const installed = /(?:^|\/)(?:node_modules\/\.bin|\.?venv\/bin|vendor\/bin)\/([^/]+)$/.exec(first)?.[1];
  const name = installed ?? first.replace(/^\/(?:usr\/(?:local\/)?)?bin\//, "");
  if (name === "" || PLAIN.test(name)) return [];
  const testing = TESTING.test(name.replace(/^\.\//, "")) && rest.some((word) => /^(?:test|check)$/i.test(word));
  if (RUNNERS.test(name) || testing) return [tests(rest, folder)];
  if (MANAGERS.test(name)) return managed(name, rest, folder, depth);
  if (name === "make" || name === "gmake") return made(rest, folder);
  if (name === "source" || name === ".") return [program(rest[0] ?? "", folder)];
  if (SHELLS.test(name) || INTERPRETERS.test(name)) return interpreted(name, rest, folder, depth);
  if (name.includes("/") && !name.startsWith("/") && !name.startsWith("~")) return [program(name, folder)];
  return [{ kind: "tool", name }];
}
var at = (folder, path) => {
  const joined = posix2.normalize(posix2.join(folder, path)).replace(/\/$/, "");
  return joined === "." ? "" : joined;
};
var program = (path, folder) => ({ kind: "program", path: at(folder, path) });
var tests = (words, folder) => ({
  kind: "tests",
  paths: words.filter((word) => !word.startsWith("-") && !/^(?:run|test|watch|related)$/.test(word)).map((word) => at(folder, word.replace(/(?:::.*|:\d+)$/, "")))
});
function interpreted(name, words, folder, depth) {
  if (SHELLS.test(name)) {
    const inline = words.findIndex((word) => /^-\w*c$/.test(word));
    if (inline >= 0) return callsOf(words[inline + 1] ?? "", folder, depth + 1);
    const script2 = words.find((word, index) => !isOption(word) && !/^[-+]\w*o$/.test(words[index - 1] ?? ""));
    return script2 === void 0 ? [] : [program(script2, folder)];
  }
  if (inlineCode([name, ...words])) return [{ kind: "tool", name: `${name} inline` }];
  const module = words.indexOf("-m");
  if (/^python/.test(name) && module >= 0) return moduleOf(words.slice(module + 1), folder);
  if (words.includes("--test")) return [tests(words, folder)];
  const required = words.filter(
    (_, index) => /^(?:-r|--require|--import|--loader)$/.test(words[index - 1] ?? "")
  );
  const script = words.find((word) => !isOption(word) && !required.includes(word) && word !== "run");
  return [...required, ...script === void 0 ? [] : [script]].map((path) => program(path, folder));
}
var isOption = (word) => /^[-+]/.test(word);
function moduleOf([name = "", ...rest], folder) {
  if (RUNNERS.test(name) || name === "unittest") return [tests(rest, folder)];
  const path = name.replaceAll(".", "/");
  return [`${path}.py`, `${path}/__main__.py`].map((each) => program(each, folder));
}
function managed(name, words, folder, depth) {
  if (words.some((word) => /^(?:-w|-r|--filter|--recursive|--workspaces?)(?:=|$)/.test(word)))
    return [{ kind: "tool", name }];
  const option = words.findIndex((word) => /^(?:--prefix|-C|--dir|--cwd)$/.test(word));
  const inner = option >= 0 ? at(folder, words[option + 1] ?? "") : folder;
  const bare = words.filter((word, index) => !isOption(word) && (option < 0 || index !== option + 1));
  const [verb = "", named = ""] = bare;
  const file = at(inner, "package.json");
  const script = (of, orElse) => (
    // Each manager runs these around it, or can be told to.
    [`pre${of}`, of, `post${of}`].map((each) => ({
      kind: "script",
      file,
      name: each,
      orElse: each === of ? orElse : []
    }))
  );
  if (name === "bun" && verb === "test") return [tests(bare.slice(1), inner)];
  if (/^(?:run|run-script|rum|urn)$/.test(verb))
    return script(named, name === "bun" ? ofWords(["node", named], inner, depth + 1) : []);
  if (/^(?:test|t|tst)$/.test(verb)) return script("test", []);
  if (/^(?:start|stop|restart)$/.test(verb)) return script(verb, []);
  if (name === "npm" || verb === "" || NOT_SCRIPTS.test(verb)) return [{ kind: "tool", name }];
  return script(verb, ofWords(words.slice(words.indexOf(verb)), inner, depth + 1));
}
function made(words, folder) {
  const value = (pattern) => {
    const found = words.findIndex((word) => pattern.test(word));
    return found < 0 ? void 0 : /^-\w(.+)$/.exec(words[found] ?? "")?.[1] ?? words[found + 1];
  };
  const inner = at(folder, value(/^-C/) ?? "");
  const file = value(/^-f/);
  const files = (file === void 0 ? MAKEFILES : [file]).map((each) => at(inner, each));
  const targets = words.filter(
    (word, index) => !isOption(word) && !word.includes("=") && !/^-[Cfj]$/.test(words[index - 1] ?? "")
  );
  return (targets.length === 0 ? [void 0] : targets).map((name) => ({ kind: "recipe", files, name }));
}

// src/plan/shell/keeps-all.ts
function keepsAll(before, after) {
  const [had, has] = [rowOf(before), rowOf(after)];
  return had !== void 0 && has !== void 0 && had.every((part) => has.includes(part));
}
function addedBefore(before, after) {
  const had = new Set((parseShell(before)?.items ?? []).map(({ pipeline }) => keyOf(pipeline)));
  const items = parseShell(after)?.items ?? [];
  const keys = items.map(({ pipeline }) => keyOf(pipeline));
  const found = [...had].map((key) => keys.indexOf(key));
  const last = found.includes(-1) ? items.length - 1 : Math.max(-1, ...found);
  return addedIn({ items: items.filter((_, at2) => at2 < last && !had.has(keys[at2] ?? "")) }, false);
}
function addedIn(list, isApart) {
  return list.items.flatMap(
    ({ pipeline, background, join: join4 }) => pipeline.commands.flatMap((node) => {
      const apart = isApart || background || pipeline.commands.length > 1;
      const orElse = join4 === "or";
      if (node.kind === "simple") return [{ words: node.words.map(({ text }) => text), apart, orElse }];
      if (node.kind === "group") return addedIn(node.list, apart || node.apart);
      if (node.text.startsWith("[[")) return [];
      const parts = loopParts(node.text).filter((part) => part !== node.text);
      const inner = parts.flatMap((part) => addedIn(parseShell(part) ?? { items: [] }, apart));
      return [...inner, { words: void 0, apart, orElse }];
    })
  );
}
function rowOf(command) {
  const list = parseShell(command);
  if (!list || list.items.length === 0) return void 0;
  const isRow = list.items.every(
    ({ join: join4, background }) => (join4 === "first" || join4 === "and") && !background
  );
  return isRow ? list.items.map(({ pipeline }) => keyOf(pipeline)) : void 0;
}
var keyOf = ({ negated, commands }) => JSON.stringify([negated, commands.map(textOf)]);
var textOf = (node) => node.kind === "simple" ? node.words : node.kind === "opaque" ? node.text : node.list;

// src/engine/proof-parts.ts
var MOST = 300;
var DEEPEST2 = 8;
function proofParts(commands, before, after) {
  return walk(commands, before).parts.map((part) => {
    if (part.kind === "program" || part.kind === "tests") return part;
    return part.kind === "script" ? scriptPart(part, before, after) : recipePart(part, before, after);
  });
}
function scriptPart(part, before, after) {
  const now = scriptsOf(after(part.path))[part.name];
  const folder = folderOf(part.path);
  const had = walk([part.before], before, folder).leaves;
  const has = walk(now === void 0 ? [] : [now], after, folder).leaves;
  const found = { kind: "script", ...part, after: now };
  return { ...found, change: changeOf(part.before, now, { had, all: had, has }), lost: lostOf(had, has) };
}
function recipePart({ files, isDirect, ...part }, before, after) {
  const file = files.find((each) => after(each) !== void 0) ?? part.path;
  const now = recipesOf(after(file)).get(part.name);
  const known = recipesOf(before(part.path));
  const needed = known.get(part.name)?.needs ?? [];
  const dropped = needed.filter((need) => known.has(need) && !now?.needs.includes(need));
  const targets = (names, read) => walk(
    [],
    read,
    "",
    names.map((name) => ({ kind: "recipe", files, name }))
  ).leaves;
  const own = walk([part.before], before, folderOf(part.path)).leaves;
  const all = targets([part.name], before);
  const has = targets([part.name], after);
  const change = changeOf(part.before, now?.body, { had: own, all, has });
  const had = targets(dropped, before);
  const isLost = had.size > 0 && lossOf({ had, all, has }) === "lost";
  const isPhony = phonyTargets(after(part.path)).has(part.name) || (now?.needs.length ?? 0) > 0;
  return {
    kind: "recipe",
    ...part,
    ...isPhony ? { phony: true } : {},
    ...own.has(TESTS) || [part.name, ...own].some(isChecker) ? { proves: "surely" } : isDirect ? { proves: "directly" } : {},
    ...dropped.length > 0 ? { needs: { before: needed, after: now?.needs ?? [] } } : {},
    after: now?.body,
    change: isLost ? "lost" : dropped.length > 0 && change !== "lost" ? "changed" : change,
    lost: lostOf(/* @__PURE__ */ new Set([...own, ...had]), has)
  };
}
var lostOf = (had, has) => [...had].filter((leaf) => !has.has(leaf));
function changeOf(before, after, leaves) {
  if (before === after) return "same";
  if (leaves.had.size === 0) return "kept";
  if (after === void 0) return "lost";
  const run = before.split(/[\s'"]+/);
  const effects = addedBefore(before, after).map((added2) => disturbance(added2, run));
  if (effects.includes("ends")) return "lost";
  if (keepsAll(before, after)) return effects.includes("bends") ? "changed" : "kept";
  return lossOf(leaves);
}
function lossOf({ had, all, has }) {
  const lost = lostOf(had, has);
  const isReplaced = [...has].some((leaf) => !all.has(leaf));
  return lost.length > 0 && (!isReplaced || lost.length === had.size || lost.includes(TESTS)) ? "lost" : "changed";
}
var TESTS = "the test runner";
function walk(commands, read, start = "", calls = []) {
  const parts = /* @__PURE__ */ new Map();
  const leaves = /* @__PURE__ */ new Set();
  const isNew = (key, part) => {
    if (parts.has(key) || parts.size >= MOST) return false;
    parts.set(key, part);
    return true;
  };
  const follow = (command, folder, depth) => {
    for (const call of depth > DEEPEST2 ? [] : callsOf(command, folder)) visit(call, command, depth);
  };
  const visit = (call, by, depth) => {
    switch (call.kind) {
      case "script": {
        const { file: path, name, orElse } = call;
        const before = scriptsOf(read(path))[name];
        if (before === void 0) for (const other of orElse) visit(other, by, depth + 1);
        else if (isNew(`${path}
${name}`, { kind: "script", path, name, by, before }))
          follow(before, folderOf(path), depth + 1);
        return;
      }
      case "recipe": {
        const path = call.files.find((file) => read(file) !== void 0);
        const recipes = recipesOf(path === void 0 ? void 0 : read(path));
        const name = call.name ?? [...recipes.keys()][0];
        const recipe = recipes.get(name ?? "");
        if (path === void 0 || name === void 0 || !recipe) return;
        if (!isNew(`${path}
${name}`, {
          kind: "recipe",
          path,
          name,
          by,
          before: recipe.body,
          files: call.files,
          isDirect: depth === 0
        }))
          return;
        for (const need of recipe.needs)
          visit({ kind: "recipe", files: call.files, name: need }, by, depth + 1);
        follow(recipe.body, folderOf(path), depth + 1);
        return;
      }
      case "program": {
        const { path } = call;
        leaves.add(path);
        const text = read(path);
        if (text === void 0 || !isNew(path, { kind: "program", path, by })) return;
        if (/\.(?:sh|bash)$/.test(path) || /^#!.*\b(?:ba|z|da)?sh\b/.test(text)) follow(text, "", depth + 1);
        else if (isChecker(path))
          for (const near of importsOf(path, text)) {
            const file = near.find((each) => read(each) !== void 0);
            if (file !== void 0 && isChecker(file)) visit({ kind: "program", path: file }, by, depth + 1);
          }
        return;
      }
      case "tests":
        leaves.add(TESTS);
        for (const path of call.paths) isNew(`tests
${path}`, { kind: "tests", path, by });
        return;
      case "tool":
        leaves.add(call.name);
    }
  };
  for (const command of commands) follow(command, start, 0);
  for (const call of calls) visit(call, "", 0);
  return { parts: [...parts.values()], leaves };
}
var IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)["'](\.{1,2}\/[^"']+)["']/g;
var importsOf = (path, text) => [...text.matchAll(IMPORT)].map(([, to = ""]) => {
  const base = posix3.join(posix3.dirname(path), to);
  return ["", ".js", ".mjs", ".cjs", ".ts", "/index.js", "/index.ts"].map((ending) => `${base}${ending}`);
});
var folderOf = (path) => {
  const folder = posix3.dirname(path);
  return folder === "." ? "" : folder;
};

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
  const earlier = earlierSpans(cwd, run, ticket, head);
  const [first] = earlier;
  if (!first || missing.has(ticket.base))
    return { base: ticket.base, changes: changedObjects(cwd, ticket.base, head), lost };
  const base = git(cwd, ["rev-parse", "--verify", first.from]).trim();
  const changes = changedObjects(cwd, base, head);
  const isUnbroken = earlier.every(({ to }, index) => to === (earlier[index + 1]?.from ?? ticket.base));
  if (isUnbroken) return { base, changes, lost };
  const own = new Set(
    [...earlier, { from: ticket.base, to: head }].flatMap(
      ({ from, to }) => changedObjects(cwd, from, to).flatMap((change) => [change.path, change.from ?? change.path])
    )
  );
  return {
    base,
    changes: changes.filter(({ path, from }) => own.has(path) || from !== void 0 && own.has(from)),
    lost
  };
}
function earlierSpans(cwd, run, ticket, head) {
  const task = run.tasks.find(({ id }) => id === ticket.task);
  const spans = task ? attemptSpans(task, ticket.base, ticket.id) : [];
  const gone = new Set(
    notInHistory(
      cwd,
      spans.map(({ to }) => to),
      head
    )
  );
  return spans.filter(({ to }) => !gone.has(to));
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
  const whole = workRange(cwd, run, input.ticket, head.commit);
  const byInit = writtenByInit(
    input.commonDir,
    whole.changes.map(({ path }) => path),
    (path) => commit.texts([path]).get(path)?.text
  );
  const range = { ...whole, changes: whole.changes.filter(({ path }) => !byInit.has(path)) };
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
  const own = ownChanges(input, before);
  const parts = proofParts(
    proofCommands(task, run.config).map(({ command }) => command),
    (path) => textThen(path, changes, commit),
    (path) => commit.texts([path]).get(path)?.text
  );
  const called = [...commandsOf(plan), ...parts.map(({ path }) => path)];
  const constants = [
    ...[...commandsOf(plan), run.config.verify.default ?? []].flat().map((text) => ({ path: "", text })),
    ...scriptsOfChanges(changes, called)
  ].filter(isConstant);
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
    ...own,
    // In a worktree of its own nobody's work lies about.
    held: input.ticket.isolated ? [] : heldChanges(input, range),
    hidden: findHidden({
      cwd,
      top: head.top,
      commonDir: input.commonDir,
      before,
      changes,
      tree,
      uncommitted: own.uncommitted
    }),
    changes,
    proofParts: parts,
    baseline: baselineOf(input),
    filesChanged: [...new Set(changes.flatMap(({ path, from }) => from ? [from, path] : [path]))],
    paths,
    files,
    parsed: parseSources(cwd, files),
    constants: new Set(constants.map(({ text }) => text)),
    environment: environmentNames(cwd, input.env),
    endpoints: await availableEndpoints(run.config, task),
    tampered: input.tampered ?? [],
    journal: input.journal
  });
}
function textThen(path, changes, commit) {
  const change = changes.find((each) => (each.from ?? each.path) === path);
  return change ? change.before?.text : commit.texts([path]).get(path)?.text;
}
function isConstant({ path, text }) {
  const language = languageOf(path);
  return language ? isConstantCode(language, text) : !outcomeOf(text).fails;
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

// src/engine/ignored-proof.ts
import { existsSync as existsSync3, readdirSync, statSync } from "node:fs";
import { join as join3 } from "node:path";
async function ignoredProof(input, facts, runs) {
  const passed = runs.filter(
    ({ result }) => result.exitCode === 0 && /^(?:verify|criterion)$/.test(result.purpose)
  );
  const named = passed.flatMap((run) => namedBy(run, input, facts));
  if (named.length > 0 || passed.length === 0) return named;
  const recent = recentlyIgnored(input);
  if (recent.length === 0) return [];
  const needed = [];
  for (const { result } of passed) {
    const { command } = result;
    if (await passesOnCommit(input, facts, command, []) === false) {
      if (await passesOnCommit(input, facts, command, recent))
        needed.push({ command, how: "needed", paths: recent });
    }
  }
  return needed;
}
function namedBy({ result }, { cwd }, { paths, config }) {
  const words = result.command.split(/[\s'"`;&|()=<>]+/).map((word) => word.replace(/^(?:\.\/)+/, "").replace(/\/+$/, "")).filter((word) => /[./]/.test(word) && !/^[-/~$]|^\.\.?(?:\/|$)|[*?{$]/.test(word)).filter(
    (word) => !paths.has(word) && !isBorrowed(word, config.proof.links) && existsSync3(join3(cwd, word))
  );
  const ignored = [...ignoredAmong(cwd, [...new Set(words)])].filter(
    (path) => newest(join3(cwd, path)) < Date.parse(result.startedAt)
  );
  return ignored.length === 0 ? [] : [{ command: result.command, how: "named", paths: ignored }];
}
function recentlyIgnored({ cwd, run, task, ticket }) {
  const began = run.tasks.find(({ id }) => id === task.id)?.attempts[0]?.startedAt || ticket.issuedAt;
  return ignoredFiles(cwd).map(({ path }) => path.replace(/\/$/, "")).filter((path) => !BUILD_OUTPUT.test(path) && !isBorrowed(path, run.config.proof.links)).filter((path) => {
    const at2 = newest(join3(cwd, path));
    return at2 !== Number.POSITIVE_INFINITY && at2 > Date.parse(began);
  });
}
var MOST_ENTRIES = 2e3;
function newest(path, left = { entries: MOST_ENTRIES }) {
  const stat = statSync(path, { throwIfNoEntry: false });
  left.entries -= 1;
  if (!stat) return Number.POSITIVE_INFINITY;
  if (!stat.isDirectory()) return stat.ctimeMs;
  let latest = 0;
  for (const name of left.entries > 0 ? readdirSync(path) : []) {
    const at2 = newest(join3(path, name), left);
    if (at2 !== Number.POSITIVE_INFINITY && at2 > latest) latest = at2;
  }
  return latest;
}
function passesOnCommit({ cwd, run, journalDir, env: own, task, deadline }, { config, head, tree }, command, borrowed) {
  const bring = { from: cwd, links: [...config.proof.links, ...borrowed], before: void 0 };
  return inCheckout(
    { dir: journalDir, root: run.root, commit: head, bring },
    async ({ path, environment }) => {
      const place = { cwd: path, room: "clean", commit: head, tree };
      const env = environment(own);
      const context = {
        journalDir,
        config,
        env,
        named: task.contract?.environmentVarsRequired ?? [],
        deadline
      };
      for (const setup of setupCommand(config))
        if ((await runProof(setup, place, context)).result.exitCode !== 0) return void 0;
      const { result } = await runProof({ purpose: "verify", command }, place, context);
      return result.timedOut ? void 0 : result.exitCode === 0;
    }
  );
}

// src/engine/prove-scripts.ts
import { realpathSync as realpathSync2 } from "node:fs";
import { tmpdir } from "node:os";
import { basename, posix as posix4, sep } from "node:path";
var contextOf = ({ journalDir, task, deadline, onProgress }, { config }, env) => ({
  journalDir,
  config,
  env,
  named: task.contract?.environmentVarsRequired ?? [],
  deadline,
  onProgress
});
function comparisonOf({ cwd, checkout }, { base, head, changes }) {
  if (!checkout) return { with: base, compared: changes };
  const before = git(cwd, ["rev-parse", "--verify", `${head}^1`]).trim();
  return { with: before, compared: changedObjects(cwd, before, head) };
}
function scriptsOfWork({ task, plan }, { paths, config }, { compared }, commit) {
  const own = compared.flatMap(({ path, from }) => from === void 0 ? [path] : [from, path]).filter((path) => !plan.files.some((file) => file.path === path));
  const read = (path) => commit.texts([path]).get(path)?.text;
  return scriptCommands(task, plan, config, packageChecks(own, { read, has: (path) => paths.has(path) }));
}
async function runScripts(input, facts, scripts, place, before) {
  const done = { runs: [], notRun: removedScripts(facts) };
  const deadline = deadlineFor(input, before);
  for (const script of scripts) {
    const { purpose, command, weight, label, check } = script;
    const reason = whyNot(check, place.cwd);
    if (reason) {
      done.notRun.push({ purpose, command, ...reason });
      continue;
    }
    const same = before.find(({ result }) => shortened(result.command) === shortened(command));
    if (!same) input.onProgress?.(`${purpose}: ${command}`);
    const run = same ?? await runPlain(input, facts, script, place, deadline);
    const was = scriptBefore(check, facts);
    done.runs.push({
      result: { ...run.result, purpose },
      output: withoutCheckout(run.output, input),
      weight,
      label,
      script: { folder: check.folder, text: check.text, ...was === void 0 ? {} : { before: was } }
    });
  }
  return done;
}
var shortened = (command) => command.replace(/\b(pnpm|yarn) run /, "$1 ");
var runPlain = (input, facts, command, { env, ...place }, deadline) => runProof(command, place, { ...contextOf(input, facts, { ...env, ...PLAIN_OUTPUT }), deadline });
function deadlineFor({ ticket, checkout, deadline }, runs) {
  if (!ticket.isolated || checkout) return deadline;
  const asked = runs.filter(({ script }) => !script);
  return deadline - 2 * asked.reduce((sum, { result }) => sum + result.durationMs, 5e3);
}
function whyNot({ text, folder, dependencies }, root) {
  if (/(?:^|\s)--watch(?:\s|$)/.test(text))
    return {
      why: `it watches and never ends (${text})`,
      fix: "name another command in the configuration, or off"
    };
  const missing = missingPackages(folder, dependencies, root);
  if (missing.length === 0) return void 0;
  return {
    why: `packages are not installed in the checkout of the commit: ${listed(missing)}`,
    fix: "install them where the run works, or set `proof.setup` to the command that does (`npm ci`)"
  };
}
var manifestBefore = ({ changes }, path) => scriptsOf(changes.find((change) => (change.from ?? change.path) === path)?.before?.text);
function scriptBefore({ folder, script, text, above }, facts) {
  const path = posix4.join(folder, "package.json");
  const isAdded = facts.changes.some((change) => change.path === path && change.kind === "added");
  const was = isAdded ? above : manifestBefore(facts, path)[script];
  return was === text ? void 0 : was;
}
function removedScripts({ changes, config }) {
  return changes.flatMap(
    ({ path, before, after }) => CHECK_PURPOSES.flatMap((purpose) => {
      if (!isPackage(path) || after === void 0 || config.proof[purpose] !== void 0) return [];
      const name = scriptFor(purpose, scriptsOf(before?.text));
      if (name === void 0 || scriptFor(purpose, scriptsOf(after.text)) !== void 0) return [];
      return [
        {
          purpose,
          command: `run ${name}`,
          why: `the task took this script out of ${path}`,
          fix: "see that it was meant to go"
        }
      ];
    })
  );
}
var escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
function withoutCheckout(output, { run, cwd, checkout }) {
  const names = new Set([run.root, cwd, checkout?.path ?? cwd].map((path) => escaped(basename(path))));
  const parts = output.split(new RegExp(`${PREFIX}\\w+[\\\\/](?:${[...names].join("|")})(?=[\\\\/])`));
  const last = parts.pop() ?? "";
  return [...parts.map((part) => part.slice(0, beginOfPath(part))), last].join("");
}
function beginOfPath(text) {
  const temporary = `${realpathSync2.native(tmpdir())}${sep}`;
  if (text.endsWith(temporary)) return text.length - temporary.length;
  let at2 = text.length;
  while (at2 > 0 && !/[\s"'`()[\]]/.test(text[at2 - 1] ?? "")) at2 -= 1;
  return at2;
}
var isCheckRun = ({ result }) => CHECK_PURPOSES.some((purpose) => purpose === result.purpose);
var hasFailed = ({ result }) => result.exitCode !== 0 && !result.timedOut && result.failedToStart === void 0;
async function inPrepared(input, facts, { commit, bring }, use) {
  try {
    const { root } = input.run;
    const tree = git(root, ["rev-parse", "--verify", `${commit}^{tree}`]).trim();
    return await inCheckout({ dir: input.journalDir, root, commit, bring }, async (checkout) => {
      const env = checkout.environment(input.env);
      const place = { cwd: checkout.path, room: roomOf(facts), commit, tree, env };
      for (const setup of setupCommand(facts.config)) {
        const { env: own, ...where } = place;
        if ((await runProof(setup, where, contextOf(input, facts, own))).result.exitCode !== 0)
          return void 0;
      }
      return use(place);
    });
  } catch {
    return void 0;
  }
}
var roomOf = ({ config }) => config.proof.checkout === "clean" ? "clean" : "checkout";
var bringing = ({ run, task, ticket }) => bringingFor(run, task.id, ticket.issuedAt);
async function runScriptsApart(input, facts, scripts) {
  if (scripts.length === 0) return { runs: [], notRun: removedScripts(facts) };
  const ran = await inPrepared(
    input,
    facts,
    { commit: facts.head, bring: bringing(input) },
    (place) => runScripts(input, facts, scripts, place, [])
  );
  if (ran) return ran;
  const why = "no checkout of the commit can be made and set up";
  const fix = "name a command in the configuration, or off";
  return { runs: [], notRun: scripts.map(({ purpose, command }) => ({ purpose, command, why, fix })) };
}
async function tryWithIgnored(input, facts, runs) {
  const failed = runs.filter((run) => isCheckRun(run) && hasFailed(run) && refuses(run, facts));
  if (failed.length === 0) return [...runs];
  const bring = { ...bringing(input), from: input.cwd, before: Number.POSITIVE_INFINITY };
  const again = await inPrepared(input, facts, { commit: facts.head, bring }, async (place) => {
    const answers = /* @__PURE__ */ new Map();
    for (const run of failed) {
      input.onProgress?.(`${run.result.purpose}, with ignored files: ${run.result.command}`);
      const there = await runPlain(input, facts, run.result, place, deadlineFor(input, runs));
      const passed = there.result.exitCode === 0;
      if (!passed && !hasFailed(there)) continue;
      const output = run.script ? withoutCheckout(there.output, input) : there.output;
      answers.set(run, { ...run, ...there, output, ...passed ? { alone: run.result } : {} });
    }
    return answers;
  });
  return runs.map((run) => again?.get(run) ?? run);
}
async function withBase(input, facts, base, runs) {
  const failed = runs.filter((run) => run.weight === "compared" && hasFailed(run));
  const found = new Map(
    failed.map(({ result }) => [result.command, recorded(input, facts, base, result.command)])
  );
  const missing = [...found].flatMap(([command, known]) => known ? [] : command);
  if (missing.length > 0)
    await inPrepared(input, facts, { commit: base, bring: bringing(input) }, async (place) => {
      for (const command of missing) {
        input.onProgress?.(`before the task: ${command}`);
        const baseline = { purpose: "baseline", command };
        found.set(command, await runPlain(input, facts, baseline, place, deadlineFor(input, runs)));
      }
    });
  return runs.map((run) => {
    const there = failed.includes(run) ? found.get(run.result.command) : void 0;
    return there ? { ...run, base: { ...there, output: withoutCheckout(there.output, input) } } : run;
  });
}
function recorded({ run, ran = [], journalDir }, facts, base, command) {
  const known = [...run.tasks.flatMap(({ lastResult }) => lastResult?.commands ?? []), ...ran].findLast(
    (each) => each.command === command && each.commit === base && each.room === roomOf(facts) && each.restored === void 0 && /^(?:baseline|typecheck|lint)$/.test(each.purpose) && each.exitCode !== void 0 && !each.timedOut
  );
  if (!known?.output) return void 0;
  try {
    return { result: { ...known, purpose: "baseline" }, output: readEvidence(journalDir, known.output) };
  } catch {
    return void 0;
  }
}

// src/engine/tests-held.ts
function testsHeld(cwd, { claim, head, paths }, runs) {
  const measured = runs.flatMap(({ output }) => readTestCounts(output)?.passed ?? []);
  if (measured.length === 0 || claimedPasses(claim) <= measured.reduce((a, b) => a + b, 0)) return {};
  const texts = readCommit(cwd, head).texts([...paths].filter(isNamedTest));
  const counts = [...texts].map(
    ([path, { text }]) => text === void 0 ? 0 : countTests(path, text)?.tests.length ?? 0
  );
  return { testsHeld: counts.reduce((a, b) => a + b, 0) };
}

// src/engine/prove.ts
async function prove(input, facts, commit) {
  const comparison = comparisonOf(input, facts);
  const work = {
    commands: proofCommands(input.task, facts.config),
    scripts: scriptsOfWork(input, facts, comparison, commit)
  };
  const ran = await runWhereConfigured(input, facts, work);
  const runs = await withBase(input, facts, comparison.with, ran.runs);
  const proved = await withIgnored(input, { ...facts, ...comparison }, { ...ran, runs });
  return Object.freeze({
    ...facts,
    ...proved,
    compared: comparison.compared,
    ...testsHeld(input.cwd, facts, proved.runs),
    claimedCommits: whereCommits(input.cwd, claimedCommits(facts.claim), facts.head)
  });
}
async function runWhereConfigured(input, facts, work) {
  const { run, task, ticket } = input;
  if (input.checkout) return runInCheckout(input, facts, work, input.checkout);
  if (facts.config.proof.checkout !== "tree") {
    const bring = bringingFor(run, task.id, ticket.issuedAt);
    return inCheckout(
      { dir: input.journalDir, root: run.root, commit: facts.head, bring },
      (checkout) => runInCheckout(input, facts, work, checkout)
    );
  }
  const runs = await runAll(input, facts, work.commands, folderOf2(input, facts));
  const ignored = await ignoredProof(input, facts, runs);
  const scripts = await runScriptsApart(input, facts, work.scripts);
  return {
    runs: [...runs, ...scripts.runs],
    notRun: scripts.notRun,
    ignored,
    missing: [],
    headAfter: headCommit(input.cwd) ?? ""
  };
}
async function withIgnored(input, facts, proved) {
  const { missing, ignored = [] } = proved;
  const isLacking = missing.length > 0 || input.ticket.isolated;
  if (!isLacking || input.checkout || facts.config.proof.checkout !== "own") return proved;
  const runs = await tryWithIgnored(input, facts, proved.runs);
  const onlyThere = runs.filter((run) => run.alone && !proved.runs.includes(run));
  return {
    ...proved,
    runs,
    ignored: [...ignored, ...onlyThere.map(({ result }) => neededBy(result.command, missing))]
  };
}
async function runInCheckout(input, facts, { commands, scripts }, checkout) {
  const isClean = facts.config.proof.checkout === "clean";
  const restored = isClean ? protectedPaths(facts.changes, input.task, input.plan) : [];
  checkout.restore(facts.base, restored);
  const place = {
    cwd: checkout.path,
    room: isClean ? "clean" : "checkout",
    commit: facts.head,
    tree: facts.tree,
    env: checkout.environment(input.env),
    ...restored.length > 0 ? { restored } : {}
  };
  const runs = await runAll(input, facts, [...setupCommand(facts.config), ...commands], place);
  const moved = checkout.head();
  const here = isClean || input.checkout ? runs : await tryWhereWorked(input, facts, runs, place);
  const isSetUp = !runs.some(({ result }) => result.purpose === "setup" && result.exitCode !== 0);
  const checked = isSetUp ? await runScripts(input, facts, scripts, place, runs) : { runs: [], notRun: [] };
  const onlyThere = here.filter(({ alone }) => alone);
  const headNow = headCommit(input.cwd) ?? "";
  return {
    runs: [...here, ...checked.runs],
    notRun: checked.notRun,
    ignored: isClean ? void 0 : onlyThere.map(({ result }) => neededBy(result.command, checkout.leftOut)),
    missing: checkout.leftOut,
    headAfter: headNow === facts.head ? moved ?? "" : headNow
  };
}
var folderOf2 = ({ cwd, ticket, env }, { head, tree }) => ({
  cwd,
  room: ticket.isolated ? "worktree" : "tree",
  commit: head,
  tree,
  env
});
async function runAll(input, facts, commands, place) {
  const runs = [];
  for (const command of commands) {
    input.onProgress?.(`${command.purpose}: ${command.command}`);
    const run = await once(input, facts, command, place, runs);
    runs.push(run);
    if (command.purpose === "setup" && run.result.exitCode !== 0) break;
  }
  return runs;
}
async function once(input, facts, command, { env, ...place }, before) {
  const { purpose, weight, label, verify } = command;
  const about = { weight, label, ...verify ? { verify } : {} };
  const same = before.find(({ result }) => result.command === command.command);
  if (same) return { ...same, ...about, result: { ...same.result, purpose } };
  const context = contextOf(input, facts, env);
  const first = await runProof(command, place, context);
  if (first.result.exitCode === 0 || first.result.timedOut || !facts.config.proof.flaky)
    return { ...first, ...about };
  const second = await runProof(command, place, context);
  return { ...second, ...about, firstTry: first.result };
}
async function tryWhereWorked(input, facts, runs, { env, ...checkout }) {
  const isTried = ({ result }) => !/^(?:typecheck|lint)$/.test(result.purpose) && result.exitCode !== 0 && !result.timedOut && result.failedToStart === void 0;
  const failed = runs.filter(isTried);
  if (failed.length === 0 || failed.some(({ result }) => result.purpose === "setup")) return [...runs];
  if (!folderIsAsCommitted(input.cwd, facts.head, input.plan, facts.config)) return [...runs];
  const { env: own, ...folder } = folderOf2(input, facts);
  const answers = /* @__PURE__ */ new Map();
  for (const { result } of failed) {
    if (answers.has(result.command)) continue;
    input.onProgress?.(`${result.purpose}, where the work was done: ${result.command}`);
    const there = await runProof(result, folder, contextOf(input, facts, own));
    if (there.result.exitCode !== 0) continue;
    const again = await runProof(result, checkout, contextOf(input, facts, env));
    if (again.result.exitCode !== 0 && !again.result.timedOut) answers.set(result.command, there);
  }
  return runs.map((run) => {
    const there = isTried(run) ? answers.get(run.result.command) : void 0;
    if (!there) return run;
    return {
      ...run,
      output: there.output,
      result: { ...there.result, purpose: run.result.purpose },
      alone: run.result
    };
  });
}
function neededBy(command, leftOut) {
  const named = leftOut.filter((path) => command.includes(path));
  return { command, how: "only-there", paths: named.length > 0 ? named : leftOut };
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
    leftAlone: artifacts?.leftAlone.map(({ path }) => path) ?? [],
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
  const proof = await prove(input, artifacts, commit);
  reports.push(runStage(ALL_CHECKS, "proof", proof, config));
  return {
    reports,
    artifacts,
    commands: proof.runs.flatMap(
      ({ base, firstTry, alone, result }) => [base?.result, firstTry, alone, result].filter((run) => run !== void 0)
    )
  };
}

export {
  judgeClaim
};
