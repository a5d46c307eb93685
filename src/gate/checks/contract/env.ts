import { check } from '../../check.ts'
import { missingVariables, notSet } from '../../contract-checker.ts'

export const env = check({
  id: 'contract/env',
  stage: 'artifacts',
  failure: 'VERIFY_FAILURE',
  seed: '004',
  rows: ['S4-07', 'S4-26'],
  summary: 'every variable that the contract requires is set; values are never shown',
  message: '{name} is NOT set \u2014 task may fail at runtime',
  run: ({ task, environment }) => {
    const wanted = task.contract?.environmentVarsRequired ?? []
    if (wanted.length === 0) return { skip: 'the contract names no variables' }
    return missingVariables(wanted, environment).map((name) => ({
      file: task.file,
      line: task.line,
      message: notSet(name),
      fix: `a person sets ${name} in a .env file of the repository, or where the client is started`,
    }))
  },
})
