import type { CommandResult } from '../../../model/evidence.ts'
import type { Check, Remark } from '../../check.ts'

export const verify: Check = {
  id: 'proof/verify',
  stage: 'proof',
  severity: 'block',
  failure: 'VERIFY_FAILURE',
  seed: '001',
  rows: ['S1-02', 'S1-06', 'S1-23', 'S1-25', 'S1-27', 'S1-42', 'S1-52', 'S1-55', 'S1-67', 'S1-69', 'S3-08'],
  tunable: false,
  summary: 'the verify command of the pinned plan exits 0 when the gate runs it',
  message: '{command} exited {code}',
  run: ({ task, runs }) => {
    const line = task.verify[0]?.line ?? task.line
    const ran = runs.filter(({ result }) => result.purpose === 'verify')
    if (ran.length === 0) {
      return [
        {
          file: task.file,
          line,
          message: `task ${task.id} has no verify command that can be run`,
          fix: 'a person gives the task a command in the plan, or verify.default in the configuration',
        },
      ]
    }
    return ran.flatMap(({ result }): Remark[] => {
      const wrong = failureOf(result)
      if (!wrong) return []
      return [{ file: task.file, line, ...wrong }]
    })
  },
}

function failureOf(result: CommandResult): Remark | undefined {
  const { command } = result
  if (result.failedToStart) {
    return {
      message: `\`${command}\` could not be started: ${result.failedToStart}`,
      fix: 'see that sh and the folder exist',
    }
  }
  if (result.timedOut) {
    const seconds = (result.durationMs / 1000).toFixed(0)
    return {
      message: `\`${command}\` did not end within ${seconds} s`,
      fix: 'make it end by itself: no watcher, no server left running',
      failure: 'TIMEOUT',
    }
  }
  if (result.exitCode === 0) return undefined
  const end = result.signal ? `was ended by ${result.signal}` : `exited ${result.exitCode}`
  return { message: `\`${command}\` ${end}`, fix: 'fix what it reports, commit, and claim again' }
}
