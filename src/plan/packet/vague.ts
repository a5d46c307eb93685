/** Terms that claim quality without showing it: the words that a person reads, and the pattern that finds them. */
const TERMS: readonly (readonly [words: string, pattern: string])[] = [
  ['works, works correctly, works as expected', 'works(?: correctly| properly| as expected)?'],
  ['handles correctly', 'handles? (?:correctly|properly|well)'],
  ['functions as expected', 'functions? (?:correctly|properly|as expected)'],
  ['as expected, as needed', 'as (?:expected|needed|required)'],
  ['is valid', 'is valid'],
  ['correct, correctly', 'correct(?:ly)?'],
  ['proper, properly', 'proper(?:ly)?'],
  ['appropriate, appropriately', 'appropriate(?:ly)?'],
  ['robust, robustly', 'robust(?:ly|ness)?'],
  ['reliable, reliably', 'reliabl[ey]'],
  ['user-friendly, friendly', '(?:user[- ])?friendly(?! (?:name|url))'],
  ['intuitive, intuitively', 'intuitive(?:ly)?'],
  // Fail-fast, fast-forward and a fast path are names of behaviour.
  ['fast, faster', '(?<!fail[- ])fast(?:er)?(?!-| path| track| forward)'],
  ['quick, quickly', 'quick(?:ly)?(?!-| ?sort| ?start)'],
  ['efficient, efficiently', 'efficient(?:ly)?'],
  ['performant, optimal', 'performant|optimal(?:ly)?'],
  ['graceful, gracefully', 'graceful(?:ly)?(?! (?:shutdown|restart))'],
  ['seamless, smooth', 'seamless(?:ly)?|smooth(?:ly)?(?! scroll)'],
  // Cleaning up is a deed, a clean tree is a state of git, and many projects have a script of that name.
  [
    'clean, cleanly',
    '(?<!(?:make|git|npm|run|script|target) )(?<!(?:git status|work(?:ing)? ?tree) (?:must|should) be )clean(?:ly)?(?! ?(?:up|tree|working|checkout|install|build|exit|script|target))(?!-)',
  ],
  ['good, nice, well', 'good|nice(?:ly)?|(?<!as )well(?!-)'],
  ['elegant, sensible', 'elegant(?:ly)?|sensibl[ey]'],
  ['reasonable, adequate', 'reasonabl[ey]|adequate(?:ly)?'],
  ['sufficient, suitable', 'sufficient(?:ly)?|suitabl[ey]'],
  // A secure cookie and a safe integer are things that can be looked at.
  ['secure, safe', 'secure(?:ly)?(?! (?:cookie|flag|context))|safe(?:ly)?(?! (?:integer|mode|area))'],
  ['easy, easily', 'eas(?:y|ily)'],
  ['acceptable, satisfactory', 'acceptabl[ey]|satisfactor(?:y|ily)'],
  ['responsive, timely', 'responsive(?! (?:layout|design|grid))|timely'],
  ['scalable, flexible, maintainable', 'scalable|flexibl[ey]|maintainable'],
  ['high-quality', 'high[- ]quality'],
]

/** The words of the table, for the documents and the tests. */
export const VAGUE_TERMS: readonly string[] = TERMS.map(([words]) => words)

const ANY = TERMS.map(([, pattern]) => pattern).join('|')
const VAGUE = new RegExp(`(?<![\\w-])(?:${ANY})(?!\\w)`, 'gi')
/** An apostrophe after a letter opens no quotation. */
const QUOTED = /"[^"]+"|(?<!\w)'[^']{2,}'|`[^`]+`/
const KEYWORD = /\b(?:MUST|SHOULD|MAY)\b/
/** What holds only under a condition is said of the input. */
const CONDITION = /\b(?:when|whenever|if|once|unless|until)\b.*?(?=,|\b(?:MUST|SHOULD|MAY)\b|$)/gi

/** What says no more than that there is something. */
const NOTHING =
  'code|implementation|handling|logic|behaviou?r|style|quality|structure|contents?|outputs?|results?|answers?|responses?|values?|data|thing'
/** Something specific: neither a vague term, nor an adverb, nor an empty noun. */
const SPECIFIC = `(?:the |an? |its )?(?!(?:${ANY}|expected|right|valid|${NOTHING})\\b)(?!\\w+ly\\b)(?!(?:the|an?|its|to|in|for|on|when|if|and|or|with|as|is|are|must|should|may)\\b)\\S+`

