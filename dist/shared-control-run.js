import {
  advance,
  askPerson,
  isDriver,
  modulesKnown,
  rememberSettings,
  soloStep,
  whoActs,
  whyNobodySpeaks
} from "./shared-shared-4.js";
import {
  refreshLauncher
} from "./shared-status-launcher.js";
import {
  CONFIG_FILE,
  committedConfig
} from "./shared-read-config.js";
import {
  drive,
  leaveCancelMark,
  leaveUntold,
  letGo,
  listRuns,
  openActiveRun,
  openRun,
  readActive,
  release,
  stopRun,
  untoldNames,
  wordLeft
} from "./shared-active.js";
import {
  dueAt
} from "./shared-time-limit.js";
import {
  readBefore
} from "./shared-before.js";
import {
  textInCommit,
  writtenByInit
} from "./shared-init-files.js";
import {
  abandon
} from "./shared-agent-ended.js";
import {
  mendApprovals
} from "./shared-approve.js";
import {
  clientHome,
  dueFile,
  runsFolder
} from "./shared-places.js";
import {
  attemptSpans
} from "./shared-attempt-spans.js";
import {
  branchHead
} from "./shared-run-branch.js";
import {
  clock,
  publishViews,
  renderSummary,
  taskName
} from "./shared-publish-views.js";
import {
  oneLine
} from "./shared-terminal.js";
import {
  readEvidence
} from "./shared-evidence.js";
import {
  isAlive
} from "./shared-process-ref.js";
import {
  workStatus
} from "./shared-git-status.js";
import {
  findRepository,
  tryGit
} from "./shared-git.js";

// src/engine/control-run.ts
import { dirname as dirname2, join as join3 } from "node:path";

// src/engine/go-on.ts
function goOn(open, done, now, goesOn = "") {
  publishViews(open.run, open.dir);
  if (readActive(open.home, open.run.session)) drive(open.home, open.run.session, open.run, open.dir);
  const { next, waits } = open.run.solo ? soloNext(open, now) : nextOf(open, now);
  const text = open.run.state === "halted" ? done : `${done}${goesOn}`;
  if (next !== void 0) return { text, next };
  return { text: [text, waits].filter((line) => line !== "").join("\n") };
}
function soloNext(open, now) {
  const step = soloStep(open, now);
  return step.goOn ? { next: step.text, waits: "" } : { waits: step.text };
}
function nextOf(open, now) {
  const { action, text, summary } = advance(open, "command", now);
  return action.kind === "dispatch" ? { next: text, waits: "" } : { waits: summary ?? askPerson(action) };
}

// src/engine/lapse-force.ts
function lapse(run, cause) {
  return run?.force ? [{ type: "force_lapsed", task: run.force.task, cause }] : [];
}

// src/engine/moved-run.ts
function tellOldClient({ run, dir, home }, before, cause) {
  const { session, client } = before;
  const [id, pid] = untoldNames(before);
  const names = [...session === run.session ? [] : [id], ...isAlive(client) ? [pid] : []];
  leaveUntold(home, names, run, dir, { left: { session, client, cause } });
}

// src/engine/moved-session.ts
import { readFileSync as readFileSync2 } from "node:fs";
import { join } from "node:path";

