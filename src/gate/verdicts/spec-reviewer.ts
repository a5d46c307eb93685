import type { Nodes, Table } from 'mdast'
import { taskWord } from '../../model/task-name.ts'
import { namesTask } from '../claim.ts'
import { isLineIn } from '../prose.ts'
import { readCitations } from './citations.ts'
import {
  type Message,
  NO_SUPPORT,
  nodesIn,
  type Problem,
  type Reader,
  readMessage,
} from './reviewed-change.ts'
import { aboutOthers, findDoubts, supportOf } from './support.ts'

const PASS = 'REVIEW_PASS'
const FAIL = 'REVIEW_FAIL'
type Signal = typeof PASS | typeof FAIL
/** A signal counts only where it is shown as text, not in these nodes. */
const HIDDEN = ['code', 'blockquote', 'html'] as const
const EMPHASIS = /^[*_`\s]+|[*_`\s]+$/g
const QUOTED = /"[^"]*"|\u201c[^\u201d]*\u201d/g
const FILL = 'fill the table: dimension, status, finding'
const CITE = 'cite a changed file as path:line in the finding that it is about'
const AGAIN = `end with the table of findings and ${PASS} or ${FAIL} alone on the last line`

/** How sure a pass is that its own findings do not bear out. */
export const WEAK = 0.6

/**
 * The verdict of seed 000: a table, "Feedback for Revision" when it fails, one signal as the very last line. The last
 * line decides, unless the text contradicts it. Prose without a table is weak.
 */
export const readTableVerdict: Reader = (text, change) => {
  const message = readMessage(text)
  const problems: Problem[] = []
  const signal = readSignal(message, problems)
  const rows = nodesIn(message.tree, 'table').flatMap((table) => rowsOf(table, message))
  const feedback = feedbackSection(message)
  const said = message.prose
    .map((paragraph) => paragraph.text.trim())
    .filter((each) => !SIGNAL_LINE.test(each))
  const failing = failingOf(rows, feedback)
  const first = message.lines.find((line) => line.trim() !== '') ?? ''
  const named = /\b(?:review of|ultraplan:)\s*(task\s+.+)/i.exec(first)?.[1]?.trim()
  const isOther = named !== undefined && !namesTask(named, change.task, change)
  if (isOther) {
    const other = JSON.stringify(named.slice(0, 60))
    problems.push({ message: `it is about ${other}, not about ${taskWord(change.task)}`, fix: AGAIN })
  }
  if (signal) problems.push(...contradictions(signal, rows, failing))
  // The change may have told the reviewer what to answer (R06): then a pass has to show what was looked at.
  const isDictated = signal === PASS && rows.length === 0 && change.diff?.includes(PASS) === true
  if (isDictated)
    problems.push({ message: `${PASS} without a finding, and the change contains the word`, fix: FILL })
  const citing = rows.length > 0 ? rows.map((row) => row.text) : said
  const support = signal === PASS ? supportOf(message.prose, citing, change) : NO_SUPPORT
  const mustCite = signal === PASS && rows.length > 0 && change.shown.size > 0
  if (mustCite && support.problems.length === 0 && !readCitations([message.text], change).isCiting)
    problems.push({ message: `${PASS} without a finding that cites a file`, fix: CITE })
  const isDoubted =
    signal === PASS &&
    [...findDoubts(message.prose, change).problems, ...aboutOthers(message.prose, change)].length > 0
  const reading = {
    ...decisionOf(signal, rows.length === 0),
    findings: rows.map((row) => (row.dimension ? `${row.dimension}: ${row.text}` : row.text)),
    concerns: [],
    feedback: feedback.join('\n').trim(),
    problems,
    support,
    // A reviewer that doubts what it passes, was told to, or means another task, has no last line that could hold.
    ...(signal && !isOther && !isDoubted && !isDictated ? { holds: SAYS[signal] } : {}),
  }
  return signal === FAIL ? { ...reading, ...failureOf(failing, said) } : reading
}

const SAYS = { [PASS]: 'approve', [FAIL]: 'reject' } as const

function decisionOf(signal: Signal | undefined, isProse: boolean) {
  if (signal !== PASS) return { says: signal && SAYS[signal], confidence: 0 }
  return isProse
    ? { says: SAYS[PASS], confidence: WEAK, weak: `${PASS} without a finding` }
    : { says: SAYS[PASS], confidence: 0.9 }
}

/** What a failure asks for. Without a finding that failed, the reviewer's own words are the finding. */
function failureOf(failing: readonly Row[], said: readonly string[]) {
  const suggestions = failing.filter(({ label }) => label === 'spec').map((row) => row.text)
  const isSpec = failing.length > 0 && suggestions.length === failing.length
  return {
    path: isSpec ? ('spec' as const) : ('code' as const),
    findings: failing.length > 0 ? failing.map((row) => row.text) : [...said],
    ...(suggestions.length > 0 ? { suggestions } : {}),
  }
}

function readSignal(message: Message, problems: Problem[]): Signal | undefined {
  if (!message.text.includes(PASS) && !message.text.includes(FAIL)) return undefined
  const alone = message.lines.flatMap((line, index) => {
    const word = line.replace(EMPHASIS, '')
    return (word === PASS || word === FAIL) && !isLineIn(HIDDEN, message.tree.children, index + 1)
      ? [{ word: word as Signal, line: index + 1 }]
      : []
  })
  const last = message.lines.findLastIndex((line) => line.trim() !== '') + 1
  const signal = alone.find(({ line }) => line === last)
  const own = message.prose.map(({ text }) => text.replace(QUOTED, '')).join('\n')
  if (!signal) {
    // A failure anywhere is not taken for a pass without a signal.
    if (!own.includes(FAIL)) return undefined
    problems.push({ message: 'the last line is not the signal alone', fix: AGAIN })
    return FAIL
  }
  if (alone.length > 1)
    problems.push({ message: `there are ${alone.length} signals where one was expected`, fix: AGAIN })
  else if (own.includes(signal.word === PASS ? FAIL : PASS))
    problems.push({ message: 'both signals are in the text', fix: `${AGAIN}; words of others go in quotes` })
  return signal.word
}

