/** What an executor writes when it hands in. */
export function claim(
  task: string,
  title: string,
  over: { files?: string[]; command?: string; exitCode?: number; prose?: string; signal?: string } = {},
): string {
  return [
    over.prose ?? 'Done.',
    '',
    '```yaml',
    'status: success',
    `task_name: "Task ${task}: ${title}"`,
    `files_modified: ${JSON.stringify(over.files ?? [])}`,
    `verification: { command: ${JSON.stringify(over.command ?? 'test -f a.txt')}, exit_code: ${over.exitCode ?? 0}, output_summary: "fine" }`,
    'done_criteria_met: true',
    'evidence: "the file is there"',
    'error: null',
    '```',
    '',
    over.signal ?? 'TASK_COMPLETE',
  ].join('\n')
}
