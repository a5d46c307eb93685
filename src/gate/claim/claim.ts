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

/** A run of words that the executor says itself: no code, no quotation. */
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
