/** What the words beside a command say of its result. */
export type Claim =
  /** No more than that it succeeds, or nothing at all. `clean`: of a search it says that nothing is found. */
  | { is: 'success'; clean: boolean }
  /** `absent`: since what it names is gone, and not because it is run before the work. */
  | { is: 'failure'; absent: boolean }
  /** `place`: where nothing is found. `qualified`: some hits are fine after all, or only some of them are meant. */
  | { is: 'nothing'; qualified: boolean; place?: string | undefined; held: boolean }
  /** `things`: lines or matches are counted. */
  | { is: 'count'; test: Comparison; number: number; things: boolean; held: boolean }
  /** Something that only a person can check. `finds`: a search shall find something, nothing, or it is not clear. */
  | { is: 'words'; finds: 'something' | 'nothing' | undefined }

export type Comparison = '-eq' | '-ge' | '-le' | '-gt' | '-lt'

/** The command shall fail, as the test that a test-driven plan writes first. */
const FAILS =
  /^\W*(?:expect(?:ed|s)?(?: \w+){0,2}[:：]\s*(?:(?:the )?(?:test )?(?:tests?|suite|command)\s+)?)?(?:(?:and )?(?:confirm|verify|check|ensure|expect|see)(?: that)?(?: (?:the|all|both|it|these|they))?(?: (?:new|added))?(?: (?:tests?|specs?|suite|command))?(?: to)? |(?:the |all |both |these )?(?:new |added |test )?(?:tests?|specs?|suite|commands?)\s+(?:should|must|will)\s+|(?:it )?(?:should|must|will|now|still)\s+|[^.;]{0,60}\band (?:each|every(?: one)?|all|both|they|it)\s+)?(?:fails?\b|is red\b|RED\b|(?:exits?|returns?) (?:with )?(?:an? )?(?:(?:exit )?(?:code|status)(?: code)?(?: of)? (?:non-?zero|[1-9])|non-?zero\b)|exits? (?:with )?[1-9]|exits? with (?:an? )?(?:failure|error)\b)(?!.*\b(?:pass|succe|green|if|when|unless|without|before|until))/i
