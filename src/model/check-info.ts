import type { FailureType, Severity } from './finding.ts'
import type { Stage } from './gate.ts'

/** What is known of a check without running it. */
export interface CheckInfo {
  id: string
  stage: Stage
  severity: Severity
  /** As the committed configuration has it. */
  configured: Severity | 'off'
  failure: FailureType
  summary: string
  /** The seed that asks for it, or `design`. */
  seed: string
  rows: string[]
  /** Whether the configuration may lower it. */
  tunable: boolean
}
