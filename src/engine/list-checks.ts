import { settingsFindings } from '../gate/check-settings.ts'
import { severityOf } from '../gate/run-stage.ts'
import { findRepository } from '../io/git.ts'
import type { CheckInfo } from '../model/check-info.ts'
import { Config } from '../model/config.ts'
import type { Finding } from '../model/finding.ts'
import { ALL_CHECKS } from './all-checks.ts'
import { committedConfig } from './read-config.ts'

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
