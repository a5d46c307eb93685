import type { Finding } from '../../../model/gate.ts'
import type { Plan, PlanReading, Task } from '../../../model/plan.ts'
import { entriesIn } from './entries.ts'
import { type Range, type Sight, sightsIn } from './sights.ts'
import { HEADING } from './visible.ts'

/*
 * A second count of what could be a task, held against what was read. It uses nothing of the readers, so that what they
 * overlook or invent is seen here.
 */

const WORDS: Readonly<Record<Sight['kind'], readonly [one: string, many: string]>> = {
  box: ['check box', 'check boxes'],
  tag: ['<task> tag', '<task> tags'],
  heading: ['heading that names a task', 'headings that name tasks'],
  section: [
    'heading beside the tasks, with an id, a proof or files of its own,',
    'headings beside the tasks, with an id, a proof or files of their own,',
  ],
  level: [
    'heading of another level than the tasks, with a number or files of its own,',
    'headings of another level than the tasks, with numbers or files of their own,',
  ],
  row: ['row in a table of tasks', 'rows in a table of tasks'],
  meant: ['line that names a task and is no heading', 'lines that name tasks and are no headings'],
  entry: ['entry with a title', 'entries with a title'],
  listed: ['entry with an id and a title in another list', 'entries with an id and a title in other lists'],
  almost: ['line that is almost a check box', 'lines that are almost check boxes'],
  line: ['line that has an id and no check box', 'lines that have an id and no check box'],
  work: [
    'heading with a number, and files and a proof of its own,',
    'headings with numbers, and files and proofs of their own,',
  ],
  proof: ['line that says how a task is proved', 'lines that say how tasks are proved'],
  field: ['line that names something of a task', 'lines that name something of tasks'],
}

/** Where what looks like a task is in no task that was read, and in no finding of the reader. */
export function countAgain({ plan, problems, leftOut = [] }: PlanReading): Finding[] {
  const tasksIn = grouped(plan.tasks)
  const leftIn = grouped(leftOut)
  const problemsIn = grouped(problems)
  return plan.files.flatMap(({ path, text }) => {
    // The sidecar is a file of the plan too, and holds no tasks.
    if (/\.ya?ml$/i.test(path)) return []
    const isJson = !/\.md$/i.test(path) && /^\uFEFF?\s*[[{]/.test(text)
    const own = tasksIn.get(path) ?? []
    const places = [...own.map(rangeOf), ...(leftIn.get(path) ?? [])]
    const named = new Set((problemsIn.get(path) ?? []).flatMap(({ line }) => line ?? []))
    const ids = new Set(plan.tasks.map(({ id }) => id))
    const open = isJson
      ? openEntries(text, places, ids)
      : sightsIn(text, ids, places).filter(unread(places, named))
    const areHeadings = own.some(({ block }) => HEADING.test(block.split('\n', 1)[0] ?? ''))
    return (Object.keys(WORDS) as Sight['kind'][]).flatMap((kind) => {
      const found = open.filter((sight) => sight.kind === kind && (kind !== 'meant' || areHeadings))
      const isLost = areHeadings && found.some(({ isNew }) => isNew)
      return found.length === 0
        ? []
        : [
            difference(
              kind,
              path,
              found.map(({ line }) => line),
              plan,
              isLost,
            ),
          ]
    })
  })
}

function grouped<T extends { file?: string | undefined }>(all: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const each of all) {
    const group = groups.get(each.file ?? '')
    if (group) group.push(each)
    else groups.set(each.file ?? '', [each])
  }
  return groups
}

const SURELY: ReadonlySet<Sight['kind']> = new Set([
  ...(['tag', 'entry', 'almost', 'line', 'work', 'proof'] as const),
])

const rangeOf = ({ file, line, endLine, box }: Task): Range => ({
  ...{ file, from: line, to: endLine },
  isTask: true,
  isBox: box !== undefined,
})

/** `isLost`: the tasks of this file are headings, and one more of these is in none, or in the task before it. */
function difference(
  kind: Sight['kind'],
  file: string,
  lines: readonly number[],
  { tasks }: Plan,
  isLost: boolean,
): Finding {
  const shown = `line${lines.length === 1 ? '' : 's'} ${lines.slice(0, 12).join(', ')}`
  const more = lines.length > 12 ? ` and ${lines.length - 12} more` : ''
  const [one, many] = WORDS[kind]
  const what =
    lines.length === 1 ? `${one.startsWith('e') ? 'an' : 'a'} ${one} is` : `${lines.length} ${many} are`
  // A tag or an entry is nothing but a task. A box may be a note, and a heading may be about one.
  const isTask = SURELY.has(kind) || isLost || tasks.length === 0
  return {
    id: 'read/count',
    severity: isTask && kind !== 'box' ? 'block' : 'warn',
    file,
    line: lines[0] as number,
    message: `${what} ${isLost || kind === 'level' ? 'not read as a task' : 'part of no task that was read'}: ${shown}${more}`,
    fix: FIXES[kind] ?? AS_THE_OTHERS,
  }
}

const AS_THE_OTHERS =
  'look at `ultraplan lint --tasks`; if this is work, write it as the other tasks are written'
const OR_ANOTHER_LEVEL = `${AS_THE_OTHERS}; if it is none, give the heading another level`
const FIXES: { readonly [kind in Sight['kind']]?: string } = {
  almost: 'write it as "- [ ] 1.2 Title", with one blank between the brackets and one on each side',
  heading: OR_ANOTHER_LEVEL,
  section: OR_ANOTHER_LEVEL,
  work: 'look at `ultraplan lint --tasks`; where these are the tasks, write "### Task 1: Title", and take the boxes away that are none',
  proof: 'indent the text above it as the bullets of its task are indented',
  field: 'indent the text above it as the bullets of its task are indented',
  row: 'tables are not read; if its rows are work, write each as the other tasks are written',
}

function unread(places: readonly Range[], named: ReadonlySet<number>): (sight: Sight) => boolean {
  const own = [...places].sort((a, b) => a.from - b.from)
  const begins = new Map<number, number>()
  for (const { from } of own) begins.set(from, (begins.get(from) ?? 0) + 1)
  const covered: Range[] = []
  for (const range of own) {
    const last = covered.at(-1)
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to)
    else covered.push({ ...range })
  }
  let at = 0
  /** The indentation of the task around. Nested tasks have more than the first of them. */
  let margin = 0
  /** That of the last task above, which may be nested. */
  let inner = 0
  return (sight) => {
    const { kind, line, indent } = sight
    while (at < covered.length && (covered[at]?.to ?? 0) < line) at += 1
    const place = covered[at]
    if (place?.from === line) margin = indent
    const own = begins.get(line) ?? 0
    if (place?.from === line || own > 0) inner = indent
    // On one line there may be several tags, each of which is a task.
    if (kind === 'tag') begins.set(line, own - 1)
    return own <= 0 && !named.has(line) && isOpen(sight, place, kind === 'box' ? margin : inner)
  }
}

