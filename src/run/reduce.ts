import type { Event, EventOf, TaskSummary } from '../model/event.ts'
import type { Attempt, Failure, Notice, Run, TaskState, Ticket } from '../model/run.ts'
import { isStuck, waveOf } from './groups.ts'
import { attemptsUsed, policy } from './policy.ts'
import { outstandingReviews } from './reviews.ts'

/** Bump when the shape or meaning of Run changes, so that old snapshots are read anew from the journal. */
export const REDUCER_VERSION = '1'

/**
 * One event more. Pure and total: an event that makes no sense in the state it meets changes nothing but
 * `anomalies`, so that no order of events can approve a task which did not pass.
 */
export function reduce(run: Run | undefined, event: Event): Run {
  if (event.type === 'run_started')
    return run ? anomaly(stamp(run, event), 'a second run_started') : begin(event)
  if (!run) throw new Error(`the journal begins with ${event.type}, not with run_started`)
  const stamped = stamp(run, event)
  return apply(STILL.has(event.type) ? stamped : { ...stamped, standing: { digest: '', count: 0 } }, event)
}

/** Events that are no progress: a coordinator that only causes these is standing still. */
const STILL = new Set<Event['type']>(['directive_given', 'refused', 'notices_shown', 'noted'])

function stamp(run: Run, event: Event): Run {
  return { ...run, lastSeq: event.seq, lastAt: event.at }
}

function begin(event: EventOf<'run_started'>): Run {
  const {
    run,
    spec,
    format,
    root,
    planFiles,
    plan,
    base,
    branch,
    config,
    session,
    client,
    mode,
    solo,
    views,
    who,
  } = event
  return {
    id: run,
    spec,
    format,
    root,
    state: 'running',
    startedAt: event.at,
    base,
    branch,
    who,
    plan,
    planFiles,
    ...(event.before ? { before: event.before } : {}),
    config,
    mode,
    solo,
    views,
    session,
    client,
    tasks: event.tasks.map(fresh),
    tickets: [],
    approvedHead: base,
    standing: { digest: '', count: 0 },
    notices: [],
    anomalies: [],
    lastSeq: event.seq,
    lastAt: event.at,
  }
}

const fresh = (task: TaskSummary): TaskState => ({
  ...task,
  status: 'pending',
  attempts: [],
  reviews: [],
  flags: [],
})

function apply(run: Run, event: Event): Run {
  switch (event.type) {
    case 'run_started':
      return run
    case 'run_bound':
      return { ...run, session: event.session, client: event.client, mode: event.mode }
    case 'ticket_issued':
      return issue(run, event)
    case 'ticket_redeemed':
      return redeem(run, event)
    case 'agent_launched':
      return changeTicket(run, event.ticket, { agentId: event.agentId })
    case 'claim_received':
      return claim(run, event)
    case 'gate_judged':
      return judged(run, event)
    case 'review_judged':
      return reviewed(run, event)
    case 'agent_lost':
      return lost(run, event)
    case 'task_approved':
      return approve(run, event)
    case 'baseline_ran': {
      const green = event.commands.length > 0 && event.commands.every((command) => command.exitCode === 0)
      return green ? flag(run, event.task, 'baseline-green') : run
    }
    case 'task_blocked':
      return changeTask(run, event.task, (task) => ({
        ...task,
        status: 'blocked',
        pausedFor: { reason: event.cause, options: ['retry', 'skip'] },
      }))
    case 'task_skipped':
    case 'task_forced':
      return override(run, event)
    case 'override_undone':
      return undo(run, event)
    case 'task_retried':
      return retry(run, event)
    case 'task_decided':
      return decide(run, event)
    case 'tasks_added':
      return addTasks(run, event)
    case 'force_asked':
      return {
        ...run,
        force: {
          task: event.task,
          at: event.at,
          client: event.client,
          session: event.session,
          who: event.who,
        },
      }
    case 'force_lapsed':
      return without(run, 'force')
    case 'run_paused':
      return settle(run, ['running', 'parked'], 'paused', `paused by ${event.who}`)
    case 'run_resumed':
      return settle(run, ['paused', 'parked', 'halted'], 'running')
    case 'run_parked':
      return notice(
        settle(run, ['running'], 'parked', event.cause),
        event,
        `the run was parked: ${event.cause}`,
      )
    case 'run_halted':
      return notice(
        settle(run, ['running', 'parked', 'paused'], 'halted', event.cause),
        event,
        `the run was halted: ${event.cause}`,
      )
    case 'run_cancelled':
      return {
        ...settle(run, ['running', 'paused', 'parked', 'halted'], 'cancelled', `cancelled by ${event.who}`),
        tickets: [],
        endedAt: event.at,
      }
    case 'run_finished':
      return { ...settle(run, ['running'], 'finished'), endedAt: event.at }
    case 'directive_given': {
      const same = run.standing.digest === event.digest
      return { ...run, standing: { digest: event.digest, count: same ? run.standing.count + 1 : 1 } }
    }
    case 'prompt_seen':
      return run
    case 'refused':
      return notice(run, event, `${event.what} was refused [${event.id}]`)
    case 'notices_shown':
      return { ...run, notices: run.notices.filter((entry) => entry.seq > event.upTo) }
    case 'noted':
      return run
  }
}

