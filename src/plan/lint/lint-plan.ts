import type { Finding, Severity } from '../../model/gate.ts'
import type { PlanReading } from '../../model/plan.ts'
import { checkPacket } from '../packet/rules/index.ts'
import { countAgain } from './count/count.ts'
import type { LintFacts, LintRule } from './rule.ts'
import { LINT_RULES } from './rules/index.ts'

export interface LintOptions extends LintFacts {
  /** `checks:` of the configuration. */
  severities?: Readonly<Record<string, 'off' | 'warn' | 'block'>>
}

/** Everything that is wrong with a plan, in the order in which a person reads it. */
export function lintPlan(reading: PlanReading, options: LintOptions = {}): Finding[] {
  const { plan, problems } = reading
  const found = LINT_RULES.flatMap((rule) => {
    const set = options.severities?.[rule.id]
    if (set === 'off' && rule.tunable) return []
    return rule
      .run(plan, options)
      .map(
        (remark): Finding => ({ ...remark, id: rule.id, severity: severityOf(rule, remark.severity, set) }),
      )
  })
  const packets = plan.tasks.flatMap((task) => (task.packet ? checkPacket(task, plan) : []))
  return inOrder(
    [...problems, ...countAgain(reading), ...packets, ...found],
    plan.files.map((file) => file.path),
  )
}

/** A severity that the remark itself has stays. The configuration can raise a rule, and lower it only if it is tunable. */
function severityOf(
  rule: LintRule,
  own: Severity | undefined,
  set: 'off' | 'warn' | 'block' | undefined,
): Severity {
  const severity = own ?? rule.severity
  if (own !== undefined || set === undefined || set === 'off') return severity
  return set === 'block' || rule.tunable ? set : severity
}

/** Sorted by file and line. Findings at the same place stay in the order of the rules. */
function inOrder(findings: Finding[], files: readonly string[]): Finding[] {
  const rank = new Map(files.map((file, index) => [file, index]))
  const rankOf = (finding: Finding) => rank.get(finding.file ?? '') ?? files.length
  return findings.sort((a, b) => rankOf(a) - rankOf(b) || (a.line ?? 0) - (b.line ?? 0))
}
