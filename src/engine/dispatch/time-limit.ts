import { lstatSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isShell, isWorkingTool, lastNewCall, type PendingCall } from '../../client/agent-calls.ts'
import { agentTranscript, pairedCall } from '../../client/agent-files.ts'
import type { Session } from '../../client/session.ts'
import { tried } from '../../io/files.ts'
import { tryGit } from '../../io/git.ts'
import { workStatus } from '../../io/git-status.ts'
import type { EventBody } from '../../model/event.ts'
import type { Run, Ticket } from '../../model/run.ts'
import { ticketOf } from '../../run/change.ts'
import {
  dueNow,
  duration,
  GRACE_SECONDS,
  isExecutor,
  isInGrace,
  limitsOf,
  limitWords,
  ownMs,
} from '../../run/time-limit.ts'
import { openDriven } from '../runs/open-run.ts'
import { type Decision, record } from '../runs/record.ts'
import { refuseStopped } from './stop-agents.ts'

/** A tool call, as the client tells of it. */
interface Call {
  agentId?: string
  /** The session's own transcript. */
  transcript: string
  tool: string
  input: Record<string, unknown>
  id: string
}

/** What an agent is told at a call because of its time: the call is refused, or allowed with a remark. */
type TimeReply = { kind: 'refused' | 'told'; text: string }

/** At a call of one of our agents: whether its run was cancelled, its time, and its progress if a limit has been reached. */
export async function checkTime(session: Session, call: Call, now: Date): Promise<TimeReply | undefined> {
  const { agentId = '' } = call
  const stopped = refuseStopped(session, agentId, call.transcript)
  if (stopped) return { kind: 'refused', text: stopped }
  const open = agentId === '' ? undefined : openDriven(session)
  if (!open) return undefined
  const transcript = agentTranscript(call.transcript, agentId)
  const pair = pairedCall(transcript, agentId)
  const ticket = pair && open.run.tickets.find(({ toolUseId }) => toolUseId === pair.toolUseId)
  const folder = pair?.worktree?.path ?? open.run.root
  const news = ticket && !ticket.overran ? newsOf(open.run, ticket, call, { transcript, folder }, now) : []
  const events = news.length > 0 ? record(open, (run) => decideNews(run, news)) : []
  const later = ticket && ticketOf(open.run, ticket.id)
  if (later?.overran) return overTime(later, call, now, events.length > 0)
  return later && events.some(({ type }) => type === 'agent_warned')
    ? { kind: 'told', text: `ultraplan: ${toFinish(open.run, later)}` }
    : undefined
}

/** Where an agent works, and what it did. */
interface Place {
  transcript: string
  folder: string
}

/** The calls of one message are made at the same time, so another one may have recorded this already. */
function decideNews(run: Run, news: readonly EventBody[]): Decision<readonly EventBody[]> {
  const isNews = news.every(
    (event) =>
      !('ticket' in event) ||
      run.tickets.some(
        ({ id, overran, warned }) =>
          id === event.ticket && !overran && !(warned && event.type === 'agent_warned'),
      ),
  )
  const events = isNews ? news : []
  return { events, reply: events }
}

function newsOf(run: Run, ticket: Ticket, { tool, input, id }: Call, place: Place, now: Date): EventBody[] {
  const about = { ticket: ticket.id }
  const own = ownMs(ticket, now)
  const news: EventBody[] = []
  for (const due of dueNow(run, ticket, now)) {
    if (due.kind === 'finish') news.push({ type: 'agent_warned', ...about })
    if (due.kind === 'over') return [{ type: 'agent_overran', ...about, limit: due.limit, ownMs: own }]
    if (due.kind !== 'look') continue
    const idleMs = due.limit.seconds * 1000
    const pending = { id, name: tool, input, at: now.getTime() }
    const progress = progressSince(ticket, place, pending, now.getTime() - idleMs)
    if (!progress) return [{ type: 'agent_overran', ...about, limit: due.limit, ownMs: own }]
    const { at, because } = progress
    // A file can carry any time, even one in the future.
    const until = (own - now.getTime() + Math.min(at, now.getTime()) + idleMs) / 1000
    news.push({ type: 'limit_extended', ...about, until, because })
  }
  return news
}