function issue(run: Run, event: EventOf<'ticket_issued'>): Run {
  const task = taskOf(run, event.task)
  if (!task) return anomaly(run, `a ticket for the unknown task ${event.task}`)
  if (run.tickets.some((ticket) => ticket.id === event.ticket))
    return anomaly(run, `ticket ${event.ticket} twice`)
  const ticket: Ticket = {
    id: event.ticket,
    task: event.task,
    role: event.role,
    attempt: event.attempt,
    iteration: event.iteration,
    base: event.base,
    isolated: event.isolated,
    issuedAt: event.at,
  }
  const withTicket = { ...run, tickets: [...run.tickets, ticket] }
  if (event.role !== 'spec-executor') return withTicket
  const startable = task.status === 'pending' || task.status === 'failed'
  if (
    !startable ||
    attemptsUsed(task) >= run.config.attempts.perTask ||
    event.attempt !== task.attempts.length + 1
  ) {
    return anomaly(run, `attempt ${event.attempt} of task ${event.task} is not allowed`)
  }
  const attempt: Attempt = {
    n: event.attempt,
    ticket: event.ticket,
    base: event.base,
    startedAt: event.at,
    claims: 0,
    failures: [],
  }
  return changeTask(withTicket, task.id, (current) => ({
    ...without(current, 'notBefore'),
    attempts: [...current.attempts, attempt],
  }))
}

function redeem(run: Run, event: EventOf<'ticket_redeemed'>): Run {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket)
  if (!ticket || ticket.redeemedAt) return anomaly(run, `ticket ${event.ticket} cannot be redeemed`)
  const redeemed = changeTicket(run, ticket.id, { redeemedAt: event.at, toolUseId: event.toolUseId })
  if (ticket.role !== 'spec-executor') return touch(redeemed, ticket.task, event.at)
  return changeTask(redeemed, ticket.task, (task) => ({
    ...task,
    status: 'executing',
    startedAt: task.startedAt ?? event.at,
    lastStepAt: event.at,
  }))
}

function claim(run: Run, event: EventOf<'claim_received'>): Run {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket)
  if (!ticket?.redeemedAt || ticket.judging)
    return anomaly(run, `a claim for ticket ${event.ticket}, which takes none`)
  const judging = { process: event.judge, at: event.at, claim: event.claim }
  const received = changeTicket(run, ticket.id, { agentId: event.agentId, judging })
  if (ticket.role !== 'spec-executor') return touch(received, ticket.task, event.at)
  return changeTask(received, ticket.task, (task) => ({
    ...changeAttempt(task, (attempt) => ({ ...attempt, claims: attempt.claims + 1 })),
    status: 'verifying',
    lastStepAt: event.at,
  }))
}

