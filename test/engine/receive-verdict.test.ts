import { describe, expect, test } from 'vitest'
import { receiveVerdict } from '../../src/engine/judge/receive-verdict.ts'
import { putEvidence } from '../../src/journal/evidence.ts'
import { ticketOf } from '../../src/run/change.ts'
import { reviewedRun } from '../support/reviewed-run.ts'

const PLAN = `# Tasks

- [ ] 1.1 Add the sum
  - **Files**: \`src/add.js\`, \`test/add.test.js\`
  - **Done when**: the sum is right
  - **Verify**: \`node --test\`
`
const WORK = {
  'src/add.js': 'export const add = (a, b) => a + b\n',
  'test/add.test.js': "test('adds', () => {\n  assert.equal(add(1, 1), 2)\n})\n",
}

const approval = (findings: string[], prose = '') =>
  [
    prose,
    '',
    '```yaml',
    'verdict: APPROVED',
    'task_name: "1.1 Add the sum"',
    'confidence: HIGH',
    `findings: ${JSON.stringify(findings)}`,
    'concerns: []',
    'recommendation: commit',
    'feedback: ""',
    '```',
  ].join('\n')

/** A reviewer that hands in one text after the other; what it is told each time, and what became of the task. */
function reviewer(role: 'architect' | 'spec-reviewer', ...texts: string[]) {
  const run = reviewedRun(PLAN, {
    review: { spec: role === 'spec-reviewer', architect: role === 'architect' },
  })
  run.work('1.1', WORK)
  const ticket = run.issue('1.1', role)
  const told = texts.map((text) => {
    run.tell({
      type: 'claim_received',
      ticket: ticket.id,
      agentId: 'r1',
      claim: putEvidence(run.dir, text),
      judge: { pid: process.pid },
    })
    const open = run.open()
    return receiveVerdict(open, ticketOf(open.run, ticket.id) ?? ticket, text)
  })
  return { told, task: run.open().run.tasks[0] }
}
const architect = (...texts: string[]) => reviewer('architect', ...texts)

describe('an architect', () => {
  test('that cites a line of dir/a.b.ext is not sent back', () => {
    const { told, task } = architect(approval(['test/add.test.js:1 asserts it', 'src/add.js:1 adds']))
    expect(told).toEqual([undefined])
    expect(task).toMatchObject({ reviews: [{ verdict: { decision: 'approve', problems: [] } }] })
  })

  test('that cites a library and did not check performance approves, and both are shown', () => {
    const { told, task } = architect(
      approval(
        ['src/add.js:1 adds', 'node_modules/x/index.js:3 is as before'],
        'I did not check performance.',
      ),
    )
    expect(told).toEqual([undefined])
    expect(task?.reviews[0]?.verdict.notes).toEqual([
      'it says "i did not check performance"',
      expect.stringContaining('not found: node_modules/x/index.js:3 is cited'),
    ])
  })

  test('that cites nothing that is there is sent back once and told which, then a person is asked (R04)', () => {
    const lie = approval(['src/sum.js:4 adds the numbers'])
    const { told, task } = architect(lie, lie)
    expect(told[0]).toContain('src/sum.js:4 is cited')
    expect(told[1]).toBeUndefined()
    expect(task).toMatchObject({ status: 'escalated' })
    expect(task?.pausedFor?.reason).toContain('src/sum.js:4 is cited')
  })

  test('that could not verify a done criterion has not approved (R02)', () => {
    const { told } = architect(approval(['src/add.js:1 adds'], 'I could not verify that the sum is right.'))
    expect(told[0]).toContain('it approves, and says "i could not verify"')
  })
})

describe('a spec-reviewer', () => {
  const specReviewer = (...texts: string[]) => reviewer('spec-reviewer', ...texts)

  test('that passes the work in prose has passed it, ORANGE (S0-23)', () => {
    const { told, task } = specReviewer('I read the change and it adds.\n\nREVIEW_PASS')
    expect(told).toEqual([undefined])
    expect(task).toMatchObject({ status: 'approved', flags: ['orange', 'weak review'] })
  })

  test('with both signals is sent back once and told why; then its last line holds, ORANGE (R01)', () => {
    const both = 'I would say REVIEW_FAIL, but fine.\n\nREVIEW_PASS'
    const { told, task } = specReviewer(both, both)
    expect(told[0]).toContain('both signals are in the text')
    expect(told[1]).toBeUndefined()
    expect(task).toMatchObject({
      status: 'approved',
      flags: ['orange', 'weak review'],
      reviews: [{ verdict: { decision: 'approve', weak: 'both signals are in the text' } }],
    })
  })

  test('whose table cites nothing is sent back once and told so; then its last line holds, ORANGE', () => {
    const bare =
      '| Dimension | Status | Finding |\n| --- | --- | --- |\n| a | PASS | it adds |\n\nREVIEW_PASS'
    const { told, task } = specReviewer(bare, bare)
    expect(told[0]).toContain('REVIEW_PASS without a finding that cites a file')
    expect(told[1]).toBeUndefined()
    expect(task).toMatchObject({ status: 'approved', flags: ['orange', 'weak review'] })
  })

  test('without a signal is asked once for it; then the run goes on, ORANGE (S0-33)', () => {
    const { told, task } = specReviewer('The sum is right.', 'The sum is right.')
    expect(told[0]).toContain('there is no signal')
    expect(told[1]).toBeUndefined()
    expect(task).toMatchObject({ status: 'approved', flags: ['orange', 'review without signal'] })
  })
})
