import type { Range, Sight } from './sights.ts'
import { BOX, HEADING } from './visible.ts'

/* Headings beside those that are tasks, and of other levels. */

interface Section {
  line: number
  level: number
  name: string
  above: Section | undefined
  isTask: boolean
  /** A task, or what is reported as left out, is below it. */
  isGroup: boolean
  hasLabel: boolean
  hasBox: boolean
  /** A label, or files, right below it and not below a heading in it. */
  hasOwn: boolean
  hasFiles: boolean
  hasProof: boolean
}

/** A label of a task: `**Files:**`, `Run (in apps/a):`, `- **Verify**: x`, `**Step 1: Write it**`. */
const LABEL =
  /^\s*(?:[-*+]\s+)?(?:\[.\]\s+)?(?:\*\*|__)?(?:files?|verify|verification|validation|run|tests?|done when|do|steps?|depend(?:s on|encies)|acceptance|commit|文件|验证|驗證|步骤|步驟)(?![\p{L}])[^:：\n]{0,24}[:：]/iu
const PROOF =
  /^\s*(?:[-*+]\s+)?(?:\*\*|__)?(?:verify|verification|validation|run|tests?|验证|驗證)(?![\p{L}])[^:：\n]{0,24}[:：]/iu
const FILES = /^\s*(?:[-*+]\s+)?(?:\*\*|__)?(?:files?|文件)(?![\p{L}])[^:：\n]{0,24}[:：]/iu
/** `3. Drive`, `2.1 Drive`, `UI-3: Drive`, `Step 3: Drive`, `Chunk 2 — Drive`. */
const ID =
  /^(?!(?:options?|alternative|version|appendix|figure|table|example|question|decision|risk|assumption|note|AC|FR|NFR|REQ|SC|US|BR|UC|TC)\b[\s-]*\d)(?:\p{L}+\s+)?#?((?:[A-Z]{1,5}-?)?\d+(?:[.-]\d+)*[a-z]?)(?=[\s:：.)–—-]|$)(?!-\d)/iu
const TASK = /\btask\b/i
/** What is written beside tasks and is none. */
const APART =
  /\b(?:verif\w+|validation|(?:self-?)?reviews?|acceptance|criteria|check-?list|definition of done|out of scope|non-?goals?|risks?|roll-?back|notes?|references?|summary|overview|background|context|goals?|architecture|structure|file (?:map|list|changes)|files|dependencies|questions|assumptions|appendix|future|deferred|hand-?off|execution|commands|strategy|constraints|conditions|decisions|done|completion|prerequisites)\b|完成标准|验收|文件结构/i

/**
 * In a plan whose tasks are headings: the other headings. One that has what tasks have may be a task whose shape no
 * reader knows. `heading`: it surely names a task. `section`: it may be one. `level`: it may be one, on another level.
 */
export function siblingsIn(
  lines: readonly string[],
  visible: readonly number[],
  places: readonly Range[],
  ids: ReadonlySet<string>,
): Sight[] {
  const begins = new Map(places.map(({ from, isTask }) => [from, isTask === true]))
  if (!places.some(({ from, isTask }) => isTask && HEADING.test(lines[from - 1] ?? '')))
    return places.length === 0 ? [] : workBeside(sectionsIn(lines, visible, begins))
  const sections = sectionsIn(lines, visible, begins)
  const levels = new Set(sections.filter(({ isTask }) => isTask).map(({ level }) => level))
  const numbers = numbersBelow(sections)
  return sections.flatMap((section): Sight[] => {
    const { line, level, isGroup, above } = section
    if (levels.size === 0 || isGroup) return []
    if (!levels.has(level))
      return mayBeTask(section, levels, numbers, ids) ? [{ kind: 'level', line, indent: 0 }] : []
    const kind = isElsewhere(above) ? undefined : kindOf(section, ids)
    return kind === undefined ? [] : [{ kind, line, indent: 0, isNew: kind === 'heading' }]
  })
}

/** In a plan whose tasks are none: headings with a number, and with files and a proof of their own. One may be a note. */
function workBeside(sections: readonly Section[]): Sight[] {
  const found = sections.filter(
    (section) =>
      !section.isGroup &&
      section.level > 1 &&
      section.hasFiles &&
      section.hasProof &&
      ID.test(section.name) &&
      !isApart(section.name) &&
      !isBelowApart(section),
  )
  return found.length < 2 ? [] : found.map(({ line }) => ({ kind: 'work', line, indent: 0 }))
}

/** The numbers of the headings below each heading. */
function numbersBelow(sections: readonly Section[]): ReadonlyMap<Section | undefined, ReadonlySet<string>> {
  const numbers = new Map<Section | undefined, Set<string>>()
  for (const { name, above } of sections) {
    const known = numbers.get(above) ?? new Set()
    numbers.set(above, known.add(ID.exec(name)?.[1] ?? ''))
  }
  return numbers
}

/** Above the tasks: it has a number and a label, or files. In a task: its number goes on from the tasks, and from no step. */
function mayBeTask(
  section: Section,
  levels: ReadonlySet<number>,
  numbers: ReturnType<typeof numbersBelow>,
  ids: ReadonlySet<string>,
): boolean {
  const { name, level, above, hasOwn, hasFiles } = section
  const id = ID.exec(name)?.[1]
  if (level === 1 || !hasOwn || isApart(name) || isBelowApart(section)) return false
  if (level < Math.min(...levels))
    return !isElsewhere(above) && (hasFiles || (id !== undefined && !ids.has(id)))
  const isStep = numbers.get(above)?.has(String(Number(id) - 1)) || /^step\b/i.test(name)
  return id !== undefined && /^\d+$/.test(id) && !ids.has(id) && isNext(id, ids) && !isStep
}

