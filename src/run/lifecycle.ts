import type { Event } from '../model/event.ts'

/** The six states of seed 002, in their order. */
export const LIFECYCLE = ['DRAFT', 'LINT_PASS', 'RATIFIED', 'EXECUTING', 'VERIFIED', 'GRADUATED'] as const
export type Lifecycle = (typeof LIFECYCLE)[number]

/** Where a spec stands: the whole plan, and each task of the run. */
export interface SpecLifecycle {
  plan: Lifecycle
  tasks: ReadonlyMap<string, Lifecycle>
}

/**
 * DRAFT until the lint finds nothing that blocks; RATIFIED when a person starts a run; EXECUTING from the first
 * dispatch; VERIFIED when the gate passed a task, with every assertion; GRADUATED when it is approved. Skipped and
 * forced work is never VERIFIED. A cancelled run takes the ratification back.
 */
export function lifecycleOf(lint: 'blocked' | 'clean', events: Iterable<Event>): SpecLifecycle {
  const before: Lifecycle = lint === 'clean' ? 'LINT_PASS' : 'DRAFT'
  const tasks = new Map<string, Lifecycle>()
  let ended: 'cancelled' | undefined
  for (const event of events) {
    switch (event.type) {
      case 'run_started':
      case 'tasks_added':
        // What was ticked before is taken as done: nobody here has verified it.
        for (const task of event.tasks) if (!task.doneBefore) tasks.set(task.id, 'RATIFIED')
        break
      case 'ticket_issued':
        if (event.role === 'spec-executor') move(event.task, 'EXECUTING')
        break
      case 'gate_judged':
        move(event.result.task, event.result.outcome === 'PASSED' ? 'VERIFIED' : 'EXECUTING')
        break
      case 'task_approved':
        move(event.task, 'GRADUATED')
        break
      case 'task_retried':
      case 'task_skipped':
      case 'task_forced':
      case 'override_undone':
        move(event.task, 'EXECUTING')
        break
      case 'run_cancelled':
        ended = 'cancelled'
        break
      default:
        break
    }
  }
  if (tasks.size === 0 || ended) return { plan: before, tasks: new Map() }
  return { plan: leastOf([...tasks.values()]), tasks }

  function move(task: string, to: Lifecycle): void {
    if (tasks.has(task)) tasks.set(task, to)
  }
}

/** A plan is as far as its last task; once one has begun, all of it is executing. */
function leastOf(states: readonly Lifecycle[]): Lifecycle {
  const least = states.reduce((a, b) => (LIFECYCLE.indexOf(a) <= LIFECYCLE.indexOf(b) ? a : b))
  return least === 'RATIFIED' && states.some((state) => state !== 'RATIFIED') ? 'EXECUTING' : least
}

/** The events about one task; those about a ticket name only that, so tickets are followed. */
export function* eventsOfTask(events: Iterable<Event>, task: string): Generator<Event> {
  const tickets = new Set<string>()
  for (const event of events) {
    if (event.type === 'ticket_issued' && event.task === task) tickets.add(event.ticket)
    const isAbout =
      ('task' in event && event.task === task) ||
      ('ticket' in event && tickets.has(event.ticket)) ||
      (event.type === 'tasks_added' && (event.after === task || event.tasks.some(({ id }) => id === task)))
    if (isAbout) yield event
  }
}
