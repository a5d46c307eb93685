import type { Finding, Severity } from '../model/finding.ts'

/** Something a reader could not make out, or only guessed; it blocks unless it is said to warn. */
export const problem = (
  id: `read/${string}`,
  { file, line }: { file: string; line: number },
  message: string,
  fix: string,
  severity: Severity = 'block',
): Finding => ({ id, severity, file, line, message, fix })
