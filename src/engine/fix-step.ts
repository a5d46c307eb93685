import { putEvidence } from '../journal/evidence.ts'
import type { EventBody } from '../model/event.ts'
import type { ReviewRecord, Run, TaskState } from '../model/run.ts'
import { fixWord, taskWord } from '../model/task-name.ts'
import { addFixTask } from '../plan/fix-task.ts'
import { summarize } from '../plan/summarize.ts'
import { fixContext } from '../prompts/rejection.ts'
import { reviewedCommit } from '../run/review-range.ts'
import { engineCommit } from './engine-commit.ts'
import { pinnedPlan, pinnedTask } from './pinned-plan.ts'
import { progressEdit, reviewEntry } from './progress-log.ts'

/** Path A of seed 000: a fix task from the reviewer's feedback, in the plan and in the run, gated like any task. */
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
  if (!added || since === undefined) throw new Error(`no fix task can be made for ${taskWord(task)}`)
  const commit = engineCommit(
    run,
    [
      ...(added.task.box
        ? [{ path: original.file, change: (text: string | undefined) => added.insert(text ?? '') }]
        : []),
      progressEdit(run, [
        reviewEntry(run, task, record, 'fix task added'),
        ...(suggestions.length > 0
          ? [{ kind: 'suggestions' as const, task: taskWord(task), suggestions }]
          : []),
      ]),
    ],
    {
      subject: `docs(${run.spec}): add ${fixWord(added.task)} from the review of ${taskWord(task)}`,
      key: `fix ${added.task.id}`,
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
