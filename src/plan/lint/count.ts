import type { Finding } from '../../model/gate.ts'
import type { LeftOut, Plan, PlanReading, Task } from '../../model/plan.ts'

/*
 * A second count of what could be a task, in the raw text. It uses nothing of the readers, so that what they overlook
 * or invent is seen here. It knows no format: it looks for boxes, tags, headings and entries of JSON.
 */

/** Something that looks like a task. Lines count from 1. */
interface Sight {
  kind: 'box' | 'tag' | 'heading' | 'bold' | 'entry' | 'almost' | 'line'
  line: number
  indent: number
  /** It names a task by an id that no task has. */
  isNew?: boolean
}

const WORDS: Readonly<Record<Sight['kind'], readonly [one: string, many: string]>> = {
  box: ['check box', 'check boxes'],
  tag: ['<task> tag', '<task> tags'],
  heading: ['heading that names a task', 'headings that name tasks'],
  bold: ['bold line that names a task', 'bold lines that name tasks'],
  entry: ['entry with a title', 'entries with a title'],
  almost: ['line that is almost a check box', 'lines that are almost check boxes'],
  line: ['line that has an id and no check box', 'lines that have an id and no check box'],
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
      ? openEntries(text, places)
      : sightsIn(text, ids, places).filter(unread(places, named))
    const areHeadings = own.some(({ block }) => HEADING.test(block.split('\n', 1)[0] ?? ''))
    return (Object.keys(WORDS) as Sight['kind'][]).flatMap((kind) => {
      const found = open.filter((sight) => sight.kind === kind && (kind !== 'bold' || areHeadings))
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

interface Range extends LeftOut {
  /** A task, and not what is reported as left out. */
  isTask?: boolean
  /** It is a box itself, so that only boxes with more indentation are its steps. */
  isBox?: boolean
}

const SURELY: ReadonlySet<Sight['kind']> = new Set(['tag', 'entry', 'almost', 'line'])

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
    lines.length === 1 ? `${kind === 'entry' ? 'an' : 'a'} ${one} is` : `${lines.length} ${many} are`
  // A tag or an entry is nothing but a task. A box may be a note, and a heading may be about one.
  const isTask = SURELY.has(kind) || isLost || tasks.length === 0
  return {
    id: 'read/count',
    severity: isTask && kind !== 'box' ? 'block' : 'warn',
    file,
    line: lines[0] as number,
    message: `${what} ${isLost ? 'not read as a task' : 'part of no task that was read'}: ${shown}${more}`,
    fix:
      kind === 'almost'
        ? 'write it as "- [ ] 1.2 Title", with one blank between the brackets and one on each side'
        : 'look at `ultraplan lint --tasks`; if this is work, write it as the other tasks are written',
  }
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
  if (kind === 'heading' || kind === 'bold') return isNew === true
  // In a task that is a heading, boxes at the margin are its steps.
  return kind === 'tag' || (place.isBox ? indent <= margin : kind === 'line' && indent === 0)
}

/** The entries that are neither the one of a task nor in what is left out. */
function openEntries(text: string, places: readonly Range[]): Sight[] {
  const sorted = [...places].sort((a, b) => a.from - b.from || b.to - a.to)
  const around: Expected[] = []
  let next = 0
  return entriesIn(text).filter(({ line }) => {
    for (; (sorted[next]?.from ?? line + 1) <= line; next += 1) expect(around, sorted[next] as Range)
    while ((around.at(-1)?.range.to ?? line) < line) around.pop()
    const innermost = around.at(-1)
    if (innermost) innermost.room -= 1
    return !innermost || innermost.room < 0
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

/** Boxes, tags and headings outside of fences, comments and front matter; in the order of the text. */
function sightsIn(text: string, ids: ReadonlySet<string>, places: readonly Range[]): Sight[] {
  const lines = text.split(/\r\n|\r|\n/)
  const closers = fenceClosers(lines)
  const sights: Sight[] = []
  const known = new Set([...ids, ...leftIds(lines, places)])
  const bare: (Sight & { id: string })[] = []
  const hasLetter = [...ids].some((id) => /^T\d/.test(id))
  for (let at = skipFrontMatter(lines); at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const end = closers.get(at) ?? commentEnd(lines, at)
    if (end !== undefined) at = end
    else {
      const indent = line.length - line.trimStart().length
      const bareOne = bareId(line)
      const isBare = bareOne !== undefined && !known.has(bareOne)
      const kinds = kindsOf(line, isBare && bareOne.startsWith('T') && hasLetter)
      sights.push(...kinds.map((kind) => ({ kind, line: at + 1, indent, isNew: isNew(line, known) })))
      if (isBare && kinds.length === 0) bare.push({ kind: 'line', line: at + 1, indent, id: bareOne })
    }
  }
  return [
    ...sights.filter(({ kind, isNew }) => kind !== 'bold' || isNew),
    ...(hasLetter ? bare.filter(({ id }) => id.startsWith('T')) : []),
    ...missed(bare, known),
  ].sort((a, b) => a.line - b.line)
}

const TAG = /<task(?=\s|>|$)/gi
const HEADING = /^\s{0,3}#{1,6}\s+(?=\S)(.*)$/
const TASK_NAME =
  /^[^\p{L}\p{N}[]*(?:\[[ x]\]\s*\S|(?:tasks?\s+#?[a-z]{0,3}-?\d|(?:任务|任務|タスク)\s*\d|T-?\d{2,4}(?![\w-])))/iu
const BOX = /^\s*(?:>\s*)*(?:[-*+]|\d+[.)])\s+\[[^\]]\](?:\\?\*)?\s+\S/u
/** What a hand meant as a check box: `- [] A`, `-[ ] A`, `- [  ] A`, `- [ ]A`, `- ☐ A`. */
const ALMOST =
  /^\s*(?:[-*+]|\d+[.)])(?:\s*\[\s*\]\s+[^\s(:]|\s+\[ \][^\s(:*\\]|\[[xX]\]\s+\S|\s+[☐☑⬜]\s*\S)/u

const BOLD = /^\s{0,3}(?:\*\*|__)((?:tasks?\s|任务|任務|タスク).*)$/iu

function kindsOf(line: string, isBare: boolean): Sight['kind'][] {
  const tags = [...line.matchAll(TAG)].filter(({ index }) => beginsTask(line, index))
  if (tags.length > 0) return tags.map(() => 'tag')
  if (!isBare && TASK_NAME.test(HEADING.exec(line)?.[1] ?? '')) return ['heading']
  if (BOX.test(line)) return ['box']
  if (ALMOST.test(line)) return ['almost']
  return TASK_NAME.test(BOLD.exec(line)?.[1] ?? '') ? ['bold'] : []
}

/** `Task 3`, `Tasks 3-5`, `[ ] Z1`: whether a name has an id that no task has. One without an id is new. */
function isNew(line: string, ids: ReadonlySet<string>): boolean {
  const name = line.replace(/^[^\p{L}\p{N}]*(?:\[[ x]\])?[^\p{L}\p{N}]*/iu, '')
  const [, first, dash, last] =
    /^(?:tasks?\s+#?|任务\s*|任務\s*|タスク\s*)?([a-z]{0,4}-?\d+(?:\.\d+)*[a-z]?)(?:\s*([-–—]|to|through|and|&|,|\/)\s*(?:task\s+)?#?([a-z]{0,4}-?\d+(?:\.\d+)*[a-z]?))?/iu.exec(
      name,
    ) ?? []
  if (first === undefined) return true
  const isOne = dash === '-' && ids.has(`${first}-${last}`)
  return !isOne && [first, last ?? first].some((id) => !ids.has(id) && !ids.has(id.toUpperCase()))
}

/** A tag at the start of a line, or behind the end of another task. */
function beginsTask(line: string, at: number): boolean {
  const before = line.slice(Math.max(0, at - 100), at).trim()
  return before === '' || /<\/task>$/i.test(before)
}

const BARE =
  /^\s*(?:[-*+]\s+|\d+[.)]\s+|#{1,6}\s+|\|\s*)?(?:\*\*|__|`)?(T\d{2,4}|\d+\.\d{1,2})[.:)]?(?:\*\*|__|`)?[.:)]?\s+(?:\|\s*)?[^\s\d|]/u

/** The id that a line without a box begins with: `- 1.2 Title`, `T004 [P] D`, `- **1.2** B`, `#### 1.4 D`, `| T001 | A |`. */
const bareId = (line: string): string | undefined => BARE.exec(line)?.[1]

/** The ids in what is reported as left out. Other lines may speak of them. */
const leftIds = (lines: readonly string[], places: readonly Range[]): string[] =>
  places
    .filter(({ isTask }) => !isTask)
    .flatMap(({ from }) => /T\d{2,4}|\d+\.\d{1,2}/.exec(lines[from - 1] ?? '') ?? [])

/** Of lines with an id that no task has: `1.2` next to `1.1` or `1.3`. */
function missed(bare: readonly (Sight & { id: string })[], ids: ReadonlySet<string>): Sight[] {
  const groups = new Set([...ids].map((id) => id.slice(0, id.lastIndexOf('.'))))
  const waiting = new Set(bare.map(({ id }) => id).filter((id) => !groups.has(id)))
  const found = new Set<string>()
  const queue = [...ids]
  for (let at = 0; at < queue.length; at += 1) {
    const [, before, last] = /^(\d+\.)(\d+)$/.exec(queue[at] ?? '') ?? []
    if (before === undefined) continue
    for (const step of [-1, 1]) {
      const id = `${before}${Number(last) + step}`
      if (!waiting.delete(id)) continue
      found.add(id)
      queue.push(id)
    }
  }
  return bare.filter(({ id }) => found.has(id))
}

function skipFrontMatter(lines: readonly string[]): number {
  if (!/^\uFEFF?---\s*\w*\s*$/.test(lines[0] ?? '')) return 0
  const end = lines.findIndex((line, at) => at > 0 && /^(?:---|\.\.\.)\s*$/.test(line))
  return end < 0 ? 0 : end + 1
}

/** For each line that opens a fence, the line that closes it. A fence without an end hides nothing from this count. */
function fenceClosers(lines: readonly string[]): Map<number, number> {
  const closers = new Map<number, number>()
  let open: { at: number; mark: string } | undefined
  for (const [at, line] of lines.entries()) {
    const [, mark = '', rest = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? []
    if (open && mark.startsWith(open.mark) && rest.trim() === '') {
      closers.set(open.at, at)
      open = undefined
    } else if (!open) {
      const [, first = '', info = ''] = /^\s*(?:(?:[-*+]|\d+[.)])\s+)?(`{3,}|~{3,})(.*)$/.exec(line) ?? []
      if (first !== '' && !(first.startsWith('`') && info.includes('`'))) open = { at, mark: first }
    }
  }
  return closers
}

/** The last line of a comment that begins on this one; undefined for one without an end. */
function commentEnd(lines: readonly string[], at: number): number | undefined {
  const line = lines[at] ?? ''
  if (!line.trimStart().startsWith('<!--')) return undefined
  if (line.includes('-->')) return at
  for (let next = at + 1; next < Math.min(lines.length, at + 500); next += 1)
    if (lines[next]?.includes('-->')) return next
  return undefined
}

/** Objects with a title in a list whose name speaks of tasks or stories, each where its title is. */
function entriesIn(text: string): Sight[] {
  const wanted = titlesIn(parsed(text))
  const sights: Sight[] = []
  let line = 1
  let seen = 0
  for (const { 0: all, 1: title = '""', index } of text.matchAll(/"title"\s*:\s*("(?:[^"\\]|\\.)*")/g)) {
    for (const end = index + all.length; seen < end; seen += 1) if (text[seen] === '\n') line += 1
    const left = wanted.get(String(parsed(title))) ?? 0
    if (left === 0) continue
    wanted.set(String(parsed(title)), left - 1)
    sights.push({ kind: 'entry', line, indent: 0 })
  }
  return sights
}

/** How often each title is the title of an entry. */
function titlesIn(data: unknown): Map<string, number> {
  const titles = new Map<string, number>()
  const queue: { value: unknown; name: string }[] = [{ value: data, name: 'tasks' }]
  for (let at = 0; at < queue.length; at += 1) {
    const { value, name } = queue[at] as { value: unknown; name: string }
    const isList = Array.isArray(value)
    if (typeof value !== 'object' || value === null) continue
    const { title } = value as { title?: unknown }
    if (/^in .*(?:task|stor|child)/i.test(name) && typeof title === 'string')
      titles.set(title, (titles.get(title) ?? 0) + 1)
    for (const [key, each] of Object.entries(value))
      queue.push({ value: each, name: isList ? `in ${name}` : key })
  }
  return titles
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
