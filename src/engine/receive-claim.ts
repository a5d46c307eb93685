import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findRepository, headCommit } from '../io/git.ts'
import { thisProcess } from '../io/process-ref.ts'
import { putEvidence } from '../journal/evidence.ts'
import type { GateResult } from '../model/gate.ts'
import type { Run, Ticket } from '../model/run.ts'
import { isDriver } from './binding.ts'
import { type OpenRun, openActiveRun } from './open-run.ts'
import { pinnedPlan, pinnedTask } from './pinned-plan.ts'
import { publishViews } from './publish-views.ts'
import type { Session } from './session.ts'
import { settleReviews } from './settle-reviews.ts'

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
    const evidence = putEvidence(open.dir, claim.message)
    return [
      {
        type: 'claim_received',
        ticket: ticket.id,
        agentId: claim.agentId,
        claim: evidence,
        judge: thisProcess(),
        ...(claim.transcriptPath === undefined ? {} : { transcript: claim.transcriptPath }),
      },
    ]
  })
  if (!ticket || !state) return LET_GO
  publishViews(state, open.dir)
  const received = { ...open, run: state }
  if (ticket.role === 'spec-executor') return judge(received, ticket, claim, session)
  const { receiveVerdict } = await import('./receive-verdict.ts')
  const reason = receiveVerdict(received, withClaim(state, ticket), claim.message)
  return reason === undefined ? LET_GO : { kind: 'send-back', reason }
}

const withClaim = (run: Run, ticket: Ticket): Ticket =>
  run.tickets.find((candidate) => candidate.id === ticket.id) ?? ticket

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

  const feedback =
    result.outcome === 'PASSED'
      ? undefined
      : putEvidence(open.dir, retryContext(result, task, { attempt: ticket.attempt }))
  const { state } = open.journal.update(() => [
    { type: 'gate_judged', ticket: ticket.id, result, ...(feedback ? { feedback } : {}) },
  ])
  if (!state) throw new Error('the run has no state')
  const judged = { ...open, run: state }
  settleReviews(judged)
  publishViews(judged.run, open.dir)

  const stillHis = judged.run.tickets.some((candidate) => candidate.id === ticket.id)
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
