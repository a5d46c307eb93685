import type { Tier } from '../../model/plan.ts'
import { PHASED } from '../restarts.ts'
import { type Box, type Heading, isTicked, type Scan } from './scan.ts'

/** The parts of the text after a task's box. */
export interface TitleParts {
  id?: string
  title: string
  markers: string[]
}

const NUMBERED = String.raw`\d+(?:\.(?:\d+[a-z]?|[A-Za-z](?![A-Za-z])))*[a-z]?`
const HYPHENED = String.raw`(?:task-)?\d{1,3}(?:-\d{1,3})+(?=[.:)])|task-\d{1,3}`
const LETTERED = String.raw`P\d{1,3}-\d+(?:\.\d+)*[a-z]?|(?:[A-Z]{1,4}-?|[A-Z]{5,8}-)\d+[a-z]?(?:\.\d+)*|[A-Z](?:\.\d+)+`
/** Letters of scripts that put no space behind a number. */
const CJK = String.raw`[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]`
/** A word in capitals without a number is an id only if a marker follows it (`VF [VERIFY] …`). */
const WORD = String.raw`[A-Z]{2,4}(?=[ \t]+\[(?:VERIFY|P|RED|GREEN|YELLOW)\])`
/** A dot that another part of the id follows does not end it: `3.4/3.5` is not task 3. */
const ID = new RegExp(
  String.raw`^([Tt]ask[ \t]+#?)?(${HYPHENED}|${NUMBERED}|${LETTERED}|${WORD})(\.(?!\d)|[:)：、]|[ \t]*[-–—]|(?=[ \t]|$|\*\*|__|\[|${CJK}))[ \t]*`,
)
/** An id in brackets, in backticks or as a link: `[T001]`, `` `1.2` ``, `[T001](#t001)`. */
const WRAPPED =
  /^(?:\[(T-?\d+[a-z]?|TASK-\d+|\d+(?:\.\d+)+)\](?:\([^)]*\))?|`(T-?\d+[a-z]?|\d+(?:\.\d+)+)`)(?=[ \t:.]|$)/
/** What people put before an id: `✅ 1.2`, `⚠️ T012`. */
const SYMBOLS = /^(?:\p{Extended_Pictographic}\uFE0F?[ \t]*)+(?=\S)/u
/** Kiro's star where it is not behind the box: `1.2* Title`, `*2. Title`. */
const STAR_BEFORE = /^\\?\*(?=\d)(?!.*\*$)/
const STAR_BEHIND = /^(\d+(?:\.\d+)*\.?)\\?\*(?=[ \t])/
/** `1.2 (P) Title` is another way to write `1.2 [P] Title`. */
const ROUND_P = /^(\S{1,12}[ \t]+)\(P\)(?=[ \t])/
/** `7. (Optional) Title`, `7. Optional: Title`. */
const OPTIONAL_FIRST =
  /^((?:task[ \t]+)?\S{1,12}[ \t]+)(?:[([]optional[\])][ \t]*|optional[ \t]*[:–—-][ \t]+)(?=\S)/i
