import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { callOfAgent, type PairedCall, SOLO } from '../../client/agent-files.ts'
import { isDriver, type Session, WORKTREES } from '../../client/session.ts'
import { tried } from '../../io/files.ts'
import { tryGit } from '../../io/git.ts'
import { workStatus } from '../../io/git-status.ts'
import { readEvidence } from '../../journal/evidence.ts'
import type { LeftBehind } from '../../model/event.ts'
import type { Run, Ticket } from '../../model/run.ts'
import { taskOf } from '../../run/change.ts'
import { wordLeft } from '../../run/reduce-run.ts'
import { clock, taskName } from '../../view/run-view.ts'
import { oneLine } from '../../view/terminal.ts'
import type { BackgroundTask } from '../dispatch/agent-ended.ts'
import { readBefore } from '../project/repository.ts'
import { forgetStopping, isStopping, readStopping } from '../runs/active.ts'
import { type OpenRun, openActiveRun, openRunAt } from '../runs/open-run.ts'
import { recordEvents } from '../runs/record.ts'

const NOTHING: LeftBehind = { commits: [], files: [] }

/** The commits and uncommitted files that an executor left. Reviewers only read, so they leave nothing. This function only reads, and never throws. */
function leftBehind(run: Run, dir: string, ticket: Ticket, worktree?: string): LeftBehind {
  if (ticket.role !== 'spec-executor') return NOTHING
  const own = ticket.isolated ? (worktree ?? worktreeOf(run, ticket)) : undefined
  if (ticket.isolated && (own === undefined || !existsSync(own))) return NOTHING
  const cwd = own ?? run.root
  const tip = own === undefined ? `refs/heads/${run.branch}` : 'HEAD'
  const log = tryGit(cwd, ['log', '--format=%h %s', '--max-count=50', `${ticket.base}..${tip}`, '--'])
  return {
    commits: (log ?? '').split('\n').filter((line) => line !== ''),
    files: uncommitted(run, dir, cwd, own === undefined),
    ...(own === undefined ? {} : { worktree: own }),
  }
}

/** The client names the worktree after the agent. */
const worktreeOf = ({ root }: Run, { agentId }: Ticket): string | undefined =>
  agentId === undefined ? undefined : join(root, WORKTREES, `agent-${agentId}`)

const MOST_FILES = 50

const uncommitted = (run: Run, dir: string, cwd: string, isShared: boolean): string[] =>
  tried(() => {
    // Files that were already uncommitted in the person's folder when the run began are not reported.
    const before = isShared && run.before ? readBefore(readEvidence(dir, run.before)).files : []
    return workStatus(cwd)
      .map(({ path }) => path)
      .filter((path) => !before.includes(path) && !path.startsWith(`${WORKTREES}/`))
      .slice(0, MOST_FILES)
  }, [])

/** The answer to every tool call of an agent of a cancelled run. hooks/call.sh gives the same answer without node. */
export const CANCELLED =
  'ultraplan: a person has cancelled this run, so nothing you do counts any more: call no tool, and end now with one short sentence'

/** Part of the answer to a cancel: which agents are still at work, since when, and what they have left so far. */
export function wordStopping({ run, dir }: OpenRun): string {
  const lines = (run.stopping ?? []).map((ticket) => {
    const since = clock(ticket.redeemedAt ?? ticket.issuedAt)
    const left = wordLeft(leftBehind(run, dir, ticket))
    const task = taskOf(run, ticket.task)
    const name = task ? taskName(task) : ticket.task
    return oneLine(`the ${ticket.role} of ${name}, since ${since}; so far ${left}`)
  })
  if (lines.length === 0) return ''
  const heading =
    'still at work, and refused every further tool call; the session tells when it has ended, and what it left:'
  return [heading, ...lines.map((line) => `  ${line}\n`)].join('\n')
}

/** The cancelled run whose agents may still be at work in this session. */
function openStopping(session: Session): OpenRun | undefined {
  const stopping = readStopping(session.home, session.id)
  if (!stopping) return undefined
  // If the journal cannot be read, the run is cancelled all the same, and there is nothing to report.
  const open = tried(() => openRunAt(stopping.dir, session.home))
  return open && isDriver(open.run, session) ? open : undefined
}

