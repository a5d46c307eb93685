import {
  excludePaths
} from "./shared-exclude-paths.js";
import {
  comparePermissions,
  neededCalls
} from "./shared-free-commands.js";
import {
  listPlans,
  readPlan
} from "./shared-find-plan.js";
import {
  STATUS_LINE,
  writeLauncher
} from "./shared-status-launcher.js";
import {
  readClientSettings
} from "./shared-client-settings.js";
import {
  CONFIG_FILE,
  Config,
  parseConfig
} from "./shared-read-config.js";
import {
  hashOf,
  readRecord,
  writeRecord
} from "./shared-init-record.js";
import {
  checksOfRepository,
  listed
} from "./shared-commit-reader.js";
import {
  COMMAND_FILE,
  COMMAND_MARK,
  IMPLEMENT_COMMAND,
  PRE_PUSH_HOOK,
  prePushPlace,
  readText
} from "./shared-implement-command.js";
import {
  openRun
} from "./shared-active.js";
import {
  findRepository
} from "./shared-git.js";

// src/engine/init-project.ts
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

// src/engine/config-file.ts
import { stringify } from "./vendor/yaml.js";
import { z } from "./vendor/zod.js";

// src/model/config-words.ts
var CONFIG_WORDS = {
  verify: { words: "commands for plans that have none" },
  "verify.default": { words: "proves every task that has no verify of its own", example: "npm test" },
  limits: { words: "time limits, in seconds; or document-001 for its figures (docs/time-limits.md)" },
  "limits.executor": { words: "an executor without progress" },
  "limits.executorMax": { words: "an executor that makes progress" },
  "limits.task": { words: "all attempts of a task together", example: 14400 },
  "limits.verify": { words: "one command of a proof, as a rule" },
  "limits.verifyMax": { words: "one command of a proof that needs longer" },
  "limits.review": { words: "a reviewer that makes no new call" },
  "limits.reviewMax": { words: "a reviewer that does" },
  "limits.longer": { words: "how many times the maxima /ultraplan:retry --longer gives" },
  "limits.afterTimeout": { words: "how long a task rests after a timeout before it is tried again" },
  "limits.gate": {
    words: "all that the gate does inside one hook; a longer proof goes on beside the session"
  },
  "limits.gateMax": { words: "all that the gate does about one claim" },
  overnight: { words: "after an error of the service the session is woken again" },
  "overnight.first": { words: "first after so many seconds, then doubling" },
  "overnight.most": { words: "never more seconds than this" },
  "overnight.tries": { words: "turns in a row that may fail before the run is parked" },
  attempts: { words: "how often something is tried again" },
  "attempts.perTask": { words: "dispatches of a task before a person is asked" },
  "attempts.warm": { words: "false claims that one executor may mend in place" },
  "attempts.fixTasks": { words: "fix tasks per task, and how deep they may go" },
  "attempts.failedTasksPerWave": { words: "failed tasks in one wave that halt the run" },
  stuck: {
    words: "at a task that waits for a person: pause, or go-on with later tasks that share no file with it"
  },
  proof: { words: "how a task is proved" },
  "proof.checkout": {
    words: "own: a checkout of the commit; clean: one without ignored files; tree: where the work was done",
    example: "own"
  },
  "proof.baseline": { words: "a verify that passes before any work: warn, block, or off (do not look)" },
  "proof.flaky": { words: "run a failed verify once more, and mark a pass as flaky" },
  "proof.typecheck": {
    words: "has to pass; unset: the typecheck script of the changed packages; off: none",
    example: "npx tsc --noEmit"
  },
  "proof.lint": {
    words: "has to pass; unset: the lint script of the changed packages; off: none",
    example: "npx biome check ."
  },
  "proof.links": {
    words: "folders that checkouts and worktrees get by links, besides the packages that git ignores"
  },
  "proof.setup": {
    words: "runs before every proof in its checkout, and in the worktrees of a parallel group",
    example: "npm ci"
  },
  "proof.outputBytes": { words: "how much of a command’s output is kept" },
  review: { words: "who looks at a task after its proof" },
  "review.simple": { words: "review tasks of tier SIMPLE too" },
  "review.architect": { words: "an architect for every task without a stated tier" },
  "review.spec": { words: "a spec-reviewer at phase boundaries, every few tasks and at the end" },
  "review.every": { words: "how many tasks that few is" },
  "review.iterations": { words: "rounds of spec review of one task" },
  "review.votes": { words: "voters of verification tier 3" },
  "review.tier": { words: "verification tier of tasks that state none: 1 gate, 2 verifier, 3 votes" },
  "review.tier2": { words: "whether tier 2 is available" },
  "review.tier3": { words: "whether tier 3 is available" },
  "review.confidenceFloor": { words: "below this confidence a person is asked" },
  "review.models": { words: "which model plays which role; what is not set inherits the session’s" },
  "review.models.executor": { words: "carries out tasks", example: "sonnet" },
  "review.models.spec-reviewer": { words: "reads the work against the spec", example: "sonnet" },
  "review.models.architect": { words: "judges the design" },
  "review.models.verifier": {
    words: "checks again in a fresh context, with another model than the executor’s"
  },
  "review.models.security-reviewer": { words: "looks for holes", example: "opus" },
  checks: { words: "off, warn or block by check id; some blocks cannot be lowered (docs/checks.md)" },
  contract: { words: "integration contracts of a TASKS.json" },
  "contract.endpoints": { words: "where endpoints are declared", example: ["src/routes/**"] },
  "contract.baseUrl": { words: "asks the running service instead", example: "http://127.0.0.1:3000" },
  secrets: { words: "regular expressions; what they match is masked in evidence" },
  webhook: {
    words: "told once when a task escalates and when the run is parked, halted or finished",
    example: "https://example.com/hook"
  },
  modifications: { words: "task changes that an executor asks for: apply, or ask the person" },
  allowDirty: { words: "start although tracked files have uncommitted changes" }
};

