import type { Finding } from '../../model/gate.ts'
import type { PlanReading, Task } from '../../model/plan.ts'
import { groupsLast, noTasks } from '../checklist/read-checklist.ts'
import { type Box, type Heading, isTicked, scanBoxes } from '../checklist/scan.ts'
import { buildBody, readFields } from '../checklist/task-body.ts'
import { isStruck, titleBoxes } from '../checklist/titles.ts'
import { type Document, linesBetween, openDocument, planName } from '../document.ts'
import { filesBlock, pathsInText } from '../file-list.ts'
import { defined, lineList, problem } from '../lines.ts'
import { packetIn } from '../packet/read-packet.ts'
import { commandsOf, readVerifyText } from '../verify-text.ts'
import type { Format } from './format.ts'

const TASKS = /^tasks?(?:\s*(?:\/|&|and)\s*(?:sub-?tasks?|acceptance).*)?$/i
const BOTH = /^tasks?\s*(?:\/|&|and)\s*(?:sub-?tasks?|acceptance)/i
const FOLLOW_UPS = /^review follow-?ups?\b/i
const TASK_HEADING = /^Task\s+(\d+(?:\.\d+)*)\s*[:.–—-]\s*(.+)$/i

/** A story of BMAD. Its work is in one section; the lists around it are criteria, notes and what was done before. */
function readBmad(text: string, file: string): PlanReading {
  const document = openDocument(text, file)
  const scan = scanBoxes(document.lines, document.kinds)
  const { boxes, headings } = scan
  const section = sectionOf(headings, TASKS, document.lines.length)
  const inside = boxes.filter(({ line }) => line > section.from && line < section.to)
  const within = headings.filter(({ line }) => line > section.from && line < section.to)
  const taskHeadings = within.filter(({ text }) => TASK_HEADING.test(text) || FOLLOW_UPS.test(text))
  // What a review asks for is below the boxes that are the tasks.
  const boxesTo = within.some(({ text }) => TASK_HEADING.test(text))
    ? -1
    : (taskHeadings[0]?.line ?? section.to)
  const listed = inside.filter(({ line }) => line < boxesTo)
  const status = statusOf(document, headings)
  const isDone = DONE.test(status)
  const tasks = [
    ...boxTasks(document, listed),
    ...headingTasks(document, taskHeadings, section.to, inside.slice(listed.length)),
  ]
  const outside = boxes.filter(({ line }) => line <= section.from || line >= section.to)
  document.problems.push(...noTasks(file, outside), ...openAgainst(status, file, inside, tasks))
  document.problems.push(...otherLists(file, headings, section.to, outside))
  for (const task of tasks) {
    const { packet, problems } = packetIn(document.lines, task.line, task.endLine, file)
    document.problems.push(...problems)
    if (packet) Object.assign(task, { packet }, defined({ tier: packet.tier }))
    task.ticked ||= isDone
  }
  const last = tasks.at(-1)
  if (last) {
    const below = bulletsUnder(document, headings, /^verification$/i)
    last.verify.push(...below.flatMap(({ text: bullet, line }) => commandsOf(readVerifyText(bullet, line))))
    last.doneWhen = bulletsUnder(document, headings, /^acceptance criteria$/i).map((each) => each.text)
  }
  const title = headings.find((heading) => heading.level === 1)?.text
  return {
    plan: {
      format: 'bmad',
      name: planName(file),
      ...defined({ title }),
      files: [{ path: file, text }],
      tasks: groupsLast(tasks, () => true),
    },
    problems: document.problems,
    leftOut: outside.map(({ line }) => ({ file, from: line + 1, to: line + 1 })),
  }
}

/** A file with several stories: only the tasks of the first would be done, and the others left without a word. */
function otherLists(
  file: string,
  headings: readonly Heading[],
  from: number,
  boxes: readonly Box[],
): Finding[] {
  const found = headings.filter(({ line, text }, at) => {
    const end = headings[at + 1]?.line ?? Number.POSITIVE_INFINITY
    return (
      line >= from &&
      BOTH.test(text) &&
      boxes.some((box) => !isTicked(box) && box.line > line && box.line < end)
    )
  })
  const [first] = found
  if (!first) return []
  const message = `this file has more than one list of tasks, and only the first is read: ${lineList(found.map(({ line }) => line + 1))}`
  return [problem('read/task', { file, line: first.line + 1 }, message, 'give each story a file of its own')]
}

