import {
  settleReviews
} from "./shared-approve.js";
import {
  pinnedPlan,
  pinnedTask
} from "./shared-pinned-plan.js";
import {
  openJournalAt
} from "./shared-active.js";
import {
  publishViews
} from "./shared-publish-views.js";
import {
  oneLine
} from "./shared-shared-2.js";
import {
  putEvidence,
  readEvidence
} from "./shared-evidence.js";
import {
  processStart
} from "./shared-process-ref.js";
import {
  taskOf
} from "./shared-change.js";
import {
  findRepository,
  headCommit
} from "./shared-git.js";

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
  const program = join(env.CLAUDE_PLUGIN_ROOT ?? "", "dist", "worker.js");
  const child = spawn(process.execPath, [program, ...args], {
    detached: true,
    stdio: "ignore",
    env,
    windowsHide: true
  });
  child.unref();
  if (child.pid === void 0) throw new Error("a worker could not be started");
  const startedAt = processStart(child.pid);
  return startedAt === void 0 ? { pid: child.pid } : { pid: child.pid, startedAt };
}

// src/run/announcements.ts
function announcements(run) {
  const told = new Set(run.announced ?? []);
  return [...run.tasks.filter(needsSomebody).map(escalated), ...stateOf(run)].filter(
    ({ key }) => !told.has(key)
  );
}
var needsSomebody = (task) => (task.status === "escalated" || task.status === "blocked") && task.kind !== "checkpoint";
function escalated(task) {
  const reason = task.pausedFor?.reason;
  return {
    // Another attempt that fails is another escalation.
    key: `task_escalated ${task.id} ${task.attempts.length}`,
    event: "task_escalated",
    task: task.id,
    ...reason === void 0 ? {} : { reason }
  };
}
var TOLD = { parked: "run_parked", halted: "run_halted", finished: "run_finished" };
function stateOf({ state, since, cause }) {
  if (state !== "parked" && state !== "halted" && state !== "finished") return [];
  const event = TOLD[state];
  return [{ key: `${event} ${since ?? 0}`, event, ...cause === void 0 ? {} : { reason: cause } }];
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
  const what = task ? `task ${task.id} (${oneLine(task.title)}) needs a person` : WORDS[about.event];
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
      run: open.run,
      plan,
      task,
      ticket,
      claim: work.message,
      backgroundTasks: work.backgroundTasks,
      env: work.env,
      deadline: work.deadline,
      ...work.stages ? { stages: work.stages } : {},
      ...work.tampered ? { tampered: work.tampered } : {},
      ...baseline ? { baseline } : {}
    };
    const judged = await judgeClaim(input);
    const result = judged.commit === "" ? { ...judged, commit: headCommit(folder) ?? "" } : judged;
    if (result.outcome !== "PASSED" || !ticket.isolated || work.stages) return { result, cold: false };
    const { mergeWork } = await import("./engine-merge-work.js");
    const merged = await mergeWork(
      open,
      { ticket: ticket.id, task, commit: result.commit },
      (room) => judgeClaim({ ...input, cwd: room, stages: ["proof"], fresh: true })
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
  const { retryContext } = await import("./gate-feedback.js");
  const feedback = result.outcome === "PASSED" ? void 0 : putEvidence(open.dir, retryContext(result, task, { attempt: ticket.attempt }));
  const judged = {
    type: "gate_judged",
    ticket: ticket.id,
    result,
    ...feedback ? { feedback } : {}
  };
  const { state } = open.journal.update((run) => [
    cold || isAlone(run, ticket) ? { ...judged, cold: true } : judged
  ]);
  if (!state) throw new Error("the run has no state");
  const settled = { ...open, run: state };
  settleReviews(settled);
  publishViews(settled.run, open.dir);
  announce(settled);
  return settled.run;
}
var isAlone = (run, ticket) => run?.tickets.find(({ id }) => id === ticket.id)?.judging?.deferred === true;

// src/engine/defer-proof.ts
function longestProofSeconds(task, config) {
  const own = task.verify.filter((verify) => verify.command).length || (config.verify.default ? 1 : 0);
  const criteria = task.criteria.filter((criterion) => criterion.command).length;
  const always = [config.proof.typecheck, config.proof.lint, config.proof.setup].filter(Boolean).length;
  return (own + criteria + always) * config.limits.verify * (config.proof.flaky ? 2 : 1);
}
async function proveDeferred(dir, ticketId, home, env) {
  const journal = openJournalAt(dir, home);
  const run = journal.state;
  const ticket = run?.tickets.find((candidate) => candidate.id === ticketId);
  if (!run || !ticket?.judging) return;
  const open = { run, journal, dir, home };
  const plan = pinnedPlan(dir, run);
  const task = pinnedTask(plan, ticket.task);
  const worktree = run.tasks.find((state) => state.id === ticket.task)?.attempts.at(-1)?.worktree;
  const seconds = longestProofSeconds(task, run.config) * (ticket.isolated ? 2 : 1) + 60;
  const judgement = await judgeWork(open, plan, task, ticket, {
    message: readEvidence(dir, ticket.judging.claim),
    backgroundTasks: [],
    ...worktree ? { worktree } : {},
    env,
    deadline: Date.now() + seconds * 1e3
  });
  await recordJudgement(open, ticket, task, { ...judgement, cold: true });
}

export {
  announce,
  deliver,
  longestProofSeconds,
  proveDeferred
};