// src/engine/config-file.ts
var HEAD = `# Settings of ultraplan. Every line shows a default, or an example where nothing is set by default.
# To change one, take away the # in front of it and of the group above it.
# What is committed when a run starts counts for that run; /ultraplan:resume reads it again.
`;
function configFile() {
  const schema = z.toJSONSchema(Config, { io: "input" });
  const groups = Object.entries(schema.properties ?? {}).map(
    ([key, node]) => group(key, node, [], "").join("\n")
  );
  return `${HEAD}
${groups.join("\n\n")}
`;
}
function group(key, node, above, indent) {
  const path = [...above, key];
  const { words = "", example } = CONFIG_WORDS[path.join(".")] ?? {};
  if (!node.properties) {
    const value = stringify(node.default ?? example ?? "", { collectionStyle: "flow", lineWidth: 0 }).trim();
    const limit = limitOf(node);
    return [`#${indent}${key}: ${value}  # ${words}${limit}`];
  }
  const below = Object.entries(node.properties).flatMap(
    ([name, child]) => child.deprecated ? [] : group(name, child, path, `${indent}  `)
  );
  return [`#${indent}${key}:  # ${words}`, ...below];
}
function limitOf({ maximum }) {
  return maximum === void 0 || maximum >= Number.MAX_SAFE_INTEGER ? "" : `; at most ${maximum}`;
}

