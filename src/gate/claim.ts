import { type Named, shortWord } from '../model/task-name.ts'
import { literally } from './match-path.ts'

/** Where a claim says TASK_COMPLETE: on a last line of its own, elsewhere, or not at all. */
export type Signal = 'last' | 'elsewhere' | 'none'

/** The result of seed 001, as far as it could be read. */
export interface ClaimResult {
  line: number
  status: 'success' | 'failure' | 'blocked'
  taskName: string
  filesModified: readonly string[]
  verification: { command: string; exitCode: number | undefined; outputSummary: string } | undefined
  doneCriteriaMet: boolean | undefined
  evidence: string
  error: string
  /** The tasks that a blocked executor says have to come first. */
  blockedBy: readonly string[]
}

/** A paragraph in the executor's own words, without code and quotations. */
export interface Prose {
  line: number
  text: string
}

export interface Claim {
  text: string
  signal: Signal
  prose: readonly Prose[]
  result: ClaimResult | undefined
  /** Why there is no result, or what is wrong in it. */
  problems: readonly { line?: number; message: string }[]
  assertions: readonly AssertionResult[]
}

/** One line of `## Assertion Results`. */
export interface AssertionResult {
  id: string
  line: number
  status: 'PASS' | 'FAIL' | undefined
  references: readonly Reference[]
  hasExpected: boolean
  hasActual: boolean
}

export interface Reference {
  path: string
  from?: number
  to?: number
  heading?: string
}

/** Whether a name in a result is this task's: the plan's own (whole, or up to the colon), its id or its title. */
export function namesTask(name: string, task: Named, plan: { readonly tasks: readonly Named[] }): boolean {
  if (task.name !== undefined && plain(name) === plain(task.name)) return true
  if (plan.tasks.some((other) => other.name !== undefined && plain(name) === plain(other.name))) return false
  const [short, ...others] = plan.tasks.filter(
    (other) => other.name !== undefined && plain(name) === plain(shortWord(other)),
  )
  if (short) return others.length === 0 && short.id === task.id
  const leading = leadingId(name, plan)
  if (leading !== undefined) return leading === task.id
  const said = words(name)
  const title = words(task.title)
  if (said === '') return false
  if (said === title) return true
  // An id that is not in the plan is not this task's id either.
  if (DOTTED.test(withoutLead(name)) || plan.tasks.some((other) => words(other.title) === said)) return false
  if (new RegExp(`(?<![\\w.-])${pattern(task.id)}`, 'i').test(name)) return true
  return (title !== '' && said.includes(title)) || (said.length >= 8 && title.includes(said))
}

/** The id that the name begins with, the longest if several do: `1.2.1 …` is not task 1.2. */
function leadingId(name: string, plan: { readonly tasks: readonly Named[] }): string | undefined {
  const rest = withoutLead(name)
  const ids = plan.tasks.map(({ id }) => id).filter((id) => new RegExp(`^${pattern(id)}`, 'i').test(rest))
  return ids.sort((a, b) => b.length - a.length)[0]
}

/** A blocked executor's reason names one other task of the plan, in `blocked_by` or unmistakably in its error. */
export function blockerIn(
  { blockedBy, error }: Pick<ClaimResult, 'blockedBy' | 'error'>,
  own: string,
  plan: { readonly tasks: readonly Named[] },
): string | undefined {
  const others = plan.tasks.filter(({ id }) => id !== own)
  const said = others.filter((task) => blockedBy.some((name) => namesTask(name, task, plan)))
  const named = blockedBy.length > 0 ? said : others.filter((task) => isMentioned(task, error))
  return named.length === 1 ? named[0]?.id : undefined
}

