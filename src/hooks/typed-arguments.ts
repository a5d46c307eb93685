/** The arguments of a typed command. */
export interface TypedArguments {
  /** The words that belong to no option. */
  words: string
  options: Map<string, string>
  /** An option that was given twice, so that it is not clear which value was meant. */
  twice?: string
}

const OPEN = '"\'\u201c\u2018\u00ab'
const CLOSE = '"\'\u201d\u2019\u00bb'

const OPTION = /^(?:--|\u2014|\u2013{1,2})([a-z][a-z-]*)(?:=(.*))?$/is

/**
 * Reads arguments as people type them: `--task 3`, `--task=3`, `--task "Task 3" --reason the API is down`. An option
 * takes every word up to the next option, unless its value is quoted or it is named in `short`. Quotes, also curly
 * ones, are optional. A dash that a keyboard turned into a long one is accepted.
 */
export function typedArguments(text: string, short: readonly string[] = []): TypedArguments {
  const options = new Map<string, string>()
  const words: string[] = []
  let name: string | undefined
  let twice: string | undefined
  for (const token of tokens(text)) {
    const option = optionIn(token)
    if (option) {
      if (options.has(option.name)) twice ??= option.name
      options.set(option.name, option.value)
      name = option.open
    } else if (name === undefined) words.push(token.value)
    else {
      const before = options.get(name) ?? ''
      options.set(name, `${before} ${token.value}`.trim())
      if (isWhole(token, before, short.includes(name))) name = undefined
    }
  }
  return { words: words.join(' '), options, ...(twice === undefined ? {} : { twice }) }
}

/** An option without a value of its own is open for the words behind it. */
function optionIn({ value, quoted }: Token) {
  const [, typed, assigned] = (quoted ? undefined : OPTION.exec(value)) ?? []
  const name = typed?.toLowerCase()
  if (name === undefined) return undefined
  return { name, value: assigned ?? '', open: assigned === undefined ? name : undefined }
}

/** Whether the value of an option ends here. "Task 3" is one name, with or without its quotes. */
const isWhole = ({ value, quoted }: Token, before: string, isShort: boolean): boolean =>
  (quoted && before === '') || (isShort && !/^task$/i.test(value))

interface Token {
  value: string
  quoted: boolean
}

function tokens(text: string): Token[] {
  const found: Token[] = []
  let at = 0
  while (at < text.length) {
    const char = text[at] as string
    if (/\s/.test(char)) {
      at += 1
      continue
    }
    const end = wordEnd(text, at)
    const value = text.slice(at, end)
    const quote = OPEN.indexOf(char)
    const isQuoted = quote >= 0 && value.length > 1 && CLOSE.includes(value.at(-1) as string)
    found.push(
      isQuoted ? { value: value.slice(1, -1), quoted: true } : { value: unquoteValue(value), quoted: false },
    )
    at = end
  }
  return found
}

/** `--task="Task 3"`: the quotes are inside the word. */
function unquoteValue(word: string): string {
  const match = /^(--[a-z-]+=)(.+)$/is.exec(word)
  const value = match?.[2] ?? ''
  if (!match || value.length < 2 || !OPEN.includes(value[0] as string)) return word
  return `${match[1]}${CLOSE.includes(value.at(-1) as string) ? value.slice(1, -1) : value}`
}

/**
 * The position of the closing quote of the same kind, or of the next blank. An unclosed quote is an ordinary character.
 */
function wordEnd(text: string, from: number): number {
  let start = from
  const assigned = /^--[a-z-]+=/i.exec(text.slice(from))
  if (assigned) start += assigned[0].length
  const quote = OPEN.indexOf(text[start] ?? ' ')
  if (quote >= 0) {
    const closing = CLOSE[quote] as string
    for (let close = text.indexOf(closing, start + 1); close > 0; close = text.indexOf(closing, close + 1)) {
      // An apostrophe inside the quotation is followed by a letter.
      if (close + 1 === text.length || /\s/.test(text[close + 1] as string)) return close + 1
    }
  }
  const blank = /\s/.exec(text.slice(start))
  return blank ? start + blank.index : text.length
}