// src/engine/json-tree.ts
var JsonTextError = class extends Error {
  constructor(line, message) {
    super(message);
    this.line = line;
  }
  line;
};
function parseJsonText(text) {
  const reader = new Reader(text);
  const node = reader.value();
  reader.skip();
  if (reader.at < text.length) reader.fail("something stands behind the end");
  return node;
}
var Reader = class {
  constructor(text) {
    this.text = text;
    if (text.startsWith("\uFEFF")) this.at = 1;
  }
  text;
  at = 0;
  fail(message) {
    throw new JsonTextError(this.text.slice(0, this.at).split("\n").length, message);
  }
  skip() {
    for (; ; ) {
      const blank = /^(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)/.exec(this.text.slice(this.at));
      if (!blank) return;
      this.at += blank[0].length;
    }
  }
  value() {
    this.skip();
    const char = this.text[this.at];
    if (char === "{") return this.container("object", "}");
    if (char === "[") return this.container("array", "]");
    return this.scalar();
  }
  container(kind, close) {
    const start = this.at;
    const entries = [];
    this.at += 1;
    for (; ; ) {
      this.skip();
      if (this.text[this.at] === close) break;
      entries.push(kind === "object" ? this.member() : this.item());
      this.skip();
      if (this.text[this.at] === ",") this.at += 1;
      else if (this.text[this.at] !== close) this.fail(`"," or "${close}" is missing`);
    }
    this.at += 1;
    return { kind, start, end: this.at, entries };
  }
  item() {
    const value = this.value();
    return { start: value.start, end: value.end, value };
  }
  member() {
    const name = this.scalar();
    if (name.kind !== "scalar" || typeof name.value !== "string") this.fail("a name in quotes is missing");
    this.skip();
    if (this.text[this.at] !== ":") this.fail('":" is missing');
    this.at += 1;
    const value = this.value();
    return { start: name.start, end: value.end, key: name.value, value };
  }
  scalar() {
    const start = this.at;
    const token = /^(?:"(?:[^"\\\n]|\\.)*"|[-+.\w]+)/.exec(this.text.slice(start))?.[0];
    if (token === void 0) this.fail("a value is missing");
    try {
      const value = JSON.parse(token);
      this.at += token.length;
      return { kind: "scalar", start, end: this.at, value };
    } catch {
      this.fail(`${token.slice(0, 40)} is no value`);
    }
  }
};
function valueAt(node) {
  switch (node.kind) {
    case "scalar":
      return node.value;
    case "array":
      return node.entries.map(({ value }) => valueAt(value));
    case "object":
      return Object.fromEntries(node.entries.map(({ key, value }) => [key, valueAt(value)]));
  }
}

// src/engine/json-edit.ts
function jsonAt(text, path) {
  const node = find(parseJsonText(text), path);
  return node && valueAt(node);
}
function addMember(text, path, value) {
  const root = parseJsonText(text);
  if (find(root, path) !== void 0) return text;
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const above = find(root, path.slice(0, depth));
    if (above === void 0) continue;
    if (above.kind !== "object")
      throw new TypeError(`${path.slice(0, depth).join(".") || "the file"} is no object`);
    const missing = path.slice(depth + 1).reduceRight((below, key) => ({ [key]: below }), value);
    return insert(text, above, (indent) => `${JSON.stringify(path[depth])}: ${pretty(missing, text, indent)}`);
  }
  return text;
}
function addItems(text, path, items) {
  const node = find(parseJsonText(text), path);
  if (node === void 0) return items.length === 0 ? text : addMember(text, path, items);
  if (node.kind !== "array") throw new TypeError(`${path.join(".")} is no list`);
  const present = valueAt(node);
  const [first, ...rest] = items.filter((item) => !present.includes(item));
  if (first === void 0) return text;
  return addItems(
    insert(text, node, () => JSON.stringify(first)),
    path,
    rest
  );
}
function removeItems(text, path, items) {
  const node = find(parseJsonText(text), path);
  if (node?.kind !== "array") return text;
  const index = node.entries.findLastIndex(
    ({ value }) => value.kind === "scalar" && items.includes(value.value)
  );
  return index < 0 ? text : removeItems(remove(text, node, index), path, items);
}
function removeMember(text, path) {
  const above = find(parseJsonText(text), path.slice(0, -1));
  if (above?.kind !== "object") return text;
  const index = above.entries.findIndex(({ key }) => key === path.at(-1));
  return index < 0 ? text : remove(text, above, index);
}
function find(node, [key, ...rest]) {
  if (key === void 0) return node;
  const member = node.kind === "object" ? node.entries.findLast((entry) => entry.key === key) : void 0;
  return member && find(member.value, rest);
}
var splice = (text, start, end, by) => text.slice(0, start) + by + text.slice(end);
function insert(text, into, word) {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const outer = indentAt(text, into.start);
  const last = into.entries.at(-1);
  if (!last) {
    const indent = outer + unitOf(text);
    return splice(text, into.start + 1, into.end - 1, `${eol}${indent}${word(indent)}${eol}${outer}`);
  }
  const first = into.entries[0];
  const ownLine = /[\r\n]/.test(text.slice(into.start, first.start));
  const between = ownLine ? `${eol}${indentAt(text, first.start)}` : " ";
  const comma = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*,/.test(text.slice(last.end)) ? "" : ",";
  const entry = `${comma}${between}${word(ownLine ? indentAt(text, first.start) : outer)}`;
  return splice(text, last.end, last.end, comma === "" ? `,${entry}` : entry);
}
function remove(text, from, index) {
  const entries = from.entries;
  const entry = entries[index];
  const before = entries[index - 1];
  const after = entries[index + 1];
  if (before) return splice(text, before.end, entry.end, "");
  if (after) return splice(text, entry.start, after.start, "");
  return splice(text, from.start + 1, from.end - 1, "");
}
function indentAt(text, at) {
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  return /^[ \t]*/.exec(line)?.[0] ?? "";
}
var unitOf = (text) => /^[ \t]+(?=\S)/m.exec(text)?.[0] ?? "  ";
function pretty(value, text, indent) {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  return JSON.stringify(value, void 0, unitOf(text)).split("\n").join(`${eol}${indent}`);
}

