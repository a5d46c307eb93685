import type { Finding } from '../../model/gate.ts'
import type { LeftOut, PlanReading, Task, Verify } from '../../model/plan.ts'
import { groupsLast } from '../checklist/read-checklist.ts'
import { type Box, type Heading, isTicked, phasesOf, scanBoxes } from '../checklist/scan.ts'
import { buildBody, type Field, inFolderOf, readFields, type TaskBody } from '../checklist/task-body.ts'
import { isStruckTitle, titleBoxes } from '../checklist/titles.ts'
import { withNamed } from '../depends.ts'
import { type Document, linesBetween, openDocument, planName } from '../document.ts'
import { filesBlock } from '../file-list.ts'
import { defined, type Line, lineList, problem } from '../lines.ts'
import type { LineKind } from '../mask.ts'
import { packetIn } from '../packet/read-packet.ts'
import { withoutRestarts } from '../restarts.ts'
import { codeSpans, isRun, readVerifyText } from '../verify-text.ts'
import type { Format } from './format.ts'
import { proofsIn } from './superpowers-proofs.ts'
import { beforeName, type Named, taskHeadings } from './task-headings.ts'

const DONE_HEAD = /[✅✔☑✓]|\[[xX]\]/u
const DONE_TAIL =
  /\s*(?:\[([ xX])\]|[✅✓✔☑]️?|[-–—]\s*(?:DONE|COMPLETED?)|[[(](?:DONE|[Dd]one|COMPLETED?|[Cc]ompleted?)[\])])\s*$/u
