import type { Verify } from '../model/plan.ts'
import { bareCommand, isSlashCommand, looksLikeCommand } from './bare-command.ts'

interface Span {
  code: string
  /** The prose between the previous span and this one, and from this one to the next. */
  before: string
  after: string
}

/** Prose that only connects two commands. */
const JOINS = /^[\s,;:.+()]*(?:and|then|and then|also|plus|or|&&|followed by|und)?[\s,;:.+()]*$/i
const RUN = /(?:^|\b)(?:run|execute|command|cmd|by running|using|with)\b[\s:]*$/i
const NOTHING = /^(?:n\/?a|none|manual|-|–|—|tbd|todo)\b/i

/** The content of one paragraph of a Verify: commands, each with what is expected of it, or only words. */
export function readVerifyText(text: string, line: number): Verify[] {
  const whole = text.trim()
  if (whole === '') return []
  if (NOTHING.test(whole)) return [{ text: whole, line }]
  const spans = codeSpans(whole)
  const commands: Verify[] = []
  for (const [index, span] of spans.entries()) {
    if (!isCommand(span, index === 0)) continue
    const verify: Verify = { text: whole, line, command: span.code.trim() }
    const expect = expectation(expectedProse(spans, index))
    commands.push(expect ? { ...verify, expect } : verify)
  }
  if (commands.length > 0) return commands
  const bare = spans.length === 0 ? bareCommand(whole) : undefined
  if (!bare) return [{ text: whole, line }]
  const expect = expectation(bare.prose)
  const cut = bare.prose === '' ? {} : { cut: true }
  return [{ text: whole, line, command: bare.command, ...cut, ...(expect ? { expect } : {}) }]
}

/** A fence is one script. Without `set -e` a shell would ignore failed lines before the last one. */
export function readVerifyFence(code: string, line: number): Verify[] {
  const lines = code.split('\n').filter((each) => each.trim() !== '' && !each.trim().startsWith('#'))
  if (lines.length === 0) return []
  const command =
    lines.length === 1 ? (lines[0] as string).trim().replace(/^\$ /, '') : `set -e\n${code.trim()}`
  return [{ text: code, line, command }]
}

function isCommand(span: Span, first: boolean): boolean {
  const code = span.code.trim()
  if (code === '' || isSlashCommand(code)) return false
  // A span at the beginning is the command, whatever its name; a bare word such as `foo()` or 11 is not.
  if (first && span.before.trim() === '')
    return /\s/.test(code) || looksLikeCommand(code) || span.after.trim() === ''
  if (first && RUN.test(span.before)) return true
  return (
    looksLikeCommand(code) &&
    (/\s/.test(code) || RUN.test(span.before)) &&
    (first || JOINS.test(span.before) || RUN.test(span.before))
  )
}

function expectedProse(spans: readonly Span[], index: number): string {
  const prose: string[] = []
  for (let at = index; at < spans.length; at += 1) {
    const span = spans[at] as Span
    if (at > index) {
      if (isCommand(span, false)) break
      prose.push(span.code)
    }
    prose.push(span.after)
  }
  return prose.join(' ')
}

function expectation(prose: string): NonNullable<Verify['expect']> | undefined {
  const text = prose.replace(/\s+/g, ' ').replace(/^[\s.,;:]+|[\s.,;]+$/g, '')
  if (text === '' || JOINS.test(text)) return undefined
  const number =
    /^(?:\(?\s*)?(?:returns?|outputs?|prints?|shows?|equals?|gives?|is|==?|→|=>|->)\s+(?:exactly\s+)?(\d+)(?=$|\s*[(.,;])/i.exec(
      text,
    )
  return number ? { text, number: Number(number[1]) } : { text }
}

/** Inline code, with equally many backticks on both sides. Each run of backticks is visited once: linear time. */
export function codeSpans(text: string): Span[] {
  if (!text.includes('`')) return []
  const runs = [...text.matchAll(/`+/g)].map((run) => ({ at: run.index, length: run[0].length }))
  const byLength = indexesByLength(runs)
  const spans: Span[] = []
  let end = 0
  const cursor = new Map<number, number>()
  for (let index = 0; index < runs.length; index += 1) {
    const open = runs[index] as { at: number; length: number }
    const same = byLength.get(open.length) ?? []
    let at = cursor.get(open.length) ?? 0
    while (at < same.length && (same[at] as number) <= index) at += 1
    cursor.set(open.length, at)
    const closeIndex = same[at]
    if (closeIndex === undefined) continue
    const close = runs[closeIndex] as { at: number; length: number }
    const before = text.slice(end, open.at)
    const last = spans.at(-1)
    if (last) last.after = before
    spans.push({ code: text.slice(open.at + open.length, close.at), before, after: '' })
    end = close.at + close.length
    index = closeIndex
  }
  const last = spans.at(-1)
  if (last) last.after = text.slice(end)
  return spans
}

function indexesByLength(runs: readonly { length: number }[]): Map<number, number[]> {
  const indexes = new Map<number, number[]>()
  for (const [index, { length }] of runs.entries()) {
    const same = indexes.get(length)
    if (same) same.push(index)
    else indexes.set(length, [index])
  }
  return indexes
}
