import { findRepository, tryGit } from '../io/git.ts'
import { changedPaths } from '../io/git-diff.ts'
import type { EventBody } from '../model/event.ts'
import type { Run } from '../model/run.ts'
import { textInCommit, writtenByInit } from './init-files.ts'
import { progressFile } from './review-change.ts'

const MOST_FILES = 20

/**
 * Whether `head` holds work that neither an executor nor the engine committed. It is told by content: the engine
 * itself writes only boxes and progress lines, and those are held against the pinned plan elsewhere. What lay there
 * uncommitted when a task was overridden is for a person to commit, and holds the ref back with that task.
 */
export function foreignCommits(run: Run, head: string): Extract<EventBody, { type: 'commits_found' }>[] {
  const { knownHead, root } = run
  if (knownHead === undefined || knownHead === head) return []
  // A person may have thrown a failed attempt away: what is gone is nobody's work.
  const from = tryGit(root, ['merge-base', knownHead, head])?.trim() || knownHead
  const known = new Set([
    progressFile(run),
    ...run.tasks.flatMap(({ file, override }) => [
      file,
      ...(override && !override.adopted ? (override.left ?? []) : []),
    ]),
  ])
  const changed = changedPaths(root, from, head).filter((path) => !known.has(path))
  if (changed.length === 0) return []
  const byInit = writtenByInit(commonDirOf(root), changed, textInCommit(root, head))
  const files = changed.filter((path) => !byInit.has(path))
  if (files.length === 0) return []
  const count = Number(tryGit(root, ['rev-list', '--count', `${from}..${head}`]) ?? 1)
  return [{ type: 'commits_found', from, to: head, count, files: files.slice(0, MOST_FILES) }]
}

const commonDirOf = (root: string): string => findRepository(root)?.commonDir ?? ''
