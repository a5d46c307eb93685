import { branchHead, checkedOut, tryGit } from '../../io/git.ts'
import { restorePaths } from '../../io/git-commit.ts'
import { changedPaths, touchedPaths } from '../../io/git-diff.ts'
import { putEvidence } from '../../journal/evidence.ts'
import type { EventBody } from '../../model/event.ts'
import type { ReviewRecord, Run, TaskState } from '../../model/run.ts'
import { fixWord, taskWord } from '../../model/task-name.ts'
import { addFixTask } from '../../plan/fix-task.ts'
import { summarize } from '../../plan/lines.ts'
import { fixContext } from '../../prompts/rejection.ts'
import { reviewWork } from '../../run/reviews.ts'
import { fixTasksOf, reviewedCommit } from '../../run/spec-review.ts'
import { engineCommit } from '../runs/engine-commit.ts'
import { pinnedPlan, pinnedTask } from '../runs/find-task.ts'
import type { OpenRun } from '../runs/open-run.ts'
import {
  approvedRef,
  approvedRefAt,
  approvedRefs,
  moveApprovedRef,
} from '../runs/projections/approved-ref.ts'
import { personsBranch } from '../runs/projections/persons-branch.ts'
import { receipts } from '../runs/projections/receipts.ts'
import { append, recordOn } from '../runs/record.ts'
import {
  dueEntries,
  progressEdit,
  progressFile,
  roundEntries,
  roundsBefore,
  stepOf,
  suggested,
  unwritten,
} from '../runs/review-log.ts'
import { filesOfFix, isRestored, newest } from './review-change.ts'

/**
 * Does what only the engine may do after a verdict: writes progress, adds fix tasks, approves. Every step follows from
 * the journal, so after a crash the next hook does the rest.
 */
export function settleReviews(open: OpenRun): void {
  // While a person has another branch checked out, the engine commits nothing there. All of this can be done later.
  const { isolated, root, branch } = open.run
  if (reviewWork(open.run) && !isolated && checkedOut(root) !== branch) return
  while (reviewWork(open.run)) {
    // Two hooks may do the same step at the same time: the step's commits carry a key, and only one hook records it.
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
  const { entries, also } = dueEntries(run, task)
  // Other tasks may have been approved on later commits, and the ref never moves backwards.
  const others = run.tasks.flatMap((other) => other.approvedHead ?? other.approvedCommit ?? [])
  const last = newest(run.root, [commit, ...others])
  const approved: EventBody = { type: 'task_approved', task: task.id, commit }
  if (entries.length === 0) return last === commit ? approved : { ...approved, head: last }
  const head = engineCommit(run, [progressEdit(run, entries)], {
    subject: `docs(${run.spec}): log ${entries.at(-1)?.kind === 'review-skipped' ? 'no review' : 'the review'} of ${taskWord(task)}`,
    key: stepOf(task),
    also,
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

/** Whether only the engine's own lines differ between two commits. Only then may the ref move over them, because anything else is not approved. */
function isOwn(run: Run, task: TaskState, from: string, to: string): boolean {
  const givenUp = fixTasksOf(run, task).filter((fix) => fix.givenUp)
  const own = [progressFile(run), ...(givenUp.length > 0 ? [task.file] : [])]
  const { root } = run
  // The attempts at a fix that was given up are in between; all others may leave nothing there.
  const changed =
    givenUp.length > 0
      ? changedPaths(root, from, to)
      : touchedPaths(root, from, to).flatMap(({ paths }) => paths)
  return changed.every((path) => own.includes(path) || givenUp.some((fix) => isRestored(run, fix, path, to)))
}

/** Path A of seed 000: adds a fix task made from the reviewer's feedback to the plan and to the run. It is gated like any task. */
export function fixStep(dir: string, run: Run, task: TaskState, record: ReviewRecord): EventBody[] {
  const plan = pinnedPlan(dir, run)
  const original = pinnedTask(plan, task.id)
  const { findings, suggestions = [], feedback } = record.verdict
  const code = findings.filter((finding) => !suggestions.includes(finding))
  const added = addFixTask(plan, {
    original,
    files: [...new Set([task.id, ...(record.covers ?? [])].flatMap((id) => pinnedTask(plan, id).files))],
    summary: code[0] ?? 'review finding',
    finding: code.join('; ') || feedback,
    scope: run.spec,
  })
  const since = reviewedCommit(run, task)
  const before = unwritten(run)
  const earlier = roundsBefore(run, task, record)
  if (!added || since === undefined) throw new Error(`no fix task can be made for ${taskWord(task)}`)
  const commit = engineCommit(
    run,
    [
      ...(added.task.box
        ? [{ path: original.file, change: (text: string | undefined) => added.insert(text ?? '') }]
        : []),
      progressEdit(run, [
        ...before.entries,
        ...earlier.entries,
        ...roundEntries(run, task, record, 'fix task added'),
        ...suggested(task, record),
      ]),
    ],
    {
      subject: `docs(${run.spec}): add ${fixWord(added.task)} from the review of ${taskWord(task)}`,
      key: `fix ${added.task.id}`,
      also: [...before.also, ...earlier.also],
      since,
    },
  )
  return [
    {
      type: 'tasks_added',
      after: added.after,
      tasks: [{ ...summarize(added.task), addedBy: 'review' }],
      plan: putEvidence(dir, JSON.stringify(added.plan)),
      commit,
      cause: `review of ${taskWord(task)}, iteration ${record.iteration}`,
      feedback: putEvidence(dir, fixContext(record.verdict)),
    },
  ]
}

/**
 * Reverts a fix that failed twice, because the original implementation stays (S0-58). The commits of the fix remain in
 * the history. Files that another person or agent has changed since then, committed or not, are left as they are.
 */
function takeBackFix(run: Run, task: TaskState): void {
  const fix = fixTasksOf(run, task).at(-1)
  const head = branchHead(run)
  const files = fix && head ? filesOfFix(run, fix, head) : []
  if (!fix || !head || files.length === 0) return
  const subject = `revert(${run.spec}): keep the original implementation of ${taskWord(task)}`
  // The revert is made on exactly this commit, so of two hooks that run at the same time only one succeeds.
  restorePaths(run.root, { ...run, head }, files, `${subject}\n\nThe ${fixWord(fix)} failed twice.\n`)
}

/** Only the engine moves the approved ref. If something else moved it, it is moved back, and the person is told. */
export function guardApprovedRef(open: OpenRun): void {
  const { id, root, base, approvedHead } = open.run
  const at = approvedRefAt(root, id) ?? base
  if (at === approvedHead) return
  moveApprovedRef(open.run, open)
  // A ref that is too old is no attack: a hook that was killed before it moved the ref leaves it so.
  const now = open.journal.state?.approvedHead ?? approvedHead
  if (tryGit(root, ['merge-base', '--is-ancestor', at, now]) !== undefined) return
  append(open, { type: 'refused', id: 'ref/moved', what: `moving ${approvedRef(id)} to ${at.slice(0, 10)}` })
}

/** Repairs the approved ref, the person's branch and the receipts from the journal after a process was killed between writing the journal and git. */
export function mendApprovals(open: OpenRun): void {
  for (const { project } of [approvedRefs, personsBranch, receipts]) project(open.run, open, undefined)
}
