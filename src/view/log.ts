import type { Event } from '../model/event.ts'
import type { EvidenceRef } from '../model/evidence.ts'
import type { Named } from '../model/task-name.ts'
import { type Entry, logTeller } from './log-entries.ts'
import { fitLine, palette, span } from './paint.ts'
import { clock, localTime } from './run-view.ts'
import { displayWidth, pad, wrap } from './terminal.ts'

export interface LogOptions {
  /** Also directives, prompts and other small steps of the engine. */
  all?: boolean
  columns: number
  colour: boolean
  tasks?: readonly Named[]
  /** The text of an evidence file, if it can be read. */
  read?(ref: EvidenceRef): string | undefined
}

/** Ids of one plan differ at their end, so the column is wide enough to show the end of most ids. */
const LONGEST_ID = 14

/** The story that the events tell: claims, findings, commands, verdicts. */
export function renderLog(events: Iterable<Event>, options: LogOptions): string {
  const tell = logTeller(options.read ?? (() => undefined), options.tasks ?? [])
  const lines: string[] = []
  let day = ''
  for (const event of events) {
    const entry = tell(event)
    if (!entry || (entry.minor && !options.all)) continue
    const today = localTime(event.at).slice(0, 10)
    if (today !== day) lines.push(...(day === '' ? [] : ['']), today)
    day = today
    lines.push(...entryLines(event.at, entry, options))
  }
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`
}

function entryLines(
  at: string,
  { task, tone, title, body, trail }: Entry,
  { all, columns, colour, tasks = [] }: LogOptions,
): string[] {
  const colours = palette(colour)
  const paint = { good: colours.green, bad: colours.red, mark: colours.yellow, plain: undefined }[tone]
  const width = Math.min(LONGEST_ID, Math.max(7, ...tasks.map(({ id }) => displayWidth(id))))
  const name = pad(task ?? '', width)
  const indent = ' '.repeat(Math.min(width + 12, Math.floor(columns / 3)))
  const [first = '', ...rest] = wrap(title, Math.max(10, columns - width - 12))
  return [
    fitLine([span(clock(at), colours.dim), span('  '), span(name), span('  '), span(first, paint)], columns),
    ...rest.map((line) => fitLine([span(indent), span(line, paint)], columns)),
    ...[...(trail === undefined || !all ? [] : [trail]), ...body]
      .flatMap((line) => wrapKept(line, columns - indent.length))
      .map((line) => fitLine([span(indent), span(line)], columns)),
  ]
}

/** Wraps with the indentation of the line, so that quoted output stays in its column. */
function wrapKept(line: string, columns: number): string[] {
  const lead = /^(?: {2,}|[>|] )*/.exec(line)?.[0] ?? ''
  return wrap(line.slice(lead.length), Math.max(8, columns - lead.length)).map((part) => lead + part)
}
