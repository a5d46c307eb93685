import fc from 'fast-check'
import type { EventBody } from '../../src/model/event.ts'
import type { Run } from '../../src/model/run.ts'
import { aCommand, aResult, aSummary, aVerdict, ref, Story } from './run-builder.ts'

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

/** Any event, whether it makes sense or not. */
export const anyBody: fc.Arbitrary<EventBody> = fc.oneof(
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
export const start = new Story(summaries).events[0] as EventBody

/** Events that fit the present state. */
export function invitations(run: Run, step: number): EventBody[] {
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
