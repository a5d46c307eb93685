import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Event, EventBody } from '../../src/model/event.ts'
import type { Run } from '../../src/model/run.ts'
import { next } from '../../src/run/next.ts'
import { reduce } from '../../src/run/reduce.ts'
import { reviewWork } from '../../src/run/reviews.ts'
import { aResult, aSummary, at, aVerdict, ref, Story } from '../support/run-builder.ts'

const SUMMARIES = [
  aSummary('1.1', { verification: 2 }),
  aSummary('1.2', { securityReview: true, dependsOn: ['1.1'] }),
  aSummary('2.1', { verification: 3, dependsOn: ['1.2'] }),
]
const ALL = new Story(SUMMARIES, 'demo', { review: { votes: 3 } }).events[0] as EventBody
const SPEC_ONLY = new Story([aSummary('1.1')], 'demo', { review: { architect: false } })
  .events[0] as EventBody
const person = { who: 'Ada', session: 's', prompt: '/x' }
const ROLES = ['architect', 'verifier', 'security-reviewer', 'spec-reviewer'] as const

/** What could come next: what the run asks for, and sometimes what it did not ask for. */
function invitations(run: Run, step: number, isStray: boolean): EventBody[] {
  const action = next(run, new Date(at(1_000_000)))
  const issue = (agent: object): EventBody =>
    ({ type: 'ticket_issued', ticket: `t${step}`, base: 'b', isolated: false, ...agent }) as EventBody
  const asked = action.kind === 'dispatch' ? action.agents.map(issue) : []
  const strays = run.tasks.flatMap((task) =>
    ROLES.map((role) =>
      issue({ task: task.id, role, attempt: task.attempts.length, iteration: 1 + (step % 3) }),
    ),
  )
  const work = reviewWork(run)
  const added: EventBody[] =
    work?.kind === 'fix'
      ? [
          {
            type: 'tasks_added',
            after: work.task.id,
            tasks: [aSummary(`${work.task.id}.x${step}`, { fixOf: work.task.id, addedBy: 'review' })],
            plan: ref(),
            commit: 'c',
            cause: 'review',
          },
        ]
      : []
  const stuck = run.tasks
    .filter(({ status }) => status === 'escalated')
    .flatMap((task): EventBody[] => [
      { type: 'task_retried', task: task.id, ...person },
      { type: 'task_decided', task: task.id, choice: 'accept', accepted: true, ...person },
    ])
  return [
    ...(isStray ? strays : asked),
    ...added,
    ...stuck,
    ...run.tickets.flatMap((open) => steps(open, step)),
    ...run.tasks.map((task): EventBody => ({ type: 'task_approved', task: task.id, commit: 'c' })),
  ]
}

function steps(open: Run['tickets'][number], step: number): EventBody[] {
  if (!open.redeemedAt)
    return [{ type: 'ticket_redeemed', ticket: open.id, toolUseId: `use-${open.id}`, session: 's' }]
  if (!open.judging)
    return [
      { type: 'claim_received', ticket: open.id, agentId: 'x', claim: ref(), judge: { pid: 1 } },
      ...(step % 5 === 0
        ? [
            {
              type: 'agent_lost' as const,
              ticket: open.id,
              cause: 'gone',
              failure: 'EXECUTION_FAILURE' as const,
            },
          ]
        : []),
    ]
  if (open.role === 'spec-executor') {
    const failed = aResult({ task: open.task, outcome: 'FAILED', failure: 'VERIFY_FAILURE' })
    return [aResult({ task: open.task }), aResult({ task: open.task }), failed].map((result) => ({
      type: 'gate_judged',
      ticket: open.id,
      result,
    }))
  }
  const { role, task } = open
  return [
    aVerdict({ role, task }),
    aVerdict({ role, task }),
    aVerdict({ role, task, decision: 'reject', path: 'code' }),
    aVerdict({ role, task, decision: 'malformed' }),
    aVerdict({ role, task, decision: 'no-signal' }),
    aVerdict({ role, task, confidence: 0.3 }),
  ].map((verdict) => ({ type: 'review_judged', ticket: open.id, verdict }))
}

const inJournal = (event: EventBody, index: number): Event =>
  ({ ...event, seq: index + 1, at: at(index), prev: '', hash: '' }) as Event

const walks = (start: EventBody) =>
  fc
    .array(fc.record({ pick: fc.nat(), stray: fc.integer({ min: 0, max: 11 }) }), {
      maxLength: 160,
      size: 'max',
    })
    .map((picks) => {
      const events = [inJournal(start, 0)]
      let run = reduce(undefined, events[0] as Event)
      for (const { pick, stray } of picks) {
        const invited = invitations(run, events.length, stray === 0)
        const event = inJournal(invited[pick % invited.length] as EventBody, events.length)
        events.push(event)
        run = reduce(run, event)
      }
      return { events, run }
    })

/** By the events alone: verdicts that were given on a ticket of the task's last attempt. */
function approvals(events: readonly Event[], task: string, attempt: number) {
  const tickets = new Map(
    events.flatMap((event) => (event.type === 'ticket_issued' ? [[event.ticket, event] as const] : [])),
  )
  return events.flatMap((event) => {
    if (event.type !== 'review_judged' || event.verdict.decision !== 'approve') return []
    const ticket = tickets.get(event.ticket)
    return ticket?.task === task && ticket.attempt === attempt ? [ticket] : []
  })
}

test('no order of events approves a task that a reviewer it needs has not approved', () => {
  let approved = 0
  fc.assert(
    fc.property(walks(ALL), ({ events, run }) => {
      for (const task of run.tasks.filter(({ status }) => status === 'approved')) {
        approved += 1
        const given = approvals(events, task.id, task.attempts.length)
        const by = (role: string) =>
          new Set(given.filter((t) => t.role === role).map((t) => t.iteration)).size
        expect(by('architect')).toBeGreaterThan(0)
        if (task.verification === 2) expect(by('verifier')).toBeGreaterThan(0)
        if (task.verification === 3) expect(by('verifier')).toBeGreaterThan(1)
        if (task.securityReview) expect(by('security-reviewer')).toBeGreaterThan(0)
      }
    }),
    { numRuns: 600 },
  )
  expect(approved).toBeGreaterThan(50)
})

test('no review runs more than three rounds, and no task gets more than three fix tasks', () => {
  let rounds = 0
  fc.assert(
    fc.property(walks(SPEC_ONLY), ({ run }) => {
      for (const task of run.tasks) {
        const spec = task.reviews.filter(({ role }) => role === 'spec-reviewer')
        rounds = Math.max(rounds, ...spec.map(({ iteration }) => iteration))
        expect(rounds).toBeLessThanOrEqual(3)
        expect(run.tasks.filter(({ fixOf }) => fixOf === task.id).length).toBeLessThanOrEqual(3)
      }
    }),
    { numRuns: 300 },
  )
  expect(rounds).toBeGreaterThan(1)
})

test('whatever reviewers do, the run has something to do, or says why not', () => {
  fc.assert(
    fc.property(fc.oneof(walks(ALL), walks(SPEC_ONLY)), ({ run }) => {
      const action = next(run, new Date(at(1_000_000)))
      const isEnginesTurn = reviewWork(run) !== undefined
      if (action.kind === 'ask' && !isEnginesTurn)
        expect(action.question).not.toContain('wait for each other')
      if (action.kind === 'dispatch') expect(action.agents.length).toBeGreaterThan(0)
    }),
    { numRuns: 300 },
  )
})