// src/engine/init-settings.ts
var ALLOW = ["permissions", "allow"];
var projectMembers = (mode) => [
  ...mode === void 0 ? [] : [{ path: ["permissions", "defaultMode"], value: mode }],
  { path: ["worktree", "baseRef"], value: "head" }
];
var INIT_MODES = ["acceptEdits", "auto", "default", "dontAsk"];
function editSettings(text, rules, known, members) {
  const before = text ?? "{}\n";
  const present = jsonAt(before, ALLOW);
  const fresh = rules.filter((rule) => !(Array.isArray(present) && present.includes(rule)));
  const missing = members.filter(({ path }) => jsonAt(before, path) === void 0);
  let after = addItems(before, ALLOW, fresh);
  for (const { path, value } of missing) after = addMember(after, path, value);
  const first = known ?? (text === void 0 ? {} : { before: text });
  return {
    text: after,
    added: [...fresh, ...missing.map(({ path, value }) => `${path.join(".")}: ${value}`)],
    remarks: members.flatMap(({ path, value }) => {
      const own = jsonAt(after, path);
      return isSame(own, value) ? [] : [`${path.join(".")} is ${JSON.stringify(own)} and stays; ${value} was asked for`];
    }),
    record: {
      ...first,
      after: hashOf(after),
      rules: [...known?.rules ?? [], ...fresh],
      members: [...known?.members ?? [], ...missing]
    }
  };
}
function undoSettings(text, record) {
  if (hashOf(text) === record.after) return record.before;
  let after = removeItems(text, ALLOW, record.rules);
  for (const { path, value } of record.members)
    if (isSame(jsonAt(after, path), value)) after = removeMember(after, path);
  for (const path of [ALLOW, ["permissions"], ["worktree"]])
    if (isEmpty(jsonAt(after, path)) && jsonAt(record.before ?? "{}", path) === void 0)
      after = removeMember(after, path);
  return record.before === void 0 && isEmpty(jsonAt(after, [])) ? void 0 : after;
}
var isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
var isEmpty = (value) => typeof value === "object" && value !== null && Object.keys(value).length === 0;

