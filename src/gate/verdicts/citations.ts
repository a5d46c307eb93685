import { byLastPart, cleanPath, lastPart } from '../match-path.ts'
import type { Lines, Problem, ReviewedChange } from './reviewed-change.ts'

interface Citation {
  /** As the reviewer wrote it. */
  whole: string
  path: string
  lines?: Lines
}

/** What a review cites that is not in the change or the commit, and whether anything that it cites exists. */
interface Citations {
  /** Something that it cites exists, or it cites nothing. */
  isSupported: boolean
  /** Something that it cites exists. */
  isCiting: boolean
  notFound: Problem[]
}

const URL = /\b\w+:\/\/\S+/g
const LONGEST_PATH = 400
const BREAKS = /[\s"'`,;|]+|\]\(/
const OPENING = /^[([{<*_]+/
const CLOSING = /[)\]}>*_.:!?]+$/
const LINE = /^(.+?)(?::L?(\d+)(?:[-\u2013]L?(\d+)|:\d+)?|#L(\d+)(?:-L?(\d+))?)$/
/** `src/a.ts` and `src/Makefile:3` are meant as files; `example.com:443`, `Node.js/Express.js` and `1.2/1.3` are not. */
const FILE_WITH_LINE = /^(?:[^\s/:]+\/)*[^\s/:]*[^\s/:.]\.[a-z]\w{0,9}$|^(?:[^\s/:]+\/)+[^\s/:]+$/i
const FILE = /^(?:[\w@.-]+\/)+[\w@.-]*\w\.[a-z]\w{0,9}$/i
const HOST = /^(?:[\w-]+\.)*(?:[\w-]+\.(?:com|org|net|io|dev|local|internal|test)|localhost)$/i
const NAMES = /^[a-z][\w-]*\.\w+\//i

/**
 * An approval that cites only things that do not exist is about something else (R04). One wrong citation among right
 * ones is shown, and refuses nothing: honest reviewers also cite unchanged lines, libraries and files that do not exist
 * yet.
 */
export function readCitations(texts: readonly string[], change: ReviewedChange): Citations {
  const commit = byLastPart(new Set([...change.shown.keys(), ...change.paths]))
  const cited = texts.flatMap((text) => citationsIn(text, commit))
  const notFound = cited.flatMap((citation) => problemOf(citation, change, commit) ?? [])
  const isCiting = notFound.length < cited.length
  return { isSupported: cited.length === 0 || isCiting, isCiting, notFound }
}

/** The paths of the change and of the commit. */
type Index = ReturnType<typeof byLastPart>

/** Whole words of a text that are paths, with `:N` taken off. */
function citationsIn(text: string, commit: Index): Citation[] {
  return text
    .replace(URL, ' ')
    .split(BREAKS)
    .filter((word) => word.length <= LONGEST_PATH)
    .flatMap((word) => {
      const closed = word.replace(CLOSING, '')
      const bare = parse(closed.replace(OPENING, ''))
      // Some names contain brackets and underscores: the form that is in the commit is the one that is meant.
      const known = [parse(word), parse(closed), bare].find(
        (form) => isPathLike(form) && isKnown(form, commit),
      )
      return known ? [known] : looksLikeFile(bare) ? [bare] : []
    })
}

function parse(word: string): Citation {
  const [, path, from, to, at, until] = LINE.exec(word) ?? []
  if (path === undefined) return { whole: word, path: cleanPath(word) }
  const first = Number(from ?? at)
  return { whole: word, path: cleanPath(path), lines: { from: first, to: Number(to ?? until ?? first) } }
}

const isPathLike = ({ path, lines }: Citation): boolean => lines !== undefined || /[./]/.test(path)

const looksLikeFile = ({ path, lines }: Citation): boolean =>
  lines ? FILE_WITH_LINE.test(path) && !HOST.test(path) : FILE.test(path) && !NAMES.test(path)

const isKnown = ({ path }: Citation, commit: Index): boolean =>
  (commit.get(lastPart(path)) ?? []).some((known) => isSame(known, path))

function problemOf(citation: Citation, change: ReviewedChange, commit: Index): Problem | undefined {
  const { whole, path, lines } = citation
  const wrong = (what: string, fix: string) => ({ message: `${whole} is cited, but ${what}`, fix })
  const only = 'cite path:line only for lines that the diff shows'
  const isThere = isKnown(citation, commit)
  if (!lines && !isThere)
    return wrong('there is no such file', 'look at the change again, and name only files that are there')
  // If the diff shows nothing, there is no line to compare with.
  if (!lines || (isThere && change.shown.size === 0)) return undefined
  const ranges = [...change.shown].filter(([shown]) => isSame(shown, path)).map(([, shown]) => shown)
  if (ranges.length === 0)
    return wrong(`${path} is not in the change`, `${only}; name other files without a line`)
  return ranges.some((shown) => isShown(lines.from, shown) && isShown(lines.to, shown))
    ? undefined
    : wrong('the diff does not show that line', `${only}, with the numbers of the file`)
}

/** A path may be given relative to a folder of the repository, as an absolute path, or as the diff names it. */
const isSame = (known: string, cited: string): boolean =>
  known === cited.replace(/^[ab]\//, '') ||
  known === cited ||
  known.endsWith(`/${cited}`) ||
  (/^(?:[a-z]:)?\//i.test(cited) && cited.endsWith(`/${known}`))

/** Whether the diff shows a line of a file that is cited like this. */
const isLineShown = (path: string, line: number, change: ReviewedChange): boolean =>
  [...change.shown].some(([shown, ranges]) => isSame(shown, cleanPath(path)) && isShown(line, ranges))

const isShown = (line: number, ranges: readonly Lines[]): boolean =>
  ranges.some(({ from, to }) => line >= from && line <= to)

const SAYS =
  /(?<![^\s`"'([])([^\s`"'([]{1,400}?):L?(\d+)(?:-\d+)?[)\]`*]*\s+(?:now |still |also )?(?:says|reads|contains)\s+`([^`\n]{4,})`/g

/** Code that an approval quotes from a changed line and that the diff does not contain: made-up evidence (R04). */
export function falseQuotes(texts: readonly string[], change: ReviewedChange): Problem[] {
  const { diff } = change
  if (diff === undefined || diff === '') return []
  const sections = diff.split(/^diff --git /m)
  return texts.flatMap((text) =>
    [...text.matchAll(SAYS)].flatMap(([, path = '', line, code = '']) => {
      if (!isLineShown(path, Number(line), change)) return []
      const shown = sections.filter((section) => headOf(section).includes(path)).map(linesOf)
      const parts = code.split(/\u2026|\.{3}/).map(plain)
      if (shown.some((lines) => parts.every((part) => lines.includes(part)))) return []
      const message = `${path} is cited for \`${code.slice(0, 60)}\`, which its diff does not have`
      return [{ message, fix: 'quote what is there, or say it in your own words' }]
    }),
  )
}

const headOf = (section: string): string => section.split(/^@@/m)[0] ?? ''

/** The lines without the sign in front of each. */
const linesOf = (section: string): string => plain(section.replace(/(^|\n)[^\n]/g, '$1'))

const plain = (code: string): string => code.replace(/\s+/g, '')

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/

/** Which lines of which files a unified diff shows, in the numbering of both sides. */
export function shownLines(diff: string): Map<string, Lines[]> {
  const shown = new Map<string, Lines[]>()
  const sides: Sides = { before: [], after: [] }
  // Lines of a hunk may look like headers; they are counted, not read.
  let old = 0
  let now = 0
  for (const line of diff.split('\n')) {
    if (old > 0 || now > 0) {
      old -= /^[+\\]/.test(line) ? 0 : 1
      now -= /^[-\\]/.test(line) ? 0 : 1
      continue
    }
    readHeader(line, sides, shown)
    const hunk = HUNK.exec(line)
    if (!hunk) continue
    old = Number(hunk[2] ?? 1)
    now = Number(hunk[4] ?? 1)
    sides.before.push(range(hunk[1], old))
    sides.after.push(range(hunk[3], now))
  }
  return shown
}

/** The lines of the two files that the next hunks belong to. An added or removed file has only one side. */
interface Sides {
  before: Lines[]
  after: Lines[]
}

function readHeader(line: string, sides: Sides, shown: Map<string, Lines[]>): void {
  const linesIn = (quoted: string, prefix?: RegExp): Lines[] => {
    const path = unquoted(quoted.replace(/\t$/, ''))
    if (path === '/dev/null') return []
    const name = prefix ? path.replace(prefix, '') : path
    const lines = shown.get(name) ?? []
    shown.set(name, lines)
    return lines
  }
  if (line.startsWith('diff --git ')) Object.assign(sides, { before: [], after: [] })
  else if (line.startsWith('--- ')) sides.before = linesIn(line.slice(4), /^[ab]\//)
  else if (line.startsWith('+++ ')) sides.after = linesIn(line.slice(4), /^[ab]\//)
  else if (line.startsWith('rename to ')) linesIn(line.slice(10))
}

const range = (from: string | undefined, length: number): Lines => ({
  from: Number(from),
  to: Number(from) + Math.max(length, 1) - 1,
})

/** git quotes a path with unusual characters as a C string. */
function unquoted(text: string): string {
  if (!text.startsWith('"') || !text.endsWith('"')) return text
  return text
    .slice(1, -1)
    .replace(/\\(?:([0-7]{3})|(.))/g, (_, octal: string | undefined, char = '') =>
      octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (ESCAPES[char] ?? char),
    )
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }
