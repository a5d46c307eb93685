import type { Announcement, EventOf } from '../model/event.ts'
import type { Run, TaskState } from '../model/run.ts'
import { anomaly, without } from './change.ts'
import { asksOf } from './next.ts'

/** Announcements for the webhook that were not sent yet. Each has a key, by which it is sent only once. */
export function announcements(run: Run): Announcement[] {
  const told = new Set(run.announced ?? [])
  return [
    ...run.tasks.flatMap(refused),
    ...run.tasks.filter(needsPerson).map(escalated),
    ...stateOf(run),
  ].filter(({ key }) => !told.has(key))
}

/** Whether the webhook has to hear something: a process that died may have queued it, or only recorded what happened. */
export const hasToTell = (run: Run): boolean =>
  run.config.webhook !== undefined && (run.outbox !== undefined || announcements(run).length > 0)

/** The newest refusal of a task: it is announced as soon as it is recorded. An executor that says it is blocked is not refused. */
function refused(task: TaskState): Announcement[] {
  const failures = task.attempts.at(-1)?.failures ?? []
  const last = failures.at(-1)
  if (!last || last.type === 'BLOCKED') return []
  const key = `task_refused ${task.id} ${task.attempts.length} ${failures.length}`
  return [{ key, event: 'task_refused', task: task.id, reason: last.reason }]
}

/** A blocked checkpoint is not announced: a person has answered it with no. */
const needsPerson = (task: TaskState): boolean =>
  (task.status === 'escalated' || task.status === 'blocked') && task.kind !== 'checkpoint'

function escalated(task: TaskState): Announcement {
  const reason = task.pausedFor?.reason
  return {
    // The number of attempts is part of the key, because a failure of a later attempt is a new escalation.
    key: `task_escalated ${task.id} ${task.attempts.length}`,
    event: 'task_escalated',
    task: task.id,
    ...(reason === undefined ? {} : { reason }),
  }
}

const TOLD = { parked: 'run_parked', halted: 'run_halted', finished: 'run_finished' } as const

function stateOf({ state, since, cause }: Run): Announcement[] {
  if (state !== 'parked' && state !== 'halted' && state !== 'finished') return []
  const event = TOLD[state]
  return [{ key: `${event} ${since ?? 0}`, event, ...(cause === undefined ? {} : { reason: cause }) }]
}

/** What a version without the outbox announced was sent by then, or is lost. */
export function announced(run: Run, { about, queued, at }: EventOf<'announced'>): Run {
  const told = { ...run, announced: [...(run.announced ?? []), ...about.map(({ key }) => key)] }
  if (!queued) return told
  return { ...told, outbox: [...(run.outbox ?? []), ...about.map((one) => ({ ...one, at, tries: 0 }))] }
}

/** What a person who looks elsewhere has to know: new questions of the run and of the client, and its end. */
export function newsForPerson(before: Run, now: Run): string[] {
  const known = new Set(questionsOf(before))
  const approved = now.tasks.filter(({ status }) => status === 'approved').length
  return [
    // A person who pauses the run is there.
    ...(now.state === 'paused' ? [] : questionsOf(now).filter((question) => !known.has(question))),
    ...(now.state === 'finished' && before.state !== 'finished'
      ? [`the run is finished: ${approved} of ${now.tasks.length} tasks approved`]
      : []),
  ]
}

const questionsOf = (run: Run): string[] => [
  ...asksOf(run, new Date(run.lastAt)).map(({ question }) => question),
  ...run.tasks.flatMap(({ waiting }) =>
    waiting ? `the client asks whether an agent may use ${waiting.tool}: ${waiting.what}` : [],
  ),
]

const MOST_DEAD = 50

export function tried(run: Run, { key, result, why, at }: EventOf<'webhook_tried'>): Run {
  const entry = run.outbox?.find((one) => one.key === key)
  if (!entry) return anomaly(run, `a message to the webhook that was not queued: ${key}`)
  const others = (run.outbox ?? []).filter((one) => one !== entry)
  if (result === 'refused') {
    const again = { ...entry, tries: entry.tries + 1, triedAt: at }
    return { ...run, outbox: [...others, again] }
  }
  const sent = others.length > 0 ? { ...run, outbox: others } : without(run, 'outbox')
  if (result === 'taken') return sent
  const { tries: _, triedAt: __, at: ___, ...about } = entry
  const dead = { ...about, why: why ?? 'no server took it', at }
  return { ...sent, deadLetters: [...(run.deadLetters ?? []), dead].slice(-MOST_DEAD) }
}