// src/io/process-tree.ts
import { readFileSync, readlinkSync } from "node:fs";
var MOST = 100;
function ancestorsOf(pid) {
  const found = [];
  for (let parent = parentOf(pid); parent > 0 && found.length < MOST; parent = parentOf(parent))
    found.push(parent);
  return found;
}
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return 0;
  }
}
function programOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/exe`);
  } catch {
    return void 0;
  }
}

// src/engine/moved-session.ts
var SHORTEST_JOB = 8;
function hasMovedTo(run, session) {
  const { sessionId, parkedJobId } = toldBy(run.client.pid, session);
  if (sessionId !== run.session || typeof parkedJobId !== "string" || parkedJobId.length < SHORTEST_JOB)
    return false;
  const { pid } = session.client;
  const { kind, jobId } = toldBy(pid, session);
  return session.id.startsWith(parkedJobId) && kind === "bg" && jobId === parkedJobId && !isNested(pid, run.client.pid);
}
function toldBy(pid, session) {
  try {
    return JSON.parse(readFileSync2(join(clientHome(session), "sessions", `${pid}.json`), "utf8"));
  } catch {
    return {};
  }
}
function isNested(pid, client) {
  const ancestors = ancestorsOf(pid);
  const place = ancestors.indexOf(client);
  if (place < 0) return false;
  const program = programOf(client);
  const between = ancestors.slice(0, place);
  return place === 0 || program === void 0 || between.some((each) => programOf(each) !== program);
}

// src/engine/read-config-again.ts
function readConfigAgain(open, commonDir, nobody) {
  const { run } = open;
  const head = branchHead(run);
  if (head === void 0) return void 0;
  const read = committedConfig(run.root, head);
  if ("problems" in read) {
    const [first] = read.problems;
    return `${CONFIG_FILE} cannot be used (${first?.message ?? "it cannot be read"}), so the run keeps the configuration that it has`;
  }
  const changes = differences(run.config, read.config);
  if (changes.length === 0) return void 0;
  if (nobody !== void 0)
    return `${CONFIG_FILE} has changed, but ${nobody.error}, so the run keeps the configuration that it has; ${nobody.fix}`;
  const span = changedByExecutor(run, head, commonDir);
  if (span !== void 0)
    return `${CONFIG_FILE} was changed in ${span.slice(0, 10)}, while an executor was at work, so the run keeps the configuration that it has; to set it: /ultraplan:pause, commit it, /ultraplan:resume`;
  const { state } = open.journal.update(() => [
    { type: "config_read", config: read.config, commit: head, changes, who: whoActs(run.root) }
  ]);
  open.run = state;
  return `the configuration was read again: ${changes.join(", ")}`;
}
function changedByExecutor(run, head, commonDir) {
  const [newest] = commitsOf(run, run.base, head);
  if (newest === void 0) return void 0;
  if (writtenByInit(commonDir, [CONFIG_FILE], textInCommit(run.root, newest)).size > 0) return void 0;
  const begun = run.tasks.map((task) => ({
    ...task,
    attempts: task.attempts.filter(({ toolUseId }) => toolUseId)
  }));
  const spans = begun.flatMap((task) => attemptSpans(task, head));
  return spans.some(({ from, to }) => commitsOf(run, from, to).includes(newest)) ? newest : void 0;
}
var commitsOf = ({ root }, from, to) => (tryGit(root, ["rev-list", `${from}..${to}`, "--", CONFIG_FILE]) ?? "").split("\n").filter((line) => line !== "");
function differences(before, after) {
  const [old, now] = [flat(before), flat(after)];
  return [.../* @__PURE__ */ new Set([...old.keys(), ...now.keys()])].filter((key) => old.get(key) !== now.get(key)).map((key) => `${key}: ${old.get(key) ?? "none"} -> ${now.get(key) ?? "none"}`);
}
function flat(value, path = "") {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return /* @__PURE__ */ new Map([[path, JSON.stringify(value) ?? "none"]]);
  return new Map(
    Object.entries(value).flatMap(([key, below]) => [...flat(below, path === "" ? key : `${path}.${key}`)])
  );
}

// src/engine/left-behind.ts
import { existsSync } from "node:fs";
import { join as join2 } from "node:path";
var NOTHING = { commits: [], files: [] };
function leftBehind(run, dir, ticket, worktree) {
  if (ticket.role !== "spec-executor") return NOTHING;
  const own = ticket.isolated ? worktree ?? worktreeOf(run, ticket) : void 0;
  if (ticket.isolated && (own === void 0 || !existsSync(own))) return NOTHING;
  const cwd = own ?? run.root;
  const tip = own === void 0 ? `refs/heads/${run.branch}` : "HEAD";
  const log = tryGit(cwd, ["log", "--format=%h %s", "--max-count=50", `${ticket.base}..${tip}`, "--"]);
  return {
    commits: (log ?? "").split("\n").filter((line) => line !== ""),
    files: uncommitted(run, dir, cwd, own === void 0),
    ...own === void 0 ? {} : { worktree: own }
  };
}
var worktreeOf = ({ root }, { agentId }) => agentId === void 0 ? void 0 : join2(root, ".claude", "worktrees", `agent-${agentId}`);
var MOST_FILES = 50;
function uncommitted(run, dir, cwd, isShared) {
  try {
    const before = isShared && run.before ? readBefore(readEvidence(dir, run.before)).files : [];
    return workStatus(cwd).map(({ path }) => path).filter((path) => !before.includes(path) && !path.startsWith(".claude/worktrees/")).slice(0, MOST_FILES);
  } catch {
    return [];
  }
}

// src/engine/stop-agents.ts
function wordStopping({ run, dir }) {
  const lines = (run.stopping ?? []).map((ticket) => {
    const since = clock(ticket.redeemedAt ?? ticket.issuedAt);
    const left = wordLeft(leftBehind(run, dir, ticket));
    return oneLine(`${whose(run, ticket)}, since ${since} UTC; so far ${left}`);
  });
  if (lines.length === 0) return "";
  return [
    "still at work, and refused every further tool call; the session tells when it has ended, and what it left:",
    ...lines.map((line) => `  ${line}
