import { Cursor, type Word } from './cursor.ts'

/** A shell command, parsed as far as its exit code needs it. Everything else is `opaque`. */
export type Node =
  | { kind: 'simple'; words: Word[]; redirected?: true }
  | { kind: 'opaque'; text: string }
  /** `apart`: it runs in a shell of its own, so `exit` ends only that shell. */
  | { kind: 'group'; list: List; apart: boolean }

export interface Pipeline {
  negated: boolean
  commands: Node[]
}

type Join = 'first' | 'then' | 'and' | 'or'

export interface List {
  items: {
    pipeline: Pipeline
    /** What joins it to the one before. */
    join: Join
    background: boolean
  }[]
}

const KEYWORDS = new Set(['if', 'for', 'while', 'until', 'case', 'select', 'function', '[['])

/** The signs between pipelines, and how each joins the next one; a sign comes before those that it begins with. */
const JOINTS: readonly (readonly [sign: string, join: Join])[] = [
  ['&&', 'and'],
  ['||', 'or'],
  ['&', 'then'],
  [';;', 'then'],
  [';', 'then'],
  ['\n', 'then'],
]

/** Undefined when the text is not a command that can be understood (open quotes, here-documents). */
export function parseShell(text: string): List | undefined {
  const parser = new Parser(text)
  const list = parser.list(0)
  return parser.failed || !parser.atEnd() ? undefined : list
}

