import type { Plan, Task } from '../model/plan.ts'

/** The boxes that are ticked in the plan's files as they stand now. A task's line is found again when lines were added above it. */
export function readTicked(plan: Plan, current: ReadonlyMap<string, string | undefined>): Set<string> {
  const ticked = new Set<string>()
  const pinned = new Map(plan.files.map((file) => [file.path, splitLines(file.text)]))
  const now = new Map([...current].map(([path, text]) => [path, splitLines(text ?? '')]))
  for (const task of plan.tasks) {
    if (boxOf(task, pinned.get(task.file) ?? [], now.get(task.file) ?? []) === 'ticked') ticked.add(task.id)
  }
  return ticked
}

function boxOf(task: Task, pinned: readonly string[], now: readonly string[]): 'ticked' | 'open' | 'gone' {
  const { box } = task
  const was = box && pinned[box.line - 1]
  if (!box || was === undefined) return 'gone'
  const column = box.column - 1
  const same = (line: string | undefined) =>
    line !== undefined &&
    line.slice(0, column) === was.slice(0, column) &&
    line.slice(column + 1) === was.slice(column + 1)
  const at = now[box.line - 1]
  const line = same(at) ? at : now.find(same)
  if (line === undefined) return 'gone'
  return /x/i.test(line[column] ?? '') ? 'ticked' : 'open'
}

/** Lines without their ends; trailing blanks and a missing last newline say nothing. */
const splitLines = (text: string): string[] =>
  text
    .replace(/^\ufeff/, '')
    .replace(/\s+$/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const COMPANIONS = new Set(['requirements.md', 'design.md', 'research.md', '.progress.md'])

/** Files that belong to the plan: its own, and those in its folder. A plan at the top of a repository does not own all of it. */
export function specFile(plan: Plan, path: string): boolean {
  return plan.files.some((file) => {
    if (file.path === path) return true
    const folder = folderOf(file.path)
    if (!path.startsWith(folder)) return false
    return folder !== '' || COMPANIONS.has(path)
  })
}

/** The log, and the one of its own that an executor of a parallel group has. */
const PROGRESS = /^\.progress(-[\w.-]+)?\.md$/

/** The two files of a spec that every executor may edit: the plan (its box) and the log. They are no product of a task. */
export function engineFile(plan: Plan, path: string): boolean {
  return plan.files.some(
    (file) => file.path === path || (folderOf(file.path) === folderOf(path) && PROGRESS.test(nameOf(path))),
  )
}

/** A line of the plan that is not as it was pinned; `line` counts in the pinned file. */
export interface PlanEdit {
  line: number
  was: string | undefined
  is: string | undefined
  task: Task | undefined
}

const BOX = /^(\s*(?:[-*+]|\d+[.)])\s+\[)[ xX~-](\].*)$/
const withoutBox = (line: string) => line.replace(BOX, '$1 $2')

/** How a file of the plan differs from the pinned one. Boxes of tasks are left to `plan/checkmark`; those inside the own task are its own. */
export function planEdits(plan: Plan, file: string, current: string | undefined, own: Task): PlanEdit[] {
  const pinned = splitLines(plan.files.find(({ path }) => path === file)?.text ?? '')
  const tasks = plan.tasks.filter((task) => task.file === file)
  const ownerOf = (line: number) => tasks.findLast((task) => line >= task.line && line <= task.endLine)
  if (current === undefined)
    return [{ line: 1, was: pinned[0], is: undefined, task: tasks.find(({ id }) => id === own.id) }]

  const boxes = new Set(tasks.flatMap(({ box }) => (box ? [box.line] : [])))
  const mayTick = (line: number) => boxes.has(line) || (ownerOf(line) ?? own).id === own.id
  const now = splitLines(current)
  const same = (a: number, b: number) => {
    const [was, is] = [pinned[a] ?? '', now[b] ?? '']
    return was === is || (mayTick(a + 1) && withoutBox(was) === withoutBox(is))
  }
  let start = 0
  while (start < pinned.length && start < now.length && same(start, start)) start += 1
  let end = 0
  const room = Math.min(pinned.length, now.length) - start
  while (end < room && same(pinned.length - 1 - end, now.length - 1 - end)) end += 1

  const before = pinned.slice(start, pinned.length - end)
  const after = now.slice(start, now.length - end)
  const edits =
    before.length === after.length
      ? before.flatMap((was, at) =>
          same(start + at, start + at) ? [] : [{ line: start + at + 1, was, is: after[at] }],
        )
      : unpaired(before, after, start)
  return edits.map((edit) => ({ ...edit, task: ownerOf(edit.line) }))
}

/** What is missing and what is new; lines that only moved show as the first of the run. */
function unpaired(
  before: readonly string[],
  after: readonly string[],
  start: number,
): Omit<PlanEdit, 'task'>[] {
  const kept = new Set(after.map(withoutBox))
  const had = new Set(before.map(withoutBox))
  const removed = before.flatMap((was, at) =>
    kept.has(withoutBox(was)) ? [] : [{ line: start + at + 1, was, is: undefined }],
  )
  const added = after.flatMap((is, at) =>
    had.has(withoutBox(is)) ? [] : [{ line: start + Math.min(at, before.length) + 1, was: undefined, is }],
  )
  const edits = [...removed, ...added].filter(({ was, is }) => (was ?? is ?? '').trim() !== '')
  return edits.length > 0 ? edits : [{ line: start + 1, was: before[0], is: after[0] }]
}
