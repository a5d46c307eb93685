import { inWords } from '../model/person-words.ts'
import { type Action, type Asked, nextAttempt, type Run, type TaskState, type Ticket } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import { given } from './change.ts'
import { isDone, isStuck, parallelGroup, readiness } from './groups.ts'
import { attemptsUsed } from './policy.ts'
import { nextReviews, reviewWork } from './reviews.ts'

/** The one next step. It always returns something to do, or the reason why there is nothing. */
export function next(run: Run, now: Date): Action {
  switch (run.state) {
    case 'finished':
      return { kind: 'done', reason: 'every task is done' }
    case 'cancelled':
      return { kind: 'done', reason: 'the run was cancelled' }
    case 'paused':
      return { kind: 'wait', reason: 'the run is paused; /ultraplan:resume goes on' }
    case 'parked':
      return {
        kind: 'wait',
        reason: `the run is parked (${run.cause ?? 'no cause recorded'}); /ultraplan:resume goes on`,
      }
    case 'halted':
      return ask([
        {
          question: `the run is halted: ${run.cause ?? 'no cause recorded'}`,
          options: [...retriesOf(run), '/ultraplan:resume', '/ultraplan:cancel'],
        },
        // The options are listed once, not for every task.
        ...stuckTasks(run).map((asked) => ({ ...asked, options: [] })),
      ])
    case 'running':
      return nextOfRunning(run, now)
  }
}

/** If no task halted the run, a retry does not help. */
function retriesOf(run: Run): string[] {
  const [first, ...more] = run.tasks.filter(isStuck)
  return first ? [`/ultraplan:retry --task ${more.length > 0 ? '<id>' : first.id}`] : []
}

function nextOfRunning(run: Run, now: Date): Action {
  const unused = run.tickets.filter((ticket) => ticket.redeemedAt === undefined)
  if (unused.length > 0) return { kind: 'dispatch', agents: unused.map(agentOf) }
  const inFlight = run.tickets.length
  if (inFlight > 0) return { kind: 'wait', reason: `${inFlight} agent${inFlight === 1 ? '' : 's'} in flight` }

  const reviews = run.tasks.flatMap((task) => nextReviews(run, task, now))
  if (reviews.length > 0) return { kind: 'dispatch', agents: reviews }

  return nextTask(run, now)
}

function nextTask(run: Run, now: Date): Action {
  const waiting: string[] = []
  const isReady = readiness(run)
  for (const [index, task] of run.tasks.entries()) {
    if (isDone(task) || isStuck(task) || !isReady(index)) continue
    const until = waitsUntil(task, now)
    if (until === undefined && isHandedIn(task)) continue
    if (task.kind === 'checkpoint') return ask([question(task), ...stuckTasks(run)])
    if (until === undefined) return dispatch(run, index, isReady)
    waiting.push(until)
  }
  const [soonest] = waiting.sort()
  if (soonest !== undefined) return { kind: 'wait', reason: 'a retry waits for its time', until: soonest }
  if (run.tasks.every(isDone)) return { kind: 'done', reason: 'every task is done' }
  const work = beingRecorded(run)
  if (work) return work
  const stuck = stuckTasks(run)
  return ask(stuck.length > 0 ? stuck : [deadlock(run)])
}

/** Between a verdict and what the engine does about it nothing waits for a person. */
function beingRecorded(run: Run): Action | undefined {
  const work = reviewWork(run)
  const what = work?.kind === 'fix' ? 'fix task' : 'approval'
  return work && { kind: 'wait', reason: `the ${what} of ${taskWord(work.task)} is being recorded` }
}

const waitsUntil = ({ notBefore }: TaskState, now: Date): string | undefined =>
  notBefore !== undefined && notBefore > now.toISOString() ? notBefore : undefined

/** Such a task waits for a review, a fix task or the engine's approval. */
const isHandedIn = ({ status }: TaskState): boolean => status === 'reviewing' || status === 'verifying'

