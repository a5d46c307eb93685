import { check, ofTask } from '../../check.ts'

export const flaky = check({
  id: 'proof/flaky',
  stage: 'proof',
  severity: 'warn',
  failure: 'VERIFY_FAILURE',
  rows: ['S1-136', 'S1-137', 'S1-138'],
  tunable: true,
  summary: 'no command had to be run twice to pass',
  message: '`{command}` failed, then passed with no edit in between',
  run: ({ runs, config, task }) => {
    if (!config.proof.flaky) return { skip: 'proof.flaky is off: the first run decides' }
    return runs
      .filter(({ firstTry, result }) => firstTry && result.exitCode === 0)
      .map(({ result, firstTry }) => {
        const first = firstTry?.exitCode ?? firstTry?.signal ?? 'late'
        const message = `\`${result.command}\` exited ${first}, then 0 with no edit in between: it is flaky`
        return ofTask(task, message, 'fixing the test is better than running it twice')
      })
  },
})
