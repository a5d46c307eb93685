import { type Named, shortWord, taskName, taskWord } from '../../model/task-name.ts'
import { endsWithTask, findPhrases, isMentioned, type Prose, type SaidPhrase } from '../claim.ts'
import { lastPart, literally } from '../match-path.ts'
import { falseQuotes, readCitations } from './citations.ts'
import type { Problem, ReviewedChange, Support } from './reviewed-change.ts'

/** Compares an approval with its own words, and its citations with the change. */
export function supportOf(
  said: readonly Prose[],
  citing: readonly string[],
  change: ReviewedChange,
): Support {
  const doubts = findDoubts(said, change)
  const { isSupported, notFound } = readCitations(citing, change)
  return {
    problems: [
      ...doubts.problems,
      ...aboutOthers(said, change),
      ...(isSupported ? [] : notFound),
      ...falseQuotes(citing, change),
    ],
    notes: [...doubts.notes, ...(isSupported ? notFound.map(({ message }) => `not found: ${message}`) : [])],
  }
}

const LOOK = '(?:verify|confirm|check|inspect|read|access|open|review|validate|determine)'
const SOMEHOW = '(?:(?:fully|actually|independently|yet|really|run or) )*'
/** A sentence may leave out its subject ("could not verify"). */
const REVIEWER = String.raw`(?:\b(?:i|we) |(?<=^|[.;:!?] ))`

/**
 * Phrases of a reviewer who has not verified something. After "when", "if" and similar words they describe the product:
 * a token that cannot be verified is no doubt of the reviewer. Reviewers cannot run commands, so saying that is no
 * doubt either.
 */
const DOUBTS = [
  new RegExp(
    String.raw`${REVIEWER}(?:did not|didn't|do not|don't|have not|haven't) ${SOMEHOW}${LOOK}(?:ed)?\b`,
  ),
  new RegExp(String.raw`${REVIEWER}(?:could not|couldn't|cannot|can't|can not) ${SOMEHOW}${LOOK}\b`),
  new RegExp(String.raw`\b(?:unable|not able) to ${SOMEHOW}${LOOK}\b`),
  /(?<!\b(?:when|if|unless|until|where|whose|which|for|on)\b[^.;:\n]{0,60})\b(?:could not|couldn't|cannot|can't|can not|failed to) (?:be )?(?:fully |independently |actually )?(?:verify|verified|confirm|confirmed)\b/,
  /(?<!\b(?:when|if|unless|until|where|whose|which|for|on)\b[^.;:\n]{0,60})(?<!\bthat )\b(?:was|were|is|are|has|have) not (?:been )?(?:independently |actually )?(?:verified|confirmed)\b/,
  /\bwithout (?:verifying|checking|reading|looking at|having (?:verified|checked|read))\b/,
  /\b(?:probably|presumably|likely) (?:pass|passes|passed|works?|fine|correct)\b/,
  /\b(?:i|we) (?:assume|assumed|am assuming|presume|guess)\b/,
  /\bassuming (?:that )?(?:the |it |this |these )?(?:tests?|verify|code|change|it|command)\b/,
] as const

/** With these phrases the object comes before them; with all others it comes after. */
const BACKWARD = /^(?!i |we ).*(?:verified|confirmed)$|^(?:probably|presumably|likely) /

/**
 * An approval by a reviewer who could not verify a done criterion, the verify or the files of the task does not count
 * (R02): these are its problems. Doubts about anything else are notes.
 */
export function findDoubts(prose: readonly Prose[], change: ReviewedChange): Support {
  const own = ownWords(change)
  const isOfTask = aboutTask(change, own)
  const contradictions = new Map<string, Problem>()
  const notes = new Set<string>()
  for (const said of findPhrases(DOUBTS, prose, change.task.title)) {
    const { phrase, line } = said
    if (isElsewhere(said, own) || !objectsOf(said).some(isOfTask)) notes.add(shown(said))
    // "i could not verify" and "could not verify" are one doubt.
    else if (![...contradictions.keys()].some((other) => other.includes(phrase)))
      contradictions.set(phrase, {
        line,
        message: `it approves, and says "${phrase}"`,
        fix: 'look at it now, or reject; words that describe the product go in quotes',
      })
  }
  const whole = [...notes].filter((note) => ![...notes].some((each) => each !== note && each.includes(note)))
  return { problems: [...contradictions.values()], notes: whole.map((note) => `it says "${note}"`) }
}

