import type { Asked, Run } from '../model/run.ts'
import { taskWord, wordFor } from '../model/task-name.ts'
import { type Palette, palette } from './palette.ts'
import { type BarPart, barParts, shareCells } from './progress-bar.ts'
import { fitLine, type Line, span } from './spans.ts'
import { taskLines, windowed } from './status-table.ts'
import { oneLine } from './terminal.ts'
import { clock } from './time.ts'
import { displayWidth, wrap } from './width.ts'

export interface StatusOptions {
  columns: number
  colour: boolean
  /** Fit into so many lines (`--watch`): tasks far from the current one are left out, and that is said. */
  rows?: number
  /** What the run asks of a person right now (a checkpoint, a halt). */
  ask?: Asked
}

export function renderStatus(run: Run, { columns, colour, rows, ask }: StatusOptions): string {
  const colours = palette(colour)
  const head = [...header(run, colours, columns), []]
  const foot = waitingLines(run, ask, colours, columns)
  const table = taskLines(run, colours, columns)
  const room = rows === undefined ? table.length : rows - head.length - foot.length
  const lines = [...head, ...windowed(run, table, room, colours), ...foot]
  return `${(rows === undefined ? lines : lines.slice(0, rows)).map((line) => fitLine(line, columns)).join('\n')}\n`
}

const STATE_PAINT = (run: Run, colours: Palette) =>
  ({
    running: colours.cyan,
    paused: colours.yellow,
    parked: colours.yellow,
    halted: colours.red,
    cancelled: colours.dim,
    finished: colours.green,
  })[run.state]

function header(run: Run, colours: Palette, columns: number): Line[] {
  const parts = barParts(run, colours)
  const approved = parts[0]?.count ?? 0
  const figure = `  ${approved} of ${run.tasks.length} approved`
  const cells = Math.max(4, Math.min(50, columns - displayWidth(figure) - 2))
  const shares = shareCells(
    parts.map((part) => part.count),
    cells,
  )
  const bar = parts.map((part, index) => span(part.sign.repeat(shares[index] ?? 0), part.paint))
  const cause = run.cause === undefined ? [] : [span(`: ${oneLine(run.cause)}`)]
  return [
    [span(oneLine(run.spec), colours.bold), span('  '), span(run.state, STATE_PAINT(run, colours)), ...cause],
    [span('['), ...bar, span(run.tasks.length === 0 ? ' '.repeat(cells) : ''), span(']'), span(figure)],
    ...legend(parts, columns),
    ...wrap(
      `run ${oneLine(run.id)} on ${oneLine(run.branch)}, started ${clock(run.startedAt)}, last event ${clock(run.lastAt)} UTC`,
      columns,
    ).map((line): Line => [span(line, colours.dim)]),
  ]
}

/** What the signs of the bar mean, with the figures. */
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

/** What a person has to decide, with the words to type. */
function waitingLines(run: Run, ask: StatusOptions['ask'], colours: Palette, columns: number): Line[] {
  const stuck = run.tasks.filter((task) => task.pausedFor !== undefined)
  const entries = stuck.map(({ id, name, pausedFor }) => ({
    text: `${taskWord({ id, name })}: ${pausedFor?.reason} (${pausedFor?.options.join(', ')})`,
    type: `/ultraplan:retry --task ${id} tries again; ultraplan log ${id} tells what happened`,
  }))
  for (const { id, name, waiting } of run.tasks)
    if (waiting)
      entries.push({
        text: `${taskWord({ id, name })}: the client asks whether its agent may use ${waiting.tool}: ${waiting.what}`,
        type: `answer it there; to have it allowed from now on: ${waiting.rule}`,
      })
  if (ask && !stuck.some(({ id }) => id === ask.task))
    entries.push({
      text: `${ask.task === undefined ? '' : `${wordFor(run.tasks, ask.task)}: `}${ask.question} (${ask.options.join(', ')})`,
      type: ask.task === undefined ? '' : `/ultraplan:decide --task ${ask.task} <answer>`,
    })
  if (entries.length === 0) return []
  const lines = entries.flatMap(({ text, type }) => [
    ...wrap(oneLine(text), columns - 2).map((part): Line => [span(`  ${part}`)]),
    ...(type === ''
      ? []
      : wrap(oneLine(type), columns - 4).map((part): Line => [span(`    ${part}`, colours.dim)])),
  ])
  return [[], [span('waiting for a person', colours.bold)], ...lines]
}
