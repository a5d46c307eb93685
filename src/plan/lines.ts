import type { TaskSummary } from '../model/event.ts'
import type { Finding, Severity } from '../model/gate.ts'
import type { Plan, Task } from '../model/plan.ts'

/** One line of a text, without its end, and where it begins in the text. */
export interface Line {
  text: string
  /** Offset of its first character. */
  start: number
  /** Columns before the first character that is not blank. A tab ends at the next multiple of four. */
  indent: number
  blank: boolean
}

export function splitLines(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  let carriage = text.indexOf('\r')
  for (let feed = text.indexOf('\n'); feed >= 0 || carriage >= 0; ) {
    const isFeed = carriage < 0 || (feed >= 0 && feed < carriage)
    const end = isFeed ? feed : carriage
    const next = end + (feed === carriage + 1 && !isFeed ? 2 : 1)
    lines.push(line(text.slice(start, end), start))
    if (feed >= 0 && feed < next) feed = text.indexOf('\n', next)
    if (carriage >= 0 && carriage < next) carriage = text.indexOf('\r', next)
    start = next
  }
  lines.push(line(text.slice(start), start))
  return lines
}

function line(text: string, start: number): Line {
  let indent = 0
  let at = 0
  for (; at < text.length; at += 1) {
    const char = text[at]
    // A byte order mark has no width; an editor left it there.
    if (char === '\uFEFF') continue
    if (char === ' ') indent += 1
    else if (char === '\t') indent += 4 - (indent % 4)
    else break
  }
  return { text, start, indent, blank: !/\S/.test(at === 0 ? text : text.slice(at)) }
}

/** Removes up to `columns` leading blanks, as a fence does with its content. */
export function dedent(text: string, columns: number): string {
  let width = 0
  let at = 0
  while (at < text.length && width < columns) {
    if (text[at] === ' ') width += 1
    else if (text[at] === '\t') width += 4 - (width % 4)
    else break
    at += 1
  }
  return text.slice(at)
}

/** Leaves out fields that are undefined. */
export function defined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const found: { [K in keyof T]?: T[K] } = {}
  for (const key in values) if (values[key] !== undefined) found[key] = values[key]
  return found as { [K in keyof T]?: Exclude<T[K], undefined> }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Unused ids for new tasks below a task, such as `1.2.1` and `1.2.2`. */
export function freeIds(plan: Plan, { id }: Task, count: number): string[] {
  const taken = new Set(plan.tasks.map((task) => task.id))
  const ids: string[] = []
  for (let number = 1; ids.length < count; number += 1)
    if (!taken.has(`${id}.${number}`)) ids.push(`${id}.${number}`)
  return ids
}

export const isOptional = ({ markers, ticked }: Task): boolean => !ticked && markers.includes('OPTIONAL')

/** The plan without its optional tasks, and without what other tasks say of them. */
export function withoutOptional(plan: Plan): Plan {
  const left = new Set(plan.tasks.filter(isOptional).map(({ id }) => id))
  const tasks = plan.tasks
    .filter(({ id }) => !left.has(id))
    .map((task) => ({ ...task, dependsOn: task.dependsOn.filter((id) => !left.has(id)) }))
  return { ...plan, tasks }
}

/** Something that a reader could not understand, or only guessed. It blocks unless `severity` says warn. */
export const problem = (
  id: `read/${string}`,
  { file, line }: { file: string; line: number },
  message: string,
  fix: string,
  severity: Severity = 'block',
): Finding => ({ id, severity, file, line, message, fix })

/** The line (from 1) of an offset, by binary search. */
export function lineFinder(starts: readonly number[]): (offset: number) => number {
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] as number) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}

/** `line 8`, `lines 8, 9 and 12 more`. */
export function lineList(lines: readonly number[]): string {
  const shown = lines.slice(0, 12).join(', ')
  return `line${lines.length === 1 ? '' : 's'} ${shown}${lines.length > 12 ? ` and ${lines.length - 12} more` : ''}`
}

/** What a run has to know about a task to decide the next step. */
export function summarize(task: Task): TaskSummary {
  const { id, title, file, line, kind, parallel, dependsOn, files, securityReview, ticked } = task
  const { name, statesDependencies, checkpoint, phase, wave, tier, verification, fixOf, sharedProof } = task
  const review = task.packet?.review
  return {
    ...{ id, title, file, line, kind, parallel, dependsOn, files, securityReview, doneBefore: ticked },
    ...defined({
      name,
      statesDependencies,
      checkpoint,
      phase,
      wave,
      tier,
      verification,
      fixOf,
      sharedProof,
      review,
    }),
  }
}
