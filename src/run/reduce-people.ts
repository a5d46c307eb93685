import type { EventOf } from '../model/event.ts'
import type { Override, Run, TaskState } from '../model/run.ts'
import { taskWord, wordFor } from '../model/task-name.ts'
import {
  anomaly,
  changeAttempt,
  changeTask,
  changeTicket,
  given,
  notice,
  setTask,
  taskOf,
  ticketOf,
  withFlags,
  without,
} from './change.ts'
import { isStuck } from './groups.ts'
import { because, undoneBy } from './reduce-run.ts'
import { isExecutor } from './time-limit.ts'
import { holdsBack } from './unproved-work.ts'

export function override(run: Run, event: EventOf<'task_skipped'> | EventOf<'task_forced'>): Run {
  const task = taskOf(run, event.task)
  if (!task || task.status === 'approved' || task.override || task.doneBefore)
    return anomaly(run, `an override of ${wordFor(run.tasks, event.task)}, which needs none`)
  const isSkip = event.type === 'task_skipped'
  const kind = isSkip ? ('skipped' as const) : ('forced' as const)
  const { who, at, left, beside, doubts } = event
  const reason = isSkip ? event.reason : 'forced with OVERRIDE'
  const marked = changeTask(closeUnused(run, task.id), task.id, (current) => ({
    ...without(current, 'pausedFor', 'notBefore'),
    status: kind,
    override: {
      kind,
      reason,
      ...given(event, 'who', 'at', 'session', 'prompt', 'assurance', 'origin'),
      ...(doubts?.length ? { doubts } : {}),
      ...(left?.length ? { left } : {}),
      ...(beside?.length ? { beside } : {}),
    },
    lastStepAt: at,
    flags: withMarks(current.flags, event, MARK[kind]),
  }))
  return notice(
    isSkip ? marked : without(marked, 'force'),
    event,
    `${taskWord(task)} was ${kind} by ${who} (${reason})${inDoubt(event)}${undoneBy(run, task)}`,
  )
}

const MARK = { skipped: 'unverified', forced: 'forced' } as const
const DOUBT = 'in doubt'
const MARKS: readonly string[] = [...Object.values(MARK), DOUBT]

interface Doubted {
  doubts?: string[] | undefined
}

const inDoubt = ({ doubts }: Doubted): string => (doubts?.length ? `, in doubt: ${doubts.join('; ')}` : '')

const withMarks = (flags: readonly string[], { doubts }: Doubted, ...marks: string[]): string[] =>
  withFlags(flags, ...marks, ...(doubts?.length ? [DOUBT] : []))

/** An agent that is at work keeps its ticket until it has stopped: nothing else may start at the same time. */
const closeUnused = (run: Run, task: string): Run => ({
  ...run,
  tickets: run.tickets.filter((ticket) => ticket.task !== task || ticket.redeemedAt !== undefined),
})

export function undo(run: Run, event: EventOf<'override_undone'>): Run {
  const task = taskOf(run, event.task)
  if (!task?.override) return anomaly(run, `${wordFor(run.tasks, event.task)} has no override to undo`)
  // No person takes responsibility for that work any more.
  const approvedHead = task.override.adopted?.before ?? run.approvedHead
  // The person's branch keeps it: nothing is ever reset.
  const taken = task.override.adopted && run.target ? { given: run.approvedHead } : {}
  return notice(
    changeTask({ ...disowned(run, task.override), approvedHead, ...taken }, task.id, (current) => ({
      ...without(current, 'override'),
      ...again(run, current),
      flags: current.flags.filter((entry) => !MARKS.includes(entry)),
      lastStepAt: event.at,
    })),
    event,
    `the override of ${taskWord(task)} was undone by ${event.who}`,
  )
}

/** Commits that a person made for a task and adopted are no longer theirs: they count as commits that no executor made. */
function disowned(run: Run, { adopted, left }: Override): Run {
  if (!adopted || !left?.length || adopted.commit === adopted.known) return run
  const found = {
    from: adopted.known ?? adopted.before ?? run.base,
    to: adopted.commit,
    count: 1,
    files: left,
  }
  return { ...run, foreign: [...(run.foreign ?? []), found] }
}

export function retry(run: Run, event: EventOf<'task_retried'>): Run {
  const task = taskOf(run, event.task)
  if (!task || task.givenUp || !(isStuck(task) || task.status === 'failed'))
    return anomaly(run, `a retry of ${wordFor(run.tasks, event.task)}, which is ${task?.status ?? 'unknown'}`)
  const told =
    event.via === undefined
      ? run
      : notice(
          run,
          event,
          `${taskWord(task)} was reset by ${event.who} from ${event.via}${because(event)}; /ultraplan:pause holds the run`,
        )
  if (task.pausedFor?.retry === 'review')
    return reviewAgain(closeUnused(told, task.id), task, event.longer === true)
  return changeTask(closeUnused(told, task.id), task.id, (current) => ({
    ...without(current, 'pausedFor', 'notBefore', 'notStarted'),
    ...again(run, current),
    ...(event.longer ? { longer: (current.longer ?? 0) + 1 } : {}),
    ...(event.answer === undefined ? {} : { answers: [...(current.answers ?? []), event.answer] }),
    lastStepAt: event.at,
  }))
}

