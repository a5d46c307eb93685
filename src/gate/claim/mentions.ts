import type { Claim } from './claim.ts'

/** What the executor says about its work without naming a command, code apart. */
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
  // A commit is often set as code, so here the raw text is read, without the fences.
  const text = claim.text.replace(/^(`{3,}|~{3,})[\s\S]*?^\1.*$/gm, '')
  const said = [text, claim.result?.evidence ?? ''].join('\n')
  const names = [...said.matchAll(COMMIT)].map((match) => (match[1] ?? '').toLowerCase())
  // Seven digits alone may be a date or a number.
  return [...new Set(names)].filter((name) => /[a-f]/.test(name) || name.length > 10).slice(0, MOST)
}