/** Where the signal says something else than the table. */
function contradictions(signal: Signal, rows: readonly Row[], failing: readonly Row[]): Problem[] {
  const fix = 'say under "Feedback for Revision" what has to change, with path:line'
  if (signal === FAIL)
    return failing.length > 0 ? [] : [{ message: `${FAIL} without a finding that failed`, fix }]
  const failed = rows.find((row) => row.status === 'fail')
  const message = `${PASS} beside a finding that failed: ${failed?.text.slice(0, 80)}`
  return failed ? [{ message, fix: `say ${FAIL} with feedback, or correct the table` }] : []
}

/** What failed: the rows that say so, else the points of the feedback. */
function failingOf(rows: readonly Row[], feedback: readonly string[]): Row[] {
  const points = feedback
    .map((line) => line.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')
    .map(labelled)
  const failed = rows.filter((row) => row.status === 'fail')
  if (failed.length === 0) return points
  const isUnlabelled = failed.every((row) => row.label === undefined)
  const saysSpec = points.length > 0 && points.every((point) => point.label === 'spec')
  return isUnlabelled && saysSpec ? failed.map((row) => ({ ...row, label: 'spec' as const })) : failed
}

const labelled = (text: string): Row => {
  const label = /^\W*\[?(code|spec)\b\]?\s*:?/i.exec(text)
  return {
    dimension: '',
    status: 'fail',
    text: label ? text.slice(label[0].length).trim() : text,
    ...(label ? { label: label[1]?.toLowerCase() as 'code' | 'spec' } : {}),
  }
}

/** One row of the reviewer's table. */
interface Row {
  dimension: string
  status: 'pass' | 'fail' | 'note'
  text: string
  /** `code` becomes a fix task, `spec` a suggestion. A finding without a label counts as code. */
  label?: 'code' | 'spec'
}

const FEEDBACK = /^\s*(?:#{1,6}\s*|\*\*|__)?\s*feedback for revision\b/i
const SIGNAL_LINE = /^[*_`\s]*REVIEW_(?:PASS|FAIL)[*_`\s]*$/

function rowsOf(table: Table, message: Message): Row[] {
  const [head, ...body] = table.children.map((row) => row.children.map((cell) => cellText(cell, message)))
  const names = (head ?? []).map((name) => name.toLowerCase())
  const column = (pattern: RegExp, fallback: number) => {
    const at = names.findIndex((name) => pattern.test(name))
    return at < 0 ? fallback : at
  }
  const dimension = column(/dimension/, 0)
  const status = column(/status|result/, 1)
  const finding = column(/finding/, 2)
  const kind = names.findIndex((name) => /^(?:kind|label|path|level|type)$/.test(name))
  return body.flatMap((cells): Row[] => {
    const text = (cells[finding] ?? '').trim()
    if (text === '') return []
    const said = /^\W*\[(code|spec)\]\s*:?\s*/i.exec(text) ?? /^(code|spec)\s*:\s*/i.exec(text)
    const label = (said?.[1] ?? /^(?:code|spec)$/i.exec(cells[kind] ?? '')?.[0])?.toLowerCase()
    return [
      {
        dimension: (cells[dimension] ?? '').trim(),
        status: statusOf(cells[status] ?? ''),
        text: said ? text.slice(said[0].length) : text,
        ...(label ? { label: label as 'code' | 'spec' } : {}),
      },
    ]
  })
}

/** The cell as it was written, so that paths and code keep their characters. */
function cellText(cell: Nodes, message: Message): string {
  const [start = 0, end = 0] = [cell.position?.start.offset, cell.position?.end.offset]
  return message.text
    .slice(start, end)
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .replaceAll('\\|', '|')
    .trim()
}

function statusOf(text: string): Row['status'] {
  // The first word decides: "PASS (no failures)" passes, "NOT PASSED" does not.
  if (/^\W*(?:pass(?:ed)?|ok|met)\b(?!\s*\/)/i.test(text)) return 'pass'
  if (
    /\bnot\b|n't\b|\bunmet\b|\bpartial|\bblocked\b|^\W*no\W*$/i.test(text) &&
    !/^\W*n\/a\b|not applicable/i.test(text)
  )
    return 'fail'
  if (/\bfail|\breject|\bmissing|\bnot met\b|\u2717|\u274c/i.test(text)) return 'fail'
  return /\bpass|\bok\b|\bmet\b|\u2713|\u2705/i.test(text) ? 'pass' : 'note'
}

/** The lines under "Feedback for Revision", up to the next heading or the signal. */
function feedbackSection(message: Message): string[] {
  const start = message.lines.findIndex((line) => FEEDBACK.test(line))
  if (start < 0) return []
  const first = (message.lines[start] ?? '').replace(FEEDBACK, '').replace(/^[*_:\s]+/, '')
  const rest = message.lines.slice(start + 1)
  const end = rest.findIndex((line) => /^#{1,6}\s/.test(line) || SIGNAL_LINE.test(line))
  const section = end < 0 ? rest : rest.slice(0, end)
  return [...(first === '' ? [] : [first]), ...section]
}
