import {
  auditRun
} from "./shared-audit-approvals.js";
import {
  readArguments
} from "./shared-read-arguments.js";
import {
  reportPermissions
} from "./shared-permissions.js";
import "./shared-free-commands.js";
import {
  renderFindings
} from "./shared-findings.js";
import {
  palette
} from "./shared-shared-3.js";
import {
  listPlans,
  readPlan
} from "./shared-find-plan.js";
import "./shared-command.js";
import {
  VERSION
} from "./shared-version.js";
import "./shared-commands.js";
import "./shared-build-task.js";
import "./shared-title.js";
import {
  clientModules
} from "./shared-client-modules.js";
import "./shared-client-settings.js";
import {
  CONFIG_FILE,
  Config,
  parseConfig
} from "./shared-read-config.js";
import {
  examineChecks
} from "./shared-commit-reader.js";
import {
  COMMAND_FILE,
  isOurImplement,
  prePushPlace,
  readText
} from "./shared-implement-command.js";
import "./shared-proof-commands.js";
import "./shared-package-checks.js";
import "./shared-package-scripts.js";
import "./shared-is-proof.js";
import "./shared-lines.js";
import {
  activeFile,
  activeFolder,
  listRuns,
  openJournalAt,
  readActive,
  runsFolder,
  ultraplanHome
} from "./shared-active.js";
import {
  oneLine
} from "./shared-terminal.js";
import {
  pad,
  wrap
} from "./shared-width.js";
import "./shared-evidence.js";
import "./shared-change.js";
import "./shared-checkout.js";
import {
  isAlive,
  thisProcess
} from "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import "./shared-task-name.js";
import "./shared-git-status.js";
import {
  findRepository,
  headCommit,
  tryGit
} from "./shared-git.js";
import "./shared-shared.js";

// src/engine/doctor/installation.ts
import { existsSync as existsSync2, mkdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { join as join2 } from "node:path";

// src/io/machine.ts
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
var machine = () => ({
  platform: process.platform,
  node: process.version
});
function askProgram(program, args, limitMs = 5e3) {
  const { status, stdout } = spawnSync(program, args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    timeout: limitMs,
    windowsHide: true
  });
  return status === 0 ? stdout.trim() : void 0;
}
function pluginRoot() {
  for (let at = dirname(fileURLToPath(import.meta.url)); ; at = dirname(at)) {
    if (existsSync(join(at, ".claude-plugin", "plugin.json"))) return at;
    if (dirname(at) === at) return void 0;
  }
}

// src/engine/doctor/installation.ts
var OLDEST_NODE = 20;
var TESTED_CLIENT = "2.1.325";
function examineInstallation(patient) {
  return [node(), git(), client(), shell(), plugin(), home(patient)].flatMap((one) => one ?? []);
}
function node() {
  const version = machine().node;
  const major = Number(/^v(\d+)/.exec(version)?.[1] ?? 0);
  return major >= OLDEST_NODE ? { name: "node", state: "ok", what: version } : {
    name: "node",
    state: "fail",
    what: `${version} is too old`,
    next: `install node ${OLDEST_NODE} or newer`
  };
}
function git() {
  const version = askProgram("git", ["--version"]);
  return version === void 0 ? { name: "git", state: "fail", what: "git was not found on the PATH", next: "install git" } : { name: "git", state: "ok", what: version.replace(/^git version /, "") };
}
function client() {
  const version = /\d+\.\d+\.\d+/.exec(askProgram("claude", ["--version"]) ?? "")?.[0];
  if (version === void 0)
    return {
      name: "client",
      state: "warn",
      what: "claude was not found on the PATH of this terminal",
      next: "nothing to do if Claude Code is started in another way; runs need it"
    };
  return isOlder(version, TESTED_CLIENT) ? {
    name: "client",
    state: "warn",
    what: `Claude Code ${version} is older than ${TESTED_CLIENT}, with which ultraplan is tested`,
    next: "claude update"
  } : { name: "client", state: "ok", what: `Claude Code ${version}` };
}
function isOlder(version, than) {
  const [a, b] = [version, than].map((text) => text.split(".").map(Number));
  const difference = [0, 1, 2].map((n) => (a?.[n] ?? 0) - (b?.[n] ?? 0)).find((each) => each !== 0);
  return (difference ?? 0) < 0;
}
function shell() {
  const { platform } = machine();
  if (askProgram("sh", ["-c", "echo fine"]) === "fine")
    return platform === "win32" ? { name: "shell", state: "ok", what: "sh of Git Bash" } : void 0;
  return {
    name: "shell",
    state: "fail",
    what: "there is no sh, and without it no hook runs",
    next: platform === "win32" ? "install Git for Windows with Git Bash, or run Claude Code inside WSL" : "repair the PATH of this session"
  };
}
var FILES = [
  "dist/hook.cjs",
  "dist/open-run.cjs",
  "dist/cli.js",
  "dist/worker.js",
  "hooks/hooks.json",
  "hooks/run.sh",
  "hooks/agent.sh",
  "agents/spec-executor.md",
  "commands/implement.md"
];
function plugin() {
  const root = pluginRoot();
  const missing = FILES.filter((file) => root === void 0 || !existsSync2(join2(root, file)));
  return missing.length === 0 ? { name: "plugin", state: "ok", what: `ultraplan ${VERSION} in ${root}` } : {
    name: "plugin",
    state: "fail",
    what: `${missing.join(", ")} missing in ${root ?? "the plugin"}`,
    next: "install the plugin again"
  };
}
function home({ home: place }) {
  const folder = ultraplanHome(place);
  const probe = join2(folder, `.doctor-${thisProcess().pid}`);
  const isNew = !existsSync2(folder);
  try {
    mkdirSync(folder, { recursive: true, mode: 448 });
    writeFileSync(probe, "");
    rmSync(probe);
    if (isNew) rmdirSync(folder);
    return { name: "home", state: "ok", what: `${folder} can be written` };
  } catch (error) {
    return {
      name: "home",
      state: "fail",
      what: `${folder} cannot be written: ${error.message}`,
      next: "no run can start without it: repair its permissions"
    };
  }
}