function judged(run: Run, event: EventOf<'gate_judged'>): Run {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket)
  const { result } = event
  if (!ticket?.judging || ticket.role !== 'spec-executor' || ticket.task !== result.task) {
    return anomaly(run, `a judgement without a claim for ticket ${event.ticket}`)
  }
  const claimed = ticket.judging.claim
  if (result.outcome === 'PASSED') {
    const passed = {
      commit: result.commit,
      base: result.base,
      claim: claimed,
      colour: result.colour,
      confidence: result.confidence,
    }
    const closed = changeTask(closeTicket(run, ticket.id), ticket.task, (task) => ({
      ...changeAttempt(task, (attempt) => ({ ...attempt, passed, endedAt: event.at })),
      lastResult: result,
      lastStepAt: event.at,
    }))
    return changeTask(closed, ticket.task, (task) => ({
      ...task,
      status: outstandingReviews(closed, task).length > 0 ? 'reviewing' : 'verifying',
    }))
  }
  const blocking = result.findings.find((finding) => finding.severity === 'block')
  const type = result.outcome === 'BLOCKED' ? 'BLOCKED' : (result.failure ?? 'VERIFY_FAILURE')
  const failure: Failure = {
    type,
    stage: result.stage,
    reason: blocking?.message ?? result.outcome,
    at: event.at,
    attempt: ticket.attempt,
  }
  const remembered = changeTask(run, ticket.task, (task) => ({
    ...(event.feedback ? { ...task, retryFeedback: event.feedback } : task),
    lastResult: result,
  }))
  return fail(changeTicket(remembered, ticket.id, { judging: undefined }), ticket, failure, true)
}

function reviewed(run: Run, event: EventOf<'review_judged'>): Run {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket)
  if (!ticket?.redeemedAt || ticket.role === 'spec-executor')
    return anomaly(run, `a verdict without a review for ticket ${event.ticket}`)
  const record = { role: ticket.role, iteration: ticket.iteration, at: event.at, verdict: event.verdict }
  return changeTask(closeTicket(run, ticket.id), ticket.task, (task) => ({
    ...task,
    reviews: [...task.reviews, record],
    lastStepAt: event.at,
  }))
}

function lost(run: Run, event: EventOf<'agent_lost'>): Run {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket)
  if (!ticket) return anomaly(run, `ticket ${event.ticket} was lost but is not open`)
  if (ticket.role !== 'spec-executor') return closeTicket(run, ticket.id)
  const failure: Failure = {
    type: event.failure,
    stage: 'execution',
    reason: event.cause,
    at: event.at,
    attempt: ticket.attempt,
  }
  return fail(run, ticket, failure, false)
}

/** Records the failure, asks the policy, and halts the run when its wave has seen too many. */
function fail(run: Run, ticket: Ticket, failure: Failure, agentAlive: boolean): Run {
  const failed = changeTask(run, ticket.task, (task) => ({
    ...changeAttempt(task, (attempt) => ({ ...attempt, failures: [...attempt.failures, failure] })),
    lastStepAt: failure.at,
  }))
  const task = taskOf(failed, ticket.task)
  if (!task) return failed
  const follow = policy(task, failure.type, run.config, agentAlive)
  if (follow.kind === 'warm')
    return changeTask(failed, task.id, (current) => ({ ...current, status: 'executing' }))

  const closed = changeTask(closeTicket(failed, ticket.id), task.id, (current) =>
    changeAttempt(current, (attempt) => ({ ...attempt, endedAt: failure.at })),
  )
  switch (follow.kind) {
    case 'cold':
      return changeTask(closed, task.id, (current) => ({
        ...current,
        status: 'failed',
        ...(follow.waitSeconds ? { notBefore: later(failure.at, follow.waitSeconds) } : {}),
      }))
    case 'pause':
      return haltIfMany(
        changeTask(closed, task.id, (current) => ({
          ...current,
          status: 'escalated',
          pausedFor: { reason: follow.reason, options: follow.options },
        })),
        task,
      )
    case 'block':
      return haltIfMany(
        changeTask(closed, task.id, (current) => ({
          ...current,
          status: 'blocked',
          pausedFor: {
            reason: `${follow.reason}: ${failure.reason}`,
            options: ['retry', 'skip', 'investigate'],
          },
        })),
        task,
      )
  }
}

