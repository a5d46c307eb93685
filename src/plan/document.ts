import matter from 'gray-matter'
import { parseDocument } from 'yaml'
import type { Finding } from '../model/gate.ts'
import { type Line, problem, splitLines } from './lines.ts'
import { type LineKind, maskLines } from './mask.ts'

/** All values are texts, so that `plan: 01` and `1.10` stay as written. */
export interface FrontMatter {
  data: Record<string, unknown>
  /** How many lines it takes, with both of its delimiters; 0 when there is none. */
  lines: number
  problems: Finding[]
}

/** gray-matter executes `---js`, and by default has a cache that makes the second reading of bad YAML return nothing. */
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

/** A YAML parser is slow on large nonsense. No real front matter is as large as this. */
const LARGEST = 64_000

const OPENING = /^\uFEFF?---[ \t]*(\S*)[ \t]*(?:\r\n|\n|\r)/

/** How many lines the front matter takes; 0 when there is none. A plan may also begin with a horizontal rule. */
export function frontMatterLines(text: string): number {
  const opening = OPENING.exec(text)
  if (!opening) return 0
  const rest = text.slice(opening[0].length)
  const close = /(?:^|\r\n|\n|\r)(?:---|\.\.\.)[ \t]*(?=\r\n|\n|\r|$)/.exec(rest)
  return close ? 1 + rest.slice(0, close.index + close[0].length).split(/\r\n|\n|\r/).length : 0
}

function readFrontMatter(text: string, file: string): FrontMatter {
  const lines = frontMatterLines(text)
  const opening = OPENING.exec(text)
  if (!opening || lines === 0) return { data: {}, lines: 0, problems: [] }
  const language = opening[1] ?? ''
  const refused = (what: string): FrontMatter => {
    const message = `front matter cannot be read: ${what}`
    const fix = 'fix the YAML between the two --- lines'
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

/** A markdown plan before its tasks are read. */
export interface Document {
  text: string
  file: string
  lines: readonly Line[]
  kinds: readonly LineKind[]
  /** The front matter. */
  data: Record<string, unknown>
  /** What is wrong with it; readers add to it. */
  problems: Finding[]
}

export function openDocument(text: string, file: string): Document {
  const lines = splitLines(text)
  const front = readFrontMatter(text, file)
  const { kinds, problems } = maskLines(lines, file, front.lines)
  return { text, file, lines, kinds, data: front.data, problems: [...front.problems, ...problems] }
}

/** The text of some lines, counted from 0, unchanged. */
export function linesBetween({ text, lines }: Document, from: number, to: number): string {
  const last = lines[to - 1]
  if (last && to === from + 1) return last.text
  return text.slice(lines[from]?.start ?? 0, last ? last.start + last.text.length : undefined)
}

/** The name of the plan for people: the spec or phase folder, or the file if its name says more than `tasks.md`. */
export function planName(file: string, stated?: unknown): string {
  // A path to another document is no name.
  if (typeof stated === 'string' && stated.trim() !== '' && !/[/\\]/.test(stated)) return stated.trim()
  const parts = file.split('/')
  const base = parts.at(-1) ?? file
  const stem = base
    .replace(/\.[^.]*$/, '')
    .replace(/\.tasks$/i, '')
    .replace(/[-_.]?PLAN$/, '')
  if (stem !== '' && !/^(?:tasks|plan)$/i.test(stem)) return stem
  return parts.at(-2) ?? (stem || base)
}
