import { parseDocument } from 'yaml'
import { z } from 'zod'
import type { Finding } from '../../model/gate.ts'
import type { Packet } from '../../model/plan.ts'
import { tierOf } from '../checklist/titles.ts'
import { dedent, defined, isRecord, type Line, problem } from '../lines.ts'

const START = /^#[ \t]*---[ \t]*SPEC[ \t]*---[ \t]*$/m
const END = /^#[ \t]*---[ \t]*END SPEC[ \t]*---[ \t]*$/m

/** A YAML parser is slow on large nonsense. No real packet is as large as this. */
const LARGEST = 64_000

/** How far a packet could be read. `error` or `data` is set only when both delimiters were found. */
export interface PacketReading {
  start: boolean
  end: boolean
  /** The parser's own words, and the line of the packet they are about (1-based). */
  error?: { message: string; line: number }
  data?: Record<string, unknown>
}

const known = new WeakMap<Packet, PacketReading>()

/** The packet as the checks see it. It is parsed once, not once for each of the seven checks. */
export function readingOf(packet: Packet): PacketReading {
  const reading = known.get(packet) ?? parsePacket(packet.raw)
  known.set(packet, reading)
  return reading
}

function parsePacket(raw: string): PacketReading {
  const start = START.exec(raw)
  const end = END.exec(raw)
  const reading: PacketReading = { start: start !== null, end: end !== null }
  if (!start || !end) return reading
  const first = raw.slice(0, start.index).split('\n').length
  const body = raw.slice(
    start.index + start[0].length + 1,
    Math.max(end.index, start.index + start[0].length + 1),
  )
  if (body.length > LARGEST)
    return { ...reading, error: { message: 'it is larger than any packet needs', line: first } }
  const document = parseDocument(body, { logLevel: 'silent', prettyErrors: true })
  const [error] = document.errors
  if (error) {
    const line = first + (error.linePos?.[0].line ?? 1)
    return { ...reading, error: { message: firstLine(error.message), line } }
  }
  let data: unknown
  try {
    data = document.toJS({ maxAliasCount: 100 })
  } catch (failure) {
    return { ...reading, error: { message: firstLine((failure as Error).message), line: first + 1 } }
  }
  return isRecord(data)
    ? { ...reading, data }
    : { ...reading, error: { message: 'this is not a mapping of fields', line: first + 1 } }
}

const Text = z.union([z.string(), z.number().transform(String), z.boolean().transform(String)]).catch('')
const Texts = z.array(Text).catch([])
const Kept = z.string().optional().catch(undefined)

const ANSWERS = new Map([
  ...['true', 'yes', 'required'].map((word) => [word, true] as const),
  ...['false', 'no', 'none'].map((word) => [word, false] as const),
])
const YesOrNo = z
  .unknown()
  .optional()
  .transform((value) => ANSWERS.get(String(value).toLowerCase()))

/** A field that cannot be read becomes empty here. The packet checks report what is wrong with it. */
const Fields = z.object({
  version: z.union([z.number(), z.string()]).optional().catch(undefined),
  intent: Kept,
  assertions: z
    .array(z.object({ id: Text, positive: Text, negative: Text }).or(z.unknown().transform(() => undefined)))
    .catch([])
    .transform((all) => all.filter((each) => each !== undefined)),
  constraints: Texts,
  file_scope: Texts.transform((paths) => paths.filter((path) => path !== '')),
  tier: Kept,
  parent_feature: Kept,
  review: YesOrNo,
})

/** The packet as far as it can be read. `raw` is kept so that the checks can say what is wrong with the rest. */
export function readPacket(raw: string, line: number): Packet {
  const { version, intent, assertions, constraints, file_scope, tier, parent_feature, review } = Fields.parse(
    parsePacket(raw).data ?? {},
  )
  return {
    raw,
    line,
    ...defined({ version, intent }),
    assertions,
    constraints,
    fileScope: file_scope,
    ...defined({ tier: tierOf([tier ?? '']), parentFeature: parent_feature, review }),
  }
}

const firstLine = (text: string) => (text.split('\n')[0] ?? text).replace(/:$/, '')

/** The line of the packet, counted from 1, on which a field begins. */
export function lineOf(raw: string, field: string): number {
  const at = raw.split('\n').findIndex((line) => line.startsWith(`${field}:`))
  return at < 0 ? 1 : at + 1
}

