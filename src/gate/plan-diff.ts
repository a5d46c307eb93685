import type { Plan, Task } from '../model/plan.ts'
import { splitLines } from './plan-text.ts'

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
