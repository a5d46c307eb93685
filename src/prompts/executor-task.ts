import type { Task } from '../model/plan.ts'
import { fenced } from './fence.ts'
import { template } from './template.ts'
import text from './text/executor-task.md?raw'

const TASK = template(text, [
  'task',
  'attempt',
  'spec',
  'position',
  'planFile',
  'line',
  'block',
  'people',
  'retry',
  'folder',
  'verify',
  'verifyPlural',
  'tick',
  'commit',
  'taskName',
  'verifyQuoted',
  'assertions',
])

export interface ExecutorTaskInput {
  task: Task
  spec: string
  attempt: number
  /** `2 of 6`, for orientation. */
  position: string
  folder: string
  /** The failure context of the last attempt only; never piled up. */
  retryContext?: string
  /** What a person chose at the plan's checkpoints. */
  decisions?: readonly { task: string; title: string; choice: string }[]
  /** Skipped or forced work that lies there uncommitted, for a person. */
  leave?: readonly string[]
  /** In a parallel group the engine ticks, not the executor. */
  engineTicks: boolean
}

/** The prompt that replaces a ticket. */
export function executorTask(input: ExecutorTaskInput): string {
  const { task } = input
  const commands = task.verify.flatMap((verify) => (verify.command ? [verify.command] : []))
  return TASK.fill({
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
    verify:
      commands.length > 0
        ? fenced(commands.join('\n'), 'sh')
        : '   (the plan names no command that can be run)',
    verifyPlural: commands.length > 1 ? 's' : '',
    tick: tickStep(task, input.engineTicks),
    commit: task.commit
      ? `\`git commit -m ${JSON.stringify(task.commit)}\``
      : 'one commit with a message that says what it does.',
    taskName: JSON.stringify(claimName(task)),
    verifyQuoted: JSON.stringify(commands[0] ?? 'none'),
    assertions: task.packet ? assertionHelp(task) : '',
  })
}

function byPeople({ decisions = [], leave = [] }: ExecutorTaskInput): string {
  const chosen = decisions.map(
    ({ task, title, choice }) => `- ${JSON.stringify(`${task} ${title}`)}: ${JSON.stringify(choice)}`,
  )
  return [
    ...(chosen.length > 0
      ? [`A person decided, at checkpoints of this plan:\n${chosen.join('\n')}\n\n`]
      : []),
    ...(leave.length > 0
      ? [
          `A person commits these files; leave them as they are and out of your commit: ${leave.map((path) => JSON.stringify(path)).join(', ')}\n\n`,
        ]
      : []),
  ].join('')
}

/** The name a claim has to carry, so that another task's result is not taken for this one's. */
export function claimName(task: Pick<Task, 'id' | 'title'>): string {
  return `Task ${task.id}: ${task.title}`
}

function tickStep(task: Task, engineTicks: boolean): string {
  if (engineTicks)
    return `4. Leave the plan file and .progress.md alone: others work beside you, and this task is ticked by the engine. Notes, if any, go to .progress-${task.id}.md beside the plan.`
  if (!task.box) return '4. Leave the plan file alone: this task is ticked by the engine.'
  return `4. Tick the task: change \`[ ]\` to \`[x]\` on line ${task.box.line} of ${task.file}, and no other box.`
}

function assertionHelp(task: Task): string {
  const ids = task.packet?.assertions.map((assertion) => assertion.id).join(', ') || 'each assertion'
  return `, with one line for every assertion (${ids}) under the heading before the block:

## Assertion Results
- A1: PASS — src/file.ts:42 (what is there)
- A2: FAIL — src/file.ts:58 (expected: …; actual: …)
`
}