export function lineOfAssertion(raw: string, id: string): number {
  if (id === '') return lineOf(raw, 'assertions')
  const lines = raw.split('\n')
  const at = lines.findIndex((line) => {
    const value =
      /^\s*(?:-\s*)?id:\s*["']?([^"'#]*?)["']?\s*(?:#.*)?$/.exec(line)?.[1] ??
      /\bid:\s*["']?([\w.-]+)/.exec(line)?.[1]
    return value === id
  })
  return at < 0 ? lineOf(raw, 'assertions') : at + 1
}

const START_LINE = /^#[ \t]*---[ \t]*SPEC[ \t]*---$/
const END_LINE = /^#[ \t]*---[ \t]*END SPEC[ \t]*---$/
/** The fields that make a block of YAML a packet even when its delimiters are missing. */
const FIELD = /^(?:intent|assertions|file_scope|constraints):/
/** A line that cannot be part of a packet: one without an opening delimiter begins after the nearest such line above its end. */
const BOUNDARY = /^(?:`{3,}|~{3,}|[-*+] \*\*|#[ \t]*---)/
const STOP = /^(?:`{3,}|~{3,})/
/** Where a packet with its opening delimiter ends. */
const EDGE = new RegExp(`${START_LINE.source}|${END_LINE.source}|${STOP.source}`)

/** Finds the spec packet in a range of lines, even if a delimiter is missing. The packet checks report what is missing. */
export function packetIn(
  lines: readonly Line[],
  from: number,
  to: number,
  file: string,
): { packet?: Packet; problems: Finding[] } {
  const ranges = findRanges(lines, from, to)
  const [first, second] = ranges
  if (!first) return { problems: [] }
  const own = lines.slice(first.from, first.to)
  const indent = own.reduce((least, line) => (line.blank ? least : Math.min(least, line.indent)), Infinity)
  const raw = own.map((line) => dedent(line.text, indent)).join('\n')
  const packet = readPacket(raw, first.from + 1)
  if (!second) return { packet, problems: [] }
  const message = 'a task has one spec packet, this is the second'
  const fix = 'merge the two, or make two tasks of them'
  return { packet, problems: [problem('read/packet', { file, line: second.from + 1 }, message, fix)] }
}

/** Lines of a packet, and where to look for the next. */
interface Range {
  from: number
  to: number
  next: number
}

function findRanges(lines: readonly Line[], from: number, to: number): Range[] {
  const ranges: Range[] = []
  let at = from
  while (at < to) {
    const range = rangeAt(lines, from, at, to)
    if (range) ranges.push(range)
    at = range?.next ?? at + 1
  }
  return ranges
}

function rangeAt(lines: readonly Line[], from: number, at: number, to: number): Range | undefined {
  const text = trimmed(lines, at)
  if (START_LINE.test(text)) {
    const end = lineUntil(lines, at + 1, to, EDGE)
    return { from: at, to: end < to && END_LINE.test(trimmed(lines, end)) ? end + 1 : end, next: end + 1 }
  }
  // The opening delimiter is missing: the packet begins with the fence or the first field above.
  if (END_LINE.test(text)) return { from: startAbove(lines, from, at), to: at + 1, next: at + 1 }
  if (!STOP.test(text) || !/ya?ml|spec/i.test(text)) return undefined
  const end = lineUntil(lines, at + 1, to, STOP)
  const inside = lines.slice(at + 1, end).map((line) => line.text.trim())
  const fields = new Set(inside.flatMap((line) => FIELD.exec(line)?.[0] ?? []))
  const isBare = !inside.some((line) => START_LINE.test(line) || END_LINE.test(line))
  return isBare && fields.has('assertions:') && fields.size > 1
    ? { from: at + 1, to: end, next: end }
    : undefined
}

const trimmed = (lines: readonly Line[], at: number) => (lines[at] as Line | undefined)?.text.trim() ?? ''

function lineUntil(lines: readonly Line[], from: number, to: number, pattern: RegExp): number {
  let at = from
  while (at < to && !pattern.test(trimmed(lines, at))) at += 1
  return at
}

function startAbove(lines: readonly Line[], from: number, end: number): number {
  let start = end
  while (start > from && !BOUNDARY.test(trimmed(lines, start - 1))) start -= 1
  return start
}
