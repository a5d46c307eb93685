import type { FailureType } from '../../model/finding.ts'

/** A check of stage 4: an agent looks, and what it says is read strictly. For the documentation. */
interface ReviewCheck {
  id: string
  failure: FailureType
  summary: string
  message: string
  seed: '000' | '001' | '003' | '004'
  rows: readonly string[]
}

export const REVIEW_CHECKS: readonly ReviewCheck[] = [
  {
    id: 'review/architect',
    failure: 'ARCHITECT_REJECTION',
    summary: 'an architect approves the task, with findings that the change bears out',
    message: 'there is no verdict block',
    seed: '001',
    rows: ['S1-28', 'S1-37', 'S1-43', 'S1-49'],
  },
  {
    id: 'review/verifier',
    failure: 'ARCHITECT_REJECTION',
    summary: 'at verification tier 2 a fresh agent on another model finds that the criteria are met',
    message: 'the answer is not one JSON object and nothing else',
    seed: '003',
    rows: ['S3-09', 'S3-10', 'S3-36'],
  },
  {
    id: 'review/votes',
    failure: 'ARCHITECT_REJECTION',
    summary: 'at verification tier 3 more than half of the independent verifiers agree; a dissent is told',
    message: '{n}/{m} verifiers agreed output is correct',
    seed: '003',
    rows: ['S3-14', 'S3-41', 'S3-43'],
  },
  {
    id: 'review/security',
    failure: 'ARCHITECT_REJECTION',
    summary: 'a task that asks for it is held against the five security criteria',
    message: 'no finding about {criterion}',
    seed: '004',
    rows: ['S4-41', 'S4-43'],
  },
  {
    id: 'review/spec',
    failure: 'REVIEW_FAIL',
    summary: 'at phase boundaries, every fifth task and the last, a spec-reviewer passes the work',
    message: 'the last line is not the signal alone',
    seed: '000',
    rows: ['S0-13', 'S0-14', 'S0-23', 'S0-31'],
  },
]