/** From here on an executor may only commit, for a short time, and hand in. A reviewer may only give its verdict. */
async function overTime(
  ticket: Ticket,
  call: Call,
  now: Date,
  isNews: boolean,
): Promise<TimeReply | undefined> {
  const { limit } = ticket.overrun ?? {}
  const isOver = `ultraplan: the time limit of this ${ticket.role} is over${limit ? `: ${limitWords(limit)}` : ''}`
  if (!isExecutor(ticket)) return { kind: 'refused', text: `${isOver}; give your verdict now` }
  const handIn =
    'hand in what you have: the claim if all is committed, else `status: failure` with how far you came in `error`'
  if (!isInGrace(ticket, now)) return { kind: 'refused', text: `${isOver}; ${handIn}` }
  const grace = `for ${duration(GRACE_SECONDS)} more you may only commit what is finished, each file by its name, with nothing else in the call (${COMMIT}); then ${handIn}`
  const { onlyCommits } = await import('../../plan/shell/only-commits.ts')
  if (!isShell(call.tool) || !onlyCommits(String(call.input.command ?? '')))
    return { kind: 'refused', text: `${isOver}; ${grace}` }
  return isNews ? { kind: 'told', text: `${isOver}; ${grace}` } : undefined
}

const COMMIT = '`git add -- <files> && git commit -m "say what it does" -- <files>`'

function toFinish(run: Run, ticket: Ticket): string {
  const { key, seconds } = limitsOf(run, ticket).most
  const rest = isExecutor(ticket) ? 'finish what you are at, commit it, and hand in' : 'come to your verdict'
  return `most of your time is over: at ${duration(seconds)} of work (${key}) your calls are refused; ${rest}`
}

/**
 * The time of an agent's last progress since `since`. For a reviewer that is a call that it had not made before; for an
 * executor a new command or edit, a changed file or a commit. Cheap facts are read first and nothing is hashed. It does
 * not matter who changed a file in a shared folder, because the only effect is a longer limit.
 */
function progressSince(
  ticket: Ticket,
  { transcript, folder }: Place,
  pending: PendingCall,
  since: number,
): Progress | undefined {
  const executes = isExecutor(ticket)
  const called = lastNewCall({ transcript, since: '' }, pending, executes ? isWorkingTool : undefined)
  const known =
    after(since, called, executes ? 'a new command or edit' : 'a new call') ??
    after(since, Date.parse(ticket.goesOnAt ?? ''), 'it had to wait')
  if (known || !executes) return known
  return (
    after(since, lastCommit(folder, ticket.base), 'a new commit') ??
    after(since, lastChange(folder), 'a changed file')
  )
}

/** `at` is in terms of `Date.now()`. */
type Progress = { at: number; because: string }

const after = (since: number, at: number, because: string): Progress | undefined =>
  at > since ? { at, because } : undefined

function lastCommit(folder: string, base: string): number {
  const seconds = tryGit(folder, ['log', '-1', '--format=%ct', `${base}..HEAD`, '--'])
  return Number(seconds?.trim() || 0) * 1000
}

const MOST_FILES = 2000

const lastChange = (folder: string): number =>
  tried(() => {
    const changed = workStatus(folder).slice(0, MOST_FILES)
    return Math.max(0, ...changed.map(({ path }) => changedAt(join(folder, path))))
  }, 0)

/** For a removed file, the time of its folder is used. */
function changedAt(path: string): number {
  const stat =
    lstatSync(path, { throwIfNoEntry: false }) ?? lstatSync(dirname(path), { throwIfNoEntry: false })
  return stat?.mtimeMs ?? 0
}
