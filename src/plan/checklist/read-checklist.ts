import type { Finding } from '../../model/gate.ts'
import type { PlanReading, Task, Verify } from '../../model/plan.ts'
import { taskWord } from '../../model/task-name.ts'
import { otherWaves, withNamed, withTitles } from '../depends.ts'
import { type Document, linesBetween, openDocument, planName } from '../document.ts'
import { proofInTitle } from '../formats/superpowers-proofs.ts'
import { defined, isOptional, type Line, lineList, problem } from '../lines.ts'
import { packetIn } from '../packet/read-packet.ts'
import { withoutRestarts } from '../restarts.ts'
import { readVerifyText } from '../verify-text.ts'
import { type Box, isTicked, phasesOf, scanBoxes, underOtherHeading } from './scan.ts'
import { buildBody, readFields, type TaskBody, titleTail } from './task-body.ts'
import { isCriteria, isStruck, type TitledBox, type TitleParts, titleBoxes } from './titles.ts'

/** What one planner's check lists have and others do not. Applied to a task after its bullets have been read. */
export interface Dialect {
  format: string
  adapt?(task: Task, box: Box): Task
  /** Whether its planner writes this sign for a task that is under way. */
  isKnownBox?(box: Box): boolean
  /** Whether each box at the margin is a task, so that one without an id cannot be a note. */
  needsIds?: true
  /** Whether a task with others below it is only their heading, if it has no bullets of its own. */
  isGroup?(task: Task, below: Task): boolean
}

/** `1. Group` around `1.1`. What other ids name has its work in its title. */
const isNestedGroup = (task: Task, below: Task): boolean =>
  /^(?:P\d+-)?\d+$/.test(task.id) && below.line <= task.endLine

/** Reads a markdown check list. `file` is relative to the repository, with forward slashes. */
export function readChecklist(text: string, file: string, dialect: Dialect): PlanReading {
  const document = openDocument(text, file)
  const { lines, kinds, problems } = document
  const scan = scanBoxes(lines, kinds)
  const { headings } = scan
  const { titled, criteria } = titleBoxes(scan)
  const numbered = titled.some(({ parts }) => parts.id !== undefined)
  const below = nextTasks()
  const phaseOf = phasesOf(headings)
  const tasks: Task[] = []
  let position = 0
  for (const [index, { box, parts }] of titled.entries()) {
    const id = parts.id ?? (numbered || box.nested ? undefined : String(++position))
    if (id !== undefined) tasks.push(taskOf(box, { ...parts, id }, below[index] as number))
    else if (!box.nested || SEVERAL_IDS.test(box.behind)) problems.push(noId(file, box, parts, dialect))
  }
  problems.push(...noTasks(file, criteria), ...boxFindings(document, titled, dialect))
  const arranged = arrange(text, tasks, problems, dialect)
  const title = headings.find((heading) => heading.level === 1)?.text
  return {
    plan: {
      format: dialect.format,
      name: planName(file, document.data.spec),
      ...(title ? { title } : {}),
      files: [{ path: file, text }],
      tasks: arranged.tasks,
    },
    problems,
    leftOut: [...criteria.map(({ line }) => line + 1), ...arranged.twins].map((line) => lineOf(file, line)),
  }

  /** For each box, the line of the first task after it, where its own bullets end. */
  function nextTasks(): number[] {
    const next: number[] = new Array(titled.length)
    let line = lines.length
    for (let at = titled.length - 1; at >= 0; at -= 1) {
      next[at] = line
      const { box, parts } = titled[at] as (typeof titled)[number]
      if (parts.id !== undefined || (!numbered && !box.nested)) line = box.line
    }
    return next
  }

  function taskOf(box: Box, parts: TitleParts & { id: string }, nextTask: number): Task {
    let end = box.end
    while (end > box.line + 1 && lines[end - 1]?.blank) end -= 1
    const ownEnd = Math.min(end, nextTask)
    const tail = titleTail(lines, kinds, box.line + 1, ownEnd)
    const title = tail.words === '' ? parts.title : `${parts.title} ${tail.words}`.trim()
    const body = withTitleProof(buildBody(parts, readFields(lines, kinds, tail.end, ownEnd)), title, box)
    const { packet, problems: found } = packetIn(lines, box.line + 1, ownEnd, file)
    problems.push(...found)
    const task: Task = {
      id: parts.id,
      title,
      ...{ file, line: box.line + 1, endLine: end },
      block: linesBetween(document, box.line, end),
      ...defined({ phase: phaseOf(box) }),
      ...body,
      ...defined({ tier: body.tier ?? packet?.tier, packet }),
      ...{ criteria: [], outputs: [] },
      ticked: isTicked(box),
      box: { line: box.line + 1, column: box.column },
    }
    return dialect.adapt?.(task, box) ?? task
  }
}

