import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Event, EventBody } from '../../src/model/event.ts'
import type { Run } from '../../src/model/run.ts'
import { brief } from '../../src/run/brief.ts'
import { next } from '../../src/run/next.ts'
import { attemptsUsed } from '../../src/run/policy.ts'
import { reduce } from '../../src/run/reduce.ts'
import { reviewWork } from '../../src/run/reviews.ts'
import { anyBody, invitations, start } from '../support/arbitrary-events.ts'
import { at } from '../support/run-builder.ts'

const noise = fc.array(anyBody, { maxLength: 120 }).map((bodies) => [start, ...bodies].map(inJournal))

/** Mostly sensible: at each step one of the events that the present state invites, with a random one now and then. */
const rarely = fc.oneof({ weight: 14, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: anyBody })
const walks = fc
  .array(fc.record({ pick: fc.nat(), stray: rarely }), { maxLength: 200, size: 'max' })
  .map((steps) => {
    const events = [start].map(inJournal)
    let run = replay(events)
    for (const { pick, stray } of steps) {
      const invited = stray ? [stray] : invitations(run, events.length)
      const event = inJournal(invited[pick % invited.length] as EventBody, events.length)
      events.push(event)
      run = reduce(run, event)
    }
    return events
  })

const histories = fc.oneof(noise, walks)

function inJournal(event: EventBody, index: number): Event {
  return { ...event, seq: index + 1, at: at(index), prev: '', hash: '' } as Event
}

const replay = (events: Event[]): Run =>
  events.reduce<Run | undefined>((run, event) => reduce(run, event), undefined) as Run

/** Judges by the events alone: what came of the last claim that the last executor's ticket was open for? */
function earned(events: Event[], id: string, run: Run): boolean {
  const state = run.tasks.find((entry) => entry.id === id)
  if (state?.decision) return events.some((event) => event.type === 'task_decided' && event.task === id)
  const last = state?.attempts.at(-1)?.ticket
  let claimed = false
  let outcome = 'none'
  for (const event of events) {
    if (!('ticket' in event) || event.ticket !== last) continue
    if (event.type === 'claim_received' && outcome !== 'PASSED') claimed = true
    if (event.type !== 'gate_judged' || !claimed || event.result.task !== id || outcome === 'PASSED') continue
    outcome = event.result.outcome
    claimed = false
  }
  return outcome === 'PASSED'
}

test('no order of events approves a task whose last claim did not pass the gate', () => {
  let approved = 0
  fc.assert(
    fc.property(histories, (events) => {
      const run = replay(events)
      for (const state of run.tasks) {
        if (state.status !== 'approved') continue
        approved++
        expect(earned(events, state.id, run)).toBe(true)
      }
    }),
    { numRuns: 600 },
  )
  expect(approved).toBeGreaterThan(20)
})

test('skipped and forced tasks always carry who and why', () => {
  fc.assert(
    fc.property(histories, (events) => {
      for (const state of replay(events).tasks) {
        if (state.status === 'skipped' || state.status === 'forced')
          expect(state.override).toMatchObject({ kind: state.status, who: 'Ada' })
      }
    }),
  )
})

test('attempts never exceed their limit', () => {
  let most = 0
  fc.assert(
    fc.property(walks, (events) => {
      const run = replay(events)
      for (const state of run.tasks) {
        most = Math.max(most, attemptsUsed(state))
        expect(attemptsUsed(state)).toBeLessThanOrEqual(run.config.attempts.perTask)
      }
    }),
    { numRuns: 500 },
  )
  expect(most).toBe(3)
})

test('next always offers something, or says why not', () => {
  fc.assert(
    fc.property(histories, (events) => {
      const action = next(replay(events), new Date(at(500)))
      if (action.kind === 'dispatch') expect(action.agents.length).toBeGreaterThan(0)
      else expect('question' in action ? action.question : action.reason).not.toBe('')
    }),
    { numRuns: 500 },
  )
})

test('a run whose brief says that it only waits for agents does only that', () => {
  let waiting = 0
  fc.assert(
    fc.property(histories, (events) => {
      let run: Run | undefined
      for (const event of events) {
        run = reduce(run, event)
        if (!brief(run).agents) continue
        waiting++
        expect(next(run, new Date(at(500))).kind).toBe('wait')
        expect(reviewWork(run)).toBeUndefined()
      }
    }),
    { numRuns: 500 },
  )
  expect(waiting).toBeGreaterThan(20)
})

test('a replay at any prefix equals the state at that time, and no state is changed behind its back', () => {
  fc.assert(
    fc.property(histories, fc.nat(), (events, cut) => {
      const prefix = events.slice(0, 1 + (cut % events.length))
      const then = replay(prefix)
      const written = JSON.stringify(then)
      events.slice(prefix.length).reduce<Run>((run, event) => reduce(run, event), then)
      expect(JSON.stringify(then)).toBe(written)
      expect(JSON.stringify(replay(prefix))).toBe(written)
    }),
    { numRuns: 300 },
  )
})
