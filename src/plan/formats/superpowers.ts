import type { PlanReading, Task } from '../../model/plan.ts'
import { type Box, type Heading, phasesOf, scanBoxes } from '../checklist/scan.ts'
import { buildBody, type Field, readFields } from '../checklist/task-body.ts'
import { linesBetween, openDocument, planName } from '../document.ts'
import { readFileList } from '../file-list.ts'
import { defined, type Line } from '../lines.ts'
import { packetIn } from '../packet/read-packet.ts'
import { codeSpans } from '../verify-text.ts'
import type { Format } from './format.ts'
import { proofsIn } from './superpowers-proofs.ts'

/** `Task 1: Title`, also `Task F1:`, `✅ Task #2 —`, `**Task 3**:` and with a full-width colon. */
const TASK_HEADING =
  /^[^\p{L}\p{N}]*Task\s+#?([A-Z]{0,3}-?\d+(?:[.-]\d+)*[a-z]?)(?:\*\*)?\s*(?:\([^)]*\)\s*|\[[^\]]*\]\s*)?(?:[:：.–—-]|$)\s*(.*)$/iu
const DONE_TAIL = /\s*(?:\[([ xX])\]|(✅|✓))\s*$/u

/** Plans whose tasks are headings (`### Task 1: Title`). Boxes below them are steps; named bullets have their usual meaning. */
export function readSuperpowers(text: string, file: string): PlanReading {
  const document = openDocument(text, file)
  const { lines, kinds, problems } = document
  const { boxes, headings } = scanBoxes(lines, kinds)
  const phaseOf = phasesOf(headings)
  const boxesBetween = boxFinder(boxes)
  const tasks = headings.flatMap((heading, index) => {
    const match = TASK_HEADING.exec(heading.text)
    return match ? [taskOf(heading, taskEnd(headings, index, lines), match[1] ?? '', match[2] ?? '')] : []
  })
  const title = headings.find((heading) => heading.level === 1)?.text
  return {
    plan: {
      format: 'superpowers',
      name: planName(file, document.data.spec),
      ...(title ? { title } : {}),
      files: [{ path: file, text }],
      tasks,
    },
    problems,
  }

  function taskOf(heading: Heading, end: number, id: string, title: string): Task {
    const first = heading.line + 1
    const boxesBelow = boxesBetween(heading.line, end)
    const tail = DONE_TAIL.exec(title)
    const { packet, problems: found } = packetIn(lines, first, end, file)
    problems.push(...found)
    const body = lines.slice(first, end).map((line) => line.text)
    const fields = readFields(lines, kinds, first, end).filter((field) => field.bullet && field.name !== '')
    const named = buildBody({ title: '', markers: [] }, fields)
    const files = filesIn(body)
    const isDone = fields.some((field) => field.name === 'other:status' && /^\[x\]/i.test(firstText(field)))
    const isTicked = boxesBelow.length > 0 && boxesBelow.every((box) => box.char.toLowerCase() === 'x')
    const phase = phaseOf({ heading }) ?? ''
    const { dependsOn, statesDependencies, doneWhen, requirements } = named
    return {
      id,
      title: title.replace(DONE_TAIL, '').replace(/\*\*/g, '').trim(),
      name: heading.text.trim(),
      file,
      line: first,
      endLine: end,
      block: linesBetween(document, heading.line, end),
      kind: 'work',
      ...(/^(?:phase|chunk|wave)\b/i.test(phase) ? { phase } : {}),
      parallel: false,
      dependsOn,
      ...defined({ statesDependencies }),
      files: files.length > 0 ? files : named.files,
      steps: named.steps.length > 0 ? named.steps : boxesBelow.map(stepOf),
      doneWhen,
      verify: named.verify.length > 0 ? named.verify : proofsIn(lines, kinds, first, end),
      ...defined({ commit: named.commit ?? commitIn(body), packet, tier: packet?.tier }),
      markers: [],
      criteria: [],
      outputs: [],
      securityReview: false,
      requirements,
      ticked: isDone || isTicked || (tail !== null && tail[1] !== ' '),
    }
  }
}

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

/** Up to the next heading of its level or above; deeper ones belong to it. */
function taskEnd(headings: readonly Heading[], index: number, lines: readonly Line[]): number {
  const { line, level } = headings[index] as Heading
  let next = index + 1
  while (next < headings.length && (headings[next] as Heading).level > level) next += 1
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

/** The bullets under **Files:**, up to the first line that is not a bullet. */
function filesIn(body: readonly string[]): string[] {
  const at = body.findIndex((line) => /^\s*(?:\*\*)?Files?(?:\*\*)?:/.test(line))
  if (at < 0) return []
  const bullets: string[] = [(body[at] as string).replace(/^.*?:(?:\*\*)?/, '')]
  for (const line of body.slice(at + 1)) {
    const bullet = /^\s*[-*+]\s+(?!\[.\])(.+)$/.exec(line)?.[1]
    if (bullet !== undefined) bullets.push(bullet)
    else if (line.trim() !== '' || bullets.length > 1) break
  }
  return readFileList(bullets)
}

function commitIn(body: readonly string[]): string | undefined {
  let message: string | undefined
  for (const line of body)
    message = /\bgit commit\b.*?\s-m\s+(?:"([^"]+)|'([^']+))/.exec(line)?.slice(1).find(Boolean) ?? message
  return message ?? codeSpans(body.find((line) => /^\s*(?:[-*+]\s+)?\*\*Commit\b/.test(line)) ?? '')[0]?.code
}

export const superpowers: Format = {
  id: 'superpowers',
  folders: ['docs/superpowers/plans', 'docs/plans'],
  holds: 'files',
  detects({ headings, named }) {
    const tasks = headings.filter(({ text }) => TASK_HEADING.test(text)).length
    // With two headings, boxes that look as if they had ids are steps.
    return tasks > 1 ? 'tags' : tasks === 1 && named.length === 0 ? 'ids' : undefined
  },
  read: readSuperpowers,
}
