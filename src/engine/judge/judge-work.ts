import { setTimeout as sleep } from 'node:timers/promises'
import { branchHead, findRepository } from '../../io/git.ts'
import { putEvidence, readEvidence } from '../../journal/evidence.ts'
import type { Config } from '../../model/config.ts'
import type { EventBody } from '../../model/event.ts'
import type { GateResult } from '../../model/gate.ts'
import type { Plan, Task } from '../../model/plan.ts'
import type { Run, Ticket } from '../../model/run.ts'
import { taskOf, ticketOf } from '../../run/change.ts'
import { configFor, gateSeconds } from '../../run/time-limit.ts'
import type { JudgeInput } from '../facts/work-range.ts'
import { pinnedPlan, pinnedTask } from '../runs/find-task.ts'
import { type OpenRun, openRunAt } from '../runs/open-run.ts'
import { recordEvents } from '../runs/record.ts'
import type { Merged } from './merge-work.ts'
import { settleReviews } from './settle-reviews.ts'

export interface Work
  extends Pick<JudgeInput, 'backgroundTasks' | 'env' | 'deadline' | 'stages' | 'tampered'> {
  /** The executor's last message. */
  message: string
  worktree?: { path: string; branch?: string | undefined }
}

/** The task that a claim is about, as the run pinned it. */
export interface Claimed {
  open: OpenRun
  plan: Plan
  task: Task
  ticket: Ticket
}

export function claimedWith(open: OpenRun, ticket: Ticket): Claimed {
  const plan = pinnedPlan(open.dir, open.run)
  return { open, plan, task: pinnedTask(plan, ticket.task), ticket }
}

/** Runs the gate over a claim, and merges the passed work of an isolated executor. Never throws: an error becomes a finding. */
export async function judgeWork({ open, plan, task, ticket }: Claimed, work: Work): Promise<Judgement> {
  try {
    // The libraries that read claims and plans are loaded only here, so that other hooks start fast.
    const { judgeClaim, journalHealth } = await import('./judge-claim.ts')
    const state = taskOf(open.run, task.id)
    const { message: claim, backgroundTasks, env, deadline, stages, tampered } = work
    const input: JudgeInput = {
      ...{ plan, task, ticket, claim, backgroundTasks, env, deadline, stages, tampered },
      cwd: workFolder(open.run, ticket, work),
      journalDir: open.dir,
      run: { ...open.run, config: configFor(open.run, state) },
      journal: journalHealth(open.dir, open.home),
      baseline: state?.baseline,
    }
    const result = await judgeClaim(input)
    if (result.outcome !== 'PASSED' || !ticket.isolated || stages) return { result, cold: false }
    const { mergeWork } = await import('./merge-work.ts')
    const merged = await mergeWork(open, { ticket: ticket.id, task, commit: result.commit }, (checkout) =>
      judgeClaim({ ...input, cwd: checkout.path, stages: ['proof'], checkout, ran: result.commands }),
    )
    return afterMerge(result, merged)
  } catch (error) {
    return { result: crashed(open.run, ticket, error), cold: true }
  }
}

function afterMerge(result: GateResult, merged: Merged): Judgement {
  const commands = [...result.commands, ...(merged.result?.commands ?? [])]
  if (merged.kind === 'merged')
    return { result: { ...result, commit: merged.result.commit, commands }, cold: false }
  const why =
    merged.kind === 'waits'
      ? ({ outcome: 'BLOCKED', failure: 'BLOCKED' } as const)
      : ({ outcome: 'FAILED', failure: 'VERIFY_FAILURE' } as const)
  const { findings } = merged
  return { result: { ...result, ...why, ...RED, stage: 'proof', findings, commands }, cold: true }
}

/** Where the executor worked. For an isolated one the client says it, and only a worktree of this repository counts. */
function workFolder(run: Run, ticket: Ticket, work: Work): string {
  if (!ticket.isolated) return run.root
  const place = work.worktree ? findRepository(work.worktree.path) : undefined
  if (!place || place.commonDir !== findRepository(run.root)?.commonDir || place.root === run.root) {
    throw new Error('the executor was to work in a worktree of its own, and the client names none')
  }
  return place.root
}