`)
  ].join("\n");
}
function whose(run, ticket) {
  const task = run.tasks.find(({ id }) => id === ticket.task);
  return `the ${ticket.role} of ${task ? taskName(task) : ticket.task}`;
}

// src/engine/time-limit.ts
import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
function markDue(run, home) {
  const file = dueFile(home, run.session);
  const times = run.tickets.flatMap((ticket) => dueAt(run, ticket) ?? []);
  const soonest = times.sort((a, b) => a.getTime() - b.getTime())[0];
  if (!soonest) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true, mode: 448 });
  writeFileSync(file, "", { mode: 384 });
  utimesSync(file, soonest, soonest);
}

// src/engine/control-run.ts
function cancelRun(caller) {
  let open;
  try {
    open = openOwn(caller);
    if ("error" in open) return open;
    if (hasEnded(open.run)) {
      release(caller.home, open.run);
      return alreadyEnded(open.run);
    }
    open.run = record(open, { type: "run_cancelled", who: whoActs(caller.cwd), ...via(caller) });
  } catch (error) {
    return cancelWithoutJournal(caller, error);
  }
  letGo(caller.home, open.run, open.dir);
  return {
    text: `run ${open.run.id} is cancelled; its commits, worktrees and journal are as they were
${wordStopping(open)}${renderSummary(open.run)}`
  };
}
function cancelWithoutJournal(caller, error) {
  const repository = findRepository(caller.cwd);
  const runs = repository === void 0 ? [] : listRuns(repository.commonDir);
  const newest = runs.at(-1);
  if (repository === void 0 || newest === void 0) throw error;
  for (const run of runs) stopRun(caller.home, run);
  leaveCancelMark(join3(runsFolder(repository.commonDir), newest), repository.root, whoActs(caller.cwd));
  return {
    text: `run ${newest} is cancelled; its commits, worktrees and journal are as they were (the journal could not be written: ${error instanceof Error ? error.message : String(error)})`
  };
}
var via = (caller) => caller.via ? { via: caller.via } : {};
var openOwn = ({ cwd, home, session }) => (session === void 0 ? void 0 : openActiveRun(home, session)) ?? openRun(cwd, home);
function pauseRun(caller) {
  const open = openOwn(caller);
  if ("error" in open) return open;
  if (hasEnded(open.run)) return alreadyEnded(open.run);
  if (open.run.state === "paused" || open.run.state === "halted")
    return { text: `run ${open.run.id} is ${open.run.state} already; /ultraplan:resume goes on` };
  const state = record(open, { type: "run_paused", who: whoActs(caller.cwd), ...via(caller) });
  return {
    text: `run ${state.id} is paused: agents in flight finish, nothing new starts; /ultraplan:resume goes on`
  };
}
function resumeRun(session, now) {
  const open = openOwn({ cwd: session.cwd, home: session.home, session: session.id });
  if ("error" in open) return open;
  const { run } = open;
  if (hasEnded(run)) return alreadyEnded(run);
  if (!isDriver(run, session)) {
    if (isAlive(run.client) && !hasMovedTo(run, session)) {
      return {
        error: `run ${run.id} is driven by another client (process ${run.client.pid}), which is still there`,
        fix: "resume it there, or end it with `ultraplan cancel`"
      };
    }
    takeOver(open, session, "resumed after its client was gone");
  }
  const config = readConfigAgain(
    open,
    dirname2(dirname2(dirname2(open.dir))),
    whyNobodySpeaks(open.run, session)
  );
  if (open.run.state !== "running")
    open.run = record(open, { type: "run_resumed", who: whoActs(session.cwd) });
  mendApprovals(open);
  return goOn(open, "", now, [`run ${open.run.id} goes on`, ...config ? [config] : []].join("\n"));
}
function takeOver(open, session, cause) {
  const before = open.run;
  const sameClient = isDriver(before, { ...session, id: before.session });
  release(session.home, before);
  const { state } = open.journal.update((run) => [
    ...lapse(run, "the run went over to another client"),
    {
      type: "run_bound",
      session: session.id,
      client: session.client,
      mode: session.mode,
      ...session.solo === void 0 ? {} : { solo: session.solo },
      modules: modulesKnown(before, session),
      cause
    },
    ...(run?.tickets ?? []).filter((ticket) => ticket.redeemedAt !== void 0 && !sameClient).flatMap((ticket) => abandon(open.run, ticket, `its client went away: ${cause}`))
  ]);
  open.run = state;
  if (!sameClient) tellOldClient(open, before, cause);
  rememberSettings(session, open.run.root, open.dir);
  drive(session.home, session.id, open.run, open.dir);
  refreshLauncher(session.home, session.env);
  markDue(open.run, session.home);
}
function record(open, event) {
  const { state } = open.journal.update(() => [event]);
  publishViews(state, open.dir);
  return state;
}
var hasEnded = (run) => run.state === "finished" || run.state === "cancelled";
var alreadyEnded = (run) => ({
  error: `run ${run.id} is ${run.state} already`,
  fix: "start another with /ultraplan:implement <spec>"
});

export {
  goOn,
  lapse,
  hasMovedTo,
  cancelRun,
  pauseRun,
  resumeRun,
  takeOver
};
