import { withoutColours } from './tests/test-counts.ts'

const MOST_LINES = 10
const WIDEST = 100
const BAD =
  /\b(?:fail(?:ed|ure|ing)?|errors?|exception|assert\w*|expected|panic(?:ked)?|not ok|cannot|undefined reference)\b|[\u2716\u2717\u00d7\u25cf]|\bE\s{2,}/i
const FINE = /\b0 (?:fail(?:ed|ures?|ing)?|errors?)\b/i

/** The first lines that speak of a failure, with what follows them; the last lines where none does. */
export function failingLines(excerpt: string): string[] {
  const lines = withoutColours(excerpt)
    .split('\n')
    .map((line) => line.trimEnd().slice(0, WIDEST))
    .filter((line) => line !== '')
  const first = lines.findIndex((line) => BAD.test(line) && !FINE.test(line))
  return first < 0 ? lines.slice(-MOST_LINES) : lines.slice(first, first + MOST_LINES)
}
