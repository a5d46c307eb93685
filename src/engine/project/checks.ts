import { type Check, settingsFindings, severityOf } from '../../gate/check.ts'
import { checksWith } from '../../gate/checks/index.ts'
import { renderCheckDocs } from '../../gate/render-docs.ts'
import { findRepository } from '../../io/git.ts'
import { Config } from '../../model/config.ts'
import type { Finding } from '../../model/gate.ts'
import type { CheckInfo } from '../../model/reports.ts'
import { renderLintDocs } from '../../plan/lint/render-docs.ts'
import { PACKET_RULES } from '../../plan/packet/rules/index.ts'
import { committedConfig } from './read-config.ts'

/** Every check of stages 1 to 3, with Gate 1 of seed 002 as the plan has it. */
export const ALL_CHECKS: readonly Check[] = checksWith(PACKET_RULES)

/** All checks as they would run here: with the severity that the committed configuration gives them. */
export function listChecks(cwd: string): { checks: CheckInfo[]; findings: Finding[] } {
  const root = findRepository(cwd)?.root
  const settings = root === undefined ? { config: Config.parse({}) } : committedConfig(root, 'HEAD')
  const config = 'config' in settings ? settings.config : Config.parse({})
  const checks = ALL_CHECKS.map((check): CheckInfo => {
    const { id, stage, severity, failure, summary, seed, tunable } = check
    const configured = severityOf(check, config)
    return { id, stage, severity, configured, failure, summary, seed, rows: [...check.rows], tunable }
  })
  const broken = 'problems' in settings ? settings.problems : []
  return { checks, findings: [...broken, ...settingsFindings(config, ALL_CHECKS)] }
}

/** The reference pages that are generated from the checks and rules themselves. */
export function referenceDocs(): Record<string, string> {
  return { 'docs/checks.md': renderCheckDocs(ALL_CHECKS), 'docs/lint.md': renderLintDocs() }
}
