import { check } from '../../check.ts'

export const flaky = check({
  id: 'proof/flaky',
  stage: 'proof',
  severity: 'warn',
  failure: 'VERIFY_FAILURE',
  seed: '001',
  rows: ['S1-136', 'S1-137', 'S1-138'],
  tunable: true,
  summary: 'no command had to be run twice to pass',
  message: '`{command}` failed, then passed with no edit in between',
  run: ({ runs, config, task }) => {
    if (!config.proof.flaky) return { skip: 'proof.flaky is off: the first run decides' }
    return runs
      .filter(({ firstTry, result }) => firstTry && result.exitCode === 0)
      .map(({ result, firstTry }) => ({
        file: task.file,
        line: task.line,
        message: `\`${result.command}\` exited ${firstTry?.exitCode ?? firstTry?.signal ?? 'late'}, then 0 with no edit in between: it is flaky`,
        fix: 'fixing the test is better than running it twice',
      }))
  },
})
