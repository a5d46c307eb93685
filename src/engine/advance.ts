import { createHash, randomBytes } from 'node:crypto'
import { headCommit } from '../io/git.ts'
import type { EventBody } from '../model/event.ts'
import type { Action, Run, Ticket } from '../model/run.ts'
import { askPerson } from '../prompts/ask-person.ts'
import { askDirective, directive, dispatchDirective, roomFor } from '../prompts/directive.ts'
import { isStuck } from '../run/groups.ts'
import { askAboutStuck, next } from '../run/next.ts'
import { renderSummary } from '../view/summary-text.ts'
import { letGo } from './active.ts'
import { guardApprovedRef } from './approve.ts'
import { checkHistory } from './check-history.ts'
import { foreignCommits } from './foreign-commits.ts'
import { askForHeld } from './held-work.ts'
import { nameAgent } from './name-agent.ts'
import { announce } from './notify.ts'
import type { OpenRun } from './open-run.ts'
import { publishViews } from './publish-views.ts'
import { settleReviews } from './settle-reviews.ts'
import { markWaiting } from './waiting.ts'

export interface Advice {
  action: Action
  text: string
  /** For the person, at once: how the run ended, or which task waits for them while others go on. */
  summary?: string
}

/** Stops in a row with the same directive and nothing new before the run is parked. */
const STOPS_BEFORE_PARKED = 3

/**
 * Decides what comes next, writes the tickets of a dispatch down before anyone sees them, and words the
 * directive. `via` names the event that asked; only a stop can stand still.
 */
export function advance(open: OpenRun, via: string, now: Date): Advice {
  const { journal, dir } = open
  // What a crash left undone between a verdict and the approval.
  settleReviews(open)
  const halted = checkHistory(open.run)
  if (halted.length > 0) open.run = journal.update(() => halted).state as Run
  askForHeld(open, now)
  // Asked for only where a ticket or the end needs it: git costs more than all else a stop does.
  const base = () => headCommit(open.run.root) ?? open.run.base
  const idle = nothingToWrite(open.run, via, now)
  if (idle) {
    markWaiting(open.run, open.home, now)
    announce(open)
    return { action: idle, text: word(open.run, idle, base).text }
  }
  guardApprovedRef(open)
  let advice: Advice | undefined
  const { state } = journal.update((run) => {
    if (!run) return []
    const action = next(run, now)
    const { events, text } = word(run, action, base)
    advice = { action, text }
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 16)
    const given: EventBody = { type: 'directive_given', digest, via }
    const finished: EventBody[] =
      action.kind === 'done' && run.state === 'running'
        ? [...foreignCommits(run, base()), { type: 'run_finished', commit: base() }]
        : []
    // The third stop parks; it is not given the directive once more.
    if (via === 'stop' && action.kind === 'dispatch' && events.length === 0 && standsStill(run, digest)) {
      const cause = `the session stopped ${STOPS_BEFORE_PARKED} times without following: ${text.split('\n')[0]}`
      advice = {
        action: { kind: 'wait', reason: `${cause}; the run is parked, /ultraplan:resume goes on` },
        text: '',
      }
      return [given, { type: 'run_parked', cause }]
    }
    return [...events, ...finished, given]
  })
  if (!advice || !state) throw new Error('the run has no state')
  const before = open.run
  const hasJustEnded = state.state === 'finished' && before.state !== 'finished'
  open.run = state
  if (state.state === 'finished') letGo(open.home, state, dir)
  markWaiting(state, open.home, now)
  publishViews(state, dir)
  announce(open)
  if (hasJustEnded) return { ...advice, summary: renderSummary(state) }
  const stuck = newlyStuck(before)
  return (advice.action.kind === 'dispatch' || isWatched(advice.action, via)) && stuck.length > 0
    ? { ...advice, summary: `${stuck.join('\n')}\nother tasks, which do not depend on it, go on` }
    : advice
}

/** Tasks that have come to wait for a person since the last directive. */
const newlyStuck = ({ tasks, knownStuck = [] }: Run): string[] =>
  tasks
    .filter((task) => isStuck(task) && !knownStuck.includes(task.id))
    .map((task) => askPerson({ kind: 'ask', ...askAboutStuck(task) }))

/** One of a parallel group is back while others are at work, and what is said now shows on the screen. */
const isWatched = (action: Action, via: string): boolean => action.kind === 'wait' && via === 'notification'

/** Waiting and asking change nothing: no event, no flush to disk, no views. Only what is told once is written down. */
function nothingToWrite(run: Run, via: string, now: Date): Action | undefined {
  const action = next(run, now)
  if (action.kind === 'dispatch' || (action.kind === 'done' && run.state === 'running')) return undefined
  return isWatched(action, via) && newlyStuck(run).length > 0 ? undefined : action
}

const standsStill = (run: Run, digest: string): boolean =>
  run.standing.digest === digest && run.standing.count + 1 >= STOPS_BEFORE_PARKED

function word(run: Run, action: Action, base: () => string): { events: EventBody[]; text: string } {
  switch (action.kind) {
    case 'dispatch':
      return wordDispatch(run, together(run, action.agents), base)
    case 'wait':
      return {
        events: [],
        text: directive(`ultraplan: end your turn; ${action.reason}.`, {
          action: 'wait',
          ...(action.until ? { until: action.until } : {}),
        }),
      }
    case 'ask':
      return {
        events: [],
        text: askDirective([action, ...(action.also ?? [])]),
      }
    case 'done':
      return {
        events: [],
        text: directive(`ultraplan: ${action.reason}. Tell the person in one sentence.`, { action: 'done' }),
      }
  }
}

type Agents = (Action & { kind: 'dispatch' })['agents']

/** As many agents as one directive has room for; the others come with the next one. */
const together = (run: Run, agents: Agents): Agents =>
  agents.slice(0, roomFor(named(run, agents), newTicketId()))

const named = (run: Run, agents: Agents) => agents.map((agent) => nameAgent(run, agent))

/** The ticket of a directive is its agent's own, or the group's that they share. */
function wordDispatch(run: Run, agents: Agents, base: () => string): { events: EventBody[]; text: string } {
  const group = agents.length > 1 ? newTicketId() : undefined
  const events: EventBody[] = []
  const tickets = agents.map((agent): Pick<Ticket, 'id' | 'group'> => {
    const offered = run.tickets.find(
      (open) =>
        !open.redeemedAt &&
        open.task === agent.task &&
        open.role === agent.role &&
        open.iteration === agent.iteration,
    )
    if (offered) return offered
    const ticket = newTicketId()
    if (agent.role === 'spec-executor' && events.length === 0) events.push(...foreignCommits(run, base()))
    events.push({ type: 'ticket_issued', ticket, base: base(), ...(group ? { group } : {}), ...agent })
    return { id: ticket, ...(group ? { group } : {}) }
  })
  const [first] = tickets
  const shared = first?.group
  return {
    events,
    text:
      shared !== undefined && tickets.every((ticket) => ticket.group === shared) && agents.length > 1
        ? dispatchDirective(named(run, agents), shared)
        : dispatchDirective(named(run, agents.slice(0, 1)), first?.id ?? ''),
  }
}

const newTicketId = (): string => randomBytes(8).toString('hex')
