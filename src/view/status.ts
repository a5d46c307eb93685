import type { Asked, Run, TaskState, TaskStatus } from '../model/run.ts'
import { taskWord, wordFor } from '../model/task-name.ts'
import { fitLine, type Line, type Palette, palette, span } from './paint.ts'
import { clock, flagsOf, isActive, isDoneBefore, maxAttempts, statusLabel, totalsOf } from './run-view.ts'
import { queueJson, taskJson } from './summary.ts'
import { displayWidth, inLines, oneLine, pad, wrap } from './terminal.ts'

export interface StatusOptions {
  columns: number
  colour: boolean
  /** Fit into this many lines (`--watch`). Tasks far from the current one are left out, and a line says so. */
  rows?: number
  /** What the run asks a person right now (a checkpoint, a halt). */
  ask?: Asked
}

export function renderStatus(run: Run, { columns, colour, rows, ask }: StatusOptions): string {
  const colours = palette(colour)
  const head = [...header(run, colours, columns), []]
  const foot = waitingLines(run, ask, colours, columns)
  const table = taskLines(run, colours, columns)
  const room = rows === undefined ? table.length : rows - head.length - foot.length
  const lines = [...head, ...windowed(run, table, room, colours), ...foot]
  return `${lines
    .slice(0, rows)
    .map((line) => fitLine(line, columns))
    .join('\n')}\n`
}

function header(run: Run, colours: Palette, columns: number): Line[] {
  const { cyan, yellow, red, dim, green } = colours
  const paint = {
    running: cyan,
    paused: yellow,
    parked: yellow,
    halted: red,
    cancelled: dim,
    finished: green,
  }
  const parts = barParts(run, colours)
  const figure = `  ${parts[0]?.count ?? 0} of ${run.tasks.length} approved`
  const cells = Math.max(4, Math.min(50, columns - displayWidth(figure) - 2))
  const counts = parts.map((part) => part.count)
  const shares = shareCells(counts, cells)
  const bar = parts.map((part, index) => span(part.sign.repeat(shares[index] ?? 0), part.paint))
  const cause = run.cause === undefined ? [] : [span(`: ${oneLine(run.cause)}`)]
  const about = `run ${oneLine(run.id)} on ${oneLine(run.branch)}, started ${clock(run.startedAt)}, last event ${clock(run.lastAt)} UTC`
  return [
    [span(oneLine(run.spec), colours.bold), span('  '), span(run.state, paint[run.state]), ...cause],
    [span('['), ...bar, span(run.tasks.length === 0 ? ' '.repeat(cells) : ''), span(']'), span(figure)],
    ...legend(parts, columns),
    ...wrap(about, columns).map((line): Line => [span(line, dim)]),
  ]
}

interface BarPart {
  sign: string
  word: string
  count: number
  paint: (text: string) => string
}

/** The parts of the bar. Work that no gate has proved has characters of its own, which can be read without colour. */
function barParts(run: Run, { green, dim, yellow, magenta, cyan, red }: Palette): BarPart[] {
  const is = (status: TaskStatus) => (task: TaskState) => !isDoneBefore(task) && task.status === status
  const parts = [
    ['#', 'approved', is('approved'), green],
    ['=', 'done before', isDoneBefore, dim],
    ['?', 'skipped (unverified)', is('skipped'), yellow],
    ['!', 'forced', is('forced'), magenta],
    ['~', 'in progress', isActive, cyan],
    ['x', 'failed', is('failed'), red],
    ['X', 'escalated', is('escalated'), red],
    ['B', 'blocked', is('blocked'), red],
    ['-', 'pending', is('pending'), dim],
  ] as const
  return parts.map(([sign, word, has, paint]) => ({ sign, word, count: run.tasks.filter(has).length, paint }))
}

/** Distributes `cells` in proportion. Every part that exists gets at least one cell, as long as there are enough. */
export function shareCells(counts: readonly number[], cells: number): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const present = counts.filter((count) => count > 0).length
  const least = cells >= present ? 1 : 0
  const free = cells - least * present
  const exact = counts.map((count) => (free * count) / total)
  const shares = exact.map((share, index) => Math.floor(share) + ((counts[index] ?? 0) > 0 ? least : 0))
  const left = cells - shares.reduce((sum, share) => sum + share, 0)
  const mostLeftOver = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of mostLeftOver.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/** The meaning of the bar's characters, with the numbers. */
function legend(parts: readonly BarPart[], columns: number): Line[] {
  const lines: Line[] = []
  let width = columns
  for (const { sign, count, word, paint } of parts.filter((part) => part.count > 0)) {
    const text = ` ${count} ${word}`
    const needed = displayWidth(sign + text)
    const line = lines.at(-1)
    if (line && width + 2 + needed <= columns) line.push(span('  '), span(sign, paint), span(text))
    else lines.push([span(sign, paint), span(text)])
    width = (line === lines.at(-1) ? width + 2 : 0) + needed
  }
  return lines
}

/** Flags that the status column already shows. */
const TOLD = new Set(['unverified', 'forced', 'done-before'])
const widest = (texts: string[], least: number): number => Math.max(least, ...texts.map(displayWidth))
const gap = (width: number): number => (width > 0 ? width + 2 : 0)

