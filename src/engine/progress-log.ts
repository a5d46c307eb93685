import type { ReviewRecord, Run, TaskState } from '../model/run.ts'
import { fixWord, taskWord } from '../model/task-name.ts'
import { taskIndex } from '../run/review-index.ts'
import { needsSpecReview, nextReviewIndex, reviewBatch } from '../run/review-need.ts'
import { specReviewOf } from '../run/reviews.ts'
import { fixTasksOf, specRecords } from '../run/spec-review.ts'
import { addProgress, type ProgressEntry } from '../view/progress.ts'
import type { EngineEdit } from './engine-commit.ts'
import { progressFile } from './review-change.ts'

export const progressEdit = (run: Run, entries: readonly ProgressEntry[]): EngineEdit => ({
  path: progressFile(run),
  change: (text) => entries.reduce(addProgress, text ?? ''),
})

/** One round of the review loop, as seed 000 logs it. */
export function reviewEntry(
  run: Run,
  task: TaskState,
  record: ReviewRecord,
  action: Extract<ProgressEntry, { kind: 'review' }>['action'],
): ProgressEntry {
  const { verdict, iteration } = record
  const status = { approve: 'REVIEW_PASS', 'no-signal': 'REVIEW_PASS (no signal)' } as const
  return {
    kind: 'review',
    taskIndex: taskIndex(run, reviewBatch(run, task)[0] ?? task),
    iteration,
    status: verdict.decision in status ? status[verdict.decision as keyof typeof status] : 'REVIEW_FAIL',
    findings: verdict.findings,
    action,
  }
}

/** What `.progress.md` gets when a task is through: its last review, or that there was none. */
export function approvalEntries(run: Run, task: TaskState): ProgressEntry[] {
  if (!run.config.review.spec || task.addedBy === 'review') return []
  const record = specRecords(task).at(-1)
  if (!needsSpecReview(run, task)) return skipped(run, task)
  const spec = specReviewOf(run, task)
  if (!record || spec.kind !== 'ended') return []
  const { findings, suggestions = [] } = record.verdict
  const suggested: ProgressEntry[] =
    suggestions.length > 0 ? [{ kind: 'suggestions', task: taskWord(task), suggestions }] : []
  switch (spec.how) {
    case 'suggested':
      return [reviewEntry(run, task, record, 'warnings appended, proceeded'), ...suggested]
    case 'capped':
      return [
        reviewEntry(run, task, record, 'warnings appended, proceeded'),
        { kind: 'review-capped', iterations: record.iteration, findings },
        ...suggested,
      ]
    case 'given-up': {
      const fix = fixTasksOf(run, task).at(-1)
      return fix ? [{ kind: 'fix-given-up', fix: fixWord(fix), findings }] : []
    }
    case 'with-batch':
      return []
    case 'passed':
    case 'no-signal':
      return [reviewEntry(run, task, record, 'proceeded')]
  }
}

/** Of a parallel batch the first task speaks for all. */
function skipped(run: Run, task: TaskState): ProgressEntry[] {
  const batch = reviewBatch(run, task)
  const last = batch.at(-1) ?? task
  const next = nextReviewIndex(run, taskIndex(run, last))
  return batch[0]?.id === task.id && next !== undefined ? [{ kind: 'review-skipped', next }] : []
}
