import {
  announce
} from "./shared-notify.js";
import {
  locateLog,
  openJournalAt,
  readJournal
} from "./shared-active.js";
import {
  settleReviews
} from "./shared-approve.js";
import {
  pinnedPlan,
  pinnedTask
} from "./shared-pinned-plan.js";
import {
  publishViews
} from "./shared-publish-views.js";
import {
  putEvidence,
  readEvidence
} from "./shared-evidence.js";
import {
  taskOf
} from "./shared-change.js";
import {
  findRepository,
  headCommit
} from "./shared-git.js";

// src/engine/journal-health.ts
function journalHealth(dir, home) {
  const first = problemOf(dir, home);
  const problem = first === void 0 ? void 0 : problemOf(dir, home);
  return problem === void 0 ? "whole" : { problem };
}
function problemOf(dir, home) {
  try {
    const log = readJournal(locateLog(dir, home));
    while (!log.next().done) ;
    return void 0;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

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
  const { state } = open.journal.update((run) => [
    cold || isAlone(run, ticket) ? { ...judged, cold: true } : judged,
    ...damaged(result)
  ]);
  if (!state) throw new Error("the run has no state");
  const settled = { ...open, run: state };
  settleReviews(settled);
  publishViews(settled.run, open.dir);
  announce(settled);
  return settled.run;
}
var damaged = ({ findings }) => findings.filter(({ id, severity }) => id === "journal/intact" && severity === "block").map(({ message }) => ({ type: "run_halted", cause: message }));
var isAlone = (run, ticket) => run?.tickets.find(({ id }) => id === ticket.id)?.judging?.deferred === true;

// src/engine/defer-proof.ts
var scriptSeconds = ({ limits }) => 4 * limits.verify;
function longestProofSeconds(task, config) {
  const own = task.verify.filter((verify) => verify.command).length || (config.verify.default ? 1 : 0);
  const criteria = task.criteria.filter((criterion) => criterion.command).length;
  const { typecheck, lint, setup } = config.proof;
  const always = [typecheck, lint, setup].filter((command) => command && command !== "off").length;
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
  const longest = longestProofSeconds(task, run.config) + scriptSeconds(run.config);
  const seconds = longest * (ticket.isolated ? 2 : 1) + 60;
  const judgement = await judgeWork(open, plan, task, ticket, {
    message: readEvidence(dir, ticket.judging.claim),
    backgroundTasks: void 0,
    ...worktree ? { worktree } : {},
    env,
    deadline: Date.now() + seconds * 1e3
  });
  await recordJudgement(open, ticket, task, { ...judgement, cold: true });
}

export {
  journalHealth,
  scriptSeconds,
  longestProofSeconds,
  proveDeferred
};
