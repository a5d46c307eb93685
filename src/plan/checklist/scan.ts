import type { Line } from '../lines.ts'
import { type LineKind, PACKET_LINE } from '../mask.ts'

/** A check box and the lines that belong to it, as numbers of lines from 0. */
export interface Box {
  line: number
  indent: number
  /** 1-based column of the one character between the brackets. */
  column: number
  char: string
  behind: string
  /** Kiro writes `- [ ]* 2.3` for a task that may be left out; Prettier makes `- [ ]\\* 2.3` of it. */
  optional: boolean
  /** It is below another box of its section, or has more indentation than one. */
  nested: boolean
  /** First line that no longer belongs to it. */
  end: number
  heading: Heading | undefined
  /** The last line since the heading that only names what follows: `**Acceptance criteria:**`. */
  label: string | undefined
}

/** `x`, or a sign that means the same to every reader. */
export const isTicked = ({ char }: Pick<Box, 'char'>): boolean => TICKS.has(char)
const TICKS: ReadonlySet<string> = new Set('xX✓✔✅☑')

export interface Heading {
  line: number
  level: number
  text: string
  /** The heading that it is below. */
  above?: Heading
  /** Below it are a box or a label that tasks have: `**Files:**`, `Run:`, `**Step 1: …**`. */
  hasWork?: true
}