/** `✅ Complete (2026-01-02)`, and not `Complete rewrite needed` or `✅ Ready`. */
const DONE_STATUS =
  /^\W*(?:\[x\]|(?:done|completed?|finished|merged)\s*(?:$|[-–—(.,;:|&✅]|on \d|\d)|(?<=✅\W*)$|(?<=✅\W*)(?:\w+\W+){1,3}(?:done|completed?)\W*$)/iu

/** Plans whose tasks are headings (`### Task 1: Title`). Boxes below them are steps; named bullets have their usual meaning. */
export function readSuperpowers(text: string, file: string): PlanReading {
  const document = openDocument(text, file)
  const { lines, problems, kinds } = { ...document, kinds: [...document.kinds] }
  const { boxes, headings } = scanBoxes(lines, kinds)
  const phaseOf = phasesOf(headings)
  const boxesBetween = boxFinder(boxes)
  const { names, areOther, title } = taskHeadings(headings, hasTitled(boxes, headings))
  const runs: number[] = []
  const tasks = headings.flatMap((heading, index) => {
    const named = names.get(heading)
    const isTask = named && !isStruckHeading(heading, named)
    return isTask ? [taskOf(heading, taskEnd(headings, index, lines, names), named)] : []
  })
  const leftOut = struckIn(names, file)
  const named = areOther ? [noNames(file, names)] : title ? [isTitle(file, title)] : []
  problems.push(...named, ...struckFinding(leftOut), ...onlyRun(file, runs))
  const plan = {
    format: 'superpowers',
    name: planName(file, document.data.spec),
    ...defined({ title: headings.find((heading) => heading.level === 1)?.text || undefined }),
    files: [{ path: file, text }],
    tasks: withNamed(groupsLast(withoutRestarts(tasks, problems), isEmpty)),
  }
  return { plan, problems, leftOut }

  function taskOf(heading: Heading, end: number, { id, title, isLook }: Named): Task {
    const first = heading.line + 1
    const boxesBelow = boxesBetween(heading.line, end)
    const tail = DONE_TAIL.exec(title.slice(-40))
    const { packet, problems: found } = packetIn(lines, first, end, file)
    problems.push(...found)
    const body = lines.slice(first, end).map((line) => line.text)
    const listed = filesBlock(body)
    const fields = fieldsOf(lines, kinds, first, end, listed)
    const named = buildBody({ title: '', markers: [] }, fields)
    const allTicked = boxesBelow.length > 0 && boxesBelow.every(isTicked)
    const verify = firstStated(
      () => named.verify,
      () => bodyIn(boxesBelow, { lines, kinds }).verify,
      () => inFolderOf(fields, proofsIn({ lines, kinds }, first, end, runs)),
    )
    const phase = phaseOf({ heading }) ?? ''
    const { dependsOn, statesDependencies, doneWhen, requirements } = named
    return {
      id,
      title: withoutTail(title, tail),
      name: heading.text.trim(),
      file,
      line: first,
      endLine: end,
      block: linesBetween(document, heading.line, end),
      kind: isLook ? 'verify' : 'work',
      ...(/^(?:phase|chunk|wave)\b/i.test(phase) ? { phase } : {}),
      parallel: false,
      dependsOn,
      ...defined({ statesDependencies }),
      files: listed?.files[0] === undefined ? named.files : listed.files,
      steps: named.steps.length > 0 ? named.steps : boxesBelow.map(stepOf),
      doneWhen,
      verify,
      ...defined({ commit: named.commit ?? commitIn(body), packet, tier: packet?.tier }),
      ...{ markers: [], criteria: [], outputs: [], securityReview: false, requirements },
      ticked: allTicked || isDone(heading, fields) || (tail !== null && tail[1] !== ' '),
    }
  }
}

/** The first of several places of a task in which a proof is stated. */
function firstStated(...places: readonly (() => Verify[])[]): Verify[] {
  for (const place of places) {
    const verify = place()
    if (verify.length > 0) return verify
  }
  return []
}

/** What is in the boxes of a task, without their titles. */
function bodyIn(boxes: readonly Box[], { lines, kinds }: Pick<Document, 'lines' | 'kinds'>): TaskBody {
  const fields = boxes.flatMap((box) => readFields(lines, kinds, box.line + 1, box.end))
  return buildBody({ title: '', markers: [] }, fields)
}

/** Commands of a task that are read as work, and not as its proof. */
function onlyRun(file: string, lines: readonly number[]): Finding[] {
  const [line] = lines
  if (line === undefined) return []
  const [what, them] =
    lines.length === 1 ? ['a command to run is', 'it shall'] : ['commands to run are', 'they shall']
  const message = `${what} no proof, since nothing says what ${them} show: ${lineList(lines)}`
  const fix = 'if it proves its task, write "Expected: …" below it'
  return [problem('read/run', { file, line }, message, fix, 'warn')]
}

/** The tasks of a plan that calls none of its headings a task. */
function noNames(file: string, names: ReadonlyMap<Heading, Named>): Finding {
  const lines = [...names.keys()].map(({ line }) => line + 1)
  const message = `no heading is called a task and no check box is one, so these headings are read as the tasks: ${lineList(lines)}`
  const fix = 'look at `ultraplan lint --tasks`; write "### Task 1: Title" where it is wrong'
  return problem('read/tool', { file, line: lines[0] as number }, message, fix, 'warn')
}

const hasTitled = (boxes: Box[], headings: Heading[]): boolean =>
  titleBoxes({ boxes, headings }).titled.length > 0

const isTitle = (file: string, { line, text }: Heading): Finding =>
  problem(
    'read/title',
    { file, line: line + 1 },
    `the first heading is read as the title of the plan, and not as a task: ${text.slice(0, 60)}`,
    'if it is a task, give it the level of the others',
    'warn',
  )

/** What its author has crossed out is not to be done, unless it was done before. */
const isStruckHeading = ({ text }: Heading, { title }: Named): boolean =>
  !DONE_HEAD.test(text) && (isStruckTitle(text) || isStruckTitle(title))

const struckIn = (names: ReadonlyMap<Heading, Named>, file: string): LeftOut[] =>
  [...names]
    .filter(([heading, named]) => isStruckHeading(heading, named))
    .map(([{ line }]) => ({ file, from: line + 1, to: line + 1 }))

function struckFinding(leftOut: readonly LeftOut[]): Finding[] {
  const [first] = leftOut
  if (!first) return []
  const message = `what is crossed out is not read as a task: ${lineList(leftOut.map(({ from }) => from))}`
  const place = { file: first.file, line: first.from }
  return [problem('read/no-task', place, message, 'if it is work, take the ~~ away', 'warn')]
}

const withoutTail = (title: string, tail: RegExpExecArray | null): string =>
  title
    .slice(0, title.length - (tail?.[0].length ?? 0))
    .replace(/\*\*/g, '')
    .replace(/\s*\[P\]\s*$/, '')
    .trim()

/** The boxes between two lines; asked from top to bottom. */
function boxFinder(boxes: readonly Box[]): (from: number, to: number) => Box[] {
  let next = 0
  return (from, to) => {
    while (next < boxes.length && (boxes[next] as Box).line <= from) next += 1
    let end = next
    while (end < boxes.length && (boxes[end] as Box).line < to) end += 1
    return boxes.slice(next, end)
  }
}

const isDone = (heading: Heading, fields: readonly Field[]): boolean =>
  DONE_HEAD.test(beforeName(heading)) ||
  fields.some(
    (field) =>
      field.name === 'other:[done]' || (field.name === 'other:status' && DONE_STATUS.test(firstText(field))),
  )

const A_PATH = /^`?[\w@./[\]{}*-]*[./][\w@./[\]{}*-]*`?\s*$/
const VERIFY = /^\s*[-*+]\s+(?:\*\*)?Verif(?:y|ication)(?:\*\*)?\s*[:：](?:\*\*)?\s*(.*)$/i
const namesFile = (line: string): boolean => {
  const said = VERIFY.exec(line)?.[1]
  return said !== undefined && (A_PATH.test(said) || !readVerifyText(said, 1).some(isRun))
}

/** Its fields. `- Verify: docs/a.md` in the list of its files names a file. */
function fieldsOf(
  lines: readonly Line[],
  kinds: LineKind[],
  first: number,
  end: number,
  listed: ReturnType<typeof filesBlock>,
): Field[] {
  for (let at = first + (listed?.from ?? 0) + 1; at < first + (listed?.to ?? 0); at += 1)
    if (namesFile(lines[at]?.text ?? '')) kinds[at] = 'comment'
  return readFields(lines, kinds, first, end).flatMap(ownField)
}

/** Bullets with a name; of paragraphs only those that no step has, and only their own line. */
function ownField(field: Field): Field[] {
  if (field.bullet) return field.name === '' ? [] : [field]
  const isOwn = field.name === 'depends' || field.name === 'other:status'
  return isOwn ? [{ ...field, pieces: field.pieces.slice(0, 1) }] : []
}

/** A task of which nothing is said but that others are below it. */
const isEmpty = ({ block }: Task): boolean => !block.trim().includes('\n')

/** Up to the next heading of its level or above, or the next task; other deeper ones belong to it. */
function taskEnd(
  headings: readonly Heading[],
  index: number,
  lines: readonly Line[],
  names: ReadonlyMap<Heading, Named>,
): number {
  const { line, level } = headings[index] as Heading
  let next = index + 1
  while (
    next < headings.length &&
    (headings[next] as Heading).level > level &&
    !names.has(headings[next] as Heading)
  )
    next += 1
  let end = headings[next]?.line ?? lines.length
  while (
    end > line + 1 &&
    (lines[end - 1]?.blank || /^\s*(?:-{3,}|\*{3,})\s*$/.test(lines[end - 1]?.text ?? ''))
  )
    end -= 1
  return end
}

const stepOf = ({ behind }: Box) => behind.replace(/\*\*/g, '').replace(/^Step\s+\d+\s*[:.]?\s*/i, '')

const firstText = (field: Field) => {
  const [piece] = field.pieces
  return piece?.kind === 'text' ? piece.text : ''
}

function commitIn(body: readonly string[]): string | undefined {
  let message: string | undefined
  for (const line of body)
    message = /\bgit commit\b.*?\s-m\s+(?:"([^"]+)|'([^']+))/.exec(line)?.slice(1).find(Boolean) ?? message
  return message ?? codeSpans(body.find((line) => /^\s*(?:[-*+]\s+)?\*\*Commit\b/.test(line)) ?? '')[0]?.code
}

export const superpowers: Format = {
  id: 'superpowers',
  tool: {
    name: 'superpowers',
    owns: ({ file, headings }) =>
      /(?:^|\/)docs\/superpowers\/plans\//.test(file) ||
      (/(?:^|\/)docs\/plans\//.test(file) && headings.some(({ text }) => /^Step\s+\d/i.test(text))),
    wants: 'headings such as "### Task 1: Title"; steps are no tasks',
  },
  folders: ['docs/superpowers/plans', 'docs/plans'],
  holds: 'files',
  detects({ headings, named, hasList }) {
    const isBox = new Set(named.map(({ id }) => id))
    const { names, areOther } = taskHeadings(headings, hasList)
    if (areOther) return 'boxes'
    const tasks = [...names.values()].filter(({ hasWord, id }) => hasWord || !isBox.has(id)).length
    // With two headings, boxes that look as if they had ids are steps.
    return tasks > 1 ? 'tags' : tasks === 1 && named.length === 0 ? 'ids' : undefined
  },
  read: readSuperpowers,
}
