import {
  readPlanText
} from "./shared-build-task.js";
import {
  isProof
} from "./shared-is-proof.js";
import {
  taskWord
} from "./shared-task-name.js";

// src/engine/read-plan.ts
import { existsSync as existsSync2, readFileSync } from "node:fs";
import { dirname, join as join2, relative, sep } from "node:path";

// src/plan/plan-md/join-plans.ts
function joinPlans(readings, name) {
  const ordered = [...readings].sort((a, b) => waveOf(a) - waveOf(b) || compare(pathOf(a), pathOf(b)));
  const lastTask = /* @__PURE__ */ new Map();
  for (const { plan } of ordered) {
    const last = plan.tasks.at(-1);
    if (last) lastTask.set(last.id.replace(/-\d+$/, ""), last.id);
  }
  const problems = ordered.flatMap((reading) => reading.problems);
  const tasks = ordered.flatMap(({ plan }) => plan.tasks.map((task) => resolve2(task)));
  const title = ordered[0]?.plan.title;
  return {
    plan: {
      format: "plan-md",
      name,
      ...title === void 0 ? {} : { title },
      files: ordered.flatMap(({ plan }) => plan.files),
      tasks
    },
    problems
  };
  function resolve2(task) {
    const dependsOn = [];
    for (const each of task.dependsOn) {
      if (!each.startsWith("plan:")) {
        dependsOn.push(each);
        continue;
      }
      const key = each.slice("plan:".length);
      const phase = task.id.split("-")[0] ?? "";
      const target = lastTask.get(key) ?? lastTask.get(`${phase}-${key}`);
      if (target !== void 0) dependsOn.push(target);
      else problems.push(outside(task, key));
    }
    return { ...task, dependsOn };
  }
}
var outside = (task, key) => ({
  id: "read/depends-on",
  severity: "warn",
  file: task.file,
  line: 1,
  message: `depends_on names plan ${key}, which is not among the files read`,
  fix: "run the whole phase folder, or see to it that this plan is done"
});
var waveOf = ({ plan }) => plan.tasks[0]?.wave ?? 1;
var pathOf = ({ plan }) => plan.files[0]?.path ?? "";
var compare = (a, b) => a < b ? -1 : a > b ? 1 : 0;

// src/plan/sidecar.ts
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "./vendor/yaml.js";
var LARGEST = 1e6;
var WITHOUT_VERIFY = /* @__PURE__ */ new Set(["spec-kit", "kiro", "openspec", "superpowers"]);
function applySidecar(reading, text, file) {
  const problems = [];
  const sidecar = parse(text, file, problems);
  const ids = new Set(reading.plan.tasks.map((task) => task.id));
  for (const [id, commands] of sidecar.byId)
    if (!ids.has(id))
      problems.push(problem(file, commands[0]?.line ?? 1, `there is no task ${id}`, "use an id of the plan"));
  const tasks = withDefault(
    reading,
    reading.plan.tasks.map((task) => {
      const commands = sidecar.byId.get(task.id);
      if (!commands) return task;
      if (!hasCommand(task)) return { ...task, verify: commands };
      problems.push({
        ...problem(
          file,
          commands[0]?.line ?? 1,
          `${taskWord(task)} has a verify in the plan, and that one counts`,
          "take one of them away"
        ),
        severity: "warn"
      });
      return task;
    }),
    sidecar.default
  );
  return {
    // Pinned with the plan: who could change this file could weaken a verify.
    plan: { ...reading.plan, files: [...reading.plan.files, { path: file, text }], tasks },
    problems: [...reading.problems, ...problems]
  };
}
function applyDefault(reading, command, file) {
  const verify = { text: command, line: 1, command, file };
  return { ...reading, plan: { ...reading.plan, tasks: withDefault(reading, reading.plan.tasks, [verify]) } };
}
function withDefault(reading, tasks, commands) {
  if (commands.length === 0) return tasks;
  const none = reading.plan.tasks.every((task) => task.verify.length === 0 && task.criteria.length === 0);
  const serves = (task) => WITHOUT_VERIFY.has(reading.plan.format) || none || onlyWarns(task);
  return tasks.map(
    (task) => task.verify.length === 0 && task.kind !== "checkpoint" && serves(task) ? { ...task, verify: commands } : task
  );
}
var onlyWarns = ({ criteria }) => criteria.some(({ command }) => command !== void 0) && !criteria.some(isProof);
var hasCommand = (task) => task.verify.some((verify) => verify.command !== void 0);
function parse(text, file, problems) {
  const sidecar = { default: [], byId: /* @__PURE__ */ new Map() };
  if (text.length > LARGEST) {
    problems.push(problem(file, 1, "the file is larger than any plan needs", "keep one line for each task"));
    return sidecar;
  }
  const counter = new LineCounter();
  const document = parseDocument(text, { logLevel: "silent", schema: "failsafe", lineCounter: counter });
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    problems.push(
      problem(
        file,
        line,
        `this is not YAML: ${(error.message.split("\n")[0] ?? "").replace(/:$/, "")}`,
        "mend it there"
      )
    );
    return sidecar;
  }
  if (!isMap(document.contents)) {
    if (document.contents !== null)
      problems.push(
        problem(file, 1, "this is not a mapping of task ids", 'write lines such as "1.2": npm test')
      );
    return sidecar;
  }
  for (const pair of document.contents.items) {
    const key = isScalar(pair.key) ? String(pair.key.value) : "";
    const values = isSeq(pair.value) ? pair.value.items : [pair.value];
    const commands = [];
    for (const value of values) {
      const command = isScalar(value) && typeof value.value === "string" ? value.value.trim() : "";
      const start = isScalar(value) ? value.range?.[0] : isScalar(pair.key) ? pair.key.range?.[0] : void 0;
      const line = start === void 0 ? 1 : counter.linePos(start).line;
      if (command !== "") commands.push({ text: command, line, command, file });
      else
        problems.push(
          problem(
            file,
            line,
            `the command of ${key} is empty or not a text`,
            "write a command, or a list of commands"
          )
        );
    }
    if (key === "default") sidecar.default = commands;
    else if (commands.length > 0) sidecar.byId.set(key, commands);
  }
  return sidecar;
}
var problem = (file, line, message, fix) => ({
  id: "read/sidecar",
  severity: "block",
  file,
  line,
  message,
  fix
});

