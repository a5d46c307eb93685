import type { FailureType } from './gate.ts'

/** The parts of a task, and of `review` in the configuration, that decide who reviews it. */
interface ReviewedTask {
  tier?: string | undefined
  verification?: number | undefined
  /** Of the task's packet. */
  review?: boolean | undefined
  securityReview: boolean
  /** The whole change is documentation, and nothing about it is in doubt. */
  isHarmless?: boolean | undefined
}
interface ReviewSettings {
  simple: boolean
  architect: boolean
  when?: 'all' | 'risk' | undefined
  spec: boolean
  tier: number
  tier2: boolean
  tier3: boolean
  votes: number
}

/** A check of stage 4, for the documentation. */
interface ReviewCheck {
  id: string
  failure: FailureType
  /** One sentence: what is true when the check passes. */
  summary: string
  message: string
  seed: '000' | '001' | '003' | '004' | 'design'
  rows: readonly string[]
}

interface ReviewerRole {
  /** How many reviewers of this role have to review a task before it is approved. */
  needed(task: ReviewedTask, settings: ReviewSettings): number
  /**
   * `one`: a single reviewer, whose rejection ends the attempt. `votes`: independent reviewers on another model than
   * the executor's; the majority decides. `rounds`: after all others; its findings become a fix task, and then it
   * reviews again.
   */
  flow: 'one' | 'votes' | 'rounds'
  /** How the verdict is written: `gate/verdicts` has a reader for each form. */
  form: 'yaml' | 'json' | 'table'
  /** What an approval needs a finding about, each with its word. Without them: the task's own criteria. */
  criteria?: readonly { word: string; asks: string }[]
  /** The default model; `review.models` of the configuration changes it. Without one it inherits the session's model. */
  model?: string
  /** The line about `review.models.<role>` in the configuration. */
  words: string
  example?: string
  /** The description of the agent says that it reviews this. */
  looksAt: string
  /** How the next attempt is told of a rejection. */
  rejected: string
  /** The first is the check that its verdict is recorded as. */
  checks: readonly [ReviewCheck, ...ReviewCheck[]]
}

/**
 * A stated tier decides about review: TRIVIAL none, SIMPLE if its packet or else the configuration asks for it. A task
 * without a tier gets every review.
 */
const isReviewed = ({ tier, review }: ReviewedTask, { simple }: ReviewSettings): boolean =>
  tier !== 'TRIVIAL' && (tier !== 'SIMPLE' || (review ?? simple))

/** With `review.when: risk` harmless work goes without one. A stated MODERATE or COMPLEX tier is always reviewed. */
const isForArchitect = (task: ReviewedTask, settings: ReviewSettings): boolean =>
  isReviewed(task, settings) &&
  !(settings.when === 'risk' && task.isHarmless && (task.tier === undefined || task.tier === 'SIMPLE'))

/**
 * Every reviewer, in the order of reviews. A new role is one record here and its prompt, `src/prompts/roles/<role>.md`;
 * nothing else lists roles.
 */
export const ROLES = {
  architect: {
    needed: (task, settings) =>
      isForArchitect(task, settings) && (task.tier !== undefined || settings.architect) ? 1 : 0,
    flow: 'one',
    form: 'yaml',
    model: 'opus',
    words: 'judges the design',
    looksAt: 'a task',
    rejected: 'ARCHITECT REJECTED:',
    checks: [
      {
        id: 'review/architect',
        failure: 'ARCHITECT_REJECTION',
        summary: 'an architect approves the task, with findings that the change bears out',
        message: 'there is no verdict block',
        seed: '001',
        rows: ['S1-28', 'S1-37', 'S1-43', 'S1-49'],
      },
    ],
  },
  verifier: {
    // The verification tier of seed 003, per task or for the run.
    needed: ({ verification }, { tier, tier2, tier3, votes }) => {
      const asked = verification ?? tier
      if (asked < 2 || !tier2) return 0
      return asked === 3 && tier3 ? votes : 1
    },
    flow: 'votes',
    form: 'json',
    model: 'haiku',
    words: 'checks again in a fresh context, with another model than the executor\u2019s',
    looksAt: 'an output',
    rejected: 'VERIFIER REJECTED:',
    checks: [
      {
        id: 'review/verifier',
        failure: 'VERIFIER_REJECTION',
        summary: 'at verification tier 2 a fresh agent on another model finds that the criteria are met',
        message: 'the answer is not one JSON object and nothing else',
        seed: '003',
        rows: ['S3-09', 'S3-10', 'S3-36'],
      },
      {
        id: 'review/votes',
        failure: 'VERIFIER_REJECTION',
        summary:
          'at verification tier 3 more than half of the independent verifiers agree; a dissent is told',
        message: '{n}/{m} verifiers agreed output is correct',
        seed: '003',
        rows: ['S3-14', 'S3-41', 'S3-43'],
      },
    ],
  },
  'security-reviewer': {
    needed: ({ securityReview }) => (securityReview ? 1 : 0),
    flow: 'one',
    form: 'yaml',
    // Seed 004 (S4-43..S4-47).
    criteria: [
      { word: 'secrets', asks: 'no secrets in logs' },
      { word: 'sql', asks: 'SQL injection prevented (parameterized queries)' },
      { word: 'idor', asks: 'IDOR prevented (tenant_id on all queries)' },
      { word: 'auth', asks: 'auth checked before data access' },
      { word: 'uploads', asks: 'file uploads validate type and size' },
    ],
    words: 'looks for holes',
    example: 'opus',
    looksAt: 'security',
    rejected: 'SECURITY REVIEW REJECTED:',
    checks: [
      {
        id: 'review/security',
        failure: 'ARCHITECT_REJECTION',
        summary: 'a task that asks for it is held against the five security criteria',
        message: 'no finding about {criterion}',
        seed: '004',
        rows: ['S4-41', 'S4-43'],
      },
    ],
  },
  'spec-reviewer': {
    // Of these tasks `run/spec-review.ts` selects the first, those that begin a phase, every few tasks, and the last one.
    needed: (task, settings) => (settings.spec && isReviewed(task, settings) ? 1 : 0),
    flow: 'rounds',
    form: 'table',
    words: 'reads the work against the spec',
    example: 'sonnet',
    looksAt: 'a task against its spec',
    rejected: 'SPEC REVIEW REJECTED:',
    checks: [
      {
        id: 'review/spec',
        failure: 'REVIEW_FAIL',
        summary:
          'at the first task, phase boundaries, every fifth task and the last, a spec-reviewer passes the work',
        message: 'the last line is not the signal alone',
        seed: '000',
        rows: ['S0-13', 'S0-14', 'S0-23', 'S0-31'],
      },
    ],
  },
} as const satisfies Record<string, ReviewerRole>

export type Reviewer = keyof typeof ROLES
export type Role = 'spec-executor' | Reviewer

/** Marked pure, so that hooks that do not use the table do not contain it. */
export const REVIEWERS = /* @__PURE__ */ Object.keys(ROLES) as Reviewer[]

export const roleOf = (role: Reviewer): ReviewerRole => ROLES[role]

export const isReviewer = (role: Role): role is Reviewer => role !== 'spec-executor'

/** The check that a role's verdict is recorded as; an executor hands in claims. */
export const checkOf = (role: Role): string =>
  isReviewer(role) ? roleOf(role).checks[0].id : 'review/executor'