/** A head and one line per task. */
function taskLines(run: Run, colours: Palette, columns: number): Line[] {
  const { tasks } = run
  const ids = tasks.map((task) => oneLine(task.id))
  const labels = tasks.map(statusLabel)
  const marks = tasks.map((task) =>
    flagsOf(task)
      .filter((flag) => !TOLD.has(flag))
      .join(', '),
  )
  const idWidth = Math.min(widest(ids, 2), Math.max(4, Math.floor(columns / 4)))
  const statusWidth = widest(labels, 6)
  const triesWidth = columns >= 50 ? 5 : 0
  const marksWidth = columns >= 60 ? Math.min(widest(marks, 0), Math.floor(columns * 0.22)) : 0
  const fixed = 2 + idWidth + 2 + 2 + statusWidth + gap(triesWidth) + gap(marksWidth)
  const titles = tasks.map((task) => oneLine(task.name ?? task.title))
  const titleWidth = Math.min(widest(titles, 4), Math.max(6, columns - fixed))

  const names = `  ${pad('ID', idWidth)}  ${pad('TASK', titleWidth)}  ${pad('STATUS', statusWidth)}`
  const head = span(`${names}${triesWidth ? '  TRIES' : ''}${marksWidth ? '  MARKS' : ''}`, colours.dim)
  const rows = tasks.map((task, index): Line => {
    const tries = task.attempts.length === 0 ? '' : `${task.attempts.length}/${maxAttempts(run, task)}`
    return [
      span(isActive(task) ? '> ' : '  ', colours.cyan),
      span(pad(ids[index] ?? '', idWidth)),
      span('  '),
      span(pad(titles[index] ?? '', titleWidth), task.status === 'pending' ? colours.dim : undefined),
      span('  '),
      span(pad(labels[index] ?? '', statusWidth), colours[STATUS_COLOUR[task.status]]),
      ...(triesWidth ? [span('  '), span(pad(tries, triesWidth))] : []),
      ...(marksWidth ? [span('  '), span(pad(marks[index] ?? '', marksWidth), colours.yellow)] : []),
    ]
  })
  return [[head], ...rows]
}

const STATUS_COLOUR = {
  approved: 'green',
  executing: 'cyan',
  verifying: 'cyan',
  reviewing: 'cyan',
  failed: 'red',
  blocked: 'red',
  escalated: 'red',
  skipped: 'yellow',
  forced: 'magenta',
  pending: 'dim',
} as const satisfies Record<TaskStatus, keyof Palette>

/** The part of the table around the current tasks, if the whole table does not fit. */
function windowed(run: Run, table: Line[], room: number, colours: Palette): Line[] {
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

/** What a person has to decide, with the words to type. */
function waitingLines(run: Run, ask: StatusOptions['ask'], colours: Palette, columns: number): Line[] {
  const stuck = run.tasks.flatMap(({ id, name, pausedFor }) =>
    pausedFor
      ? {
          text: `${taskWord({ id, name })}: ${pausedFor.reason} (${pausedFor.options.join(', ')})`,
          type: `/ultraplan:retry --task ${id} tries again; ultraplan log ${id} tells what happened`,
        }
      : [],
  )
  const waiting = run.tasks.flatMap(({ id, name, waiting: call }) =>
    call
      ? {
          text: `${taskWord({ id, name })}: the client asks whether its agent may use ${call.tool}: ${call.what}`,
          type: `answer it there; to have it allowed from now on: ${call.rule}`,
        }
      : [],
  )
  const isTold = run.tasks.some(({ id, pausedFor }) => pausedFor !== undefined && id === ask?.task)
  const asked =
    ask && !isTold
      ? {
          text: `${ask.task === undefined ? '' : `${wordFor(run.tasks, ask.task)}: `}${ask.question} (${ask.options.join(', ')})`,
          type: ask.task === undefined ? '' : `/ultraplan:decide --task ${ask.task} <answer>`,
        }
      : []
  const entries = [...stuck, ...waiting, asked].flat()
  if (entries.length === 0) return []
  const lines = entries.flatMap(({ text, type }) => [
    ...wrap(oneLine(text), columns - 2).map((part): Line => [span(`  ${part}`)]),
    ...(type === ''
      ? []
      : wrap(oneLine(type), columns - 4).map((part): Line => [span(`    ${part}`, colours.dim)])),
  ])
  return [[], [span('waiting for a person', colours.bold)], ...lines]
}

/** `status --json`. Scripts depend on this form: add to it, never change it. */
export function statusJson(run: Run) {
  return {
    run: run.id,
    spec: oneLine(run.spec),
    state: run.state,
    tasks: run.tasks.map((task) => ({
      ...taskJson(task),
      queue: queueJson(task),
      flags: flagsOf(task),
      /** The client asks a person about a call of its agent. */
      waiting: task.waiting && waitingJson(task.waiting),
    })),
    totals: totalsOf(run),
  }
}

const waitingJson = ({ tool, what, rule, at: since }: NonNullable<TaskState['waiting']>) =>
  inLines({ tool, what, rule, since })
