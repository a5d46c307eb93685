import type { Event, EventOf, EventType } from '../model/event.ts'
import { rejectionReason } from '../model/reasons.ts'
import type { Asked, Run } from '../model/run.ts'
import { shortName, shortWord, wordFor } from '../model/task-name.ts'
import { isDoneBefore, plural, workedMs } from './run-view.ts'
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

/**
 * Steps that go as planned, and the program's own bookkeeping: only in `ultraplan log`. What a task waits for has a line
 * of its own (`waitLine`), and what follows a cancelled run is told at the next prompt.
 */
type Untold =
  | 'run_started'
  | 'run_bound'
  | 'ticket_issued'
  | 'ticket_redeemed'
  | 'agent_launched'
  | 'claim_received'
  | 'limit_extended'
  | 'agent_warned'
  | 'permission_given'
  | 'proof_deferred'
  | 'task_blocked'
  | 'work_merged'
  | 'agent_stopped'
  | 'directive_given'
  | 'prompt_seen'
  | 'notices_told'
  | 'notices_shown'
  | 'announced'
  | 'webhook_claimed'
  | 'webhook_tried'
  | 'cost_told'
  | 'noted'

/** A new type of event has to be in one of the two. */
type Tell = {
  [Type in Exclude<EventType, Untold>]: (event: EventOf<Type>, run: Run, happened: Happened) => string
}

