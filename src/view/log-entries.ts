import type { Event, EventOf } from '../model/event.ts'
import type { EvidenceRef } from '../model/evidence.ts'
import { type Named, taskWord, wordFor } from '../model/task-name.ts'
import { commandLines, type Entry, entry, judged, quoted, reviewed } from './log-details.ts'
import { plural, shortCommit, taskName } from './names.ts'
import { oneLine } from './terminal.ts'

type Reader = (ref: EvidenceRef) => string | undefined
type Issued = EventOf<'ticket_issued'>

/** Tells events in order; it remembers tickets, because later events name only those. */
export function logTeller(read: Reader, tasks: readonly Named[]): (event: Event) => Entry | undefined {
  const tickets = new Map<string, Issued>()
  return (event) => {
    if (event.type === 'ticket_issued') tickets.set(event.ticket, event)
    const ticket = 'ticket' in event ? tickets.get(event.ticket) : undefined
    const task = 'task' in event ? event.task : ticket?.task
    const told = tell(event, ticket, read, tasks)
    return task === undefined ? told : { ...told, task: oneLine(task) }
  }
}

function tell(event: Event, ticket: Issued | undefined, read: Reader, tasks: readonly Named[]): Entry {
  const who = 'who' in event ? event.who : ''
  const role = ticket?.role ?? 'agent'
  const nth = ticket ? ticketName(ticket) : 'unknown ticket'
  switch (event.type) {
    case 'run_started':
      return entry(
        `run ${event.run} started by ${who}: ${event.spec}, ${plural(event.tasks.length, 'task')}, ${event.branch} at ${shortCommit(event.base)}`,
      )
    case 'run_bound':
      return entry(`run bound to session ${event.session}: ${event.cause}`, { minor: true })
    case 'ticket_issued':
      return entry(`${nth}: ticket for ${event.role}, from ${shortCommit(event.base)}`, { minor: true })
    case 'ticket_redeemed':
      return entry(`${nth}: ${role} began${event.model === undefined ? '' : ` on ${event.model}`}`)
    case 'agent_launched':
      return entry(`${nth}: ${role} is agent ${event.agentId}`, { minor: true })
    case 'claim_received':
      return entry(`${nth}: ${role === 'spec-executor' ? 'claim' : 'verdict'} handed in by ${role}`, {
        body: quoted(read(event.claim), event.claim),
      })
    case 'gate_judged':
      return judged(event.result, nth)
    case 'agent_overran':
      return entry(
        `${nth}: ${role} ran over its time limit${event.limit ? `: ${event.limit.key}, ${Math.round(event.limit.seconds)} s` : ''}`,
        { tone: 'bad' },
      )
    case 'limit_extended':
      return entry(
        `${nth}: ${role} makes progress (${event.because}) and has until ${Math.round(event.until)} s`,
        { minor: true },
      )
    case 'agent_warned':
      return entry(`${nth}: ${role} was told to finish`, { minor: true })
    case 'proof_deferred':
      return entry(`${nth}: the proof goes on in a process of its own`, { minor: true })
    case 'permission_waiting':
      return entry(`${nth}: the client asks whether ${role} may use ${event.call.tool}: ${event.call.what}`)
    case 'permission_given':
      return entry(`${nth}: it may`, { minor: true })
    case 'permission_denied':
      return entry(`${nth}: ${event.call.tool} was denied: ${event.call.what}`, {
        tone: 'bad',
        body: [`missing: ${oneLine(event.call.rule)}`],
      })
    case 'turn_failed':
      return entry(`the turn ended by an error of the service: ${oneLine(event.error)}`, { tone: 'bad' })
    case 'review_judged':
      return reviewed(event.verdict, nth)
    case 'baseline_ran':
      return entry('verify ran before any work', { body: event.commands.flatMap(commandLines), minor: true })
    case 'task_approved':
      return entry(`approved at ${shortCommit(event.commit)}`, { tone: 'good' })
    case 'agent_lost':
      return entry(`${nth}: ${role} lost, ${event.failure}: ${event.cause}`, { tone: 'bad' })
    case 'agent_not_started':
      return entry(`${nth}: ${role} was never started: ${oneLine(event.cause)}`, { tone: 'bad' })
    case 'task_blocked':
      return entry(`blocked: ${event.cause}`, { tone: 'bad' })
    case 'task_skipped':
      return entry(`skipped (unverified) by ${who}: ${event.reason}`, { tone: 'mark', body: door(event) })
    case 'force_asked':
      return entry(`${who} asked to force it; waits for OVERRIDE`, { tone: 'mark', body: door(event) })
    case 'force_lapsed':
      return entry(`the question to force it lapsed: ${event.cause}`)
    case 'task_forced':
      return entry(`(forced) by ${who}: all checks were bypassed`, { tone: 'mark', body: door(event) })
    case 'task_retried':
      return entry(`retry, said by ${who}`)
    case 'task_decided':
      return entry(`decided by ${who}: ${event.choice}`, { tone: 'mark' })
    case 'override_adopted':
      return entry(`the unverified work up to ${shortCommit(event.commit)} adopted by ${who}`, {
        tone: 'mark',
        body: door(event),
      })
    case 'commits_found':
      return entry(
        `${plural(event.count, 'commit')} that no executor made, ${shortCommit(event.from)}..${shortCommit(event.to)}`,
        { tone: 'mark', body: event.files.map((path) => `  ${oneLine(path)}`) },
      )
    case 'commits_adopted':
      return entry(`commits that no executor made adopted by ${who}, up to ${shortCommit(event.commit)}`, {
        tone: 'mark',
        body: door(event),
      })
    case 'work_merged':
      return entry(`${nth}: merged as ${shortCommit(event.commit)}`, { minor: true })
    case 'merge_failed':
      return entry(`${nth}: the merge did not get to the branch`, { tone: 'bad' })
    case 'override_undone':
      return entry(`override undone by ${who}`)
    case 'tasks_added':
      return entry(
        `${event.tasks.map(taskWord).join(', ')} added after ${wordFor(tasks, event.after)}: ${event.cause}`,
        {
          body: event.tasks.map((task) => `  ${taskName(task)}`),
        },
      )
    case 'run_paused':
      return entry(`run paused by ${who}`, { tone: 'mark' })
    case 'run_resumed':
      return entry(`run resumed by ${who}`)
    case 'config_read':
      return entry(`configuration read again by ${who}, at ${shortCommit(event.commit)}`, {
        tone: 'mark',
        body: event.changes.map((change) => `  ${oneLine(change)}`),
      })
    case 'run_parked':
      return entry(`run parked: ${event.cause}`, { tone: 'mark' })
    case 'run_halted':
      return entry(`run halted: ${event.cause}`, { tone: 'bad' })
    case 'run_cancelled':
      return entry(`run cancelled by ${who}`, { tone: 'mark' })
    case 'agent_stopped':
      return entry(`${nth}: ${role} ended after the cancel`, {
        tone: 'mark',
        body: [...event.left.commits, ...event.left.files, event.left.worktree ?? []]
          .flat()
          .map((line) => `  ${oneLine(line)}`),
      })
    case 'run_finished':
      return entry(`run finished at ${shortCommit(event.commit)}`, { tone: 'good' })
    case 'directive_given':
      return entry(`directive given via ${event.via}`, { minor: true })
    case 'prompt_seen':
      return entry('a prompt came', { minor: true })
    case 'refused':
      return entry(`refused: ${event.what} [${event.id}]`, { tone: 'bad' })
    case 'notices_told':
      return entry(`notices up to event ${event.upTo} stood beside a prompt`, { minor: true })
    case 'notices_shown':
      return entry(`a person has seen the notices up to event ${event.upTo}`, { minor: true })
    case 'announced':
      return entry(`told the webhook: ${event.about.map((one) => one.event).join(', ')}`, { minor: true })
    case 'noted':
      return entry(`note: ${event.text}`)
  }
}

const ticketName = ({ role, attempt, iteration }: Issued): string =>
  role === 'spec-executor' ? `attempt ${attempt}` : `attempt ${attempt}, review ${iteration}`

const door = ({ session, prompt, doubts }: Door): string[] => [
  `session ${oneLine(session)}, prompt ${oneLine(prompt)}`,
  ...(doubts ?? []).map((doubt) => `in doubt: ${oneLine(doubt)}`),
]

interface Door {
  session: string
  prompt: string
  doubts?: string[] | undefined
}
