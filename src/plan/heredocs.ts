import type { Line } from './lines.ts'

/**
 * A command in inline code that goes on over several lines as a here-document, left-aligned: what is in it is text
 * for another program. Only where the code is still open at the end of the line, and the end word is found.
 */
export function heredocEnds(lines: readonly Line[]): (at: number) => number | undefined {
  let wordLines: Map<string, number[]> | undefined
  return (at) => {
    const text = (lines[at] as Line).text
    if (!text.includes('<<')) return undefined
    const word = /<<-?[ \t]*(['"]?)([A-Za-z_]\w{0,40})\1/.exec(text)?.[2]
    if (!word || (text.match(/(?<!\\)`/g)?.length ?? 0) % 2 === 0) return undefined
    wordLines ??= linesOfOneWord(lines)
    return wordLines.get(word)?.find((line) => line > at)
  }
}

function linesOfOneWord(lines: readonly Line[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const [at, line] of lines.entries()) {
    const word = line.text.trim()
    if (!/^[A-Za-z_]\w{0,40}$/.test(word)) continue
    const before = found.get(word)
    // More of the same are of no use to a plan, and would cost noise its linear time.
    if (!before) found.set(word, [at])
    else if (before.length < 100) before.push(at)
  }
  return found
}