// src/engine/init-project.ts
function planInit(input) {
  const plans = plansOf(input);
  if ("error" in plans) return plans;
  const plan = {
    repository: input.repository,
    changes: [],
    remarks: [],
    record: structuredClone(readRecord(input.repository.commonDir)),
    lineIsFree: false
  };
  const refusal = settingsChange(plan, input, plans) ?? lineChange(plan, input);
  if (refusal) return refusal;
  commandChange(plan);
  configChange(plan);
  if (input.prePush) hookChange(plan);
  return plan;
}
function applyInit({ changes, repository, record, launcher }) {
  for (const { path, text, executable } of changes) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (executable) chmodSync(path, 493);
  }
  if (launcher) {
    writeLauncher(launcher.home, launcher.plugin);
    excludePaths(
      repository.commonDir,
      changes.filter(({ isOwn, executable }) => isOwn && !executable).map(({ name }) => name)
    );
  }
  writeRecord(repository.commonDir, record);
}
function plansOf({ repository, folder, plan }) {
  const { root } = repository;
  if (plan !== "") {
    const reading = readPlan(root, plan, folder);
    return "error" in reading ? reading : [reading.plan];
  }
  return listPlans(root).flatMap((path) => {
    const reading = readPlan(root, path);
    return "error" in reading ? [] : [reading.plan];
  });
}
function configOf(root) {
  const read = parseConfig(readText(join(root, CONFIG_FILE)) ?? "");
  return "config" in read ? read.config : Config.parse({});
}
function settingsChange(plan, input, plans) {
  const { root } = input.repository;
  const path = join(input.folder, ".claude", "settings.json");
  const name = nameOf(root, path);
  const settings = readClientSettings({ ...input, root });
  const allow = [...settings.allow, ...settings.projectAllow];
  const config = configOf(root);
  const checks = checksOfRepository(root, config);
  const needs = neededCalls(
    plans,
    config,
    checks.map(({ command }) => command)
  );
  const { missing, always } = comparePermissions(needs, {
    ...settings,
    mode: "acceptEdits",
    deny: [],
    ask: [],
    sandboxed: false,
    allow
  });
  const refusal = refuseBroken(name, () => {
    const text = readText(path);
    const edit = editSettings(
      text,
      missing.map(({ rule }) => rule),
      plan.record.settings[name],
      projectMembers(input.permissionMode)
    );
    if (edit.added.length > 0) {
      plan.changes.push({ ...fileAt(path, name, edit.text), isNew: text === void 0, what: edit.added });
      plan.record.settings[name] = edit.record;
    }
    plan.remarks.push(...edit.remarks.map((remark) => `${name}: ${remark}`));
  });
  if (refusal) return refusal;
  if (checks.length > 0)
    plan.remarks.push(
      `after a task that changes code of a package the gate also runs: ${listed(checks)} (proof.typecheck and proof.lint take another command, or off)`
    );
  if (input.permissionMode === void 0 && !EDITING.has(settings.mode)) plan.remarks.push(ABOUT_EDITS);
  if (!settings.trusted)
    plan.remarks.push("these rules count once a person has accepted this folder: start claude here once");
  plan.remarks.push(
    ...always.map(({ command, because }) => `no rule can allow ${JSON.stringify(command)}: ${because}`)
  );
  return void 0;
}
var EDITING = /* @__PURE__ */ new Set(["acceptEdits", "auto", "bypassPermissions"]);
var ABOUT_EDITS = "no mode is written: auto mode, which the screen begins in, edits files without a question; `claude -p` needs --permission-mode acceptEdits (or auto) for that, or --mode acceptEdits here, for everybody who works in this project";
function refuseBroken(name, edit) {
  try {
    edit();
    return void 0;
  } catch (error) {
    return error instanceof JsonTextError ? { error: `${name}:${error.line}  is not JSON: ${error.message}`, fix: "mend it, and type it again" } : { error: `${name}  ${error.message}`, fix: "mend it, and type it again" };
  }
}
function commandChange(plan) {
  const { root } = plan.repository;
  const own = readText(join(root, COMMAND_FILE)) ?? readText(join(root, ".claude/skills/implement/SKILL.md"));
  if (own !== void 0 && !own.includes(COMMAND_MARK))
    plan.remarks.push(
      "this project has an /implement of its own, which is left alone: type /ultraplan:implement instead"
    );
  else ours(plan, COMMAND_FILE, IMPLEMENT_COMMAND, "/implement <spec> works as typed");
}
function configChange(plan) {
  ours(plan, CONFIG_FILE, configFile(), "every setting with its default, all commented out");
}
function hookChange(plan) {
  const place = prePushPlace(plan.repository);
  const name = nameOf(plan.repository.root, place.path);
  switch (place.kind) {
    case "taken":
      plan.remarks.push(`there is a pre-push hook already (${name}), which is left alone`);
      return;
    case "shared":
      plan.remarks.push(
        `git's hooks are in a folder that other repositories may share (${place.path}), which is left alone`
      );
      return;
    default:
      ours(plan, name, PRE_PUSH_HOOK, "refuses to push work of a run that is not approved", true);
  }
}
function lineChange(plan, input) {
  const { plugin, home, folder, repository } = input;
  const path = join(folder, ".claude", "settings.local.json");
  const name = nameOf(repository.root, path);
  const { statusLine } = readClientSettings({ ...input, root: repository.root });
  const isOurs = JSON.stringify(statusLine) === JSON.stringify(STATUS_LINE);
  plan.lineIsFree = plugin !== void 0 && statusLine === void 0;
  if (!input.statusLine || isOurs || plugin === void 0) return void 0;
  if (!plan.lineIsFree) {
    plan.remarks.push("there is a status line already, which is left alone");
    return void 0;
  }
  return refuseBroken(name, () => {
    const text = readText(path);
    const edit = editSettings(text, [], plan.record.settings[name], [
      { path: ["statusLine"], value: STATUS_LINE }
    ]);
    plan.changes.push({
      ...fileAt(path, name, edit.text),
      isNew: text === void 0,
      isOwn: true,
      what: ["statusLine: the run in the client's status line"]
    });
    plan.record.settings[name] = edit.record;
    plan.launcher = { home, plugin };
  });
}
function ours(plan, name, text, what, executable = false) {
  const path = join(plan.repository.root, name);
  const present = readText(path);
  if (present === text) return;
  if (present !== void 0 && plan.record.files[name] !== hashOf(present)) {
    plan.remarks.push(`${name} is there already and stays as it is`);
    return;
  }
  plan.changes.push({
    ...fileAt(path, name, text),
    isNew: present === void 0,
    executable,
    isOwn: executable,
    what: [what]
  });
  plan.record.files[name] = hashOf(text);
}
var fileAt = (path, name, text) => ({
  path,
  name,
  text,
  executable: false,
  isOwn: false
});
var nameOf = (root, path) => relative(root, path).split(sep).join("/");

