import { describe, expect, test } from 'vitest'
import type { Part } from './harness/cast.ts'
import { architect, play, playPrint, playScreen, say } from './harness/index.ts'
import type { Scenario } from './harness/scenario.ts'
import { checklist, fileOf, honest, titleOf } from './support/review-plans.ts'
import { toldIn } from './support/told.ts'
import { architectVerdict } from './support/verdicts.ts'
import { masked, told } from './support/what-is-read.ts'

const FILE = fileOf('1.1')
const FINDING = `Criterion met: ${FILE}:1 holds done`
const verdict = (over: Parameters<typeof architectVerdict>[2] = {}) =>
  architectVerdict('1.1', titleOf('1.1'), { findings: [FINDING], ...over })

const scenario = (title: string, cast: Part[], ids = ['1.1']): Scenario => ({
  title,
  files: {
    'specs/demo/tasks.md': checklist(ids.map((id) => ({ id }))),
    'specs/demo/design.md': '# Design\n\nA file, and done in it.\n',
    '.ultraplan/config.yaml': 'review: { spec: false }\n',
  },
  prompt: '/ultraplan:implement demo',
  cast,
})

const says = (...turns: string[]) => architect({ task: '1.1', turns: turns.map((text) => say(text)) })

describe.each(['print', 'screen'] as const)('in mode %s', (mode) => {
  test('an architect looks at the work, on the model it is configured for, before it counts (S1-28, S1-43)', async () => {
    const stage = await play(scenario('an architect approves', [honest('1.1'), says(verdict())]), { mode })
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [{ id: '1.1', status: 'approved', flags: [] }],
    })
    const [asked] = stage.asked('architect')
    expect(asked?.request.tools?.map(({ name }) => name).sort()).toEqual(['Glob', 'Grep', 'Read'])
    expect(asked?.request.model).toContain('opus')
    expect(asked?.newest).toContain('$ grep -q done f1-1.txt')
    expect(asked?.newest).toContain('Bash: echo "done" >> f1-1.txt')
    expect(asked?.newest).toContain('specs/demo/requirements.md: absent')
    const [judged] = stage.journal('review_judged')
    const [approved] = stage.journal('task_approved')
    expect(judged?.seq).toBeLessThan(approved?.seq ?? 0)
    // Called when the gate has let the work through, not before (S2-04), and once.
    const issued = stage.journal('ticket_issued').find(({ role }) => role === 'architect')
    expect(issued?.seq).toBeGreaterThan(stage.journal('gate_judged')[0]?.seq ?? Number.POSITIVE_INFINITY)
    expect(stage.asked('coordinator').map(({ steps }) => steps.length)).toEqual([1, 1, 1])
    expect(stage.hooks('PreToolUse').filter(({ decision }) => decision === 'deny')).toEqual([])
  })
})

describe('on the screen, where these stories are the same as in -p', () => {
  test('an architect that rejects twice has the person asked, after one retry with its feedback (S1-62, S1-78)', async () => {
    const rejection = verdict({ verdict: 'REJECTED', feedback: '1. No error handling\n2. No comment' })
    const { stage, screen } = await playScreen(
      scenario('two rejections', [
        honest('1.1', { attempt: 1 }),
        honest('1.1', { attempt: 2, content: 'done again' }),
        says(rejection),
      ]),
      { columns: 140, rows: 100 },
    )
    await expect(masked(told(screen.screen(), /Stop says: ultraplan asks/), stage)).toMatchFileSnapshot(
      '../fixtures/what-a-person-reads/rejected/escalation.txt',
    )
    expect(stage.status()).toMatchObject({ state: 'running', tasks: [{ id: '1.1', status: 'escalated' }] })
    const second = stage.asked('spec-executor').find(({ attempt }) => attempt === 2)
    expect(second?.newest).toMatch(
      /ARCHITECT REJECTED:\n\nIssues found:\n.*\n1\. No error handling\n2\. No comment\n.*\n\nPlease address these concerns and re-submit\./,
    )
    expect(stage.asked('architect')).toHaveLength(2)
    // The second review sees the work of both attempts.
    expect(stage.asked('architect')[1]?.newest).toMatch(/\+done\n\+done again/)
    expect(stage.cli('status').stdout).toContain('No error handling')
    expect(stage.journal('task_approved')).toEqual([])
  })
})

test('a weak approval passes with its mark, and the concern is shown (S1-48)', async () => {
  const { stage } = await playPrint(
    scenario('MEDIUM', [honest('1.1'), says(verdict({ confidence: 'MEDIUM', concerns: ['3 warnings'] }))]),
  )
  expect(stage.status()).toMatchObject({
    state: 'finished',
    tasks: [{ status: 'approved', flags: ['orange', 'architect is not sure', 'concerns'] }],
  })
  expect(stage.repo.read('specs/demo/STATE.md')).toContain('3 warnings')
  expect(stage.cli('show', '1.1').stdout).toContain('0.6')
})

test('an architect that asks for a manual review has the person asked at once', async () => {
  const { stage, run } = await playPrint(
    scenario('manual', [
      honest('1.1'),
      says(verdict({ verdict: 'REJECTED', recommendation: 'manual_review', feedback: 'is this wanted?' })),
    ]),
  )
  expect(stage.status()).toMatchObject({ tasks: [{ status: 'escalated', attempts: 1 }] })
  expect(toldIn(run.stream)[0]).toBe('↩ 1.1 rejected by the architect: is this wanted?')
  expect(stage.cli('status').stdout).toMatch(/architect asks for a manual review: is\s+this wanted\?/)
})

// Other verdicts that are not approvals are covered by the unit tests of the verdict readers.
describe('a verdict that is no approval goes back to the architect, and only a good one counts', () => {
  test.each([
    ['R01 no verdict', 'All fine. verdict APPROVED', 'there is no verdict block'],
    ['R03 another task', architectVerdict('1.2', titleOf('1.2')), 'task_name: expected task 1.1'],
  ])('%s', async (_id, lie, message) => {
    const { stage } = await playPrint(
      scenario('a lie, then a verdict', [honest('1.1'), says(lie, verdict())]),
    )
    const [first, second] = stage.journal('review_judged')
    expect(first).toMatchObject({
      verdict: { decision: 'malformed', problems: [{ id: 'review/architect' }] },
    })
    expect(JSON.stringify(first)).toContain(message)
    expect(second).toMatchObject({ verdict: { decision: 'approve' } })
    expect(stage.asked('architect')[1]?.newest).toContain('[review/architect]')
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved' }] })
  })

  test('one that never becomes good has the person asked, and nothing is approved (R01)', async () => {
    const { stage } = await playPrint(
      scenario('no verdict', [honest('1.1'), says('APPROVED', 'APPROVED', 'APPROVED')]),
    )
    expect(stage.status()).toMatchObject({ tasks: [{ status: 'escalated' }] })
    expect(stage.journal('task_approved')).toEqual([])
    expect(stage.cli('status').stdout).toContain('the review does not count: architect')
  })
})
