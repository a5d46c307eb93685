import { basename } from 'node:path'
import { findRepository, tryGit } from '../../io/git.ts'
import { isAlive } from '../../io/process-ref.ts'
import type { Event } from '../../model/event.ts'
import type { Run } from '../../model/run.ts'
import { plural } from '../../view/run-view.ts'

/** Where the client makes the worktrees of agents. */
export const AGENT_WORKTREE = /[\\/]\.claude[\\/]worktrees[\\/]/

export interface LeftWorktree {
  path: string
  branch?: string
  task?: string
  /** How many commits are not on the run's branch. Undefined if git cannot tell; then the worktree is not removed. */
  unmerged: number | undefined
  uncommitted: number | undefined
  why: string
}

/**
 * The worktrees of the run's executors that still exist, each with the reason why it was kept. The client makes others
 * beside them, for sessions of a person and for agents of other runs. `agents`: the ids of those that the run knows.
 */
export function leftWorktrees(run: Run, agents: ReadonlySet<string>): LeftWorktree[] {
  const main = findRepository(run.root)
  const list = tryGit(run.root, ['worktree', 'list', '--porcelain']) ?? ''
  return list.split('\n\n').flatMap((entry): LeftWorktree[] => {
    const path = /^worktree (.+)$/m.exec(entry)?.[1]
    if (!path || path === main?.root || !AGENT_WORKTREE.test(path)) return []
    const branch = /^branch refs\/heads\/(.+)$/m.exec(entry)?.[1]
    const head = /^HEAD (.+)$/m.exec(entry)?.[1] ?? ''
    const task = run.tasks.find((candidate) =>
      candidate.attempts.some((attempt) => attempt.worktree?.path === path),
    )
    if (!task && !agents.has(basename(path).replace(/^agent-/, ''))) return []
    const count = tryGit(run.root, ['rev-list', '--count', head, `^${run.branch}`])
    const unmerged = count === undefined ? undefined : Number(count)
    const uncommitted = tryGit(path, ['status', '--porcelain'])?.split('\n').filter(Boolean).length
    const named = { ...(branch ? { branch } : {}), ...(task ? { task: task.id } : {}) }
    const why = reason(run.branch, task?.status, unmerged, uncommitted)
    return [{ path, ...named, unmerged, uncommitted, why }]
  })
}

function reason(branch: string, status: string | undefined, unmerged?: number, uncommitted?: number): string {
  const holds = [
    unmerged === undefined && `git cannot tell what is merged into ${branch}`,
    unmerged && `${plural(unmerged, 'commit')} not merged`,
    uncommitted === undefined && 'git cannot tell what is uncommitted',
    uncommitted && plural(uncommitted, 'uncommitted file'),
  ]
  const held = holds.filter(Boolean).join(', ')
  if (held === '') return 'everything in it is merged; it can be removed'
  return status === undefined ? `${held}; its executor handed in nothing` : `${held}; its task is ${status}`
}

/** The ids of the agents of a run. */
export const agentsOf = (events: Iterable<Event>): ReadonlySet<string> =>
  new Set([...events].flatMap((event) => ('agentId' in event ? (event.agentId ?? []) : [])))

/** The worktree of an agent that has just begun holds nothing yet, and looks like one that is done with. */
export const hasIsolatedAgent = ({ client, tickets, stopping = [] }: Run): boolean =>
  isAlive(client) && [...tickets, ...stopping].some(({ isolated, redeemedAt }) => isolated && redeemedAt)

/** Removes the worktrees in which everything is merged and committed. A worktree with other work is never touched. */
export function removeMergedWorktrees(run: Run, agents: ReadonlySet<string>): string[] {
  if (hasIsolatedAgent(run)) return []
  return leftWorktrees(run, agents).flatMap((left) => {
    if (left.unmerged !== 0 || left.uncommitted !== 0) return []
    // Without --force, so that git refuses if it sees work that was overlooked here.
    if (tryGit(run.root, ['worktree', 'remove', left.path]) === undefined) return []
    if (left.branch) tryGit(run.root, ['branch', '--delete', left.branch])
    return [left.path]
  })
}
