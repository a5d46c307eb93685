import { describe, expect, test } from 'vitest'
import { receiveVerdict } from '../../src/engine/judge/receive-verdict.ts'
import { putEvidence } from '../../src/journal/evidence.ts'
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

/** An architect that hands in one text after the other; what it is told each time, and what became of the task. */
function architect(...texts: string[]) {
  const run = reviewedRun(PLAN, { review: { spec: false } })
  run.work('1.1', WORK)
  const ticket = run.issue('1.1', 'architect')
  const told = texts.map((text) => {
    run.tell({
      type: 'claim_received',
      ticket: ticket.id,
      agentId: 'r1',
      claim: putEvidence(run.dir, text),
      judge: { pid: process.pid },
    })
    return receiveVerdict(run.open(), ticket, text)
  })
  return { told, task: run.open().run.tasks[0] }
}

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
