import type { Config } from '../model/config.ts'
import type { Finding } from '../model/finding.ts'
import type { PlanReading } from '../model/plan.ts'
import type { Refusal } from './open-run.ts'

export function lintPlan(reading: PlanReading, _config: Config): Finding[] {
  return reading.problems
}

export function lintText(_cwd: string, _argument: string): { text: string } | Refusal {
  return { text: 'soon' }
}