function kindOf(section: Section, ids: ReadonlySet<string>): Sight['kind'] | undefined {
  const { name, hasLabel, hasBox } = section
  const id = ID.exec(name)?.[1]
  const isTask = TASK.test(name)
  if ((id !== undefined || isTask) && (hasLabel || hasBox)) return kindOfNamed(section, id, ids)
  // Its boxes are counted by themselves.
  const mayBe = id === undefined ? !isTask && hasLabel : !ids.has(id)
  const isOther = isApart(name) && !(id !== undefined && isNext(id, ids))
  return mayBe && !isOther && !isBelowApart(section) ? 'section' : undefined
}

/** One with a number or the word, and with what tasks have. A name of what is no task weighs more than a number. */
function kindOfNamed(
  section: Section,
  id: string | undefined,
  ids: ReadonlySet<string>,
): Sight['kind'] | undefined {
  const isTask = TASK.test(section.name)
  const [isShaped, goesOn] = id === undefined ? [false, false] : [hasShape(id, ids), isNext(id, ids)]
  if (isBelowApart(section)) return isShaped ? 'section' : undefined
  // `4. Verification` is none; `5. Update dependencies` may be one, and nothing that may be work is silent.
  if (isApart(section.name))
    return isTask || goesOn || !BEGINS_APART.test(restOf(section.name)) ? 'section' : undefined
  return isTask || isShaped || goesOn || isPart(id ?? '', ids) ? 'heading' : 'section'
}

const restOf = (name: string): string => name.replace(ID, '')
const isApart = (name: string): boolean => APART.test(restOf(name))
const BEGINS_APART = new RegExp(`^[^\\p{L}]*(?:${APART.source})`, 'iu')

/** `2.1` and `3.4` have one shape. `2.0` has another: it is the number of a version, unless tasks are counted so. */
const shapeOf = (id: string): string => id.replace(/\d+/g, (digits) => (Number(digits) === 0 ? '0' : 'n'))
const hasShape = (id: string, ids: ReadonlySet<string>): boolean =>
  [...ids].some((each) => shapeOf(each) === shapeOf(id))
/** `2.1` where there is a task 2. */
const isPart = (id: string, ids: ReadonlySet<string>): boolean =>
  /[.-]0*[1-9]\d*$/.test(id) && ids.has(id.replace(/[.-]\d+$/, ''))

/** `UI-3` or `3` beside `2`: whatever is before the last number of one, the count goes on. */
function isNext(id: string, ids: ReadonlySet<string>): boolean {
  const [, before, last] = COUNTED.exec(id) ?? []
  return [...ids].some((each) => {
    const [, start, end] = COUNTED.exec(each) ?? []
    return start === before && Math.abs(Number(end) - Number(last)) === 1
  })
}
const COUNTED = /^(?:[a-z]{1,5}-?)?((?:\d+[.-])*)(\d+)[a-z]?$/i

/** It is in a task, or below a heading that says that it is no work. */
function isElsewhere(section: Section | undefined): boolean {
  for (let at = section; at; at = at.above)
    if (at.isTask || (at.level > 1 && APART.test(at.name) && !ID.test(at.name) && !TASK.test(at.name)))
      return true
  return false
}

/** `3. Rollback` is no work, if no task is below it. `Phase 3: Rollback` may be. */
function isBelowApart({ above }: Section): boolean {
  for (let at = above; at; at = at.above)
    if (at.level > 1 && !at.isGroup && /^\d/.test(at.name) && APART.test(at.name) && !TASK.test(at.name))
      return true
  return false
}

function sectionsIn(
  lines: readonly string[],
  visible: readonly number[],
  begins: ReadonlyMap<number, boolean>,
): Section[] {
  const sections: Section[] = []
  let open: Section | undefined
  for (const at of visible) {
    const line = lines[at] ?? ''
    const text = HEADING.exec(line)?.[1]
    if (text === undefined) {
      if (begins.get(at + 1)) markGroup(open)
      if (open) mark(open, line)
      continue
    }
    const level = line.trim().search(/[^#]/)
    while (open && open.level >= level) open = open.above
    const isTask = begins.get(at + 1) === true
    const isKnown = begins.has(at + 1)
    if (isKnown) markGroup(open)
    const name = text.replace(/^[^\p{L}\p{N}]*(?:\[.\])?[^\p{L}\p{N}]*/u, '')
    const none = { hasLabel: false, hasBox: false, hasOwn: false, hasFiles: false, hasProof: false }
    open = { ...none, isGroup: isKnown, isTask, line: at + 1, level, name, above: open }
    sections.push(open)
  }
  return sections
}

/** A task is in this section, and in those around it. */
function markGroup(own: Section | undefined): void {
  for (let section = own; section; section = section.above) section.isGroup = true
}

/** What a line says of the section that it is in, and of those around it. */
function mark(own: Section, line: string): void {
  const [hasLabel, hasBox] = [LABEL.test(line), BOX.test(line)]
  own.hasOwn ||= hasLabel
  own.hasFiles ||= FILES.test(line)
  own.hasProof ||= PROOF.test(line)
  for (let at: Section | undefined = own; at && (hasLabel || hasBox); at = at.above) {
    at.hasLabel ||= hasLabel
    at.hasBox ||= hasBox
  }
}
