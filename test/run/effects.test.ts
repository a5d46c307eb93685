import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changedFields, effectsOfEvents } from '../../scripts/effects.mjs'
import { EventBody } from '../../src/model/event.ts'
import { reduce } from '../../src/run/reduce.ts'
import { ref, Story } from '../support/run-builder.ts'

const fixtures = join(import.meta.dirname, '../fixtures')

/** `npm run mutate` breaks each of these effects and makes the same comparison. */
test('every event changes what it changed in the journals of earlier versions, and nothing else', async () => {
  const effects = effectsOfEvents(reduce, join(fixtures, 'golden'))
  expect(Object.keys(effects).length).toBeGreaterThan(30)
  const lines = Object.entries(effects).map(([type, fields]) => `${type}: ${fields.join(', ')}`)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(fixtures, 'effects-of-events.txt'))
})

const ticket = 'ticket-1'
const working = () => new Story().dispatch('1.1')
const claimed = () => working().claim('1.1')
const about = [{ event: 'task_escalated' as const, key: 'k1', task: '1.1', reason: 'x' }]
const queued = () => new Story().tell({ type: 'announced', about, queued: true })
const byAda = { who: 'Ada', session: 's1', prompt: 'p1' }

/** Events that no journal of an earlier version has: the run before each, the event, and what it changes. */
const OTHERS: readonly [before: Story, event: EventBody, changes: readonly string[]][] = [
  [working(), { type: 'agent_overran', ticket }, ['tickets']],
  [working(), { type: 'limit_extended', ticket, until: 500, because: 'a new file' }, ['tickets']],
  [working(), { type: 'agent_warned', ticket }, ['tickets']],
  [claimed(), { type: 'proof_deferred', ticket, worker: { pid: 3 } }, ['tickets']],
  [working(), { type: 'turn_failed', error: 'overloaded' }, ['failedTurns']],
  [working(), { type: 'cost_told', session: 's1', from: 1, usd: 1.5 }, ['costs']],
  [
    working(),
    {
      type: 'verification_reported',
      task: '1.1',
      attempt: 1,
      level: 'contract',
      passed: false,
      failedChecks: [],
      summary: 'no export',
      feedback: ref('f'),
    },
    ['knownHead', 'tasks.attempts', 'tasks.lastStepAt', 'tasks.retryFeedback', 'tasks.status', 'tickets'],
  ],
  [
    working(),
    { type: 'agent_not_started', ticket, cause: 'denied' },
    ['attempts', 'lastStepAt', 'notStarted', 'startedAt', 'status']
      .map((field) => `tasks.${field}`)
      .concat('tickets'),
  ],
  [
    new Story(),
    { type: 'task_blocked', task: '1.1', cause: 'no service' },
    ['tasks.pausedFor', 'tasks.status'],
  ],
  [
    claimed().tell({ type: 'work_merged', ticket, commit: 'd'.repeat(40) }),
    { type: 'merge_failed', ticket },
    ['tasks.attempts'],
  ],
  [new Story(), { type: 'work_landed', branch: 'main', commit: 'c'.repeat(40), ...byAda }, []],
  [new Story(), { type: 'prompt_seen', session: 's1' }, []],
  [new Story().skip('1.1'), { type: 'notices_shown', upTo: 2 }, ['notices']],
  [new Story(), { type: 'announced', about, queued: true }, ['announced', 'outbox']],
  [new Story(), { type: 'webhook_claimed', sender: { pid: 4 } }, ['sender']],
  [
    queued(),
    { type: 'webhook_tried', key: 'k1', result: 'dead', why: 'it answered 500' },
    ['deadLetters', 'outbox'],
  ],
]

test.each(OTHERS)(
  '%#: an event that no such journal has changes its own parts of the run',
  (story, event, changes) => {
    const before = story.run
    expect([event.type, ...changedFields(before, story.tell(event).run).sort()]).toEqual([
      event.type,
      ...changes,
    ])
  },
)

test('every event is in one of the two', () => {
  const known = Object.keys(effectsOfEvents(reduce, join(fixtures, 'golden')))
  const others = OTHERS.map(([, { type }]) => type)
  expect([...new Set([...known, ...others])].sort()).toEqual(
    EventBody.options.map(({ shape }) => shape.type.value).sort(),
  )
})
