import { check } from '../../check.ts'

export const settled = check({
  id: 'claim/settled',
  stage: 'claim',
  failure: 'FALSE_CLAIM',
  summary: 'nothing that the executor started still runs when it claims',
  message: 'your background {type} {id} still runs',
  run: ({ running }) => {
    if (running === undefined) return { skip: 'which of its shells still run could not be found out' }
    return (
      running
        // Agents are watched by the client. A shell may still be writing files.
        .filter(({ type, status }) => status === 'running' && !/agent/i.test(type))
        .map(({ id, type }) => ({
          message: `your background ${type || 'task'} ${id} still runs`,
          fix: 'wait for it or stop it, look at what it did, commit, and claim again',
        }))
    )
  },
})
