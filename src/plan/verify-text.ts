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
/** Said of a file, and not of a command: `` `src/a.ts` exists ``. */
const SAID_OF_FILE =
  /^\s*(?:exists?|contains?|exports?|has|have|(?:is|are)(?! (?:green|clean|ok|passing))|includes?|defines?|present|created|updated)\b/i
/** The command shall fail, as the test that a test-driven plan writes first. */
const FAILS =
  /^\W*(?:(?:it )?(?:should|must|will|now|still)\s+)?(?:fails?\b|is red\b|RED\b|exits? (?:with )?(?:code )?(?:non-?zero|[1-9]))(?!.*\b(?:pass|succe|green|if|when|unless|without|before|until))/i
const NOTHING = /^(?:n\/?a|none|manual|-|–|—|tbd|todo)\b/i

/** The content of one paragraph of a Verify: commands, each with what is expected of it, or only words. */
export function readVerifyText(text: string, line: number): Verify[] {
  const whole = text.trim()
  if (whole === '') return []
  if (NOTHING.test(whole)) return [{ text: whole, line }]
  const spans = codeSpans(whole)
  const commands = spans.flatMap((span, index): Verify[] => {
    // Of `npm test` or `pnpm test`, one is enough.
    const isOther = index > 0 && /^\W*or\W*$/i.test(span.before)
    if (isOther || !isCommand(span, index === 0)) return []
    return [{ text: whole, line, ...commandOf(span.code, expectedProse(spans, index)) }]
  })
  if (commands.length > 0) return commands
  const bare = spans.length === 0 ? bareCommand(whole) : undefined
  if (!bare) return [{ text: whole, line }]
  const expect = expectation(bare.prose)
  const cut = bare.prose === '' ? {} : { cut: true }
  return [{ text: whole, line, command: bare.command, ...cut, ...(expect ? { expect } : {}) }]
}

function commandOf(code: string, prose: string): Pick<Verify, 'command' | 'expect' | 'cut'> {
  const command = code.trim().replace(/^\$ /, '')
  if (FAILS.test(prose)) return { command: negated(command), cut: true }
  const expect = expectation(prose)
  return { command, ...(expect ? { expect } : {}) }
}

const negated = (command: string): string => (/[;&|\n]/.test(command) ? `! ( ${command} )` : `! ${command}`)

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
  if (/^[^\s]*[./][^\s]*$/.test(code) && SAID_OF_FILE.test(span.after)) return false
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
