import { startWorker } from '../io/start-worker.ts'
import type { Run } from '../model/run.ts'
import { taskOf } from '../run/change.ts'
import { openJournalAt } from './open-run.ts'
import { pinnedPlan, pinnedTask } from './pinned-plan.ts'

/** Starts the verify of every task that begins, on the commit it begins on, beside its executor: once for each task. */
export function startBaselines(run: Run, dir: string, home: string, env: NodeJS.ProcessEnv): void {
  if (run.config.proof.baseline === 'off') return
  for (const ticket of run.tickets) {
    if (ticket.role !== 'spec-executor' || ticket.attempt > 1 || !ticket.redeemedAt) continue
    if (taskOf(run, ticket.task)?.baseline === undefined) startWorker(['baseline', dir, ticket.id, home], env)
  }
}

/** The worker's side. Nobody waits for it: a claim that is judged first is judged without. */
export async function proveBaseline(
  dir: string,
  ticketId: string,
  home: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const journal = openJournalAt(dir, home)
  const run = journal.state
  const ticket = run?.tickets.find((candidate) => candidate.id === ticketId)
  if (!run || !ticket) return
  const { runBaseline } = await import('./run-baseline.ts')
  const task = pinnedTask(pinnedPlan(dir, run), ticket.task)
  const commands = await runBaseline({
    cwd: run.root,
    journalDir: dir,
    config: run.config,
    task,
    base: ticket.base,
    env,
    deadline: Date.now() + run.config.limits.gate * 1000,
  })
  if (commands.length === 0) return
  journal.update((now) =>
    now && taskOf(now, task.id)?.baseline === undefined
      ? [{ type: 'baseline_ran', task: task.id, commands }]
      : [],
  )
}
