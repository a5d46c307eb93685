import type { Plan, Task } from '../../../model/plan.ts'
import { shellWord } from '../../../model/run.ts'
import { taskWord } from '../../../model/task-name.ts'
import { check, type Remark, shortened } from '../../check.ts'
import type { ArtifactFacts } from '../../facts.ts'
import { commitByName, splitLines, takeBack } from '../../plan-text.ts'

const MOST = 5

export const unchanged = check({
  id: 'plan/unchanged',
  stage: 'artifacts',
  failure: 'FALSE_CLAIM',
  summary: 'the plan and the configuration are as they were pinned, but for the own box',
  message: '{what} of {task} was changed: {line as it was}, now {line as it is}',
  run: (facts) => [...plans(facts), ...rules(facts)],
})

function plans({ plan, planText, task, base }: ArtifactFacts): Remark[] {
  return [...planText].flatMap(([file, { now, base: before, begun = [] }]): Remark | Remark[] => {
    const edits = planEdits(plan, file, now, task)
    if (edits.length === 0) return []
    if (now === undefined) {
      const then = `${base.slice(0, 12)}:${file}`
      const fix = `write it again as it was (git show ${shellWord(then)} prints it), with your box ticked: ${commitByName(file)}`
      return { file, message: 'the plan is gone', fix }
    }
    // Edits from before this task began are not the executor's. Even so, the pinned plan is what counts.
    const older = [before ?? [], ...begun].flat().flatMap((text) => planEdits(plan, file, text, task))
    const own = edits.filter((edit) => !older.some((other) => other.was === edit.was && other.is === edit.is))
    if (own.length === 0) {
      const message = 'the plan differs from the one the run was started with, since before this task'
      return { file, message, severity: 'warn' }
    }
    return own.slice(0, MOST).map((edit) => ({
      file,
      line: edit.line,
      message: describe(edit, task),
      fix: `${takeBack(file, base)}; your own box stays ticked`,
    }))
  })
}

function describe({ line, was, is, task: owner }: PlanEdit, own: Task): string {
  const what = owner
    ? `${partOf(owner, line)} of ${owner.id === own.id ? 'the task' : taskWord(owner)}`
    : 'the plan'
  if (was === undefined) return `${what} has a line that was not pinned: ${quote(is)}`
  if (is === undefined) return `a line of ${what} is gone: ${quote(was)}`
  return `${what} was changed: ${quote(was)}, now ${quote(is)}`
}

function partOf(task: Task, line: number): string {
  if (task.verify.some((verify) => verify.line === line)) return 'the verify'
  return line === task.line ? 'the title' : 'the text'
}

const quote = (text = '') => JSON.stringify(shortened(text.trim(), 80))

/** An executor may not change files that decide how tasks are judged. */
function rules({ base, filesChanged, uncommitted, tampered }: ArtifactFacts): Remark[] {
  const touched = [...filesChanged, ...uncommitted.map(({ path }) => path)].filter((path) =>
    /^\.ultraplan\//.test(path),
  )
  const config = [...new Set(touched)].map((file) => ({
    file,
    message: 'the configuration of the run was changed',
    fix: `a person sets it before a run starts: ${takeBack(file, base)}`,
  }))
  const views = tampered.map((file) => ({
    file,
    message: 'a file that only the engine writes was changed',
    fix: 'leave it alone: it is written anew, and nothing is read from it',
  }))
  return [...config, ...views]
}

/** A line of the plan that differs from the pinned plan; `line` counts in the pinned file. */
interface PlanEdit {
  line: number
  was: string | undefined
  is: string | undefined
  task: Task | undefined
}

const BOX = /^(\s*(?:[-*+]|\d+[.)])\s+\[)[ xX~-](\].*)$/
const withoutBox = (line: string) => line.replace(BOX, '$1 $2')

/**
 * How a file of the plan differs from the pinned one. Boxes of tasks are checked by `plan/checkmark`, and the executor
 * may change boxes inside its own task.
 */
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
  const most = Math.min(pinned.length, now.length)
  let start = 0
  while (start < most && same(start, start)) start += 1
  let end = 0
  while (end < most - start && same(pinned.length - 1 - end, now.length - 1 - end)) end += 1

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

/** Lines that are missing and lines that are new. Of lines that only moved, the first is listed. */
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