/** The events that a person is told of at once. */
const TELL: Tell = {
  gate_judged: ({ result, seq }, run, { ticket, said, again, reason = '' }) => {
    if (result.outcome !== 'FAILED') {
      const waits = noticed(run, result.task, seq)
      return waits && `⏸ ${nameOf(run, result.task)} ${waits}`
    }
    const claim = said ? `said "${short(said, LONGEST.said)}", but ` : ''
    return `✗ ${nameOf(run, result.task)} refused${again ? ' again' : ''} (attempt ${ticket?.attempt ?? 1}): ${claim}${short(reason)}`
  },
  review_judged: ({ verdict, seq }, run, { again }) => {
    const { task, role, decision, problems } = verdict
    if (decision === 'malformed')
      return `↩ ${nameOf(run, task)}: what the ${role} handed in${again ? ' again' : ''} does not count: ${short(problems[0]?.message ?? 'it could not be read')}`
    const votes = noticed(run, task, seq)
    if (decision !== 'reject') return votes && `⚠ ${nameOf(run, task)}${votes}`
    return `↩ ${nameOf(run, task)} rejected by the ${role}: ${short(rejectionReason(verdict))}${votes.replace(/^:/, ';')}`
  },
  task_approved: ({ task: id, at }, run) => {
    const task = run.tasks.find((one) => one.id === id)
    const { commands = [], filesChanged = [], colour } = task?.lastResult ?? {}
    const proof = commands.some(({ purpose }) => purpose === 'verify') ? 'verify' : 'the gate'
    const ms = task && workedMs(task, at)
    const time = ms === undefined ? '' : `, ${Math.round(ms / 1000)} s`
    const mark = colour === 'ORANGE' || task?.flags.includes('orange') ? ' (ORANGE)' : ''
    return `✔ ${nameOf(run, id)} approved${mark}: ${proof} passed, ${plural(filesChanged.length, 'file')}${time}`
  },
  merge_failed: (_, run, { ticket }) =>
    ticket ? `✗ ${nameOf(run, ticket.task)}: its work did not get to ${oneLine(run.branch)}` : '',
  agent_lost: ({ cause }, run, { ticket }) =>
    ticket ? `✗ ${nameOf(run, ticket.task)}: the ${ticket.role} is lost: ${short(cause)}` : '',
  agent_not_started: ({ cause }, run, { ticket }) =>
    ticket ? `⚠ ${nameOf(run, ticket.task)}: the ${ticket.role} did not start: ${short(cause)}` : '',
  agent_overran: ({ limit }, run, { ticket }) =>
    ticket
      ? `⚠ ${nameOf(run, ticket.task)}: the time of the ${ticket.role} is over${limit ? ` (${limit.key}: ${limit.seconds} s)` : ''}`
      : '',
  baseline_ran: ({ task, commands, expected }, run) =>
    expected || commands.length === 0 || commands.some(({ exitCode }) => exitCode !== 0)
      ? ''
      : `⚠ ${nameOf(run, task)}: its verify passes before any work, so it proves little`,
  verification_reported: ({ task, level, passed, summary }, run) =>
    passed ? '' : `✗ ${nameOf(run, task)}: ${level} was reported as failed: ${short(summary)}`,
  turn_failed: ({ error, wakeAt }) =>
    `⚠ the session's turn failed: ${short(error)}${wakeAt === undefined ? '' : '; it goes on by itself'}`,
  permission_waiting: ({ call }, run, { ticket }) =>
    ticket ? `⏸ ${nameOf(run, ticket.task)} waits for you: may it use ${call.tool}: ${short(call.what)}` : '',
  permission_denied: ({ call }, run, { ticket }) =>
    ticket ? `✗ ${nameOf(run, ticket.task)}: ${call.tool} was denied: ${short(call.what)}` : '',
  task_skipped: ({ task, who, reason }, run) =>
    `⚠ ${nameOf(run, task)} skipped (unverified) by ${oneLine(who)}: ${short(reason)}`,
  task_forced: ({ task, who }, run) =>
    `⚠ ${nameOf(run, task)} forced by ${oneLine(who)}: every check was bypassed`,
  task_decided: ({ task, who, choice }, run) =>
    `⚠ ${nameOf(run, task)} decided by ${oneLine(who)}: ${short(choice)}`,
  task_retried: ({ task, who, via }, run) =>
    `↻ ${nameOf(run, task)} is tried again, by ${oneLine(who)}${via === undefined ? '' : ` from ${via}`}`,
  force_asked: ({ task, who }, run) =>
    `⏸ ${nameOf(run, task)}: ${oneLine(who)} asks to force it; nothing is bypassed before the word OVERRIDE`,
  force_lapsed: ({ task, cause }, run) =>
    `⚠ ${nameOf(run, task)}: the question to force it has expired (${short(cause)}); nothing was bypassed`,
  override_adopted: ({ task, who }, run) =>
    `⚠ ${nameOf(run, task)}: its unverified work is adopted by ${oneLine(who)}`,
  override_undone: ({ task, who }, run) =>
    `↻ ${nameOf(run, task)}: its override is undone by ${oneLine(who)}`,
  commits_found: ({ count, files, removed, on }, run) =>
    on === undefined
      ? `⚠ ${plural(count, 'commit')} that no executor made ${removed ? 'taken off' : 'on'} ${oneLine(run.branch)}: ${short(files.join(', '))}`
      : `⚠ ${plural(count, 'commit')} of the run on ${oneLine(on)}, not approved: ${short(files.join(', '))}`,
  commits_adopted: ({ who }) => `⚠ commits that no executor made are adopted by ${oneLine(who)}`,
  work_landed: ({ branch, who }) => `✔ approved work is brought to ${oneLine(branch)} by ${oneLine(who)}`,
  tasks_added: ({ tasks, cause }, run) =>
    `⚠ ${plural(tasks.length, 'task')} added, ${tasks.map(({ id }) => nameOf(run, id)).join(', ')}: ${short(cause)}`,
  config_read: ({ who, changes }) =>
    `⚠ the configuration is read again by ${oneLine(who)}: ${short(changes.join(', '))}`,
  refused: ({ what, id, answered }) => (answered ? '' : `✗ refused: ${short(what)} [${oneLine(id)}]`),
  run_paused: ({ who }) => `⏸ the run is paused by ${oneLine(who)}`,
  run_resumed: ({ who }) => `▸ the run goes on, by ${oneLine(who)}`,
  run_parked: ({ cause }) => `⏸ the run is parked: ${short(cause)}`,
  run_halted: ({ cause }) => `⏸ the run is halted: ${short(cause)}`,
  run_cancelled: ({ who }) => `■ the run is cancelled by ${oneLine(who)}`,
  run_finished: (_, run) =>
    `✔ the run is finished: ${run.tasks.filter(({ status }) => status === 'approved').length} of ${plural(run.tasks.length, 'task')} approved${before(run)}`,
}

function before({ tasks }: Run): string {
  const count = tasks.filter(isDoneBefore).length
  return count > 0 ? `, ${count} done before` : ''
}

/** What a person typed on the screen has an answer there. Plain stream-json shows none, so `sdk` is told. */
const isAnswered = (event: Event): boolean =>
  'origin' in event && event.assurance === 'signed' && event.origin === 'composer'

/** One line for an event, at the moment it happens; undefined for those that need none. */
export function eventLine(event: Event, run: Run, happened: Happened = {}): string | undefined {
  if (isAnswered(event)) return undefined
  const tell = TELL[event.type as keyof Tell] as
    | ((event: Event, run: Run, happened: Happened) => string)
    | undefined
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

/** What follows the task's name in the notice of an event: how its votes were counted, which task it waits for. */
function noticed({ notices, tasks }: Run, task: string, seq: number): string {
  const text = notices.findLast((one) => one.seq === seq)?.text ?? ''
  return short(text.replace(wordFor(tasks, task), ''))
}

const short = (text: string, most = LONGEST.reason): string => cut(oneLine(text), most)

const nameOf = ({ tasks }: Run, id: string): string => {
  const task = tasks.find((one) => one.id === id)
  return oneLine(task ? shortName(task) : shortWord({ id }))
}