const STATUS = /\b[1-5]\d\d\b/
const ENDPOINT = /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+\/|(?:^|\s)\/[\w-]+(?:\/[\w:{}-]+)*/
const FILE = /(?:^|[\s"'`(])(?:[\w@.-]+\/)+[\w@.*-]+|(?:^|[\s"'`(])\.?[\w-]+\.[a-z][a-z0-9]{0,4}\b/
const CONTENT = new RegExp(
  `\\b(?:contains?|containing|includes?|has|have|lists?|defines?|declares?|exports?|imports?|match(?:es|ing)?|starts? with|ends? with|lacks?|without)\\s+(?:the |an? )?(?:(?:${ANY}) )?(?!(?:the|an?|${ANY}|${NOTHING})\\b)\\S`,
  'i',
)
const VALUE = new RegExp(
  `\\b(?:returns?|yields?|outputs?|prints?|equals?|throws?|raises?|emits?|responds? with|exits? with|resolves? to)\\s+${SPECIFIC}`,
  'i',
)
const ERROR_CODE =
  /\b\w+(?:Error|Exception)\b|\bE[A-Z]{4,}\b|\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b|\b(?:error|exit) code \S+/
const STORE = /\b(?:rows?|tables?|columns?|records?)\b/i
const STORED =
  /\b(?:has|have|holds?|keeps?|contains?|exists?|inserted|deleted|updated|created|added|removed|counts?|number|equals?|null|unique|no)\b/i
const ELEMENT =
  /\b(?:button|field|page|modal|dialog|link|menu|form|label|icon|toast|tab|checkbox|heading|banner|spinner|tooltip)s?\b/i
const LOOK =
  /\b(?:labell?ed|shows?|shown|displays?|visible|hidden|disabled|enabled|focus(?:ed)?|appears?|opens?|closes?|clicked|reads?|says?|titled|checked|red|green|grey|gray)\b/i

/** What can be observed from outside, as seed 002 lists it, with the test for it. */
const OBSERVABLES: readonly (readonly [what: string, seen: (sentence: string) => boolean])[] = [
  [
    'an endpoint with its status',
    (text) =>
      STATUS.test(text) &&
      (ENDPOINT.test(text) ||
        /\b(?:status(?: code)?|response|answer)\s+(?:(?:MUST|SHOULD|MAY)\s+)?(?:be|is|has|with|of)?\s*(?:status\s+)?[1-5]\d\d\b/i.test(
          text,
        )),
  ],
  ['a file with its content', (text) => FILE.test(text) && CONTENT.test(text)],
  ['a return value or type', (text) => VALUE.test(text)],
  ['an error code', (text) => ERROR_CODE.test(text)],
  ['a database state', (text) => STORE.test(text) && STORED.test(text)],
  ['a UI element with its state', (text) => ELEMENT.test(text) && LOOK.test(text)],
  [
    'a log line',
    (text) =>
      /\b(?:logs?(?! (?:in|out|on|off)\b)|logged(?! (?:in|out|on|off)\b)|stdout|stderr)\b/i.test(text),
  ],
  // A quotation in front of the keyword only names the subject.
  ['a quoted text', (text) => QUOTED.test(text.slice(KEYWORD.exec(text)?.index ?? 0))],
  [
    'a measured number',
    (text) => /\b\d+(?:\.\d+)? ?(?:ms|s|seconds?|minutes?|%|[kmg]b|bytes?)(?!\w)/i.test(text),
  ],
]

export const OBSERVABLE_WORDS: readonly string[] = OBSERVABLES.map(([what]) => what)

/** A full stop inside a file name or a number does not end a sentence. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.;!?])\s+|\n+/)

/** The first vague term whose own sentence names nothing observable. */
export function vagueTerm(text: string): string | undefined {
  for (const sentence of sentencesOf(text)) {
    const term = termIn(sentence)
    if (term !== undefined && !OBSERVABLES.some(([, seen]) => seen(sentence))) return term.toLowerCase()
  }
  return undefined
}

/** Quoted words are names, and so is a word inside the sentence that begins with a capital. */
function termIn(sentence: string): string | undefined {
  const own = sentence.replace(new RegExp(QUOTED, 'g'), ' _ ').replace(CONDITION, ' ').trim()
  return [...own.matchAll(VAGUE)].find(({ 0: term, index }) => index === 0 || !/^[A-Z][a-z]/.test(term))?.[0]
}
