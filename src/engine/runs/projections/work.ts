import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AGENT_CLASS } from '../../../client/agent-files.ts'
import { worktreeBranch } from '../../../client/session.ts'
import { branchRef } from '../../../io/branches.ts'
import { readText } from '../../../io/files.ts'
import { branchHead, commitAt, commitInFile, gitFolders, tryGit } from '../../../io/git.ts'
import { compressionClass } from '../../../io/git-objects.ts'
import type { Run } from '../../../model/run.ts'
import { hasEnded } from '../../../run/change.ts'
import { isMarkedCancelled } from '../active.ts'
import type { Projection } from './table.ts'

/**
 * Where the run's work is, for the pre-push hook: the branch while the run is active; afterwards the commit it ended
 * on, if something there was never approved. Commits that a person makes after the end are not part of it.
 */
export const work: Projection = {
  name: 'work',
  overwrites: true,
  project(run, { dir }, before) {
    const file = workFile(dir)
    if (!hasEnded(run)) {
      // hooks/cancel.sh has recorded where the work ended, and a worker that is still running does not know that yet.
      if (isMarkedCancelled(dir)) return
      const text = activeWork(run, readText(file))
      if (readText(file) !== text) writeFileSync(file, text)
      // hooks/cancel.sh names it, and has no other way to know it.
      if (run.target !== undefined && !run.isolated && !existsSync(targetFile(dir)))
        writeFileSync(targetFile(dir), `${run.target}\n`)
      return
    }
    const isSame = before?.approvedHead === run.approvedHead && before.stopping === run.stopping
    if (before && hasEnded(before) && isSame) return
    const frozen = freezeWork(dir, run.root)
    const late = lateWork(run, frozen)
    const tips = [...late, ...frozen]
    if (tips.length === 0) return
    const isApproved =
      tips.every((tip) => tip === run.approvedHead) ||
      tryGit(run.root, ['rev-list', '--max-count=1', ...tips, '--not', run.approvedHead, '--'])?.trim() === ''
    if (isApproved) rmSync(file, { force: true })
    else if (late.length > 0) writeFileSync(file, tips.join('\n'))
  },
}

/**
 * A command that was running when the run was cancelled runs to its end, and may commit. Only the shells of the run's
 * agents mark what they commit, so that a later commit of the person stays theirs.
 */
function lateWork({ root, branch, target, approvedHead }: Run, known: readonly string[]): string[] {
  const tip = target === undefined ? undefined : branchHead({ root, branch })
  if (tip === undefined || known.includes(tip)) return []
  const later = tryGit(root, ['rev-list', tip, '--not', approvedHead, ...known, '--']) ?? ''
  return later
    .split('\n')
    .filter((commit) => compressionClass(root, commit) === AGENT_CLASS)
    .slice(0, 1)
}

/**
 * The branch, its last known commit in case a person renames or deletes it, the branches of the worktrees of the
 * run's executors, and commits of the run on the person's branch. A worktree outlives its ticket, so its branch stays in
 * the file.
 */
function activeWork({ root, branch, approvedHead, tickets, strays }: Run, before = ''): string {
  const ref = branchRef(branch)
  const [was, known = approvedHead, ...worktrees] = before.split('\n').filter((line) => line !== '')
  const own = tickets.flatMap(({ isolated, agentId }) =>
    isolated && agentId !== undefined ? branchRef(worktreeBranch(agentId)) : [],
  )
  const last = commitInFile(root, ref) ?? (was === ref ? known : approvedHead)
  return [...new Set([ref, last, ...worktrees, ...own, ...(strays ? [strays.to] : [])])].join('\n')
}

const targetFile = (dir: string): string => join(dir, 'target')

const workFile = (dir: string): string => join(dir, 'work')

/** The commit on which the work of the run ended; undefined while it goes on. */
export function endedAt(dir: string): string | undefined {
  const text = readText(workFile(dir))
  return text?.startsWith('refs/') ? undefined : text?.split('\n')[0]
}

/**
 * Replaces the branches by the commits that they are on now, once; the run's own is first. hooks/cancel.sh does the same
 * without node.
 */
export function freezeWork(dir: string, root: string): string[] {
  const now = readText(workFile(dir)) ?? ''
  if (!now.startsWith('refs/')) return now.split('\n').filter((line) => line !== '')
  const [ref = '', last, ...more] = now.split('\n')
  const tip = commitAt(root, ref) ?? last
  if (tip === undefined) {
    rmSync(workFile(dir), { force: true })
    return []
  }
  const others = more.filter((line) => !line.startsWith('refs/'))
  const tips = [...new Set([tip, ...others, ...commitsOf(root, more)])]
  writeFileSync(workFile(dir), tips.join('\n'))
  return tips
}

/** The commits of these branches. Most are gone, and git is asked only where their files do not say so. */
function commitsOf(root: string, lines: readonly string[]): string[] {
  const packed = readText(join(gitFolders(root).commonDir, 'packed-refs')) ?? ''
  return lines.flatMap((ref) =>
    ref.startsWith('refs/') ? ((packed.includes(ref) ? commitAt : commitInFile)(root, ref) ?? []) : [],
  )
}
