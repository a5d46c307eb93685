import type { Event } from '../model/event.ts'

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