// src/engine/find-plan.ts
import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, isAbsolute, join, resolve } from "node:path";
var SPEC_FOLDERS = ["specs", ".specify/specs", ".kiro/specs", "openspec/changes", ".planning/phases"];
var PLAN_FILES = ["docs/superpowers/plans", "docs/plans"];
function findPlan(root, argument, cwd) {
  const typed = argument.trim().replace(/[\\/]+$/, "");
  if (typed === "") return onlyPlan(root);
  const direct = isAbsolute(typed) ? [typed] : [resolve(cwd, typed), resolve(root, typed)];
  for (const path of new Set(direct)) {
    const found = planAt(path);
    if (found) return found;
  }
  const named = isAbsolute(typed) ? [] : byName(root, typed);
  if (named.length > 1)
    return {
      error: `${typed} is the name of ${named.length} plans: ${named.map((path) => shown(root, path)).join(" and ")}`,
      fix: `name one by its path: ${shown(root, named[0])}`
    };
  const [only] = named;
  if (only !== void 0) {
    const found = planAt(only);
    if (found) return found;
  }
  const folder = [...direct, ...named].find((path) => isFolder(path));
  if (folder !== void 0)
    return {
      error: `${shown(root, folder)} holds no plan`,
      fix: "a plan folder holds tasks.md, TASKS.json or files that end in PLAN.md"
    };
  const known = allPlans(root).map((path) => basename(path));
  return {
    error: `no plan named ${typed}`,
    fix: known.length > 0 ? `there is: ${known.slice(0, 12).join(", ")}` : "name a file, or write one: ultraplan new <name>"
  };
}
function planAt(path) {
  if (!existsSync(path)) return void 0;
  if (!isFolder(path)) return { files: [path] };
  const names = readdirSync(path).sort();
  const kinds = [
    names.filter((name) => name === "tasks.md"),
    names.filter((name) => /^tasks\.json$/i.test(name)),
    // Upper case: spec-kit keeps a plan.md of prose beside its tasks.md.
    names.filter((name) => /(?:^|[-_.])PLAN\.md$/.test(name))
  ].filter((kind) => kind.length > 0);
  const [first, second] = kinds;
  if (!first) return void 0;
  if (second)
    return {
      error: `${basename(path)} can be read as ${first.join(", ")} or as ${second.join(", ")}`,
      fix: `name the file: ${join(path, first[0])}`
    };
  return {
    files: first.map((name) => join(path, name)),
    ...first.length > 1 ? { name: basename(path) } : {}
  };
}
function byName(root, name) {
  const plans = allPlans(root);
  const exact = plans.filter((path) => stem(path) === name || basename(path) === name);
  if (exact.length > 0 || /[\\/]/.test(name)) return exact;
  const numbered = /^\d+$/.test(name) ? plans.filter((path) => Number(/^(\d+)-/.exec(stem(path))?.[1] ?? Number.NaN) === Number(name)) : [];
  if (numbered.length > 0) return numbered;
  return /^\d+(?:\.\d+)?-\d+$/.test(name) ? plans.map((path) => join(path, `${name}-PLAN.md`)).filter((path) => existsSync(path)) : [];
}
function allPlans(root) {
  const folders = SPEC_FOLDERS.flatMap((folder) => entries(join(root, folder))).filter(
    (path) => isFolder(path) && basename(path) !== "archive" && !basename(path).startsWith(".")
  );
  const files = PLAN_FILES.flatMap((folder) => entries(join(root, folder))).filter(
    (path) => path.endsWith(".md")
  );
  return [...folders, ...files];
}
var listPlans = (root) => allPlans(root).filter((path) => planAt(path) !== void 0);
function onlyPlan(root) {
  const plans = listPlans(root);
  const [only] = plans;
  if (plans.length === 1 && only !== void 0) return planAt(only);
  const names = plans.slice(0, 12).map((path) => stem(path));
  return plans.length === 0 ? { error: "there is no plan in this repository", fix: "write one: ultraplan new <name>" } : { error: `there are ${plans.length} plans`, fix: `name one of them: ${names.join(", ")}` };
}
var isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
var stem = (path) => basename(path).replace(/\.md$/i, "");
var shown = (root, path) => (path.startsWith(root) ? path.slice(root.length + 1) : path).replaceAll("\\", "/");
function entries(folder) {
  try {
    return readdirSync(folder).sort().map((name) => join(folder, name));
  } catch {
    return [];
  }
}

