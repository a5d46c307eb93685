import { isShell } from '../../client/agent-calls.ts'
import { agentTranscript, pairedCall } from '../../client/agent-files.ts'
import type { Session } from '../../client/session.ts'
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
  const news =
    ticket && !ticket.overran ? await newsOf(open.run, ticket, call, { transcript, folder }, now) : []
  const events = news.length > 0 ? record(open, (run) => decideNews(run, news)) : []
  const later = ticket && ticketOf(open.run, ticket.id)
  if (later?.overran) return overTime(later, call, now, events.length > 0)
  return later && events.some(({ type }) => type === 'agent_warned')
    ? { kind: 'told', text: `ultraplan: ${toFinish(open.run, later)}` }
    : undefined
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

async function newsOf(
  run: Run,
  ticket: Ticket,
  { tool, input, id }: Call,
  place: { transcript: string; folder: string },
  now: Date,
): Promise<EventBody[]> {
  const about = { ticket: ticket.id }
  const own = ownMs(ticket, now)
  const news: EventBody[] = []
  for (const due of dueNow(run, ticket, now)) {
    if (due.kind === 'finish') news.push({ type: 'agent_warned', ...about })
    if (due.kind === 'over') return [{ type: 'agent_overran', ...about, limit: due.limit, ownMs: own }]
    if (due.kind !== 'look') continue
    const { progressSince } = await import('./agent-progress.ts')
    const idleMs = due.limit.seconds * 1000
    const pending = { id, name: tool, input, at: now.getTime() }
    const progress = progressSince(ticket, { ...place, pending }, now.getTime() - idleMs)
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
