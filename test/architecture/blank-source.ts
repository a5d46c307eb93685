export interface Blanked {
  /** The source, character for character, with comments and the insides of strings and patterns as blanks. */
  code: string
  /** The content of each quoted string, by the position of its opening quote. */
  strings: Map<number, string>
  /** The texts and, between them, the expressions of a template, by the place of its first backtick. */
  templates: Map<number, { texts: string[]; slots: string[] }>
}

/** After one of these a slash begins a regular expression; after anything else it divides. */
const BEFORE_PATTERN = /(?:^|[=(,:;!&|?{}[\]+*%~^<>-]|\b(?:return|typeof|case|in|of|void|delete|throw))\s*$/

/** Blanks everything in a TypeScript source that is not code but may look like it. */
export function blankSource(source: string): Blanked {
  const strings: Blanked['strings'] = new Map()
  const templates: Blanked['templates'] = new Map()
  const code = source.split('')
  const hide = (from: number, to: number): number => {
    for (let at = from; at < Math.min(to, code.length); at += 1) if (code[at] !== '\n') code[at] = ' '
    return to
  }
  const find = (text: string, from: number): number => {
    const at = source.indexOf(text, from)
    return at < 0 ? source.length : at
  }

  /** Each of these functions takes the position where its piece begins, and returns the position after it. */
  const quoted = (from: number, quote: string): number => {
    let at = from + 1
    while (at < source.length && source[at] !== quote && source[at] !== '\n')
      at += source[at] === '\\' ? 2 : 1
    strings.set(from, source.slice(from + 1, at))
    return hide(from + 1, at) + 1
  }
  const pattern = (from: number): number => {
    let inClass = false
    let at = from + 1
    for (; at < source.length && source[at] !== '\n'; at += 1) {
      if (source[at] === '\\') at += 1
      else if (source[at] === '[') inClass = true
      else if (source[at] === ']') inClass = false
      else if (source[at] === '/' && !inClass) break
    }
    return hide(from + 1, at) + 1
  }
  const template = (from: number): number => {
    const texts: string[] = []
    const slots: string[] = []
    templates.set(from, { texts, slots })
    let at = from + 1
    while (at < source.length) {
      const begun = at
      while (at < source.length && source[at] !== '`' && !source.startsWith('${', at))
        at += source[at] === '\\' ? 2 : 1
      texts.push(source.slice(begun, at))
      hide(begun, at)
      if (source[at] !== '$') return at + 1
      const slot = at + 2
      at = statements(slot)
      slots.push(source.slice(slot, at - 1).trim())
    }
    return at
  }
  /** Reads up to the brace that closes the block, or to the end. */
  const statements = (from: number): number => {
    let depth = 0
    let at = from
    while (at < source.length) {
      const char = source[at]
      if (source.startsWith('//', at)) at = hide(at, find('\n', at))
      else if (source.startsWith('/*', at)) at = hide(at, find('*/', at + 2) + 2)
      else if (char === "'" || char === '"') at = quoted(at, char)
      else if (char === '`') at = template(at)
      else if (char === '/' && BEFORE_PATTERN.test(code.slice(Math.max(0, at - 40), at).join('')))
        at = pattern(at)
      else {
        if (char === '{') depth += 1
        if (char === '}' && depth-- === 0 && from > 0) return at + 1
        at += 1
      }
    }
    return at
  }
  statements(0)
  return { code: code.join(''), strings, templates }
}
