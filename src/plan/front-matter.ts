import matter from 'gray-matter'
import { parseDocument } from 'yaml'
import type { Finding } from '../model/finding.ts'
import { problem } from './problem.ts'

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

/** How many lines the front matter takes; 0 when there is none. A plan may begin with a rule. */
export function frontMatterLines(text: string): number {
  const opening = OPENING.exec(text)
  if (!opening) return 0
  const rest = text.slice(opening[0].length)
  const close = /(?:^|\r\n|\n|\r)(?:---|\.\.\.)[ \t]*(?=\r\n|\n|\r|$)/.exec(rest)
  return close ? 1 + rest.slice(0, close.index + close[0].length).split(/\r\n|\n|\r/).length : 0
}

export function readFrontMatter(text: string, file: string): FrontMatter {
  const lines = frontMatterLines(text)
  const opening = OPENING.exec(text)
  if (!opening || lines === 0) return { data: {}, lines: 0, problems: [] }
  const language = opening[1] ?? ''
  const refused = (what: string): FrontMatter => {
    const message = `front matter cannot be read: ${what}`
    const fix = 'mend the YAML between the two --- lines'
    return { data: {}, lines, problems: [problem('read/front-matter', { file, line: 1 }, message, fix)] }
  }
  if (language !== '' && language !== 'yaml' && language !== 'yml')
    return refused(`only yaml is read, not ${language.slice(0, 20)}`)
  if (text.split('\n', lines).join('\n').length > LARGEST) return refused('it is larger than any plan needs')
  try {
    const body = text.slice(opening[0].length).split(/\r\n|\n|\r/, lines - 2)
    const { data } = matter(`---\n${body.join('\n')}\n---\n`, OPTIONS)
    return { data, lines, problems: [] }
  } catch (error) {
    const first = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
    return refused(first.replace(/:$/, ''))
  }
}
