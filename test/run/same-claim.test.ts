import { expect, test } from 'vitest'
import type { GateResult } from '../../src/model/gate.ts'
import { aResult, ref, Story } from '../support/run-builder.ts'

const unticked = (over: Partial<GateResult> = {}): GateResult =>
  aResult({
    outcome: 'FAILED',
    stage: 'artifacts',
    failure: 'FALSE_CLAIM',
    findings: [
      { id: 'plan/checkmark', severity: 'block', failure: 'FALSE_CLAIM', message: 'task 1.1 is not ticked' },
    ],
    ...over,
  })

/** One attempt whose claims are refused, each with its words and result; how many of them were taken. */
function claimed(...claims: { words?: string; result?: Partial<GateResult> }[]) {
  const story = new Story().dispatch('1.1')
  let taken = 0
  for (const { words = 'a', result } of claims) {
    const [ticket] = story.run.tickets
    if (!ticket) break
    taken += 1
    story.tell({
      type: 'claim_received',
      ticket: ticket.id,
      agentId: 'a1',
      claim: ref(words),
      judge: { pid: 2 },
    })
    story.tell({ type: 'gate_judged', ticket: ticket.id, result: unticked(result) })
  }
  expect(story.run.anomalies).toEqual([])
  return { taken, run: story.run }
}

test('the second claim with the same words, commit and findings ends the attempt', () => {
  const { taken, run } = claimed({}, {}, {}, {})
  expect(taken).toBe(2)
  expect(run.tickets).toEqual([])
  expect(run.tasks[0]).toMatchObject({ status: 'failed', attempts: [{ claims: 2 }] })
  expect(run.tasks[0]?.attempts[0]?.failures.at(-1)?.reason).toBe(
    'task 1.1 is not ticked (the same claim twice, with nothing changed)',
  )
})

test.each([
  ['other words', [{ words: 'a' }, { words: 'b' }]],
  ['another commit', [{}, { result: { commit: 'd'.repeat(40) } }]],
  [
    'other findings',
    [{}, { result: { findings: [{ id: 'plan/committed', severity: 'block' as const, message: 'x' }] } }],
  ],
])('a claim with %s is sent back like the first', (_, claims) => {
  expect(claimed(...claims).run.tickets).toHaveLength(1)
})

test('a fresh executor may say what the last one said, once', () => {
  const story = new Story()
  for (const attempt of [1, 2]) {
    story.dispatch('1.1')
    expect(story.run.tickets, `attempt ${attempt}`).toHaveLength(1)
    for (const left of [1, 0]) {
      story.claim('1.1').tell({ type: 'gate_judged', ticket: `ticket-${attempt}`, result: unticked() })
      expect(story.run.tickets).toHaveLength(left)
    }
  }
})