/** The state of a task that is tried again. An agent that is still working on it counts. */
function again(run: Run, task: TaskState): Pick<TaskState, 'status' | 'forgiven'> {
  const working = run.tickets.find(
    (ticket) => ticket.task === task.id && isExecutor(ticket) && ticket.redeemedAt && !ticket.reported,
  )
  if (!working) return { status: 'pending', forgiven: task.attempts.length }
  return { status: working.judging ? 'verifying' : 'executing', forgiven: task.attempts.length - 1 }
}

/** The mark stays. Only the approved ref moves, up to the commit that the person adopted. */
export function adopt(run: Run, event: EventOf<'override_adopted'>): Run {
  const task = taskOf(run, event.task)
  if (!task?.override || task.override.adopted)
    return anomaly(run, `an adoption of ${wordFor(run.tasks, event.task)}, which has nothing to adopt`)
  const { who, at, commit } = event
  const known = run.knownHead ? { known: run.knownHead } : {}
  const adopted = setTask(run, task.id, {
    override: { ...task.override, adopted: { who, at, commit, before: run.approvedHead, ...known } },
    lastStepAt: at,
    flags: withMarks(task.flags, event),
  })
  return notice(
    {
      ...adopted,
      knownHead: commit,
      approvedHead: holdsBack(adopted) ? (event.upTo ?? run.approvedHead) : commit,
    },
    event,
    `the unverified work of ${taskWord(task)} was adopted by ${who}${inDoubt(event)}${undoneBy(run, task)}`,
  )
}

export function decide(run: Run, event: EventOf<'task_decided'>): Run {
  const task = taskOf(run, event.task)
  const said = `${wordFor(run.tasks, event.task)} was decided by ${event.who} ("${event.choice}")${inDoubt(event)}; if that was not you, /ultraplan:pause holds the run`
  if (task && event.choice === 'accept' && mayAccept(task))
    return notice(accept(run, task, event), event, said)
  if (task?.kind !== 'checkpoint' || !(task.status === 'pending' || task.status === 'blocked'))
    return anomaly(run, `a decision on ${wordFor(run.tasks, event.task)}, which asks for none`)
  const decision = given(event, 'choice', 'who', 'at')
  if (event.accepted === false) {
    return setTask(run, task.id, {
      status: 'blocked',
      decision,
      pausedFor: { reason: `${event.who} is not content: ${event.choice}`, options: ['approved', 'skip'] },
      lastStepAt: event.at,
    })
  }
  const passed = changeTask(run, task.id, (current) => ({
    ...without(current, 'pausedFor'),
    status: 'approved',
    decision,
    flags: withMarks(current.flags, event, 'decided by a person'),
    lastStepAt: event.at,
  }))
  return notice(passed, event, said)
}

/** A person lets the reviewer try again; the work stays as it was handed in. */
function reviewAgain(run: Run, task: TaskState, longer: boolean): Run {
  return changeTask(run, task.id, (current) => ({
    ...without(current, 'pausedFor', 'notBefore', 'reviewersLost', 'notStarted'),
    status: 'reviewing',
    ...(longer ? { longer: (current.longer ?? 0) + 1 } : {}),
  }))
}

/** A person accepts an approval whose confidence was too low to count by itself (S3-47). */
function accept(run: Run, task: TaskState, event: EventOf<'task_decided'>): Run {
  return changeTask(run, task.id, (current) => ({
    ...without(current, 'pausedFor'),
    status: 'reviewing',
    accepted: { who: event.who, at: event.at },
    flags: withFlags(current.flags, 'accepted by a person'),
    lastStepAt: event.at,
  }))
}

export const mayAccept = (task: TaskState): boolean =>
  task.status === 'escalated' && task.pausedFor?.options.includes('accept') === true

export function asked(run: Run, event: EventOf<'permission_waiting'>): Run {
  const ticket = ticketOf(run, event.ticket)
  if (!ticket?.redeemedAt)
    return anomaly(run, `a question about ticket ${event.ticket}, which nobody works on`)
  const waiting = { ...event.call, ticket: ticket.id, at: event.at }
  return setTask(run, ticket.task, { waiting, lastStepAt: event.at })
}

/** Time that a person took does not count against the agent. */
export function answered(
  run: Run,
  { ticket: id, at }: EventOf<'permission_given'> | EventOf<'permission_denied'>,
): Run {
  const ticket = ticketOf(run, id)
  const waiting = run.tasks.find((task) => task.waiting?.ticket === id)?.waiting
  if (!ticket || !waiting) return run
  const waitedMs = Math.max(0, Date.parse(at) - Date.parse(waiting.at))
  return changeTicket(
    changeTask(run, ticket.task, (task) => without(task, 'waiting')),
    id,
    { gateMs: (ticket.gateMs ?? 0) + waitedMs, goesOnAt: at },
  )
}

const MOST_DENIALS = 10

export function denied(run: Run, event: EventOf<'permission_denied'>): Run {
  const ticket = ticketOf(run, event.ticket)
  if (!ticket) return anomaly(run, `a denial for ticket ${event.ticket}, which is not open`)
  const after = answered(run, event)
  if (!isExecutor(ticket)) return after
  return changeTask(after, ticket.task, (task) =>
    changeAttempt(task, (attempt) => ({
      ...attempt,
      denied: [...(attempt.denied ?? []), event.call].slice(-MOST_DENIALS),
    })),
  )
}
