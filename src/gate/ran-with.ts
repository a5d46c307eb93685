import type { CommandResult } from '../model/evidence.ts'
import type { Remark, Skip } from './check.ts'
import { commandFailure } from './command-failure.ts'
import type { CommandRunFact } from './facts.ts'

/** The failures of all commands of one purpose; skipped when there was none to run. */
export function ranWith(
  runs: readonly CommandRunFact[],
  purpose: CommandResult['purpose'],
  skip: string,
): Remark[] | Skip {
  const ran = runs.filter(({ result }) => result.purpose === purpose)
  if (ran.length === 0) return { skip }
  return ran.flatMap(({ result, weight, label }) => {
    const wrong = commandFailure(result)
    if (!wrong) return []
    const message = label ? `${label}: ${wrong.message}` : wrong.message
    return [{ ...wrong, message, ...(weight === 'warning' ? { severity: 'warn' as const } : {}) }]
  })
}
