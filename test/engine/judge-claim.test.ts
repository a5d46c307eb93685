import { expect, test } from 'vitest'
import { honestClaim, makeScenario } from '../support/gate-scenario.ts'

test('a plain honest claim passes with nothing to say (H01)', async () => {
  const scenario = makeScenario()
  scenario.work()
  const result = await scenario.judge()
  expect(result.findings).toEqual([])
  expect(result).toMatchObject({ outcome: 'PASSED', stage: 'proof', colour: 'PASS', confidence: 1 })
  expect(result.commands[0]).toMatchObject({
    command: 'grep -q hello src/greeting.js',
    exitCode: 0,
    room: 'tree',
  })
})

test('a claim with no signal is refused (E01, S0-10)', async () => {
  const scenario = makeScenario()
  scenario.work()
  const result = await scenario.judge(honestClaim(scenario.task).replace('TASK_COMPLETE', ''))
  expect(result).toMatchObject({ outcome: 'FAILED', stage: 'claim', failure: 'FALSE_CLAIM' })
  expect(result.findings.map((f) => f.id)).toEqual(['claim/signal'])
})

test('a task whose box is not ticked is refused (E16, S0-68)', async () => {
  const scenario = makeScenario()
  scenario.repository.write({ 'src/greeting.js': "export const greeting = 'hello'\n" })
  scenario.repository.commit()
  const result = await scenario.judge()
  expect(result.findings[0]).toMatchObject({
    id: 'plan/checkmark',
    file: 'specs/demo/tasks.md',
    line: 8,
    message: 'task 1.2 is not ticked (1 of 2 expected)',
  })
})

test('a tick that is not committed is refused (E18, S0-67)', async () => {
  const scenario = makeScenario()
  scenario.work()
  scenario.repository.git('reset', '-q', '--soft', 'HEAD~1')
  scenario.repository.git('commit', '-q', '-m', 'code only', 'src/greeting.js')
  const result = await scenario.judge()
  expect(result.findings.map((f) => f.id)).toEqual(['plan/checkmark', 'plan/committed'])
})

test('a verify that exits non-zero fails, whatever it prints (E27, S1-27)', async () => {
  const scenario = makeScenario({
    plan: '- [ ] 1.2 Add the greeting\n  - **Verify**: `echo all passed; exit 1`\n',
  })
  scenario.work()
  const result = await scenario.judge()
  expect(result).toMatchObject({ outcome: 'FAILED', stage: 'proof', failure: 'VERIFY_FAILURE' })
  expect(result.commands[0]?.excerpt).toContain('all passed')
})