/**
 * A tag inside a task is another task that was swallowed, and so are a name with an id of its own, and what looks like a
 * box at the margin.
 */
function isOpen({ kind, line, indent, isNew }: Sight, place: Range | undefined, margin: number): boolean {
  if (place === undefined || place.from > line) return true
  if (!place.isTask) return false
  if (kind === 'heading' || kind === 'meant') return isNew === true
  if (kind === 'level') return true
  // In a task that is a heading, boxes at the margin are its steps.
  return kind === 'tag' || (place.isBox ? indent <= margin : kind === 'line' && indent === 0)
}

/** The entries that are neither the one of a task nor in what is left out. */
function openEntries(text: string, places: readonly Range[], ids: ReadonlySet<string>): Sight[] {
  const sorted = [...places].sort((a, b) => a.from - b.from || b.to - a.to)
  const left = places.filter(({ isTask }) => !isTask)
  const around: Expected[] = []
  let next = 0
  return entriesIn(text, ids).filter(({ kind, line, isGroup }) => {
    if (kind === 'listed') return !left.some(({ from, to }) => from <= line && line <= to)
    for (; (sorted[next]?.from ?? line + 1) <= line; next += 1) expect(around, sorted[next] as Range)
    while ((around.at(-1)?.range.to ?? line) < line) around.pop()
    const innermost = around.at(-1)
    if (innermost) innermost.room -= 1
    return !isGroup && (!innermost || innermost.room < 0)
  })
}

/** A part of the text, and how many entries may be in it. */
interface Expected {
  range: Range
  room: number
}

/** On one line, as in a file without line ends, there may be as many entries as there are tasks. */
function expect(around: Expected[], range: Range): void {
  const top = around.at(-1)
  if (top && top.range.from === range.from && top.range.to === range.to) top.room += 1
  else around.push({ range, room: range.isTask ? 1 : Number.POSITIVE_INFINITY })
}
