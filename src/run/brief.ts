import type { Run, Ticket } from '../model/run.ts'
import { announcements } from './announcements.ts'
import { hasEnded } from './change.ts'
import { reviewWork } from './reviews.ts'

/** What a hook needs to know about a run to decide, without opening it, that there is nothing to do. */
export interface Brief {
  /** A person's prompt changes nothing and has nothing to tell them. */
  quiet: boolean
  /** The agents that the run waits for, if it waits for nothing else. While they work, a stop of the session changes nothing. */
  agents?: string[]
  /**
   * The run's branch, with the commit that it has to be on while no executor works in the run's own folder; while one
   * whose commits are marked does, with the commit on which it began: others may have committed since. And the person's
   * branch, with the commits on which the engine has put it.
   */
  at?: Expected[]
}

/** A branch, and the commits on which nothing has to be looked at. */
export interface Expected {
  branch: string
  commits: string[]
}

/** Raise this number when the form or meaning of Brief changes, so that briefs of an older version are not used. */
export const BRIEF_VERSION = '4'

export function brief(run: Run): Brief {
  const { notices, standing, failedTurns, force } = run
  const quiet = notices.length === 0 && standing.count === 0 && !failedTurns && !force
  const agents = agentsAtWork(run)
  const at = expectedIn(run)
  return { quiet, ...(agents ? { agents } : {}), ...(at.length > 0 ? { at } : {}) }
}

function expectedIn(run: Run): Expected[] {
  const { branch, target, base, approvedHead, strays } = run
  if (target === undefined || hasEnded(run)) return []
  const known = restsAt(run) ?? markedWorker(run)?.base
  return [
    ...(known === undefined ? [] : [{ branch, commits: [known] }]),
    { branch: target, commits: [base, approvedHead, ...(strays ? [strays.to] : [])] },
  ]
}

/** Other commits there were made by no executor. Absent while one may be at work, or was when the run was cancelled. */
export function restsAt(run: Run): string | undefined {
  const { target, knownHead, tickets } = run
  // A reviewer commits nothing, so what is committed while one works is not an executor's.
  const isAtWork = tickets.some(
    ({ role, redeemedAt, isolated }) => role === 'spec-executor' && redeemedAt !== undefined && !isolated,
  )
  return target === undefined || isAtWork || cutOff(run) ? undefined : knownHead
}

/** Who works for a task, and since which commit. */
export type Worker = Pick<Ticket, 'id' | 'task' | 'base' | 'isolated'>

/** The executor that works in the run's own folder and whose commits are marked; after a cancel, the one that did. */
export function markedWorker(run: Run): Worker | undefined {
  const { tickets, tasks, target } = run
  if (target === undefined) return undefined
  const isMarked = (id: string) =>
    tasks.some(({ attempts }) => attempts.some(({ ticket, marks }) => ticket === id && marks))
  const worker =
    tickets.find(({ redeemedAt, isolated, judging }) => redeemedAt !== undefined && !isolated && !judging) ??
    cutOff(run)
  return worker && isMarked(worker.id) ? worker : undefined
}

/** The executor that a cancel found at work in the run's own folder. */
export function cutOff(run: Run): Worker | undefined {
  if (!hasEnded(run)) return undefined
  const open = run.tasks.flatMap(({ id: task, attempts }) =>
    attempts.flatMap(({ ticket: id, base, isolated = false, toolUseId, endedAt }) =>
      endedAt === undefined && toolUseId !== undefined && !isolated ? { id, task, base, isolated } : [],
    ),
  )
  return open[0]
}

function agentsAtWork(run: Run): string[] | undefined {
  if (run.state !== 'running' || run.solo) return undefined
  // While no agent works in the run's own folder, each stop checks whether approved work is still in the history.
  if (run.tickets.every(({ isolated }) => isolated)) return undefined
  if (reviewWork(run) || (run.config.webhook !== undefined && announcements(run).length > 0)) return undefined
  const agents = run.tickets.flatMap(({ agentId, redeemedAt, judging }) =>
    agentId !== undefined && redeemedAt !== undefined && !judging ? [agentId] : [],
  )
  return agents.length === run.tickets.length ? agents : undefined
}
