import type { Run, TaskState, TaskStatus } from '../model/run.ts'
import { shortName } from '../model/task-name.ts'
import { needsOf } from './needs-you.ts'
import { fitLine, type Line, type Palette, palette, span } from './paint.ts'
import {
  clock,
  flagsOf,
  isActive,
  isCut,
  isDoneBefore,
  localTime,
  maxAttempts,
  type RunFacts,
  shownState,
  statusLabel,
  totalsOf,
} from './run-view.ts'
import { queueJson, taskJson } from './summary.ts'
import { clean, displayWidth, inLines, oneLine, pad, wrap } from './terminal.ts'

export interface StatusOptions extends RunFacts {
  columns: number
  colour: boolean
  /** Fit into this many lines (`--watch`). Tasks far from the current one are left out, and a line says so. */
  rows?: number
}

export function renderStatus(run: Run, options: StatusOptions): string {
  const { columns, colour, rows } = options
  const colours = palette(colour)
  const head = [...header(run, colours, options), []]
  const table = taskLines(run, colours, columns, isCut(options))
  const left = (rows ?? Number.POSITIVE_INFINITY) - head.length
  const foot = cutAfter(left - Math.min(table.length, LEAST_TABLE), waitingLines(run, options, colours))
  const shown = [...head, ...windowed(run, table, left - foot.length, colours)]
  return `${[...shown.map((line) => fitLine(line, columns)), ...foot].slice(0, rows).join('\n')}\n`
}

/** The head, one task, and what is left out above and below it. */
const LEAST_TABLE = 4

const cutAfter = (most: number, lines: string[]): string[] =>
  lines.length <= most
    ? lines
    : [...lines.slice(0, Math.max(0, most - 1)), '  … ultraplan status has the rest']

