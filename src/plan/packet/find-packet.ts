import type { Finding } from '../../model/finding.ts'
import type { Packet } from '../../model/plan.ts'
import { dedent, type Line } from '../lines.ts'
import { problem } from '../problem.ts'
import { readPacket } from './read-packet.ts'

const START = /^#[ \t]*---[ \t]*SPEC[ \t]*---$/
const END = /^#[ \t]*---[ \t]*END SPEC[ \t]*---$/
/** The fields that make a block of YAML a packet even when its delimiters are missing. */
const FIELD = /^(?:intent|assertions|file_scope|constraints):/
/** Where a packet without its opening delimiter can begin at the latest. */
const BOUNDARY = /^(?:`{3,}|~{3,}|[-*+] \*\*|#[ \t]*---)/
const STOP = /^(?:`{3,}|~{3,})/
/** Where a packet with its opening delimiter ends. */
const EDGE = new RegExp(`${START.source}|${END.source}|${STOP.source}`)

/** The spec packet in a range of lines, with whatever delimiters it has; the packet checks say what it lacks. */
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
  if (START.test(text)) {
    const end = lineUntil(lines, at + 1, to, EDGE)
    return { from: at, to: end < to && END.test(trimmed(lines, end)) ? end + 1 : end, next: end + 1 }
  }
  // The opening delimiter is missing: the packet begins with the fence or the first field above.
  if (END.test(text)) return { from: startAbove(lines, from, at), to: at + 1, next: at + 1 }
  if (!STOP.test(text) || !/ya?ml|spec/i.test(text)) return undefined
  const end = lineUntil(lines, at + 1, to, STOP)
  const inside = lines.slice(at + 1, end).map((line) => line.text.trim())
  const fields = new Set(inside.flatMap((line) => FIELD.exec(line)?.[0] ?? []))
  const isBare = !inside.some((line) => START.test(line) || END.test(line))
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
