/** One line of `## Assertion Results`. */
export interface AssertionResult {
  id: string
  line: number
  status: 'PASS' | 'FAIL' | undefined
  references: readonly Reference[]
  hasExpected: boolean
  hasActual: boolean
}

export interface Reference {
  path: string
  from?: number
  to?: number
  heading?: string
}

const HEADING = /^\s*(?:#{1,6}\s*|\*\*)assertion results\b/i
const ENDS = /^\s*(?:#{1,6}\s|`{3}|~{3})/
const RESULT = /^\s*(?:[-*+]|\d+[.)]|\|)?\s*[*_`]*([A-Za-z]+\d+)[*_`]*\s*[:|.)\u2013\u2014-]\s*(.*)$/
const LINES = /`?([\w@+.,~()[\]{}$/\\ -]*[\w)\]}])`?:(\d+)(?:\s*[-\u2013]\s*(\d+))?/g
const SECTION = /([^\s`()]+\.(?:md|mdx|txt|rst|adoc))#([^()`\n]+?)(?=\s*[`(]|\s+[-\u2013\u2014]|$)/g

/** Reads the evidence report of seed 002 out of a claim; empty when there is none. */
export function readAssertionResults(text: string): AssertionResult[] {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => HEADING.test(line))
  if (start < 0) return []
  const results: AssertionResult[] = []
  for (let at = start + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (ENDS.test(line)) break
    const found = RESULT.exec(line)
    if (found?.[1] !== undefined) results.push(readResult(found[1], found[2] ?? '', at + 1))
  }
  return results
}

function readResult(id: string, rest: string, line: number): AssertionResult {
  const status = /^[\s*_`]*(PASS|FAIL)(?:ED)?\b/i.exec(rest)?.[1]?.toUpperCase()
  return {
    id,
    line,
    status: status === 'PASS' || status === 'FAIL' ? status : undefined,
    references: readReferences(rest),
    hasExpected: /\bexpected\b\s*[:=]?\s*\S/i.test(rest),
    hasActual: /\b(?:actual|got)\b\s*[:=]?\s*\S/i.test(rest),
  }
}

function readReferences(text: string): Reference[] {
  const found: Reference[] = []
  for (const [, path = '', from, to] of text.matchAll(LINES)) {
    // What stands in front of the path (a dash, the status) is not part of it.
    const last = path.trim().split(/\s+/).at(-1) ?? ''
    if (!/[./]|^[A-Z][a-z]+file$/.test(last)) continue
    found.push({ path: last, from: Number(from), ...(to ? { to: Number(to) } : {}) })
  }
  for (const [, path = '', heading = ''] of text.matchAll(SECTION))
    found.push({ path, heading: heading.trim() })
  return found
}