// src/engine/doctor/project.ts
import { statSync } from "node:fs";
import { basename, join as join3 } from "node:path";
function examineProject(patient, repository) {
  const { root } = repository;
  const { config, diagnosis } = configuration(root);
  const named = planOf(patient, root);
  const plans = named && "plan" in named ? [named.plan] : [];
  const place = { folder: root, root, home: patient.home, env: patient.env };
  const report = reportPermissions(place, plans, config);
  return [
    diagnosis,
    ...named && "error" in named ? [{ name: "plan", state: "fail", what: named.error, next: named.fix }] : [],
    ...permissions(report, plans[0]),
    ...examineChecks(root, config),
    worktrees(report.settings),
    command(root),
    hook(repository),
    sandbox(report.settings),
    modules(place)
  ];
}
function configuration(root) {
  const text = readText(join3(root, CONFIG_FILE));
  const read = parseConfig(text ?? "");
  if ("problems" in read)
    return {
      config: Config.parse({}),
      diagnosis: {
        name: "config",
        state: "fail",
        what: renderFindings(read.problems).replaceAll("\n", "; "),
        next: `correct ${CONFIG_FILE} and commit it`
      }
    };
  const head = headCommit(root);
  const committed = head && tryGit(root, ["cat-file", "blob", `${head}:${CONFIG_FILE}`]);
  if (text !== committed)
    return {
      ...read,
      diagnosis: {
        name: "config",
        state: "warn",
        what: `${CONFIG_FILE} is not committed as it stands; a run reads what is committed`,
        next: `git add ${CONFIG_FILE} && git commit`
      }
    };
  const { webhook } = read.config;
  if (webhook !== void 0 && !/^https?:\/\//i.test(webhook))
    return {
      ...read,
      diagnosis: {
        name: "config",
        state: "warn",
        what: "webhook is neither an http nor an https address, so nobody is told",
        next: `correct it in ${CONFIG_FILE} and commit it`
      }
    };
  const what = text === void 0 ? "none: every setting has its default" : CONFIG_FILE;
  return { ...read, diagnosis: { name: "config", state: "ok", what } };
}
function planOf({ plan, cwd }, root) {
  if (plan !== "") return readPlan(root, plan, cwd);
  const byAge = listPlans(root).map((path) => ({ path, at: statSync(path).mtimeMs })).sort((a, b) => a.at - b.at);
  const newest = byAge.at(-1);
  const reading = newest && readPlan(root, newest.path);
  return reading && "plan" in reading ? reading : void 0;
}
function permissions({ lines, settings }, plan) {
  const about = plan ? `${basename(plan.name)} in mode ${settings.mode}` : `mode ${settings.mode}`;
  if (settings.broken.length > 0)
    return [
      {
        name: "permissions",
        state: "fail",
        what: `${settings.broken.join(", ")} cannot be read`,
        next: "correct it: it is not JSON"
      }
    ];
  if (lines.length === 0) return [{ name: "permissions", state: "ok", what: `nothing is asked (${about})` }];
  return lines.map((line) => ({
    name: "permissions",
    state: "warn",
    what: `${line} (${about})`,
    ...nextFor(line, plan)
  }));
}
function nextFor(line, plan) {
  if (line.includes("accepted")) return {};
  const init = `ultraplan init${plan ? ` ${plan.name}` : ""}`;
  return {
    next: line.includes("every edit") ? `start claude in that mode, or ${init} --mode acceptEdits` : init
  };
}
function worktrees({ baseRef }) {
  return baseRef === "head" ? { name: "worktrees", state: "ok", what: "agents begin at HEAD" } : {
    name: "worktrees",
    state: "warn",
    what: "agents of parallel groups begin at the remote’s branch and are moved to HEAD by ultraplan",
    next: "ultraplan init sets worktree.baseRef: head"
  };
}
function command(root) {
  if (isOurImplement(root)) return { name: "/implement", state: "ok", what: "works as typed" };
  return readText(join3(root, COMMAND_FILE)) === void 0 ? { name: "/implement", state: "ok", what: "not set up: type /ultraplan:implement, or ultraplan init" } : { name: "/implement", state: "ok", what: "is the project’s own; type /ultraplan:implement" };
}
function hook(repository) {
  const place = prePushPlace(repository);
  const name = "pre-push";
  switch (place.kind) {
    case "ours":
      return place.current ? { name, state: "ok", what: "work that is not approved cannot be pushed" } : {
        name,
        state: "warn",
        what: `${place.path} is an older one of ours`,
        next: "ultraplan init --pre-push"
      };
    case "free":
      return { name, state: "ok", what: "no hook: anything can be pushed (ultraplan init --pre-push)" };
    default:
      return { name, state: "ok", what: `${place.path} is not ours and was left alone` };
  }
}
function modules(place) {
  const found = clientModules({ ...place, plugin: pluginRoot() });
  if (found.length === 0)
    return { name: "modules", state: "ok", what: "no foreign module would load in the client here" };
  return {
    name: "modules",
    state: "warn",
    what: `${found.map(({ name, folder }) => `${name} (${folder})`).join(", ")} would load in the client and could run a command as if you had typed it; every override of a run beside it is marked`,
    next: "remove what you do not know; an organisation closes this with allowManagedModsOnly in its managed settings"
  };
}
function sandbox(settings) {
  if (settings.sandbox) return { name: "sandbox", state: "ok", what: "shell commands are confined" };
  const next = machine().platform === "win32" ? "the client has a sandbox on macOS, Linux and WSL2 only" : "type /sandbox in Claude Code: a shell of the same user could otherwise change anything, also what ultraplan writes";
  return { name: "sandbox", state: "warn", what: "the client’s sandbox is off", next };
}

// src/engine/doctor/runs.ts
import { join as join4 } from "node:path";
function examineRuns({ home: home2 }, { root, commonDir }) {
  const run = listRuns(commonDir).at(-1);
  if (run === void 0) return [{ name: "journal", state: "ok", what: "no run in this repository yet" }];
  const { events, broken } = auditRun({ dir: join4(runsFolder(commonDir), run), home: home2, root });
  return [
    broken ? {
      name: "journal",
      state: "fail",
      what: `run ${run} is broken: ${broken.message}  [${broken.id}]; ${broken.means}`,
      next: broken.fix
    } : { name: "journal", state: "ok", what: `run ${run} is sound, ${events} events` }
  ];
}

// src/engine/doctor/sessions.ts
import { existsSync as existsSync3, readdirSync, rmSync as rmSync2 } from "node:fs";
import { join as join5 } from "node:path";
function examineSessions({ home: home2, fix }) {
  const sessions = entries(activeFolder(home2));
  const seen = sessions.map((session) => ({ session, found: look(home2, session) }));
  const stale = [
    ...seen.flatMap(({ session, found }) => found.kind === "stale" ? [activeFile(home2, session)] : []),
    ...leftOvers(home2, sessions)
  ];
  if (fix) for (const file of stale) rmSync2(file, { force: true });
  return [
    ...seen.flatMap(({ found }) => found.kind === "drives" ? [found.diagnosis] : []),
    ...stale.length > 0 ? [wordStale(stale, fix)] : []
  ];
}
function look(home2, session) {
  let active;
  try {
    active = readActive(home2, session);
    if (!active || !existsSync3(active.dir)) return { kind: "stale" };
    const run = openJournalAt(active.dir, home2).state;
    if (!run || run.state === "finished" || run.state === "cancelled") return { kind: "stale" };
    const where = `run ${run.id} in ${run.root} is ${run.state}`;
    return {
      kind: "drives",
      diagnosis: isAlive(run.client) ? { name: "session", state: "ok", what: `${where}, driven by process ${run.client.pid}` } : {
        name: "session",
        state: "warn",
        what: `${where}, and the client that drove it is gone`,
        next: "start claude in that folder and type /ultraplan:resume, or end it there with: ultraplan cancel"
      }
    };
  } catch (error) {
    if (!active) return { kind: "stale" };
    return {
      kind: "drives",
      diagnosis: {
        name: "session",
        state: "fail",
        what: `run ${active.run} in ${active.root} cannot be read: ${error.message}`,
        next: `ultraplan audit, in ${active.root}, says what is broken`
      }
    };
  }
}
function leftOvers(home2, sessions) {
  return ["waiting", "asking", "due"].flatMap((name) => {
    const folder = join5(ultraplanHome(home2), name);
    return entries(folder).filter((entry) => !sessions.includes(entry.replace(/\.now$/, ""))).map((entry) => join5(folder, entry));
  });
}
function wordStale(stale, fixed) {
  const files = `${stale.length} file${stale.length === 1 ? "" : "s"}`;
  return fixed ? { name: "left over", state: "ok", what: `${files} of sessions that drive nothing removed` } : {
    name: "left over",
    state: "warn",
    what: `${files} of sessions that drive nothing: ${stale.join(", ")}`,
    next: "ultraplan doctor --fix removes them"
  };
}
function entries(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

// src/engine/doctor/examine.ts
function examine(patient) {
  const repository = findRepository(patient.cwd);
  return [
    ...examineInstallation(patient),
    ...examineSessions(patient),
    ...repository ? [...examineRuns(patient, repository), ...examineProject(patient, repository)] : [
      {
        name: "repository",
        state: "warn",
        what: `${patient.cwd} is not inside a git repository`,
        next: "run it inside one to see its runs, its rules and its plan"
      }
    ]
  ];
}

// src/view/doctor.ts
function renderDoctor(diagnoses, { columns, colour }) {
  const colours = palette(colour);
  const paint = { ok: colours.green, warn: colours.yellow, fail: colours.red };
  const width = Math.max(...diagnoses.map(({ name }) => name.length));
  const indent = " ".repeat(width + 8);
  const lines = diagnoses.flatMap(({ name, state, what, next }) => {
    const room = Math.max(20, columns - indent.length);
    const [first = "", ...rest] = wrap(oneLine(what), room);
    return [
      `${paint[state](pad(state, 4))}  ${pad(name, width)}  ${first}`,
      ...rest.map((line) => `${indent}${line}`),
      ...next === void 0 ? [] : wrap(oneLine(next), room).map((line) => `${indent}${colours.dim(line)}`)
    ];
  });
  return `${[...lines, "", verdict(diagnoses)].join("\n")}
`;
}
function verdict(diagnoses) {
  const count = (state) => diagnoses.filter((one) => one.state === state).length;
  if (count("fail") > 0) return `${count("fail")} broken, ${count("warn")} to know, ${count("ok")} fine`;
  return count("warn") > 0 ? `nothing broken, ${count("warn")} to know` : "all fine";
}

// src/cli/doctor.ts
var doctor = {
  name: "doctor",
  summary: "look at everything a run needs: programs, plugin, sessions, journal, permission rules",
  usage: "ultraplan doctor [plan] [--fix] [--json]",
  examples: [
    "ultraplan doctor",
    "ultraplan doctor demo      # would this plan be stopped by questions?",
    "ultraplan doctor --fix     # remove what sessions left behind"
  ],
  run(args, terminal) {
    const { values, positionals } = readArguments(
      args,
      { fix: { type: "boolean" }, json: { type: "boolean" } },
      doctor,
      1
    );
    const found = examine({ ...terminal, plan: positionals[0] ?? "", fix: values.fix ?? false });
    terminal.out(
      values.json ? `${JSON.stringify({ diagnoses: found }, void 0, 2)}
` : renderDoctor(found, terminal)
    );
    return found.some(({ state }) => state === "fail") ? 1 : 0;
  }
};
export {
  doctor
};
