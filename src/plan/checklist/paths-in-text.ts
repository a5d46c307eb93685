import { codeSpans } from '../verify-text.ts'

const PATH = /^(?:\.{1,2}\/)?(?:[\w@.()[\]-]+\/)+[\w@.()[\]*-]*$/
const FILE = /^(?:[\w@.()[\]-]+\/)*[\w@()[\]-]*\.[A-Za-z]\w{0,9}$/

/** Paths that a title names: bare ones with a folder and an ending, and those in backticks. */
export function pathsInText(text: string): string[] {
  const spans = codeSpans(text)
  const found = spans
    .map((span) => span.code.trim())
    .filter((code) => FILE.test(code) || (PATH.test(code) && code.includes('/')))
  const prose = spans.length === 0 ? text : [spans[0]?.before, ...spans.map((span) => span.after)].join(' ')
  for (const raw of prose.split(/[\s,;]+/)) {
    const word = raw.replace(/^[("']+|[)"'.:]+$/g, '')
    if (word.includes('/') && FILE.test(word) && !/^https?:/.test(word)) found.push(word)
  }
  return [...new Set(found.map((path) => path.replace(/^\.\//, '')))]
}