// src/engine/init-undo.ts
import { rmdirSync, rmSync, writeFileSync as writeFileSync2 } from "node:fs";
import { dirname as dirname2, join as join2 } from "node:path";
function planUndo(repository) {
  const record = readRecord(repository.commonDir);
  const steps = [];
  for (const [name, settings] of Object.entries(record.settings)) {
    const path = join2(repository.root, name);
    const text = readText(path);
    if (text === void 0) continue;
    try {
      const after = undoSettings(text, settings);
      if (after === void 0) steps.push({ name, path, kind: "delete", what: "holds nothing else" });
      else if (after !== text)
        steps.push({ name, path, kind: "restore", text: after, what: "without what init added" });
    } catch {
      steps.push({ name, path, kind: "keep", what: "is not JSON any more" });
    }
  }
  for (const [name, hash] of Object.entries(record.files)) {
    const path = join2(repository.root, name);
    const text = readText(path);
    if (text === void 0) continue;
    if (hashOf(text) === hash) steps.push({ name, path, kind: "delete", what: "is as init wrote it" });
    else steps.push({ name, path, kind: "keep", what: "was changed since" });
  }
  return { repository, steps, record };
}
function applyUndo({ repository, steps }) {
  for (const { kind, path, text } of steps) {
    if (kind === "restore") writeFileSync2(path, text ?? "");
    if (kind !== "delete") continue;
    rmSync(path, { force: true });
    removeEmptyFolders(dirname2(path), repository.root);
  }
  writeRecord(repository.commonDir, { version: 1, settings: {}, files: {} });
}
function removeEmptyFolders(folder, root) {
  for (let at = folder; at.startsWith(root) && at !== root && !/[\\/]\.git[\\/]/.test(at); at = dirname2(at)) {
    try {
      rmdirSync(at);
    } catch {
      return;
    }
  }
}

