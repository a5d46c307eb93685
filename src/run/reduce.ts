import type { Event, EventOf, EventType } from '../model/event.ts'
import type { Run } from '../model/run.ts'
import { wordFor } from '../model/task-name.ts'
import { announced, tried } from './announcements.ts'
import { anomaly, changeAttempts, changeTicket, given, notice, settle, without } from './change.ts'
import { isStuck } from './groups.ts'
import {
  blocked,
  claim,
  deferred,
  issue,
  launched,
  lost,
  notStarted,
  overran,
  redeem,
} from './reduce-agents.ts'
import { approve, baselineRan, judged } from './reduce-judgement.ts'
import { adopt, answered, asked, decide, denied, override, retry, undo } from './reduce-people.ts'
import { reviewed } from './reduce-review.ts'
import { addTasks, begin, cancel, pause, resume, stopped } from './reduce-run.ts'
import { reported } from './reported.ts'
import { withMaxima } from './time-limit.ts'
import { adoptCommits, foundCommits, merged, mergeFailed } from './unproved-work.ts'

/** Raise this number when the form or meaning of Run changes, so that old snapshots are rebuilt from the journal. */
export const REDUCER_VERSION = '18'

/**
 * Applies one event. Pure and total: an event that does not fit the state changes nothing but `anomalies`, so that no
 * order of events can approve a task that did not pass.
 */
export function reduce(run: Run | undefined, event: Event): Run {
  if (event.type === 'run_started')
    return run ? anomaly(stamp(run, event), 'a second run_started') : begin(event)
  if (!run) throw new Error(`the journal begins with ${event.type}, not with run_started`)
  const stamped = stamp(run, event)
  const after = overWaiting(
    apply(STILL.has(event.type) ? stamped : moving(stamped, event), event.type, event),
  )
  return after.state === run.state ? after : { ...after, since: event.seq }
}

/** Events that are no progress: a coordinator that causes only these makes no progress. */
const STILL = new Set<Event['type']>([
  'directive_given',
  'refused',
  'notices_told',
  'notices_shown',
  'announced',
  'webhook_claimed',
  'webhook_tried',
  'cost_told',
  'noted',
])

/** Refusals that only a coordinator that does not follow its directive can cause. */
const COORDINATORS = new Set(['ticket/missing', 'ticket/invalid'])

/** There was progress, so the counts of things in a row start again. */
function moving(run: Run, event: Event): Run {
  const still = without({ ...run, standing: { digest: '', count: 0 } }, 'refusedDispatches')
  return event.type === 'turn_failed' ? still : without(still, 'failedTurns')
}

const stamp = (run: Run, event: Event): Run => ({
  ...run,
  lastSeq: event.seq,
  lastAt: event.at,
  ...('signature' in event && event.signature !== undefined ? { lastSignature: event.signature } : {}),
})

/** Its module signs with one key and counts its signatures. A client may drive the run before its key is known. */
const isSameClient = ({ key, client }: Run, event: EventOf<'run_bound'>): boolean =>
  key === event.key &&
  (key !== undefined || (client.pid === event.client.pid && client.startedAt === event.client.startedAt))

/** The shells of agents at work get the mark when the run has come to their session. */
const withMoves = (run: Run, { session, at }: EventOf<'run_bound'>): Run =>
  session === run.session
    ? run
    : changeAttempts(run, (attempt) =>
        attempt.marks && attempt.endedAt === undefined
          ? { ...attempt, moved: [...(attempt.moved ?? []), at] }
          : attempt,
      )

const apply = <T extends EventType>(run: Run, type: T, event: EventOf<T>): Run => STEPS[type](run, event)