/** If the gate itself fails, the task is blocked with a message: what is unknown does not pass. */
const crashed = (run: Run, ticket: Ticket, error: unknown): GateResult =>
  withoutJudging(ticket, {
    outcome: 'BLOCKED',
    failure: 'BLOCKED',
    findings: [
      {
        id: 'gate/crashed',
        severity: 'block',
        message: `the gate itself broke: ${error instanceof Error ? error.message : String(error)}`,
        fix: 'nothing is wrong with the claim as far as is known; a person has to look: ultraplan doctor',
      },
    ],
    checks: [],
    commit: branchHead(run) ?? ticket.base,
    startedAt: new Date().toISOString(),
  })

const RED = { colour: 'RED', confidence: 0 } as const

/** The result for a claim that no check looked at. */
export const withoutJudging = (
  { task, base }: Ticket,
  why: Pick<GateResult, 'outcome' | 'failure' | 'findings' | 'checks' | 'commit' | 'startedAt'>,
): GateResult => ({
  task,
  base,
  stage: 'claim',
  ...RED,
  ...why,
  commands: [],
  filesChanged: [],
  durationMs: 0,
})

export interface Judgement {
  result: GateResult
  /** This agent cannot fix it any more; a new one has to. */
  cold: boolean
}

/** Records a judgement, and approves the task if nothing else is outstanding. */
export async function recordJudgement(
  { open, ticket, task }: Claimed,
  { result, cold }: Judgement,
): Promise<Run> {
  const { retryContext } = await import('../../gate/feedback.ts')
  const keep = () => putEvidence(open.dir, retryContext(result, task, { attempt: ticket.attempt }))
  const feedback = result.outcome === 'PASSED' ? {} : { feedback: keep() }
  const judged: EventBody = { type: 'gate_judged', ticket: ticket.id, result, ...feedback }
  recordEvents(open, (run) => [
    cold || isAlone(run, ticket) ? { ...judged, cold: true } : judged,
    ...damaged(result),
  ])
  // Only `settleReviews` approves: it checks what is outstanding, and whether a person overrode the task in the
  // meantime.
  settleReviews(open)
  return open.run
}

/** A run halts when another program wrote to its journal. */
const damaged = ({ findings }: GateResult): EventBody[] =>
  findings
    .filter(({ id, severity }) => id === 'journal/intact' && severity === 'block')
    .map(({ message }) => ({ type: 'run_halted', cause: message }))

/** The client went away while the claim was judged, and the agent with it, so no agent can be sent back. */
const isAlone = (run: Run, ticket: Ticket): boolean => ticketOf(run, ticket.id)?.judging?.deferred === true

/** The expected maximum for all commands of a task together, without the scripts that the plan does not name. */
export function longestProofSeconds(task: Task, config: Config): number {
  const own = task.verify.filter((verify) => verify.command).length || (config.verify.default ? 1 : 0)
  const criteria = task.criteria.filter((criterion) => criterion.command).length
  const { typecheck, lint, setup } = config.proof
  const always = [typecheck, lint, setup].filter((command) => command && command !== 'off').length
  return (own + criteria + always) * config.limits.verify * (config.proof.flaky ? 2 : 1)
}

/**
 * Runs in the worker, where the proof takes too long for a hook: judges the claim from the beginning, with all the time
 * it needs, and records the verdict.
 */
export async function proveDeferred(
  dir: string,
  ticketId: string,
  home: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const open = openRunAt(dir, home)
  const ticket = open && (await untilDeferred(open, ticketId))
  if (!open || !ticket?.judging) return
  const { run } = open
  const claimed = claimedWith(open, ticket)
  const state = taskOf(run, ticket.task)
  const worktree = state?.attempts.at(-1)?.worktree
  const message = readEvidence(dir, ticket.judging.claim)
  const deadline = Date.now() + gateSeconds(configFor(run, state)) * 1000
  const work = { message, backgroundTasks: undefined, ...(worktree ? { worktree } : {}), env, deadline }
  const judgement = await judgeWork(claimed, work)
  // The executor has ended, so a new agent has to fix what is wrong.
  await recordJudgement(claimed, { ...judgement, cold: true })
}

const LOOK_EVERY_MS = 20
const LONGEST_WAIT_MS = 60_000

/** The hook that started this worker records that next. If the hook was killed, there is nothing to judge. */
async function untilDeferred(open: OpenRun, ticketId: string): Promise<Ticket | undefined> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += LOOK_EVERY_MS) {
    const ticket = ticketOf(open.run, ticketId)
    if (!ticket?.judging || ticket.judging.deferred) return ticket
    await sleep(LOOK_EVERY_MS)
    open.run = open.journal.refresh() ?? open.run
  }
  return undefined
}
