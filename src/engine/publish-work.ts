import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tryGit } from '../io/git.ts'
import type { Run } from '../model/run.ts'

/**
 * Says where the run's work stands, for the pre-push hook: the branch while it goes on, then the commit it ended on if
 * something there was never approved. What a person commits after the end is theirs.
 */
export function publishWork(run: Run, dir: string): void {
  try {
    publish(run, dir)
  } catch {
    // A full disk must not undo what the journal holds; the next event tries again.
  }
}

function publish(run: Run, dir: string): void {
  const file = workFile(dir)
  if (run.state !== 'finished' && run.state !== 'cancelled') {
    const branch = `refs/heads/${run.branch}`
    if (readText(file) !== branch) writeFileSync(file, branch)
    return
  }
  const tip = freezeWork(dir, run.root)
  if (tip === undefined) return
  const open = tryGit(run.root, ['rev-list', '--max-count=1', tip, '--not', run.approvedHead, '--'])
  if (open?.trim() === '') rmSync(file, { force: true })
}

const workFile = (dir: string): string => join(dir, 'work')

/** From the branch to the commit that it is on by now, once: hooks/cancel.sh does the same without node. */
export function freezeWork(dir: string, root: string): string | undefined {
  const work = readText(workFile(dir))
  if (!work?.startsWith('refs/')) return work
  const tip = tryGit(root, ['rev-parse', '--verify', '--quiet', `${work}^{commit}`])?.trim()
  if (tip === undefined) rmSync(workFile(dir), { force: true })
  else writeFileSync(workFile(dir), tip)
  return tip
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
