import type { Config } from '../model/config.ts'
import type { Finding } from '../model/finding.ts'
import type { Check } from './check.ts'

const RANK = { off: 0, warn: 1, block: 2 } as const

/** What `checks:` of the configuration asks for and does not get. Ids of the plan lint are its own business. */
export function settingsFindings(config: Config, checks: readonly Check[]): Finding[] {
  const known = new Map(checks.map((check) => [check.id, check]))
  return Object.entries(config.checks).flatMap(([id, wanted]): Finding[] => {
    const check = known.get(id)
    const at = { id: 'config/checks', severity: 'warn', file: '.ultraplan/config.yaml' } as const
    if (!check) {
      if (/^(?:lint|read)\//.test(id)) return []
      return [{ ...at, message: `checks: there is no check ${id}`, fix: '`ultraplan checks` lists them' }]
    }
    if (check.tunable || RANK[wanted] >= RANK[check.severity]) return []
    const who = check.seed === 'design' ? 'the design' : `seed ${check.seed}`
    return [
      {
        ...at,
        message: `checks: ${id} stays at ${check.severity}, which ${who} asks for; ${wanted} is not taken`,
        fix: 'take the line out; a person can still skip a task',
      },
    ]
  })
}