/** ``…; verify `npm test` passes``: the end of a title, where it says how it is seen that the task is done. */
const AT_THE_END = /[.;]\s+Verify:?\s+(?:that |with |by running )?(?=`)/gi

/**
 * `` `npm test` is green `` and ``Run `npm test` `` as a title: the task is to make it so, and the command proves it. So
 * does one that the title ends with.
 */
function withTitleProof(body: TaskBody, title: string, { line }: Box): TaskBody {
  const end = [...title.matchAll(AT_THE_END)].at(-1)
  const said = end ? title.slice(end.index + end[0].length) : title
  if (body.verify.length > 0) return body
  if (!said.startsWith('`')) return { ...body, verify: proofInTitle(title, line + 1) }
  const read = readVerifyText(said, line + 1)
  // Of several commands all must be understood: some of them alone would prove less than the title asks.
  const isHeld = ({ command, expect }: Verify) => command !== undefined && expect?.held !== undefined
  const isAll = read.every(
    (each) => isHeld(each) || (each.command !== undefined && !each.expect && !each.cut),
  )
  return isAll && (end !== undefined || read.some(isHeld)) ? { ...body, verify: read } : body
}

const lineOf = (file: string, line: number) => ({ file, from: line, to: line })

/** The tasks in the order in which they are done, each once and with an id of its own. */
function arrange(
  text: string,
  read: readonly Task[],
  problems: Finding[],
  { isGroup = isNestedGroup }: Dialect,
) {
  const { once, twins } = withoutTwins(read, problems)
  problems.push(...twoKinds(once))
  const own = ownIds(withoutRestarts(once, problems), problems)
  problems.push(...otherWaves(text, own))
  return { tasks: withNamed(withTitles(groupsLast(optionalWithin(own), isGroup))), twins }
}

/** What is below an optional task is as optional as that. */
function optionalWithin(tasks: Task[]): Task[] {
  const optional = tasks.filter(isOptional).map(({ id }) => `${id}.`)
  if (optional.length === 0) return tasks
  const isWithin = (task: Task) => !isOptional(task) && optional.some((id) => task.id.startsWith(id))
  return tasks.map((task) => (isWithin(task) ? { ...task, markers: [...task.markers, 'OPTIONAL'] } : task))
}

/** An id that is used again by what is done: the task that is open keeps it, since nothing waits for the other. */
function ownIds(tasks: Task[], problems: Finding[]): Task[] {
  const taken = new Set(tasks.map(({ id }) => id))
  if (taken.size === tasks.length) return tasks
  const keeper = new Map<string, Task>()
  const isUnclear = new Set<string>()
  for (const task of tasks) {
    const first = keeper.get(task.id)
    if (first && !first.ticked && !task.ticked) isUnclear.add(task.id)
    if (!first || (first.ticked && !task.ticked)) keeper.set(task.id, task)
  }
  return tasks.map((task) => {
    if (keeper.get(task.id) === task || isUnclear.has(task.id)) return task
    const letter = [...'bcdefghij'].find((each) => !taken.has(task.id + each))
    if (letter === undefined) return task
    const id = task.id + letter
    taken.add(id)
    const message = `the id of ${taskWord(task)} is used twice; what is done at line ${task.line} is called ${id}`
    problems.push(problem('read/ids', task, message, 'give it an id of its own', 'warn'))
    return { ...task, id }
  })
}

