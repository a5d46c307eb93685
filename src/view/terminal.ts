// biome-ignore-start lint/suspicious/noControlCharactersInRegex: these are what is taken out
const STRINGS = /(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)/g
const CONTROL_SEQUENCES = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]/g
const ESCAPES = /\x1b[ -/]*[0-~]/g
const LINE_ENDS = /\r\n?|[\x0b\x0c\x85\u2028\u2029]/g
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROLS = /(?!\n)\p{Cc}/gu
/** Characters that change the direction of a line or hide text in it. No title needs them. */
const INVISIBLE =
  /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu
const BROKEN = /\p{Surrogate}/gu

/** Most text is only this, and hooks render hundreds of titles. */
const HARMLESS = /^[\x20-\x7e\n]*$/

/** Text of others (models, plans, diffs, commands), made harmless for a terminal and a file. Keeps line breaks. */
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

/** One line of others' text in markdown. An opened comment would hide everything below it from a reader. */
export const markdownLine = (text: string): string => oneLine(text).replaceAll('<!', '&lt;!')

/** The same with its indentation, for output of commands in a block of code. */
export const markdownText = (line: string): string => clean(line).replaceAll('<!', '&lt;!')

/** The same inside a table. */
export const markdownCell = (text: string): string => markdownLine(text).replaceAll('|', '\\|')

/**
 * How many cells a terminal uses for a text. Terminals differ for joined emoji. Here each part is counted, because a
 * line that is too short only looks uneven, but one that is too long breaks the screen.
 */
const ASCII = /^[\x20-\x7e]*$/
const ZERO = /^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u
const WIDE = new RegExp(
  `^(?:[${[
    '\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f',
    '\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6',
    '\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}',
    '\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}',
  ].join('')}]|\\p{Emoji_Presentation})$`,
  'u',
)
const REGIONAL = /^[\u{1f1e6}-\u{1f1ff}]$/u
const EMOJI_SELECTOR = '\ufe0f'

function pointWidth(point: string): number {
  if (ZERO.test(point)) return 0
  if (REGIONAL.test(point)) return 1
  return WIDE.test(point) ? 2 : 1
}

export function displayWidth(text: string): number {
  if (ASCII.test(text)) return text.length
  let width = 0
  let last = 0
  for (const point of text) {
    // The selector turns a narrow character into a picture, which is two cells wide in newer terminals.
    if (point === EMOJI_SELECTOR && last === 1) width += 1
    last = pointWidth(point)
    width += last
  }
  return width
}

let segmenter: Intl.Segmenter | undefined
/** Created when a text is first cut: creating it takes a third of the time of a node start, and hooks cut nothing. */
const graphemes = (text: string) => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** The longest beginning of `text` that fits, never ending inside a character. */
function head(text: string, columns: number): string {
  let kept = ''
  let width = 0
  for (const { segment } of graphemes(text)) {
    width += displayWidth(segment)
    if (width > columns) break
    kept += segment
  }
  return kept
}

/** Shortens one line to `columns` cells and marks the cut. */
export function cut(text: string, columns: number): string {
  if (columns <= 0) return ''
  if (displayWidth(text) <= columns) return text
  return `${head(text, columns - 1).trimEnd()}…`
}

/** Cuts or fills one line to exactly `columns` cells. */
export function pad(text: string, columns: number): string {
  const fitted = cut(text, columns)
  return fitted + ' '.repeat(Math.max(0, columns - displayWidth(fitted)))
}

/** Breaks at blanks into lines of at most `columns` cells; a word that is too long is broken inside. */
export function wrap(text: string, columns: number): string[] {
  const room = Math.max(2, columns)
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`
    if (displayWidth(joined) <= room) {
      line = joined
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (displayWidth(line) > room) {
      const piece = head(line, room)
      // A single character that is wider than the line gets a line of its own.
      const taken = piece === '' ? (line.match(/^./su)?.[0] ?? line) : piece
      lines.push(taken)
      line = line.slice(taken.length)
    }
  }
  if (line !== '' || lines.length === 0) lines.push(line)
  return lines
}