/** A story that says it is done or is not to be done, with work that is open: which of the two is true cannot be told. */
function openAgainst(
  status: string,
  file: string,
  inside: readonly Box[],
  tasks: readonly Task[],
): Finding[] {
  const said = DONE.test(status) ? 'done' : NOT_TO_DO.exec(status)?.[1]?.toLowerCase()
  const boxes = inside.filter((box) => !isTicked(box) && !isStruck(box)).map(({ line }) => line + 1)
  const open = tasks.filter(({ ticked }) => !ticked && said !== 'done').map(({ line }) => line)
  const [lines, what] =
    boxes.length > 0 ? [boxes, ['a box is', 'boxes are']] : [open, ['a task is', 'tasks are']]
  const [line] = lines
  if (said === undefined || line === undefined) return []
  const message = `the status of this story is ${said}, and ${lines.length === 1 ? what[0] : `${lines.length} ${what[1]}`} open: ${lineList(lines)}`
  return [problem('read/box', { file, line }, message, 'tick what is done, or change the status')]
}

/** Its own tick counts, as the story's author set it; what it leaves open is named. */
function openBelowDone(file: string, box: Box, steps: readonly Box[]): Finding[] {
  const lines = steps.filter((step) => !isTicked(step) && !isStruck(step)).map(({ line }) => line + 1)
  if (lines.length === 0) return []
  const message = `this task is ticked, so it counts as done, and below it ${lines.length === 1 ? 'a box is' : `${lines.length} boxes are`} open: ${lineList(lines)}`
  const fix = 'tick what is done, or take the tick of the task away'
  return [problem('read/box', { file, line: box.line + 1 }, message, fix, 'warn')]
}

/** The lines between a heading and the next one that is not below it; empty if there is none. */
function sectionOf(headings: readonly Heading[], name: RegExp, end: number) {
  const at = headings.findIndex(({ text }) => name.test(text))
  const heading = headings[at]
  if (!heading) return { from: end, to: end }
  const next = headings.slice(at + 1).find(({ level }) => level <= heading.level)
  return { from: heading.line, to: next?.line ?? end }
}

/** The outermost boxes are the tasks; those below them are their steps. */
function boxTasks(document: Document, inside: readonly Box[]): Task[] {
  const indent = inside.reduce((least, box) => Math.min(least, box.indent), Number.POSITIVE_INFINITY)
  const outer = inside.filter((box) => box.indent === indent)
  const { titled } = titleBoxes({ boxes: outer, headings: [] })
  const isNumbered = titled.every(({ parts }) => parts.id !== undefined)
  const stepsOf = stepFinder(inside)
  return titled.map(({ box, parts }, index) => {
    const own = stepsOf(box.line, titled[index + 1]?.box.line)
    const steps = own.map(({ behind }) => behind)
    if (isTicked(box)) document.problems.push(...openBelowDone(document.file, box, own))
    const id = (isNumbered ? parts.id : undefined) ?? String(index + 1)
    const title = isNumbered ? parts.title : box.behind.replace(/\*\*([^*]+)\*\*/g, '$1')
    const task = taskOf(document, box.line, box.end, { id, title, steps })
    const ticked = isTicked(box)
    return { ...task, ticked, box: { line: box.line + 1, column: box.column } }
  })
}

function headingTasks(
  document: Document,
  headings: readonly Heading[],
  end: number,
  inside: readonly Box[],
): Task[] {
  const stepsOf = stepFinder(inside)
  return headings.map((heading, at) => {
    const [, id = 'review', words = heading.text] = TASK_HEADING.exec(heading.text) ?? []
    const [tail = '', mark] = /\s*\[([ xX])\]\s*$/.exec(words) ?? []
    const title = words.slice(0, words.length - tail.length)
    const next = headings[at + 1]?.line ?? end
    const own = stepsOf(heading.line, next)
    const ticked = own.length > 0 ? own.every(isTicked) : mark?.toLowerCase() === 'x'
    const steps = own.map(({ behind }) => behind)
    return { ...taskOf(document, heading.line, next, { id, title: title.trim(), steps }), ticked }
  })
}

/** The boxes behind one line and before another. Has to be asked in the order of the text. */
function stepFinder(boxes: readonly Box[]) {
  let at = 0
  return (from: number, to = Number.POSITIVE_INFINITY): Box[] => {
    const found: Box[] = []
    for (; at < boxes.length && (boxes[at] as Box).line < to; at += 1)
      if ((boxes[at] as Box).line > from) found.push(boxes[at] as Box)
    return found
  }
}

type Words = Pick<Task, 'id' | 'title' | 'steps'>

function taskOf(document: Document, from: number, to: number, { id, title, steps }: Words): Task {
  const { file, lines, kinds } = document
  let end = to
  while (end > from + 1 && lines[end - 1]?.blank) end -= 1
  const listed = filesBlock(lines.slice(from + 1, end).map((line) => line.text))?.files ?? []
  const fields = readFields(lines, kinds, from + 1, end).filter(({ name }) => name !== '')
  const { files, verify } = buildBody({ title: '', markers: [] }, fields)
  const named = listed.length > 0 ? listed : files
  return {
    ...{ id, title, file, steps },
    line: from + 1,
    endLine: end,
    block: linesBetween(document, from, end),
    kind: 'work',
    parallel: false,
    dependsOn: [],
    files: named.length > 0 ? named : [...new Set([title, ...steps].flatMap(pathsInText))],
    doneWhen: [],
    verify,
    markers: [],
    criteria: [],
    outputs: [],
    securityReview: false,
    requirements: [],
    ticked: false,
  }
}

/** The bullets below a heading, or below a bold line, of that name. */
function bulletsUnder({ lines, kinds }: Document, headings: readonly Heading[], name: RegExp) {
  const bullets: { text: string; line: number }[] = []
  const { from, to } = sectionOf(headings, name, lines.length)
  const notes = sectionOf(headings, /^dev(?:eloper|elopment)? notes\b/i, lines.length)
  const headingLines = new Set(headings.map(({ line }) => line))
  let isBold = false
  for (const [at, { text }] of lines.entries()) {
    if (kinds[at] !== 'text' || (at > notes.from && at < notes.to)) continue
    const bold = /^\s*\*\*([^*]+?):?\*\*:?\s*$/.exec(text)?.[1]
    if (bold !== undefined || headingLines.has(at)) isBold = bold !== undefined && name.test(bold)
    const bullet = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?!\[.\])(.+)$/.exec(text)?.[1]
    if (bullet !== undefined && (isBold || (at > from && at < to)))
      bullets.push({ text: bullet, line: at + 1 })
  }
  return bullets
}

const DONE = /^\W*(?:done|completed?)(?:\W*$|\s*[(–—-])/i
const NOT_TO_DO =
  /^\W*(cancell?ed|abandoned|dropped|removed|rejected|obsolete|superseded|deprecated|deferred|postponed|on[- ]hold|won['’]?t[- ](?:do|fix))\b/i

/** What the story says of itself: `Status: done`, as a heading, a line or in the front matter. */
function statusOf({ data, lines, kinds }: Document, headings: readonly Heading[]): string {
  if (typeof data.status === 'string') return data.status
  const below = headings.find(({ text }) => /^status:?$/i.test(text))
  if (below) return lines.slice(below.line + 1).find(({ blank }) => !blank)?.text ?? ''
  const head = headings.find(({ level }) => level > 1)?.line ?? lines.length
  const line = lines.find(
    ({ text }, at) =>
      kinds[at] === 'text' && (at < head ? /^[#\s*+-]*status\W*:/i : /^[#\s*]*status\W*:/i).test(text),
  )
  return line?.text.replace(/^[^:]*:/, '') ?? ''
}

const isStoryHeading = ({ level, text }: Heading): boolean => level === 1 && /^Story\s+\d/i.test(text)

export const bmad: Format = {
  id: 'bmad',
  tool: {
    name: 'BMAD',
    owns: ({ headings }) =>
      headings.some((heading) => isStoryHeading(heading) || /^tasks?\s*\/\s*sub-?tasks?/i.test(heading.text)),
    wants: 'check boxes such as "- [ ] Task 1: Title" below the heading "Tasks / Subtasks"',
  },
  detects({ headings, boxes }) {
    const isStory = headings.some(isStoryHeading)
    const hasTasks = headings.some(({ text }) => (isStory ? TASKS : BOTH).test(text))
    const isWork = boxes.length > 0 || headings.some(({ text }) => TASK_HEADING.test(text))
    return hasTasks && isWork ? 'tags' : undefined
  },
  read: readBmad,
}
