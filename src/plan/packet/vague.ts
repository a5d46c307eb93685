/** What says no more than that there is something. */
const NOTHING =
  'code|implementation|handling|logic|behaviou?r|style|quality|structure|contents?|outputs?|results?|answers?|responses?|values?|data|things?|records?|items|messages?|feedback|information|stuff|way|manner|fashion|errors?|something|anything'

/** Said of something, where the same word before a noun may be a part of its name. */
const SAID_OF = '(?:be|is|are|looks?|feels?|remains?|stays?)'

/** Terms that claim quality without showing it: the words that a person reads, and the pattern that finds them. */
const TERMS: readonly (readonly [words: string, pattern: string])[] = [
  // "MUST work" is the form in which an assertion says it.
  [
    'works, works correctly, works as expected',
    'works(?: correctly| properly| as expected)?(?! (?:table|column|page|model))|(?<=(?:must|should) (?:\\w+ly |also |still |just )?)(?:work(?!-)|be working)',
  ],
  ['handles correctly', 'handles? (?:correctly|properly|well)'],
  [
    'functions as expected',
    'functions? (?:correctly|properly|as expected)|(?<=(?:must|should) )function|(?:behaves?|operates?|performs?|functions?) normally',
  ],
  // A field that is marked as required is a thing that can be looked at.
  [
    'as expected, as needed, as intended',
    '(?<!(?:marked|flagged|set|shown|labell?ed|declared) )as (?:expected|needed|required|intended|it should)',
  ],
  ['is valid', `(?:is|are|be) valid(?! (?:for|until|against|per) )|valid (?:${NOTHING})(?= |$)`],
  ['correct, correctly', 'correct(?:ly)?'],
  ['proper, properly', 'proper(?:ly)?'],
  ['appropriate, appropriately', 'appropriate(?:ly)?'],
  ['robust, robustly', 'robust(?:ly|ness)?'],
  ['reliable, reliably', 'reliabl[ey]'],
  ['user-friendly, friendly', '(?:user[- ])?friendly(?! (?:name|url))'],
  ['intuitive, intuitively', 'intuitive(?:ly)?'],
  // Fail-fast, fast-forward and a fast path are names of behaviour.
  ['fast, faster', '(?<!fail[- ])fast(?:er)?(?!-| path| track| forward)'],
  [
    'quick, quickly',
    'quickly|quick(?!-| ?sort| ?start| (?:search|filter|reply|view|access|links?|actions?)\\b)',
  ],
  ['efficient, efficiently', 'efficient(?:ly)?'],
  ['performant, optimal', 'performant|optimal(?:ly)?'],
  ['graceful, gracefully', 'graceful(?:ly)?(?! (?:shutdown|restart))'],
  ['seamless, smooth', 'seamless(?:ly)?|smooth(?:ly)?(?! scroll)'],
  // Cleaning up is a deed, a clean tree is a state of git, and many projects have a script of that name.
  [
    'clean, cleanly',
    '(?<!(?:make|git|npm|run|script|target) )(?<!(?:git status|work(?:ing)? ?tree) (?:must|should) be )clean(?:ly)?(?! ?(?:up|tree|working|checkout|install|build|exit|script|target))(?!-)',
  ],
  [
    'good, nice, well',
    'good|nice(?:ly)?|(?<!as )well(?!-)|well-(?:behaved|designed|documented|organi[sz]ed|structured|tested|written)',
  ],
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
  ['resilient, meaningful, helpful', 'resilient(?:ly)?|meaningful(?:ly)?|helpful(?:ly)?'],
  [
    'readable, effective, modern',
    `readabl[ey](?! (?:only )?by )|effective(?:ly)?(?! (?:date|user|id))|(?:be|is|are|looks?|feels?) modern|modern (?:${NOTHING})(?= |$)`,
  ],
  // A sort may be stable, a cache may be clear of entries, and a verb or a button may clear it.
  ['stable', '(?<!sort (?:must|should) )(?:be|is|are|remains?|stays?) stable(?! (?:between|across) )'],
  ['clear, clearly', '(?:be|is|are|an?) clear(?! of|[ -](?:button|cache|icon|link))|clearly'],
  ['simple, simply', '(?:be|is|are|remains?|stays?) simple|simply'],
  [
    'consistent, consistently',
    '(?:be|is|are|remains?|stays?) consistent(?! with)|consistently(?! (?:formatted|linted) by )',
  ],
  ['successfully', '(?<!exits? )successfully'],
  [
    'great, excellent, professional',
    `${SAID_OF} (?:great|excellent|decent|professional|beautiful|pretty(?!-))`,
  ],
  ['polished, sane, snappy', `${SAID_OF} (?:polished|sane|snappy|painless)`],
  [
    'optimized, lightweight, high-performance',
    `${SAID_OF} (?:optimi[sz]ed|lightweight)|high[- ]performance(?! (?:mode|profile))`,
  ],
  [
    'thorough, comprehensive, production-ready',
    `${SAID_OF} (?:thorough|comprehensive|production[- ]ready|state[- ]of[- ]the[- ]art)|thoroughly|comprehensively`,
  ],
  ['accurate, accurately', `${SAID_OF} accurate|accurately`],
  ['useful, usable, convenient', `${SAID_OF} (?:useful|usable|convenient|ergonomic|powerful)`],
  [
    'understandable, descriptive, self-explanatory',
    `${SAID_OF} (?:understandable|comprehensible|descriptive|legible|self-(?:explanatory|evident))`,
  ],
  ['tidy, neat, idiomatic', `${SAID_OF} (?:tidy|neat|idiomatic|extensible|future-proof)`],
  ['attractive, pleasant, sleek', `${SAID_OF} (?:attractive|appealing|pleasant|pleasing|sleek|slick)`],
  [
    'rock-solid, sound, bulletproof',
    `${SAID_OF} (?:rock-solid|sound|bullet-?proof|fault-tolerant|highly available)`,
  ],
  ['smart, ideal, world-class', `${SAID_OF} (?:smart|ideal|fine(?!-)|okay|world-class|enterprise-grade)`],
  [
    'without problems',
    'without (?:any )?(?:problems?|issues|trouble)(?! (?:that|which|with|in|from|of|labell?ed)\\b)',
  ],
  ['best practices', 'best practices?'],
]

