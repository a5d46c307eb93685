import type { Event, EventOf } from '../model/event.ts'
import type { Run } from '../model/run.ts'
import { wordFor } from '../model/task-name.ts'
import { begin } from './begin.ts'
import { anomaly, changeTask, changeTicket, flag, notice, settle, taskOf, without } from './change.ts'
import { adoptCommits, foundCommits, merged, mergeFailed } from './foreign-commits.ts'
import { greenBefore } from './green-before.ts'
import { isStuck } from './groups.ts'
import { claim, issue, launched, lost, overran, redeem } from './reduce-dispatch.ts'
import { approve, judged } from './reduce-judgement.ts'
import { notStarted, withdrawn } from './reduce-not-started.ts'
import { adopt, decide, override, retry, undo } from './reduce-people.ts'
import { answered, asked, denied, overWaiting } from './reduce-permission.ts'
import { addTasks } from './reduce-plan.ts'
import { reviewed } from './reduce-review.ts'
import { cancel, stopped } from './reduce-stopping.ts'
import { withMaxima } from './time-limit.ts'

/** Bump when the shape or meaning of Run changes, so that old snapshots are read anew from the journal. */
export const REDUCER_VERSION = '14'

/**
 * One event more. Pure and total: an event that makes no sense in the state it meets changes nothing but
 * `anomalies`, so that no order of events can approve a task which did not pass.
 */
export function reduce(run: Run | undefined, event: Event): Run {
  if (event.type === 'run_started')
    return run ? anomaly(stamp(run, event), 'a second run_started') : begin(event)
  if (!run) throw new Error(`the journal begins with ${event.type}, not with run_started`)
  const stamped = stamp(run, event)
  const after = overWaiting(apply(STILL.has(event.type) ? stamped : moving(stamped, event), event))
  return after.state === run.state ? after : { ...after, since: event.seq }
}

/** Events that are no progress: a coordinator that only causes these is standing still. */
const STILL = new Set<Event['type']>([
  'directive_given',
  'refused',
  'notices_told',
  'notices_shown',
  'announced',
  'noted',
])

/** Refusals that only a coordinator which does not follow its directive can cause. */
const COORDINATORS = new Set(['ticket/missing', 'ticket/invalid'])

/** Something happened: what was counted in a row starts again. */
function moving(run: Run, event: Event): Run {
  const still = without({ ...run, standing: { digest: '', count: 0 } }, 'refusedDispatches')
  return event.type === 'turn_failed' ? still : without(still, 'failedTurns')
}

function stamp(run: Run, event: Event): Run {
  return { ...run, lastSeq: event.seq, lastAt: event.at }
}

/** Whoever sits in front of the session has to learn what was done from somewhere else. */
function elsewhere(run: Run, event: EventOf<'run_paused'> | EventOf<'run_cancelled'>): Run {
  if (event.via === undefined) return run
  const again =
    event.type === 'run_paused'
      ? '/ultraplan:resume goes on'
      : `/ultraplan:implement ${run.spec} starts again with what is open`
  return notice(run, event, `the run was ${run.cause} from ${event.via}; ${again}`)
}

