import {
  markWaiting
} from "./shared-waiting.js";
import {
  isDriver
} from "./shared-binding.js";
import {
  deferProof,
  judgeWork,
  longestProofSeconds,
  recordJudgement
} from "./shared-approve.js";
import {
  pinnedPlan,
  pinnedTask
} from "./shared-pinned-plan.js";
import {
  publishViews
} from "./shared-publish-views.js";
import {
  openActiveRun,
  taskOf
} from "./shared-active.js";
import {
  putEvidence
} from "./shared-evidence.js";
import {
  thisProcess
} from "./shared-process-ref.js";

// src/engine/paired-call.ts
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
function pairedCall(transcriptPath, agentId) {
  const name = basename(transcriptPath, ".jsonl");
  if (agentId === "" || name !== `agent-${agentId}`) return void 0;
  let meta;
  try {
    meta = JSON.parse(readFileSync(join(dirname(transcriptPath), `${name}.meta.json`), "utf8"));
  } catch {
    return void 0;
  }
  const { toolUseId, spawnDepth, worktreePath, worktreeBranch } = meta;
  if (typeof toolUseId !== "string" || spawnDepth !== 1) return void 0;
  if (typeof worktreePath !== "string") return { toolUseId };
  return {
    toolUseId,
    worktree: {
      path: worktreePath,
      ...typeof worktreeBranch === "string" ? { branch: worktreeBranch } : {}
    }
  };
}

// src/engine/receive-claim.ts
var LET_GO = { kind: "let-go" };
var SOLO = "solo";
async function receiveClaim(session, claim) {
  const open = openActiveRun(session.home, session.id);
  if (!open || !isDriver(open.run, session)) return LET_GO;
  const pair = claim.transcriptPath === void 0 ? { toolUseId: SOLO } : pairedCall(claim.transcriptPath, claim.agentId);
  if (!pair) return LET_GO;
  let ticket;
  const { state } = open.journal.update((run) => {
    ticket = run?.tickets.find((candidate) => candidate.toolUseId === pair.toolUseId && !candidate.judging);
    if (!ticket) return [];
    if (run && taskOf(run, ticket.task)?.override) return overtaken(ticket);
    return [
      {
        type: "claim_received",
        ticket: ticket.id,
        agentId: claim.agentId,
        claim: putEvidence(open.dir, claim.message),
        judge: thisProcess(),
        ..."worktree" in pair && pair.worktree ? { worktree: pair.worktree } : {}
      }
    ];
  });
  if (!ticket || !state) return LET_GO;
  publishViews(state, open.dir);
  if (taskOf(state, ticket.task)?.override) return LET_GO;
  return judge({ ...open, run: state }, ticket, { ...claim, ...pair }, session);
}
var overtaken = (ticket) => [
  {
    type: "agent_lost",
    ticket: ticket.id,
    cause: "a person has overridden its task",
    failure: "EXECUTION_FAILURE"
  }
];
async function judge(open, ticket, claim, session) {
  const plan = pinnedPlan(open.dir, open.run);
  const task = pinnedTask(plan, ticket.task);
  const { config } = open.run;
  const work = { ...claim, env: session.env, deadline: Date.now() + config.limits.gate * 1e3 };
  const tooLong = longestProofSeconds(task, config) > config.limits.gate;
  const judgement = await judgeWork(
    open,
    plan,
    task,
    ticket,
    tooLong ? { ...work, stages: ["claim", "artifacts"] } : work
  );
  if (tooLong && judgement.result.outcome === "PASSED") {
    const { state: state2 } = open.journal.update(() => [
      {
        type: "proof_deferred",
        ticket: ticket.id,
        worker: deferProof(open.dir, ticket.id, open.home, session.env)
      }
    ]);
    if (state2) markWaiting(state2, open.home, /* @__PURE__ */ new Date());
    return LET_GO;
  }
  const state = await recordJudgement(open, ticket, task, judgement);
  const stillHis = state.tickets.some((candidate) => candidate.id === ticket.id);
  if (!stillHis) return LET_GO;
  const { warmFeedback } = await import("./feedback.js");
  return { kind: "send-back", reason: warmFeedback(judgement.result, task, { attempt: ticket.attempt }) };
}

export {
  SOLO,
  receiveClaim
};
