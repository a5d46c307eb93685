import type { Event, EventOf } from '../model/event.ts'
import type { Asked, Run } from '../model/run.ts'
import { shortName, shortWord, wordFor } from '../model/task-name.ts'
import { between, plural } from './run-view.ts'
import { cut, oneLine } from './terminal.ts'

const LONGEST = { said: 80, reason: 200 }

/** What an event does not contain itself. */
export interface Happened {
  /** The ticket that the event names. */
  ticket?: EventOf<'ticket_issued'> | undefined
  /** What the executor said about its work, in its claim. */
  said?: string | undefined
  /** The same ticket was refused before. */
  again?: boolean | undefined
  /** Why the gate refused: what the executor is told, in one line. */
  reason?: string | undefined
}

type Tell = { [Type in Event['type']]?: (event: EventOf<Type>, run: Run, happened: Happened) => string }

/** The events that a person is told of at once. All others are in `ultraplan log`. */
const TELL: Tell = {
  gate_judged: ({ result }, run, { ticket, said, again, reason = '' }) => {
    if (result.outcome !== 'FAILED') return ''
    const claim = said ? `said "${short(said, LONGEST.said)}", but ` : ''
    return `✗ ${nameOf(run, result.task)} refused${again ? ' again' : ''} (attempt ${ticket?.attempt ?? 1}): ${claim}${short(reason)}`
  },
  review_judged: ({ verdict }, run) => {
    const { task, role, decision, findings, feedback, problems } = verdict
    if (decision === 'malformed')
      return `↩ ${nameOf(run, task)}: what the ${role} handed in does not count: ${short(problems[0]?.message ?? 'it could not be read')}`
    if (decision !== 'reject') return ''
    const why = findings[0] ?? (feedback || 'no reason was given')
    return `↩ ${nameOf(run, task)} rejected by the ${role}: ${short(why)}`
  },
  task_approved: ({ task: id, at }, run) => {
    const task = run.tasks.find((one) => one.id === id)
    const { commands = [], filesChanged = [], colour } = task?.lastResult ?? {}
    const proof = commands.some(({ purpose }) => purpose === 'verify') ? 'verify' : 'the gate'
    const ms = between(task?.startedAt, at)
    const time = ms === undefined ? '' : `, ${Math.round(ms / 1000)} s`
    const mark = colour === 'ORANGE' || task?.flags.includes('orange') ? ' (ORANGE)' : ''
    return `✔ ${nameOf(run, id)} approved${mark}: ${proof} passed, ${plural(filesChanged.length, 'file')}${time}`
  },
  agent_lost: ({ cause }, run, { ticket }) =>
    ticket ? `✗ ${nameOf(run, ticket.task)}: the ${ticket.role} is lost: ${short(cause)}` : '',
  permission_denied: ({ call }, run, { ticket }) =>
    ticket ? `✗ ${nameOf(run, ticket.task)}: ${call.tool} was denied: ${short(call.what)}` : '',
  task_skipped: ({ task, who, reason }, run) =>
    `⚠ ${nameOf(run, task)} skipped (unverified) by ${oneLine(who)}: ${short(reason)}`,
  task_forced: ({ task, who }, run) =>
    `⚠ ${nameOf(run, task)} forced by ${oneLine(who)}: every check was bypassed`,
  task_decided: ({ task, who, choice }, run) =>
    `⚠ ${nameOf(run, task)} decided by ${oneLine(who)}: ${short(choice)}`,
  refused: ({ what, id }) => `✗ refused: ${short(what)} [${oneLine(id)}]`,
  run_paused: ({ who }) => `⏸ the run is paused by ${oneLine(who)}`,
  run_parked: ({ cause }) => `⏸ the run is parked: ${short(cause)}`,
  run_halted: ({ cause }) => `⏸ the run is halted: ${short(cause)}`,
  run_cancelled: ({ who }) => `■ the run is cancelled by ${oneLine(who)}`,
  run_finished: (_, run) =>
    `✔ the run is finished: ${run.tasks.filter(({ status }) => status === 'approved').length} of ${plural(run.tasks.length, 'task')} approved`,
}

/** One line for an event, at the moment it happens; undefined for those that need none. */
export function eventLine(event: Event, run: Run, happened: Happened = {}): string | undefined {
  const tell = TELL[event.type] as ((event: Event, run: Run, happened: Happened) => string) | undefined
  return tell?.(event, run, happened) || undefined
}

/** What waits for the person. */
export function waitLine(run: Run, { task: id, question }: Asked): string {
  if (id === undefined) return `⏸ the run waits for you: ${short(question)}`
  // The question names the task too.
  const word = wordFor(run.tasks, id)
  const why = question.startsWith(`${word} needs you`)
    ? question.slice(`${word} needs you`.length)
    : `: ${question.replace(`${word} is `, '')}`
  return short(`⏸ ${nameOf(run, id)} waits for you${why}`)
}

const short = (text: string, most = LONGEST.reason): string => cut(oneLine(text), most)

const nameOf = ({ tasks }: Run, id: string): string => {
  const task = tasks.find((one) => one.id === id)
  return oneLine(task ? shortName(task) : shortWord({ id }))
}
