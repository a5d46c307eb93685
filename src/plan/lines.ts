/** One line of a text, without its end, and where it begins in the text. */
export interface Line {
  text: string
  /** Offset of its first character. */
  start: number
  /** Columns before the first character that is not blank; a tab goes on to the next multiple of four. */
  indent: number
  blank: boolean
}

const LINE = /\r\n|\n|\r/g

export function splitLines(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const end of text.matchAll(LINE)) {
    lines.push(line(text.slice(start, end.index), start))
    start = end.index + end[0].length
  }
  lines.push(line(text.slice(start), start))
  return lines
}

function line(text: string, start: number): Line {
  let indent = 0
  let at = 0
  for (; at < text.length; at += 1) {
    const char = text[at]
    // A byte order mark takes no room; an editor left it there.
    if (char === '\uFEFF') continue
    if (char === ' ') indent += 1
    else if (char === '\t') indent += 4 - (indent % 4)
    else break
  }
  return { text, start, indent, blank: text.slice(at).trim() === '' }
}

/** Takes up to `columns` of leading blanks away, as a fence does with its content. */
export function dedent(text: string, columns: number): string {
  let width = 0
  let at = 0
  while (at < text.length && width < columns) {
    if (text[at] === ' ') width += 1
    else if (text[at] === '\t') width += 4 - (width % 4)
    else break
    at += 1
  }
  return text.slice(at)
}
