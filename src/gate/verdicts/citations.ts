import { cleanPath } from '../match-path.ts'
import type { Lines, Problem, ReviewedChange } from './reviewed-change.ts'

interface Citation {
  /** As the reviewer wrote it. */
  whole: string
  path: string
  lines?: Lines
}

/** What a review cites and the change or the commit does not have, and whether anything that it cites is there. */
interface Citations {
  isSupported: boolean
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
 * An approval that cites only what is not there has seen something else (R04). One wrong citation among right ones is
 * shown, and refuses nothing: honest reviewers point to unchanged lines, to libraries and to files that are to come.
 */
export function readCitations(texts: readonly string[], change: ReviewedChange): Citations {
  const commit = indexOf(change)
  const cited = texts.flatMap((text) => citationsIn(text, commit))
  const notFound = cited.flatMap((citation) => problemOf(citation, change, commit) ?? [])
  return { isSupported: cited.length === 0 || notFound.length < cited.length, notFound }
}

/** The paths of the change and of the commit, by their last part. */
type Index = ReadonlyMap<string, readonly string[]>

function indexOf({ shown, paths }: ReviewedChange): Index {
  const index = new Map<string, string[]>()
  for (const path of new Set([...shown.keys(), ...paths])) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    const same = index.get(name)
    if (same) same.push(path)
    else index.set(name, [path])
  }
  return index
}

/** Whole words of a text that are paths, with `:N` taken off. */
function citationsIn(text: string, commit: Index): Citation[] {
  return text
    .replace(URL, ' ')
    .split(BREAKS)
    .filter((word) => word.length <= LONGEST_PATH)
    .flatMap((word) => {
      const closed = word.replace(CLOSING, '')
      const bare = parse(closed.replace(OPENING, ''))
      // Brackets and underscores belong to some names: the form that is in the commit is the one that is meant.
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
  (commit.get(path.slice(path.lastIndexOf('/') + 1)) ?? []).some((known) => isSame(known, path))

function problemOf({ whole, path, lines }: Citation, change: ReviewedChange, commit: Index) {
  const isThere = isKnown({ whole, path }, commit)
  if (!lines)
    return isThere
      ? undefined
      : {
          message: `${whole} is cited, but there is no such file`,
          fix: 'look at the change again, and name only files that are there',
        }
  // Where the diff shows nothing, there is no line to hold it against.
  if (isThere && change.shown.size === 0) return undefined
  const ranges = [...change.shown].filter(([shown]) => isSame(shown, path)).map(([, shown]) => shown)
  if (ranges.length === 0)
    return {
      message: `${whole} is cited, but ${path} is not in the change`,
      fix: 'cite path:line only for lines that the diff shows; name other files without a line',
    }
  if (ranges.some((shown) => isShown(lines.from, shown) && isShown(lines.to, shown))) return undefined
  return {
    message: `${whole} is cited, but the diff does not show that line`,
    fix: 'cite path:line only for lines that the diff shows, with the numbers of the file',
  }
}

/** A path may be given from a folder of the repository on, from the root of the disk, or as the diff names it. */
const isSame = (known: string, cited: string): boolean =>
  known === cited.replace(/^[ab]\//, '') ||
  known === cited ||
  known.endsWith(`/${cited}`) ||
  (/^(?:[a-z]:)?\//i.test(cited) && cited.endsWith(`/${known}`))

/** Whether the diff shows a line of a file that is cited like this. */
export const isLineShown = (path: string, line: number, change: ReviewedChange): boolean =>
  [...change.shown].some(([shown, ranges]) => isSame(shown, cleanPath(path)) && isShown(line, ranges))

const isShown = (line: number, ranges: readonly Lines[]): boolean =>
  ranges.some(({ from, to }) => line >= from && line <= to)
