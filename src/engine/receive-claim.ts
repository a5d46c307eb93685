import { thisProcess } from '../io/process-ref.ts'
import { putEvidence } from '../journal/evidence.ts'
import type { EventBody, PermissionCall } from '../model/event.ts'
import type { Run, Ticket } from '../model/run.ts'
import { taskOf } from '../run/change.ts'
import { isDriver } from './binding.ts'
import { deferProof, longestProofSeconds } from './defer-proof.ts'
import { judgeWork } from './judge-work.ts'
import { type OpenRun, openActiveRun } from './open-run.ts'
import { pairedCall, SOLO } from './paired-call.ts'
import { blameDenials } from './permission-verdict.ts'
import { pinnedPlan, pinnedTask } from './pinned-plan.ts'
import { publishViews } from './publish-views.ts'
import { recordJudgement } from './record-judgement.ts'
import type { Session } from './session.ts'
import { markWaiting } from './waiting.ts'

export interface Claim {
  agentId: string
  /** The subagent's own transcript; its meta file stands beside it. Absent for the session's main agent. */
  transcriptPath?: string
  message: string
  backgroundTasks: { id: string; type: string; status: string }[]
  /** The client's permission mode. */
  mode?: string
  /** Found out here, from the client's own files. */
  worktree?: { path: string; branch?: string }
}

export type ClaimReply = { kind: 'let-go' } | { kind: 'send-back'; reason: string }

const LET_GO: ClaimReply = { kind: 'let-go' }

/** The one door for claims: paired by the tool_use_id of a redeemed ticket, judged once, recorded before anyone is told. */
export async function receiveClaim(session: Session, claim: Claim): Promise<ClaimReply> {
  const open = openActiveRun(session.home, session.id)
  if (!open || !isDriver(open.run, session)) return LET_GO
  const pair =
    claim.transcriptPath === undefined ? { toolUseId: SOLO } : pairedCall(claim.transcriptPath, claim.agentId)
  if (!pair) return LET_GO

  const unasked = await unaskedDenials(claim)
  let ticket: Ticket | undefined
  const { state } = open.journal.update((run) => {
    ticket = run?.tickets.find((candidate) => candidate.toolUseId === pair.toolUseId && !candidate.judging)
    if (!ticket) return []
    if (run && taskOf(run, ticket.task)?.override) return overtaken(ticket)
    return [
      ...newDenials(run, ticket, unasked),
      {
        type: 'claim_received',
        ticket: ticket.id,
        agentId: claim.agentId,
        claim: putEvidence(open.dir, claim.message),
        judge: thisProcess(),
        ...('worktree' in pair && pair.worktree ? { worktree: pair.worktree } : {}),
        ...(claim.transcriptPath === undefined ? {} : { transcript: claim.transcriptPath }),
      },
    ]
  })
  if (!ticket || !state) return LET_GO
  publishViews(state, open.dir)
  if (taskOf(state, ticket.task)?.override) return LET_GO
  const received = { ...open, run: state }
  if (ticket.role === 'spec-executor') return judge(received, ticket, { ...claim, ...pair }, session)
  const { receiveVerdict } = await import('./receive-verdict.ts')
  const reason = receiveVerdict(received, withClaim(state, ticket), claim.message)
  return reason === undefined ? LET_GO : { kind: 'send-back', reason }
}

/** In the mode that asks nobody no hook hears of a denial. */
async function unaskedDenials({ mode, transcriptPath }: Claim): Promise<PermissionCall[]> {
  if (mode !== 'dontAsk' || transcriptPath === undefined) return []
  const { deniedInTranscript } = await import('./permission-verdict.ts')
  const { describeCall } = await import('./describe-call.ts')
  return Promise.all(deniedInTranscript(transcriptPath).map(describeCall))
}

function newDenials(run: Run | undefined, ticket: Ticket, calls: readonly PermissionCall[]): EventBody[] {
  const known = (run && taskOf(run, ticket.task)?.attempts.at(-1)?.denied) ?? []
  return calls
    .filter((call) => !known.some(({ what }) => what === call.what))
    .map((call) => ({ type: 'permission_denied', ticket: ticket.id, call, by: 'mode' }))
}

const withClaim = (run: Run, ticket: Ticket): Ticket =>
  run.tickets.find((candidate) => candidate.id === ticket.id) ?? ticket

/** A person skipped or forced the task while its agent worked: there is nothing left to judge. */
const overtaken = (ticket: Ticket): EventBody[] => [
  {
    type: 'agent_lost',
    ticket: ticket.id,
    cause: 'a person has overridden its task',
    failure: 'EXECUTION_FAILURE',
  },
]

async function judge(open: OpenRun, ticket: Ticket, claim: Claim, session: Session): Promise<ClaimReply> {
  const plan = pinnedPlan(open.dir, open.run)
  const task = pinnedTask(plan, ticket.task)
  const { config } = open.run
  const work = { ...claim, env: session.env, deadline: Date.now() + config.limits.gate * 1000 }
  const tooLong = longestProofSeconds(task, config) > config.limits.gate
  // What can be found out at once is: nobody waits ten minutes to hear that a box is not ticked.
  const judgement = await judgeWork(
    open,
    plan,
    task,
    ticket,
    tooLong ? { ...work, stages: ['claim', 'artifacts'] } : work,
  )
  if (tooLong && judgement.result.outcome === 'PASSED') {
    const { state } = open.journal.update(() => [
      {
        type: 'proof_deferred',
        ticket: ticket.id,
        worker: deferProof(open.dir, ticket.id, open.home, session.env),
      },
    ])
    if (state) markWaiting(state, open.home, new Date())
    return LET_GO
  }
  judgement.result = await blameDenials(judgement.result, open.run, task, ticket)
  const state = await recordJudgement(open, ticket, task, judgement)
  const stillHis = state.tickets.some((candidate) => candidate.id === ticket.id)
  if (!stillHis) return LET_GO
  const { warmFeedback } = await import('../gate/feedback.ts')
  return {
    kind: 'send-back',
    reason: warmFeedback(judgement.result, task, { attempt: ticket.attempt, journalDir: open.dir }),
  }
}
