import { expect, it } from 'vitest'
import { readKiro } from '../../../src/plan/formats/kiro.ts'
import { withoutOptional } from '../../../src/plan/lines.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'

const reading = readKiro(
  '- [ ] 1. Store\n  - [ ] 1.1 Write it\n  - [ ]* 1.2 Test it\n',
  '.kiro/specs/x/tasks.md',
)
const said = (optional?: 'run' | 'skip') =>
  lintPlan(reading, { optional }).find(({ id }) => id === 'lint/optional')

it('optional tasks are shown once, with the setting that leaves them out', () => {
  expect(said()).toMatchObject({ severity: 'warn', message: '1 optional task run like the others: 1.2' })
  expect(said()?.fix).toContain('optional: skip')
  expect(said('skip')?.message).toContain('left out of the run')
})

it('a plan without them names them no more', () => {
  expect(withoutOptional(reading.plan).tasks.map(({ id, dependsOn }) => [id, dependsOn])).toEqual([
    ['1.1', []],
    ['1', ['1.1']],
  ])
})
