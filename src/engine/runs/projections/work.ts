import { appendFileSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AGENT_CLASS } from '../../../client/agent-files.ts'
import { worktreeBranch } from '../../../client/session.ts'
import { branchRef } from '../../../io/branches.ts'
import { readText } from '../../../io/files.ts'
import { branchHead, commitAt, commitInFile, gitFolders, tryGit } from '../../../io/git.ts'
import { compressionClass } from '../../../io/git-objects.ts'
import type { Run } from '../../../model/run.ts'
import { hasEnded } from '../../../run/change.ts'
import { isMarkedCancelled, packedRefs } from '../active.ts'
import type { Projection } from './table.ts'

/**
 * Where the run's work is, for the pre-push hook: the branch while the run is active; afterwards the commit it ended
 * on, if something there was never approved. Commits that a person makes there after the end are not part of it. The
 * worktrees of its agents are no place for a person's commits, so their branches count also after the end.
 */
export const work: Projection = {
  name: 'work',
  overwrites: true,
  project(run, { dir }, before) {
    const file = workFile(dir)
    if (!hasEnded(run)) {
      // hooks/cancel.sh has recorded where the work ended, and a worker that is still running does not know that yet.
      if (isMarkedCancelled(dir)) return
      // What an agent that began meanwhile has noted may have been overwritten, so that it is read again.
      if (writeLines(file, activeWork(run, dir))) writeLines(file, activeWork(run, dir))
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
    // An agent that has not ended yet may still commit in its worktree.
    const mayGrow = run.stopping?.some(({ isolated }) => isolated) === true
    if (!mayGrow && areApproved(run, tips)) rmSync(file, { force: true })
    else writeLines(file, [...late, ...linesOf(file)])
  },
}

const areApproved = ({ root, approvedHead }: Run, tips: readonly string[]): boolean =>
  tips.every((tip) => tip === approvedHead) ||
  tryGit(root, ['rev-list', '--max-count=1', ...tips, '--not', approvedHead, '--'])?.trim() === ''

/**
 * A command that was running when the run was cancelled runs to its end, and may commit on the run's branch. What was
 * committed in a shell that began while the session drove the run has a mark and counts as the run's, also if it was a
 * `!` of the person; so does what their git marks because it is set to the same level (ADR 45). All else there is theirs.
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
 * The branch, its last known commit in case a person renames or deletes it, commits of the run on the person's branch,
 * and the branches of the worktrees of the run's agents, each with its last known commit. A worktree outlives its
 * ticket, so its branch stays in the file.
 */
function activeWork({ root, branch, approvedHead, tickets, tasks, strays }: Run, dir: string): string[] {
  const ref = branchRef(branch)
  const { first, last, commits, worktrees } = readWork(dir)
  for (const { isolated, agentId } of tickets) {
    const name = isolated && agentId !== undefined && branchRef(worktreeBranch(agentId))
    if (name && !worktrees.has(name)) worktrees.set(name, undefined)
  }
  const known = commitInFile(root, ref) ?? (first === ref ? last : undefined) ?? approvedHead
  // In a run that is opened again the first line is the commit on which it had ended.
  // An executor may hand in from another branch than that of its worktree.
  const heads = tasks.flatMap(({ attempts }) =>
    attempts.flatMap(({ isolated, head }) => (isolated ? head : undefined)),
  )
  const others = [...(isRef(first) ? [] : [first]), ...commits, ...heads, strays?.to]
  const own = [...latest(root, worktrees)].map(([name, commit]) => [name, commit].join(' ').trim())
  return [ref, known, ...others.filter((commit) => commit !== undefined), ...own]
}

const targetFile = (dir: string): string => join(dir, 'target')

const workFile = (dir: string): string => join(dir, 'work')

/** One line for each branch of a worktree. It only grows, so that no hook overwrites what another one has noted. */
const worktreesFile = (dir: string): string => join(dir, 'worktrees')

const linesOf = (file: string): string[] => (readText(file) ?? '').split('\n').filter((line) => line !== '')

/** Returns whether the file said something else. */
function writeLines(file: string, lines: readonly string[]): boolean {
  const text = [...new Set(lines)].join('\n')
  if (readText(file) === text) return false
  writeFileSync(file, text)
  return true
}

const isRef = (line = ''): boolean => line.startsWith('refs/')

/** An agent has begun in a worktree of its own. No event of the run says so before the agent hands something in. */
export function noteWorktree(dir: string, branch: string): void {
  for (const file of [worktreesFile(dir), workFile(dir)]) appendFileSync(file, `\n${branchRef(branch)}`)
}

/** `first` is the branch of an active run, with its last known commit, or the commit that the run ended on. */
function readWork(dir: string) {
  const [first, ...lines] = linesOf(workFile(dir))
  const last = isRef(first) ? lines.shift() : undefined
  const all = [...linesOf(worktreesFile(dir)), ...lines]
  const worktrees = new Map<string, string | undefined>()
  for (const [name = '', commit] of all.filter(isRef).map((line) => line.split(' ')))
    worktrees.set(name, commit)
  return { first, last, commits: all.filter((line) => !isRef(line)), worktrees }
}

/** The last known commits of the worktrees of the run's agents. */
export const worktreeTips = (dir: string, root: string): string[] =>
  [...latest(root, readWork(dir).worktrees).values()].filter((commit) => commit !== undefined)

/** The commit on which the work of the run ended; undefined while it goes on. */
export function endedAt(dir: string): string | undefined {
  const [first] = linesOf(workFile(dir))
  return isRef(first) ? undefined : first
}

/**
 * Replaces the run's branch by the commit that it is on now, once. The branches of worktrees stay, after their commits.
 * hooks/cancel.sh does the same without node.
 */
export function freezeWork(dir: string, root: string): string[] {
  const { first, last, commits, worktrees } = readWork(dir)
  const tip = isRef(first) ? (commitAt(root, first ?? '') ?? last) : first
  if (tip === undefined) {
    rmSync(workFile(dir), { force: true })
    return []
  }
  const tips = [...new Set([tip, ...commits, ...worktreeTips(dir, root)])]
  writeLines(workFile(dir), [...tips, ...worktrees.keys()])
  return tips
}

/** The commits of these branches now, or else the last known ones. Read from git's files, because most branches are gone. */
function latest(root: string, branches: ReadonlyMap<string, string | undefined>) {
  if (branches.size === 0) return branches
  const inPack = packedRefs(gitFolders(root).commonDir)
  return new Map([...branches].map(([ref, known]) => [ref, commitInFile(root, ref) ?? inPack(ref) ?? known]))
}
