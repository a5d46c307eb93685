import type { Verify } from '../../../model/plan.ts'
import { check, listed, type Remark } from '../../check.ts'
import { commandFailure, hidesExit } from '../../commands.ts'
import type { CommandRunFact } from '../../facts.ts'
import { readTestCounts } from '../../tests/test-counts.ts'

export const verify = check({
  id: 'proof/verify',
  stage: 'proof',
  failure: 'VERIFY_FAILURE',
  rows: ['S1-02', 'S1-06', 'S1-23', 'S1-25', 'S1-27', 'S1-42', 'S1-52', 'S1-55', 'S1-67', 'S1-69', 'S3-08'],
  summary: 'the verify command of the pinned plan exits 0 when the gate runs it on the committed tree',
  message: '`{command}` exited {code}',
  run: ({ task, runs, head, headAfter, missing }) => {
    const ran = runs.filter(({ result }) => result.purpose === 'verify' || result.purpose === 'setup')
    const line = task.verify[0]?.line ?? task.line
    if (!ran.some(({ result }) => result.purpose === 'verify')) return nothingRan(runs, task.file, line)
    const found = ran.flatMap((run): Remark[] => {
      const wrong = commandFailure(run.result)
      const remarks = wrong
        ? [wrong]
        : [checkExpectation(run.verify, run.output), hiddenFailure(run, task.markers)]
      return remarks.flatMap((remark) =>
        remark ? [{ file: task.file, line: run.verify?.line ?? line, ...withMissing(remark, missing) }] : [],
      )
    })
    if (head === headAfter) return found
    const fix = 'let nothing commit in the background, and claim again'
    return [...found, { message: 'HEAD moved while the commands ran', fix }]
  },
})

/** An honest command may have failed because of a missing file that the executor still has. */
function withMissing(remark: Remark, missing: readonly string[]): Remark {
  if (missing.length === 0) return remark
  const fix = `${remark.fix} (it ran in a checkout of the commit, without ${listed(missing)}: git ignores that, and it was written since the task began or cannot be read)`
  return { ...remark, fix }
}

/** The commands of acceptance criteria prove as well as a verify does. */
function nothingRan(runs: readonly CommandRunFact[], file: string, line: number): Remark[] {
  if (runs.some(({ result, weight }) => result.purpose === 'criterion' && weight === 'blocking')) return []
  if (runs.some(({ result }) => result.purpose === 'setup' && result.exitCode !== 0))
    return runs.flatMap(({ result }) => {
      const wrong = commandFailure(result)
      return wrong
        ? { ...wrong, file, line, message: `the checkout could not be set up: ${wrong.message}` }
        : []
    })
  const fix = 'a person gives the task a command in the plan, or sets verify.default in the configuration'
  return [{ file, line, message: 'the task has no verify command that can be run', fix }]
}

/** After `| tail` the exit code says nothing, but the runner's own summary does. */
function hiddenFailure({ result, output }: CommandRunFact, markers: readonly string[]): Remark | undefined {
  if (!hidesExit(result.command) || markers.includes('RED')) return undefined
  const failed = readTestCounts(output)?.failed ?? 0
  const message = `the command exited 0, but its runner reports ${failed} failed`
  return failed === 0 ? undefined : { message, fix: 'make the tests pass, commit, and claim again' }
}

/** Compares a number in the plan ("returns 11") with what was printed; says so when it cannot. */
function checkExpectation(verify: Verify | undefined, output: string): Remark | undefined {
  const expected = verify?.expect
  if (!expected || expected.held) return undefined
  const said = JSON.stringify(expected.text.slice(0, 80))
  if (expected.number === undefined)
    return {
      message: `the expectation ${said} is for people; only the exit code was checked`,
      severity: 'note',
    }
  const text = output.trim()
  const numbers = text.match(/(?<![\w.])-?\d+(?:\.\d+)?(?![\w.])/g)?.map(Number) ?? []
  if (numbers.includes(expected.number)) return undefined
  // "returns 0" without any output is about the exit code, and that was 0.
  if (text === '' && expected.number === 0) return undefined
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) {
    const message = `the expectation ${said} could not be checked: no single number was printed`
    return { message, severity: 'warn' }
  }
  const message = `expected ${expected.number}, as the plan says (${said}), got ${text}`
  return { message, fix: 'do what the plan asks for, commit, and claim again' }
}
