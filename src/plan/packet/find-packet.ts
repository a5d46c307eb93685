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

interface Range {
  from: number
  to: number
}

function findRanges(lines: readonly Line[], from: number, to: number): Range[] {
  const ranges: Range[] = []
  let at = from
  while (at < to) {
    const text = (lines[at] as Line).text.trim()
    if (!/^[#`~]/.test(text)) {
      at += 1
      continue
    }
    if (START.test(text)) {
      let end = at + 1
      while (
        end < to &&
        !isEnd(lines, end) &&
        !STOP.test(trimmed(lines, end)) &&
        !START.test(trimmed(lines, end))
      )
        end += 1
      ranges.push({ from: at, to: isEnd(lines, end) && end < to ? end + 1 : end })
      at = end + 1
    } else if (END.test(text)) {
      // The opening delimiter is missing: the packet begins with the fence or the first field above.
      ranges.push({ from: startAbove(lines, from, at), to: at + 1 })
      at += 1
    } else if (STOP.test(text) && /ya?ml|spec/i.test(text)) {
      const fence = fenceRange(lines, at, to)
      const inside = lines.slice(fence.from, fence.to).map((line) => line.text.trim())
      const bare = !inside.some((line) => START.test(line) || END.test(line))
      const fields = new Set(
        inside.map((line) => FIELD.exec(line)?.[0]).filter((field) => field !== undefined),
      )
      if (bare && fields.has('assertions:') && fields.size > 1) {
        ranges.push(fence)
        at = fence.to
      } else at += 1
    } else at += 1
  }
  return ranges
}

const trimmed = (lines: readonly Line[], at: number) => (lines[at] as Line | undefined)?.text.trim() ?? ''
const isEnd = (lines: readonly Line[], at: number) => END.test(trimmed(lines, at))

function startAbove(lines: readonly Line[], from: number, end: number): number {
  let start = end
  while (start > from && !BOUNDARY.test(trimmed(lines, start - 1))) start -= 1
  return start
}

function fenceRange(lines: readonly Line[], at: number, to: number): Range {
  let end = at + 1
  while (end < to && !STOP.test(trimmed(lines, end))) end += 1
  return { from: at + 1, to: end }
}
