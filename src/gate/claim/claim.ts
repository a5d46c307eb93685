import { type Named, shortWord } from '../../model/task-name.ts'

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
}

export interface ResultProblem {
  line?: number
  message: string
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
  problems: readonly ResultProblem[]
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
  const shortly = plan.tasks.filter(
    (other) => other.name !== undefined && plain(name) === plain(shortWord(other)),
  )
  if (shortly.length > 0) return shortly.length === 1 && shortly[0]?.id === task.id
  const leading = leadingId(name, plan)
  if (leading !== undefined) return leading === task.id
  const said = words(name)
  const title = words(task.title)
  if (said === '') return false
  if (said === title) return true
  // An id that is not in the plan is not this task's id either.
  if (DOTTED.test(withoutLead(name))) return false
  if (plan.tasks.some((other) => words(other.title) === said)) return false
  if (hasId(name, task.id)) return true
  return (title !== '' && said.includes(title)) || (said.length >= 8 && title.includes(said))
}

/** The id that the name begins with, the longest if several do: `1.2.1 …` is not task 1.2. */
function leadingId(name: string, plan: { readonly tasks: readonly Named[] }): string | undefined {
  const rest = withoutLead(name)
  const ids = plan.tasks.map(({ id }) => id).filter((id) => startsWithId(rest, id))
  return ids.sort((a, b) => b.length - a.length)[0]
}

const DOTTED = /^[A-Z]{0,3}\d+(?:\.[\dX]+)+(?!\w)/i
const withoutLead = (name: string) => name.replace(/^\W*(?:task\b\W*)?/i, '')
const pattern = (id: string) => `${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-]|\\.\\w)`
const startsWithId = (text: string, id: string) => new RegExp(`^${pattern(id)}`, 'i').test(text)
const hasId = (text: string, id: string) => new RegExp(`(?<![\\w.-])${pattern(id)}`, 'i').test(text)

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Letters and digits only, so that marks and punctuation do not matter. */
function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/^\W*task\s+[\w.-]+\s*[:.\u2013\u2014-]\s*/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** What the executor says about its work in its own words, without code and commands. */
const remarks = ({ prose, result }: Claim): string[] => [
  ...prose.map(({ text }) => text),
  result?.evidence ?? '',
]

const summary = ({ result }: Claim): string => result?.verification?.outputSummary ?? ''

const COUNTS: readonly RegExp[] = [
  /\b(\d+)\s*(?:\/|(?:out )?of)\s*(\d+)\s+(?:(?:unit|integration|e2e|new|all)\s+)*(?:tests?|specs?|examples?|assertions?)?\s*(?:are |were |now )?(?:pass(?:ed|es|ing)?|green|succeed(?:ed)?)\b/gi,
  /\b(?:all\s+)?(\d+)\s+(?:(?:unit|integration|e2e|new|of the|existing)\s+)*(?:tests?|specs?|examples?)\s+(?:are |were |now |all )?(?:pass(?:ed|es|ing)?|green|succeed(?:ed)?)\b/gi,
  /\b(?:tests?|specs?|examples?)\s*[:=]?\s*(\d+)\s+pass(?:ed|ing)\b/gi,
  /(?:^|[:,;|(=]\s*|\b(?:all|and|with|shows?|got|reports?|printed)\s+)(\d+)\s+pass(?:ed|ing)\b/gi,
]

/**
 * The largest number of passed tests that the claim gives; 0 when it gives none. `ofCommand` reads only what it says of
 * the command that it names in its result.
 */
export function claimedPasses(claim: Claim, ofCommand = false): number {
  const texts = [...(ofCommand ? [] : remarks(claim)), summary(claim)]
  const found = texts.flatMap((text) =>
    COUNTS.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => Number(match[1]))),
  )
  return Math.max(0, ...found)
}

/** Whether the claim gives this number of passed tests, however it words it. */
export const saysPassed = (claim: Claim, count: number): boolean =>
  [...remarks(claim), summary(claim)].some((text) =>
    new RegExp(`(?<![\\d.])${count}\\b(?:\\s*\\/\\s*\\d+)?(?:\\s+\\w+){0,2}\\s+pass`, 'i').test(text),
  )

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
