/** How a language writes comments and strings: enough to tell code from text. */
export interface Lexis {
  line: readonly string[]
  block: readonly (readonly [string, string])[]
  /** Quotes that end with the line. */
  quotes: string
  /** Quotes that go over lines. */
  long: readonly string[]
  regex: boolean
}

const C: Lexis = { line: ['//'], block: [['/*', '*/']], quotes: `"'`, long: [], regex: false }
const SCRIPT: Lexis = { ...C, long: ['`'], regex: true }
const HASH: Lexis = { line: ['#'], block: [], quotes: `"'`, long: [], regex: false }
const PYTHON: Lexis = { ...HASH, long: ['"""', "'''"] }
const SQL: Lexis = { line: ['--'], block: [['/*', '*/']], quotes: '', long: ["'", '"', '`'], regex: false }

const LANGUAGES: readonly (readonly [Lexis, RegExp])[] = [
  [SCRIPT, /^(?:[cm]?[jt]s|[jt]sx|vue|svelte)$/],
  [PYTHON, /^(?:pyi?|toml|exs?)$/],
  [HASH, /^(?:rb|sh|bash|bats|ya?ml)$/],
  [SQL, /^sql$/],
  [{ ...C, long: ['`'] }, /^go$/],
  [{ ...C, quotes: '"' }, /^rs$/],
  [{ ...C, line: ['//', '#'] }, /^php$/],
  [C, /^(?:java|kts?|cs|swift|scala|c|h|cc|cpp|hpp|dart)$/],
]

export const endingOf = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''

export const lexisOf = (path: string): Lexis | undefined =>
  LANGUAGES.find(([, endings]) => endings.test(endingOf(path)))?.[0]

/** The same text with the inside of comments and strings replaced by blanks, so that offsets and lines stay the same. */
export function blankOut(text: string, lexis: Lexis): string {
  const out: string[] = []
  let at = 0
  const keep = (count: number) => {
    out.push(text.slice(at, at + count))
    at += count
  }
  const blank = (end: number) => {
    out.push(text.slice(at, end).replace(/[^\n]/g, ' '))
    at = end
  }
  while (at < text.length) {
    const block = lexis.block.find(([open]) => text.startsWith(open, at))
    const long = lexis.long.find((quote) => text.startsWith(quote, at))
    const char = text[at] as string
    if (lexis.line.some((mark) => text.startsWith(mark, at))) blank(lineEnd(text, at))
    else if (block) blank(after(text, block[1], at + block[0].length))
    else if (long) inside(long, closing(text, long, at + long.length))
    else if (lexis.quotes.includes(char)) inside(char, closing(text, char, at + 1, lineEnd(text, at)))
    else if (lexis.regex && char === '/' && regexMayBegin(text, at)) inside('/', regexEnd(text, at))
    else keep(1)
  }
  return out.join('')

  function inside(quote: string, end: number): void {
    keep(quote.length)
    blank(Math.max(at, end))
    keep(Math.min(quote.length, text.length - at))
  }
}

const indexOr = (at: number, otherwise: number): number => (at < 0 ? otherwise : at)
const lineEnd = (text: string, from: number) => indexOr(text.indexOf('\n', from), text.length)
const after = (text: string, mark: string, from: number) =>
  Math.min(text.length, indexOr(text.indexOf(mark, from), text.length) + mark.length)

function closing(text: string, quote: string, from: number, limit = text.length): number {
  for (let at = from; at < limit; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text.startsWith(quote, at)) return at
  }
  return limit
}

/** After a value a slash divides; elsewhere it begins a regular expression. */
function regexMayBegin(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 20), at).trimEnd()
  return /(?:^|[(,=:[!&|?{};+*%<>~^-]|\b(?:return|typeof|case|in|of|do|else|void|delete|throw|new|await|yield))$/.test(
    before,
  )
}

function regexEnd(text: string, from: number): number {
  let set = false
  const limit = lineEnd(text, from)
  for (let at = from + 1; at < limit; at += 1) {
    const char = text[at]
    if (char === '\\') at += 1
    else if (char === '[') set = true
    else if (char === ']') set = false
    else if (char === '/' && !set) return at
  }
  return from + 1
}
