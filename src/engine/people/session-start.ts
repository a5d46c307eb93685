import { SOLO, ticketOfAgent } from '../../client/agent-files.ts'
import { hasMovedTo } from '../../client/background-session.ts'
import { isDriver, type Session } from '../../client/session.ts'
import { isAlive } from '../../io/process-ref.ts'
import type { Run } from '../../model/run.ts'
import { wordFor } from '../../model/task-name.ts'
import { hasEnded } from '../../run/change.ts'
import { asksOf } from '../../run/next.ts'
import { shownState, stateWords } from '../../view/run-view.ts'
import { advance } from '../dispatch/advance.ts'
import { soloStep } from '../dispatch/next-step.ts'
import { promptFor } from '../dispatch/prompt-for-ticket.ts'
import { takeOver } from '../people/person.ts'
import { driven, type OpenRun, openActiveRun, openRun } from '../runs/open-run.ts'
import { tellSeen } from '../runs/projections/views.ts'

export interface Greeting {
  /** For the model. */
  text: string
  /** For the person. They are told nothing after a compaction. */
  show?: string
}

/** What a session is told when it opens: the run it drives, or the one that waits in this repository. */
export function greet(session: Session, source: string, now: Date): Greeting | undefined {
  const own = openActiveRun(session.home, session.id)
  if (own && isDriver(own.run, session)) return { text: `${headline(own.run)}\n${step(own, now)}` }

  const open = own ?? openRun(session.cwd, session.home)
  if ('error' in open) return undefined
  const { run } = open
  if (hasEnded(run)) return undefined
  const cause = mayRebind(run, session, source)
  if (cause) {
    takeOver(open, session, cause)
    const text = step(open, now)
    return {
      text: `${headline(open.run)}\n${text}`,
      show: `${headline(open.run)} ${howToGoOn(open.run, now)}`,
    }
  }
  if (isAlive(run.client)) return undefined
  tellSeen(open, { isGone: true })
  const gone = `${headline(run, true)}${atWork(run)}`
  const choice = '/ultraplan:resume goes on here, /ultraplan:cancel ends it.'
  return {
    text: `${gone} Tell the person: ${choice} Do not work on its tasks yourself.`,
    show: `${gone} ${choice}`,
  }
}

/** Why this session drives the run from now on; undefined when it does not. */
function mayRebind(run: Run, session: Session, source: string): string | undefined {
  // /clear, /branch, /resume: another id in the process that drives the run.
  if (isDriver(run, { ...session, id: run.session }))
    return `the session was changed by ${source || 'the client'}`
  // The same conversation in a new process. A nested client on the live session gets nothing.
  if (run.session === session.id && !isAlive(run.client)) return 'the session was resumed'
  if (hasMovedTo(run, session)) return 'the session was moved to the background'
  return undefined
}

/** The directive; where the main agent is the executor, its task. */
function step(open: OpenRun, now: Date): string {
  if (!open.run.solo) return advance(open, 'session-start', now).text
  const ticket = open.run.tickets.find((candidate) => candidate.toolUseId === SOLO)
  return ticket ? promptFor(open, ticket) : soloStep(open, now).text
}

function howToGoOn(run: Run, now: Date): string {
  if (run.state !== 'running') return '/ultraplan:resume goes on, /ultraplan:cancel ends it.'
  const asked = asksOf(run, now).find(({ holdsRun }) => holdsRun)
  if (asked) return `${asked.question}; /ultraplan:status has what to type.`
  const atWork = run.tickets.some((ticket) => ticket.redeemedAt)
  return `It goes on ${atWork ? 'when its agent is back' : 'with your next prompt'}; /ultraplan:pause holds it.`
}

/** The agents that were at work. That may be long ago, so they are named and not counted. */
function atWork({ tickets, tasks }: Run): string {
  const names = tickets
    .filter(({ redeemedAt }) => redeemedAt)
    .map(({ role, task }) => `${role} of ${wordFor(tasks, task)}`)
  return names.length === 0 ? '' : ` The ${names.join(', the ')} was at work.`
}

function headline(run: Run, isGone = false): string {
  const approved = run.tasks.filter((task) => task.status === 'approved').length
  const shown = shownState(run, { asks: asksOf(run, new Date()), isGone })
  const gone = isGone && shown.word !== 'stopped' ? ' Its client is gone.' : ''
  return `ultraplan: run ${run.id} of ${run.spec} is ${stateWords(shown)}, ${approved} of ${run.tasks.length} tasks approved.${gone}`
}

/** An agent of the run was compacted: its task again, word for word, because a summary may have lost how to hand in. */
export const remindAgent = (session: Session, agentId: string, transcript: string): string | undefined =>
  driven(session, undefined, (open) => {
    const ticket = ticketOfAgent(open.run, transcript, agentId)
    return ticket && promptFor(open, ticket)
  })
