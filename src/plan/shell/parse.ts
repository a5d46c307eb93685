/** A shell command taken apart as far as its exit code needs it. What is beyond that is `opaque`. */
export type Node =
  | { kind: 'simple'; words: Word[] }
  | { kind: 'opaque'; text: string }
  | { kind: 'group'; list: List }

/** A word without its quotes; `plain` when the shell would put nothing into it. */
export interface Word {
  text: string
  plain: boolean
}

export interface Pipeline {
  negated: boolean
  commands: Node[]
}

export interface List {
  items: {
    pipeline: Pipeline /** What joins it to the one before. */
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

class Parser {
  private at = 0
  failed = false

  constructor(private readonly text: string) {}

  atEnd(): boolean {
    return this.at >= this.text.length
  }

  list(depth: number): List {
    const items: List['items'] = []
    let join: 'first' | 'then' | 'and' | 'or' = 'first'
    // Deep nesting is noise, not a verify.
    if (depth > 20) this.failed = true
    while (!this.failed) {
      this.skipBlank(join === 'and' || join === 'or' || items.length === 0)
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
      return { kind: 'group', list }
    }
    const start = this.at
    const words = this.words()
    const first = words[0]?.text ?? ''
    if (words.length === 0) this.failed = true
    if (!KEYWORDS.has(first)) return { kind: 'simple', words }
    // Only what follows the last closing word can still change the result.
    if (first !== '[[') {
      const close = [...this.text.matchAll(/(?:^|[\s;])(?:done|fi|esac)(?=[\s;|&]|$)/g)].at(-1)
      this.at = close && close.index >= start ? close.index + close[0].length : this.text.length
    }
    return { kind: 'opaque', text: this.text.slice(start, this.at) }
  }

  private words(): Word[] {
    const words: Word[] = []
    while (!this.failed) {
      this.skipBlank(false)
      const char = this.peek()
      if (char === undefined || ';&|\n)'.includes(char)) {
        // `2>&1` and `&>` are redirections, not the background.
        if (char === '&' && this.text[this.at + 1] === '>') {
          this.at += 2
          this.word()
          continue
        }
        break
      }
      const redirection = /^\d*(?:<<<|>>|>&|<&|>\||<>|<<|>|<)/.exec(this.text.slice(this.at, this.at + 8))
      if (redirection) {
        if (redirection[0].endsWith('<<')) this.failed = true
        this.at += redirection[0].length
        // `<(…)` is an argument.
        if (this.peek() === '(') this.skipParenthesis()
        else {
          this.skipBlank(false)
          this.word()
        }
        continue
      }
      const before = this.at
      words.push(this.word())
      if (this.at === before) this.failed = true
    }
    return words
  }

  private word(): Word {
    let text = ''
    let plain = true
    while (!this.atEnd()) {
      const char = this.peek() as string
      if (/\s/.test(char) || ';&|()<>'.includes(char)) break
      if (char === '\\') {
        text += this.text[this.at + 1] ?? ''
        this.at += 2
      } else if (char === "'") {
        const end = this.text.indexOf("'", this.at + 1)
        if (end < 0) this.failed = true
        text += this.text.slice(this.at + 1, end < 0 ? undefined : end)
        this.at = end < 0 ? this.text.length : end + 1
      } else if (char === '"') {
        const start = this.at + 1
        this.skipDouble()
        const inside = this.text.slice(start, this.at - 1)
        if (/[$`]/.test(inside)) plain = false
        text += inside.replace(/\\(["\\$`])/g, '$1')
      } else if (char === '`') {
        const end = this.text.indexOf('`', this.at + 1)
        if (end < 0) this.failed = true
        plain = false
        this.at = end < 0 ? this.text.length : end + 1
      } else if (char === '$' && this.text[this.at + 1] === '(') {
        plain = false
        this.at += 1
        this.skipParenthesis()
      } else {
        if (char === '$' || char === '*' || char === '?') plain = false
        text += char
        this.at += 1
      }
    }
    return { text, plain }
  }

  private skipDouble(): void {
    this.at += 1
    while (!this.atEnd() && this.peek() !== '"') {
      if (this.peek() === '\\') this.at += 2
      else if (this.peek() === '$' && this.text[this.at + 1] === '(') {
        this.at += 1
        this.skipParenthesis()
      } else this.at += 1
    }
    if (this.atEnd()) this.failed = true
    this.at += 1
  }

  /** From `(` to behind its `)`, quotes respected. */
  private skipParenthesis(): void {
    let depth = 0
    while (!this.atEnd()) {
      const char = this.peek()
      if (char === '\\') this.at += 1
      else if (char === "'") {
        const end = this.text.indexOf("'", this.at + 1)
        this.at = end < 0 ? this.text.length : end
      } else if (char === '(') depth += 1
      else if (char === ')') {
        depth -= 1
        if (depth === 0) {
          this.at += 1
          return
        }
      }
      this.at += 1
    }
    this.failed = true
  }

  private peek(): string | undefined {
    return this.text[this.at]
  }

  private take(token: string): boolean {
    if (!this.text.startsWith(token, this.at)) return false
    this.at += token.length
    return true
  }

  private skipBlank(newlines: boolean): void {
    for (;;) {
      const char = this.peek()
      if (char === ' ' || char === '\t' || char === '\r' || (newlines && char === '\n')) this.at += 1
      else if (char === '\\' && this.text[this.at + 1] === '\n') this.at += 2
      else if (char === '#') {
        const end = this.text.indexOf('\n', this.at)
        this.at = end < 0 ? this.text.length : end
      } else return
    }
  }
}