// src/engine/read-plan.ts
var CONFIG_FILE = ".ultraplan/config.yaml";
function readPlan(root, argument, cwd = root, verifyDefault) {
  const found = findPlan(root, argument, cwd);
  if ("error" in found) return found;
  const readings = [];
  for (const file of found.files) {
    const reading = readFile(root, file);
    if ("error" in reading) return reading;
    readings.push(reading);
  }
  const [first] = readings;
  if (!first) return { error: `no plan named ${argument}`, fix: "name a file or a folder" };
  const isPlanMd = readings.every(({ plan }) => plan.format === "plan-md");
  if (readings.length > 1 && !isPlanMd) return mixed(readings);
  const joined = isPlanMd ? joinPlans(readings, found.name ?? first.plan.name) : first;
  return withCommands(root, joined, verifyDefault);
}
function readFile(root, file) {
  const path = relative(root, file).split(sep).join("/");
  const text = readText(file);
  if (typeof text !== "string") return text;
  const answer = readPlanText(text, path);
  if (answer.kind === "read") return answer.reading;
  if (answer.kind === "ambiguous")
    return {
      error: `${path} can be read as ${answer.readings[0]} or as ${answer.readings[1]}`,
      fix: "keep one kind of tasks in a file, or move the other into a code fence"
    };
  return {
    error: `${path} holds no task in any format that is known`,
    fix: 'a task is a line such as "- [ ] 1.1 Title"; see docs/plan-formats.md'
  };
}
function readText(file) {
  let bytes;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return {
      error: `${file} cannot be read: ${error.message}`,
      fix: "check the path and its permissions"
    };
  }
  const text = bytes.toString("utf8");
  if (text.includes("�") && !Buffer.from(text, "utf8").equals(bytes))
    return { error: `${file} is not UTF-8 text`, fix: "save it as UTF-8" };
  return text;
}
function withCommands(root, reading, verifyDefault) {
  const plan = reading.plan.files[0]?.path ?? "";
  const own = plan.replace(/\.[^./]*$/, "");
  const candidates = [`${own}.verify`, [dirname(plan), "verify"].join("/")].flatMap((each) => [
    `${each}.yaml`,
    `${each}.yml`
  ]);
  const sidecar = candidates.map((each) => each.replace(/^\.\//, "")).find((each) => existsSync2(join2(root, each)));
  let result = reading;
  if (sidecar !== void 0) {
    const text = readText(join2(root, sidecar));
    if (typeof text !== "string") return text;
    result = applySidecar(result, text, sidecar);
  }
  return verifyDefault === void 0 ? result : applyDefault(result, verifyDefault, CONFIG_FILE);
}
function mixed(readings) {
  const [first, second] = [...new Map(readings.map(({ plan }) => [plan.format, plan])).values()];
  return {
    error: `${first?.files[0]?.path} reads as ${first?.format}, ${second?.files[0]?.path ?? "another"} as ${second?.format ?? "the same"}`,
    fix: "name one file"
  };
}

export {
  listPlans,
  readPlan
};
