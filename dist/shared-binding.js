import {
  advance,
  askPerson,
  rememberSettings,
  soloStep,
  whoActs
} from "./shared-shared-4.js";
import {
  refreshLauncher
} from "./shared-status-launcher.js";
import {
  drive,
  dueAt,
  leaveCancelMark,
  leaveUntold,
  letGo,
  listRuns,
  openActiveRun,
  openRun,
  release,
  releaseRun,
  untoldNames
} from "./shared-active.js";
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
  publishViews
} from "./shared-publish-views.js";
import {
  renderSummary
} from "./shared-failures.js";
import {
  isAlive,
  isSameStart
} from "./shared-process-ref.js";
import {
  findRepository
} from "./shared-git.js";

// src/engine/control-run.ts
import { join as join2 } from "node:path";

// src/engine/binding.ts
function isDriver(run, session) {
  if (run.session !== session.id || run.client.pid !== session.client.pid) return false;
  const { startedAt } = run.client;
  return startedAt === void 0 || session.client.startedAt === void 0 || isSameStart(startedAt, session.client.startedAt);
}

// src/engine/go-on.ts
function goOn(open, done, now, goesOn = "") {
  publishViews(open.run, open.dir);
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
${renderSummary(open.run)}`
  };
}
function cancelWithoutJournal(caller, error) {
  const commonDir = findRepository(caller.cwd)?.commonDir;
  const runs = commonDir === void 0 ? [] : listRuns(commonDir);
  const newest = runs.at(-1);
  if (commonDir === void 0 || newest === void 0) throw error;
  for (const run of runs) releaseRun(caller.home, run);
  leaveCancelMark(join2(runsFolder(commonDir), newest), whoActs(caller.cwd));
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
  if (open.run.state !== "running")
    open.run = record(open, { type: "run_resumed", who: whoActs(session.cwd) });
  mendApprovals(open);
  return goOn(open, "", now, `run ${open.run.id} goes on`);
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
  isDriver,
  goOn,
  lapse,
  cancelRun,
  pauseRun,
  resumeRun,
  takeOver
};
