import { readVerdict } from '../gate/verdicts/read-verdict.ts'
import { toFinding } from '../gate/verdicts/reviewed-change.ts'
import { putEvidence } from '../journal/evidence.ts'
import type { Run, Ticket } from '../model/run.ts'
import type { Verdict } from '../model/verdict.ts'
import { rejectionContext, verificationContext } from '../prompts/rejection.ts'
import { verdictSentBack } from '../prompts/verdict-sent-back.ts'
import { taskOf } from '../run/change.ts'
import { verifiersNeeded } from '../run/review-need.ts'
import { recordsOf } from '../run/review-records.ts'
import type { OpenRun } from './open-run.ts'
import { pinnedPlan } from './pinned-plan.ts'
import { recordOn } from './record.ts'
import { changeUnderReview, reviewedChange } from './review-change.ts'
import { settleReviews } from './settle-reviews.ts'

/** A reviewer stops: its last message is read strictly and recorded. Gives back what to tell it when it may try again. */
export function receiveVerdict(open: OpenRun, ticket: Ticket, message: string): string | undefined {
  const verdict = read(open, ticket, message)
  recordOn(
    open,
    (run) => {
      // Of several voters the last one has it all; which one that is, only the newest state can say.
      const feedback = feedbackFor(run, ticket, verdict)
      return feedback === undefined ? {} : { feedback: putEvidence(open.dir, feedback) }
    },
    (_run, kept) => ({
      events: [{ type: 'review_judged', ticket: ticket.id, verdict, ...kept }],
      reply: undefined,
    }),
  )
  const mayTryAgain = open.run.tickets.some((candidate) => candidate.id === ticket.id)
  settleReviews(open)
  return mayTryAgain ? verdictSentBack(verdict, open.run.tasks) : undefined
}

function read(open: OpenRun, ticket: Ticket, message: string): Verdict {
  const { role, task } = ticket
  if (role === 'spec-executor') throw new Error('an executor hands in claims, not verdicts')
  try {
    const plan = pinnedPlan(open.dir, open.run)
    const change = changeUnderReview(open.run, ticket)
    return readVerdict(role, message, reviewedChange(open.run, plan, change))
  } catch (error) {
    // Unknown is not approved.
    const problem = {
      message: `the verdict could not be held against the change: ${error instanceof Error ? error.message : String(error)}`,
      fix: 'hand it in again; if it stays, a person has to look: ultraplan doctor',
    }
    return {
      role,
      task,
      decision: 'malformed',
      confidence: 0,
      findings: [],
      concerns: [],
      feedback: '',
      problems: [toFinding('review/crashed', problem)],
    }
  }
}

/** What a fresh executor is told; a spec review has its fix tasks instead. */
function feedbackFor(run: Run, ticket: Ticket, verdict: Verdict): string | undefined {
  if (verdict.role === 'spec-reviewer') return undefined
  const task = taskOf(run, ticket.task)
  if (verdict.role !== 'verifier' || !task)
    return verdict.decision === 'reject' ? rejectionContext(verdict) : undefined
  const voters = verifiersNeeded(run, task)
  const votes = [
    ...recordsOf(task)
      .filter(({ role }) => role === 'verifier')
      .map((record) => record.verdict),
    verdict,
  ]
  const isLast = votes.length >= voters
  return isLast && votes.some(({ decision }) => decision !== 'approve')
    ? verificationContext(votes, voters)
    : undefined
}
