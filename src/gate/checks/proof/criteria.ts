import { check } from '../../check.ts'
import { commandFailure } from '../../commands.ts'

export const criteria = check({
  id: 'proof/criteria',
  stage: 'proof',
  failure: 'VERIFY_FAILURE',
  rows: ['S4-09', 'S4-10', 'S4-11'],
  summary: 'the command of every blocking acceptance criterion exits 0',
  message: '{criterion}: `{command}` exited {code}',
  run: ({ runs }) => {
    const ran = runs.filter(({ result }) => result.purpose === 'criterion')
    if (ran.length === 0) return { skip: 'the task has no acceptance criteria with a command' }
    return ran.flatMap(({ result, weight, label }) => {
      const wrong = commandFailure(result)
      if (!wrong) return []
      const message = label ? `${label}: ${wrong.message}` : wrong.message
      return { ...wrong, message, severity: weight === 'warning' ? 'warn' : undefined }
    })
  },
})
