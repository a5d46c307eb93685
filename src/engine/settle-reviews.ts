import type { EventBody } from '../model/event.ts'
import type { Run, TaskState } from '../model/run.ts'
import { reviewedCommit } from '../run/review-range.ts'
import { isApprovable } from '../run/reviews.ts'
import { recordApproval } from './approve.ts'
import { engineCommit } from './engine-commit.ts'
import type { OpenRun } from './open-run.ts'
import { approvalEntries, progressEdit } from './progress-log.ts'

/**
 * Does what only the engine may do behind a verdict: writes progress, adds fix tasks, approves. Everything follows
 * from the journal, so whoever comes next after a crash does the rest.
 */
export function settleReviews(open: OpenRun): void {
  while (open.run.tasks.some((task) => isApprovable(open.run, task))) {
    // Under the journal's lock: two hooks at the same moment must not both write.
    const { state, events } = open.journal.update((run) => (run ? nextStep(run) : []))
    open.run = state as Run
    for (const event of events) if (event.type === 'task_approved') recordApproval(open, event.task)
    if (events.length === 0) return
  }
}

function nextStep(run: Run): EventBody[] {
  const task = run.tasks.find((candidate) => isApprovable(run, candidate))
  return task ? [approval(run, task)] : []
}

/** The one place that approves. */
function approval(run: Run, task: TaskState): EventBody {
  const commit = reviewedCommit(run, task)
  if (commit === undefined) throw new Error(`task ${task.id} has no commit to approve`)
  const entries = approvalEntries(run, task)
  const approved: EventBody = { type: 'task_approved', task: task.id, commit }
  if (entries.length === 0) return approved
  const head = engineCommit(run, [progressEdit(run, entries)], {
    subject: `docs(${run.spec}): log the review of task ${task.id}`,
    key: `approve ${task.id} attempt ${task.attempts.length}`,
    since: commit,
  })
  return { ...approved, head }
}
