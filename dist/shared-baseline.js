import {
  announcements,
  openJournalAt
} from "./shared-active.js";
import {
  mayBeginGreen
} from "./shared-may-begin-green.js";
import {
  pinnedPlan,
  pinnedTask
} from "./shared-pinned-plan.js";
import {
  oneLine
} from "./shared-terminal.js";
import {
  processStart
} from "./shared-process-ref.js";
import {
  taskOf
} from "./shared-change.js";
import {
  taskWord
} from "./shared-task-name.js";

// src/engine/notify.ts
import { setTimeout as sleep } from "node:timers/promises";

// src/io/post-json.ts
async function postJson(url, body, limitMs) {
  if (!/^https?:\/\//i.test(url)) return { kind: "refused", why: "the address is neither http nor https" };
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": "ultraplan" },
      body: JSON.stringify(body),
      // What a run says goes to the address that was configured, and nowhere else.
      redirect: "error",
      signal: AbortSignal.timeout(limitMs)
    });
    await response.body?.cancel();
    return response.ok ? { kind: "taken" } : { kind: "refused", why: `it answered ${response.status}` };
  } catch (error) {
    return { kind: "refused", why: causeOf(error) };
  }
}
function causeOf(error) {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "it did not answer in time";
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
}

// src/io/start-worker.ts
import { spawn } from "node:child_process";
import { join } from "node:path";
function startWorker(args, env = process.env) {
  const child = spawnWorker(args, env);
  if (child.pid === void 0) throw new Error("a worker could not be started");
  const startedAt = processStart(child.pid);
  return startedAt === void 0 ? { pid: child.pid } : { pid: child.pid, startedAt };
}
function spawnWorker(args, env) {
  const program = join(env.CLAUDE_PLUGIN_ROOT ?? "", "dist", "worker.js");
  const child = spawn(process.execPath, [program, ...args], {
    detached: true,
    stdio: "ignore",
    env,
    windowsHide: true
  });
  child.unref();
  return child;
}

// src/engine/notify.ts
function announce(open) {
  if (open.run.config.webhook === void 0 || announcements(open.run).length === 0) return;
  const { state, events } = open.journal.update((run) => {
    const about = run ? announcements(run) : [];
    return about.length > 0 ? [{ type: "announced", about }] : [];
  });
  if (state) open.run = state;
  const [claimed] = events;
  if (claimed?.type === "announced") startWorker(["notify", open.dir, open.home, String(claimed.seq)]);
}
var LIMIT_MS = 1e4;
var PAUSES_MS = [2e3, 15e3];
async function deliver(dir, home, seq, pausesMs = PAUSES_MS) {
  const journal = openJournalAt(dir, home);
  const run = journal.state;
  const url = run?.config.webhook;
  const event = find(journal.events(), seq);
  if (!run || url === void 0 || !event) return;
  for (const about of event.about) {
    const why = await tell(url, bodyOf(run, about, event.at), pausesMs);
    if (why !== void 0)
      journal.update(() => [{ type: "noted", text: `the webhook was not told ${about.event}: ${why}` }]);
  }
}
async function tell(url, body, pausesMs) {
  for (const pause of [...pausesMs, void 0]) {
    const posted = await postJson(url, body, LIMIT_MS);
    if (posted.kind === "taken") return void 0;
    if (pause === void 0) return posted.why;
    await sleep(pause);
  }
  return void 0;
}
function find(events, seq) {
  for (const event of events)
    if (event.seq === seq && event.type === "announced") return event;
  return void 0;
}
function bodyOf(run, about, at) {
  const task = about.task === void 0 ? void 0 : taskOf(run, about.task);
  const reason = about.reason === void 0 ? void 0 : oneLine(about.reason);
  const what = task ? `${task.name ? taskWord(task) : `task ${task.id} (${oneLine(task.title)})`} needs a person` : WORDS[about.event];
  return {
    event: about.event,
    run: run.id,
    spec: run.spec,
    state: run.state,
    branch: run.branch,
    at,
    ...task ? {
      task: {
        id: task.id,
        title: oneLine(task.title),
        status: task.status,
        attempts: task.attempts.length,
        options: task.pausedFor?.options ?? []
      }
    } : {},
    ...reason === void 0 ? {} : { reason },
    text: `ultraplan: ${oneLine(run.spec)}: ${what}${reason === void 0 ? "" : `: ${reason}`}`
  };
}
var WORDS = {
  task_escalated: "a task needs a person",
  run_parked: "the run is parked",
  run_halted: "the run is halted",
  run_finished: "the run has finished"
};

// src/engine/baseline.ts
var beginsGreen = (run, task) => {
  const baseline = taskOf(run, task.id)?.baseline ?? [];
  return baseline.length > 0 && baseline.every(({ exitCode }) => exitCode === 0) && !mayBeginGreen(task);
};
async function proveBaseline(dir, ticketId, home, env) {
  const journal = openJournalAt(dir, home);
  const run = journal.state;
  const ticket = run?.tickets.find((candidate) => candidate.id === ticketId);
  if (!run || !ticket) return;
  const { runBaseline } = await import("./run-baseline.js");
  const { bringingFor } = await import("./bring-ignored.js");
  const task = pinnedTask(pinnedPlan(dir, run), ticket.task);
  const commands = await runBaseline({
    cwd: run.root,
    journalDir: dir,
    config: run.config,
    task,
    base: ticket.base,
    env,
    deadline: Date.now() + run.config.limits.gate * 1e3,
    bring: bringingFor(run, task.id, ticket.issuedAt)
  });
  if (commands.length === 0) return;
  journal.update(
    (now) => now && taskOf(now, task.id)?.baseline === void 0 ? [
      {
        type: "baseline_ran",
        task: task.id,
        commands,
        ...mayBeginGreen(task) ? { expected: true } : {}
      }
    ] : []
  );
}

export {
  announce,
  deliver,
  beginsGreen,
  proveBaseline
};
