import type { Verify } from '../model/plan.ts'
import type { Remark } from './check.ts'

/** Compares a number in the plan ("returns 11") with what was printed; says so when it cannot. */
export function checkExpectation(
  verify: Verify | undefined,
  output: string,
): Pick<Remark, 'message' | 'fix' | 'severity'> | undefined {
  const expected = verify?.expect
  if (!expected) return undefined
  const said = JSON.stringify(expected.text.slice(0, 80))
  if (expected.number === undefined) {
    return {
      message: `the expectation ${said} is for people; only the exit code was checked`,
      severity: 'note',
    }
  }
  const text = output.trim()
  const numbers = text.match(/(?<![\w.])-?\d+(?:\.\d+)?(?![\w.])/g)?.map(Number) ?? []
  if (numbers.includes(expected.number)) return undefined
  // "returns 0" without any output is about the exit code, and that was 0.
  if (text === '' && expected.number === 0) return undefined
  if (/^-?\d+(?:\.\d+)?$/.test(text)) {
    return {
      message: `expected ${expected.number}, as the plan says (${said}), got ${text}`,
      fix: 'do what the plan asks for, commit, and claim again',
    }
  }
  return {
    message: `the expectation ${said} could not be checked: no single number was printed`,
    severity: 'warn',
  }
}