/** `(P) 4. Title`, where it is before the id. */
const ROUND_P_FIRST = /^\(P\)[ \t]+(?=T?-?\d)/
/** `R1–R8`, `3-5 files`: from one to another, which is no id. */
const RANGE = /^\S{0,40}\d[-–—~]\S{0,40}\d(?=[\s,;]|$)/
/** Names of requirements, criteria and stories. */
const NO_ID = /^(?:AC|FR|NFR|REQ|SC|US|BR|UC|TC)-?\d/
/** `1.2`, `1-2`, `T012`, `T-3`, `TASK-01`, `V4`, `VF`: nothing else looks like these. */
const SURE = /^(?:\d+\..*|.*\d-\d.*|(?:task|TASK)-.*|T-?\d.*|V[A-Z]?-?\d.*|[A-Z]+\d+\..*|[A-Z]+)$/
const MARKER = /^\[([A-Za-z][^\]\n]{0,40})\](?!\()[ \t]*/
const KNOWN_TAIL =
  /[ \t]*\[(P|VERIFY|RED|GREEN|YELLOW|SEQUENTIAL|GUARD|FIX [\w.]+|TRIVIAL|SIMPLE|MODERATE|COMPLEX|OPTIONAL)\][ \t]*$/

interface ReadTitle extends TitleParts {
  /** The id could be a word of the title: `4 test files`, `S3 bucket`. */
  doubt?: true
  /** The title if the id is none. */
  whole: string
}

function readTitle(behindBox: string): ReadTitle {
  const { text, optional } = undecorated(behindBox.trim())
  let rest = text
  const markers: string[] = optional ? ['OPTIONAL'] : []
  let id: string | undefined
  let doubt = false
  let whole = ''
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

/** Nothing in it can be decoration. */
const BARE = /^(?!\S*\s+optional\b)[A-Za-z0-9][^~*_`[(\\]*$/i
/** The text without what people put around an id. */
function undecorated(behind: string): { text: string; optional: boolean } {
  if (BARE.test(behind)) return { text: behind, optional: false }
  const bare = behind.replace(/^~~(.*?)~~/, '$1').replace(SYMBOLS, '')
  const named = idAt(bare.replace(/^(?:\*\*|__)/, '')) || WRAPPED.test(bare) ? bare : behind
  const optional = STAR_BEFORE.test(named) || STAR_BEHIND.test(named)
  const text = named
    .replace(STAR_BEFORE, '')
    .replace(STAR_BEHIND, '$1')
    .replace(/[([]optional[\])]$/i, '[OPTIONAL]')
    .replace(OPTIONAL_FIRST, '$1[OPTIONAL] ')
    .replace(WRAPPED, (_, bracketed?: string, code?: string) => bracketed ?? code ?? '')
    .replace(ROUND_P, '$1[P]')
    .replace(ROUND_P_FIRST, '[P] ')
  // Bold around the id or the whole title is decoration.
  const [all, , inner = '', behindIt = ''] = /^(\*\*|__)(.*?)\1[ \t]*(.*)$/.exec(text) ?? []
  const space = /^[:,.]/.test(behindIt) ? '' : ' '
  return { text: all && ID.test(inner) ? `${inner}${space}${behindIt}`.trim() : text, optional }
}

/** Emphasis is no part of a title: **Update the docs** is read without its stars. */
const plainTitle = (text: string): string =>
  (/[:–—*-]/.test(text) ? text.replace(/^[:–—-][ \t]+/, '').replace(/\*\*([^*]+)\*\*/g, '$1') : text).trim()

function idAt(text: string): { id: string; length: number; doubt: boolean } | undefined {
  const [all, word, id = '', end = ''] = ID.exec(text) ?? []
  const isRange = !end.includes(' ') && !PHASED.test(id) && RANGE.test(text)
  if (all === undefined || NO_ID.test(id) || isRange) return undefined
  const isNumber = /^\d+[a-z]?$/.test(id)
  // `3个文件` are three files.
  if (isNumber && end === '' && new RegExp(`^${CJK}`).test(text.slice(all.length))) return undefined
  return { id, length: all.length, doubt: word === undefined && !(isNumber ? end !== '' : SURE.test(id)) }
}

/**
 * A doubtful id counts if others of its kind count with it from one: `A1`, `A2`, or `1`, `2`. `S3 bucket exists` and
 * `4 test files created` stay alone. One that is the first of its kind counts if every box has an id: `A1`, `A2`, `B1`.
 * `3` goes on from `1.` and `2.`.
 */
function readTitles(boxes: readonly Box[]): TitleParts[] {
  const read = boxes.map(({ behind }) => readTitle(behind))
  const least = read.length > 1 && read.every(({ id }, at) => id || (boxes[at]?.indent ?? 0) > 0) ? 1 : 2
  const sure = new Set(read.flatMap(({ id, doubt }) => (id === undefined || doubt ? [] : id)))
  const families = new Map<string, Set<number>>()
  for (const { id, doubt } of read) {
    if (id === undefined || !(doubt || /^\d+$/.test(id))) continue
    const family = familyOf(id)
    families.set(family, (families.get(family) ?? new Set()).add(Number(/\d+/.exec(id)?.[0])))
  }
  const counts = (id: string) => {
    const numbers = families.get(familyOf(id)) ?? new Set()
    return (
      !sure.has(id) &&
      numbers.size >= least &&
      Array.from(numbers, (_, at) => numbers.has(at + 1)).every(Boolean)
    )
  }
  return read.map(({ id, doubt, whole, title, markers }) =>
    id === undefined || (doubt && !counts(id)) ? { title: whole || title, markers } : { id, title, markers },
  )
}

const familyOf = (id: string): string => id.replace(/\d.*$/, '')

/** The shape of an id: `1.2` and `3.4` are of one kind, `T012` of another. */
const kindOf = (id: string): string => id.replace(/\d+[a-z]?/g, '0').replace(/^(?:0\.)+0$/, '0.0')

/** Lists under these headings say when the work is done, or what is not to be done now. They hold no work. */
const CRITERIA =
  /(?:^|\b(?:success|acceptance|exit|completion|done|quality) )criteria(?: met)?$|^acceptance(?: (?:tests?|checks?))?$|^success metrics$|\bdefinition of done$|^(?:\d+ )?(?:out of scope|not in scope|non-?goals?|future (?:work|enhancements?|improvements?|ideas|considerations)|deferred(?: .*)?|postponed)$|^(?:\d+ )?(?:验收(?:标准|条件|检查)项?|完成标准|成功标准|驗收標準|abnahmekriterien|akzeptanzkriterien|crit[eé]rios de acepta(?:ción|cion)|crit[eé]rios de aceit(?:ação|e)|critères d acceptation|критерии при[её]мки|受け入れ(?:基準|条件)|完了(?:基準|条件)|성공 기준|완료 (?:기준|조건))$/
/** These look at the work. A plan that has nothing else is about looking. */
const LOOKING =
  /^(?:(?:final|manual|overall) )?(?:(?:tests?|testing) (?:and )?)?(?:verification|validation)(?: (?:steps|checks))?$|^(?:final |manual |overall )?(?:done|done when)$|^(?!.*\b(?:implementation|tasks?|todo|work)\b)(?:[a-z-]+ ){0,2}check-?list$/
/** Under these there may be work as well: tasks whose ids go on as those of the plan do. */
const MAYBE_CRITERIA =
  /^(?!.*\b(?:implementation|tasks?|todo|work)\b).*\bcheck-?list$|^(?:\d+ )?(?:roll-?back(?: (?:plan|procedure|steps?|strategy|instructions))?|(?:open |unresolved )?questions|risks?(?: (?:and )?mitigations?)?|assumptions|notes)$|^(?:final )?check-?point\b/

type How = 'surely' | 'looking' | 'maybe'

/** Which of the headings are about criteria, themselves or by a heading above them. */
function criteriaHeadings(headings: readonly Heading[]): Map<Heading, How> {
  const found = new Map<Heading, How>()
  let above: { level: number; how: How } | undefined
  for (const heading of headings) {
    if (above && heading.level <= above.level) above = undefined
    const how = criteriaIn(heading.text)
    if (how && above?.how !== 'surely') above = { level: heading.level, how }
    if (above) found.set(heading, above.how)
  }
  return found
}

/** What is behind that is not looked at: each open bracket looks for its end. */
const LONGEST_HEADING = 500

function criteriaIn(heading: string): How | undefined {
  const words = heading
    .slice(0, LONGEST_HEADING)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}\s-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  if (CRITERIA.test(words)) return 'surely'
  if (LOOKING.test(words)) return 'looking'
  return MAYBE_CRITERIA.test(words) ? 'maybe' : undefined
}

/** Whether a line is a label for what is true when the work is done: `**Acceptance criteria:**`. */
export const isCriteria = (line: string): boolean => /[:：]\W*$/.test(line) && criteriaIn(line) === 'surely'

/** What its author has crossed out is not to be done. A ticked one was done before. */
export const isStruck = ({ behind, char }: Box): boolean => !isTicked({ char }) && isStruckTitle(behind)

/** What people say behind a title that they have crossed out. New words without such a sign are another title. */
const REMARK =
  /^\s*(?:$|[^\s\p{L}\p{N}`*_~]|(?:moved|dropped|removed|deferred|postponed|cancel|obsolete|supersede|skipped|merged|replaced|no longer|not|n\/a|won.?t|see|done|later|covered|duplicate)\b)/iu

/** Its id or its whole title is crossed out: `~~1.4 D~~ — moved`, `~~1.5~~ E`, `1.3 ~~C~~`. */
export function isStruckTitle(title: string): boolean {
  if (!title.includes('~~')) return false
  const text = title.replace(/^[^\p{L}\p{N}~[]+/u, '')
  const named = text.startsWith('~~') ? undefined : idAt(text)
  const rest = text.slice(named?.length ?? 0).replace(/^(?:\*\*)?[ \t:]*(?:\[[^\]]*\][ \t]*)*/, '')
  const [, struck = '', behind = ''] = /^~~(.+?)~~(?:\*\*)?(.*)$/.exec(rest) ?? []
  return struck !== '' && (idAt(struck.replace(/^\*\*/, '')) !== undefined || REMARK.test(behind))
}

export interface TitledBox {
  box: Box
  parts: TitleParts
}

/** The boxes that can be tasks, and those that are under a heading about criteria. */
export function titleBoxes({ boxes, headings }: Scan): { titled: TitledBox[]; criteria: Box[] } {
  const about = criteriaHeadings(headings)
  // A bold line has no end: tasks may follow what it names.
  const byLabel = (label: string) => {
    const how = criteriaIn(label)
    return how === 'looking' ? 'maybe' : how
  }
  const howOf = ({ heading, label }: Box): How | undefined =>
    (heading ? about.get(heading) : undefined) ?? (label === undefined ? undefined : byLabel(label))
  const parts = withoutSteps(boxes, readTitles(boxes))
  const all = boxes.map((box, at) => ({ box, parts: parts[at] as TitleParts }))
  const boxed = new Set(all.flatMap(({ box, parts: { id } }) => (box.char === 'P' ? [] : (id ?? []))))
  /** `[P] T005 and T006 can run in parallel`, beside the boxes of these tasks. */
  const isRemark = ({ box, parts: { id } }: TitledBox) =>
    box.char === 'P' &&
    (id === undefined ? [...boxed].some((each) => box.behind.includes(each)) : boxed.has(id))
  const hows = boxes.map(howOf)
  const sure = all.filter((_, at) => hows[at] === undefined)
  const ids = sure.length === all.length ? [] : sure.flatMap(({ parts: { id } }) => id ?? [])
  const [known, kinds] = [new Set(ids), new Set(ids.map(kindOf))]
  const goesOn = ({ parts: { id = '' } }: TitledBox, how: How) => {
    const isNext = kinds.has(kindOf(id)) && !known.has(id)
    // `T012` is an id wherever it stands; a number under Verification may be one of a task that is looked at.
    if (how === 'looking') return sure.length === 0 || (isNext && /^T-?\d/.test(id))
    return how === 'maybe' && isNext
  }
  const titled: TitledBox[] = []
  const criteria: Box[] = []
  for (const [at, each] of all.entries()) {
    const how = hows[at]
    if (!isStruck(each.box) && !isRemark(each) && (how === undefined || goesOn(each, how))) titled.push(each)
    else criteria.push(each.box)
  }
  return { titled: withoutStray(titled), criteria }
}

/** `1.` and `2.` below a task count its steps. Its subtasks are `1.1` and `1.2`. */
function withoutSteps(boxes: readonly Box[], all: readonly TitleParts[]): TitleParts[] {
  let around: Box | undefined
  return all.map((parts, at) => {
    const box = boxes[at] as Box
    if (around && (box.line >= around.end || box.indent <= around.indent)) around = undefined
    if (around && /^\d+$/.test(parts.id ?? ''))
      return { title: plainTitle(box.behind), markers: parts.markers }
    if (!around && parts.id !== undefined) around = box
    return parts
  })
}

/** One box that looks as if it had an id does not make a numbered list of many that have none. */
function withoutStray(titled: TitledBox[]): TitledBox[] {
  const named = titled.filter(({ parts }) => parts.id !== undefined)
  const bare = titled.filter(({ box, parts }) => parts.id === undefined && !box.nested)
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
