import type { RootContent } from 'mdast'
import { taskWord } from '../../model/task-name.ts'
import type { Verdict } from '../../model/verdict.ts'
import { namesTask } from '../claim/task-name.ts'
import { type Message, readMessage } from './message.ts'
import type { Problem, ReviewedChange } from './reviewed-change.ts'
import { feedbackSection, type Row, readRows } from './spec-findings.ts'
import { judged, type Support, supportOf } from './support.ts'

const PASS = 'REVIEW_PASS'
const FAIL = 'REVIEW_FAIL'
const EMPHASIS = /^[*_`\s]+|[*_`\s]+$/g
const QUOTED = /"[^"]*"|\u201c[^\u201d]*\u201d/g
const AGAIN = `end with the table of findings and ${PASS} or ${FAIL} alone on the last line`

/** The verdict of seed 000: a table, "Feedback for Revision" when it fails, one signal as the very last line. */
export function readSpecReviewer(text: string, change: ReviewedChange): Verdict {
  const message = readMessage(text)
  const problems: Problem[] = []
  const signal = readSignal(message, problems)
  const rows = readRows(message)
  const feedback = feedbackSection(message)
  const failing = failingOf(rows, feedback)
  const first = message.lines.find((line) => line.trim() !== '') ?? ''
  const named = /\b(?:review of|ultraplan:)\s*(task\s+.+)/i.exec(first)?.[1]?.trim()
  if (named !== undefined && !namesTask(named, change.task, change))
    problems.push({
      message: `it is about ${JSON.stringify(named.slice(0, 60))}, not about ${taskWord(change.task)}`,
      fix: AGAIN,
    })
  const texts = rows.map((row) => row.text)
  let support: Support = { problems: [], notes: [] }
  if (signal === PASS) {
    support = supportOf(message.prose, texts, change)
    problems.push(...notAPass(rows))
  }
  if (signal === FAIL && failing.length === 0)
    problems.push({
      message: `${FAIL} without a finding that failed`,
      fix: 'say under "Feedback for Revision" what has to change, with path:line',
    })
  const base = {
    role: 'spec-reviewer' as const,
    task: change.task.id,
    concerns: [],
    feedback: feedback.join('\n').trim(),
    ...judged('review/spec', problems, support),
  }
  const found = rows.map(({ dimension, text: said }) => (dimension ? `${dimension}: ${said}` : said))
  if (base.problems.length > 0) return { ...base, decision: 'malformed', confidence: 0, findings: found }
  if (signal === undefined) return { ...base, decision: 'no-signal', confidence: 0, findings: found }
  if (signal === PASS) return { ...base, decision: 'approve', confidence: 0.9, findings: found }
  const suggestions = failing.filter(({ label }) => label === 'spec').map((row) => row.text)
  return {
    ...base,
    decision: 'reject',
    confidence: 0,
    path: suggestions.length === failing.length ? 'spec' : 'code',
    findings: failing.map((row) => row.text),
    ...(suggestions.length > 0 ? { suggestions } : {}),
  }
}

function readSignal(message: Message, problems: Problem[]): typeof PASS | typeof FAIL | undefined {
  if (!message.text.includes(PASS) && !message.text.includes(FAIL)) return undefined
  const alone = message.lines.flatMap((line, index) => {
    const word = line.replace(EMPHASIS, '')
    return (word === PASS || word === FAIL) && !isHidden(message.tree.children, index + 1)
      ? [{ word: word as typeof PASS | typeof FAIL, line: index + 1 }]
      : []
  })
  const last = message.lines.findLastIndex((line) => line.trim() !== '') + 1
  const signal = alone.find(({ line }) => line === last)
  const own = message.prose.map(({ text }) => text.replace(QUOTED, '')).join('\n')
  if (!signal) {
    problems.push({ message: 'the last line is not the signal alone', fix: AGAIN })
    return undefined
  }
  if (alone.length > 1)
    problems.push({ message: `there are ${alone.length} signals where one was expected`, fix: AGAIN })
  else if (own.includes(signal.word === PASS ? FAIL : PASS))
    problems.push({ message: 'both signals are in the text', fix: `${AGAIN}; words of others go in quotes` })
  return signal.word
}

/** A line counts when it is shown as text: not in a code block, a comment or a quotation. */
function isHidden(nodes: readonly RootContent[], line: number): boolean {
  for (const node of nodes) {
    const { position } = node
    if (!position || line < position.start.line || line > position.end.line) continue
    if (node.type === 'code' || node.type === 'blockquote' || node.type === 'html') return true
    if ('children' in node) return isHidden(node.children as RootContent[], line)
  }
  return false
}

function notAPass(rows: readonly Row[]): Problem[] {
  const problems: Problem[] = []
  if (rows.length === 0)
    problems.push({ message: `${PASS} without a finding`, fix: 'fill the table: dimension, status, finding' })
  const failed = rows.find((row) => row.status === 'fail')
  if (failed)
    problems.push({
      message: `${PASS} beside a finding that failed: ${failed.text.slice(0, 80)}`,
      fix: `say ${FAIL} with feedback, or correct the table`,
    })
  return problems
}

/** What failed: the rows that say so, else the points of the feedback. */
function failingOf(rows: readonly Row[], feedback: readonly string[]): Row[] {
  const points = feedback
    .map((line) => line.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')
    .map((line) => labelled(line))
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
