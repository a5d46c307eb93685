import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { isAncestor } from '../../io/branches.ts'
import { branchHead, checkedOut, commitAt } from '../../io/git.ts'
import type { EventBody } from '../../model/event.ts'
import { type Action, type Asked, type Run, shellWord, type Ticket, type Wanted } from '../../model/run.ts'
import { taskWord, wordFor } from '../../model/task-name.ts'
import {
  type Dispatched,
  directive,
  dispatchDirective,
  relayDirective,
  roomFor,
} from '../../prompts/directive.ts'
import { taskOf } from '../../run/change.ts'
import { isStuck } from '../../run/groups.ts'
import { askAboutStuck, next } from '../../run/next.ts'
import { wayWords } from '../../view/branches.ts'

import { needsText, needsToRelay } from '../../view/needs-you.ts'
import { strayCommits } from '../facts/stray-commits.ts'
import { foreignCommits } from '../judge/review-change.ts'
import { guardApprovedRef, settleReviews } from '../judge/settle-reviews.ts'
import type { OpenRun } from '../runs/open-run.ts'
import { approvedRef } from '../runs/projections/approved-ref.ts'
import { landWaiting, lookAtWay } from '../runs/projections/persons-branch.ts'
import { append, type Decision, recordOn } from '../runs/record.ts'
import { markWaiting } from '../runs/waiting.ts'
import { nextWithoutHeld } from './held-work.ts'
import { type Advice, askedBy, forgetWords, withSummary } from './last-words.ts'

/** After how many stops in a row with the same directive, and nothing new in between, the run is parked. */
const STOPS_BEFORE_PARKED = 3

/**
 * Decides the next step, records the tickets of a dispatch before anyone sees them, and words the directive. `via`
 * names the event that asked. Only stops are counted towards parking the run.
 */
export function advance(open: OpenRun, via: string, now: Date): Advice {
  // Does the steps that a crash left undone between a verdict and the approval.
  settleReviews(open)
  const halted = checkHistory(open.run)
  if (halted.length > 0) append(open, ...halted)
  const action = nextWithoutHeld(open, now)
  const seen = open.run
  if (nothingToWrite(open.run, action, via)) {
    markWaiting(open.run, open.home, now)
    return { action, text: word(open.run, action).text }
  }
  guardApprovedRef(open)
  const before = open.run
  const advice = recordOn(
    open,
    (run) => gatherStep({ run, dir: open.dir }, run === seen ? action : next(run, now)),
    (run, step) => decide(run, step, via),
  )
  const { run } = open
  markWaiting(run, open.home, now)
  if (advice.action.kind === 'dispatch' && run.mode === 'print') forgetWords(open.home, run.session)
  if (run.state === 'finished' && before.state !== 'finished') return withSummary(open, advice, via)
  const stuck = newlyStuck(before)
  const news = [
    ...(stuck.length > 0 ? [needsText(run, stuck), 'other tasks, which do not depend on it, go on'] : []),
    landWaiting(run) ?? [],
  ].flat()
  return (advice.action.kind === 'dispatch' || isWatched(advice.action, via)) && news.length > 0
    ? { ...advice, summary: news.join('\n') }
    : advice
}

/** The branch at a dispatch or at the end of the run: its commit, and commits that no agent of the run made. */
interface Branch {
  head: string
  foreign: EventBody[]
}

interface Step {
  action: Action
  /** Read only if a ticket or the end of the run needs it, because git takes longer than all other work at a stop. */
  branch?: Branch
}

function gatherStep({ run, dir }: Pick<OpenRun, 'run' | 'dir'>, action: Action): Step {
  const begins = action.kind === 'dispatch' && action.agents.some((agent) => !offeredFor(run, agent))
  if (!begins && action.kind !== 'done') return { action }
  const head = branchHead(run) ?? run.base
  const isWork = action.kind === 'done' || action.agents.some(({ role }) => role === 'spec-executor')
  const foreign = isWork ? foreignCommits(run, head) : []
  return {
    action,
    branch: { head, foreign: isWork ? [...foreign, ...strayCommits({ run, dir }, foreign)] : [] },
  }
}

