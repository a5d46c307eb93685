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

export interface List {
  items: {
    pipeline: Pipeline
    /** What joins it to the one before. */
    join: 'first' | 'then' | 'and' | 'or'
    background: boolean
  }[]
}

const KEYWORDS = new Set(['if', 'for', 'while', 'until', 'case', 'select', 'function', '[['])

/** Undefined when the text is not a command that can be understood (open quotes, here-documents). */
export function parseShell(text: string): List | undefined {
  const parser = new Parser(text)
  const list = parser.list(0)
  return parser.failed || !parser.atEnd() ? undefined : list
}

class Parser extends Cursor {
  list(depth: number): List {
    const items: List['items'] = []
    let join: 'first' | 'then' | 'and' | 'or' = 'first'
    // No real verify is nested this deep.
    if (depth > 20) this.failed = true
    while (!this.failed) {
      this.skipBlank(true)
      if (this.atEnd() || this.peek() === ')' || this.peek() === '}') break
      const pipeline = this.pipeline(depth)
      if (this.failed) break
      const item = { pipeline, join, background: false }
      items.push(item)
      this.skipBlank(false)
      if (this.take('&&')) join = 'and'
      else if (this.take('||')) join = 'or'
      else if (this.take('&')) {
        item.background = true
        join = 'then'
      } else if (this.take(';;')) this.failed = true
      else if (this.take(';') || this.take('\n')) join = 'then'
      else break
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
    if (open === '(' || (open === '{' && /\s/.test(this.text[this.at + 1] ?? ''))) {
      this.at += 1
      const list = this.list(depth + 1)
      if (!this.take(open === '(' ? ')' : '}')) this.failed = true
      this.words()
      return { kind: 'group', list, apart: open === '(' }
    }
    const start = this.at
    const words = this.words()
    const redirected = this.redirected
    const first = words[0]?.text ?? ''
    if (words.length === 0) this.failed = true
    if (!KEYWORDS.has(first)) return { kind: 'simple', words, ...(redirected ? { redirected } : {}) }
    // Only commands after the last closing word can still change the result.
    if (first !== '[[') {
      const close = [...this.text.matchAll(/(?:^|[\s;])(?:done|fi|esac)(?=[\s;|&]|$)/g)].at(-1)
      this.at = close && close.index >= start ? close.index + close[0].length : this.text.length
    }
    return { kind: 'opaque', text: this.text.slice(start, this.at) }
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
