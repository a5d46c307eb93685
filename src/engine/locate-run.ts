import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findRepository } from '../io/git.ts'
import { recordedRuns } from '../journal/head.ts'
import { listRuns, type Refusal } from './open-run.ts'
import { runsFolder } from './places.ts'

/** Where a run is, or was: for looking at one that can perhaps not be opened any more. */
export function locateRun(
  cwd: string,
  home: string,
  runId?: string,
): { dir: string; root: string } | Refusal {
  const repository = findRepository(cwd)
  if (!repository) {
    return {
      error: `${cwd} is not inside a git repository`,
      fix: 'change to the repository that holds the run',
    }
  }
  const folder = runsFolder(repository.commonDir)
  const known = [...new Set([...listRuns(repository.commonDir), ...recordedIn(folder, home)])].sort()
  const id = runId ?? known.at(-1)
  if (id === undefined) {
    return {
      error: 'there is no run in this repository yet',
      fix: 'start one in Claude Code with /ultraplan:implement <spec>',
    }
  }
  if (!known.includes(id)) {
    return { error: `there is no run ${id} in this repository`, fix: `runs: ${known.join(', ') || 'none'}` }
  }
  return { dir: join(folder, id), root: repository.root }
}

/** Runs that this person's home knows to have been here. */
function recordedIn(folder: string, home: string): string[] {
  const here = real(folder)
  return recordedRuns(home).flatMap((dir) => (real(dirname(dir)) === here ? [basename(dir)] : []))
}

function real(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}
