import { check } from '../../check.ts'

export const intact = check({
  id: 'journal/intact',
  stage: 'artifacts',
  failure: 'BLOCKED',
  summary: 'the journal of the run is whole; if it is not, the run halts',
  message: 'the journal of the run is damaged: {what}',
  run: ({ journal }) => {
    if (journal === undefined) return { skip: 'there is no run whose journal could be read' }
    if (journal === 'whole') return []
    const message = `the journal of the run is damaged: ${journal.problem}`
    return { message, fix: 'a person looks at it with: ultraplan audit' }
  },
})