/** The words of the table, for the documents and the tests. */
export const VAGUE_TERMS: readonly string[] = TERMS.map(([words]) => words)

const ANY = TERMS.map(([, pattern]) => pattern).join('|')
const VAGUE = new RegExp(`(?<![\\w-])(?:${ANY})(?!\\w)`, 'gi')
/** An apostrophe after a letter opens no quotation. */
const QUOTED = /"[^"]+"|\u201c[^\u201d]+\u201d|(?<!\w)'[^']{2,}'|`[^`]+`/
/** A text of vague terms alone: marks of quotation around it show nothing. */
const ONLY_VAGUE = new RegExp(`^\\W*(?:(?:${ANY}|and|or|very)\\W*)+$`, 'i')
/** What has names or texts of its own, and the verbs that give them. */
const NAMING =
  'options?|modes?|themes?|flags?|class(?:es)?|labels?|labell?ed|values?|buttons?|names?|named|called|titled|titles?|keys?|fields?|status|states?|grades?|enums?|tags?|branch(?:es)?|scripts?|commands?|levels?|presets?|profiles?|plans?|tiers?|tabs?|columns?|headings?|types?|kinds?|words?|strings?|texts?|badges?|ratings?|categor(?:y|ies)|reads?|says?|shows?|prints?|returns?|contains?|equals?|displays?|accepts?|sets?|includes?'
