import type { Finding } from '../model/finding.ts'
import type { CheckOutcome, GateResult } from '../model/gate.ts'
import type { Failure, Run, Ticket } from '../model/run.ts'
import type { Verdict } from '../model/verdict.ts'
import { changeTask } from './change.ts'
import type { Tally } from './votes.ts'

const LONGEST_DETAIL = 400

const CHECK: Record<Ticket['role'], string> = {
  'spec-executor': 'review/none',
  'spec-reviewer': 'review/spec',
  architect: 'review/architect',
  verifier: 'review/verifier',
  'security-reviewer': 'review/security',
}

/** A review is a check of stage 4: passed or not, it stands with the others (S3-45, S3-53). */
export function noteCheck(run: Run, ticket: Ticket, verdict: Verdict): Run {
  const said = [
    ...verdict.findings,
    ...verdict.concerns,
    ...verdict.problems.map(({ message }) => message),
    ...(verdict.notes ?? []),
  ]
  const outcome: CheckOutcome = {
    id: CHECK[ticket.role],
    stage: 'review',
    result: resultOf(verdict),
    detail: (said.join('; ') || verdict.feedback || verdict.decision).slice(0, LONGEST_DETAIL),
  }
  return changeResult(run, ticket.task, (result) => ({ ...result, checks: [...result.checks, outcome] }))
}

function resultOf({ decision, concerns }: Verdict): CheckOutcome['result'] {
  if (decision === 'approve') return concerns.length > 0 ? 'warn' : 'pass'
  return decision === 'no-signal' ? 'warn' : 'fail'
}

/** `2/3 verifiers agreed output is correct` (S3-43). */
export const voteSentence = ({ yes, of }: Tally): string => `${yes}/${of} verifiers agreed output is correct`

export function noteVotes(run: Run, id: string, votes: Tally): Run {
  const outcome: CheckOutcome = {
    id: 'review/votes',
    stage: 'review',
    result: votes.majority ? (votes.split ? 'warn' : 'pass') : 'fail',
    detail: voteSentence(votes),
  }
  return changeResult(run, id, (result) => ({ ...result, checks: [...result.checks, outcome] }))
}

/** What the gate had passed did not pass its review. */
export function failResult(run: Run, ticket: Ticket, failure: Failure): Run {
  const finding: Finding = {
    id: CHECK[ticket.role],
    severity: 'block',
    failure: failure.type,
    message: failure.reason,
  }
  return changeResult(run, ticket.task, (result) => ({
    ...result,
    outcome: 'FAILED',
    stage: 'review',
    failure: failure.type,
    colour: 'RED',
    confidence: 0,
    findings: [finding],
  }))
}

function changeResult(run: Run, id: string, change: (result: GateResult) => GateResult): Run {
  return changeTask(run, id, (task) =>
    task.lastResult ? { ...task, lastResult: change(task.lastResult) } : task,
  )
}
