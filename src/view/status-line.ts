import type { Action, Run, TaskState, Ticket } from '../model/run.ts'
import { shortName } from '../model/task-name.ts'
import { fitLine, type Line, type Palette, palette, span } from './paint.ts'
import { clock, maxAttempts } from './run-view.ts'
import { oneLine } from './terminal.ts'

/** The run in one line, for a status bar: task n of m, attempt, gate step, and whether it waits for a person. */
export function renderStatusLine(
  run: Run,
  { columns, colour, action, isGone }: { columns: number; colour: boolean; action: Action; isGone?: boolean },
): string {
  const colours = palette(colour)
  const name = span(`ultraplan ${oneLine(run.spec)}`, colours.bold)
  const gone: Line = [
    span('STOPPED', colours.yellow),
    span(': its client is gone; /ultraplan:resume goes on'),
  ]
  const parts = run.state === 'running' ? running(run, action, colours) : [stopped(run, colours)]
  if (isGone) parts.splice(0, run.state === 'running' ? parts.length : 0, gone)
  return fitLine([name, ...parts.flatMap((part) => [span(' · ', colours.dim), ...part])], columns)
}

function stopped({ state, cause }: Run, colours: Palette): Line {
  const word = span(state.toUpperCase(), state === 'halted' ? colours.red : colours.yellow)
  return cause === undefined ? [word] : [word, span(`: ${oneLine(cause)}`)]
}

function running(run: Run, action: Action, colours: Palette): Line[] {
  const inFlight = run.tickets.filter(({ redeemedAt }) => redeemedAt !== undefined)
  if (inFlight.length > 0 && !(action.kind === 'ask' && action.isAtRest)) {
    const stuck = run.tasks
      .filter(({ pausedFor }) => pausedFor !== undefined)
      .map((task) => oneLine(shortName(task)))
    const also: Line[] = stuck.length > 0 ? [[span(`${stuck.join(', ')} for you`, colours.yellow)]] : []
    return [...inFlight.flatMap((ticket) => agentParts(run, ticket, colours)), ...also]
  }
  switch (action.kind) {
    case 'ask':
      return [
        [
          span('WAITING', colours.yellow),
          span(` for you: ${oneLine(action.question)}${alsoWaiting(run, action)}`),
        ],
      ]
    case 'wait': {
      const until = action.until === undefined ? '' : ` until ${clock(action.until)}`
      return [[span(`${oneLine(action.reason)}${until}`)]]
    }
    case 'dispatch':
      return action.agents.flatMap(({ task, role }) => [[span(`${place(run, task)} next: ${role}`)]])
    case 'done':
      return [[span(oneLine(action.reason))]]
  }
}

const alsoWaiting = ({ tasks }: Run, { also = [] }: Action & { kind: 'ask' }): string =>
  also.length > 0 ? `, and ${also.map(({ task = '' }) => oneLine(shortIn(tasks, task))).join(', ')}` : ''

function agentParts(run: Run, ticket: Ticket, colours: Palette): Line[] {
  const task = run.tasks.find(({ id }) => id === ticket.task)
  const attempt = task ? `attempt ${ticket.attempt}/${maxAttempts(run, task)}` : `attempt ${ticket.attempt}`
  return [[span(place(run, ticket.task))], [span(attempt)], step(task, ticket, colours)]
}

/** What each agent does now, and since when. */
export const agentsAtWork = (run: Run): { text: string; since: string }[] =>
  run.tickets.flatMap((ticket) => {
    const since = ticket.judging?.at ?? ticket.redeemedAt
    if (since === undefined) return []
    const parts = agentParts(run, ticket, palette(false))
    return { text: parts.map((line) => line.map(({ text }) => text).join('')).join(' · '), since }
  })

/** `2/6 1.2`: the task's position in the plan, and its name. */
const place = (run: Run, id: string): string =>
  `${run.tasks.findIndex((task) => task.id === id) + 1}/${run.tasks.length} ${oneLine(shortIn(run.tasks, id))}`

const shortIn = (tasks: readonly TaskState[], id: string): string =>
  shortName(tasks.find((task) => task.id === id) ?? { id })

/** The three steps of seed 001: the executor, the verification, the review. */
function step(task: TaskState | undefined, ticket: Ticket, colours: Palette): Line {
  if (task?.waiting?.ticket === ticket.id)
    return [span('WAITING', colours.yellow), span(` for an answer: ${oneLine(task.waiting.what)}`)]
  if (ticket.role !== 'spec-executor') return [span(`gate 3/3: ${ticket.role}`, colours.magenta)]
  if (!ticket.judging) return [span('gate 1/3: executor', colours.cyan)]
  return [span(ticket.judging.deferred ? 'gate 2/3: a long proof' : 'gate 2/3: proving', colours.cyan)]
}
