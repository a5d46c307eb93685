import {
  pinnedPlan,
  pinnedTask
} from "./shared-pinned-plan.js";
import {
  publishViews
} from "./shared-publish-views.js";
import {
  isDriver
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

// src/engine/judge-work.ts
async function judgeWork(open, plan, task, ticket, claim, session) {
  try {
    const { judgeClaim } = await import("./judge-claim.js");
    const folder = workFolder(open.run, ticket, claim);
    const input = {
      cwd: folder,
      commonDir: findRepository(folder)?.commonDir ?? "",
      journalDir: open.dir,
      run: open.run,
      plan,
      task,
      ticket,
      claim: claim.message,
      backgroundTasks: claim.backgroundTasks,
      env: session.env,
      deadline: Date.now() + open.run.config.limits.gate * 1e3
    };
    const result = await judgeClaim(input);
    if (result.outcome !== "PASSED" || !ticket.isolated) return { result, cold: false };
    const { mergeWork } = await import("./merge-work.js");
    const merged = await mergeWork(
      open,
      task,
      result.commit,
      (room) => judgeClaim({ ...input, cwd: room, stages: ["proof"] })
    );
    if (merged.kind === "merged")
      return {
        result: {
          ...result,
          commit: merged.result.commit,
          commands: [...result.commands, ...merged.result.commands]
        },
        cold: false
      };
    const findings = merged.findings.length > 0 ? merged.findings : result.findings;
    return {
      result: {
        ...result,
        outcome: "FAILED",
        stage: "proof",
        failure: "VERIFY_FAILURE",
        colour: "RED",
        findings,
        commands: [...result.commands, ...merged.result?.commands ?? []]
      },
      cold: true
    };
  } catch (error) {
    return { result: crashed(open.run, ticket, error), cold: true };
  }
}
function workFolder(run, ticket, claim) {
  if (!ticket.isolated) return run.root;
  const place = claim.worktree ? findRepository(claim.worktree.path) : void 0;
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
  return judge({ ...open, run: state }, ticket, { ...claim, ...pair }, session);
}
async function judge(open, ticket, claim, session) {
  const plan = pinnedPlan(open.dir, open.run);
  const task = pinnedTask(plan, ticket.task);
  const { result, cold } = await judgeWork(open, plan, task, ticket, claim, session);
  const { retryContext, warmFeedback } = await import("./feedback.js");
  const feedback = result.outcome === "PASSED" ? void 0 : putEvidence(open.dir, retryContext(result, task, { attempt: ticket.attempt }));
  const judged = {
    type: "gate_judged",
    ticket: ticket.id,
    result,
    ...feedback ? { feedback } : {},
    ...cold ? { cold } : {}
  };
  const { state } = open.journal.update((run) => {
    const current = run && taskOf(run, ticket.task);
    if (!current || result.outcome !== "PASSED" || outstandingReviews(run, current).length > 0)
      return [judged];
    return [judged, { type: "task_approved", task: ticket.task, commit: result.commit }];
  });
  if (!state) throw new Error("the run has no state");
  if (taskOf(state, ticket.task)?.status === "approved") recordApproval({ ...open, run: state }, ticket.task);
  publishViews(state, open.dir);
  const stillHis = state.tickets.some((candidate) => candidate.id === ticket.id);
  return stillHis ? { kind: "send-back", reason: warmFeedback(result, task, { attempt: ticket.attempt }) } : LET_GO;
}

export {
  SOLO,
  receiveClaim
};