function haltIfMany(run: Run, task: TaskState): Run {
  const wave = waveOf(task)
  const failed = run.tasks.filter((other) => isStuck(other) && waveOf(other) === wave)
  if (failed.length < run.config.attempts.failedTasksPerWave) return run
  return {
    ...run,
    state: 'halted',
    cause: `${failed.length} tasks failed in ${wave}: ${failed.map((other) => other.id).join(', ')}`,
  }
}

function approve(run: Run, event: EventOf<'task_approved'>): Run {
  const task = taskOf(run, event.task)
  const passed = task?.attempts.at(-1)?.passed
  const waiting = task && (task.status === 'verifying' || task.status === 'reviewing')
  if (!task || !waiting || !passed || outstandingReviews(run, task).length > 0) {
    return anomaly(run, `task ${event.task} was approved without having passed`)
  }
  const approved = changeTask(run, task.id, (current) => ({
    ...without(without(current, 'retryFeedback'), 'pausedFor'),
    status: 'approved',
    approvedCommit: event.commit,
    lastStepAt: event.at,
    flags: passed.colour === 'ORANGE' ? [...new Set([...current.flags, 'orange'])] : current.flags,
  }))
  return { ...approved, approvedHead: holdsBack(approved) ? run.approvedHead : event.commit }
}

/** Skipped or forced work is not approved: the ref stops before it until a person adopts it. */
function holdsBack(run: Run): boolean {
  return run.tasks.some((task) => task.override)
}

function override(run: Run, event: EventOf<'task_skipped'> | EventOf<'task_forced'>): Run {
  const task = taskOf(run, event.task)
  if (!task || task.status === 'approved')
    return anomaly(run, `an override of task ${event.task}, which needs none`)
  const kind = event.type === 'task_skipped' ? ('skipped' as const) : ('forced' as const)
  const { who, session, prompt, at } = event
  const reason = event.type === 'task_skipped' ? event.reason : 'forced with OVERRIDE'
  const marked = changeTask(run, task.id, (current) => ({
    ...without(current, 'pausedFor'),
    status: kind,
    override: { kind, who, at, reason, session, prompt },
    lastStepAt: at,
    flags: [...new Set([...current.flags, kind === 'skipped' ? 'unverified' : 'forced'])],
  }))
  const closed = { ...marked, tickets: marked.tickets.filter((ticket) => ticket.task !== task.id) }
  return notice(
    kind === 'forced' ? without(closed, 'force') : closed,
    event,
    `task ${task.id} was ${kind} by ${who} (${reason}); /ultraplan:retry --task ${task.id} undoes it`,
  )
}

function undo(run: Run, event: EventOf<'override_undone'>): Run {
  const task = taskOf(run, event.task)
  if (!task?.override) return anomaly(run, `task ${event.task} has no override to undo`)
  return changeTask(run, task.id, (current) => ({
    ...without(current, 'override'),
    status: 'pending',
    forgiven: current.attempts.length,
    flags: current.flags.filter((entry) => entry !== 'unverified' && entry !== 'forced'),
  }))
}

function retry(run: Run, event: EventOf<'task_retried'>): Run {
  const task = taskOf(run, event.task)
  if (!task || !(isStuck(task) || task.status === 'failed' || task.override))
    return anomaly(run, `a retry of task ${event.task}, which is ${task?.status ?? 'unknown'}`)
  const closed = { ...run, tickets: run.tickets.filter((ticket) => ticket.task !== task.id) }
  return changeTask(closed, task.id, (current) => ({
    ...without(without(without(current, 'pausedFor'), 'notBefore'), 'override'),
    status: 'pending',
    forgiven: current.attempts.length,
    flags: current.flags.filter((entry) => entry !== 'unverified' && entry !== 'forced'),
  }))
}