function dispatch(run: Run, index: number, isReady: (index: number) => boolean): Action {
  const group = parallelGroup(run, index).filter(
    (task) =>
      !isDone(task) &&
      !isStuck(task) &&
      isReady(run.tasks.indexOf(task)) &&
      // A task that the client could not start in a worktree is done alone; in the run's own folder, if it has one.
      task.attempts.length === 0 &&
      !task.notStarted,
  )
  const alone = run.tasks.slice(index, index + 1)
  const together = group.length > 1 && alone.every((first) => group.includes(first)) ? group : alone
  return {
    kind: 'dispatch',
    agents: together.map((task) => ({
      task: task.id,
      role: 'spec-executor' as const,
      attempt: nextAttempt(task),
      iteration: 1,
      isolated: together.length > 1 || run.isolated === true,
    })),
  }
}

const agentOf = (ticket: Ticket) =>
  given(ticket, 'task', 'role', 'attempt', 'iteration', 'isolated', 'covers')

/** Everything that waits for the person becomes one question. */
function ask([first, ...also]: readonly Asked[]): Action {
  if (!first) throw new Error('there is nothing to ask')
  return { kind: 'ask', ...first, ...(also.length > 0 ? { also } : {}) }
}

function question(task: TaskState): Asked {
  const options = task.checkpoint?.options.length
    ? task.checkpoint.options
    : ['approved', 'describe what is wrong']
  return { task: task.id, question: task.checkpoint?.question ?? task.title, options }
}

/** The session has come to rest and no agent is at work: after Esc before it started one, or after the person stopped all. */
const AT_REST: Asked = {
  isAtRest: true,
  question: 'your next prompt goes on: no agent is at work',
  options: ['/ultraplan:pause holds it'],
  holdsRun: true,
}

/** Whether the session has been told to start agents, and none is at work but those that the person stopped. */
export const isOffered = (
  { state, tickets, failedTurns }: Run,
  isStopped: (agentId: string) => boolean = () => false,
): boolean =>
  state === 'running' &&
  !failedTurns &&
  tickets.length > 0 &&
  tickets.every(
    ({ redeemedAt, agentId, judging }) =>
      !redeemedAt || (agentId !== undefined && !judging && isStopped(agentId)),
  )

/** All that waits for a person, also while agents are at work on other tasks. `isAtRest` is known by the client alone. */
export function asksOf(run: Run, now: Date, isAtRest = false): Asked[] {
  if (isAtRest && run.state === 'running') return [AT_REST, ...stuckTasks(run)]
  const action = next(run, now)
  if (action.kind === 'ask') {
    const { kind: _, also = [], ...first } = action
    return [{ ...first, holdsRun: true }, ...also]
  }
  if (action.kind === 'done') return []
  const isHeld = run.state === 'paused' || run.state === 'parked'
  const held = {
    question: `the run is ${run.state}${run.cause === undefined ? '' : `: ${run.cause}`}`,
    options: ['/ultraplan:resume', '/ultraplan:cancel'],
  }
  return [...(isHeld ? [held] : []), ...stuckTasks(run)]
}

const stuckTasks = (run: Run): Asked[] => run.tasks.filter(isStuck).map(askAboutStuck)

export function askAboutStuck(task: TaskState): Asked {
  const since = attemptsUsed(task)
  const isMore = since > 0 && since < task.attempts.length
  const tries = isMore ? since : task.attempts.length
  return {
    task: task.id,
    question: `${taskWord(task)} ${task.status === 'blocked' ? 'is blocked' : 'needs you'} after ${tries} ${isMore ? 'more ' : ''}attempt${tries === 1 ? '' : 's'}: ${inWords(whyStuck(task))}`,
    options: task.pausedFor?.options ?? ['retry', 'skip', 'investigate'],
  }
}

/** `VERIFY_FAILURE 3 times` is not enough to decide: a person needs to know what failed last. */
function whyStuck({ pausedFor, attempts }: TaskState): string {
  const reason = pausedFor?.reason ?? 'no reason recorded'
  const last = attempts.at(-1)?.failures.at(-1)
  return last && reason.includes(last.type) && !reason.includes(last.reason)
    ? `${reason} (${last.reason})`
    : reason
}

const deadlock = (run: Run): Asked => ({
  question: `no task can start: ${run.tasks
    .filter((task) => !isDone(task))
    .map(taskWord)
    .join(', ')} wait for each other`,
  options: ['/ultraplan:cancel'],
})
