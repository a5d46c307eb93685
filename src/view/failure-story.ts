import { failedCommand } from '../model/last-runs.ts'
import type { TaskState } from '../model/run.ts'
import { taskName } from './names.ts'
import { failuresOf } from './task-view.ts'
import { clean, oneLine } from './terminal.ts'

const MOST_LINES = 20

/** Why a task stands still, for the person who has to decide: its failures, and what the last judgement found. */
export function failureStory(task: TaskState): string {
  const failures = failuresOf(task).map(
    (failure) => `  attempt ${failure.attempt}: ${failure.type}  ${oneLine(failure.reason)}`,
  )
  const blocking = (task.lastResult?.findings ?? []).filter((finding) => finding.severity === 'block')
  const findings = blocking.flatMap(({ id, file, line, message, fix }) => [
    `  ${file ? `${oneLine(file)}${line ? `:${line}` : ''}  ` : ''}${oneLine(message)}  [${oneLine(id)}]`,
    ...(fix ? [`    ${oneLine(fix)}`] : []),
  ])
  const failed = task.lastResult && failedCommand(task.lastResult)
  return [
    `${taskName(task)} is ${task.status}: ${oneLine(task.pausedFor?.reason ?? 'no reason recorded')}`,
    ...(failures.length > 0 ? ['failures:', ...failures] : []),
    ...(findings.length > 0 ? ['the last judgement found:', ...findings] : []),
    ...(failed
      ? [
          `${oneLine(failed.command)} ended with ${failed.exitCode ?? 'no exit code'}:`,
          excerpt(failed.excerpt),
        ]
      : []),
    `more: ultraplan log ${oneLine(task.id)}`,
  ].join('\n')
}

const excerpt = (text: string): string =>
  clean(text)
    .split('\n')
    .slice(-MOST_LINES)
    .map((line) => `  ${line}`)
    .join('\n')