/** What each event changes. The files beside this one contain what takes more than a few lines. */
const STEPS: { [T in EventType]: (run: Run, event: EventOf<T>) => Run } = {
  // A run is begun by `reduce` itself.
  run_started: (run) => run,
  run_bound: (run, event) => ({
    ...withMoves(isSameClient(run, event) ? run : without(run, 'key', 'lastSignature'), event),
    ...given(event, 'session', 'client', 'mode', 'solo', 'key'),
    ...(event.modules ? { loaded: event.modules } : {}),
  }),
  run_paused: pause,
  // A person who undoes an override in a finished run opens the run again.
  run_resumed: resume,
  run_parked: (run, event) =>
    notice(settle(run, ['running'], 'parked', event.cause), event, `the run was parked: ${event.cause}`),
  run_halted(run, event) {
    const halted = settle(run, ['running', 'parked', 'paused'], 'halted', event.cause)
    return notice(halted, event, `the run was halted: ${event.cause}`)
  },
  run_cancelled: cancel,
  run_finished: (run, event) => ({ ...settle(run, ['running'], 'finished'), endedAt: event.at }),
  config_read(run, event) {
    const text = `the configuration was read again by ${event.who}: ${event.changes.join(', ')}`
    return notice({ ...run, config: withMaxima(event.config) }, event, text)
  },
  tasks_added: addTasks,

  ticket_issued: issue,
  ticket_redeemed: redeem,
  agent_launched: launched,
  agent_not_started: notStarted,
  baseline_ran: baselineRan,
  task_blocked: blocked,

  claim_received: claim,
  proof_deferred: deferred,
  agent_lost: lost,
  agent_stopped: stopped,
  agent_overran: overran,
  limit_extended: (run, { ticket, until }) => changeTicket(run, ticket, { until }),
  agent_warned: (run, { ticket }) => changeTicket(run, ticket, { warned: true }),
  permission_waiting: asked,
  permission_given: answered,
  permission_denied: denied,
  turn_failed: (run) => ({ ...run, failedTurns: (run.failedTurns ?? 0) + 1 }),

  verification_reported: reported,
  gate_judged: judged,
  review_judged: reviewed,
  task_approved: approve,
  work_merged: merged,
  merge_failed: mergeFailed,
  commits_found: foundCommits,
  work_landed: (run) => run,

  task_skipped: override,
  task_forced: override,
  force_asked: (run, event) => ({ ...run, force: given(event, 'task', 'at', 'client', 'session', 'who') }),
  force_lapsed: (run, event) =>
    notice(
      without(run, 'force'),
      event,
      `the force override of ${wordFor(run.tasks, event.task)} expired (${event.cause}); nothing was bypassed, /ultraplan:force-complete asks again`,
    ),
  override_undone: undo,
  override_adopted: adopt,
  commits_adopted: adoptCommits,
  task_retried: retry,
  task_decided: decide,

  directive_given: (run, event) => {
    // Only stops count: the same directive given for another reason answers a question.
    const stops = run.standing.digest === event.digest ? run.standing.count : 0
    return {
      ...run,
      standing: { digest: event.digest, count: event.via === 'stop' ? stops + 1 : stops },
      knownStuck: run.tasks.filter(isStuck).map(({ id }) => id),
    }
  },
  prompt_seen: (run) => run,
  cost_told: (run, { session, from, usd }) => ({
    ...run,
    costs: { ...run.costs, [session]: Math.max(0, usd - from) },
  }),
  refused(run, event) {
    if (event.answered) return run
    const text = `${event.what} was refused [${event.id}]; nothing was changed by it, /ultraplan:log tells more`
    const isCoordinators = COORDINATORS.has(event.id)
    const counted = isCoordinators ? { ...run, refusedDispatches: (run.refusedDispatches ?? 0) + 1 } : run
    return notice(counted, event, text)
  },
  notices_told: (run, { digest, ...event }) => ({
    ...run,
    told: { ...given(event, 'upTo', 'prompt', 'transcript', 'from'), ...(digest ? { digest } : {}) },
  }),
  notices_shown: (run, event) => ({
    ...without(run, 'told', 'unlisted'),
    notices: run.notices.filter((entry) => entry.seq > event.upTo),
  }),
  announced,
  webhook_claimed: (run, { sender }) => (sender ? { ...run, sender } : without(run, 'sender')),
  webhook_tried: tried,
  noted: (run) => run,
}

/** The agent that waited has handed in, was lost, or a person overrode its task: the question is no longer open. */
function overWaiting(run: Run): Run {
  const isOver = ({ waiting }: Run['tasks'][number]): boolean =>
    waiting !== undefined && !run.tickets.some(({ id, judging }) => id === waiting.ticket && !judging)
  return run.tasks.some(isOver)
    ? { ...run, tasks: run.tasks.map((task) => (isOver(task) ? without(task, 'waiting') : task)) }
    : run
}
