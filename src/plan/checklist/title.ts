import type { Tier } from '../../model/plan.ts'

/** What stands behind the box of a task, taken apart. */
export interface TitleParts {
  id?: string
  title: string
  markers: string[]
}

const NUMBERED = String.raw`\d+(?:\.(?:\d+[a-z]?|[XN]))*[a-z]?`
const LETTERED = String.raw`[A-Z]{1,4}-?\d+[a-z]?(?:\.\d+)*`
/** A word in capitals alone is an id only where a marker follows it (`VF [VERIFY] …`). */
const WORD = String.raw`[A-Z]{2,4}(?=[ \t]+\[(?:VERIFY|P|RED|GREEN|YELLOW)\])`
const ID = new RegExp(
  String.raw`^(?:[Tt]ask[ \t]+)?(${NUMBERED}|${LETTERED}|${WORD})(?:[.:)]|[ \t]*[-–—]|(?=[ \t]|$|\*\*|__|\[))[ \t]*`,
)
const MARKER = /^\[([A-Za-z][^\]\n]{0,40})\](?!\()[ \t]*/
const KNOWN_TAIL =
  /[ \t]*\[(P|VERIFY|RED|GREEN|YELLOW|SEQUENTIAL|GUARD|FIX [\w.]+|TRIVIAL|SIMPLE|MODERATE|COMPLEX)\][ \t]*$/

export function readTitle(behindBox: string): TitleParts {
  let rest = behindBox.trim()
  const markers: string[] = []
  let id: string | undefined
  // Bold around the id or the whole title is decoration.
  const bold = /^(\*\*|__)(.*?)\1[ \t]*(.*)$/.exec(rest)
  if (bold && ID.test(bold[2] ?? '')) rest = `${bold[2]} ${bold[3]}`.trim()
  for (;;) {
    const marker = MARKER.exec(rest)
    if (marker) {
      markers.push((marker[1] as string).trim())
      rest = rest.slice(marker[0].length)
      continue
    }
    const found = id === undefined ? ID.exec(rest) : undefined
    if (!found) break
    id = found[1] as string
    rest = rest.slice(found[0].length)
  }
  for (let tail = KNOWN_TAIL.exec(rest); tail; tail = KNOWN_TAIL.exec(rest)) {
    markers.push(tail[1] as string)
    rest = rest.slice(0, tail.index)
  }
  // Emphasis is for the eye: **Update the docs** is read without its stars.
  const title = rest
    .replace(/^[:–—-][ \t]+/, '')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .trim()
  return { ...(id === undefined ? {} : { id }), title, markers }
}

const TIERS: readonly string[] = ['TRIVIAL', 'SIMPLE', 'MODERATE', 'COMPLEX']

export function tierOf(words: readonly string[]): Tier | undefined {
  for (const word of words) {
    const name = word.replace(/^tier[:\s]+/i, '').toUpperCase()
    if (TIERS.includes(name)) return name as Tier
  }
  return undefined
}
