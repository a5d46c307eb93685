import type { Config } from '../model/config.ts'
import type { Plan } from '../model/plan.ts'
import { comparePermissions, type Need, neededCalls, type PermissionGaps } from '../plan/needed-rules.ts'
import { matchesCommand, parseRule } from '../plan/permission-rule.ts'
import { type ClientPlace, type ClientSettings, readClientSettings } from './client-settings.ts'

export interface PermissionReport {
  settings: ClientSettings
  gaps: PermissionGaps
  /** What would stop an unattended run, one line each, for people; empty when nothing would. */
  lines: string[]
}

/** Compares what a plan's executors have to do with what the client lets them do without a question. */
export function reportPermissions(
  place: ClientPlace,
  plans: readonly Plan[],
  config: Config,
  mode?: string,
): PermissionReport {
  const settings = readClientSettings(place, mode)
  const gaps = comparePermissions(neededCalls(plans, config), settings)
  return { settings, gaps, lines: wordGaps(settings, gaps) }
}

const MOST = 8

function wordGaps({ mode, projectAllow }: ClientSettings, gaps: PermissionGaps): string[] {
  const { edits, missing, refused, always } = gaps
  const own = projectAllow.map(parseRule)
  const isWritten = ({ command }: Need) => own.some((rule) => matchesCommand(rule, command))
  const untrusted = missing.filter(isWritten)
  const rules = missing.filter((need) => !isWritten(need)).map(({ rule }) => rule)
  const more = rules.length > MOST ? ` and ${rules.length - MOST} more` : ''
  return [
    ...(mode === 'plan' ? ['plan mode lets executors change nothing'] : []),
    ...(edits
      ? [
          `in mode ${mode} every edit of a file is asked for: --permission-mode acceptEdits or auto makes them without a question`,
        ]
      : []),
    ...(rules.length > 0 ? [`no rule allows: ${rules.slice(0, MOST).join(', ')}${more}`] : []),
    ...(untrusted.length > 0
      ? [
          `${untrusted.length} rules of the project do not count until a person has accepted this folder: start claude here once`,
        ]
      : []),
    ...refused.map(({ command, by }) => `the rule ${by} stands against: ${command}`),
    ...always.map(({ command, because }) => `the client always asks for: ${command} (${because})`),
  ]
}

/** What `implement` tells the person before an unattended run meets a question. Nothing when nothing would be asked. */
export function permissionRemark(report: PermissionReport, argument: string): string | undefined {
  if (report.lines.length === 0) return undefined
  const [verb, fix] =
    report.settings.mode === 'auto'
      ? ["auto mode's own check decides on some calls of this plan", 'to have them allowed for good']
      : ['this run would stop for permission', 'to write the rules']
  return [
    `${verb}:`,
    ...report.lines.map((line) => `  ${line}`),
    `  ${fix}: /ultraplan:init ${argument}`,
  ].join('\n')
}