/** Fixes belong to the task that they fix. */
const isReviewed = (change: ReviewedChange, { id }: Named): boolean =>
  [change.task, ...(change.covered ?? [])].some(
    (own) => own.id === id || own.id.startsWith(`${id}.`) || id.startsWith(`${own.id}.`),
  )

/** Where a reviewer says which task it has looked at. */
const LOOKED =
  /(?:^|[.;:!?] )(?:(?:i|we) )?(?:have )?(?:(?:only|just) )?(?:reviewed|looked(?: only)? at|checked|verified|examined|inspected|read)(?: only)? (?:the (?:work|changes?|diff|implementation|code) (?:of|for|in) )?(task .+?)(?=[.;!?](?: |$)|$)/gi
/** Nothing but these tasks. With a noun, a verb or a reason behind it, a task was looked at for the sake of this one. */
const onlyOf = (tasks: readonly Named[]): RegExp => {
  const forms = tasks.flatMap((task) => [
    literally(taskName(task)),
    `(?:task\\s+)?${literally(task.id)}(?:\\W+${literally(task.title)})?`,
    literally(shortWord(task)),
  ])
  const one = `(?:${forms.join('|')})`
  return new RegExp(`^${one}(?:(?:,| and|, and) ${one})*\\W*$`, 'i')
}

/** An approval by a reviewer that says it has looked at other tasks of the plan, and never names this one (R03). */
export function aboutOthers(prose: readonly Prose[], change: ReviewedChange): Problem[] {
  const own = change.tasks.filter((task) => isReviewed(change, task))
  const isOwn = (text: string) =>
    own.some((task) => isMentioned(task, text) || wordsOf(text).includes(task.id.toLowerCase()))
  if (prose.some(({ text }) => isOwn(text))) return []
  const others = change.tasks.filter((task) => !own.includes(task))
  if (others.length === 0) return []
  const only = onlyOf(others)
  return prose.flatMap(({ line, text }) =>
    [...text.matchAll(LOOKED)]
      .map(([, object = '']) => object)
      .filter((object) => only.test(object))
      .map((object) => ({
        line,
        message: `it is about ${JSON.stringify(object.slice(0, 60))}, not about ${taskWord(change.task)}`,
        fix: `look at ${taskWord(change.task)} now; name another task only with the reason for looking at it`,
      })),
  )
}

const SENTENCE =
  /[.:](?=\s|$)|[;!?()|\u2013\u2014]|\s-\s|\b(?:but|so|because|since|which|while|although|though|however|yet)\b/
const LIST = /,|\b(?:and|or|nor)\b/
/** An item of a list that is a statement by itself is a clause of its own. */
const CLAUSE =
  /^\s*(?:i|we|they|you)\b|\b(?:is|are|was|were|has|have|do|does|did|pass|passes|passed|looks?|seems?|works?|holds?|shows?|met|covers?)\b/

/** What the reviewer has not looked at, in its own words. */
function objectsOf(said: SaidPhrase): string[] {
  const { phrase } = said
  const isBackward = BACKWARD.test(phrase)
  const parts = around(said)[isBackward ? 0 : 1].split(LIST)
  const nearest = isBackward ? parts.length - 1 : 0
  const objects = parts.filter(
    (part, index) => index === nearest || (part.trim() !== '' && !CLAUSE.test(part)),
  )
  return phrase.startsWith('assuming') ? [phrase, ...objects] : objects
}

