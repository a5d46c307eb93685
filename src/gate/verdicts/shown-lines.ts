import type { Lines } from './reviewed-change.ts'

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/

/** Which lines of which files a unified diff shows, in the numbering of both sides. */
export function shownLines(diff: string): Map<string, Lines[]> {
  const shown = new Map<string, Lines[]>()
  let before: string | undefined
  let after: string | undefined
  // Lines of a hunk may look like headers; they are counted, not read.
  let old = 0
  let now = 0
  for (const line of diff.split('\n')) {
    if (old > 0 || now > 0) {
      if (line.startsWith('\\')) continue
      if (!line.startsWith('+')) old -= 1
      if (!line.startsWith('-')) now -= 1
      continue
    }
    if (line.startsWith('diff --git ')) {
      before = undefined
      after = undefined
    } else if (line.startsWith('--- ')) before = pathOf(line.slice(4), shown)
    else if (line.startsWith('+++ ')) after = pathOf(line.slice(4), shown)
    else if (line.startsWith('rename to ')) open(shown, unquoted(line.slice(10)))
    const hunk = HUNK.exec(line)
    if (!hunk) continue
    old = count(hunk[2])
    now = count(hunk[4])
    if (before !== undefined) shown.get(before)?.push(range(hunk[1], old))
    if (after !== undefined) shown.get(after)?.push(range(hunk[3], now))
  }
  return shown
}

const count = (text: string | undefined): number => (text === undefined ? 1 : Number(text))

const range = (from: string | undefined, length: number): Lines => ({
  from: Number(from),
  to: Number(from) + Math.max(length, 1) - 1,
})

function open(shown: Map<string, Lines[]>, path: string): string {
  if (!shown.has(path)) shown.set(path, [])
  return path
}

/** The file behind `--- a/` or `+++ b/`; the side that does not exist has none. */
function pathOf(text: string, shown: Map<string, Lines[]>): string | undefined {
  const path = unquoted(text.replace(/\t$/, ''))
  return path === '/dev/null' ? undefined : open(shown, path.replace(/^[ab]\//, ''))
}

/** git quotes a path with unusual characters as a C string. */
function unquoted(text: string): string {
  if (!text.startsWith('"') || !text.endsWith('"')) return text
  return text
    .slice(1, -1)
    .replace(/\\(?:([0-7]{3})|(.))/g, (_, octal: string | undefined, char: string | undefined) =>
      octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (ESCAPES[char ?? ''] ?? char ?? ''),
    )
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }
