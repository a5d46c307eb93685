import type { Event } from '../model/event.ts'

/** The six states of seed 002, in their order. */
export const LIFECYCLE = ['DRAFT', 'LINT_PASS', 'RATIFIED', 'EXECUTING', 'VERIFIED', 'GRADUATED'] as const
export type Lifecycle = (typeof LIFECYCLE)[number]

/**
 * The state of a spec, of the whole plan and of each task of the run. DRAFT until the lint finds nothing that blocks; RATIFIED when a person starts a run; EXECUTING from the first
 * dispatch; VERIFIED when the gate passed a task with every assertion; GRADUATED when it is approved. Skipped and
 * forced work is never VERIFIED. Cancelling a run ends the ratification.
 */
export function lifecycleOf(lint: 'blocked' | 'clean', events: Iterable<Event>) {
  const tasks = new Map<string, Lifecycle>()
  let isCancelled = false
  for (const event of events) {
    isCancelled ||= event.type === 'run_cancelled'
    for (const task of ratifiedBy(event)) tasks.set(task, 'RATIFIED')
    const [task, state] = moveBy(event) ?? []
    if (task !== undefined && state && tasks.has(task)) tasks.set(task, state)
  }
  if (tasks.size > 0 && !isCancelled) return { plan: leastOf([...tasks.values()]), tasks }
  const plan: Lifecycle = lint === 'clean' ? 'LINT_PASS' : 'DRAFT'
  return { plan, tasks: new Map<string, Lifecycle>() }
}

/** A task that was ticked before the run counts as done, but this run has not verified it. */
const ratifiedBy = (event: Event): string[] =>
  event.type === 'run_started' || event.type === 'tasks_added'
    ? event.tasks.flatMap(({ id, doneBefore }) => (doneBefore ? [] : [id]))
    : []

/** The task whose state an event changes, and the new state. */
function moveBy(event: Event): [task: string, state: Lifecycle] | undefined {
  switch (event.type) {
    case 'ticket_issued':
      return event.role === 'spec-executor' ? [event.task, 'EXECUTING'] : undefined
    case 'gate_judged':
      return [event.result.task, event.result.outcome === 'PASSED' ? 'VERIFIED' : 'EXECUTING']
    case 'task_approved':
      return [event.task, 'GRADUATED']
    case 'task_retried':
    case 'task_skipped':
    case 'task_forced':
    case 'override_undone':
      return [event.task, 'EXECUTING']
    default:
      return undefined
  }
}

/** A plan is as far as its slowest task. Once one task has begun, the whole plan is executing. */
function leastOf(states: readonly Lifecycle[]): Lifecycle {
  const least = states.reduce((a, b) => (LIFECYCLE.indexOf(a) <= LIFECYCLE.indexOf(b) ? a : b))
  return least === 'RATIFIED' && states.some((state) => state !== 'RATIFIED') ? 'EXECUTING' : least
}

/** The events about one task. Events about a ticket name only the ticket, so tickets are followed. */
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
