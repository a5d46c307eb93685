import type { Plan, Task } from '../model/plan.ts'
import { buildFix, type FixRequest, indentOf, wordFix } from './fix-words.ts'
import { splitLines } from './lines.ts'

const MOST_DEEP = 3

/** `1.2.1` for the first fix of 1.2. Undefined where fixes of fixes would go too deep. */
function nextFixId(plan: Plan, original: Task): string | undefined {
  if (depthOf(plan, original) >= MOST_DEEP) return undefined
  for (let number = 1; ; number += 1) {
    const id = `${original.id}.${number}`
    if (!plan.tasks.some((task) => task.id === id)) return id
  }
}

/** 0 for a task of its own, 1 for its fix, 2 for the fix of that. */
function depthOf(plan: Plan, task: Task): number {
  const seen = new Set<string>()
  let depth = 0
  for (
    let current: Task | undefined = task;
    current?.fixOf !== undefined && !seen.has(current.id);
    depth += 1
  ) {
    seen.add(current.id)
    const repaired: string = current.fixOf
    current = plan.tasks.find((other) => other.id === repaired)
  }
  return depth
}

/** The plan with a fix task behind the original and its earlier fixes, and what to insert into the file. */
export function addFixTask(
  plan: Plan,
  request: FixRequest,
): { plan: Plan; task: Task; after: string; insert: (text: string) => string } | undefined {
  const { original } = request
  const id = nextFixId(plan, original)
  if (id === undefined) return undefined
  const earlier = plan.tasks.filter(
    (task) => task.fixOf === original.id && task.id.startsWith(`${original.id}.`),
  )
  const before = earlier.at(-1) ?? original
  const text = plan.files.find((file) => file.path === original.file)?.text ?? ''
  const lines = wordFix(id, request, indentOf(original))
  // A plan without boxes (PLAN.md, TASKS.json) is not written into: the fix lives in the pinned plan alone.
  if (!original.box) {
    const task = {
      ...buildFix(id, request, lines, original.line),
      line: original.line,
      endLine: original.line,
    }
    return {
      plan: { ...plan, tasks: placed(plan.tasks, before, task) },
      task,
      after: before.id,
      insert: (same) => same,
    }
  }
  const at = before.endLine
  const isLoose = splitLines(text)[at]?.blank === true
  const added = isLoose ? ['', ...lines] : lines
  const insert = (current: string) => insertLines(current, before, added)
  const first = at + 1 + (isLoose ? 1 : 0)
  const task = {
    ...buildFix(id, request, lines, first),
    box: { line: first, column: indentOf(original).length + '- ['.length + 1 },
  }
  const shifted = plan.tasks.map((other) =>
    other.file === original.file ? shift(other, at, added.length, before) : other,
  )
  return {
    plan: {
      ...plan,
      files: plan.files.map((file) =>
        file.path === original.file ? { ...file, text: insert(file.text) } : file,
      ),
      tasks: placed(shifted, before, task),
    },
    task,
    after: before.id,
    insert,
  }
}

/** Behind the same task, also when lines above it were added or taken away since the plan was pinned. */
function insertLines(text: string, before: Task, added: readonly string[]): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.split(/\r\n|\n|\r/)
  const found = lineOf(lines, before)
  const at = found === undefined ? lines.length : found + (before.endLine - before.line) + 1
  return [...lines.slice(0, at), ...added, ...lines.slice(at)].join(eol)
}

function lineOf(lines: readonly string[], task: Task): number | undefined {
  const bare = (line: string | undefined) => line?.replace(/\[.\]/, '[]').trimEnd()
  const wanted = bare(task.block.split(/\r\n|\n|\r/, 1)[0])
  const expected = task.line - 1
  if (bare(lines[expected]) === wanted) return expected
  const found = lines.findIndex((line) => bare(line) === wanted)
  return found < 0 ? undefined : found
}

/** Where a task stands after so many lines were put in behind line `at`. */
function shift(task: Task, at: number, count: number, before: Task): Task {
  const moved = (line: number) => (line > at ? line + count : line)
  const isAround = task.id !== before.id && task.line <= at && task.endLine >= at
  return {
    ...task,
    line: moved(task.line),
    endLine: isAround ? task.endLine + count : moved(task.endLine),
    verify: task.verify.map((verify) => (verify.file ? verify : { ...verify, line: moved(verify.line) })),
    ...(task.packet ? { packet: { ...task.packet, line: moved(task.packet.line) } } : {}),
    ...(task.box ? { box: { ...task.box, line: moved(task.box.line) } } : {}),
  }
}

function placed(tasks: readonly Task[], before: Task, task: Task): Task[] {
  const at = tasks.findIndex((other) => other.id === before.id)
  return [...tasks.slice(0, at + 1), task, ...tasks.slice(at + 1)]
}
