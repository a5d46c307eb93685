/** What an architect (or security reviewer) writes at the end of a review. */
export function architectVerdict(
  task: string,
  title: string,
  over: {
    verdict?: string
    confidence?: string
    findings?: string[]
    concerns?: string[]
    recommendation?: string
    feedback?: string
    prose?: string
  } = {},
): string {
  const isApproval = (over.verdict ?? 'APPROVED') === 'APPROVED'
  return [
    over.prose ?? 'I read the diff and the files.',
    '',
    '```yaml',
    `verdict: ${over.verdict ?? 'APPROVED'}`,
    `task_name: "Task ${task}: ${title}"`,
    `confidence: ${over.confidence ?? 'HIGH'}`,
    `findings: ${JSON.stringify(over.findings ?? ['Criterion met: the file holds what the task asks for'])}`,
    `concerns: ${JSON.stringify(over.concerns ?? [])}`,
    `recommendation: ${over.recommendation ?? (isApproval ? 'commit' : 'retry')}`,
    `feedback: ${JSON.stringify(over.feedback ?? '')}`,
    '```',
  ].join('\n')
}

/** What a spec-reviewer writes. */
export function specReview(
  signal: string,
  rows: [dimension: string, status: string, finding: string][] = [
    ['correctness', 'PASS', 'it does what tasks.md says'],
  ],
  feedback: string[] = [],
): string {
  return [
    '| Dimension | Status | Finding |',
    '| --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
    ...(feedback.length > 0
      ? ['## Feedback for Revision', ...feedback.map((point, index) => `${index + 1}. ${point}`), '']
      : []),
    signal,
  ].join('\n')
}

export const verifierVerdict = (passed: boolean, over: Record<string, unknown> = {}): string =>
  JSON.stringify({
    passed,
    issues: passed ? [] : ['it does not do what was asked'],
    confidence: 0.9,
    suggestion: passed ? '' : 'do what was asked',
    ...over,
  })
