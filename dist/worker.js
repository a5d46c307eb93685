import {
  proveDeferred
} from "./shared-defer-proof.js";
import {
  proveBaseline
} from "./shared-baseline.js";
import "./shared-may-begin-green.js";
import "./shared-fix-step.js";
import "./shared-review-change.js";
import "./shared-pinned-plan.js";
import "./shared-attempt-spans.js";
import "./shared-engine-commit.js";
import "./shared-git-commit.js";
import "./shared-lines.js";
import {
  append,
  openRunAt
} from "./shared-active.js";
import {
  oneLine
} from "./shared-terminal.js";
import "./shared-width.js";
import "./shared-evidence.js";
import {
  taskOf
} from "./shared-change.js";
import "./shared-checkout.js";
import "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import {
  taskWord
} from "./shared-task-name.js";
import "./shared-git-status.js";
import "./shared-git.js";
import "./shared-shared.js";

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

// src/engine/notify.ts
var LIMIT_MS = 1e4;
var PAUSES_MS = [2e3, 15e3];
async function deliver(dir2, home, seq, pausesMs = PAUSES_MS) {
  const open = openRunAt(dir2, home);
  const url = open?.run.config.webhook;
  const event = open && find(open.journal.events(), seq);
  if (!open || url === void 0 || !event) return;
  for (const about of event.about) {
    const why = await tell(url, bodyOf(open.run, about, event.at), pausesMs);
    if (why !== void 0)
      append(open, { type: "noted", text: `the webhook was not told ${about.event}: ${why}` });
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

// src/main/worker.ts
var [job, dir = "", second = "", third = ""] = process.argv.slice(2);
if (job === "prove") await proveDeferred(dir, second, third, process.env);
else if (job === "baseline") await proveBaseline(dir, second, third, process.env);
else if (job === "notify") await deliver(dir, second, Number(third));
else process.exitCode = 2;