const NAMED_BEFORE = new RegExp(`\\b(?:${NAMING})\\b(?:\\W+\\w+){0,3}\\W*$`, 'i')
const NAMED_AFTER = new RegExp(`^\\W*(?:${NAMING})\\b`, 'i')
const KEYWORD = /\b(?:MUST|SHOULD|MAY)\b/
/** What holds only under a condition is said of the input. */
const CONDITION = /\b(?:when|whenever|if|once|unless|(?<!valid )until)\b.*?(?=,|\b(?:MUST|SHOULD|MAY)\b|$)/gi

/** Something specific: neither a vague term nor what one qualifies, nor an adverb, nor an empty noun. */
const SPECIFIC = `(?:the |an? |its )?(?!(?:${ANY}|expected|right|valid|${NOTHING})\\b)(?!\\w+ly\\b)(?!(?:the|an?|its|to|in|for|on|when|if|and|or|with|as|is|are|must|should|may)\\b)\\S+(?!\\S)(?! (?:that|which) (?:is |are )?(?:${ANY})\\b)`

const STATUS = /\b[1-5]\d\d\b/
const ENDPOINT = /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+\/|(?:^|\s)\/[\w-]+(?:\/[\w:{}-]+)*/
const FILE = /(?:^|[\s"'`(])(?:[\w@.-]+\/)+[\w@.*-]+|(?:^|[\s"'`(])\.?[\w-]+\.[a-z][a-z0-9]{0,4}\b/
const CONTENT = new RegExp(
  `\\b(?:contains?|containing|includes?|has|have|lists?|defines?|declares?|exports?|imports?|match(?:es|ing)?|starts? with|ends? with|lacks?|without)\\s+(?:the |an? )?(?!(?:the|an?|${ANY}|${NOTHING})\\b)\\S`,
  'i',
)
const VALUE = new RegExp(
  `\\b(?:returns?|yields?|outputs?|prints?|equals?|throws?|raises?|emits?|responds? with|exits? with|resolves? to|(?:return|yield|giv|throw|rais|print|emitt)ing)\\s+(?:${SPECIFIC}|(?:\\w+\\s+){1,4}(?:\\d|true|false|null|undefined|none|an empty)\\b)`,
  'i',
)
const ERROR_CODE =
  /\b\w+(?:Error|Exception)\b|\bE(?:NO(?:ENT|SPC|TDIR|TEMPTY|TSUP|SYS|MEM)|ACCES|PERM|EXIST|ISDIR|INVAL|PIPE|BUSY|AGAIN|INTR|IO|ROFS|XDEV|LOOP|MFILE|NFILE|NAMETOOLONG|CONN(?:REFUSED|RESET|ABORTED)|TIMEDOUT|ADDRINUSE|HOSTUNREACH|NETUNREACH|AI_\w+|RESOLVE|INTEGRITY|BADENGINE)\b|\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b|\b(?:error|exit) code \S+|\bexits? (?:with )?(?:(?:code|status) )?\d/
/** So many rows, or rows with something specific. */
const ROWS = '(?:rows?|records?|entr(?:y|ies)|documents?)'
const STATE = new RegExp(
  `\\b(?:no|one|two|three|four|five|zero|exactly|\\d+)\\s+(?:\\w+\\s+)?${ROWS}\\b|\\b${ROWS}\\s+(?:where|with|whose|having)\\s+${SPECIFIC}`,
  'i',
)
/** A table or column by its name. That it was changed says nothing of what is in it now. */
const TABLE = new RegExp(
  `\\b(?!(?:the|an?|this|that|its|each|every|of|in|from|into|database|db|${ANY})\\b)[\\w.]+ (?:table|column)\\b`,
  'i',
)
const CHANGED = /\b(?:inserted|deleted|updated|created|added|removed)\b/i
const STORED =
  /\b(?:has|have|holds?|keeps?|contains?|exists?|counts?|number|equals?|null|unique|empty|indexed|no)\b|\b(?:are|is|be) (?:not )?[\d"']/i
const ELEMENT =
  /\b(?:button|field|page|modal|dialog|link|menu|form|label|icon|toast|tab|checkbox|heading|banner|spinner|tooltip)s?\b/i
/** A state that is seen as such, or what the element shows. */
const LOOK = new RegExp(
  `\\b(?:visible|hidden|disabled|enabled|focus(?:ed)?|appears?|closes?|clicked|checked|red|green|grey|gray)\\b|\\b(?:labell?ed|shows?|shown|displays?|opens?|reads?|says?|titled)\\s+(?:as |with |in )?${SPECIFIC}`,
  'i',
)
const LOG = '(?:logs?(?! (?:in|out|on|off)\\b)|stdout|stderr)'
const LOGGED = new RegExp(
  `\\b${LOG}\\b(?:\\W+\\w+){0,3}?\\W+(?:has|have|contains?|says?|shows?|lists?|names?|holds?|gets?|reads?|prints?|lines?)\\s+(?:when |that |for )?${SPECIFIC}|\\blogs?\\s+${SPECIFIC}|\\blogged (?:as|with|at) ${SPECIFIC}|\\b(?:to|on) (?:the )?(?:log|stdout|stderr)\\b`,
  'i',
)

/** What stands for itself: a call, an identifier, a path, a number, a format by its name. */
const LITERAL =
  '(?:[\\w$.]+\\(|\\[|\\{|--?[a-z]|\\w*[a-z][A-Z]|\\w+_\\w|\\/\\w|(?!and\\/or)\\w+\\/\\w|[a-z.-]*\\d|[A-Z]{2,}[-/:. ]?[A-Z\\d]|[A-Z][.-]\\d|&|(?:true|false|null|undefined|zero|one|two|three|four|five|ten)\\b|(?:lower|upper|title|snake|camel|kebab|pascal)[- ]?case)'
const BARE_AS =
  '(?!(?:expected|needed|required|possible|usual|before|always|intended|designed|planned|specified|documented|described|soon|much|far|long|it|they|if|such|part)\\b)'
const ADVERB = `(?:(?:${ANY}|\\w+ly) )?`
/**
 * What the vague term means, said of the work: a literal behind a word that gives the result, or the form, the order or
 * the target of a deed. "For 100 users" and "on Linux" only say where.
 */
const MEANT = [
  `(?:\\b(?:as|to|into|in|with|by|per|than|at most|at least|exactly|up to)|[:(=]) (?:the |an? )?(?:\\w+ )?${LITERAL}`,
  `:.*(?<![\\w-])${LITERAL}|:.*\\b(?:sum|count|number|product|difference|average|maximum|minimum) of\\b`,
  `\\(${LITERAL}`,
  `\\bvalid ${LITERAL}`,
  `\\b(?:the|an?|its) (?:${ANY}) \\w+ (?:of )?${LITERAL}`,
].join('|')
const DEED = [
  `\\b(?!(?:${ANY})\\b)\\w+(?:ed|en|wn|t) ${ADVERB}as ${BARE_AS}${SPECIFIC}`,
  `\\b(?:sort|order|group|filter|index|key|rank|partition)(?:s|e?d)? ${ADVERB}by ${SPECIFIC}`,
  `\\b(?:convert|cast|map|translat|redirect|renam|round|resiz|trim|truncat|normali[sz]|set|reset|default)(?:s|es|p?ed|e)? ${ADVERB}(?:\\w+ )?(?:in)?to ${SPECIFIC}`,
  `\\b(?:leav|keep)(?:e|es|s|ing)? (?:\\w+ ){1,4}(?:unchanged|untouched)\\b`,
].join('|')
const isMeant = (sentence: string): boolean => {
  const said = sentence.slice(KEYWORD.exec(sentence)?.index ?? 0).replace(CONDITION, ' ')
  return (/[a-z]{3}/.test(said) && new RegExp(MEANT).test(said)) || new RegExp(DEED, 'i').test(said)
}

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
  [
    'a database state',
    (text) =>
      (STATE.test(text) && (STORED.test(text) || CHANGED.test(text))) ||
      (TABLE.test(text) && STORED.test(text)),
  ],
  ['a UI element with its state', (text) => ELEMENT.test(text) && LOOK.test(text)],
  ['a log line', (text) => LOGGED.test(text)],
  // A quotation in front of the keyword only names the subject.
  [
    'a quoted text',
    (text) =>
      [...text.slice(KEYWORD.exec(text)?.index ?? 0).matchAll(new RegExp(QUOTED, 'g'))].some(
        ([quotation]) => !ONLY_VAGUE.test(quotation),
      ),
  ],
  [
    'a measured number',
    (text) => /\b\d+(?:\.\d+)? ?(?:ms|s|seconds?|minutes?|%|[kmg]b|bytes?)(?!\w)/i.test(text),
  ],
  ['a value, form or order that the term means', isMeant],
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

/**
 * A name is no vague term. A quotation is a name unless it holds nothing but vague terms; then something has to bear the
 * name, as the mode in 'the "fast" mode' does. The same holds for a word with a capital inside of the sentence.
 */
function termIn(sentence: string): string | undefined {
  const plain = sentence
    .replace(EMPHASIS, '$1')
    .replace(ONE_OF, ' _ ')
    .replace(COMMAND, ' _ ')
    .replace(REPORTED, ' _ ')
  const bare = plain.replace(new RegExp(QUOTED, 'g'), (quotation, index: number) => {
    const isName =
      !ONLY_VAGUE.test(quotation) ||
      NAMED_BEFORE.test(plain.slice(0, index)) ||
      NAMED_AFTER.test(plain.slice(index + quotation.length))
    return isName ? ' _ ' : ` ${quotation.slice(1, -1).toLowerCase()} `
  })
  const own = bare.replace(CONDITION, ' ').trim()
  return [...own.matchAll(VAGUE)].find(
    ({ 0: term, index }) => !isCapitalName(own.slice(0, index), term, own.slice(index + term.length)),
  )?.[0]
}

const EMPHASIS = /(?<!\w)_([^_\s](?:[^_]*[^_\s])?)_(?!\w)/g
/** A list of values: its members are names. */
const ONE_OF = /\bone of:? \S+?(?:(?:, or|,| or) [^\s,]+)+/gi
/** A command ends with its exit code. */
const COMMAND = /`[^`]+` (?:MUST|SHOULD|MAY) (?:complete|run|end|finish|exit|pass|build) successfully\b/g
/** What the work has to tell a person is a text of it. */
const REPORTED =
  /(?<=\b(?:MUST|SHOULD|MAY) (?:NOT )?)(?:say|state|tell|report|warn)(?: \w+){0,3}? that\b.*?(?=,|$)/g
const EMPTY_NOUN = new RegExp(`^\\W*(?:${NOTHING})\\b`, 'i')

function isCapitalName(before: string, term: string, after: string): boolean {
  if (before.trim() === '' || !/^[A-Z][a-z]/.test(term) || /ly$/.test(term)) return false
  if (NAMED_BEFORE.test(before) || NAMED_AFTER.test(after)) return true
  const isInName = /^ [A-Z][a-z]/.test(after) || /\b[A-Z][a-z]+ $/.test(before.replace(/^\s*\w+ /, ''))
  // An attribute beside another, as Secure beside HttpOnly.
  if (/^,? (?:and|or) [A-Z][a-z]+[A-Z]/.test(after) || /\b[A-Z][a-z]+[A-Z]\w*,? (?:and|or) $/.test(before))
    return true
  const isPredicate = /\b(?:be|is|are|being|looks?|stays?|remains?|and|or|very) $/.test(before)
  return isInName || !(isPredicate || EMPTY_NOUN.test(after) || /^\W*$/.test(after))
}
