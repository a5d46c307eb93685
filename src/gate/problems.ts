import { posix } from 'node:path'
import { withoutColours } from '../model/proof-runs.ts'
import { byLastPart } from './match-path.ts'

/** An error that a compiler or a linter reports. */
export interface Problem {
  /** From the top of the repository. */
  file: string
  line?: number
  message: string
}

export interface ProblemPlace {
  /** The folder that the command ran in, from the top of the repository. */
  folder: string
  /** All files of the commit. */
  paths: ReadonlySet<string>
}

/** `a.ts(3,5): error TS1: …`, `a.ts:3:5 - error TS1: …`, `a.ts:3:5: …`, `a.ts:3: …`, `a.ts: line 3, col 5, …`, `[warn] a.ts`. */
const LINES: readonly RegExp[] = [
  /^(?<path>.+?)\((?<line>\d+)(?:,\d+)?\)\s*:\s*(?<message>\S.*)$/,
  /^(?<path>.+?):(?<line>\d+):\d+\s*[:-]?\s+(?<message>\S.*)$/,
  /^(?<path>.+?):(?<line>\d+):\s+(?<message>\S.*)$/,
  /^(?<path>.+?): line (?<line>\d+), col \d+, (?<message>\S.*)$/,
  /^\[(?:warn|error)\] (?<path>\S+\.\w+)$/,
]
/** A heading: a path, a place, or with Biome's rule: `a.ts`, `a.ts:3:5`, `a.ts:3:5 lint/rule ━━━`, `a.ts format ━━━`. */
const HEADING = /^(?<path>.+?)(?::(?<line>\d+):\d+)?(?: (?<rule>[a-z][\w/-]*)(?:\s+[A-Z]+)*\s*\u2501+)?$/
/** A line below the heading: ` 3:5 error …`, `Error: …`, ` × …`, ` ! …`. */
const BELOW = /^\s*(?:(?<line>\d+):\d+\s+(?=\S)|(?=(?:error|warn)\w*:)|(?=[\u00d7\u2716!] ))(?<message>.+)$/i
/** A line that points at the place, below the line with the message: `╭─[a.ts:3:5]`, `--> a.ts:3:5`. */
const POINTER = /^\s*(?:[\u256d,][\u2500-]*\[|-->\s*)(?<path>.+?):(?<line>\d+):\d+\]?/
const SAYS = /^\s*(?:[\u00d7\u2716\u2717]|(?:error|warning|warn)\b)/i
/** `packages/a lint: …` of pnpm, `@own/a:lint: …` of turbo. */
const PREFIX = /^(?:(?<folder>[^\s:()]+) [a-z][\w:.-]*: ?|@?[\w./-]+(?::[a-z][\w-]*)+: ?)/
const IS_WARNING = /^\s*(?:warn(?:ing)?\b|[\u26a0!])|\[warning\//i
const LONGEST_LINE = 2000

interface Place extends ProblemPlace {
  /** Built at the first use, because a thousand errors in a big repository are looked up in it. */
  byName: () => ReturnType<typeof byLastPart>
}

type Groups = { path?: string; line?: string; message?: string; rule?: string; folder?: string }
const match = (shape: RegExp, text: string): Groups | undefined => shape.exec(text)?.groups

interface Heading {
  file: string
  line: string | undefined
  /** Biome's heading is itself a problem. Its message is on the next line. */
  rule: string | undefined
}

/**
 * Reads the errors from the output of a compiler or a linter, in the formats that most of them use. A path that begins
 * with a slash begins at the top of the repository. Warnings count only if there are no errors: then a limit for
 * warnings failed.
 */
export function readProblems(output: string, { folder: home, paths }: ProblemPlace): Problem[] {
  let index: ReturnType<typeof byLastPart> | undefined
  const byName = () => (index ??= byLastPart(paths))
  const place: Place = { folder: home, paths, byName }
  const found: { problem: Problem; isWarning: boolean }[] = []
  let heading: Heading | undefined
  let lastWords = ''
  const add = (file: string | undefined, line: string | undefined, said: string, rule = ''): boolean => {
    if (file === undefined) return false
    const message = `${rule}${worded(said)}`
    const problem = { file, ...(Number(line) > 0 ? { line: Number(line) } : {}), message }
    found.push({ problem, isWarning: IS_WARNING.test(said) })
    return true
  }
  const below = (text: string): boolean => {
    const read = match(BELOW, text)
    if (!heading || !read?.message) return false
    const { file, line, rule } = heading
    // A bare path may be followed by many problems, a path with a line only by one.
    if (line !== undefined || rule !== undefined) heading = undefined
    else if (read.line === undefined) return false
    return add(file, read.line ?? line, read.message, rule && `${rule} `)
  }
  const take = (text: string, folder?: string): boolean => {
    if (below(text)) return true
    const pointed = match(POINTER, text)
    if (pointed?.path) return add(resolve(pointed.path, place, folder), pointed.line, lastWords)
    const titled = match(HEADING, text)
    const file = titled?.path ? resolve(titled.path, place, folder) : undefined
    if (file !== undefined) {
      heading = { file, line: titled?.line, rule: titled?.rule }
      return true
    }
    return LINES.some((shape) => {
      const read = match(shape, text)
      return (
        read?.path !== undefined &&
        add(resolve(read.path, place, folder), read.line, read.message ?? 'formatting')
      )
    })
  }
  for (const line of withoutColours(output).split('\n')) {
    const text = line.trimEnd().slice(0, LONGEST_LINE)
    if (SAYS.test(text)) lastWords = text
    const prefix = PREFIX.exec(text)
    if (!take(text) && prefix) take(text.slice(prefix[0].length), prefix.groups?.folder)
  }
  const errors = found.filter(({ isWarning }) => !isWarning)
  return (errors.length > 0 ? errors : found).map(({ problem }) => problem)
}

const worded = (message: string): string =>
  message
    .replace(/\u2501+/g, ' ')
    .replace(/^\s*[\u00d7\u2716\u2717\u26a0!]\s*/, '')
    .replace(/^(?:error|warn(?:ing)?)\b[:\s-]*/i, '')
    .replace(/\s+/g, ' ')
    .trim()

const FILE = /^[^\s:*?"<>|()]+\.[a-z]\w*$/i

/** The file of the repository that is meant; `undefined` if it is not a file of the repository. */
function resolve(path: string, { folder, paths, byName }: Place, prefix?: string): string | undefined {
  const plain = path.trim().replaceAll('\\', '/')
  if (plain.startsWith('/')) return fileOr(posix.normalize(plain).slice(1), paths)
  const candidates = [...(prefix === undefined ? [] : [prefix]), folder, ''].map((from) =>
    posix.join(from, plain),
  )
  const known = candidates.find((each) => paths.has(each))
  if (known !== undefined) return known
  if (!FILE.test(plain)) return undefined
  const same = byName().get(posix.basename(plain)) ?? []
  const ending = same.filter((each) => each.endsWith(`/${posix.normalize(plain)}`))
  return ending.length === 1 ? ending[0] : candidates[0]
}

const fileOr = (path: string, paths: ReadonlySet<string>): string | undefined =>
  paths.has(path) || FILE.test(path) ? path : undefined

/**
 * The problems that were not there before. They are compared by file and message, including how often each occurs.
 * Numbers in a message are ignored (a file that was too long and is longer now has no new problem).
 */
export function newProblems(
  now: readonly Problem[],
  before: readonly Problem[],
  /** Where moved files were before, by where they are now. */
  moved: ReadonlyMap<string, string> = new Map(),
): Problem[] {
  const known = new Map<string, number>()
  const count = (key: string, by: 1 | -1): number => {
    const left = known.get(key) ?? 0
    known.set(key, left + by)
    return left
  }
  for (const { file, message } of before) count(keyOf(file, message), 1)
  return now.filter(({ file, message }) => count(keyOf(moved.get(file) ?? file, message), -1) <= 0)
}

const keyOf = (file: string, message: string): string => `${file}\n${message.replace(/\b\d+\b/g, '#')}`
