import type { Nodes, Table } from 'mdast'
import type { Message } from './message.ts'

/** One row of the reviewer's table. */
export interface Row {
  dimension: string
  status: 'pass' | 'fail' | 'note'
  text: string
  /** `code` becomes a fix task, `spec` a suggestion; what has no label is taken for code. */
  label?: 'code' | 'spec'
}

const FEEDBACK = /^\s*(?:#{1,6}\s*|\*\*|__)?\s*feedback for revision\b/i
const SIGNAL_LINE = /^[*_`\s]*REVIEW_(?:PASS|FAIL)[*_`\s]*$/

export function readRows(message: Message): Row[] {
  const tables = tablesIn(message.tree)
  return tables.flatMap((table) => rowsOf(table, message))
}

function tablesIn(node: Nodes): Table[] {
  if (node.type === 'table') return [node]
  if (node.type === 'blockquote') return []
  return 'children' in node ? node.children.flatMap(tablesIn) : []
}

function rowsOf(table: Table, message: Message): Row[] {
  const [head, ...body] = table.children.map((row) => row.children.map((cell) => cellText(cell, message)))
  const names = (head ?? []).map((name) => name.toLowerCase())
  const column = (pattern: RegExp, fallback: number) => {
    const at = names.findIndex((name) => pattern.test(name))
    return at < 0 ? fallback : at
  }
  const [dimension, status, finding] = [
    column(/dimension/, 0),
    column(/status|result/, 1),
    column(/finding/, 2),
  ]
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

/** The cell as it was written: paths and code keep their marks. */
function cellText(cell: Nodes, message: Message): string {
  const { position } = cell
  if (position?.start.offset === undefined || position.end.offset === undefined) return ''
  return message.text
    .slice(position.start.offset, position.end.offset)
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
export function feedbackSection(message: Message): string[] {
  const start = message.lines.findIndex((line) => FEEDBACK.test(line))
  if (start < 0) return []
  const first = (message.lines[start] ?? '').replace(FEEDBACK, '').replace(/^[*_:\s]+/, '')
  const rest = message.lines.slice(start + 1)
  const end = rest.findIndex((line) => /^#{1,6}\s/.test(line) || SIGNAL_LINE.test(line))
  const section = end < 0 ? rest : rest.slice(0, end)
  return [...(first === '' ? [] : [first]), ...section]
}
