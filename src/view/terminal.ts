// biome-ignore-start lint/suspicious/noControlCharactersInRegex: these are what is taken out
const STRINGS = /(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)/g
const CONTROL_SEQUENCES = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]/g
const ESCAPES = /\x1b[ -/]*[0-~]/g
const LINE_ENDS = /\r\n?|[\x0b\x0c\x85\u2028\u2029]/g
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROLS = /(?!\n)\p{Cc}/gu
/** Signs that turn the order of a line around or hide text in it; no title needs them. */
const INVISIBLE =
  /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu
const BROKEN = /\p{Surrogate}/gu

/** Most text is this, and hooks render hundreds of titles. */
const HARMLESS = /^[\x20-\x7e\n]*$/

/** Foreign text (models, plans, diffs, commands) made harmless for a terminal and a file. Keeps line breaks. */
export function clean(text: string): string {
  if (HARMLESS.test(text)) return text
  return text
    .replace(STRINGS, '')
    .replace(CONTROL_SEQUENCES, '')
    .replace(ESCAPES, '')
    .replace(LINE_ENDS, '\n')
    .replaceAll('\t', '  ')
    .replace(CONTROLS, '')
    .replace(INVISIBLE, '')
    .replace(BROKEN, '\ufffd')
}

/** The same, as one line: for titles, reasons, names. */
export const oneLine = (text: string): string => clean(text).replace(/\s+/gu, ' ').trim()

export const optionalLine = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : oneLine(text)

/** A record with each of its texts as one line. */
export const inLines = <Row extends object>(row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, typeof value === 'string' ? oneLine(value) : value]),
  ) as Row

/** One line of foreign text in markdown. An opened comment would hide everything below it from a reader. */
export const markdownLine = (text: string): string => oneLine(text).replaceAll('<!', '&lt;!')

/** The same inside a table. */
export const markdownCell = (text: string): string => markdownLine(text).replaceAll('|', '\\|')
