import {
  pinnedPlan,
  pinnedTask
} from "./shared-pinned-plan.js";
import {
  isDriver,
  publishViews
} from "./shared-binding.js";
import {
  RECEIPTS_REF,
  approvedRef,
  openActiveRun,
  outstandingReviews,
  taskOf
} from "./shared-active.js";
import {
  thisProcess
} from "./shared-process-ref.js";
import {
  putEvidence
} from "./shared-evidence.js";
import {
  findRepository,
  git,
  headCommit
} from "./shared-files.js";

// src/engine/receive-claim.ts
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

// src/engine/approve.ts
function recordApproval(open, task) {
  const { run } = open;
  git(run.root, ["update-ref", approvedRef(run.id), run.approvedHead]);
  const state = taskOf(run, task);
  if (!state?.approvedCommit) return;
  const receipt = JSON.stringify(receiptOf(run, task, state.approvedCommit));
  git(run.root, [
    "-c",
    "user.name=ultraplan",
    "-c",
    "user.email=ultraplan@localhost",
    "notes",
    `--ref=${RECEIPTS_REF}`,
    "append",
    "-m",
    receipt,
    state.approvedCommit
  ]);
}
function receiptOf(run, task, commit) {
  const state = taskOf(run, task);
  return {
    ultraplan: 1,
    run: run.id,
    task,
    title: state?.title,
    commit,
    base: state?.attempts.at(-1)?.passed?.base,
    colour: state?.lastResult?.colour,
    attempts: state?.attempts.length,
    seq: run.lastSeq,
    at: run.lastAt
  };
}

// src/engine/receive-claim.ts
var LET_GO = { kind: "let-go" };
async function receiveClaim(session, claim) {
  const open = openActiveRun(session.home, session.id);
  if (!open || !isDriver(open.run, session)) return LET_GO;
  const toolUseId = claim.transcriptPath === void 0 ? SOLO : pairedToolUse(claim.transcriptPath, claim.agentId);
  if (toolUseId === void 0) return LET_GO;
  let ticket;
  const { state } = open.journal.update((run) => {
    ticket = run?.tickets.find((candidate) => candidate.toolUseId === toolUseId && !candidate.judging);
    if (!ticket) return [];
    const evidence = putEvidence(open.dir, claim.message);
    return [
      {
        type: "claim_received",
        ticket: ticket.id,
        agentId: claim.agentId,
        claim: evidence,
        judge: thisProcess()
      }
    ];
  });
  if (!ticket || !state) return LET_GO;
  publishViews(state, open.dir);
  return judge({ ...open, run: state }, ticket, claim, session);
}
var SOLO = "solo";
async function judge(open, ticket, claim, session) {
  const { judgeClaim } = await import("./judge-claim.js");
  const { retryContext, warmFeedback } = await import("./feedback.js");
  const plan = pinnedPlan(open.dir, open.run);
  const task = pinnedTask(plan, ticket.task);
  const cwd = open.run.root;
  let result;
  try {
    result = await judgeClaim({
      cwd,
      commonDir: findRepository(cwd)?.commonDir ?? dirname(dirname(dirname(open.dir))),
      journalDir: open.dir,
      run: open.run,
      plan,
      task,
      ticket,
      claim: claim.message,
      backgroundTasks: claim.backgroundTasks,
      env: session.env,
      deadline: Date.now() + open.run.config.limits.gate * 1e3
    });
  } catch (error) {
    result = crashed(open.run, ticket, error);
  }
  const feedback = result.outcome === "PASSED" ? void 0 : putEvidence(open.dir, retryContext(result, task, { attempt: ticket.attempt }));
  const { state } = open.journal.update((run) => {
    const judged = {
      type: "gate_judged",
      ticket: ticket.id,
      result,
      ...feedback ? { feedback } : {}
    };
    if (!run || result.outcome !== "PASSED") return [judged];
    const current = taskOf(run, ticket.task);
    const reviewed = current && outstandingReviews(run, current).length > 0;
    return reviewed ? [judged] : [judged, { type: "task_approved", task: ticket.task, commit: result.commit }];
  });
  if (!state) throw new Error("the run has no state");
  if (taskOf(state, ticket.task)?.status === "approved") recordApproval({ ...open, run: state }, ticket.task);
  publishViews(state, open.dir);
  const stillHis = state.tickets.some((candidate) => candidate.id === ticket.id);
  if (!stillHis) return LET_GO;
  return { kind: "send-back", reason: warmFeedback(result, task, { attempt: ticket.attempt }) };
}
function pairedToolUse(transcriptPath, agentId) {
  const meta = join(dirname(transcriptPath), `${basename(transcriptPath, ".jsonl")}.meta.json`);
  try {
    const { toolUseId, spawnDepth } = JSON.parse(readFileSync(meta, "utf8"));
    if (typeof toolUseId !== "string" || spawnDepth !== 1 || !basename(transcriptPath).includes(agentId))
      return void 0;
    return toolUseId;
  } catch {
    return void 0;
  }
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

export {
  receiveClaim,
  SOLO
};
