import type { Task } from '../../model/plan.ts'
import { taskName } from '../../model/task-name.ts'

/** A correct result block for this task, for whoever handed in a wrong one. */
export function resultTemplate(task: Task): string {
  const command = task.verify.find((verify) => verify.command)?.command ?? 'the verify command'
  return [
    '```yaml',
    'status: success',
    `task_name: ${JSON.stringify(taskName(task))}`,
    `files_modified: [${task.files
      .slice(0, 3)
      .map((file) => JSON.stringify(file))
      .join(', ')}]`,
    'verification:',
    `  command: ${JSON.stringify(command)}`,
    '  exit_code: 0',
    '  output_summary: "one line of what it printed"',
    'done_criteria_met: true',
    'evidence: |',
    '  what shows that it is done',
    'error: null',
    '```',
    'TASK_COMPLETE',
  ].join('\n')
}