/** `task 1.2`, `task-004`, `Task 2`, or the whole title. A bare `1.2` may be a version. */
export function isMentioned(task: Named, text: string): boolean {
  const { id, title, name } = task
  const bare = /[a-z]\D*\d|-\d+-/i.test(id) && id.length > 3 ? [`(?<![\\w.-])${pattern(id)}`] : []
  const short = name === undefined ? [] : [`\\b${pattern(shortWord(task))}`]
  const whole = title.length < 8 ? [] : [`(?<!\\w)${literally(title)}(?!\\w)`]
  return [`\\btask\\s+${pattern(id)}`, ...bare, ...short, ...whole].some((form) =>
    new RegExp(form, 'i').test(text),
  )
}

/** Whether words end with the task, or are nothing but its id. */
export const endsWithTask = (task: Named, words: string): boolean =>
  new RegExp(
    `^\\W*${literally(task.id)}\\W*$|\\b(?:(?:task|fix)\\s+${literally(task.id)}|${literally(shortWord(task))})\\W*$`,
    'i',
  ).test(words)

const DOTTED = /^[A-Z]{0,3}\d+(?:\.[\dX]+)+(?!\w)/i
const withoutLead = (name: string) => name.replace(/^\W*(?:task\b\W*)?/i, '')
const pattern = (id: string) => `${literally(id)}(?![\\w-]|\\.\\w)`
const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Letters and digits only, so that marks and punctuation do not matter. */
const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/^\W*task\s+[\w.-]+\s*[:.\u2013\u2014-]\s*/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What the executor says about its work: in its own words, without code and commands, and of the command it ran. */
const saidBy = ({ prose, result }: Claim): { words: string[]; ofCommand: string } => ({
  words: [...prose.map(({ text }) => text), result?.evidence ?? ''],
  ofCommand: result?.verification?.outputSummary ?? '',
})

