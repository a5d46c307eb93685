/** A word without its quotes. `plain`: the shell would expand nothing in it. */
export interface Word {
  text: string
  plain: boolean
  /** As it is written. */
  raw: string
}
type Part = Omit<Word, 'raw'>

const REDIRECTION = /^\d*(?:<<<|>>|>&|<&|>\||<>|<<|>|<)/

/** Reads a shell text from left to right, a token at a time. What it cannot make out is `failed`. */
export class Cursor {
  protected at = 0
  failed = false
  /** The command was redirected to or from a file. Another stream and /dev/null do not count. */
  protected redirected = false

  constructor(protected readonly text: string) {}

  atEnd(): boolean {
    return this.at >= this.text.length
  }

  /** The words of one simple command; redirections are left out. */
  protected words(): Word[] {
    const words: Word[] = []
    this.redirected = false
    while (!this.failed) {
      this.skipBlank(false)
      if (this.redirection()) continue
      const char = this.peek()
      if (char === undefined || ';&|\n)'.includes(char)) break
      const before = this.at
      words.push(this.word())
      if (this.at === before) this.failed = true
    }
    return words
  }

  /** Goes past a redirection, if there is one here. */
  private redirection(): boolean {
    // `2>&1` and `&>` are redirections, not the background.
    if (this.take('&>')) {
      this.target()
      return true
    }
    const sign = REDIRECTION.exec(this.text.slice(this.at, this.at + 8))?.[0]
    if (sign === undefined) return false
    if (sign.endsWith('<<')) this.failed = true
    this.at += sign.length
    // `<(…)` is an argument.
    if (this.peek() === '(') {
      this.redirected = true
      this.skipParenthesis()
    } else this.target()
    return true
  }

  private target(): void {
    this.skipBlank(false)
    const { text, plain } = this.word()
    if (!plain || !/^(?:\d|\/dev\/null)$/.test(text)) this.redirected = true
  }

  private word(): Word {
    const start = this.at
    let text = ''
    let plain = true
    while (!this.atEnd() && !/[\s;&|()<>]/.test(this.peek() as string)) {
      const part = this.wordPart()
      text += part.text
      plain &&= part.plain
    }
    return { text, plain, raw: this.text.slice(start, this.at) }
  }

  /** One sign of a word, or all that is quoted or substituted here. */
  private wordPart(): Part {
    const char = this.peek() as string
    if (char === "'") return { text: this.enclosed(char), plain: true }
    if (char === '"') return this.doubleQuoted()
    if (char === '`') {
      this.enclosed(char)
      return { text: '', plain: false }
    }
    const next = this.text[this.at + 1] ?? ''
    if (char === '$' && next === '(') {
      this.at += 1
      this.skipParenthesis()
      return { text: '', plain: false }
    }
    const isEscaped = char === '\\'
    this.at += isEscaped ? 2 : 1
    return isEscaped ? { text: next, plain: true } : { text: char, plain: !'$*?'.includes(char) }
  }

  /** What is between this quote and the next one. */
  private enclosed(quote: string): string {
    const start = this.at + 1
    const end = this.text.indexOf(quote, start)
    if (end < 0) this.failed = true
    this.at = end < 0 ? this.text.length : end + 1
    return this.text.slice(start, end < 0 ? undefined : end)
  }

  private doubleQuoted(): Part {
    const start = this.at + 1
    this.skipDouble()
    const inside = this.text.slice(start, this.at - 1)
    return { text: inside.replace(/\\(["\\$`])/g, '$1'), plain: !/[$`]/.test(inside) }
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

  /** From `(` to after its `)`, with quotes respected. */
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

  protected peek(): string | undefined {
    return this.text[this.at]
  }

  protected take(token: string): boolean {
    if (!this.text.startsWith(token, this.at)) return false
    this.at += token.length
    return true
  }

  protected skipBlank(newlines: boolean): void {
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
