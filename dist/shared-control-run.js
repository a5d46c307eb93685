import {
  abandon,
  advance,
  askPerson,
  isDriver,
  rememberSettings,
  soloStep,
  whoActs
} from "./shared-shared-4.js";
import {
  refreshLauncher
} from "./shared-status-launcher.js";
import {
  mendApprovals
} from "./shared-approve.js";
import {
  drive,
  dueAt,
  leaveCancelMark,
  letGo,
  listRuns,
  openActiveRun,
  openRun,
  release,
  releaseRun
} from "./shared-active.js";
import {
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
  isAlive
} from "./shared-process-ref.js";
import {
  findRepository
} from "./shared-git.js";

// src/engine/control-run.ts
import { join as join2 } from "node:path";

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

// src/engine/moved-session.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";
var SHORTEST_JOB = 8;
function hasMovedTo(run, { id, home, env }) {
  const folder = env.CLAUDE_CONFIG_DIR ?? join(home, ".claude");
  try {
    const text = readFileSync(join(folder, "sessions", `${run.client.pid}.json`), "utf8");
    const { sessionId, parkedJobId } = JSON.parse(text);
    return sessionId === run.session && typeof parkedJobId === "string" && parkedJobId.length >= SHORTEST_JOB && id.startsWith(parkedJobId);
  } catch {
    return false;
  }
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
  const sameClient = isDriver(open.run, { ...session, id: open.run.session });
  release(session.home, open.run);
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
    ...(run?.tickets ?? []).filter((ticket) => ticket.redeemedAt !== void 0 && !sameClient).flatMap((ticket) => abandon(ticket, `its client went away: ${cause}`))
  ]);
  open.run = state;
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
  cancelRun,
  pauseRun,
  resumeRun,
  takeOver
};
