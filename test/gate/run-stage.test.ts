import { describe, expect, test } from 'vitest'
import {
  type CheckOf,
  judge,
  type Remark,
  runStage,
  settingsFindings,
  severityOf,
} from '../../src/gate/check.ts'
import { Config } from '../../src/model/config.ts'
import { facts } from '../support/facts.ts'

const aCheck = (
  id: string,
  answer: Remark[] | (() => never),
  over: Partial<CheckOf<'claim'>> = {},
): CheckOf<'claim'> => ({
  id,
  stage: 'claim',
  severity: 'block',
  failure: 'FALSE_CLAIM',
  summary: 's',
  message: 'm',
  seed: 'design',
  rows: [],
  tunable: true,
  run: () => (typeof answer === 'function' ? answer() : answer),
  ...over,
})
const config = Config.parse({})
const run = (...checks: CheckOf<'claim'>[]) => runStage(checks, 'claim', facts(), config)
const WORK = {
  task: '1.2',
  commit: 'c',
  base: 'b',
  filesChanged: [],
  commands: [],
  startedAt: '',
  durationMs: 1,
}

describe('a stage', () => {
  test('lets all its checks report, blocking findings first (S2-03)', () => {
    const report = run(
      aCheck('a/warns', [{ message: 'small' }], { severity: 'warn' }),
      aCheck('a/blocks', [{ message: 'big' }]),
      aCheck('a/fine', []),
    )
    expect(report.passed).toBe(false)
    expect(report.findings.map(({ id }) => id)).toEqual(['a/blocks', 'a/warns'])
    expect(report.checks.map(({ id, result }) => `${id} ${result}`)).toEqual([
      'a/warns warn',
      'a/blocks fail',
      'a/fine pass',
    ])
  })

  test('records passing and skipped checks too (S3-45)', () => {
    const report = run(
      aCheck('a/fine', []),
      aCheck('a/skips', [], { run: () => ({ skip: 'nothing there' }) }),
    )
    expect(report.checks).toEqual([
      { id: 'a/fine', stage: 'claim', result: 'pass' },
      { id: 'a/skips', stage: 'claim', result: 'skip', detail: 'nothing there' },
    ])
  })

  test('takes a check that throws for a blocking finding', () => {
    const report = run(
      aCheck('a/throws', () => {
        throw new Error('oh')
      }),
    )
    expect(report.passed).toBe(false)
    expect(report.findings[0]).toMatchObject({
      id: 'a/throws',
      severity: 'block',
      message: 'the check itself failed: oh',
    })
  })

  test('fails when none of its checks ran', () => {
    expect(run().findings).toMatchObject([{ id: 'claim/none', severity: 'block' }])
    expect(run(aCheck('a/skips', [], { run: () => ({ skip: 'x' }) })).passed).toBe(false)
  })

  test('a note is kept in the record of its check and is not a finding', () => {
    const report = run(aCheck('a/notes', [{ message: 'not looked at', severity: 'note' }]))
    expect(report).toMatchObject({
      passed: true,
      findings: [],
      checks: [{ result: 'pass', detail: 'not looked at' }],
    })
  })
})

describe('severities', () => {
  const set = (id: string, wanted: string) => Config.parse({ checks: { [id]: wanted } })
  test('of our own checks can be set, what a seed blocks cannot be lowered', () => {
    const own = aCheck('own/check', [])
    const seeds = aCheck('seed/check', [], { seed: '000', tunable: false })
    const warns = aCheck('seed/warns', [], { seed: '002', severity: 'warn', tunable: true })
    expect(severityOf(own, set('own/check', 'off'))).toBe('off')
    expect(severityOf(own, set('own/check', 'warn'))).toBe('warn')
    expect(severityOf(seeds, set('seed/check', 'off'))).toBe('block')
    expect(severityOf(seeds, set('seed/check', 'warn'))).toBe('block')
    expect(severityOf(warns, set('seed/warns', 'block'))).toBe('block')
  })

  test('a setting that is not taken, or is for nothing, is said', () => {
    const checks = [aCheck('seed/check', [], { seed: '000', tunable: false })]
    expect(settingsFindings(set('seed/check', 'off'), checks)[0]?.message).toBe(
      'checks: seed/check stays at block, which seed 000 asks for; off is not taken',
    )
    expect(settingsFindings(set('seed/chek', 'off'), checks)[0]?.message).toBe(
      'checks: there is no check seed/chek',
    )
    expect(settingsFindings(set('lint/verify-broad', 'off'), checks)).toEqual([])
    expect(settingsFindings(set('seed/check', 'block'), checks)).toEqual([])
  })

  test('a check that is switched off is shown as skipped', () => {
    const report = runStage(
      [aCheck('own/check', [{ message: 'x' }]), aCheck('own/other', [])],
      'claim',
      facts(),
      set('own/check', 'off'),
    )
    expect(report.checks[0]).toMatchObject({ result: 'skip', detail: 'switched off in the configuration' })
  })
})

describe('the verdict', () => {
  const report = (...remarks: [string, Remark][]) =>
    run(...remarks.map(([id, remark]) => aCheck(id, [remark])), aCheck('a/fine', []))

  test('is PASS with full confidence when nothing was found (S2-11, S3-46)', () => {
    expect(judge([report()], WORK)).toMatchObject({ outcome: 'PASSED', colour: 'PASS', confidence: 1 })
  })
  test('is ORANGE with warnings, and trusts weak proof less (S2-11, S2-12)', () => {
    const warned = (id: string) => judge([report([id, { message: 'm', severity: 'warn' }])], WORK)
    expect(warned('scope/untouched')).toMatchObject({ outcome: 'PASSED', colour: 'ORANGE', confidence: 0.9 })
    expect(warned('proof/vacuous')).toMatchObject({ outcome: 'PASSED', colour: 'ORANGE', confidence: 0.6 })
  })
  test('is RED by the first blocking finding, whose failure decides (S2-11, S2-12)', () => {
    const failed = judge(
      [report(['a/one', { message: 'm', failure: 'MALFORMED' }], ['a/two', { message: 'm' }])],
      WORK,
    )
    expect(failed).toMatchObject({ outcome: 'FAILED', failure: 'MALFORMED', colour: 'RED', confidence: 0 })
  })
  test('is BLOCKED when the executor is', () => {
    expect(judge([report(['a/one', { message: 'm', failure: 'BLOCKED' }])], WORK)).toMatchObject({
      outcome: 'BLOCKED',
    })
  })
  test('is not passed when no stage ran', () => {
    expect(judge([], WORK)).toMatchObject({ outcome: 'FAILED', colour: 'RED' })
  })
})
