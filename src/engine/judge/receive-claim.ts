import { pairedCall, SOLO } from '../../client/agent-files.ts'
import type { Session } from '../../client/session.ts'
import { waitUntilWritten } from '../../client/transcript.ts'
import { isCutShort } from '../../gate/commands.ts'
import { startWorker, thisProcess } from '../../io/process-ref.ts'
import { putEvidence } from '../../journal/evidence.ts'
import type { EventBody, PermissionCall } from '../../model/event.ts'
import type { Run, Ticket } from '../../model/run.ts'
import { taskWord } from '../../model/task-name.ts'
import { given, taskOf, ticketOf } from '../../run/change.ts'
import { configFor } from '../../run/time-limit.ts'
import { agentLost } from '../facts/work-range.ts'
import { blameDenials } from '../fences/permission-calls.ts'
import { type OpenRun, openDriven } from '../runs/open-run.ts'
import { forgetTampered, statePath, tamperedViews } from '../runs/projections/views.ts'
import { append, type Decision, recordOn } from '../runs/record.ts'
import { markWaiting } from '../runs/waiting.ts'
import { type Claimed, claimedWith, judgeWork, longestProofSeconds, recordJudgement } from './judge-work.ts'
import type { Modified } from './modify-plan.ts'

export interface Claim {
  agentId: string
  /** The subagent's own transcript; its meta file is beside it. Absent for the session's main agent. */
  transcriptPath?: string
  /** The session's own, where its main agent is the executor. */
  mainTranscript?: string
  message: string
  /** `undefined` when they are not known. */
  backgroundTasks: { id: string; type: string; status: string }[] | undefined
  /** The client's permission mode. */
  mode?: string
  /** Found out here, from the client's own files. */
  worktree?: { path: string; branch?: string }
  /** Found out here: the engine's own files that another program wrote to. */
  tampered?: string[]
}

type ClaimReply = { kind: 'let-go' } | { kind: 'send-back'; reason: string }

const LET_GO: ClaimReply = { kind: 'let-go' }

/**
 * The only way to hand in a claim. The claim is matched to a used ticket by the tool_use_id, judged once, and recorded
 * before the agent is answered.
 */
export async function receiveClaim(session: Session, claim: Claim): Promise<ClaimReply> {
  const open = openDriven(session)
  if (!open) return LET_GO
  const pair =
    claim.transcriptPath === undefined ? { toolUseId: SOLO } : pairedCall(claim.transcriptPath, claim.agentId)
  if (!pair) {
    append(open, ignored(claim))
    return LET_GO
  }

  await waitUntilWritten(claim.transcriptPath ?? claim.mainTranscript, claim.message)
  const unasked = await unaskedDenials(claim)
  // Done before the claim is recorded, because recording writes STATE.md again.
  const tampered = tamperedViews(open.run, statePath(open.run, open.dir), open.dir)
  const ticket = recordOn(
    open,
    (run) => takeClaim(run, open.dir, { ...claim, ...pair }, unasked),
    (_run, decision) => decision,
  )
  if (!ticket) return LET_GO
  if (ticket.role === 'spec-executor') {
    forgetTampered(open.dir)
    return judge(open, ticket, { ...claim, ...pair, tampered }, session)
  }
  const { receiveVerdict } = await import('./receive-verdict.ts')
  const reason = receiveVerdict(open, ticketOf(open.run, ticket.id) ?? ticket, claim.message)
  return reason === undefined ? LET_GO : { kind: 'send-back', reason }
}

/** Takes a claim for the open ticket that it belongs to. */
function takeClaim(
  run: Run,
  dir: string,
  claim: Claim & { toolUseId: string },
  unasked: readonly PermissionCall[],
): Decision<Ticket | undefined> {
  const { toolUseId, agentId, worktree, transcriptPath, mainTranscript } = claim
  const own = run.tickets.find((ticket) => ticket.toolUseId === toolUseId && !ticket.judging)
  if (!own) return { events: afterwards(run, toolUseId, claim), reply: undefined }
  // If a person skipped or forced the task while its agent worked, or its failure was reported, nothing is left to judge.
  if (own.reported) return { events: [agentLost(run, own, 'its failure was reported')], reply: undefined }
  if (taskOf(run, own.task)?.override)
    return { events: [agentLost(run, own, 'a person has overridden its task')], reply: undefined }
  const received: EventBody = {
    type: 'claim_received',
    ticket: own.id,
    agentId,
    claim: putEvidence(dir, claim.message),
    judge: thisProcess(),
    ...given({ worktree, transcript: transcriptPath ?? mainTranscript }, 'worktree', 'transcript'),
  }
  return { events: [...newDenials(run, own, unasked), received], reply: own }
}