/** What the sentence says before and after the phrase. */
const around = ({ before, after }: SaidPhrase): [string, string] => [
  before.split(SENTENCE).at(-1) ?? '',
  after.split(SENTENCE)[0] ?? '',
]

const shown = (said: SaidPhrase): string => {
  const [subject, rest] = around(said)
  const { phrase } = said
  return (BACKWARD.test(phrase) ? `${subject}${phrase}` : `${phrase}${rest}`).trim().slice(0, 120)
}

const STOP = new Set(
  'a an the this that these those it its them they i we he she myself itself any anything all everything both either some each every one two three four five first second third note please whether if how what why be been is are was were has have had do does did not also either fully actually really yet here there more most other than'.split(
    ' ',
  ),
)
/** The words for a done criterion, the verify, and the files of a task. */
const OF_TASK =
  /^(?:criteri(?:on|a)|done|acceptance|requirements?|verif\w*|tests?|suites?|specs?|commands?|outputs?|results?|code|changes?|diffs?|files?|implementations?|work|works|tasks?|claims?|behaviou?rs?|correctness|correct|logic|functionality|functions?|modules?|evidence|pass|passes|passed)$/
const ELSEWHERE =
  /\b(?:other|unrelated|further|remaining|surrounding|unchanged|external|upstream) (?:files?|code|modules?|packages?|callers?)\b|\b(?:outside|beyond)(?: of)? (?:the|this|its) (?:diff|changes?|tasks?|scope)\b/
const PREPOSITION =
  /\b(?:of|for|under|in|on|with|at|by|from|against|beyond|across|during|beside|besides|outside|when)\b/

/** Other environments in which a product may run. */
const ENVIRONMENT =
  /\b(?:windows|mac ?os|linux|ios|android|node(?:js)?(?= ?\d)|python(?= ?\d)|chrome|firefox|safari|browsers?|production|staging|devices?|platforms?)\b/i

/** Said about another environment that the task does not mention. */
function isElsewhere(said: SaidPhrase, own: ReadonlySet<string>): boolean {
  const [word] = ENVIRONMENT.exec(around(said).join(said.phrase)) ?? []
  return word !== undefined && !wordsOf(word).some((each) => own.has(stem(each)))
}

const pathsOf = ({ files = [], shown: diff }: ReviewedChange): string[] => [...files, ...diff.keys()]

/** The words of the task's title, its criteria and the names of its files. */
function ownWords(change: ReviewedChange): ReadonlySet<string> {
  const names = pathsOf(change).map((path) => lastPart(path).replace(/\..*$/, ''))
  return new Set([change.task.title, ...(change.criteria ?? []), ...names].flatMap(wordsOf).map(stem))
}

/** Whether words name the task: by the words above, by a file of it, or in the words of its criteria. */
function aboutTask(change: ReviewedChange, own: ReadonlySet<string>) {
  const paths = pathsOf(change)
  const isNamed = (word: string) =>
    OF_TASK.test(word) ||
    own.has(stem(word)) ||
    paths.some((path) => path === word || path.endsWith(`/${word}`))
  return (object: string): boolean => {
    if (ELSEWHERE.test(object)) return false
    const [head = ''] = object.split(PREPOSITION)
    const words = wordsOf(head.trim() === '' ? object : head)
    const named = change.tasks.find((task) => endsWithTask(task, head))
    if (named) return isReviewed(change, named)
    // If it is not clear what is meant, it counts as about the task.
    if (words.length === 0) return true
    // In "test coverage" and "parser performance" the last word is what it is about.
    return /^\s*(?:that|whether|if|how)\b/.test(object) ? words.some(isNamed) : isNamed(words.at(-1) ?? '')
  }
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}_](?:[\p{L}\p{N}_./-]*[\p{L}\p{N}_])?/gu) ?? []).filter(
    (word) => !STOP.has(word) && !/^\d+$|..ly$/.test(word),
  )

const stem = (word: string): string => (word.length > 5 ? word.slice(0, 5) : word)