/** What introduces a result: `- Expected:`, `→`, `should return`, `(output is`. */
const LEAD =
  /^(?:[\s.,;:(*"'`]+|[-–—]{1,2}[\s>]+|→|=>|==?(?=\s*\d)|(?:expect(?:ed|s)?|(?:the )?(?:output|result|count|command|search|grep)|it|this|these|they|both|and|that|now|still|should|must|will|shall|does|do|be|is|are|has|have|(?:comes?|turns?) (?:back|up)|stays?|remains?|returns?|finds?|shows?|prints?|outputs?|gives?|yields?|produces?|reports?|matches|lists?|displays?|contains?|equals?|exactly)\b(?!-)[\s:：]*)+/i
const THING =
  '(?:match(?:es)?|results?|hits?|lines?|occurrences?|references?|usages?|uses|files?|entries|mentions?|instances?|imports?|calls?|callers?)'
const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ')
const COUNT = new RegExp(
  String.raw`^(?:(?<ge>>=|≥|at least|no fewer than|minimum(?: of)?)|(?<le><=|≤|at most|no more than|up to|maximum(?: of)?)|(?<gt>>|more than|greater than)|(?<lt><|less than|fewer than))?\s*\x60?(?<number>\d{1,9}|${NUMBERS.join('|')})(?![\w.]\w)\x60?(?<more>\+| or more\b)?(?<less> or (?:less|fewer)\b)?(?<things>\s+${THING}\b(?: (?:found|created|listed|left|remaining))?)?(?=\s*(?:$|[().,;"]|[-–—]\s|and\b|in\b|for (?:both|each|all|every\w*)\b))`,
  'i',
)
/** A search finds nothing: ``no `old` references``, `not find anything`, `empty`. */
const NOTHING = new RegExp(
  String.raw`^(?:(?:nothing|none|empty|an empty \w+|empty (?:output|result|list)|silent|blank)(?=\s*(?:$|[(.,;:]|[-–—]\s|(?:in|under|from|left|remaining|found|returned|anymore|any more|at all|outside|except|but|or)\b))|(?:no|zero|0)\s+(?!more\b|fewer\b|less\b)(?:[^\s.;()]+\s+){0,3}?(?:output\b|${THING}\b)|(?:not|never|no longer)\s+(?:find|return|match|show|print|output|produce|contain|have|list)s?\s+(?:anything|any\b|it\b))`,
  'i',
)
const QUALIFIED =
  /\b(?:nothing|none|\w+s|output|empty)\s*,?\s+(?:or|but)\b|\b(?:except|excluding|outside|other|only|apart from|besides|beyond|aside|unless|until|may|stale|unexpected|unintended|unrelated|historical|new|still (?:has|have|contains?|mentions?|match|finds?))\b/i
const PLACE = /^\s+(?:in|under|from|within|across|inside)\s+(?:the\s+)?([^\s,;()]+)/i
const ANYWHERE = /^(?:code(?:base)?|repo(?:sitory)?|project|source|files?|output|any(?:where)?|all)\b/i
const NEGATION =
  /\b(?:no|not|none|nothing|never|zero|cannot|without)\b|(?<![\w.-])0(?![\w.])|n't\b|\b(?:gone|removed|deleted|absent|eliminated)\W*$/i
/** A heading of the command, such as ``No `old` references:``. */
const NONE_BEFORE = new RegExp(
  String.raw`\b(?:no|zero)\s+(?:[^\s.;]+\s+){0,4}?${THING}\b[^.;!?]{0,60}$|\b(?:is|are) (?:not|never|no longer) (?:\w+ )?(?:used|referenced|imported|called|mentioned)\b[^.;!?]{0,60}$`,
  'i',
)
/** A clause that says no more than that the command succeeds has one of these, and otherwise only words that say nothing more. */
const SUCCEEDS = new Set(
  `pass passes passed passing succeed succeeds succeeded successful successfully success green clean cleanly ok okay work works
  exit exits valid compile compiles complete completes finishes build builds no without zero 0 found finds find present appear
  appears exist exists match matches hits hit 通过 全部通过`.split(/\s+/),
)
const ALSO_SAID = new Set(
  `a an the it its they all every each both and or with in of for that is are be must should will still now again also expect
  expected run runs running check checks checked confirm ensure verify make sure see this these those then test tests suite
  suites spec specs file files case cases existing unit integration project command commands output code status exit errors error
  warnings warning failures failure failing failed issues issue problems regressions regression complaints type types typescript lint linter
  syntax compilation typecheck show shows report reports reported return returns result results any from on to here one
  come comes back stay stays remain remains everything them`.split(/\s+/),
)
/** A remark in brackets explains, unless it asks for something; the id of a requirement says nothing. */
const REMARK =
  /\((?![^()]*\b(?:should|must|expect(?:ed|s)?|check that|confirm|verify|manual\w*)\b)[^()]*\)|\b[A-Z]{1,4}-\d+(?:[.-]\d+)*\b/g
/** Behind a number or `nothing` a dash explains it. */
const EXPLAINED = /^\s*[-–—]\s[^.;]*/

/** The words of a text, by its clauses. */
const clausesIn = (text: string): string[][] =>
  text
    .replace(REMARK, ' ')
    .split(/[.;,!](?=\s|$)|[():：；。，]|[-–—]{1,2}\s|&&|→|\band\b/)
    .map((clause) => clause.toLowerCase().match(/[\p{L}\p{N}](?:[\p{L}\p{N}'/._-]*[\p{L}\p{N}])?/gu) ?? [])
    .filter((words) => words.length > 0)

/** `is clean`, `runs clean`: nothing else says that the command succeeds. */
function isClean(text: string): boolean {
  const said = clausesIn(text)
    .flat()
    .filter((word) => SUCCEEDS.has(word))
  return said.length > 0 && said.every((word) => /^clean(?:ly)?$/.test(word))
}

/** `shows status: complete`, which is a part of a file; `returns "ok"`. */
const SHOWN =
  /\b(?:shows?|prints?|contains?|includes?|lists?|displays?|has)\s+[\w.-]+[:=]\s*\w|\b(?:returns?|outputs?|shows?|prints?) ["“]\w/i
const TROUBLE = /^(?:errors?|warnings?|failures?|failing|failed|issues|problems|regressions|complaints)$/
const NONE = /^(?:no|without|zero|0|any|free)$/
/** `exits with failure`, and not `no errors` or `0 failed`. What follows `no errors,` is none as well. */
function namesTrouble(clauses: readonly (readonly string[])[]): boolean {
  let isNone = false
  return clauses.some((words) => {
    isNone = words.some((word) => NONE.test(word)) || (isNone && !words.some((word) => SUCCEEDS.has(word)))
    return !isNone && words.some((word) => TROUBLE.test(word))
  })
}

/** Whether a text says no more than that the command succeeds. */
export function isSuccess(text: string): boolean {
  if (SHOWN.test(text)) return false
  const clauses = clausesIn(text)
  if (namesTrouble(clauses)) return false
  const isPlain = (word: string) => SUCCEEDS.has(word) || ALSO_SAID.has(word) || /^\d+(?:\/\d+)?$/.test(word)
  return (
    clauses.every((words) => words.every(isPlain)) &&
    (clauses.length === 0 || clauses.some((words) => words.some((word) => SUCCEEDS.has(word))))
  )
}

export function claimIn(said: string): Claim {
  const text = said.replace(/\s+/g, ' ').trim()
  if (FAILS.test(text)) return { is: 'failure', absent: false }
  const core = text.replace(LEAD, '')
  if (/^no such file\b/i.test(core)) return { is: 'failure', absent: true }
  const [nothing] = NOTHING.exec(core) ?? []
  if (nothing !== undefined) {
    const rest = core.slice(nothing.length)
    const place = PLACE.exec(rest)
    const qualified = QUALIFIED.test(core)
    const more = rest.slice(place?.[0].length ?? 0).replace(/^\s*(?:left|remaining|found|returned)/, '')
    const held = isSuccess(more.replace(EXPLAINED, ''))
    const where = ANYWHERE.test(place?.[1] ?? 'any')
      ? undefined
      : place?.[1]?.replace(/^[`"']+|[`"'.]+$/g, '')
    return { is: 'nothing', qualified, place: where, held }
  }
  const count = COUNT.exec(core)
  if (count?.groups && (core !== text || /^[^\d\w]/.test(core) || hasComparison(count.groups)))
    return countOf(count.groups, core.slice(count[0].length))
  if (isSuccess(text)) return { is: 'success', clean: isClean(text) }
  return { is: 'words', finds: negatives(text) ? 'nothing' : FINDS.test(text) ? 'something' : undefined }
}

/** What is said of a search that finds something. Words that are not known, as those of other languages, may say the opposite. */
const FINDS =
  /\b(?:finds?|found|shows?|lists?|prints?|outputs?|returns?|displays?|reports?|yields?|gives?|produces?|contains?|includes?|has|have|holds?|match(?:es|ed|ing)?|hits?|exists?|exist|present|appears?|is (?:there|in|set|used|called|defined|exported|imported|listed)|are (?:there|in|set|used|called|defined|exported|imported|listed)|lines?|results?|occurrences?|references?|entr(?:y|ies)|mentions?|names?|one|two|three|four|five|\d+)\b/i

const hasComparison = ({ ge, le, gt, lt, more, less }: Record<string, string | undefined>): boolean =>
  [ge, le, gt, lt, more, less].some((each) => each !== undefined)

function countOf(groups: Record<string, string | undefined>, rest: string): Claim {
  const { ge, le, gt, lt, more, less, things, number = '' } = groups
  const word = NUMBERS.indexOf(number.toLowerCase())
  return {
    is: 'count',
    test: ge || more ? '-ge' : le || less ? '-le' : gt ? '-gt' : lt ? '-lt' : '-eq',
    number: word < 0 ? Number(number) : word,
    things: things !== undefined,
    held: isSuccess(rest.replace(PLACE, '').replace(EXPLAINED, '')),
  }
}

/** Negations in clauses that do not only say that it succeeds. */
const negatives = (text: string): boolean =>
  text
    .replace(REMARK, ' ')
    .split(/[.;,]\s|\band\b/)
    .some((clause) => NEGATION.test(clause) && !isSuccess(clause))

/** Words before a command that only joins them: they ask for something else. */
const JOINED = /(?:\b(?:and|then|plus|also)|[.;,])\s*(?:(?:run|execute)\b\W*)?$/i
export const isAside = (before: string): boolean =>
  JOINED.test(before) && !isSuccess(before.replace(JOINED, ''))

/** Whether the words before a search say that it finds nothing, or may say so. */
export function saidBefore(words: string): 'nothing' | 'doubt' | undefined {
  if (JOINED.test(words)) return undefined
  const sentence = words.split(/[.;!?]\s/).at(-1) ?? ''
  if (!NEGATION.test(sentence)) return undefined
  return NONE_BEFORE.test(sentence) && !QUALIFIED.test(sentence) ? 'nothing' : 'doubt'
}
