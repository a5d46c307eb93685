import { describe, expect, test } from 'vitest'
import { next } from '../../src/run/next.ts'
import { aSummary, at, Story } from '../support/run-builder.ts'

const BLOCKED = {
  outcome: 'BLOCKED',
  failure: 'BLOCKED',
  stage: 'claim',
  colour: 'RED',
  confidence: 0,
} as const
const SAID = {
  id: 'claim/status',
  severity: 'block',
  failure: 'BLOCKED',
  message: 'the executor reports blocked: src/PlannerId.ts is missing',
} as const

const story = (...ids: string[]) => new Story(ids.map((id) => aSummary(id)))
const block = (told: Story, task: string, blockedBy?: string) =>
  told
    .dispatch(task)
    .claim(task)
    .judge(task, { ...BLOCKED, findings: [SAID], ...(blockedBy ? { blockedBy } : {}) })
const task = (told: Story, id: string) => told.run.tasks.find((one) => one.id === id)
const nextOf = (told: Story) => next(told.run, new Date(at(99_999)))

describe('a task that is blocked by another', () => {
  test('which is pending: that one runs first, and this one is queued again with all its attempts (S1-63, S1-64)', () => {
    const told = block(story('1.1', '1.2', '1.3'), '1.1', '1.3')
    expect(told.run.anomalies).toEqual([])
    expect(task(told, '1.1')).toMatchObject({ status: 'pending', dependsOn: ['1.3'], forgiven: 1 })
    expect(nextOf(told)).toMatchObject({ kind: 'dispatch', agents: [{ task: '1.3', attempt: 1 }] })
    expect(told.run.notices.at(-1)?.text).toContain('task 1.1 is blocked by task 1.3, which runs first')
    told.approve('1.3')
    expect(nextOf(told)).toMatchObject({ kind: 'dispatch', agents: [{ task: '1.1', attempt: 2 }] })
  })

  test('which is approved: the inconsistency is reported with both (S1-65)', () => {
    const told = block(story('1.1', '1.2').approve('1.1'), '1.2', '1.1')
    expect(task(told, '1.2')).toMatchObject({ status: 'blocked' })
    const { reason } = task(told, '1.2')?.pausedFor ?? {}
    expect(reason).toContain('it reports that task 1.1 blocks it, but task 1.1 is approved (cccccccccc)')
    expect(reason).toContain('src/PlannerId.ts is missing')
    expect(nextOf(told)).toMatchObject({
      kind: 'ask',
      task: '1.2',
      options: ['retry', 'skip', 'investigate'],
    })
  })

  test.each([
    ['nothing that it names', undefined],
    ['itself', '1.1'],
  ])('by %s: a person is asked (S1-13)', (_what, blocker) => {
    const told = block(story('1.1', '1.2'), '1.1', blocker)
    expect(task(told, '1.1')).toMatchObject({ status: 'blocked', dependsOn: [] })
    expect(nextOf(told)).toMatchObject({ kind: 'ask', task: '1.1' })
  })

  test('which was skipped: a person is asked, and reads which', () => {
    const told = block(story('1.1', '1.2').skip('1.1'), '1.2', '1.1')
    expect(task(told, '1.2')).toMatchObject({ status: 'blocked' })
    expect(task(told, '1.2')?.pausedFor?.reason).toContain('task 1.1 is skipped')
  })

  test('which waits for this one: the circle is found, and a person is asked', () => {
    const told = block(block(story('1.1', '1.2'), '1.1', '1.2'), '1.2', '1.1')
    expect(task(told, '1.2')).toMatchObject({ status: 'blocked', dependsOn: [] })
    expect(task(told, '1.2')?.pausedFor?.reason).toContain('task 1.1 waits for task 1.2: a circle')
  })

  test('of a later wave, which waits for this one by the plan: a circle too', () => {
    const told = new Story([aSummary('1.1', { wave: 1 }), aSummary('1.2', { wave: 2 })])
    block(told, '1.1', '1.2')
    expect(task(told, '1.1')?.pausedFor?.reason).toContain('a circle')
  })

  test('of the same claim: the answer of a journal without a blocker is what it was', () => {
    const told = block(story('1.1', '1.2'), '1.1')
    expect(task(told, '1.1')?.pausedFor).toEqual({
      reason: `it cannot go on: ${SAID.message}`,
      options: ['retry', 'skip', 'investigate'],
    })
  })
})
