import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { forwardBranch } from '../../io/branches.ts'
import { realFiles } from '../../io/files.ts'
import { branchHead, GitError, git, headCommit, NO_HOOKS, tryGit } from '../../io/git.ts'
import { ENGINE_IDENTITY } from '../../io/git-commit.ts'
import { commitAsPerson } from '../../io/git-sign.ts'
import { withLockHeld } from '../../io/lock.ts'
import type { EventBody } from '../../model/event.ts'
import type { Finding, GateResult } from '../../model/gate.ts'
import type { Task } from '../../model/plan.ts'
import { taskName } from '../../model/task-name.ts'
import { tickBox } from '../../plan/edit.ts'
import { bringingFor } from '../runs/bring-ignored.ts'
import { type Checkout, inCheckout } from '../runs/checkout.ts'
import type { OpenRun } from '../runs/open-run.ts'
import { append, recordOn } from '../runs/record.ts'
import { foreignCommits } from './review-change.ts'

export type Merged =
  | { kind: 'merged'; result: GateResult }
  | { kind: 'failed'; findings: Finding[]; result?: GateResult }
  /** Something of the person is in the way: nothing is wrong with the work. */
  | { kind: 'waits'; findings: Finding[]; result: GateResult }

interface IsolatedWork {
  ticket: string
  task: Task
  /** The last commit in its worktree. */
  commit: string
}

/** Longer than any proof, because several executors of a group return at the same time and are merged one by one. */
const WAIT_FOR_OTHERS_MS = 450_000
const TRIES = 3

/**
 * Brings an isolated executor's commits to the run's branch. Merge, tick and proof happen in a checkout, and the branch
 * only ever moves forward to a tree that was proved. No work tree is reset.
 */
export async function mergeWork(
  open: OpenRun,
  work: IsolatedWork,
  proveIn: (checkout: Checkout) => Promise<GateResult>,
): Promise<Merged> {
  return withLockHeld(realFiles, join(open.dir, 'merging'), { waitMs: WAIT_FOR_OTHERS_MS }, async () => {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const outcome = await mergeOnce(open, work, proveIn)
      if (outcome !== 'moved') return outcome
    }
    const often = `${open.run.branch} moved ${TRIES} times while the merge was proved`
    return failed('merge/moved', often, 'run the task again')
  })
}

async function mergeOnce(
  open: OpenRun,
  { ticket, task, commit }: IsolatedWork,
  proveIn: (checkout: Checkout) => Promise<GateResult>,
): Promise<Merged | 'moved'> {
  const { root, branch } = open.run
  const before = branchHead(open.run) ?? ''
  const bring = bringingFor(open.run, task.id)
  return inCheckout({ dir: open.dir, root, commit: before, bring }, async (checkout) => {
    const conflict = merge(checkout.path, task, commit)
    if (conflict) return conflict
    const merged = headCommit(checkout.path) ?? ''
    const result = await proveIn(checkout)
    if (result.outcome !== 'PASSED') return { kind: 'failed', findings: result.findings, result }
    if (branchHead(open.run) !== before) return 'moved'
    recordOn(
      open,
      (run): EventBody[] => [...foreignCommits(run, before), { type: 'work_merged', ticket, commit: merged }],
      (_run, events) => ({ events, reply: undefined }),
    )
    // Git refuses if that would overwrite something, and nothing moves while the person is in the middle of a merge.
    const refused = forwardBranch(root, branch, { to: merged, from: before, reason: 'merge' })
    if (refused === undefined) return { kind: 'merged', result: { ...result, commit: merged } }
    append(open, { type: 'merge_failed', ticket })
    return branchHead(open.run) === before ? inTheWay(task, branch, refused, result) : 'moved'
  })
}

function merge(folder: string, task: Task, commit: string): Merged | undefined {
  const conflict = mergeIn(folder, commit)
  if (conflict !== undefined) {
    const shown = (tryGit(folder, ['diff', '--diff-filter=U']) ?? '').split('\n').slice(0, 40).join('\n')
    return failed(
      'merge/conflict',
      `the work does not merge: ${conflict}\n${shown}`,
      'do the task again on the present branch, where the other work already is',
    )
  }
  if (task.box) {
    const file = join(folder, task.file)
    const ticked = tickBox(readFileSync(file, 'utf8'), task)
    if (ticked !== undefined) writeFileSync(file, ticked)
    git(folder, ['add', '--', task.file])
  }
  commitMerge(folder, `Merge ${taskName(task)}`)
  return undefined
}

/** Merges in a checkout and commits nothing yet. Returns the files that conflict, or what git said. */
export function mergeIn(folder: string, commit: string): string | undefined {
  try {
    git(folder, [...quietly(folder), 'merge', '--quiet', '--no-ff', '--no-commit', commit])
    return undefined
  } catch (error) {
    const files = tryGit(folder, ['diff', '--name-only', '--diff-filter=U'])?.trim()
    return files?.split('\n').join(', ') || saidBy(error)
  }
}

export function commitMerge(folder: string, message: string): string {
  const commit = ['commit', '--quiet', '--no-verify', '--allow-empty', '-m', message]
  commitAsPerson(folder, (signing) => [
    ...quietly(folder),
    ...commit,
    signing === 'sign' ? '--gpg-sign' : '--no-gpg-sign',
  ])
  return headCommit(folder) ?? ''
}

function inTheWay(task: Task, branch: string, refused: string, result: GateResult): Merged {
  const message = `its work is proved and cannot come to ${branch} yet: ${refused.split('\n').slice(0, 5).join('; ')}`
  const fix = `nothing is wrong with the work; a person finishes it, commits it or moves it out of the way, and types /ultraplan:retry --task ${task.id}`
  return { kind: 'waits', findings: [{ id: 'merge/in-the-way', severity: 'block', message, fix }], result }
}

const saidBy = (error: unknown): string => (error instanceof GitError ? error.stderr.trim() : String(error))

function failed(id: string, message: string, fix: string): Merged {
  return { kind: 'failed', findings: [{ id, severity: 'block', failure: 'VERIFY_FAILURE', message, fix }] }
}

/** Settings under which the engine's own git commands run: no hooks, no editor, the person's identity. */
function quietly(cwd: string): string[] {
  const hasIdentity = tryGit(cwd, ['config', 'user.email'])?.trim()
  return [...NO_HOOKS, ...['-c', 'core.editor=true'], ...(hasIdentity ? [] : ENGINE_IDENTITY)]
}
