import { shownLines } from '../../gate/verdicts/citations.ts'
import { lastLineHolds, readVerdict, unreadable } from '../../gate/verdicts/read-verdict.ts'
import type { ReviewedChange } from '../../gate/verdicts/reviewed-change.ts'
import { listPaths } from '../../io/git-diff.ts'
import { putEvidence } from '../../journal/evidence.ts'
import { isReviewer, roleOf } from '../../model/roles.ts'
import type { Run, Ticket } from '../../model/run.ts'
import type { Verdict } from '../../model/verdict.ts'
import { rejectionContext, verdictSentBack, verificationContext } from '../../prompts/rejection.ts'
import { taskOf, ticketOf } from '../../run/change.ts'
import { recordsOf, reviewersNeeded } from '../../run/spec-review.ts'
import { pinnedPlan, pinnedTask } from '../runs/find-task.ts'
import type { OpenRun } from '../runs/open-run.ts'
import { recordOn } from '../runs/record.ts'
import { changeUnderReview, criteriaOf } from './review-change.ts'
import { settleReviews } from './settle-reviews.ts'

/** A reviewer stops: its last message is read strictly and recorded. Returns what to tell the reviewer if it may try again. */
export function receiveVerdict(open: OpenRun, ticket: Ticket, message: string): string | undefined {
  const verdict = read(open, ticket, message)
  recordOn(
    open,
    (run) => {
      // The verdict of the last of several voters carries the feedback of all. Only the newest state shows which one is
      // last.
      const feedback = feedbackFor(run, ticket, verdict)
      return feedback === undefined ? {} : { feedback: putEvidence(open.dir, feedback) }
    },
    (_run, kept) => ({
      events: [{ type: 'review_judged', ticket: ticket.id, verdict, ...kept }],
      reply: undefined,
    }),
  )
  const mayTryAgain = ticketOf(open.run, ticket.id)
  settleReviews(open)
  return mayTryAgain ? verdictSentBack(verdict, open.run.tasks) : undefined
}

function read(open: OpenRun, ticket: Ticket, message: string): Verdict {
  const { role, task } = ticket
  if (!isReviewer(role)) throw new Error('an executor hands in claims, not verdicts')
  try {
    const verdict = readVerdict(role, message, reviewedChange(open, ticket))
    return ticket.sentBack ? lastLineHolds(verdict) : verdict
  } catch (error) {
    return unreadable(role, task, 'review/crashed', {
      message: `the verdict could not be held against the change: ${error instanceof Error ? error.message : String(error)}`,
      fix: 'hand it in again; if it stays, a person has to look: ultraplan doctor',
    })
  }
}

function reviewedChange({ run, dir }: OpenRun, ticket: Ticket): ReviewedChange {
  const plan = pinnedPlan(dir, run)
  const { tasks, diff, commit } = changeUnderReview(run, ticket)
  const own = tasks.map(({ id }) => pinnedTask(plan, id))
  return {
    task: tasks[0],
    covered: tasks.slice(1),
    tasks: plan.tasks,
    criteria: own.flatMap(criteriaOf),
    files: own.flatMap(({ files }) => files),
    diff,
    shown: shownLines(diff),
    paths: new Set(listPaths(run.root, commit)),
  }
}

/** What a fresh executor is told; a spec review has its fix tasks instead. */
function feedbackFor(run: Run, { task: id, role }: Ticket, verdict: Verdict): string | undefined {
  const task = taskOf(run, id)
  if (!isReviewer(role) || roleOf(role).flow === 'rounds') return undefined
  if (roleOf(role).flow === 'one' || !task)
    return verdict.decision === 'reject' ? rejectionContext(role, verdict) : undefined
  const voters = reviewersNeeded(run, task, role)
  const votes = [...recordsOf(task, role).map((record) => record.verdict), verdict]
  const isLast = votes.length >= voters
  return isLast && votes.some(({ decision }) => decision !== 'approve')
    ? verificationContext(votes, voters)
    : undefined
}
