import type { Task } from '../model/plan.ts'
import { isProof } from '../model/proof-runs.ts'
import { type Named, taskName } from '../model/task-name.ts'
import { fenced, fillSlots } from './template.ts'
import text from './text/executor-task.md?raw'

export interface ExecutorTaskInput {
  task: Task
  spec: string
  attempt: number
  /** `2 of 6`, for orientation. */
  position: string
  folder: string
  /** The branch of the run, where the executor works in a folder that a person may switch. */
  branch?: string | undefined
  /** The failure context of the last attempt only; earlier ones are not kept. */
  retryContext?: string
  decisions?: readonly { task: Named; choice: string }[]
  /** What a person answered to earlier executors of the task. */
  answers?: readonly string[]
  /** Uncommitted work of skipped or forced tasks, which is left for a person. */
  leave?: readonly string[]
  beginsGreen?: boolean
  /** Type checks and linters that the gate runs too, and what their failure means. */
  checks?: readonly { command: string; weight: 'blocking' | 'warning' | 'compared' }[]
  /** The page of the spec protocol about packets. An executor has no skills, and reads it as a file. */
  protocol?: string
  /** In a parallel group the engine ticks the box, not the executor. */
  engineTicks: boolean
}

export function executorTask(input: ExecutorTaskInput): string {
  const { task } = input
  const { commands, warnings } = commandsFor(input)
  return fillSlots(text, {
    task: task.id,
    attempt: String(input.attempt),
    spec: input.spec,
    position: input.position,
    planFile: task.file,
    line: String(task.line),
    block: fenced(task.block, 'markdown'),
    people: byPeople(input),
    retry: input.retryContext ? `${input.retryContext}\n\n` : '',
    folder: input.folder,
    verify: verifyStep(input, commands, warnings),
    verifyPlural: commands.length > 1 ? 's' : '',
    tick: tickStep(task, input.engineTicks),
    planToo: ticks(input) ? ', the plan included' : '',
    commit: `\`git add -- <files> && git commit -m ${task.commit ? JSON.stringify(task.commit) : '"what it does"'} -- <files>\``,
    branch: branchRule(input.branch),
    taskName: JSON.stringify(taskName(task)),
    verifyQuoted: JSON.stringify(commands[0] ?? 'none'),
    assertions: task.packet ? assertionHelp(task, input.protocol) : '',
  })
}

const branchRule = (branch: string | undefined): string =>
  branch === undefined
    ? 'Switch to no other branch, and move none.'
    : `Commit on ${branch} only, and move no other branch. If another one is checked out, a person has switched: commit nothing, and hand in \`status: blocked\`.`

/** The verify and the blocking criteria as the gate runs them, then those that only warn. */
function commandsFor({ task }: ExecutorTaskInput): { commands: string[]; warnings: string[] } {
  const { verify, criteria } = task
  const runnable = (list: readonly { command?: string | undefined }[]) =>
    list.flatMap(({ command }) => command ?? [])
  const commands = [...new Set(runnable([...verify, ...criteria.filter(isProof)]))]
  const warnings = runnable(criteria.filter((criterion) => !isProof(criterion)))
  return { commands, warnings: [...new Set(warnings)].filter((command) => !commands.includes(command)) }
}

const WEIGHTS = {
  blocking: 'has to pass',
  compared: 'no new error in a file that you change',
  warning: 'what it reports is noted',
} as const

function verifyStep(
  { beginsGreen, checks = [] }: ExecutorTaskInput,
  commands: readonly string[],
  warnings: readonly string[],
): string {
  const inShell = (list: readonly string[]) => fenced(list.join('\n'), 'sh')
  const parts = [commands.length > 0 ? inShell(commands) : '   (the plan names no command that can be run)']
  if (warnings.length > 0)
    parts.push(`   Of lesser weight, a failure is noted and refuses nothing:\n${inShell(warnings)}`)
  if (beginsGreen) parts.push(GREEN_BEFORE)
  const words = checks.map(({ command, weight }) => `${JSON.stringify(command)} (${WEIGHTS[weight]})`)
  if (words.length > 0) parts.push(`   Besides, the gate runs ${words.join(', ')}.`)
  return parts.join('\n')
}

const GREEN_BEFORE =
  '   This passed already before any work, so it does not show that the task is done. Go by the words of the task.'

function byPeople({ decisions = [], answers = [], leave = [] }: ExecutorTaskInput): string {
  const quoted = (text: string) => JSON.stringify(text)
  const chosen = decisions.map(({ task, choice }) => `\n- ${quoted(taskName(task))}: ${quoted(choice)}`)
  const decided = `A person decided, at checkpoints of this plan:${chosen.join('')}\n\n`
  const left = `A person commits these files; leave them as they are and out of your commit: ${leave.map(quoted).join(', ')}\n\n`
  const answered = `A person has answered what was asked about this task: ${answers.map(quoted).join(', then ')}\n\n`
  return (
    (chosen.length > 0 ? decided : '') + (answers.length > 0 ? answered : '') + (leave.length > 0 ? left : '')
  )
}

/** An executor that does not change the plan commits nothing of it: uncommitted changes in it are a person's. */
const ticks = ({ task, engineTicks }: ExecutorTaskInput): boolean => task.box !== undefined && !engineTicks

function tickStep(task: Task, engineTicks: boolean): string {
  if (engineTicks)
    return `4. Leave the plan file and .progress.md alone: others work beside you, and this task is ticked by the engine. Notes, if any, go to .progress-${task.id}.md beside the plan.`
  if (!task.box) return '4. Leave the plan file alone: this task is ticked by the engine.'
  return `4. Tick the task: change \`[ ]\` to \`[x]\` on line ${task.box.line} of ${task.file}, and no other box.`
}

function assertionHelp(task: Task, protocol: string | undefined): string {
  const ids = task.packet?.assertions.map((assertion) => assertion.id).join(', ') || 'each assertion'
  return `, with one line for every assertion (${ids}) under the heading before the block:

## Assertion Results
- A1: PASS — src/file.ts:42 (what is there)
- A2: FAIL — src/file.ts:58 (expected: …; actual: …)
${protocol ? `\nThe sections of a packet, which findings name by number, are explained in ${protocol}.\n` : ''}`
}