function header(run: Run, colours: Palette, { columns, ...facts }: StatusOptions): Line[] {
  const { cyan, yellow, red, dim, green } = colours
  const paint = {
    running: cyan,
    stopped: yellow,
    'waiting for you': yellow,
    paused: yellow,
    parked: yellow,
    halted: red,
    cancelled: dim,
    finished: green,
  }
  const parts = barParts(run, colours, isCut(facts))
  const figure = `  ${parts[0]?.count ?? 0} of ${run.tasks.length} approved`
  const cells = Math.max(4, Math.min(50, columns - displayWidth(figure) - 2))
  const counts = parts.map((part) => part.count)
  const shares = shareCells(counts, cells)
  const bar = parts.map((part, index) => span(part.sign.repeat(shares[index] ?? 0), part.paint))
  const { word, why } = shownState(run, facts)
  const cause = why === undefined ? [] : [span(`: ${why}`)]
  const about = `run ${oneLine(run.id)} on ${oneLine(run.branch)}, started ${clock(run.startedAt)}, last event ${clock(run.lastAt)}`
  return [
    [span(oneLine(run.spec), colours.bold), span('  '), span(word, paint[word]), ...cause],
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
function barParts(run: Run, colours: Palette, isCut: boolean): BarPart[] {
  const { green, dim, yellow, magenta, cyan, red } = colours
  const is = (status: TaskStatus) => (task: TaskState) => !isDoneBefore(task) && task.status === status
  const parts = [
    ['#', 'approved', is('approved'), green],
    ['=', 'done before', isDoneBefore, dim],
    ['?', 'skipped (unverified)', is('skipped'), yellow],
    ['!', 'forced', is('forced'), magenta],
    ['~', isCut ? 'interrupted' : 'in progress', isActive, isCut ? yellow : cyan],
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

const ORANGE = 'ORANGE'
/** Flags in words. The status column shows some of them already, and what passes with a warning is ORANGE. */
const MARKS: Readonly<Record<string, string | never[]>> = {
  ...{ unverified: [], forced: [], 'done-before': [], warnings: [] },
  ...{ orange: ORANGE, 'baseline-green': 'verify green before' },
}
const widest = (texts: string[], least: number): number => Math.max(least, ...texts.map(displayWidth))
const gap = (width: number): number => (width > 0 ? width + 2 : 0)

const triesOf = (run: Run, task: TaskState): string =>
  task.attempts.length === 0 ? '' : `${task.attempts.length}/${maxAttempts(run, task)}`

/** A head and one line per task. */
function taskLines(run: Run, colours: Palette, columns: number, isCut: boolean): Line[] {
  const { tasks } = run
  const ids = tasks.map((task) => oneLine(task.id))
  const wasCut = (task: TaskState) => isCut && isActive(task)
  const labels = tasks.map((task) => statusLabel(task, isCut))
  const marks = tasks.map((task) =>
    flagsOf(task)
      .flatMap((flag) => MARKS[flag] ?? flag)
      .sort((a, b) => Number(b === ORANGE) - Number(a === ORANGE))
      .join(', '),
  )
  const idWidth = Math.min(widest(ids, 2), Math.max(4, Math.floor(columns / 4)))
  const statusWidth = widest(labels, 6)
  const triesWidth = columns >= 50 ? 5 : 0
  const titles = tasks.map((task) => oneLine(task.name ?? task.title))
  const others = 2 + idWidth + 2 + 2 + statusWidth + gap(triesWidth)
  // Marks get what short titles leave.
  const left = columns - others - widest(titles, 4) - 2
  const marksWidth =
    columns >= 60 ? Math.min(widest(marks, 0), Math.max(left, Math.floor(columns * 0.22))) : 0
  const fixed = others + gap(marksWidth)
  const titleWidth = Math.min(widest(titles, 4), Math.max(6, columns - fixed))

  const names = `  ${pad('ID', idWidth)}  ${pad('TASK', titleWidth)}  ${pad('STATUS', statusWidth)}`
  const head = span(`${names}${triesWidth ? '  TRIES' : ''}${marksWidth ? '  MARKS' : ''}`, colours.dim)
  const rows = tasks.map((task, index): Line => {
    const colour = wasCut(task) ? 'yellow' : STATUS_COLOUR[task.status]
    return [
      span(isActive(task) && !isCut ? '> ' : '  ', colours.cyan),
      span(pad(ids[index] ?? '', idWidth)),
      span('  '),
      span(pad(titles[index] ?? '', titleWidth), task.status === 'pending' ? colours.dim : undefined),
      span('  '),
      span(pad(labels[index] ?? '', statusWidth), colours[colour]),
      ...(triesWidth ? [span('  '), span(pad(triesOf(run, task), triesWidth))] : []),
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
  const stuck = run.tasks.findIndex(({ pausedFor }) => pausedFor !== undefined)
  const open = run.tasks.findIndex((task) => task.status === 'pending' && !isDoneBefore(task))
  const first = [active, stuck].find((index) => index >= 0) ?? open
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

/**
 * What a person has to decide: what happened, what it was found by, and the words to type. A line that is broken in two
 * cannot be copied, so only what has to fit into the lines of a terminal breaks it.
 */
function waitingLines(
  run: Run,
  { asks = [], isGone, columns, rows }: StatusOptions,
  colours: Palette,
): string[] {
  const needs = needsOf(run, asks, isGone)
  if (needs.length === 0) return []
  const wrapped = (text: string, indent: number): string[] =>
    wrap(text, columns - indent).map((part) => `${' '.repeat(indent)}${part}`)
  const lines = needs.flatMap(({ what, evidence, type }) => [
    ...wrapped(oneLine(what), 2),
    ...evidence.map((line) => fitLine([span(`    ${clean(line)}`, colours.dim)], columns)),
    ...type.flatMap((line) => (rows === undefined ? [`    ${oneLine(line)}`] : wrapped(oneLine(line), 4))),
  ])
  return ['', fitLine([span('waiting for you', colours.bold)], columns), ...lines]
}

/** `status --watch` in a pipe: the run and its tasks in one line, then what waits for a person. */
export function renderChange(run: Run, facts: RunFacts): string {
  const tasks = run.tasks.map((task) => `${oneLine(shortName(task))} ${statusLabel(task, isCut(facts))}`)
  const needs = needsOf(run, facts.asks ?? [], facts.isGone).flatMap(({ what, type }) => [
    `  ${oneLine(what)}`,
    ...type.map((line) => `    ${oneLine(line)}`),
  ])
  return [`${shownState(run, facts).word}: ${tasks.join(', ')}`, ...needs].join('\n')
}

/** A run in the list of all. Without `run` its journal cannot be read. */
export interface RunRow extends RunFacts {
  id: string
  run?: Run
}

/** `ultraplan runs`: one line per run, the newest last. */
export function renderRuns(rows: readonly RunRow[], columns: number): string {
  if (rows.length === 0) return 'there is no run in this repository yet\n'
  const lines = rows.map(({ id, run, ...facts }) => {
    if (!run) return [id, 'cannot be read: ultraplan audit says why', '', '']
    const approved = run.tasks.filter(({ status }) => status === 'approved').length
    return [
      id,
      shownState(run, facts).word,
      `${approved} of ${run.tasks.length} approved`,
      localTime(run.startedAt),
    ]
  })
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => displayWidth(line[column] ?? ''))))
  // The id of a run begins with its time, so the time is what may be missing.
  const room = columns - widths.reduce((sum, width) => sum + width + 2, 0)
  const fits = lines.every((line) => displayWidth(line[3] ?? '') <= room)
  return lines
    .map((line) => (fits ? line : line.slice(0, 3)))
    .map((line) => line.map((cell, column) => pad(cell, widths[column] ?? displayWidth(cell))).join('  '))
    .map((line) => `${fitLine([span(line.trimEnd())], columns)}\n`)
    .join('')
}

/** `runs --json` */
export const runsJson = (rows: readonly RunRow[]) =>
  rows.map(({ id, run, isGone = false }) =>
    run ? statusJson(run, isGone) : { run: id, state: 'unreadable' },
  )

/** `status --json`. Scripts depend on this form: add to it, never change it. */
export function statusJson(run: Run, isGone = false) {
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
    /** The client that drove the run has ended, so no agent is at work. */
    ...(isGone ? { client: 'gone' as const } : {}),
  }
}

const waitingJson = ({ tool, what, rule, at: since }: NonNullable<TaskState['waiting']>) =>
  inLines({ tool, what, rule, since })
