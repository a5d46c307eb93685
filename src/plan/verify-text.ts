import type { Verify } from '../model/plan.ts'
import { bareCommand, isOtherCode, isSentence, isSlashCommand, looksLikeCommand } from './bare-command.ts'
import { parseShell } from './shell/parse.ts'

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
/** A search shall find nothing. It exits 1 then. */
const FINDS_NOTHING =
  /^\W*(?:(?:it )?(?:should|must|will|now)\s+)?(?:(?:be|is|are|has|have|returns?|finds?|shows?|prints?|outputs?|gives?|yields?|produces?|reports?|matches)\s+)?(?:nothing|none|empty|(?:an? )?empty (?:output|result|list)|(?:no|zero|0)\s+(?:\w+\s+)?(?:match(?:es)?|results?|output|hits?|lines?|occurrences?|references?|usages?|files?|entries))\b/i
const SEARCHES = /^(?:[efz]?grep|rg|ag|ack)$/
/** Words before a later command that mention it and do not ask for it. */
const ONLY_MENTIONED =
  /(?:\b(?:not|never|no|or|instead of|rather than|without|unlike|except|like|such as|e\.g\.|for example|(?:says?|mentions?|documents?|describes?|contains?|includes?|lists?|prints?|shows?|displays?|outputs?|returns?|logs?|suggests?|recommends?|calls?|invokes?|named|called|replaces?|is|equals?|before|until|a|an|the|of|in|as|see))|n't(?: run)?|\bnot (?:run|execute|call))[\s:("']*$/i
/** The same after it. */
const IS_A_THING =
  /^\s*(?:(?:is|are|was|were)\s+(?:not|no longer|never|documented|listed|mentioned|described|removed|gone|in|called|used|added|defined|present|optional|unchanged)\b|(?:scripts?|commands?|sections?|hooks?|steps?|lines?|calls?|blocks?|entr(?:y|ies)|options?|flags?)\b(?!\s+(?:pass|succe|exit|run|work)))/i
/** How instructions to a person begin, and a program that says nothing without a condition. */
const PROSE_FIRST = /^(?:[A-Z][a-z]+|test)(?:\s|$)(?!-|["'$!])/
const NOTHING = /^(?:n\/?a|none|manual|-|–|—|tbd|todo)\b/i

/** The content of one paragraph of a Verify: commands, each with what is expected of it, or only words. */
export function readVerifyText(text: string, line: number): Verify[] {
  const whole = text.trim().replace(/^\[[ xX]\]\s+/, '')
  if (whole === '') return []
  if (NOTHING.test(whole)) return [{ text: whole, line }]
  const spans = codeSpans(whole)
  const commands = spans.flatMap((span, index): Verify[] => {
    if (!isCommand(span, index === 0)) return []
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
  return turned({ command, ...(expect ? { expect } : {}) }, prose)
}

/** A search of which it is said that it finds nothing is negated. */
export function turned<T extends Pick<Verify, 'command' | 'expect' | 'cut'>>(verify: T, said: string): T {
  const { command } = verify
  if (command === undefined || !FINDS_NOTHING.test(said) || !isSearch(command)) return verify
  return { ...verify, command: negated(command), cut: true, expect: verify.expect ?? { text: said } }
}

/** Whether the exit code says if something was found. */
function isSearch(command: string): boolean {
  const items = parseShell(command)?.items ?? []
  const last =
    items.length === 1 && !items[0]?.pipeline.negated ? items[0]?.pipeline.commands.at(-1) : undefined
  if (last?.kind !== 'simple') return false
  const [name = '', first = ''] = last.words.map(({ text }) => text)
  return SEARCHES.test(name) || (name === 'git' && first === 'grep')
}

const negated = (command: string): string => (/[;&|\n]/.test(command) ? `! ( ${command} )` : `! ${command}`)

/** A fence is one script. Without `set -e` a shell would ignore failed lines before the last one. */
export function readVerifyFence(code: string, line: number): Verify[] {
  const lines = code.split('\n').filter((each) => each.trim() !== '' && !each.trim().startsWith('#'))
  const [first] = lines
  if (first === undefined) return []
  if (isOtherCode(first)) return [{ text: code, line }]
  const command = lines.length === 1 ? first.trim().replace(/^\$ /, '') : `set -e\n${code.trim()}`
  return [{ text: code, line, command }]
}

/** Text of a field that holds a command: it need not look like one, but words are not run. */
export function readMarked(body: string, line: number): Verify[] {
  const spans = codeSpans(body)
  const whole = spans.length === 1 && spans[0]?.before === '' && spans[0].after === ''
  const code = (whole ? (spans[0]?.code ?? body) : body).trim().replace(/^\$ +/, '')
  if (code.includes('\n')) return readVerifyFence(code, line)
  const bare = bareCommand(code, true)
  if (bare && bare.prose !== '') return readVerifyText(code, line)
  const isRunnable =
    bare !== undefined || (!PROSE_FIRST.test(code) && !isOtherCode(code) && !isSentence(code))
  return [isRunnable ? { text: body, line, command: code } : { text: body, line }]
}

function isCommand(span: Span, first: boolean): boolean {
  const code = span.code.trim()
  if (isNoCommand(code, span.after)) return false
  // A span at the beginning is the command, whatever its name; a bare word such as `foo()` or 11 is not.
  if (first && span.before.trim() === '')
    return looksLikeCommand(code) || (isNamed(code) && (/\s/.test(code) || span.after.trim() === ''))
  if (first && RUN.test(span.before)) return isNamed(code)
  if (!looksLikeCommand(code) || !(/\s/.test(code) || RUN.test(span.before))) return false
  return first || !(ONLY_MENTIONED.test(span.before) || IS_A_THING.test(span.after))
}

const isNoCommand = (code: string, after: string): boolean =>
  code === '' ||
  isSlashCommand(code) ||
  isOtherCode(code) ||
  (/^[^\s]*[./][^\s]*$/.test(code) && SAID_OF_FILE.test(after))

/** A program that is not known may be meant; words that are shown to a person, such as `Not Found`, are not. */
const isNamed = (code: string): boolean => !/^[A-Z][a-z]+(?:\s|$)/.test(code) && !isSentence(code)

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
  const text = prose
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:]+|[\s.,;]+$/g, '')
    // What only leads to the next command.
    .replace(/(?:[\s.,;]+(?:and|then|also|plus|check|ensure|that))+$/i, '')
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
