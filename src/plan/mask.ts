import type { Finding } from '../model/gate.ts'
import { type Line, problem } from './lines.ts'

/** The kind of a line of markdown. Only `text` can contain tasks and headings. */
export type LineKind =
  | 'text'
  | 'front'
  | 'fence-open'
  | 'fence'
  | 'fence-close'
  | 'comment'
  | 'heredoc'
  | 'packet'

export interface Mask {
  kinds: LineKind[]
  problems: Finding[]
}

interface Fence {
  indent: number
  mark: string
  info: string
  /** It follows a list marker, as in ` * ``` ` of a JSDoc example. Such a line can open a fence and never closes one. */
  listed: boolean
}

const FENCE = /^[ \t]*((?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})[ \t]*(.*)$/
const TASK_TAG = /^[ \t]*<(\/?)task(?=[\s>]|$)/
/** What distinguishes a task from other check boxes, well enough to see that a fence was left open. */
const TASK_WITH_ID = /^[ \t]*[-*+][ \t]+\[.\][ \t]+[*_]{0,2}(?:\[[^\]]{1,20}\][ \t]*)?(?:T?\d|V[A-Z]?\d)/
/** How far to look for the end of a nested fence. The limit keeps the time linear on any input. */
const NESTED_FENCES = 64

/** For a markdown parser these are headings. The lines between them are YAML. */
const PACKET_START = /^[ \t]*#[ \t]*---[ \t]*SPEC[ \t]*---[ \t]*$/
const PACKET_END = /^[ \t]*#[ \t]*---[ \t]*END SPEC[ \t]*---[ \t]*$/

