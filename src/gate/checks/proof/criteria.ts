import type { CommandResult } from '../../../model/evidence.ts'
import { check, type Remark, type Skip } from '../../check.ts'
import { commandFailure } from '../../commands.ts'
import type { CommandRunFact } from '../../facts.ts'

export const criteria = check({
  id: 'proof/criteria',
  stage: 'proof',
  failure: 'VERIFY_FAILURE',
  seed: '004',
  rows: ['S4-09', 'S4-10', 'S4-11'],
  summary: 'the command of every blocking acceptance criterion exits 0',
  message: '{criterion}: `{command}` exited {code}',
  run: ({ runs }) => ranWith(runs, 'criterion', 'the task has no acceptance criteria with a command'),
})

/** The failures of all commands of one purpose; skipped when there was none to run. */
function ranWith(
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
