import { changedPaths } from '../io/git-diff.ts'
import type { EventBody } from '../model/event.ts'
import type { Run, TaskState } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import { reviewedCommit } from '../run/review-range.ts'
import { reviewWork } from '../run/review-work.ts'
import { fixTasksOf } from '../run/spec-review.ts'
import { engineCommit } from './engine-commit.ts'
import { fixStep } from './fix-step.ts'
import type { OpenRun } from './open-run.ts'
import { approvalEntries, progressEdit } from './progress-log.ts'
import { recordOn } from './record.ts'
import { newest, progressFile } from './review-change.ts'
import { checkedOut } from './run-branch.ts'
import { isRestored, takeBackFix } from './take-back-fix.ts'

/**
 * Does what only the engine may do behind a verdict: writes progress, adds fix tasks, approves. Everything follows
 * from the journal, so whoever comes next after a crash does the rest.
 */
export function settleReviews(open: OpenRun): void {
  // Whoever works on another branch gets no commit of ours there; all of this can be done later.
  if (reviewWork(open.run) && checkedOut(open.run.root) !== open.run.branch) return
  while (reviewWork(open.run)) {
    // Two hooks may do a step at the same moment: its commits are keyed, and only one of them records it.
    const steps = recordOn(
      open,
      (run) => nextStep(open.dir, run),
      (_run, events) => ({ events, reply: events.length }),
    )
    if (steps === 0) return
  }
}

function nextStep(dir: string, run: Run): EventBody[] {
  const work = reviewWork(run)
  if (!work) return []
  if (work.kind === 'fix') return fixStep(dir, run, work.task, work.record)
  if (work.takeBack) takeBackFix(run, work.task)
  return [approval(run, work.task)]
}

/** The one place that approves. */
function approval(run: Run, task: TaskState): EventBody {
  const commit = reviewedCommit(run, task)
  if (commit === undefined) throw new Error(`${taskWord(task)} has no commit to approve`)
  const entries = approvalEntries(run, task)
  // Others may have been approved on later commits: the ref never goes back.
  const others = run.tasks.flatMap((other) => other.approvedHead ?? other.approvedCommit ?? [])
  const last = newest(run.root, [commit, ...others])
  const approved: EventBody = { type: 'task_approved', task: task.id, commit }
  if (entries.length === 0) return last === commit ? approved : { ...approved, head: last }
  const head = engineCommit(run, [progressEdit(run, entries)], {
    subject: `docs(${run.spec}): log ${entries[0]?.kind === 'review-skipped' ? 'no review' : 'the review'} of ${taskWord(task)}`,
    key: `approve ${task.id} attempt ${task.attempts.length}`,
    since: commit,
  })
  const known =
    run.knownHead !== undefined &&
    fixTasksOf(run, task).some((fix) => fix.givenUp) &&
    isOwn(run, task, run.knownHead, head)
  return {
    ...approved,
    head: isOwn(run, task, last, head) ? head : last,
    ...(known ? { known: head } : {}),
  }
}

/** Whether nothing but the engine's own lines stands between two commits: the ref does not carry others' work along. */
function isOwn(run: Run, task: TaskState, from: string, to: string): boolean {
  const givenUp = fixTasksOf(run, task).filter((fix) => fix.givenUp)
  const own = [progressFile(run), ...(givenUp.length > 0 ? [task.file] : [])]
  return changedPaths(run.root, from, to).every(
    (path) => own.includes(path) || givenUp.some((fix) => isRestored(run, fix, path, to)),
  )
}
