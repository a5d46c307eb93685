import matter from 'gray-matter'
import { parseDocument } from 'yaml'
import type { Finding } from '../model/finding.ts'

/** All values are texts: `plan: 01` and `1.10` mean what they look like. */
export interface FrontMatter {
  data: Record<string, unknown>
  /** How many lines it takes, with both of its delimiters; 0 when there is none. */
  lines: number
  problems: Finding[]
}

/** gray-matter runs `---js`, and by default keeps a cache that turns the second reading of bad YAML into nothing. */
const refuse = (): never => {
  throw new Error('only yaml front matter is read')
}

const OPTIONS = {
  language: 'yaml',
  engines: {
    yaml: (text: string): object => {
      const document = parseDocument(text, { logLevel: 'silent', schema: 'failsafe' })
      const [error] = document.errors
      if (error) throw error
      const data: unknown = document.toJS({ maxAliasCount: 100 })
      return typeof data === 'object' && data !== null ? data : {}
    },
    js: refuse,
    javascript: refuse,
    coffee: refuse,
    cson: refuse,
    toml: refuse,
    json: refuse,
  },
}

/** A YAML parser takes its time with noise; no front matter is as large as this. */
const LARGEST = 64_000

const OPENING = /^\uFEFF?---[ \t]*(\S*)[ \t]*(?:\r\n|\n|\r)/

export function readFrontMatter(text: string, file: string): FrontMatter {
  const opening = OPENING.exec(text)
  if (!opening) return { data: {}, lines: 0, problems: [] }
  const language = opening[1] ?? ''
  const length = closingLine(text, opening[0].length)
  if (length === undefined) {
    // A plan may begin with a rule; then there is no front matter.
    return { data: {}, lines: 0, problems: [] }
  }
  const problem = (message: string, line: number): Finding => ({
    id: 'read/front-matter',
    severity: 'block',
    file,
    line,
    message: `front matter cannot be read: ${message}`,
    fix: 'mend the YAML between the two --- lines',
  })
  if (language !== '' && language !== 'yaml' && language !== 'yml')
    return {
      data: {},
      lines: length,
      problems: [problem(`only yaml is read, not ${language.slice(0, 20)}`, 1)],
    }
  if (text.split('\n', length).join('\n').length > LARGEST)
    return { data: {}, lines: length, problems: [problem('it is larger than any plan needs', 1)] }
  try {
    const body = text.slice(opening[0].length).split(/\r\n|\n|\r/, length - 2)
    const { data } = matter(`---\n${body.join('\n')}\n---\n`, OPTIONS)
    return { data, lines: length, problems: [] }
  } catch (error) {
    const first = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
    return { data: {}, lines: length, problems: [problem(first.replace(/:$/, ''), 1)] }
  }
}

/** Number of lines up to the closing `---`. */
function closingLine(text: string, from: number): number | undefined {
  const close = /(?:^|\r\n|\n|\r)(---|\.\.\.)[ \t]*(?=\r\n|\n|\r|$)/g
  const rest = text.slice(from)
  const match = close.exec(rest)
  if (!match) return undefined
  const before = rest.slice(0, match.index + match[0].length)
  return 1 + before.split(/\r\n|\n|\r/).length
}