/** The same line twice, once without anything below it, as Kiro leaves it behind: one task, which is done if both are. */
function withoutTwins(tasks: readonly Task[], problems: Finding[]): { once: Task[]; twins: number[] } {
  const full = new Map(tasks.filter(hasBody).map((task) => [keyOf(task), task]))
  const twins = new Set(
    full.size === 0 ? [] : tasks.filter((task) => !hasBody(task) && full.has(keyOf(task))),
  )
  const undone = new Set([...twins].filter(({ ticked }) => !ticked).map(({ id }) => id))
  for (const task of twins) {
    const { line, ticked } = full.get(keyOf(task)) as Task
    const state = ticked === task.ticked ? '' : ', once ticked and once not, and is read as open'
    const message = `${taskWord(task)} is there twice, here and at line ${line}${state}`
    problems.push(problem('read/box', task, message, 'take the line away that has nothing below it', 'warn'))
  }
  const once = tasks
    .filter((task) => !twins.has(task))
    .map((task) => (undone.has(task.id) ? { ...task, ticked: false } : task))
  return { once, twins: [...twins].map(({ line }) => line) }
}

const keyOf = (task: Task): string => [task.id, task.title].join(' ')
const hasBody = ({ block }: Task): boolean => block.includes('\n') && block.trim().includes('\n')

/** `3.4/3.5 Title`, `T004-T006 Title`: a box that is several tasks. */
const SEVERAL_IDS =
  /^[^\p{L}\p{N}]*(?:T\d{2,4}\s*[-–—/,&+]\s*T?\d{2,4}|\d+\.\d+\s*[-–—/,&+]\s*\d+\.\d+)(?=[\s:.*]|$)/u

function noId(file: string, box: Box, parts: TitleParts, { needsIds }: Dialect): Finding {
  const isSeveral = SEVERAL_IDS.test(box.behind)
  return problem(
    'read/no-id',
    { file, line: box.line + 1 },
    `a check box ${isSeveral ? 'with several ids' : 'without a task id'} is not read as a task: ${parts.title.slice(0, 60)}`,
    isSeveral
      ? 'give each task a box and an id of its own'
      : 'give it an id such as 1.2, or take the box away',
    (isSeveral && box.char === ' ') || (needsIds && !isTicked(box)) ? 'block' : 'warn',
  )
}

/** `[-]` and `[>]` mean a task that was skipped or moved to some people, and one that is under way to others. */
function oddBoxes(file: string, titled: readonly TitledBox[], { isKnownBox }: Dialect): Finding[] {
  const odd = titled.filter(({ box }) => box.char !== ' ' && !isTicked(box) && !isKnownBox?.(box))
  const lines = odd
    .filter(({ box, parts }) => parts.id !== undefined || !box.nested)
    .map(({ box }) => box.line + 1)
  const [line] = lines
  if (line === undefined) return []
  const message = `a box that is neither blank nor ticked is read as open: ${lineList(lines)}`
  const fix = 'tick what is done, and take away or cross out (~~…~~) what is not to be done'
  return [problem('read/box', { file, line }, message, fix, 'warn')]
}

/** `T001` beside `1.4`: one may come from another list. */
function twoKinds(tasks: readonly Task[]): Finding[] {
  const lettered = tasks.filter(({ id }) => /^T-?\d/.test(id))
  const numbered = tasks.filter(({ id }) => /^\d/.test(id))
  const [few, many] = lettered.length < numbered.length ? [lettered, numbered] : [numbered, lettered]
  const [first, other] = [few[0], many[0]]
  if (!first || !other) return []
  const message = `${taskWord(first)} and ${taskWord(other)} have ids of two kinds, and all are read in the order of the file: ${lineList(few.map(({ line }) => line))}`
  const fix = 'look at `ultraplan lint --tasks`; give them ids of one kind'
  return [problem('read/ids', first, message, fix, 'warn')]
}

/** `1.3 ~~Use npm~~ Use pnpm`: whether the rest is to be done cannot be told. */
function halfStruck(file: string, titled: readonly TitledBox[]): Finding[] {
  const lines = titled
    .filter(({ box, parts }) => !isTicked(box) && /^~~.+?~~/.test(parts.title))
    .map(({ box }) => box.line + 1)
  const [line] = lines
  if (line === undefined) return []
  const message = `the title of a task is crossed out in part: ${lineList(lines)}`
  const fix = 'take away what is crossed out, or cross out the whole line (~~…~~)'
  return [problem('read/box', { file, line }, message, fix)]
}