const COUNTS: readonly RegExp[] = [
  /\b(\d+)\s*(?:\/|(?:out )?of)\s*(\d+)\s+(?:(?:unit|integration|e2e|new|all)\s+)*(?:tests?|specs?|examples?|assertions?)?\s*(?:are |were |now )?(?:pass(?:ed|es|ing)?|green|succeed(?:ed)?)\b/gi,
  /\b(?:all\s+)?(\d+)\s+(?:(?:unit|integration|e2e|new|of the|existing)\s+)*(?:tests?|specs?|examples?)\s+(?:are |were |now |all )?(?:pass(?:ed|es|ing)?|green|succeed(?:ed)?)\b/gi,
  /\b(?:tests?|specs?|examples?)\s*[:=]?\s*(\d+)\s+pass(?:ed|ing)\b/gi,
  /(?:^|[:,;|(=]\s*|\b(?:all|and|with|shows?|got|reports?|printed)\s+)(\d+)\s+pass(?:ed|ing)\b/gi,
]

/**
 * The largest number of passed tests that the claim gives; 0 when it gives none. `onlyOfCommand` reads only what it says of
 * the command that it names in its result.
 */
export function claimedPasses(claim: Claim, onlyOfCommand = false): number {
  const said = saidBy(claim)
  const found = [...(onlyOfCommand ? [] : said.words), said.ofCommand].flatMap((text) =>
    COUNTS.flatMap((count) => [...text.matchAll(count)].map((match) => Number(match[1]))),
  )
  return Math.max(0, ...found)
}

/** Whether the claim gives this number of passed tests, however it words it. */
export function saysPassed(claim: Claim, count: number): boolean {
  const said = saidBy(claim)
  const passed = new RegExp(`(?<![\\d.])${count}\\b(?:\\s*\\/\\s*\\d+)?(?:\\s+\\w+){0,2}\\s+pass`, 'i')
  return [...said.words, said.ofCommand].some((text) => passed.test(text))
}

const COMMIT =
  /\b(?:commit(?:ted)?|sha|revision|HEAD)\b(?:\s+(?:is|as|in|at|with|hash|sha|id))*\s*[:=(#]*\s*[`"']?([0-9a-f]{7,40})\b/gi
const MOST = 8

/** Commits that the claim names, as it writes them. */
export function claimedCommits(claim: Claim): string[] {
  // A commit is often written as code, so the raw text is read here, without fenced blocks.
  const text = claim.text.replace(/^(`{3,}|~{3,})[\s\S]*?^\1.*$/gm, '')
  const said = [text, claim.result?.evidence ?? ''].join('\n')
  const names = [...said.matchAll(COMMIT)].map((match) => (match[1] ?? '').toLowerCase())
  // Seven digits without a letter may be a date or a number.
  return [...new Set(names)].filter((name) => /[a-f]/.test(name) || name.length > 10).slice(0, MOST)
}

/**
 * The five phrases of seed 000, then the longer list of its origin. From that list, phrases about manual work count
 * only at the beginning of a clause: inside one ("shows a manual verification needed badge") they describe the product.
 */
const PHRASES = [
  /\brequires manual\b/,
  /\b(?:cannot|can not|can't) be automated\b/,
  /\b(?:could not|couldn't) complete\b/,
  /\bneeds human\b/,
  /\bmanual intervention\b/,
  /(?<=^|[.;:!?,()|\u2013\u2014]\s*|\b(?:and|but|so|then|some|further|still|there is|means)\s)manual (?:testing (?:is )?(?:still )?required|verification (?:is )?(?:still )?needed)\b/,
  /\bneeds user interaction\b/,
  /\bunable to complete\b/,
  /\bskipping verification\b/,
] as const

/** Words that negate the phrase. Two of them cancel out: "not possible without manual intervention". */
const NEGATION =
  /\b(?:no|not(?! (?:only|just))|never|nothing|nobody|none|neither|nor|cannot|without|avoid(?:s|ed|ing)?|eliminat(?:e|es|ed|ing)|remov(?:e|es|ed|ing)|replac(?:e|es|ed|ing)|prevent(?:s|ed|ing)?|instead of|rather than)\b|n't\b/g

/** A negation does not reach over these into the next clause. The full stop of `1.2` and `a.ts` ends none. */
const CLAUSE =
  /\.(?!\w)|[;:!?,()|\u2013\u2014]|\s-\s|\b(?:and|but|so|because|since|as|which|while|although|though|however|yet|then)\b/g

const QUOTED =
  /(`+)[^`]+\1|"[^"]*"|\u201e[^\u201c\u201d]*[\u201c\u201d]|\u300c[^\u300d]*\u300d|\u300e[^\u300f]*\u300f|\u201c[^\u201d]*\u201d|\u2018[^\u2019]*\u2019|\u00ab[^\u00bb]*\u00bb|(?<!\w)'[^']*'(?!\w)/g

export interface Admission {
  phrase: string
  line: number
}

/** Where the executor itself says that the work is not done: not negated, not quoted, not the task's own title. */
export const findAdmissions = (prose: readonly Prose[], title: string): Admission[] => [
  ...new Map(
    findPhrases(PHRASES, prose, title).map(({ phrase, line }) => [`${line} ${phrase}`, { phrase, line }]),
  ).values(),
]

/** A phrase, and what its paragraph says before and after it. */
export interface SaidPhrase extends Admission {
  before: string
  after: string
}

/** Where one of the phrases is really said: not negated, not quoted, not in the task's own title. */
export function findPhrases(
  phrases: readonly RegExp[],
  prose: readonly Prose[],
  title: string,
): SaidPhrase[] {
  const own = straight(title)
  return prose.flatMap(({ line, text }) => {
    const whole = straight(text)
    const said = (own.trim() ? whole.replaceAll(own, '\u25a1') : whole).replace(QUOTED, '\u25a1')
    return phrases
      .flatMap((phrase) => [...said.matchAll(new RegExp(phrase, 'g'))])
      .map(({ 0: found, index }) => ({
        phrase: found.trim(),
        line,
        before: said.slice(0, index),
        after: said.slice(index + found.length),
      }))
      .filter(({ before }) => !isNegated(before))
  })
}

const straight = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019](?=\w)/g, "'")
    .replace(/\s+/g, ' ')

const isNegated = (before: string): boolean =>
  (before.split(CLAUSE).at(-1)?.match(NEGATION)?.length ?? 0) % 2 === 1
