import type { Event } from '../model/event.ts'
import type { Palette } from '../view/palette.ts'
import { oneLine } from '../view/terminal.ts'
import { cut, pad } from '../view/width.ts'

const SEQ = 4
const AFTER = 8
const TYPE = 17
const TASK = 6

/** The journal as a table: what happened, when, to which task. */
export function journalTable(events: readonly Event[], paint: Palette, width: number): string[] {
  const begin = Date.parse(events[0]?.at ?? '')
  const tasks = new Map<string, string>()
  const row = (seq: string, after: string, type: string, task: string, what: string) =>
    `  ${seq.padStart(SEQ - 1)} ${after.padStart(AFTER - 1)}  ${pad(type, TYPE)} ${pad(task, TASK)}${cut(what, width - SEQ - AFTER - TYPE - TASK - 4)}`
  return [
    paint.dim(row('seq', 'after', 'event', 'task', 'what')),
    ...events.map((event) => {
      if (event.type === 'ticket_issued') tasks.set(event.ticket, event.task)
      const task = 'task' in event ? event.task : 'ticket' in event ? (tasks.get(event.ticket) ?? '') : ''
      const after = `${((Date.parse(event.at) - begin) / 1000).toFixed(2)} s`
      const line = row(String(event.seq), after, event.type, task ?? '', oneLine(detail(event)))
      return colourOf(event, paint)(line)
    }),
  ]
}

function colourOf(event: Event, paint: Palette): (text: string) => string {
  if (event.type === 'refused') return paint.red
  if (event.type === 'task_approved' || event.type === 'run_finished') return paint.green
  if (event.type === 'gate_judged') return event.result.outcome === 'PASSED' ? paint.green : paint.red
  return (text) => text
}

function detail(event: Event): string {
  switch (event.type) {
    case 'run_started':
      return `${event.spec}, ${event.tasks.length} tasks`
    case 'ticket_issued':
      return `${event.role}, attempt ${event.attempt}`
    case 'ticket_redeemed':
      return event.toolUseId
    case 'claim_received':
      return `${event.claim.bytes} bytes`
    case 'gate_judged': {
      const ids = event.result.findings.filter(({ severity }) => severity === 'block').map(({ id }) => id)
      return `${event.result.outcome} ${[...new Set(ids)].join(', ')}`
    }
    case 'task_approved':
      return event.commit.slice(0, 10)
    case 'run_finished':
      return event.commit.slice(0, 10)
    case 'refused':
      return event.what
    case 'directive_given':
      return `via ${event.via}`
    default:
      return ''
  }
}
