import { setTimeout as sleep } from 'node:timers/promises'
import { startWorker } from '../../io/process-ref.ts'
import { readEvidence } from '../../journal/evidence.ts'
import type { Config } from '../../model/config.ts'
import type { Task } from '../../model/plan.ts'
import type { Ticket } from '../../model/run.ts'
import { taskOf, ticketOf } from '../../run/change.ts'
import { configFor, gateSeconds } from '../../run/time-limit.ts'
import { type OpenRun, openRunAt } from '../runs/open-run.ts'
import { claimedWith, judgeWork, recordJudgement } from './judge-work.ts'

/** The expected maximum for all commands of a task together, without the scripts that the plan does not name. */
export function longestProofSeconds(task: Task, config: Config): number {
  const own = task.verify.filter((verify) => verify.command).length || (config.verify.default ? 1 : 0)
  const criteria = task.criteria.filter((criterion) => criterion.command).length
  const { typecheck, lint, setup } = config.proof
  const always = [typecheck, lint, setup].filter((command) => command && command !== 'off').length
  return (own + criteria + always) * config.limits.verify * (config.proof.flaky ? 2 : 1)
}

/** The proof takes too long for a hook: a separate process runs it and judges the claim. */
export const deferProof = (dir: string, ticket: string, home: string, env: NodeJS.ProcessEnv) =>
  startWorker(['prove', dir, ticket, home], env)

/** Runs in the worker: judges the claim from the beginning, with all the time it needs, and records the verdict. */
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
  const judgement = await judgeWork(claimed, {
    message: readEvidence(dir, ticket.judging.claim),
    backgroundTasks: undefined,
    ...(worktree ? { worktree } : {}),
    env,
    deadline: Date.now() + gateSeconds(configFor(run, state)) * 1000,
  })
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
