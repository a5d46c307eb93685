import type { Tier } from '../../model/plan.ts'
import type { Box, Heading, Scan } from './scan.ts'

/** The parts of the text after a task's box. */
export interface TitleParts {
  id?: string
  title: string
  markers: string[]
}

const NUMBERED = String.raw`\d+(?:\.(?:\d+[a-z]?|[XN]))*[a-z]?`
const HYPHENED = String.raw`(?:task-)?\d{1,3}(?:-\d{1,3})+(?=[.:)])|task-\d{1,3}`
const LETTERED = String.raw`[A-Z]{1,4}-?\d+[a-z]?(?:\.\d+)*`
/** A word in capitals without a number is an id only if a marker follows it (`VF [VERIFY] …`). */
const WORD = String.raw`[A-Z]{2,4}(?=[ \t]+\[(?:VERIFY|P|RED|GREEN|YELLOW)\])`
const ID = new RegExp(
  String.raw`^([Tt]ask[ \t]+#?)?(${HYPHENED}|${NUMBERED}|${LETTERED}|${WORD})([.:)：]|[ \t]*[-–—]|(?=[ \t]|$|\*\*|__|\[))[ \t]*`,
)
/** `R1–R8`, `3-5 files`: from one to another, which is no id. */
const RANGE = /^\S*\d[-–—~]\S*\d(?=[\s,;]|$)/
/** Names of requirements, criteria and stories. */
const NO_ID = /^(?:AC|FR|NFR|REQ|SC|US|BR|UC|TC)-?\d/
/** `1.2`, `1-2`, `T012`, `V4`, `VF`: nothing else looks like these. */
const SURE = /^(?:\d+\..*|.*\d-\d.*|task-.*|T\d.*|V[A-Z]?-?\d.*|[A-Z]+\d+\..*|[A-Z]+)$/
const MARKER = /^\[([A-Za-z][^\]\n]{0,40})\](?!\()[ \t]*/
const KNOWN_TAIL =
  /[ \t]*\[(P|VERIFY|RED|GREEN|YELLOW|SEQUENTIAL|GUARD|FIX [\w.]+|TRIVIAL|SIMPLE|MODERATE|COMPLEX)\][ \t]*$/

interface ReadTitle extends TitleParts {
  /** The id could be a word of the title: `4 test files`, `S3 bucket`. */
  doubt?: true
  /** The title if the id is none. */
  whole: string
}

function readTitle(behindBox: string): ReadTitle {
  let rest = behindBox.trim()
  const markers: string[] = []
  let id: string | undefined
  let doubt = false
  let whole = ''
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
    const found = id === undefined ? idAt(rest) : undefined
    if (!found) break
    whole = rest
    id = found.id
    doubt = found.doubt
    rest = rest.slice(found.length)
    // A marker behind it (`A1 [P] …`) says that this is the id of a task.
    if (MARKER.test(rest)) doubt = false
  }
  for (let tail = KNOWN_TAIL.exec(rest); tail; tail = KNOWN_TAIL.exec(rest)) {
    markers.push(tail[1] as string)
    rest = rest.slice(0, tail.index)
  }
  return {
    ...(id === undefined ? {} : { id }),
    title: plainTitle(rest),
    markers,
    ...(doubt ? { doubt } : {}),
    whole: plainTitle(whole),
  }
}

/** Emphasis is no part of a title: **Update the docs** is read without its stars. */
const plainTitle = (text: string): string =>
  text
    .replace(/^[:–—-][ \t]+/, '')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .trim()

function idAt(text: string): { id: string; length: number; doubt: boolean } | undefined {
  const [all, word, id = '', end = ''] = ID.exec(text) ?? []
  if (all === undefined || NO_ID.test(id) || (!end.includes(' ') && RANGE.test(text))) return undefined
  const isNumber = /^\d+[a-z]?$/.test(id)
  return { id, length: all.length, doubt: word === undefined && !(isNumber ? end !== '' : SURE.test(id)) }
}

/**
 * A doubtful id counts if others of its kind count with it from one: `A1`, `A2`, or `1`, `2`. `S3 bucket exists` and
 * `4 test files created` stay alone.
 */
