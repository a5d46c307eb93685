import type { Config } from '../../model/config.ts'
import type { Plan } from '../../model/plan.ts'
import { type ClientPlace, type ClientSettings, readClientSettings } from '../settings.ts'
import { type Need, neededCalls } from './needed.ts'
import { matchesCommand, parseRule } from './rule.ts'

export type Permissions = Pick<ClientSettings, 'mode' | 'allow' | 'deny' | 'ask' | 'sandboxed'>

/** What would stop an unattended run of the plan. */
export interface PermissionGaps {
  /** Files cannot be edited without a question. */
  edits: boolean
  missing: (Need & { rule: string })[]
  /** A deny or ask rule matches it. */
  refused: (Need & { by: string })[]
  /** No rule helps. */
  always: Need[]
}

export interface PermissionReport {
  settings: ClientSettings
  gaps: PermissionGaps
  /** What would stop an unattended run, one line each, for people; empty when nothing would. */
  lines: string[]
  /** Rules that `init` would write. */
  unwritten: string[]
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
  const own = settings.projectAllow.map(parseRule)
  const unwritten = gaps.missing
    .filter(({ command }) => !own.some((rule) => matchesCommand(rule, command)))
    .map(({ rule }) => rule)
  return { settings, gaps, lines: wordGaps(settings, gaps, unwritten), unwritten }
}

const MOST = 8

function wordGaps({ mode }: ClientSettings, gaps: PermissionGaps, rules: readonly string[]): string[] {
  const { edits, missing, refused, always } = gaps
  const untrusted = missing.length - rules.length
  const more = rules.length > MOST ? ` and ${rules.length - MOST} more` : ''
  const line = (is: boolean, words: string) => (is ? [words] : [])
  return [
    ...line(mode === 'plan', 'plan mode lets executors change nothing'),
    ...line(
      edits,
      `in mode ${mode} every edit of a file is asked for: --permission-mode acceptEdits or auto makes them without a question`,
    ),
    ...line(rules.length > 0, `no rule allows: ${rules.slice(0, MOST).join(', ')}${more}`),
    ...line(
      untrusted > 0,
      `${untrusted === 1 ? '1 rule of the project does' : `${untrusted} rules of the project do`} not count until a person has accepted this folder: start claude here once`,
    ),
    ...refused.map(({ command, by }) => `the rule ${by} stands against: ${command}`),
    ...always.map(({ command, because }) => `the client always asks for: ${command} (${because})`),
  ]
}

/** What `implement` tells the person before a run meets a question. Nothing when nothing would be asked. */
export function permissionRemark(
  report: PermissionReport,
  argument: string,
  on: 'screen' | 'print',
): string | undefined {
  if (report.lines.length === 0) return undefined
  const { mode, trusted } = report.settings
  const isAsked = on === 'screen' && (mode === 'default' || mode === 'acceptEdits')
  const [verb, fix] =
    mode === 'auto'
      ? ["auto mode's own check decides on some calls of this plan", 'to have them allowed for good']
      : [
          isAsked ? 'Claude Code will ask you during this run' : 'this run would stop for permission',
          'to write the rules',
        ]
  // Rules of a project count only where a person has accepted its folder, which only the screen asks.
  const first = trusted || on === 'screen' ? '' : ', and start claude here once, to accept this folder'
  // It writes rules, and nothing else would change by it.
  const init = report.unwritten.length > 0 ? [`${fix}: /ultraplan:init ${argument}${first}`] : []
  return [`${verb}:`, ...report.lines, ...init].join('\n  ')
}

/** Compares what a plan needs with what the settings allow. Pure: nothing is asked of the client. */
export function comparePermissions(
  needs: readonly Need[],
  { mode, sandboxed, ...rules }: Permissions,
): PermissionGaps {
  const gaps: PermissionGaps = { edits: false, missing: [], refused: [], always: [] }
  if (mode === 'bypassPermissions') return gaps
  const allow = rules.allow.map(parseRule)
  const against = [...rules.deny, ...rules.ask]
  const isWhole = (tool: string) => allow.some((rule) => rule.tool === tool && rule.content === undefined)
  gaps.edits = mode !== 'acceptEdits' && mode !== 'auto' && !isWhole('Edit')
  const anything = sandboxed || isWhole('Bash')
  for (const need of needs) {
    const { command, rule } = need
    const by = against.find((other) => matchesCommand(parseRule(other), command))
    if (by !== undefined) gaps.refused.push({ ...need, by })
    else if (anything || allow.some((other) => matchesCommand(other, command))) continue
    else if (rule === undefined) gaps.always.push(need)
    else gaps.missing.push({ ...need, rule })
  }
  return gaps
}
