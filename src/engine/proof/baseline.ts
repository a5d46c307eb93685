import { pluginFolder } from '../../client/session.ts'
import { mayBeginGreen } from '../../gate/plan-text.ts'
import { awaitWorker } from '../../io/process-ref.ts'
import type { CommandResult } from '../../model/evidence.ts'
import type { Task } from '../../model/plan.ts'
import type { Run, Ticket } from '../../model/run.ts'
import { wordFor } from '../../model/task-name.ts'
import { taskOf, ticketOf } from '../../run/change.ts'
import { decidingCommands, namedVariables } from '../facts/proof-commands.ts'
import { type Bringing, bringingFor } from '../runs/bring-ignored.ts'
import { pinnedPlan, pinnedTask } from '../runs/find-task.ts'
import { type OpenRun, openRunAt } from '../runs/open-run.ts'
import { append, recordEvents } from '../runs/record.ts'
import { inPrepared, type ProofContext } from './run-proof.ts'

interface BaselineInput extends Omit<ProofContext, 'named'> {
  /** Top folder of the repository. */
  cwd: string
  task: Task
  /** The commit that the task begins on. */
  base: string
  bring: Bringing
}

/** Runs the verify of a task before any work is done, in a checkout, so that it can run beside the executor. */
export async function runBaseline(input: BaselineInput): Promise<CommandResult[]> {
  const { cwd, journalDir, config, task, base, bring } = input
  const commands = config.proof.baseline === 'off' ? [] : decidingCommands(task, config)
  if (commands.length === 0) return []
  const options = { dir: journalDir, root: cwd, commit: base, bring, room: 'checkout' as const }
  const ran = await inPrepared(options, { ...input, named: namedVariables(task) }, async ({ run }) => {
    const results: CommandResult[] = []
    for (const { command } of commands) results.push((await run({ purpose: 'baseline', command })).result)
    return results
  })
  // A checkout that cannot be set up says nothing about the verify.
  return ran ?? []
}

/**
 * How long the start of an executor waits for the verify of its task. Before the work most verifies fail at once. A
 * slow one must not delay every task, so it continues beside the executor (docs/adr/0029).
 */
const LOOK_MS = 5_000

/** Runs the verify of a task that begins, on the commit it begins on, once for each task. */
export async function lookBefore(open: OpenRun, ticket: Ticket, env: NodeJS.ProcessEnv): Promise<void> {
  const { run, dir, home } = open
  if (run.config.proof.baseline === 'off' || ticket.role !== 'spec-executor' || ticket.attempt > 1) return
  // The worker program is found in the plugin folder that the client names.
  if (taskOf(run, ticket.task)?.baseline !== undefined || pluginFolder(env) === undefined) return
  await awaitWorker(['baseline', dir, ticket.id, home], env, LOOK_MS)
  open.run = open.journal.refresh() ?? run
}

/** Whether the verify passed before any work although it should not have. */
export const beginsGreen = (run: Run, task: Task): boolean => {
  const baseline = taskOf(run, task.id)?.baseline ?? []
  return baseline.length > 0 && baseline.every(({ exitCode }) => exitCode === 0) && !mayBeginGreen(task)
}

/** If such a verify would be refused in the end, no executor starts and the task waits for a person. */
export function stopGreen(open: OpenRun, ticket: Ticket): string | undefined {
  const { run, dir } = open
  if (run.config.proof.baseline !== 'block' || ticket.role !== 'spec-executor') return undefined
  if (!beginsGreen(run, pinnedTask(pinnedPlan(dir, run), ticket.task))) return undefined
  const cause =
    'its verify passes before any work was done, and proof.baseline is block: it needs a command that fails until the work is done'
  append(open, { type: 'task_blocked', task: ticket.task, cause })
  return `${wordFor(run.tasks, ticket.task)} waits for the person: ${cause}; end your turn`
}

/** Runs in the worker. A claim that is judged before the baseline ends is judged without it. */
export async function proveBaseline(
  dir: string,
  ticketId: string,
  home: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const open = openRunAt(dir, home)
  const ticket = open && ticketOf(open.run, ticketId)
  if (!open || !ticket) return
  const { root: cwd, config } = open.run
  const task = pinnedTask(pinnedPlan(dir, open.run), ticket.task)
  const { base, issuedAt } = ticket
  const deadline = Date.now() + config.limits.gate * 1000
  const bring = bringingFor(open.run, task.id, issuedAt)
  const commands = await runBaseline({ cwd, journalDir: dir, config, task, base, env, deadline, bring })
  if (commands.length === 0) return
  const expected = mayBeginGreen(task) ? { expected: true } : {}
  recordEvents(open, (now) =>
    taskOf(now, task.id)?.baseline ? [] : [{ type: 'baseline_ran', task: task.id, commands, ...expected }],
  )
}
