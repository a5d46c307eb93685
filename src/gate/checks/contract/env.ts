import { check, ofTask } from '../../check.ts'
import { missingVariables, notSet } from '../../contract-checker.ts'

export const env = check({
  id: 'contract/env',
  stage: 'artifacts',
  failure: 'VERIFY_FAILURE',
  rows: ['S4-07', 'S4-26'],
  summary: 'every variable that the contract requires is set; values are never shown',
  message: '{name} is NOT set \u2014 task may fail at runtime',
  run: ({ task, environment }) => {
    const wanted = task.contract?.environmentVarsRequired ?? []
    if (wanted.length === 0) return { skip: 'the contract names no variables' }
    return missingVariables(wanted, environment).map((name) => {
      const fix = `a person sets ${name} in a .env file of the repository, or where the client is started`
      return ofTask(task, notSet(name), fix)
    })
  },
})
