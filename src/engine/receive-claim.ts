import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findRepository, headCommit } from '../io/git.ts'
import { thisProcess } from '../io/process-ref.ts'
import { putEvidence } from '../journal/evidence.ts'
import type { EventBody } from '../model/event.ts'
import type { GateResult } from '../model/gate.ts'
import type { Run, Ticket } from '../model/run.ts'
import { taskOf } from '../run/change.ts'
import { outstandingReviews } from '../run/reviews.ts'
import { recordApproval } from './approve.ts'
import { isDriver } from './binding.ts'
import { type OpenRun, openActiveRun } from './open-run.ts'
import { pinnedPlan, pinnedTask } from './pinned-plan.ts'
import { publishViews } from './publish-views.ts'
import type { Session } from './session.ts'

export interface Claim {
  agentId: string
  /** The subagent's own transcript; its meta file stands beside it. Absent for the session's main agent. */
  transcriptPath?: string
  message: string
  backgroundTasks: { id: string; type: string; status: string }[]
}

export type ClaimReply = { kind: 'let-go' } | { kind: 'send-back'; reason: string }

/** All that happens inside one SubagentStop has to end within this; the client aborts at 600 s. */
const LET_GO: ClaimReply = { kind: 'let-go' }

/** The one door for claims: paired by the tool_use_id of a redeemed ticket, judged once, recorded before anyone is told. */
export async function receiveClaim(session: Session, claim: Claim): Promise<ClaimReply> {
  const open = openActiveRun(session.home, session.id)
  if (!open || !isDriver(open.run, session)) return LET_GO
  const toolUseId =
    claim.transcriptPath === undefined ? SOLO : pairedToolUse(claim.transcriptPath, claim.agentId)
  if (toolUseId === undefined) return LET_GO

  let ticket: Ticket | undefined
  const { state } = open.journal.update((run) => {
    ticket = run?.tickets.find((candidate) => candidate.toolUseId === toolUseId && !candidate.judging)
    if (!ticket) return []
    if (run && taskOf(run, ticket.task)?.override) return overtaken(ticket)
    const evidence = putEvidence(open.dir, claim.message)
    return [
      {
        type: 'claim_received',
        ticket: ticket.id,
        agentId: claim.agentId,
        claim: evidence,
        judge: thisProcess(),
      },
    ]
  })
  if (!ticket || !state) return LET_GO
  publishViews(state, open.dir)
  if (taskOf(state, ticket.task)?.override) return LET_GO
  return judge({ ...open, run: state }, ticket, claim, session)
}

/** A person skipped or forced the task while its agent worked: there is nothing left to judge. */
const overtaken = (ticket: Ticket): EventBody[] => [
  {
    type: 'agent_lost',
    ticket: ticket.id,
    cause: 'a person has overridden its task',
    failure: 'EXECUTION_FAILURE',
  },
]

/** The ticket of a session whose main agent is the executor has no Agent call behind it. */
export const SOLO = 'solo'

async function judge(open: OpenRun, ticket: Ticket, claim: Claim, session: Session): Promise<ClaimReply> {
  // The libraries that read claims and plans are loaded only here, so that other hooks start fast.
  const { judgeClaim } = await import('./judge-claim.ts')
  const { retryContext, warmFeedback } = await import('../gate/feedback.ts')
  const plan = pinnedPlan(open.dir, open.run)
  const task = pinnedTask(plan, ticket.task)
  const cwd = open.run.root
  let result: GateResult
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
      deadline: Date.now() + open.run.config.limits.gate * 1000,
    })
  } catch (error) {
    result = crashed(open.run, ticket, error)
  }

  // A claim that ended at its words was not compared with git; what the agent committed is there all the same.
  if (result.commit === '') result = { ...result, commit: headCommit(cwd) ?? '' }
  const feedback =
    result.outcome === 'PASSED'
      ? undefined
      : putEvidence(open.dir, retryContext(result, task, { attempt: ticket.attempt }))
  const { state } = open.journal.update((run) => {
    const judged: EventBody = {
      type: 'gate_judged',
      ticket: ticket.id,
      result,
      ...(feedback ? { feedback } : {}),
    }
    const current = run && taskOf(run, ticket.task)
    // A person's override that came in the meantime stands.
    if (!run || result.outcome !== 'PASSED' || current?.override) return [judged]
    const reviewed = current && outstandingReviews(run, current).length > 0
    return reviewed ? [judged] : [judged, { type: 'task_approved', task: ticket.task, commit: result.commit }]
  })
  if (!state) throw new Error('the run has no state')
  if (taskOf(state, ticket.task)?.status === 'approved') recordApproval({ ...open, run: state }, ticket.task)
  publishViews(state, open.dir)

  const stillHis = state.tickets.some((candidate) => candidate.id === ticket.id)
  if (!stillHis) return LET_GO
  return { kind: 'send-back', reason: warmFeedback(result, task, { attempt: ticket.attempt }) }
}

/** Which Agent call started this agent: the client's own file beside the transcript says it, at depth 1 only. */
function pairedToolUse(transcriptPath: string, agentId: string): string | undefined {
  const meta = join(dirname(transcriptPath), `${basename(transcriptPath, '.jsonl')}.meta.json`)
  try {
    const { toolUseId, spawnDepth } = JSON.parse(readFileSync(meta, 'utf8')) as Record<string, unknown>
    if (typeof toolUseId !== 'string' || spawnDepth !== 1 || !basename(transcriptPath).includes(agentId))
      return undefined
    return toolUseId
  } catch {
    return undefined
  }
}

/** Unknown is not passed: a gate that breaks blocks the task and says so. */
function crashed(run: Run, ticket: Ticket, error: unknown): GateResult {
  return {
    task: ticket.task,
    outcome: 'BLOCKED',
    stage: 'claim',
    failure: 'BLOCKED',
    colour: 'RED',
    confidence: 0,
    findings: [
      {
        id: 'gate/crashed',
        severity: 'block',
        message: `the gate itself broke: ${error instanceof Error ? error.message : String(error)}`,
        fix: 'nothing is wrong with the claim as far as is known; a person has to look: ultraplan doctor',
      },
    ],
    checks: [],
    commands: [],
    commit: headCommit(run.root) ?? ticket.base,
    base: ticket.base,
    filesChanged: [],
    startedAt: new Date().toISOString(),
    durationMs: 0,
  }
}