function decide(run: Run, event: EventOf<'task_decided'>): Run {
  const task = taskOf(run, event.task)
  if (task?.kind !== 'checkpoint' || task.status !== 'pending')
    return anomaly(run, `a decision on task ${event.task}, which asks for none`)
  return changeTask(run, task.id, (current) => ({
    ...current,
    status: 'approved',
    decision: { choice: event.choice, who: event.who, at: event.at },
    flags: [...current.flags, 'decided by a person'],
    lastStepAt: event.at,
  }))
}

function addTasks(run: Run, event: EventOf<'tasks_added'>): Run {
  const at = run.tasks.findIndex((task) => task.id === event.after)
  if (at < 0) return anomaly(run, `tasks added after the unknown task ${event.after}`)
  const added = event.tasks.filter((task) => !taskOf(run, task.id)).map(fresh)
  return {
    ...run,
    plan: event.plan,
    tasks: [...run.tasks.slice(0, at + 1), ...added, ...run.tasks.slice(at + 1)],
  }
}

function settle(run: Run, from: Run['state'][], to: Run['state'], cause?: string): Run {
  if (!from.includes(run.state)) return anomaly(run, `${to} while the run is ${run.state}`)
  return cause === undefined ? without({ ...run, state: to }, 'cause') : { ...run, state: to, cause }
}

const MOST_NOTICES = 50

function notice(run: Run, event: Event, text: string): Run {
  const entry: Notice = { seq: event.seq, at: event.at, text }
  return { ...run, notices: [...run.notices, entry].slice(-MOST_NOTICES) }
}

const MOST_ANOMALIES = 20

function anomaly(run: Run, text: string): Run {
  return { ...run, anomalies: [...run.anomalies, text].slice(-MOST_ANOMALIES) }
}

export function taskOf(run: Run, id: string): TaskState | undefined {
  return run.tasks.find((task) => task.id === id)
}

function changeTask(run: Run, id: string, change: (task: TaskState) => TaskState): Run {
  return { ...run, tasks: run.tasks.map((task) => (task.id === id ? change(task) : task)) }
}

function changeAttempt(task: TaskState, change: (attempt: Attempt) => Attempt): TaskState {
  const last = task.attempts.length - 1
  return {
    ...task,
    attempts: task.attempts.map((attempt, index) => (index === last ? change(attempt) : attempt)),
  }
}

function changeTicket(run: Run, id: string, change: { [K in keyof Ticket]?: Ticket[K] | undefined }): Run {
  return {
    ...run,
    tickets: run.tickets.map((ticket) =>
      ticket.id === id ? dropUndefined({ ...ticket, ...change }) : ticket,
    ),
  }
}

function dropUndefined(ticket: { [K in keyof Ticket]?: Ticket[K] | undefined }): Ticket {
  return Object.fromEntries(
    Object.entries(ticket).filter(([, value]) => value !== undefined),
  ) as unknown as Ticket
}

const closeTicket = (run: Run, id: string): Run => ({
  ...run,
  tickets: run.tickets.filter((ticket) => ticket.id !== id),
})

const touch = (run: Run, id: string, at: string): Run =>
  changeTask(run, id, (task) => ({ ...task, lastStepAt: at }))

const flag = (run: Run, id: string, text: string): Run =>
  changeTask(run, id, (task) => ({ ...task, flags: [...new Set([...task.flags, text])] }))

function without<T extends object, K extends keyof T>(value: T, key: K): T {
  const { [key]: _dropped, ...rest } = value
  return rest as T
}

function later(at: string, seconds: number): string {
  return new Date(Date.parse(at) + seconds * 1000).toISOString()
}
