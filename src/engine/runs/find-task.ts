import { readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { tried } from '../../io/files.ts'
import { findRepository } from '../../io/git.ts'
import { readEvidence } from '../../journal/evidence.ts'
import { recordedRuns } from '../../journal/head.ts'
import type { Plan, Task } from '../../model/plan.ts'
import type { Run, TaskState } from '../../model/run.ts'
import { findTask, leadingTask } from '../../run/person-words.ts'
import { oneLine } from '../../view/terminal.ts'
import { runsFolder } from './active.ts'
import { listRuns, noRun, notInRepository, type Refusal } from './open-run.ts'

/** The plan as it was when the run began, with the engine's own additions. It is never read from the work tree. */
export const pinnedPlan = (dir: string, run: Run): Plan => JSON.parse(readEvidence(dir, run.plan)) as Plan

export function pinnedTask(plan: Plan, id: string): Task {
  const task = plan.tasks.find((candidate) => candidate.id === id)
  if (!task) throw new Error(`task ${id} is not in the pinned plan`)
  return task
}

/** The task that a person named, or a list to choose from. */
export function pickTask(run: Run, words: string, command: string): TaskState | Refusal {
  const found = findTask(run.tasks, words)
  if ('task' in found) return found.task
  const lead = leadingTask(run.tasks, words)?.task
  const close = lead ? [lead] : found.near
  const near = close.length > 0 ? close : run.tasks.filter((task) => task.status !== 'approved')
  const error =
    words.trim() === ''
      ? 'no task was named'
      : found.several
        ? `several tasks could be meant by "${oneLine(words)}"`
        : `there is no task "${oneLine(words)}"`
  const [only] = near
  const typed = only && near.length === 1 ? command.replace('<id>', oneLine(only.id)) : command
  return { error: `${error}  [task/unclear]`, fix: `${listed(near)}\nname one by its id: ${typed}` }
}

const MOST_LISTED = 8

export function listed(tasks: readonly TaskState[]): string {
  const lines = tasks
    .slice(0, MOST_LISTED)
    .map((task) => `  ${oneLine(task.id)}  ${oneLine(task.name ?? task.title)}  (${task.status})`)
  const more = tasks.length - lines.length
  return [...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n')
}

/** Where a run is or was, also for a run that can no longer be opened. */
export function locateRun(
  cwd: string,
  home: string,
  runId?: string,
): { dir: string; root: string } | Refusal {
  const repository = findRepository(cwd)
  if (!repository) return notInRepository(cwd, 'run')
  const folder = runsFolder(repository.commonDir)
  const known = [...new Set([...listRuns(repository.commonDir), ...recordedIn(folder, home)])].sort()
  const id = runId ?? known.at(-1)
  if (id === undefined || !known.includes(id)) return noRun(id, known)
  return { dir: join(folder, id), root: repository.root }
}

/** Runs that this person's home folder has on record for this repository. */
function recordedIn(folder: string, home: string): string[] {
  const here = real(folder)
  return recordedRuns(home).flatMap((dir) => (real(dirname(dir)) === here ? [basename(dir)] : []))
}

const real = (path: string): string => tried(() => realpathSync(path), path)

export function readClaimFile(cwd: string, path: string): { claim: string } | Refusal {
  try {
    return { claim: readFileSync(resolve(cwd, path), 'utf8') }
  } catch (error) {
    return {
      error: `${path} cannot be read: ${(error as Error).message}`,
      fix: 'name a file with what the executor handed in',
    }
  }
}
