import { describe, expect, test } from 'vitest'
import { afterError, waitsFor } from '../../src/engine/runs/waiting.ts'
import { ReviewStory } from '../support/review-story.ts'
import { at, Story } from '../support/run-builder.ts'

const config = { overnight: { first: 60, most: 600, tries: 6 } }

/** A run whose last turns have failed so often. */
function failed(turns: number, error = 'rate_limit') {
  const story = new Story(undefined, 'demo', config)
  for (let turn = 0; turn < turns; turn += 1) story.tell({ type: 'turn_failed', error })
  return story.run
}

describe('after an error of the service', () => {
  test.each(['rate_limit', 'overloaded', 'server_error'])(
    '%s passes: the session is woken later',
    (error) => {
      expect(afterError(failed(0), error)).toEqual({ kind: 'wake', afterSeconds: 60 })
    },
  )

  test('every failure in a row doubles the wait, up to the longest; then the run is parked', () => {
    const waits = [0, 1, 2, 3, 4, 5].map((turns) => afterError(failed(turns), 'rate_limit'))
    expect(waits.map((wait) => ('afterSeconds' in wait ? wait.afterSeconds : wait.cause))).toEqual([
      60, 120, 240, 480, 600, 600,
    ])
    expect(afterError(failed(6), 'rate_limit')).toEqual({
      kind: 'park',
      cause: '7 turns in a row ended with rate_limit',
    })
  })

  test('a turn that went well starts the count again', () => {
    const story = new Story(undefined, 'demo', config).tell({ type: 'turn_failed', error: 'rate_limit' })
    story.dispatch('1.1')
    expect(afterError(story.run, 'rate_limit')).toEqual({ kind: 'wake', afterSeconds: 60 })
  })

  test.each(['billing_error', 'authentication_failed'])('%s needs a person: the run is parked', (error) => {
    expect(afterError(failed(0), error)).toEqual({ kind: 'park', cause: `the service refused: ${error}` })
  })
})

describe('what comes by itself', () => {
  test.each(['spec-executor', 'architect'] as const)(
    'is the time at which the %s is called again that ran out of it',
    (role) => {
      const story = new ReviewStory({ review: { spec: false } })
      if (role === 'architect') story.pass('1.1').start('1.1', role)
      else story.dispatch('1.1')
      const [ticket] = story.run.tickets
      if (!ticket) throw new Error('somebody was called')
      expect(waitsFor(story.run, new Date(at(0)))).toBeUndefined()
      story.tell({ type: 'agent_lost', ticket: ticket.id, cause: 'gone', failure: 'TIMEOUT' })
      const until = story.task('1.1').notBefore ?? ''
      expect(waitsFor(story.run, new Date(at(0)))).toEqual({ until })
      expect(waitsFor(story.run, new Date(until))).toBeUndefined()
    },
  )
})