/** What decides where quotes and here-documents begin: escapes, quotes, comments, `<<WORD`, ends of lines. */
const SIGNS =
  /\\[\s\S]|["'\n]|(?<=^|[\s;&|(])#.*|<<<|<<(-?)[ \t]*(?:'([^'\n]+)'|"([^"\n]+)"|\\?([A-Za-z_]\w*))/g

/** What a command opens and never closes. A shell reads on to the end of the text, so it runs something else. */
export const unclosed = (text: string): 'quote' | 'here-document' | undefined => enclosed(text).open

/** The text without its here-documents, each of which is only input. */
export const withoutHereDocuments = (text: string): string =>
  enclosed(text).documents.reduceRight((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), text)

interface Enclosed {
  open?: 'quote' | 'here-document'
  /** `<<WORD` itself, and from the end of its line to the end of the closing one. */
  documents: [from: number, to: number][]
}

function enclosed(text: string): Enclosed {
  const documents: Enclosed['documents'] = []
  const awaited: { end: string; tabs: boolean }[] = []
  const signs = new RegExp(SIGNS)
  for (let sign = signs.exec(text); sign; sign = signs.exec(text)) {
    const [token, dash, ...names] = sign
    const end = names.find((name) => name !== undefined)
    if (end !== undefined) {
      awaited.push({ end, tabs: dash === '-' })
      documents.push([sign.index, signs.lastIndex])
    } else if (/^["']$/.test(token)) {
      const close = closingQuote(text, sign.index)
      if (close < 0) return { open: 'quote', documents }
      signs.lastIndex = close + 1
    } else if (token === '\n' && awaited.length > 0) {
      const after = afterHereDocuments(text, sign.index, awaited.splice(0))
      if (after < 0) return { open: 'here-document', documents }
      documents.push([sign.index, after])
      signs.lastIndex = after
    }
  }
  return awaited.length > 0 ? { open: 'here-document', documents } : { documents }
}

function closingQuote(text: string, open: number): number {
  const quote = text[open] as string
  if (quote === "'") return text.indexOf(quote, open + 1)
  for (let at = open + 1; at < text.length; at += 1) {
    if (text[at] === quote) return at
    if (text[at] === '\\') at += 1
    else if (text.startsWith('$(', at)) {
      at = closingParenthesis(text, at + 1)
      if (at < 0) return -1
    }
  }
  return -1
}

/** A command inside of quotes has quotes of its own. */
function closingParenthesis(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    const char = text[at]
    if (char === '\\') at += 1
    else if (char === '(') depth += 1
    else if (char === ')' && --depth === 0) return at
    else if (char === "'" || char === '"') {
      at = closingQuote(text, at)
      if (at < 0) return -1
    }
  }
  return -1
}

const endOfLine = (text: string, at: number): number => {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

/** The end of the last closing line, from the end of the line that opens them; -1 if one is missing. */
function afterHereDocuments(text: string, from: number, awaited: { end: string; tabs: boolean }[]): number {
  let at = from
  for (const { end, tabs } of awaited) {
    for (;;) {
      if (at >= text.length) return -1
      const next = endOfLine(text, at + 1)
      const line = text.slice(at + 1, next)
      at = next
      if ((tabs ? line.replace(/^\t+/, '') : line) === end) break
    }
  }
  return at
}

class Parser extends Cursor {
  list(depth: number): List {
    const items: List['items'] = []
    let join: Join = 'first'
    // Deep nesting is noise, not a verify.
    if (depth > 20) this.failed = true
    while (!this.failed) {
      this.skipBlank(true)
      if (this.atEnd() || this.peek() === ')' || this.peek() === '}') break
      const item = { pipeline: this.pipeline(depth), join, background: false }
      if (this.failed) break
      items.push(item)
      this.skipBlank(false)
      const joint = JOINTS.find(([sign]) => this.take(sign))
      if (!joint) break
      const [sign] = joint
      if (sign === ';;') this.failed = true
      item.background = sign === '&'
      join = joint[1]
    }
    return { items }
  }

  private pipeline(depth: number): Pipeline {
    let negated = false
    while (this.text.startsWith('! ', this.at)) {
      negated = !negated
      this.at += 2
      this.skipBlank(false)
    }
    const commands: Node[] = []
    do {
      this.skipBlank(true)
      commands.push(this.command(depth))
      this.skipBlank(false)
    } while (!this.failed && !this.text.startsWith('||', this.at) && (this.take('|&') || this.take('|')))
    return { negated, commands }
  }

  private command(depth: number): Node {
    const open = this.peek()
    if (open === '(' || (open === '{' && /\s/.test(this.text[this.at + 1] ?? '')))
      return this.group(open === '(', depth)
    const start = this.at
    const words = this.words()
    const redirected = this.redirected
    const first = words[0]?.text ?? ''
    if (words.length === 0) this.failed = true
    if (!KEYWORDS.has(first)) return { kind: 'simple', words, ...(redirected ? { redirected } : {}) }
    if (first !== '[[') this.skipCompound(start)
    return { kind: 'opaque', text: this.text.slice(start, this.at) }
  }

  private group(apart: boolean, depth: number): Node {
    this.at += 1
    const list = this.list(depth + 1)
    if (!this.take(apart ? ')' : '}')) this.failed = true
    this.words()
    return { kind: 'group', list, apart }
  }

  /** Only what follows the last closing word can still change the result. */
  private skipCompound(start: number): void {
    const close = [...this.text.matchAll(/(?:^|[\s;])(?:done|fi|esac)(?=[\s;|&]|$)/g)].at(-1)
    this.at = close && close.index >= start ? close.index + close[0].length : this.text.length
  }
}

/** Programs that run the command after them, and how many words of their own they take. */
const ALONE =
  /^(?:command|exec|time|nice|nohup|env|builtin|sudo|npx|bunx|pnpx|uvx|cross-env|dotenv|xvfb-run|nyc|c8|stdbuf|ionice)$/
const PAIRS =
  /^(?:(?:pnpm|yarn|npm) (?:exec|dlx|x)|(?:uv|poetry|pipenv|pdm|hatch|coverage|rye) run|bundle exec)$/

const LASTS = /^\d+(?:\.\d+)?[smhd]?$/

/** The command itself, without assignments and programs that only run it. */
export function unwrapped(words: readonly Word[]): readonly Word[] {
  let rest = words
  for (;;) {
    const [first, second] = rest
    if (!first) return rest
    if (/^[A-Za-z_]\w*=/.test(first.text)) rest = rest.slice(1)
    else if (first.text === 'timeout') rest = withoutOptions(rest.slice(1), LASTS)
    else if (rest.length > 1 && ALONE.test(first.text)) rest = withoutOptions(rest.slice(1))
    else if (rest.length > 2 && PAIRS.test(`${first.text} ${second?.text}`))
      rest = withoutOptions(rest.slice(2))
    else return rest
  }
}

function withoutOptions(words: readonly Word[], besides = /^$/): readonly Word[] {
  const at = words.findIndex(({ text }) => !text.startsWith('-') && !besides.test(text))
  return at < 0 ? [] : words.slice(at)
}