/** In permission mode `dontAsk` no hook is called for a denial. */
async function unaskedDenials({ mode, transcriptPath }: Claim): Promise<PermissionCall[]> {
  if (mode !== 'dontAsk' || transcriptPath === undefined) return []
  const { deniedInTranscript, describeCall } = await import('../../client/permissions/rule.ts')
  return Promise.all(deniedInTranscript(transcriptPath).map(describeCall))
}

function newDenials(run: Run, ticket: Ticket, calls: readonly PermissionCall[]): EventBody[] {
  const known = taskOf(run, ticket.task)?.attempts.at(-1)?.denied ?? []
  return calls
    .filter((call) => !known.some(({ what }) => what === call.what))
    .map((call) => ({ type: 'permission_denied', ticket: ticket.id, call, by: 'mode' }))
}

/**
 * The agent was not started by a ticket, or its claim was or is being judged. The claim is recorded, so that a claim
 * that did not count can be found.
 */
const ignored = ({ agentId }: Claim): EventBody => ({
  type: 'noted',
  text: `a stop of agent ${agentId} was ignored: it answers to no open ticket`,
})

/** One verdict per ticket: later messages of the agent are recorded and decide nothing. */
function afterwards(run: Run, toolUseId: string, claim: Claim): EventBody[] {
  // An agent that handed in by a call, as in auto mode, stops with an empty message. Then only what still runs is
  // reported.
  if (claim.message === '') return stillRunning(claim)
  if (run.tickets.some((open) => open.toolUseId === toolUseId)) return []
  for (const task of run.tasks) {
    const isExecutor = task.attempts.some((attempt) => attempt.toolUseId === toolUseId)
    const review = task.reviews.find((record) => record.toolUseId === toolUseId)
    if (!isExecutor && !review) continue
    const who = `the ${review?.role ?? 'spec-executor'} of ${taskWord(task)}`
    const text = `${who} stopped once more; what it said was ignored: it answers to no open ticket`
    return [{ type: 'noted', text }]
  }
  return [ignored(claim)]
}

const stillRunning = ({ agentId, backgroundTasks = [] }: Claim): EventBody[] =>
  backgroundTasks
    .filter(({ type, status }) => type === 'shell' && status === 'running')
    .map(({ id }) => ({
      type: 'noted',
      text: `agent ${agentId} had handed in, and its background shell ${id} still ran`,
    }))

/** The libraries for this are loaded only when a message asks for it. */
async function modification(claimed: Claimed, message: string): Promise<Modified> {
  if (!message.includes('TASK_MODIFICATION_REQUEST')) return { kind: 'none' }
  const { considerModification } = await import('./modify-plan.ts')
  return considerModification(claimed, message)
}

async function judge(open: OpenRun, ticket: Ticket, claim: Claim, session: Session): Promise<ClaimReply> {
  const claimed = claimedWith(open, ticket)
  const { task } = claimed
  const config = configFor(open.run, taskOf(open.run, task.id))
  const work = { ...claim, env: session.env, deadline: Date.now() + config.limits.gate * 1000 }
  const modified = await modification(claimed, claim.message)
  if (modified.kind === 'postponed') return LET_GO
  const tooLong = modified.kind !== 'refused' && longestProofSeconds(task, config) > config.limits.gate
  // The quick stages are judged at once, so that an executor does not wait ten minutes to be told that a box is not
  // ticked.
  const judgement =
    modified.kind === 'refused'
      ? { result: modified.result, cold: false }
      : await judgeWork(claimed, tooLong ? { ...work, stages: ['claim', 'artifacts'] } : work)
  if (tooLong ? judgement.result.outcome === 'PASSED' : isCutShort(judgement.result)) {
    const worker = startWorker(['prove', open.dir, ticket.id, open.home], session.env)
    append(open, { type: 'proof_deferred', ticket: ticket.id, worker })
    markWaiting(open.run, open.home, new Date())
    return LET_GO
  }
  judgement.result = await blameDenials(judgement.result, open.run, task, ticket)
  const state = await recordJudgement(claimed, judgement)
  if (modified.kind === 'after-approval' && taskOf(state, task.id)?.status === 'approved') {
    const { addFollowUps } = await import('./modify-plan.ts')
    addFollowUps(open, claimedWith(open, ticket).plan, task, modified.request)
  }
  // The ticket is closed unless the same agent may try again.
  if (!ticketOf(state, ticket.id)) return LET_GO
  const { warmFeedback } = await import('../../gate/feedback.ts')
  return {
    kind: 'send-back',
    reason: warmFeedback(judgement.result, task, { attempt: ticket.attempt, journalDir: open.dir }),
  }
}
