export const HEADING = /^\s{0,3}#{1,6}\s+(?=\S)(.*)$/
export const BOX = /^\s*(?:>\s*)*(?:[-*+]|\d+[.)])\s+\[[^\]]\](?:\\?\*)?\s+\S/u

/** The lines, from 0, that are outside of fences, comments and front matter. */
export function visibleIn(lines: readonly string[]): number[] {
  const closers = fenceClosers(lines)
  const visible: number[] = []
  for (let at = skipFrontMatter(lines); at < lines.length; at += 1) {
    const end = closers.get(at) ?? commentEnd(lines, at)
    if (end === undefined) visible.push(at)
    else at = end
  }
  return visible
}

function skipFrontMatter(lines: readonly string[]): number {
  if (!/^\uFEFF?---\s*\w*\s*$/.test(lines[0] ?? '')) return 0
  const end = lines.findIndex((line, at) => at > 0 && /^(?:---|\.\.\.)\s*$/.test(line))
  return end < 0 ? 0 : end + 1
}

const FENCES = /`{3}|~{3}/
/** For each line that opens a fence, the line that closes it. A fence without an end hides nothing from this count. */
function fenceClosers(lines: readonly string[]): Map<number, number> {
  const closers = new Map<number, number>()
  let open: { at: number; mark: string } | undefined
  for (const [at, line] of lines.entries()) {
    if (!FENCES.test(line)) continue
    const [, mark = '', rest = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? []
    if (open && mark.startsWith(open.mark) && rest.trim() === '') {
      closers.set(open.at, at)
      open = undefined
    } else if (!open) {
      const [, first = '', info = ''] = /^\s*(?:(?:[-*+]|\d+[.)])\s+)?(`{3,}|~{3,})(.*)$/.exec(line) ?? []
      if (first !== '' && !(first.startsWith('`') && info.includes('`'))) open = { at, mark: first }
    }
  }
  return closers
}

/** The last line of a comment that begins on this one; undefined for one without an end. */
function commentEnd(lines: readonly string[], at: number): number | undefined {
  const line = lines[at] ?? ''
  if (!line.trimStart().startsWith('<!--')) return undefined
  if (line.includes('-->')) return at
  for (let next = at + 1; next < Math.min(lines.length, at + 500); next += 1)
    if (lines[next]?.includes('-->')) return next
  return undefined
}
