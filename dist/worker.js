import {
  journalHealth
} from "./shared-journal-health.js";
import {
  announce,
  deliver,
  proveBaseline
} from "./shared-baseline.js";
import {
  openJournalAt
} from "./shared-active.js";
import {
  configFor,
  gateSeconds
} from "./shared-time-limit.js";
import "./shared-may-begin-green.js";
import "./shared-held-files.js";
import {
  settleReviews
} from "./shared-approve.js";
import "./shared-review-change.js";
import {
  pinnedPlan,
  pinnedTask
} from "./shared-pinned-plan.js";
import "./shared-receipt.js";
import "./shared-canonical-json.js";
import "./shared-places.js";
import "./shared-groups.js";
import "./shared-attempt-spans.js";
import "./shared-engine-commit.js";
import "./shared-run-branch.js";
import "./shared-summarize.js";
import "./shared-lines.js";
import {
  publishViews
} from "./shared-publish-views.js";
import "./shared-terminal.js";
import "./shared-width.js";
import {
  putEvidence,
  readEvidence
} from "./shared-evidence.js";
import "./shared-checkout.js";
import "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import {
  taskOf
} from "./shared-change.js";
import "./shared-task-name.js";
import "./shared-git-status.js";
import {
  findRepository,
  headCommit
} from "./shared-git.js";
import "./shared-shared.js";

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
async function proveDeferred(dir2, ticketId, home, env) {
  const journal = openJournalAt(dir2, home);
  const run = journal.state;
  const ticket = run?.tickets.find((candidate) => candidate.id === ticketId);
  if (!run || !ticket?.judging) return;
  const open = { run, journal, dir: dir2, home };
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

// src/main/worker.ts
var [job, dir = "", second = "", third = ""] = process.argv.slice(2);
if (job === "prove") await proveDeferred(dir, second, third, process.env);
else if (job === "baseline") await proveBaseline(dir, second, third, process.env);
else if (job === "notify") await deliver(dir, second, Number(third));
else process.exitCode = 2;