function readTitles(behind: readonly string[]): TitleParts[] {
  const read = behind.map(readTitle)
  const families = new Map<string, Set<number>>()
  for (const { id, doubt } of read) {
    if (id === undefined || !doubt) continue
    const family = familyOf(id)
    families.set(family, (families.get(family) ?? new Set()).add(Number(/\d+/.exec(id)?.[0])))
  }
  const counts = (id: string) => {
    const numbers = families.get(familyOf(id)) ?? new Set()
    return numbers.size > 1 && Array.from(numbers, (_, at) => numbers.has(at + 1)).every(Boolean)
  }
  return read.map(({ id, doubt, whole, title, markers }) =>
    id === undefined || (doubt && !counts(id)) ? { title: whole || title, markers } : { id, title, markers },
  )
}

const familyOf = (id: string): string => id.replace(/\d.*$/, '')

/** The shape of an id: `1.2` and `3.4` are of one kind, `T012` of another. */
const kindOf = (id: string): string => id.replace(/\d+[a-z]?/g, '0').replace(/^(?:0\.)+0$/, '0.0')

/** Lists under these headings say when the work is done. They hold no work. */
const CRITERIA =
  /(?:^|\b(?:success|acceptance|exit|completion|done|quality) )criteria$|^acceptance(?: tests?)?$|\bdefinition of done$/
/** Under these there may be work as well: tasks whose ids go on as those of the plan do. */
const MAYBE_CRITERIA =
  /^(?:(?:final|manual|overall) )?(?:verification|validation|done|done when)$|^(?!.*\b(?:implementation|tasks?|todo|work)\b).*\bcheck-?list$/

/** Which of the headings are about criteria, themselves or by a heading above them. */
function criteriaHeadings(headings: readonly Heading[]): Map<Heading, 'surely' | 'maybe'> {
  const found = new Map<Heading, 'surely' | 'maybe'>()
  let above: { level: number; how: 'surely' | 'maybe' } | undefined
  for (const heading of headings) {
    if (above && heading.level <= above.level) above = undefined
    const how = criteriaIn(heading.text)
    if (how && above?.how !== 'surely') above = { level: heading.level, how }
    if (above) found.set(heading, above.how)
  }
  return found
}

function criteriaIn(heading: string): 'surely' | 'maybe' | undefined {
  const words = heading
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}\s-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  if (CRITERIA.test(words)) return 'surely'
  return MAYBE_CRITERIA.test(words) ? 'maybe' : undefined
}

export interface TitledBox {
  box: Box
  parts: TitleParts
}

/** The boxes that can be tasks, and those that are under a heading about criteria. */
export function titleBoxes({ boxes, headings }: Scan): { titled: TitledBox[]; criteria: Box[] } {
  const about = criteriaHeadings(headings)
  const howOf = ({ heading }: Box) => (heading ? about.get(heading) : undefined)
  const parts = readTitles(boxes.map(({ behind }) => behind))
  const all = boxes.map((box, at) => ({ box, parts: parts[at] as TitleParts }))
  const sure = all.filter(({ box }) => howOf(box) === undefined)
  const ids = sure.flatMap(({ parts: { id } }) => id ?? [])
  const [known, kinds] = [new Set(ids), new Set(ids.map(kindOf))]
  const goesOn = ({ box, parts: { id } }: TitledBox) =>
    howOf(box) === 'maybe' && id !== undefined && kinds.has(kindOf(id)) && !known.has(id)
  const isTask = (each: TitledBox) => howOf(each.box) === undefined || goesOn(each)
  const titled = all.filter(isTask)
  return { titled: withoutStray(titled), criteria: all.filter((each) => !isTask(each)).map(({ box }) => box) }
}

/** One box that looks as if it had an id does not make a numbered list of many that have none. */
function withoutStray(titled: TitledBox[]): TitledBox[] {
  const named = titled.filter(({ parts }) => parts.id !== undefined)
  const bare = titled.filter(({ box, parts }) => parts.id === undefined && box.indent === 0)
  const [only] = named
  if (!only || named.length > 1 || bare.length < 4 || only.box.indent > 0) return titled
  const title = plainTitle(only.box.behind)
  return titled.map((each) =>
    each === only ? { ...each, parts: { title, markers: only.parts.markers } } : each,
  )
}

const TIERS: readonly string[] = ['TRIVIAL', 'SIMPLE', 'MODERATE', 'COMPLEX']

export function tierOf(words: readonly string[]): Tier | undefined {
  for (const word of words) {
    const name = word.replace(/^tier[:\s]+/i, '').toUpperCase()
    if (TIERS.includes(name)) return name as Tier
  }
  return undefined
}
