import { expect } from 'vitest'
import type { GateResult } from '../../src/model/gate.ts'

/** A false claim is refused for the right reason: not passed, by the expected check, with a way to fix it. */
export function expectCaught(
  result: GateResult,
  id: string,
  failure: string,
  said: RegExp | string = '',
): void {
  const finding = result.findings.find((each) => each.id === id && each.severity === 'block')
  expect(finding, `findings: ${JSON.stringify(result.findings, undefined, 1)}`).toBeDefined()
  expect(finding?.message).toMatch(said)
  expect(result).toMatchObject({ colour: 'RED', confidence: 0, failure })
  expect(result.outcome).not.toBe('PASSED')
}

export function expectUntouched(result: GateResult, colour: 'PASS' | 'ORANGE' = 'PASS'): void {
  expect(result.findings.filter(({ severity }) => severity === 'block')).toEqual([])
  expect(result, JSON.stringify(result.findings)).toMatchObject({ outcome: 'PASSED', colour })
}
