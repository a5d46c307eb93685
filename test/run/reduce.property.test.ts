import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Event, EventBody } from '../../src/model/event.ts'
import type { Run } from '../../src/model/run.ts'
import { brief } from '../../src/run/brief.ts'
import { next } from '../../src/run/next.ts'
import { attemptsUsed } from '../../src/run/policy.ts'
import { reduce } from '../../src/run/reduce.ts'
import { reviewWork } from '../../src/run/review-work.ts'
import { aCommand, aResult, aSummary, at, aVerdict, ref, Story } from '../support/run-builder.ts'

const TASKS = ['a', 'b', 'c', 'd']
const TICKETS = ['t1', 't2', 't3', 't4', 't5', 't6']
const person = { who: 'Ada', session: 's', prompt: '/x' }

const task = fc.constantFrom(...TASKS)
const ticket = fc.constantFrom(...TICKETS)
const role = fc.constantFrom('spec-executor' as const, 'spec-executor' as const, 'architect' as const)
const failure = fc.constantFrom(
  'FALSE_CLAIM',
  'VERIFY_FAILURE',
  'MALFORMED',
  'SPEC_VIOLATION',
  'TIMEOUT',
  'EXECUTION_FAILURE',
) as fc.Arbitrary<'TIMEOUT'>
const outcome = fc.constantFrom('PASSED' as const, 'PASSED' as const, 'FAILED' as const, 'BLOCKED' as const)

const body: fc.Arbitrary<EventBody> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({ ticket, task, role, attempt: fc.integer({ min: 1, max: 4 }) })
      .map((v) => ({ type: 'ticket_issued' as const, iteration: 1, base: 'b', isolated: false, ...v })),
  },
  {
    weight: 6,
    arbitrary: ticket.map((v) => ({
      type: 'ticket_redeemed' as const,
      ticket: v,
      toolUseId: `use-${v}`,
      session: 's',
    })),
  },
  {
    weight: 6,
    arbitrary: ticket.map((v) => ({
      type: 'claim_received' as const,
      ticket: v,
      agentId: 'x',
      claim: ref(),
      judge: { pid: 1 },
    })),
  },
  {
    weight: 8,
    arbitrary: fc.record({ ticket, task, outcome, failure }).map((v) => ({
      type: 'gate_judged' as const,
      ticket: v.ticket,
      result: aResult({
        task: v.task,
        outcome: v.outcome,
        ...(v.outcome === 'PASSED' ? {} : { failure: v.failure }),
      }),
    })),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({
        ticket,
        decision: fc.constantFrom('approve' as const, 'reject' as const, 'malformed' as const),
      })
      .map((v) => ({
        type: 'review_judged' as const,
        ticket: v.ticket,
        verdict: aVerdict({ decision: v.decision }),
      })),
  },
  { weight: 6, arbitrary: task.map((v) => ({ type: 'task_approved' as const, task: v, commit: 'c' })) },
  {
    weight: 2,
    arbitrary: ticket.map((v) => ({
      type: 'agent_lost' as const,
      ticket: v,
      cause: 'gone',
      failure: 'TIMEOUT' as const,
    })),
  },
  ticket.map((v) => ({ type: 'agent_not_started' as const, ticket: v, cause: 'no worktree' })),
  task.map((v) => ({ type: 'task_skipped' as const, task: v, reason: 'service down', ...person })),
  task.map((v) => ({ type: 'task_forced' as const, task: v, ...person })),
  task.map((v) => ({ type: 'task_retried' as const, task: v, ...person })),
  task.map((v) => ({ type: 'override_undone' as const, task: v, ...person })),
  task.map((v) => ({ type: 'task_decided' as const, task: v, choice: 'yes', accepted: true, ...person })),
  task.map((v) => ({ type: 'task_blocked' as const, task: v, cause: 'x' })),
  task.map((v) => ({ type: 'baseline_ran' as const, task: v, commands: [aCommand()] })),
  fc.constant({ type: 'agent_launched' as const, ticket: 't1', agentId: 'x' }),
  fc.constant({ type: 'run_paused' as const, who: 'Ada' }),
  fc.constant({ type: 'run_resumed' as const, who: 'Ada' }),
  fc.constant({ type: 'run_parked' as const, cause: 'x' }),
  fc.constant({ type: 'run_halted' as const, cause: 'x' }),
  fc.constant({ type: 'run_cancelled' as const, who: 'Ada' }),
  fc.constant({ type: 'run_finished' as const, commit: 'c' }),
  fc.constant({ type: 'directive_given' as const, digest: 'x', via: 'stop' }),
  fc.constant({ type: 'prompt_seen' as const, session: 's' }),
  fc.constant({ type: 'refused' as const, id: 'x', what: 'y' }),
  fc.constant({ type: 'notices_told' as const, upTo: 3, prompt: 'p', transcript: 't', from: 0 }),
  fc.constant({ type: 'notices_shown' as const, upTo: 3 }),
)

const summaries = [
  aSummary('a', { phase: '1' }),
  aSummary('b', { phase: '1', dependsOn: ['a'] }),
  aSummary('c', { phase: '2' }),
  aSummary('d', { phase: '2', kind: 'checkpoint' }),
]
const start = new Story(summaries).events[0] as EventBody

const noise = fc.array(body, { maxLength: 120 }).map((bodies) => [start, ...bodies].map(inJournal))

/** Mostly sensible: at each step one of the events that the present state invites, with a random one now and then. */
const rarely = fc.oneof({ weight: 14, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: body })
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

function invitations(run: Run, step: number): EventBody[] {
  const issue = (id: string, attempt: number): EventBody => ({
    type: 'ticket_issued',
    ticket: `w${step}`,
    task: id,
    role: 'spec-executor',
    attempt,
    iteration: 1,
    base: 'b',
    isolated: false,
  })
  const failed = (id: string) =>
    aResult({ task: id, outcome: 'FAILED', failure: step % 3 ? 'FALSE_CLAIM' : 'VERIFY_FAILURE' })
  return [
    ...run.tasks.map((state) => issue(state.id, state.attempts.length + 1)),
    ...run.tickets.flatMap((open): EventBody[] => {
      if (!open.redeemedAt)
        return [{ type: 'ticket_redeemed', ticket: open.id, toolUseId: `use-${open.id}`, session: 's' }]
      if (!open.judging)
        return [{ type: 'claim_received', ticket: open.id, agentId: 'x', claim: ref(), judge: { pid: 1 } }]
      return [aResult({ task: open.task }), failed(open.task), failed(open.task)].map((result) => ({
        type: 'gate_judged',
        ticket: open.id,
        result,
      }))
    }),
    ...run.tasks
      .filter((state) => state.status === 'verifying')
      .map((state): EventBody => ({ type: 'task_approved', task: state.id, commit: 'c' })),
    ...(run.state === 'running' ? [] : [{ type: 'run_resumed' as const, who: 'Ada' }]),
  ]
}

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
    { numRuns: 2000 },
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
    { numRuns: 1500 },
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