/**
 * Refuses a tool call of an ultraplan agent whose run was cancelled. In a session without an active run that is every
 * ultraplan agent. If the person has started another run since, it is every agent that does not belong to that run.
 */
export function refuseStopped(session: Session, agentId: string, transcript: string): string | undefined {
  if (!isStopping(session.home, session.id)) return undefined
  const active = openActiveRun(session.home, session.id)
  if (!active) return CANCELLED
  if (agentId === '') return undefined
  return isCallOf(active.run, callOfAgent(transcript, agentId)) ? undefined : CANCELLED
}

/** Whether the agent of this call belongs to a cancelled run. If so, its end is recorded. */
export function agentStopped(session: Session, call: PairedCall | undefined): boolean {
  const open = call && openStopping(session)
  const ticket = open?.run.stopping?.find(({ toolUseId }) => toolUseId === call?.toolUseId)
  if (!open || !ticket) return false
  recordStopped(open, [ticket], call?.worktree?.path)
  return true
}

function recordStopped(open: OpenRun, tickets: readonly Ticket[], worktree?: string): void {
  if (tickets.length === 0) return
  const left = new Map(tickets.map((ticket) => [ticket.id, leftBehind(open.run, open.dir, ticket, worktree)]))
  recordEvents(open, ({ stopping = [] }) =>
    stopping.flatMap(({ id }) => {
      const found = left.get(id)
      return found ? [{ type: 'agent_stopped' as const, ticket: id, left: found }] : []
    }),
  )
}

/**
 * At a stop of the session the client lists the agents that still run. An agent that is not in the list has ended
 * without a report. When no agent is left, the mark of the cancelled run is removed.
 */
export function settleStopping(
  session: Session,
  running: readonly BackgroundTask[] | undefined,
): string | undefined {
  if (!isStopping(session.home, session.id)) return undefined
  const open = openStopping(session)
  const isRunning = ({ agentId }: Partial<Ticket>) =>
    running === undefined || running.some(({ id, type }) => (agentId ? id === agentId : type !== 'shell'))
  const gone = (open?.run.stopping ?? []).filter((ticket) => ticket.toolUseId === SOLO || !isRunning(ticket))
  const noticesBefore = open?.run.notices.length ?? 0
  if (open) recordStopped(open, gone)
  if (open ? !open.run.stopping : !isRunning({})) forgetStopping(session.home, session.id)
  const news = open?.run.notices.slice(noticesBefore).map(({ text }) => `ultraplan: ${oneLine(text)}`) ?? []
  return news.length > 0 ? news.join('\n') : undefined
}

/**
 * The call of an agent of a cancelled run returned: what the model and the person are told. Undefined for any other
 * call. The end is recorded only when the client itself returns the call (`isBack`), because any text can look like a
 * notification.
 */
export function stoppedCall(
  session: Session,
  call: string,
  isBack = false,
): { text: string; show: string } | undefined {
  const open = openStopping(session)
  if (!open || !isCallOf(open.run, call)) return undefined
  const returned = (open.run.stopping ?? []).filter(({ toolUseId }) => toolUseId === call)
  if (isBack) recordStopped(open, returned)
  const head = `run ${open.run.id} was ${oneLine(open.run.cause ?? 'cancelled')}`
  const lines = open.run.notices.map(({ text }) => `- ${oneLine(text)}`)
  return {
    text: [`ultraplan: ${head}. Tell the person so, and do nothing more for it:`, ...lines].join('\n'),
    show: [`ultraplan: ${head}`, ...lines].join('\n'),
  }
}

function isCallOf({ stopping = [], tickets, tasks }: Run, call: string | undefined): boolean {
  const ended = tasks.flatMap(({ attempts, reviews }) => [...attempts, ...reviews])
  const all = [...stopping, ...tickets, ...ended]
  return call !== undefined && call !== '' && all.some(({ toolUseId }) => toolUseId === call)
}
