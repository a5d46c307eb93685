/** A word without its quotes. `plain`: the shell would expand nothing in it. */
export interface Word {
  text: string
  plain: boolean
}

/** Reads a shell text from left to right, one token at a time. `failed` is set for text that it does not understand. */
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
      const char = this.peek()
      if (char === undefined || ';&|\n)'.includes(char)) {
        // `2>&1` and `&>` are redirections, not the background.
        if (char === '&' && this.text[this.at + 1] === '>') {
          this.at += 2
          this.target()
          continue
        }
        break
      }
      const redirection = /^\d*(?:<<<|>>|>&|<&|>\||<>|<<|>|<)/.exec(this.text.slice(this.at, this.at + 8))
      if (redirection) {
        if (redirection[0].endsWith('<<')) this.failed = true
        this.at += redirection[0].length
        // `<(…)` is an argument.
        if (this.peek() === '(') {
          this.redirected = true
          this.skipParenthesis()
        } else this.target()
        continue
      }
      const before = this.at
      words.push(this.word())
      if (this.at === before) this.failed = true
    }
    return words
  }

  private target(): void {
    this.skipBlank(false)
    const { text, plain } = this.word()
    if (!plain || !/^(?:\d|\/dev\/null)$/.test(text)) this.redirected = true
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
