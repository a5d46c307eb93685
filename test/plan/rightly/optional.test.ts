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

it('optional tasks are asked about until a setting or the command answers', () => {
  expect(said()).toMatchObject({
    severity: 'warn',
    message: '1 task is optional, and done unless you say otherwise: 1.2',
  })
  expect(said()?.fix).toContain('/ultraplan:implement .kiro/specs/x/tasks.md --optional skip')
  expect(said()?.fix).toContain('`optional: run` or `optional: skip` in .ultraplan/config.yaml')
  expect(said('skip')?.message).toBe('1 task is optional and left out of the run: 1.2')
  expect(said('run')).toBeUndefined()
})

it('a plan without them names them no more', () => {
  expect(withoutOptional(reading.plan).tasks.map(({ id, dependsOn }) => [id, dependsOn])).toEqual([
    ['1.1', []],
    ['1', ['1.1']],
  ])
})
