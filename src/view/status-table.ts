import type { Run, TaskState } from '../model/run.ts'
import { flagsOf, isDoneBefore, statusLabel } from './names.ts'
import type { Palette } from './palette.ts'
import { type Line, span } from './spans.ts'
import { oneLine } from './terminal.ts'
import { isActive, maxAttempts } from './totals.ts'
import { displayWidth, pad } from './width.ts'

/** Said by the status column already. */
const TOLD = new Set(['unverified', 'forced', 'done-before'])
const marksOf = (task: TaskState): string =>
  flagsOf(task)
    .filter((flag) => !TOLD.has(flag))
    .join(', ')

const widest = (texts: string[], least: number): number => Math.max(least, ...texts.map(displayWidth))

/** A head and one line per task. */
export function taskLines(run: Run, colours: Palette, columns: number): Line[] {
  const ids = run.tasks.map((task) => oneLine(task.id))
  const labels = run.tasks.map(statusLabel)
  const marks = run.tasks.map(marksOf)
  const idWidth = Math.min(widest(ids, 2), Math.max(4, Math.floor(columns / 4)))
  const statusWidth = widest(labels, 6)
  const triesWidth = columns >= 50 ? 5 : 0
  const marksWidth = columns >= 60 ? Math.min(widest(marks, 0), Math.floor(columns * 0.22)) : 0
  const fixed = 2 + idWidth + 2 + 2 + statusWidth + gap(triesWidth) + gap(marksWidth)
  const titles = run.tasks.map((task) => oneLine(task.name ?? task.title))
  const titleWidth = Math.min(widest(titles, 4), Math.max(6, columns - fixed))

  const head: Line = [
    span(
      `  ${pad('ID', idWidth)}  ${pad('TASK', titleWidth)}  ${pad('STATUS', statusWidth)}${triesWidth ? '  TRIES' : ''}${marksWidth ? '  MARKS' : ''}`,
      colours.dim,
    ),
  ]
  const rows = run.tasks.map((task, index): Line => {
    const paint = statusPaint(task, colours)
    const tries = task.attempts.length === 0 ? '' : `${task.attempts.length}/${maxAttempts(run, task)}`
    return [
      span(isActive(task) ? '> ' : '  ', colours.cyan),
      span(pad(ids[index] ?? '', idWidth)),
      span('  '),
      span(pad(titles[index] ?? '', titleWidth), task.status === 'pending' ? colours.dim : undefined),
      span('  '),
      span(pad(labels[index] ?? '', statusWidth), paint),
      ...(triesWidth ? [span('  '), span(pad(tries, triesWidth))] : []),
      ...(marksWidth ? [span('  '), span(pad(marks[index] ?? '', marksWidth), colours.yellow)] : []),
    ]
  })
  return [head, ...rows]
}

const gap = (width: number): number => (width > 0 ? width + 2 : 0)

function statusPaint(task: TaskState, colours: Palette): (text: string) => string {
  switch (task.status) {
    case 'approved':
      return colours.green
    case 'executing':
    case 'verifying':
    case 'reviewing':
      return colours.cyan
    case 'failed':
    case 'blocked':
    case 'escalated':
      return colours.red
    case 'skipped':
      return colours.yellow
    case 'forced':
      return colours.magenta
    case 'pending':
      return colours.dim
  }
}

/** The part of the table around what is going on, when not all of it has room. */
export function windowed(run: Run, table: Line[], room: number, colours: Palette): Line[] {
  const [head, ...rows] = table
  if (head === undefined || table.length <= room) return table
  const shown = Math.max(1, room - 3)
  const active = run.tasks.findIndex(isActive)
  const open = run.tasks.findIndex((task) => task.status === 'pending' && !isDoneBefore(task))
  const first = active >= 0 ? active : open
  const from = Math.max(0, Math.min(first - Math.floor(shown / 3), rows.length - shown))
  const more = (count: number, where: string): Line =>
    count > 0 ? [span(`  … ${count} more ${where}`, colours.dim)] : []
  return [
    head,
    more(from, 'above'),
    ...rows.slice(from, from + shown),
    more(rows.length - from - shown, 'below'),
  ]
}
