import { Cursor, type Word } from './cursor.ts'

/** A shell command taken apart as far as its exit code needs it. What is beyond that is `opaque`. */
export type Node =
  | { kind: 'simple'; words: Word[]; redirected?: true }
  | { kind: 'opaque'; text: string }
  /** `apart`: in a shell of its own, whose end is not that of the rest. */
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
    // Deep nesting is noise, not a verify.
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
    // Only what follows the last closing word can still change the result.
    if (first !== '[[') {
      const close = [...this.text.matchAll(/(?:^|[\s;])(?:done|fi|esac)(?=[\s;|&]|$)/g)].at(-1)
      this.at = close && close.index >= start ? close.index + close[0].length : this.text.length
    }
    return { kind: 'opaque', text: this.text.slice(start, this.at) }
  }
}
