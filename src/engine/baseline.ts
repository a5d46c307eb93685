import { pluginFolder } from '../client/environment.ts'
import { mayBeginGreen } from '../gate/may-begin-green.ts'
import { awaitWorker } from '../io/start-worker.ts'
import type { Task } from '../model/plan.ts'
import type { Run, Ticket } from '../model/run.ts'
import { wordFor } from '../model/task-name.ts'
import { taskOf } from '../run/change.ts'
import { type OpenRun, openRunAt } from './open-run.ts'
import { pinnedPlan, pinnedTask } from './pinned-plan.ts'
import { append, record } from './record.ts'

/**
 * So long the start of an executor waits for the verify of its task. Most verifies fail at once before the work; a slow
 * one must not hold up every task, and goes on beside the executor (docs/adr/0029).
 */
const LOOK_MS = 5_000

/** Runs the verify of a task that begins, on the commit it begins on, once for each task. */
export async function lookBefore(open: OpenRun, ticket: Ticket, env: NodeJS.ProcessEnv): Promise<void> {
  const { run, dir, home } = open
  if (run.config.proof.baseline === 'off' || ticket.role !== 'spec-executor' || ticket.attempt > 1) return
  // The worker is found by the folder that the client names.
  if (taskOf(run, ticket.task)?.baseline !== undefined || pluginFolder(env) === undefined) return
  await awaitWorker(['baseline', dir, ticket.id, home], env, LOOK_MS)
  open.run = open.journal.refresh() ?? run
}

/** Whether the verify is known to have passed before any work, where it should not. */
export const beginsGreen = (run: Run, task: Task): boolean => {
  const baseline = taskOf(run, task.id)?.baseline ?? []
  return baseline.length > 0 && baseline.every(({ exitCode }) => exitCode === 0) && !mayBeginGreen(task)
}

/** Where such a verify is refused anyway, no executor starts: the task waits for a person instead. */
export function stopGreen(open: OpenRun, ticket: Ticket): string | undefined {
  const { run, dir } = open
  if (run.config.proof.baseline !== 'block' || ticket.role !== 'spec-executor') return undefined
  if (!beginsGreen(run, pinnedTask(pinnedPlan(dir, run), ticket.task))) return undefined
  const cause =
    'its verify passes before any work was done, and proof.baseline is block: it needs a command that fails until the work is done'
  append(open, { type: 'task_blocked', task: ticket.task, cause })
  return `${wordFor(run.tasks, ticket.task)} waits for the person: ${cause}; end your turn`
}

/** The worker's side. A claim that is judged before it ends is judged without. */
export async function proveBaseline(
  dir: string,
  ticketId: string,
  home: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const open = openRunAt(dir, home)
  const ticket = open?.run.tickets.find((candidate) => candidate.id === ticketId)
  if (!open || !ticket) return
  const { run } = open
  const { runBaseline } = await import('./run-baseline.ts')
  const { bringingFor } = await import('./bring-ignored.ts')
  const task = pinnedTask(pinnedPlan(dir, run), ticket.task)
  const commands = await runBaseline({
    cwd: run.root,
    journalDir: dir,
    config: run.config,
    task,
    base: ticket.base,
    env,
    deadline: Date.now() + run.config.limits.gate * 1000,
    bring: bringingFor(run, task.id, ticket.issuedAt),
  })
  if (commands.length === 0) return
  const expected = mayBeginGreen(task) ? { expected: true } : {}
  record(open, (now) => ({
    events:
      taskOf(now, task.id)?.baseline === undefined
        ? [{ type: 'baseline_ran', task: task.id, commands, ...expected }]
        : [],
    reply: undefined,
  }))
}