function decide(run: Run, { action, branch }: Step, via: string): Decision<Advice> {
  const { events, text } = word(run, action, branch)
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const given: EventBody = { type: 'directive_given', digest, via }
  const standsStill = run.standing.digest === digest && run.standing.count + 1 >= STOPS_BEFORE_PARKED
  // The third stop parks the run, and its answer does not repeat the directive.
  if (via === 'stop' && action.kind === 'dispatch' && events.length === 0 && standsStill) {
    const cause = `the session stopped ${STOPS_BEFORE_PARKED} times without starting ${inWords(run, action.agents)}`
    const reason = `${cause}; the run is parked, /ultraplan:resume goes on`
    return {
      events: [given, { type: 'run_parked', cause }],
      reply: { action: { kind: 'wait', reason }, text: '' },
    }
  }
  const finished: EventBody[] =
    action.kind === 'done' && run.state === 'running' && branch
      ? [...branch.foreign, { type: 'run_finished', commit: branch.head }]
      : []
  return { events: [...events, ...finished, given], reply: { action, text } }
}

/** Tasks that have come to wait for a person since the last directive. */
const newlyStuck = ({ tasks, knownStuck = [] }: Run): Asked[] =>
  tasks.filter((task) => isStuck(task) && !knownStuck.includes(task.id)).map(askAboutStuck)

/** One agent of a parallel group has returned while others work, so the answer is shown on the screen. */
const isWatched = (action: Action, via: string): boolean => action.kind === 'wait' && via === 'notification'

/** Waiting and asking write nothing: no event, no flush to disk, no views. Only news for the person is recorded, so that it is shown once. */
function nothingToWrite(run: Run, action: Action, via: string): boolean {
  if (action.kind === 'dispatch' || (action.kind === 'done' && run.state === 'running')) return false
  return !(isWatched(action, via) && newlyStuck(run).length > 0)
}

function word(run: Run, action: Action, branch?: Branch): { events: EventBody[]; text: string } {
  if (action.kind !== 'dispatch') return { events: [], text: wordWithoutAgents(run, action) }
  // As many agents as fit into one directive; the others come with the next one.
  const most = roomFor(named(run, action.agents), newTicketId())
  return wordDispatch(run, action.agents.slice(0, most), branch)
}

function wordWithoutAgents(run: Run, action: Exclude<Action, { kind: 'dispatch' }>): string {
  if (action.kind === 'ask') return relayDirective(needsToRelay(run, askedBy(action)), run.mode, 'ask')
  if (action.kind === 'done')
    return directive(`ultraplan: ${action.reason}. Tell the person in one sentence.`, { action: 'done' })
  const until = action.until ? { until: action.until } : {}
  return directive(`ultraplan: end your turn; ${action.reason}.`, { action: 'wait', ...until })
}

/** `the executor of task 1.1`, for a person. */
const inWords = (run: Run, agents: readonly Wanted[]): string =>
  agents
    .map(
      ({ role, task }) =>
        `the ${role === 'spec-executor' ? 'executor' : role} of ${wordFor(run.tasks, task)}`,
    )
    .join(' and ')

const named = (run: Run, agents: Wanted[]) => agents.map((agent) => nameAgent(run, agent))

/** What the coordinator and the person are told about an agent: its task, and the task's position in the plan. */
export const nameAgent = (
  run: Run,
  { role, task, attempt }: Pick<Ticket, 'role' | 'task' | 'attempt'>,
): Dispatched => ({
  role,
  task,
  attempt,
  title: taskOf(run, task)?.title ?? '',
  place: `${run.tasks.findIndex(({ id }) => id === task) + 1}/${run.tasks.length}`,
})

/** A directive names the ticket of its one agent, or the group of all its tickets. */
function wordDispatch(
  run: Run,
  agents: Wanted[],
  { head, foreign }: Branch = { head: run.base, foreign: [] },
): { events: EventBody[]; text: string } {
  const group = agents.length > 1 ? newTicketId() : undefined
  const events: EventBody[] = []
  const tickets = agents.map((agent): Pick<Ticket, 'id' | 'group'> => {
    const offered = offeredFor(run, agent)
    if (offered) return offered
    const ticket = newTicketId()
    if (agent.role === 'spec-executor' && events.length === 0) events.push(...foreign)
    events.push({ type: 'ticket_issued', ticket, base: head, ...(group ? { group } : {}), ...agent })
    return { id: ticket, ...(group ? { group } : {}) }
  })
  const [first] = tickets
  const shared = tickets.every((ticket) => ticket.group === first?.group) ? first?.group : undefined
  const text =
    shared !== undefined && agents.length > 1
      ? dispatchDirective(named(run, agents), shared)
      : dispatchDirective(named(run, agents.slice(0, 1)), first?.id ?? '')
  return { events, text }
}