const boxFindings = (
  { file, lines }: Document,
  titled: readonly TitledBox[],
  dialect: Dialect,
): Finding[] => [
  ...oddBoxes(file, titled, dialect),
  ...halfStruck(file, titled),
  ...(titled.some(({ parts }) => parts.id !== undefined)
    ? []
    : [...otherHeading(file, titled), ...belowLabel(file, titled, lines)]),
]

/** A label of the task above, and boxes with less indentation: they may be what it names, or the next tasks. */
function belowLabel(file: string, titled: readonly TitledBox[], lines: readonly Line[]): Finding[] {
  const found = titled.filter(({ box }) => {
    const above = lines[box.line - 1]
    return above && above.indent > box.indent && isCriteria(above.text.replace(/^\s*[-*+]\s+/, ''))
  })
  return found.map(({ box }) =>
    problem(
      'read/label',
      { file, line: box.line + 1 },
      `the label above is indented and this box is not, so it is read as a task: ${box.behind.slice(0, 60)}`,
      'if it says when the task above is done, indent it below the label',
      'warn',
    ),
  )
}

function otherHeading(file: string, titled: readonly TitledBox[]): Finding[] {
  const lines = underOtherHeading(titled.map(({ box }) => box)).map(({ line }) => line + 1)
  const [line] = lines
  if (line === undefined) return []
  const message = `what is under a heading without a number, beside headings that have one, is read as tasks: ${lineList(lines)}`
  const fix = 'if it says when the work is done, name the heading "Acceptance criteria"'
  return [problem('read/other-heading', { file, line }, message, fix, 'warn')]
}

const STRUCK = 'struck out'
/** `- [P] tasks = different files`: in the notes of every spec-kit plan, a mark and no box. */
const EXPLAINS = /^P (?:tasks?|means|marks|=)\b|^P =/i

/** What is left out because its heading says that it is no work: one finding for each heading. */
export function noTasks(file: string, boxes: readonly Box[]): Finding[] {
  const byHeading = new Map<string, number[]>()
  for (const box of boxes) {
    if (EXPLAINS.test(`${box.char} ${box.behind}`)) continue
    const name = isStruck(box) ? STRUCK : `under "${(box.heading?.text ?? box.label ?? '').slice(0, 60)}"`
    const lines = byHeading.get(name)
    if (lines) lines.push(box.line + 1)
    else byHeading.set(name, [box.line + 1])
  }
  return [...byHeading].map(([name, lines]) => {
    const what = lines.length === 1 ? 'a check box is' : `${lines.length} check boxes are`
    return problem(
      'read/no-task',
      { file, line: lines[0] as number },
      `${what} ${name} and not read as tasks: ${lineList(lines)}`,
      name === STRUCK ? 'if they are work, take the ~~ away' : 'if they are work, move them below the tasks',
      'warn',
    )
  })
}

/**
 * A group without bullets of its own has no work: it comes after the tasks below it, and its box is ticked when they are
 * done. A group with bullets is work, and stays before them.
 */
export function groupsLast(tasks: Task[], isGroup: (task: Task, below: Task) => boolean): Task[] {
  const children = new Map<string, Task[]>()
  for (const task of tasks) {
    const parent = parentOf(task.id)
    const siblings = children.get(parent)
    if (siblings) siblings.push(task)
    else children.set(parent, [task])
  }
  const ordered: Task[] = []
  let waiting: Task[] = []
  const close = (id: string | undefined) => {
    const inside = (group: Task) => id?.startsWith(`${group.id}.`) ?? false
    ordered.push(...waiting.filter((group) => !inside(group)).reverse())
    waiting = waiting.filter(inside)
  }
  for (const task of tasks) {
    close(task.id)
    const below = children.get(task.id) ?? []
    if (task.steps.length === 0 && below[0] && isGroup(task, below[0])) {
      const dependsOn = [...new Set([...task.dependsOn, ...below.map(({ id }) => id)])]
      waiting.push({ ...task, kind: 'verify', dependsOn })
    } else ordered.push(task)
  }
  close(undefined)
  return ordered
}

/** `2` of `2.1`; the empty text for a task at the top. */
const parentOf = (id: string) => (id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '')
