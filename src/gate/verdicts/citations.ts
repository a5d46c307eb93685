import type { Lines, Problem, ReviewedChange } from './reviewed-change.ts'

const LINE =
  /(?<![\w/.@-])((?:[\w@.-]+\/)*[\w@.-]*[\w-]\.[a-z]\w{0,9}|(?:[\w@.-]+\/)+[\w@.-]+):(\d+)(?:-(\d+))?\b/gi
const PATH = /(?<![\w/.@:-])((?:[\w@.-]+\/)+[\w@.-]*\w\.[a-z]\w{0,9})(?![\w/:])/gi
const URL = /\b\w+:\/\/\S+/g
/** `example.com:443` is a place on the network, `Node.js/Express.js` two names: neither is a file. */
const HOST = /^(?:[\w-]+\.)*(?:[\w-]+\.(?:com|org|net|io|dev|local|internal|test)|localhost)$/i
const NAMES = /^[a-z][\w-]*\.\w+\//i

/** A file or line in an approval that the reviewer was not shown is made up, or about something else (R04). */
export function falseCitations(texts: readonly string[], change: ReviewedChange): Problem[] {
  return texts.flatMap((text) => {
    const said = text.replace(URL, ' ')
    const lines = [...said.matchAll(LINE)].flatMap(([whole, path = '', from, to]) =>
      HOST.test(path) ? [] : falseLine(whole, path, Number(from), Number(to ?? from), change),
    )
    const paths = [...said.matchAll(PATH)].flatMap(([path]) =>
      NAMES.test(path) ? [] : falsePath(path, change),
    )
    return [...lines, ...paths]
  })
}

function falseLine(whole: string, path: string, from: number, to: number, change: ReviewedChange): Problem[] {
  const ranges = [...change.shown].filter(([shown]) => isSame(shown, path)).map(([, lines]) => lines)
  if (ranges.length === 0) {
    return [
      {
        message: `${whole} is cited, but ${path} is not in the change`,
        fix: 'cite path:line only for lines that the diff shows; name other files without a line',
      },
    ]
  }
  if (ranges.some((lines) => isShown(from, lines) && isShown(to, lines))) return []
  return [
    {
      message: `${whole} is cited, but the diff does not show that line`,
      fix: 'cite path:line only for lines that the diff shows, with the numbers of the file',
    },
  ]
}

function falsePath(path: string, change: ReviewedChange): Problem[] {
  const isThere = [...change.shown.keys(), ...change.paths].some((known) => isSame(known, path))
  if (isThere) return []
  return [
    {
      message: `${path} is cited, but there is no such file`,
      fix: 'look at the change again, and name only files that are there',
    },
  ]
}

const isSame = (known: string, cited: string): boolean => {
  const path = cited.replace(/^\.\//, '')
  return known === path || known.endsWith(`/${path}`)
}

const isShown = (line: number, ranges: readonly Lines[]): boolean =>
  ranges.some(({ from, to }) => line >= from && line <= to)
