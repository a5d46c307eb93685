import { check, ofTask } from '../../check.ts'
import { exportedName, missingExports } from '../../contract-checker.ts'

export const exports = check({
  id: 'contract/exports',
  stage: 'artifacts',
  failure: 'VERIFY_FAILURE',
  rows: ['S4-06', 'S4-40'],
  summary: 'every export of the contract is really defined in the source that the task produced',
  message: 'export {name} is in none of the files that the task produced',
  run: ({ task, files, paths }) => {
    const wanted = task.contract?.exports ?? []
    if (wanted.length === 0) return { skip: 'the contract names no exports' }
    return missingExports(wanted, files, paths).map((entry) => {
      const fix = `define and export ${exportedName(entry) ?? entry} in one of the task's files, and commit`
      return ofTask(task, `export ${entry} is in none of the files that the task produced`, fix)
    })
  },
})