/** A line that only a packet has, with or without its delimiters. */
export const PACKET_LINE = /^[ \t]*(?:#[ \t]*---[ \t]*(?:END )?SPEC[ \t]*---|assertions:)[ \t]*$/

/** `from` is the first line after the front matter. */
export function maskLines(lines: readonly Line[], file: string, from = 0): Mask {
  const kinds = new Array<LineKind>(lines.length).fill('text').fill('front', 0, from)
  const masking: Masking = { lines, file, kinds, problems: [], inTask: false }
  const heredocEnd = heredocEnds(lines)
  let at = from
  while (at < lines.length) {
    const line = lines[at] as Line
    const fence = openingFence(line)
    if (fence) at = maskFence(masking, at, fence)
    else if (line.text.includes('<!--') && line.text.trimStart().startsWith('<!--'))
      at = maskComment(masking, at)
    else if (line.text.includes('SPEC') && PACKET_START.test(line.text)) {
      const end = packetEnd(lines, at)
      kinds.fill('packet', at, end)
      at = end
    } else {
      masking.inTask = isInTask(masking.inTask, line)
      const end = heredocEnd(at)
      if (end !== undefined) kinds.fill('heredoc', at + 1, end + 1)
      at = (end ?? at) + 1
    }
  }
  return { kinds, problems: masking.problems }
}

interface Masking extends Mask {
  lines: readonly Line[]
  file: string
  /** A `<task>` above is still open. */
  inTask: boolean
}

/** Returns the first line behind the fence. */
function maskFence({ lines, file, kinds, problems, inTask }: Masking, at: number, fence: Fence): number {
  const end = fenceEnd(lines, at, fence, inTask)
  kinds[at] = 'fence-open'
  // Behind a fence that the end of its task has closed, the tags of the task are read all the same.
  if (!end.byTask) kinds.fill('fence', at + 1, end.line)
  if (end.closed) {
    kinds[end.line] = 'fence-close'
    return end.line + 1
  }
  const place = { file, line: at + 1 }
  const fix = `close it with ${fence.mark.slice(0, 8)} on a line of its own`
  problems.push(problem('read/fence', place, 'the code fence is never closed', fix, 'warn'))
  return Math.max(end.line, at + 1)
}

/** Returns the first line behind the comment. */
function maskComment({ lines, file, kinds, problems }: Masking, at: number): number {
  let last = at
  while (last < lines.length && !(lines[last] as Line).text.includes('-->')) last += 1
  if (last === lines.length) {
    const message = 'the html comment is never closed, so everything below it is hidden'
    problems.push(problem('read/comment', { file, line: at + 1 }, message, 'close it with -->'))
  }
  kinds.fill('comment', at, last + 1)
  return last + 1
}

function openingFence(line: Line): Fence | undefined {
  if (!line.text.includes('```') && !line.text.includes('~~~')) return undefined
  const match = FENCE.exec(line.text)
  const mark = match?.[2]
  if (!match || !mark) return undefined
  const info = (match[3] ?? '').trim()
  // A line with more backticks after the opening ones is inline code, not a fence.
  if (mark[0] === '`' && info.includes('`')) return undefined
  return { indent: line.indent, mark, info, listed: match[1] !== undefined }
}

const closes = (fence: Fence, opener: Fence) =>
  fence.info === '' &&
  !fence.listed &&
  fence.mark[0] === opener.mark[0] &&
  fence.mark.length >= opener.mark.length

function depthChange(fence: Fence, opener: Fence, nesting: boolean): number {
  if (closes(fence, opener)) return -1
  return nesting && fence.info !== '' && fence.mark === opener.mark ? 1 : 0
}

/**
 * People write a markdown example with code blocks in it between fences of the same length. If that reading is balanced
 * it is what they meant; otherwise the first closing fence counts, as the standard says. A task that is indented less
 * than the fence cannot be inside it: the fence was left open. So was one that is still open where its `<task>` ends.
 */
function fenceEnd(lines: readonly Line[], at: number, opener: Fence, inTask: boolean): FenceEnd {
  if (/^(markdown|md|mdx)\b/i.test(opener.info)) {
    const nested = walkFence(lines, at, opener, { nesting: true, inTask })
    if (nested.closed) return nested
  }
  return walkFence(lines, at, opener, { nesting: false, inTask })
}

interface FenceEnd {
  line: number
  closed: boolean
  byTask?: true
}

function walkFence(
  lines: readonly Line[],
  at: number,
  opener: Fence,
  { nesting, inTask }: { nesting: boolean; inTask: boolean },
): FenceEnd {
  let depth = 1
  let seen = 0
  /** Tasks that begin inside the fence: an example. */
  let examples = 0
  for (let next = at + 1; next < lines.length && seen <= NESTED_FENCES; next += 1) {
    const line = lines[next] as Line
    if (line.indent < opener.indent && TASK_WITH_ID.test(line.text))
      return { line: firstOutside(lines, at + 1, next, opener), closed: false }
    examples += inTask ? taskChange(line) : 0
    if (examples < 0) return { line: next, closed: false, byTask: true }
    const fence = openingFence(line)
    if (!fence) continue
    if (nesting) seen += 1
    depth += depthChange(fence, opener, nesting)
    if (depth === 0) return { line: next, closed: true }
  }
  return { line: lines.length, closed: false }
}

/** The first line that the list item around a fence no longer holds: there a fence that nothing closes ends. */
function firstOutside(lines: readonly Line[], from: number, to: number, { indent }: Fence): number {
  const at = lines.slice(from, to).findIndex((line) => !line.blank && line.indent < indent)
  return at < 0 ? to : from + at
}

const isInTask = (before: boolean, line: Line): boolean => taskChange(line) > (before ? -1 : 0)

/** 1 where a task begins, -1 where one ends, and 0 where both are on the line. */
function taskChange({ text }: Line): -1 | 0 | 1 {
  const tag = text.includes('task') ? TASK_TAG.exec(text) : undefined
  if (!tag) return 0
  return tag[1] === '/' ? -1 : text.includes('</task>') ? 0 : 1
}

/** The first line after the packet. If its end is missing it reaches as far as YAML can: to the next task or heading. */
function packetEnd(lines: readonly Line[], at: number): number {
  for (let next = at + 1; next < lines.length; next += 1) {
    const text = (lines[next] as Line).text
    if (PACKET_END.test(text)) return next + 1
    if (TASK_WITH_ID.test(text) || /^[ \t]{0,3}#{2,6}[ \t]/.test(text) || PACKET_START.test(text)) return next
  }
  return lines.length
}

/**
 * A command in inline code that continues over several lines as a here-document without indentation: its content is
 * text for another program. This applies only if the code is still open at the end of the line and the end word is
 * found.
 */
function heredocEnds(lines: readonly Line[]): (at: number) => number | undefined {
  let wordLines: Map<string, number[]> | undefined
  return (at) => {
    const text = (lines[at] as Line).text
    if (!text.includes('<<')) return undefined
    const word = /<<-?[ \t]*(['"]?)([A-Za-z_]\w{0,40})\1/.exec(text)?.[2]
    if (!word || (text.match(/(?<!\\)`/g)?.length ?? 0) % 2 === 0) return undefined
    wordLines ??= linesOfOneWord(lines)
    return wordLines.get(word)?.find((line) => line > at)
  }
}

function linesOfOneWord(lines: readonly Line[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const [at, line] of lines.entries()) {
    const word = line.text.trim()
    if (!/^[A-Za-z_]\w{0,40}$/.test(word)) continue
    const before = found.get(word)
    // More than a hundred lines with the same word are of no use, and would make the time more than linear.
    if (!before) found.set(word, [at])
    else if (before.length < 100) before.push(at)
  }
  return found
}
