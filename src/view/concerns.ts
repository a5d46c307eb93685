import { checkOf } from '../model/roles.ts'
import type { ReviewRecord, Run, TaskState } from '../model/run.ts'
import { oneLine } from './terminal.ts'

export interface Concern {
  task: TaskState
  /** The check or the reviewer that raised it. */
  from: string
  text: string
}

/** The last word of each reviewer on a task (of each voter where several vote). */
export function lastReviews(task: TaskState): ReviewRecord[] {
  const last = new Map<string, ReviewRecord>()
  for (const record of task.reviews) {
    const voter = record.role === 'verifier' ? `verifier ${record.iteration}` : record.role
    last.set(voter, record)
  }
  return [...last.values()]
}

/** What a reviewer left behind on a task that went on nevertheless. */
function leftBehind({ role, verdict }: ReviewRecord): { from: string; text: string }[] {
  const from = checkOf(role)
  switch (verdict.decision) {
    case 'approve':
      return verdict.concerns.map((text) => ({ from, text }))
    case 'no-signal':
      return [{ from, text: `${role} gave no signal` }]
    case 'malformed':
      return [
        {
          from,
          text: verdict.says
            ? `${role} approved, and took it back: ${verdict.problems[0]?.message ?? ''}`
            : `${role} handed in nothing that could be read`,
        },
      ]
    case 'reject': {
      const texts = [...verdict.findings, ...verdict.concerns]
      return (texts.length > 0 ? texts : [verdict.feedback || 'rejected without a reason']).map((text) => ({
        from,
        text,
      }))
    }
  }
}

/** Review findings that nobody has answered: concerns of an approval, and rejections a task went on in spite of. */
export function outstandingFindings(run: Run): Concern[] {
  return run.tasks.flatMap((task) =>
    lastReviews(task).flatMap((record) =>
      leftBehind(record).map(({ from, text }) => ({ task, from, text: oneLine(text) })),
    ),
  )
}

/** Warnings of the gate on what it let pass (flakiness among them: S1-138). */
export function warningsOf(run: Run): Concern[] {
  return run.tasks.flatMap((task) =>
    (task.lastResult?.outcome === 'PASSED' ? task.lastResult.findings : [])
      .filter((finding) => finding.severity === 'warn')
      .map((finding) => ({ task, from: oneLine(finding.id), text: oneLine(finding.message) })),
  )
}

export const concernsOf = (run: Run): Concern[] => [...warningsOf(run), ...outstandingFindings(run)]