// src/engine/init.ts
function offerInit(ask) {
  const repository = findRepository(ask.cwd);
  if (!repository)
    return {
      error: `${ask.cwd} is not inside a git repository`,
      fix: "change to the repository that holds the plan"
    };
  const refusal = modelMayNot(repository, ask);
  if (refusal) return refusal;
  if (ask.undo) return offerUndo(planUndo(repository));
  const { permissionMode: typed, ...rest } = ask;
  const permissionMode = INIT_MODES.find((known) => known === typed);
  if (typed !== void 0 && permissionMode === void 0)
    return {
      error: `init writes no permission mode ${JSON.stringify(typed)}`,
      fix: `name one of: ${INIT_MODES.join(", ")}; without --mode none is written`
    };
  const plan = planInit({
    ...rest,
    repository,
    folder: ask.folder ?? repository.root,
    ...permissionMode ? { permissionMode } : {}
  });
  return "error" in plan ? plan : offer(plan, ask);
}
function modelMayNot(repository, { home, env, folder }) {
  if (!env.CLAUDECODE || folder !== void 0) return void 0;
  const open = openRun(repository.root, home);
  if ("error" in open || open.run.state === "finished" || open.run.state === "cancelled") return void 0;
  return {
    error: `run ${open.run.id} goes on in this repository, and only a person may change its rules  [init/run-active]`,
    fix: "a person types /ultraplan:init in the client, or `ultraplan init` in a terminal of their own"
  };
}
function offer(plan, ask) {
  const { changes, remarks } = plan;
  const lines = changes.flatMap(({ name, isNew, what }) => [
    `  ${name}  ${isNew ? "new" : "changed"}`,
    ...what.map((line) => `    ${isNew && what.length === 1 ? "" : "+ "}${line}`)
  ]);
  const hookOffered = !ask.prePush && prePushPlace(plan.repository).kind === "free";
  return {
    empty: changes.length === 0,
    hookOffered,
    lineOffered: !ask.statusLine && plan.lineIsFree,
    text: [...lines, ...remarks.map((remark) => `  note: ${remark}`)].join("\n"),
    apply() {
      applyInit(plan);
      const tracked = changes.filter(({ isOwn }) => !isOwn).map(({ name }) => name);
      return [
        `written: ${changes.map(({ name }) => name).join(", ")}`,
        ...tracked.length > 0 ? [`commit what is to count: git add ${tracked.join(" ")} && git commit -m "Set up ultraplan"`] : [],
        "ultraplan init --undo takes it back"
      ].join("\n");
    }
  };
}
function offerUndo(plan) {
  const { steps } = plan;
  const WORDS = { delete: "deleted", restore: "changed", keep: "kept" };
  const doing = steps.filter(({ kind }) => kind !== "keep");
  return {
    empty: doing.length === 0,
    hookOffered: false,
    lineOffered: false,
    text: steps.map(({ name, kind, what }) => `  ${name}  ${WORDS[kind]}: ${what}`).join("\n"),
    apply() {
      applyUndo(plan);
      const kept = steps.filter(({ kind }) => kind === "keep").map(({ name }) => name);
      return [
        `taken back: ${doing.map(({ name }) => name).join(", ")}`,
        ...kept.length > 0 ? [`kept, because they were changed since: ${kept.join(", ")}`] : []
      ].join("\n");
    }
  };
}

export {
  offerInit
};
