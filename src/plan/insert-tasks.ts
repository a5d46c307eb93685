import type { Plan, Task } from '../model/plan.ts'
import { formatOf } from './formats/index.ts'
import { freeIds, splitLines } from './lines.ts'

export interface NewTask {
  title: string
  steps: readonly string[]
  files: readonly string[]
  doneWhen: string
  verify: string
  commit?: string | undefined
}

export type Inserted =
  | { plan: Plan; tasks: Task[]; after: string; insert(text: string): string }
  | { problem: string }

/**
 * Inserts tasks into a checklist, before or after one of its tasks, and reads the result back. If a task is not read
 * exactly as meant, it was not well formed. Every other task has to be unchanged.
 */
export function insertTasks(
  plan: Plan,
  neighbour: Task,
  where: 'before' | 'behind',
  added: readonly NewTask[],
): Inserted {
  if (!neighbour.box)
    return { problem: 'only the tasks of a checklist can be changed; this plan has no boxes' }
  const file = plan.files.find((candidate) => candidate.path === neighbour.file)
  if (!file || plan.files.length > 1) return { problem: 'the plan consists of several files' }
  const ids = freeIds(plan, neighbour, added.length)
  const words = added.flatMap((task, index) => [...wordTask(ids[index] ?? '', task, neighbour), ''])
  const insert = (text: string) => insertAt(text, neighbour, where, words)
  const text = insert(file.text)
  const { plan: read, problems } = formatOf(plan.format).read(text, file.path)
  const blocking = problems.find((problem) => problem.severity === 'block')
  if (blocking) return { problem: blocking.message }
  const tasks = ids.flatMap((id) => read.tasks.find((task) => task.id === id) ?? [])
  const kept = read.tasks.filter((task) => !ids.includes(task.id))
  if (tasks.length !== ids.length || !sameTasks(kept, plan.tasks))
    return { problem: 'the proposed tasks do not read as tasks of their own' }
  const at = read.tasks.findIndex((task) => task.id === ids[0])
  const files = [{ ...file, text }]
  return {
    plan: { ...plan, files, tasks: withPinned(read.tasks, plan.tasks) },
    tasks,
    after: read.tasks[at - 1]?.id ?? '',
    insert,
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

function wordTask(id: string, task: NewTask, neighbour: Task): string[] {
  const indent = ' '.repeat(Math.max(0, (neighbour.box?.column ?? 4) - 4))
  return [
    `- [ ] ${id} ${oneLine(task.title)}`,
    `  - **Do**: ${task.steps.map(oneLine).join('; ')}`,
    `  - **Files**: ${task.files.map((file) => `\`${oneLine(file)}\``).join(', ')}`,
    `  - **Done when**: ${oneLine(task.doneWhen)}`,
    `  - **Verify**: \`${oneLine(task.verify)}\``,
    ...(task.commit ? [`  - **Commit**: \`${oneLine(task.commit)}\``] : []),
  ].map((line) => indent + line)
}

function insertAt(
  text: string,
  neighbour: Task,
  where: 'before' | 'behind',
  words: readonly string[],
): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = splitLines(text).map((line) => line.text)
  const title = neighbour.block.split(/\r?\n/, 1)[0]?.slice(neighbour.box?.column ?? 0)
  const found = lines.findIndex(
    (line, index) => index >= neighbour.line - 1 && line.slice(neighbour.box?.column ?? 0) === title,
  )
  const at =
    (found < 0 ? neighbour.line - 1 : found) +
    (where === 'before' ? 0 : neighbour.endLine - neighbour.line + 1)
  const behind = where === 'behind' ? ['', ...words.slice(0, -1)] : words
  return [...lines.slice(0, at), ...behind, ...lines.slice(at)].join(eol)
}

function sameTasks(read: readonly Task[], pinned: readonly Task[]): boolean {
  const essence = ({ id, title, verify, files }: Task) =>
    JSON.stringify([id, title, verify.map(({ text }) => text), files])
  const inFile = pinned.filter((task) => task.box)
  return (
    read.length === inFile.length &&
    read.every((task, index) => essence(task) === essence(inFile[index] as Task))
  )
}

/** What the engine knows about a task beyond its text (a default verify, a tick before the run) stays as it was pinned. */
function withPinned(read: readonly Task[], pinned: readonly Task[]): Task[] {
  return read.map((task) => {
    const known = pinned.find((other) => other.id === task.id)
    return known
      ? { ...known, line: task.line, endLine: task.endLine, ...(task.box ? { box: task.box } : {}) }
      : task
  })
}
