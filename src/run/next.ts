import type { Action, Run, TaskState, Ticket } from '../model/run.ts'
import { isDone, isReady, isStuck, parallelGroup } from './groups.ts'
import { attemptsUsed } from './policy.ts'
import { nextReviews } from './reviews.ts'

/** The one thing to do now. Total: it always offers something, or says why not. */
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
      return {
        kind: 'ask',
        question: `the run is halted: ${run.cause ?? 'no cause recorded'}`,
        options: [...retriesOf(run), '/ultraplan:resume', '/ultraplan:cancel'],
      }
    case 'running':
      return nextOfRunning(run, now)
  }
}

/** A run that no task halted gets no further by a retry. */
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
  let soonest: string | undefined
  for (const [index, task] of run.tasks.entries()) {
    if (isDone(task) || isStuck(task) || !isReady(run, index)) continue
    const waits = task.notBefore !== undefined && task.notBefore > now.toISOString()
    // Its work is handed in; what it waits for is a review, a fix task or the engine's own approval.
    if ((task.status === 'reviewing' || task.status === 'verifying') && !waits) continue
    if (task.kind === 'checkpoint') return question(task)
    if (waits && task.notBefore !== undefined) {
      if (soonest === undefined || task.notBefore < soonest) soonest = task.notBefore
      continue
    }
    return dispatch(run, index)
  }
  if (soonest !== undefined) return { kind: 'wait', reason: 'a retry waits for its time', until: soonest }
  if (run.tasks.every(isDone)) return { kind: 'done', reason: 'every task is done' }
  return askAboutStuck(run)
}

function dispatch(run: Run, index: number): Action {
  const group = parallelGroup(run, index).filter(
    // One that the client could not start in a worktree is done alone, in the run's own folder.
    (task) => !isDone(task) && !isStuck(task) && task.attempts.length === 0 && !task.notStarted,
  )
  const first = run.tasks[index]
  const together = group.length > 1 && first && group.includes(first) ? group : first ? [first] : []
  return {
    kind: 'dispatch',
    agents: together.map((task) => ({
      task: task.id,
      role: 'spec-executor' as const,
      attempt: task.attempts.length + 1,
      iteration: 1,
      isolated: together.length > 1,
    })),
  }
}

function agentOf(ticket: Ticket) {
  const { task, role, attempt, iteration, isolated, covers } = ticket
  return { task, role, attempt, iteration, isolated, ...(covers ? { covers } : {}) }
}

function question(task: TaskState): Action {
  const options = task.checkpoint?.options.length
    ? task.checkpoint.options
    : ['approved', 'describe what is wrong']
  return { kind: 'ask', task: task.id, question: task.checkpoint?.question ?? task.title, options }
}

function askAboutStuck(run: Run): Action {
  const stuck = run.tasks.find(isStuck)
  if (!stuck) {
    const open = run.tasks.filter((task) => !isDone(task)).map((task) => task.id)
    return {
      kind: 'ask',
      question: `no task can start: ${open.join(', ')} wait for each other`,
      options: ['/ultraplan:cancel'],
    }
  }
  const tries = attemptsUsed(stuck)
  return {
    kind: 'ask',
    task: stuck.id,
    question: `task ${stuck.id} is ${stuck.status} after ${tries} attempt${tries === 1 ? '' : 's'}: ${stuck.pausedFor?.reason ?? 'no reason recorded'}`,
    options: stuck.pausedFor?.options ?? ['retry', 'skip', 'investigate'],
  }
}
