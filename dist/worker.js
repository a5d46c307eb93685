import {
  journalHealth
} from "./shared-journal-health.js";
import {
  proveBaseline
} from "./shared-baseline.js";
import "./shared-may-begin-green.js";
import {
  settleReviews
} from "./shared-fix-step.js";
import "./shared-review-change.js";
import {
  pinnedPlan,
  pinnedTask
} from "./shared-pinned-plan.js";
import "./shared-attempt-spans.js";
import "./shared-engine-commit.js";
import "./shared-git-commit.js";
import "./shared-summarize.js";
import "./shared-lines.js";
import {
  append,
  configFor,
  gateSeconds,
  openRunAt,
  record
} from "./shared-active.js";
import {
  oneLine
} from "./shared-terminal.js";
import "./shared-width.js";
import {
  putEvidence,
  readEvidence
} from "./shared-evidence.js";
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
import {
  findRepository,
  headCommit
} from "./shared-git.js";
import "./shared-shared.js";

// src/engine/defer-proof.ts
import { setTimeout as sleep } from "node:timers/promises";

// src/engine/judge-work.ts
async function judgeWork(open, plan, task, ticket, work) {
  try {
    const { judgeClaim } = await import("./engine-judge-claim.js");
    const folder = workFolder(open.run, ticket, work);
    const baseline = taskOf(open.run, task.id)?.baseline;
    const input = {
      cwd: folder,
      commonDir: findRepository(folder)?.commonDir ?? "",
      journalDir: open.dir,
      run: { ...open.run, config: configFor(open.run, taskOf(open.run, task.id)) },
      plan,
      task,
      ticket,
      claim: work.message,
      backgroundTasks: work.backgroundTasks,
      env: work.env,
      deadline: work.deadline,
      journal: journalHealth(open.dir, open.home),
      ...work.stages ? { stages: work.stages } : {},
      ...work.tampered ? { tampered: work.tampered } : {},
      ...baseline ? { baseline } : {}
    };
    const judged = await judgeClaim(input);
    const result = judged.commit === "" ? { ...judged, commit: headCommit(folder) ?? "" } : judged;
    if (result.outcome !== "PASSED" || !ticket.isolated || work.stages) return { result, cold: false };
    const { mergeWork } = await import("./merge-work.js");
    const merged = await mergeWork(
      open,
      { ticket: ticket.id, task, commit: result.commit },
      (checkout) => judgeClaim({ ...input, cwd: checkout.path, stages: ["proof"], checkout, ran: result.commands })
    );
    return afterMerge(result, merged);
  } catch (error) {
    return { result: crashed(open.run, ticket, error), cold: true };
  }
}
function afterMerge(result, merged) {
  const commands = [...result.commands, ...merged.result?.commands ?? []];
  if (merged.kind === "merged")
    return { result: { ...result, commit: merged.result.commit, commands }, cold: false };
  const failed = {
    outcome: "FAILED",
    stage: "proof",
    failure: "VERIFY_FAILURE",
    colour: "RED",
    confidence: 0
  };
  return { result: { ...result, ...failed, findings: merged.findings, commands }, cold: true };
}
function workFolder(run, ticket, work) {
  if (!ticket.isolated) return run.root;
  const place = work.worktree ? findRepository(work.worktree.path) : void 0;
  if (!place || place.commonDir !== findRepository(run.root)?.commonDir || place.root === run.root) {
    throw new Error("the executor was to work in a worktree of its own, and the client names none");
  }
  return place.root;
}
function crashed(run, ticket, error) {
  return {
    task: ticket.task,
    outcome: "BLOCKED",
    stage: "claim",
    failure: "BLOCKED",
    colour: "RED",
    confidence: 0,
    findings: [
      {
        id: "gate/crashed",
        severity: "block",
        message: `the gate itself broke: ${error instanceof Error ? error.message : String(error)}`,
        fix: "nothing is wrong with the claim as far as is known; a person has to look: ultraplan doctor"
      }
    ],
    checks: [],
    commands: [],
    commit: headCommit(run.root) ?? ticket.base,
    base: ticket.base,
    filesChanged: [],
    startedAt: (/* @__PURE__ */ new Date()).toISOString(),
    durationMs: 0
  };
}

// src/engine/record-judgement.ts
async function recordJudgement(open, ticket, task, { result, cold }) {
  const { retryContext } = await import("./feedback.js");
  const feedback = result.outcome === "PASSED" ? void 0 : putEvidence(open.dir, retryContext(result, task, { attempt: ticket.attempt }));
  const judged = {
    type: "gate_judged",
    ticket: ticket.id,
    result,
    ...feedback ? { feedback } : {}
  };
  record(open, (run) => ({
    events: [cold || isAlone(run, ticket) ? { ...judged, cold: true } : judged, ...damaged(result)],
    reply: void 0
  }));
  settleReviews(open);
  return open.run;
}
var damaged = ({ findings }) => findings.filter(({ id, severity }) => id === "journal/intact" && severity === "block").map(({ message }) => ({ type: "run_halted", cause: message }));
var isAlone = (run, ticket) => run.tickets.find(({ id }) => id === ticket.id)?.judging?.deferred === true;

// src/engine/defer-proof.ts
async function proveDeferred(dir2, ticketId, home, env) {
  const open = openRunAt(dir2, home);
  const ticket = open && await untilDeferred(open, ticketId);
  if (!open || !ticket?.judging) return;
  const { run } = open;
  const plan = pinnedPlan(dir2, run);
  const task = pinnedTask(plan, ticket.task);
  const worktree = run.tasks.find((state) => state.id === ticket.task)?.attempts.at(-1)?.worktree;
  const judgement = await judgeWork(open, plan, task, ticket, {
    message: readEvidence(dir2, ticket.judging.claim),
    backgroundTasks: void 0,
    ...worktree ? { worktree } : {},
    env,
    deadline: Date.now() + gateSeconds(configFor(run, taskOf(run, task.id))) * 1e3
  });
  await recordJudgement(open, ticket, task, { ...judgement, cold: true });
}
var LOOK_EVERY_MS = 20;
var LONGEST_WAIT_MS = 6e4;
async function untilDeferred(open, ticketId) {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += LOOK_EVERY_MS) {
    const ticket = open.run.tickets.find((candidate) => candidate.id === ticketId);
    if (!ticket?.judging || ticket.judging.deferred) return ticket;
    await sleep(LOOK_EVERY_MS);
    open.run = open.journal.refresh() ?? open.run;
  }
  return void 0;
}

// src/engine/notify.ts
import { setTimeout as sleep2 } from "node:timers/promises";

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
    await sleep2(pause);
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
