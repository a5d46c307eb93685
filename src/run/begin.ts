import type { EventOf, TaskSummary } from '../model/event.ts'
import type { Run, TaskState } from '../model/run.ts'
import { withMaxima } from './time-limit.ts'

export function begin(event: EventOf<'run_started'>): Run {
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
    ...(event.attended === undefined ? {} : { attended: event.attended }),
    ...(event.modules ? { modules: event.modules } : {}),
    config: withMaxima(config),
    mode,
    solo,
    views,
    session,
    client,
    startedIn: client,
    tasks: event.tasks.map(fresh),
    tickets: [],
    approvedHead: base,
    knownHead: base,
    standing: { digest: '', count: 0 },
    notices: [],
    anomalies: [],
    lastSeq: event.seq,
    lastAt: event.at,
  }
}

export const fresh = (task: TaskSummary): TaskState => ({
  ...task,
  status: 'pending',
  attempts: [],
  reviews: [],
  flags: [],
})