function apply(run: Run, event: Event): Run {
  switch (event.type) {
    case 'run_started':
      return run
    case 'run_bound':
      return {
        ...run,
        session: event.session,
        client: event.client,
        mode: event.mode,
        solo: event.solo ?? run.solo,
        ...(event.modules ? { loaded: event.modules } : {}),
      }
    case 'ticket_issued':
      return issue(run, event)
    case 'ticket_redeemed':
      return redeem(run, event)
    case 'agent_launched':
      return launched(run, event)
    case 'claim_received':
      return claim(run, event)
    case 'gate_judged':
      return judged(run, event)
    case 'agent_overran':
      return overran(run, event)
    case 'limit_extended':
      return changeTicket(run, event.ticket, { until: event.until })
    case 'agent_warned':
      return changeTicket(run, event.ticket, { warned: true })
    case 'proof_deferred': {
      const judging = run.tickets.find((ticket) => ticket.id === event.ticket)?.judging
      if (!judging) return anomaly(run, `a deferred proof without a claim for ticket ${event.ticket}`)
      return changeTicket(run, event.ticket, {
        judging: { ...judging, process: event.worker, deferred: true },
      })
    }
    case 'permission_waiting':
      return asked(run, event)
    case 'permission_given':
      return answered(run, event)
    case 'permission_denied':
      return denied(run, event)
    case 'turn_failed':
      return { ...run, failedTurns: (run.failedTurns ?? 0) + 1 }
    case 'review_judged':
      return reviewed(run, event)
    case 'agent_lost':
      return lost(run, event)
    case 'agent_not_started':
      return notStarted(run, event)
    case 'task_approved':
      return approve(run, event)
    case 'baseline_ran': {
      const green = event.commands.length > 0 && event.commands.every((command) => command.exitCode === 0)
      // The excerpts are in the journal; the state is read by every hook.
      const baseline = event.commands.map((command) => ({ ...command, excerpt: '' }))
      const known = changeTask(run, event.task, (task) => ({ ...task, baseline }))
      if (!green) return known
      const marked = flag(known, event.task, 'baseline-green')
      return event.expected
        ? marked
        : notice(marked, event, greenBefore(taskOf(run, event.task) ?? { id: event.task }))
    }
    case 'task_blocked':
      return changeTask(withdrawn(run, event.task), event.task, (task) => ({
        ...task,
        status: 'blocked',
        pausedFor: { reason: event.cause, options: ['retry', 'skip'] },
      }))
    case 'task_skipped':
    case 'task_forced':
      return override(run, event)
    case 'commits_found':
      return foundCommits(run, event)
    case 'commits_adopted':
      return adoptCommits(run, event)
    case 'work_merged':
      return merged(run, event)
    case 'merge_failed':
      return mergeFailed(run, event)
    case 'override_undone':
      return undo(run, event)
    case 'override_adopted':
      return adopt(run, event)
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
      return notice(
        without(run, 'force'),
        event,
        `the force override of ${wordFor(run.tasks, event.task)} lapsed (${event.cause}); nothing was bypassed, /ultraplan:force-complete asks again`,
      )
    case 'run_paused':
      return elsewhere(settle(run, ['running', 'parked'], 'paused', `paused by ${event.who}`), event)
    case 'run_resumed':
      // A person who undoes an override of a finished run opens it again.
      return without(settle(run, ['paused', 'parked', 'halted', 'finished'], 'running'), 'endedAt')
    case 'config_read':
      return notice(
        { ...run, config: withMaxima(event.config) },
        event,
        `the configuration was read again by ${event.who}: ${event.changes.join(', ')}`,
      )
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
      return elsewhere(cancel(run, event), event)
    case 'agent_stopped':
      return stopped(run, event)
    case 'run_finished':
      return { ...settle(run, ['running'], 'finished'), endedAt: event.at }
    case 'directive_given': {
      // Only stops count: the same directive by another way is somebody asking, not standing still.
      const stops = run.standing.digest === event.digest ? run.standing.count : 0
      return {
        ...run,
        standing: { digest: event.digest, count: event.via === 'stop' ? stops + 1 : stops },
        knownStuck: run.tasks.filter(isStuck).map(({ id }) => id),
      }
    }
    case 'prompt_seen':
      return run
    case 'refused':
      return notice(
        COORDINATORS.has(event.id) ? { ...run, refusedDispatches: (run.refusedDispatches ?? 0) + 1 } : run,
        event,
        `${event.what} was refused [${event.id}]; nothing was changed by it, ultraplan log tells more`,
      )
    case 'notices_told': {
      const { upTo, prompt, digest, transcript, from } = event
      return { ...run, told: { upTo, prompt, ...(digest ? { digest } : {}), transcript, from } }
    }
    case 'notices_shown':
      return {
        ...without(without(run, 'told'), 'unlisted'),
        notices: run.notices.filter((entry) => entry.seq > event.upTo),
      }
    case 'announced':
      return { ...run, announced: [...(run.announced ?? []), ...event.about.map(({ key }) => key)] }
    case 'noted':
      return run
  }
}