const BOX = /^([\uFEFF \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[)(.)\](\\?\*)?(?:[ \t]+(.*))?$/u
const HEADING = /^[ \t]{0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/
const LABEL =
  /^[ \t]{0,3}(?:(?:\*\*|__)([^*_\n]{1,60}?)[:：]?(?:\*\*|__)[:：]?|(\p{L}[^*_`:：\n]{1,60})[:：])[ \t]*$/u
const FIELD =
  /^[ \t]*[-*+][ \t]+(?:\*\*|__)(?:Do|Steps|Files?|Done when|Verify|Commit|Depends on|Acceptance criteria)(?::(?:\*\*|__)|(?:\*\*|__)[ \t]*:)/i
const WORK =
  /^[ \t]*(?:[-*+][ \t]+)?(?:\*\*|__)?(?:Files?|Verify|Verification|Run|Done when|Do|Steps?(?:[ \t]+\d+)?|Depends on|Dependencies|Acceptance(?: criteria)?)\b[^:：\n]{0,24}[:：]/i
const RULE = /^[ \t]{0,3}(?:-[ \t]*){3,}$|^[ \t]{0,3}(?:\*[ \t]*){3,}$|^[ \t]{0,3}(?:_[ \t]*){3,}$/

export interface Scan {
  boxes: Box[]
  headings: Heading[]
}

/** Every check box that a reader of the rendered page would see as one. */
export function scanBoxes(lines: readonly Line[], kinds: readonly LineKind[]): Scan {
  const boxes: Box[] = []
  const headings: Heading[] = []
  /** Boxes that are still open for more lines, outermost first. */
  const open: Box[] = []
  let afterBlank = false
  const labels = new Labels()
  const closeFrom = (indent: number, line: number) => {
    for (let box = open.at(-1); box && box.indent >= indent; box = open.at(-1)) {
      box.end = line
      open.pop()
    }
  }
  for (const [at, line] of lines.entries()) {
    const isText = kinds[at] === 'text'
    if (!isText && afterBlank && isApart(lines, kinds, at)) closeFrom(line.indent, at)
    const wasBlank = afterBlank
    afterBlank = isText && line.blank
    if (!isText || line.blank) continue
    const heading = headingAt(line, at)
    const box = boxAt(line, at)
    if (heading || box || isNext(line, wasBlank)) closeFrom(line.indent, at)
    if (heading) headings.push(placed(heading, headings.at(-1)))
    else markWork(headings.at(-1), line, box)
    labels.see(line, heading, open)
    if (!box) continue
    box.end = lines.length
    box.heading = headings.at(-1)
    box.label = labels.at(open)
    boxes.push(box)
    open.push(box)
  }
  markNested(boxes)
  return { boxes, headings }
}

function markNested(boxes: readonly Box[]): void {
  let around: Box | undefined
  /** The least indentation of the boxes below the heading. */
  let margin = Number.POSITIVE_INFINITY
  for (const [at, box] of boxes.entries()) {
    if (box.heading !== boxes[at - 1]?.heading) margin = Number.POSITIVE_INFINITY
    const isInside = around !== undefined && box.line < around.end
    box.nested = isInside || (box.indent > 0 && box.indent > margin)
    margin = Math.min(margin, box.indent)
    if (!isInside) around = box
  }
}

function placed(heading: Heading, last: Heading | undefined): Heading {
  let above = last
  while (above && above.level >= heading.level) above = above.above
  return above ? { ...heading, above } : heading
}

function markWork(last: Heading | undefined, { text }: Line, box: unknown): void {
  if (!last || last.hasWork || !(box !== undefined || WORK.test(text))) return
  for (let at: Heading | undefined = last; at && !at.hasWork; at = at.above) at.hasWork = true
}

/** The label that a line is below. A heading ends the one before; that of a task's own field ends with the task. */
class Labels {
  private outer: string | undefined
  private inner: { label: string; within: Box } | undefined

  see({ text, indent }: Line, heading: Heading | undefined, open: readonly Box[]): void {
    const [, bold, plain] = (/[:：*_]/.test(text) ? LABEL.exec(text) : undefined) ?? []
    const label = bold ?? plain
    const within = open.findLast((box) => box.indent < indent)
    if (within && indent > 0) this.inner = label === undefined ? this.inner : { label, within }
    else this.outer = heading ? undefined : (label ?? this.outer)
  }

  at(open: readonly Box[]): string | undefined {
    return this.inner && open.includes(this.inner.within) ? this.inner.label : this.outer
  }
}

function headingAt({ text }: Line, line: number): Heading | undefined {
  const found = text.includes('#') ? HEADING.exec(text) : undefined
  return found ? { line, level: (found[1] as string).length, text: (found[2] ?? '').trim() } : undefined
}

/** A box as its own line shows it. */
function boxAt({ text, indent }: Line, line: number): Box | undefined {
  const found = text.includes('[') ? BOX.exec(text) : undefined
  if (!found) return undefined
  const [, before = '', char = '', star, said = ''] = found
  const behind = said.includes('<!--') ? said.replace(/<!--[^<]*-->/g, ' ').replace(/ {2,}/g, ' ') : said
  return {
    line,
    indent,
    column: before.length + 1,
    char,
    behind: behind.trim(),
    optional: star !== undefined,
    ...{ nested: false, end: line + 1, heading: undefined, label: undefined },
  }
}

/**
 * A comment or a fence at the margin belongs to no task, once a blank line has ended the item. A packet there belongs to
 * the task above it.
 */
const isApart = (lines: readonly Line[], kinds: readonly LineKind[], at: number): boolean =>
  kinds[at] === 'comment' || (kinds[at] === 'fence-open' && !fenceHoldsPacket(lines, kinds, at))

function fenceHoldsPacket(lines: readonly Line[], kinds: readonly LineKind[], at: number): boolean {
  let next = at + 1
  while (kinds[next] === 'fence' && !PACKET_LINE.test((lines[next] as Line).text)) next += 1
  return kinds[next] === 'fence'
}

/** A paragraph, a rule, or a bullet that is not `- **Verify**: …` at the margin of its task. */
const isNext = ({ text }: Line, afterBlank: boolean): boolean =>
  afterBlank || RULE.test(text) || (isBullet(text) && !FIELD.test(text))

const isBullet = (text: string) => /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/.test(text)

/** The heading that names a task's phase: one that begins with such a word, else the highest level below the title. */
export function phasesOf(headings: readonly Heading[]): (box: Pick<Box, 'heading'>) => string | undefined {
  const level = headings.reduce(
    (least, heading) => (heading.level > 1 ? Math.min(least, heading.level) : least),
    Number.POSITIVE_INFINITY,
  )
  const byLine = new Map<number, string>()
  let current: Heading | undefined
  for (const heading of headings) {
    const names = /^(?:phase|chunk|wave)\b/i.test(heading.text) || heading.level === level
    if (names && !(current && isPhase(current) && !isPhase(heading) && heading.level > current.level))
      current = heading
    else if (current && heading.level < current.level) current = undefined
    if (current) byLine.set(heading.line, current.text)
  }
  return ({ heading }) => (heading === undefined ? undefined : byLine.get(heading.line))
}

const isPhase = (heading: Heading) => /^(?:phase|chunk|wave)\b/i.test(heading.text)

const NUMBERED = /\d|第[一二三四五六七八九十]+|^[一二三四五六七八九十]+[、.．]/

/** Boxes under a heading that has no number as the others have, in a plan whose words for criteria are not known. */
export function underOtherHeading(boxes: readonly Box[]): Box[] {
  const headings = new Set(boxes.flatMap(({ heading }) => heading ?? []))
  const isOther = ({ text }: Heading) => !NUMBERED.test(text)
  const numbered = [...headings].filter((heading) => !isOther(heading))
  const isEnglish = ![...headings].some(({ text }) => /(?![ -~])\p{L}/u.test(text))
  return isEnglish || numbered.length < 2 ? [] : boxes.filter(({ heading }) => heading && isOther(heading))
}