/** A ticket that is not used yet. */
const offeredFor = (run: Run, { task, role, iteration }: Wanted): Ticket | undefined =>
  run.tickets.find(
    (open) => !open.redeemedAt && open.task === task && open.role === role && open.iteration === iteration,
  )

const newTicketId = (): string => randomBytes(8).toString('hex')

/**
 * Approved commits have to stay in the history. If they were amended, reset or rebased away, the run halts and names
 * them. While an executor works in the same folder this is not checked here: judging its claim checks it.
 */
export function checkHistory(run: Run): EventBody[] {
  if (run.state !== 'running' || run.tickets.some((ticket) => ticket.redeemedAt && !ticket.isolated))
    return []
  const cause = folderGone(run) ?? elsewhere(run) ?? rewritten(run)
  return cause === undefined ? [] : [{ type: 'run_halted', cause }]
}

function folderGone({ root, branch, target, isolated }: Run): string | undefined {
  if (existsSync(root)) return undefined
  const add = `git worktree add ${shellWord(root)} ${shellWord((isolated && target) || branch)}`
  // Git has the worktree in its list, and makes no second one in its place.
  return `the folder of the run is gone: move it back, or if you deleted it: git worktree prune, then ${add}; then /ultraplan:resume  [history/folder]`
}

/** Why the run halts while another branch is checked out where its agents work: the run changes nothing there. */
function elsewhere(run: Run): string | undefined {
  if (run.isolated) return undefined
  const now = checkedOut(run.root)
  if (now === run.branch) return undefined
  const found = now === undefined ? 'HEAD is detached' : `${now} is checked out`
  return `the run works on ${run.branch}, and ${found}: ${wayTo(run)}, then /ultraplan:resume  [history/branch]`
}

const wayTo = (run: Run): string => wayWords(run.branch, lookAtWay(run.root, run.branch, lastSeen(run)))

/** Where the run's branch is, or was; what is approved is kept by a ref in any case. */
const lastSeen = (run: Run): string =>
  branchHead(run) ?? (run.knownHead && commitAt(run.root, run.knownHead)) ?? run.approvedHead

const MOST_NAMED = 3

/** Names the approved commits that are missing from the history; undefined if none is. */
function rewritten(run: Run): string | undefined {
  const approved = run.tasks
    .filter((task) => task.approvedCommit !== undefined)
    .sort((a, b) => (b.approval?.seq ?? 0) - (a.approval?.seq ?? 0))
  const newest = approved[0]?.approvedCommit ?? run.base
  // Every approval includes the ones before it, so the newest is enough; commits of the engine itself may follow it.
  const isWhole = [...new Set([newest, run.approvedHead])].every((commit) => isInHistory(run, commit))
  if (isWhole) return undefined
  const lost = approved.filter((task) => !isInHistory(run, task.approvedCommit ?? ''))
  const named = lost
    .slice(0, MOST_NAMED)
    .map((task) => `commit ${task.approvedCommit?.slice(0, 10)} of ${taskWord(task)}, which was approved,`)
  const oldest = isInHistory(run, run.base)
    ? `commit ${run.approvedHead.slice(0, 10)}, up to which all is approved,`
    : `commit ${run.base.slice(0, 10)}, on which the run began,`
  const what = named.join(' and ') || oldest
  // In an isolated run the person is usually on another branch.
  const first = checkedOut(run.root) === run.branch ? '' : `${wayTo(run)}, then `
  // What was approved after skipped work is not before the approved ref.
  const isBefore = isAncestor(run.root, newest, run.approvedHead)
  const missing = isBefore ? undefined : commitAt(run.root, newest)?.slice(0, 10)
  return `history was rewritten: ${what} is not in the history of ${run.branch} any more; bring it back (${first}git merge -X ours ${missing ?? approvedRef(run.id)}, which leaves the lines of ${run.branch} where both changed the same ones; git reflog has it too), then /ultraplan:resume  [history/rewritten]`
}

/** Of the run's branch. */
function isInHistory(run: Run, commit: string): boolean {
  const head = branchHead(run)
  return commit === '' || (head !== undefined && isAncestor(run.root, commit, head))
}
