import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { WORKTREES } from '../client/environment.ts'
import { tryGit } from '../io/git.ts'
import { workStatus } from '../io/git-status.ts'
import { readEvidence } from '../journal/evidence.ts'
import type { LeftBehind } from '../model/event.ts'
import type { Run, Ticket } from '../model/run.ts'
import { readBefore } from './repository-state.ts'

const NOTHING: LeftBehind = { commits: [], files: [] }

/** What an executor left where it worked. Reviewers only read. Nothing is touched, and nothing can fail. */
export function leftBehind(run: Run, dir: string, ticket: Ticket, worktree?: string): LeftBehind {
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

function uncommitted(run: Run, dir: string, cwd: string, isShared: boolean): string[] {
  try {
    // In the person's folder, what lay there when the run began is not news to them.
    const before = isShared && run.before ? readBefore(readEvidence(dir, run.before)).files : []
    return workStatus(cwd)
      .map(({ path }) => path)
      .filter((path) => !before.includes(path) && !path.startsWith(`${WORKTREES}/`))
      .slice(0, MOST_FILES)
  } catch {
    return []
  }
}
