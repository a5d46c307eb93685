import type { Session } from '../client/session.ts'
import { findRepository, git, headCommit, tryGit } from '../io/git.ts'
import { linkEntries } from '../io/link-entries.ts'
import { AGENT_WORKTREE } from './list-worktrees.ts'
import { openDriven } from './open-run.ts'
import { setUp } from './set-up.ts'
import { noteStart } from './worktree-turns.ts'

/**
 * An agent of ours begins. In a worktree of its own it has to stand on the run's commit (the client begins at the
 * remote's default branch unless it is told otherwise) and needs the ignored folders that the commands use. Gives back
 * what the agent has to know about its worktree.
 */
export async function agentStarts(
  session: Session,
  cwd: string,
  agentId: string,
): Promise<string | undefined> {
  const open = openDriven(session)
  if (!open) return undefined
  const { run } = open
  const base = run.tickets.find((ticket) => ticket.isolated && ticket.redeemedAt)?.base
  const place = base === undefined ? undefined : findRepository(cwd)
  if (!place || !base || place.root === run.root || place.commonDir !== findRepository(run.root)?.commonDir)
    return undefined
  noteStart(open.dir, base, agentId)
  // A worktree that a person made is theirs: what it stands on is not ours to move.
  if (!AGENT_WORKTREE.test(place.root)) return undefined
  // Fresh: the agent has not done anything yet, so there is nothing here to lose.
  if (headCommit(place.root) !== base && tryGit(place.root, ['status', '--porcelain'])?.trim() === '') {
    git(place.root, ['reset', '--quiet', '--keep', base])
  }
  for (const path of run.config.proof.links) linkEntries({ root: run.root, twin: place.root }, path)
  return setUp(open, place.root, session)
}
