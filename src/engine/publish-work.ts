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
  const file = join(dir, 'work')
  const ended = run.state === 'finished' || run.state === 'cancelled'
  const branch = `refs/heads/${run.branch}`
  const before = readText(file)
  if (!ended) {
    if (before !== branch) writeFileSync(file, branch)
    return
  }
  if (before !== branch) return
  const open = tryGit(run.root, ['rev-list', '--max-count=1', branch, '--not', run.approvedHead, '--'])
  const tip = tryGit(run.root, ['rev-parse', '--verify', '--quiet', `${branch}^{commit}`])?.trim()
  if (open?.trim() === '' || tip === undefined) rmSync(file, { force: true })
  else writeFileSync(file, tip)
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
