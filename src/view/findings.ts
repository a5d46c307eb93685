import type { Finding } from '../model/finding.ts'

export function renderFindings(findings: readonly Finding[]): string {
  return findings
    .map(
      (finding) =>
        `${finding.file ?? ''}:${finding.line ?? ''}  ${finding.message}  [${finding.id}]\n  ${finding.fix ?? ''}`,
    )
    .join('\n')
}
