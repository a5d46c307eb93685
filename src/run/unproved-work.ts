import type { Event, EventOf } from '../model/event.ts'
import { type Attempt, approvedName, type ForeignCommits, type Run, type TaskState } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import { anomaly, changeAttemptOf, changeAttempts, given, notice, taskOf, without } from './change.ts'

/**
 * Work on the branch that no gate has proved. The approved ref stops before it. This is skipped or forced work and
 * commits that no executor made, until a person adopts them, and commits of a failed attempt, until its task is
 * approved.
 */
export function heldBackBy(run: Run): string[] {
  const tasks = run.tasks.filter((task) =>
    task.override ? !task.override.adopted : hasUnprovedCommits(task),
  )
  const foreign = run.foreign?.some((found) => !found.adopted) ? ['commits that no executor made'] : []
  return [...tasks.map(taskWord), ...foreign]
}

export const holdsBack = (run: Run): boolean => heldBackBy(run).length > 0

function hasUnprovedCommits(task: TaskState): boolean {
  // The commits of a fix task that was given up are reverted.
  if (task.status === 'approved' || task.givenUp) return false
  return task.attempts.some((attempt) => {
    // The work of an isolated attempt is on a branch of its own until it has passed and is merged.
    if ((attempt.isolated && !attempt.passed && !attempt.merged) || attempt.endedAt === undefined)
      return false
    // A lost attempt was never judged and may have committed something.
    return attempt.head === undefined || attempt.head !== attempt.base
  })
}

const MOST_FILES = 3

/** A coordinator did the work itself between two tasks, or a person did in a terminal: no gate has judged it. */
export const foundCommits = (run: Run, event: EventOf<'commits_found'>): Run =>
  addForeign({ ...run, knownHead: event.to }, event, given(event, 'from', 'to', 'count', 'files'))

/** The gate found them among the commits of an executor. A later claim of the same executor finds them again. */
export const foundAmong = (run: Run, event: EventOf<'gate_judged'>): Run =>
  (event.result.others ?? [])
    .filter(({ to }) => !run.foreign?.some((known) => known.to === to))
    .reduce((known, found) => addForeign(known, event, { ...found, ticket: event.ticket }), run)

function addForeign(run: Run, event: Event, found: ForeignCommits): Run {
  const { from, to, count, files } = found
  const one = count === 1
  const some = `${files.slice(0, MOST_FILES).join(', ')}${files.length > MOST_FILES ? ' and others' : ''}`
  return notice(
    { ...run, foreign: [...(run.foreign ?? []), found] },
    event,
    `${count} ${one ? 'commit' : 'commits'} that no executor made ${one ? 'is' : 'are'} on ${run.branch} (${some}): git log ${from.slice(0, 10)}..${to.slice(0, 10)}; ${approvedName(run)} stops before ${one ? 'it' : 'them'}; if ${one ? 'it is' : 'they are'} yours, /ultraplan:adopt --commits`,
  )
}

export function adoptCommits(run: Run, event: EventOf<'commits_adopted'>): Run {
  if (!run.foreign?.some((found) => !found.adopted))
    return anomaly(run, 'an adoption of commits, of which none was waiting')
  const { who, at, commit } = event
  const foreign = run.foreign.map((found) => ({ adopted: { who, at, commit }, ...found }))
  const adopted = { ...run, knownHead: commit, foreign }
  return notice(
    holdsBack(adopted) ? adopted : { ...adopted, approvedHead: commit },
    event,
    `commits that no executor made, up to ${commit.slice(0, 10)}, were adopted by ${who}; if that was not you, /ultraplan:pause holds the run`,
  )
}

/** Until its judgement is recorded, the merge of an isolated attempt counts as unproved work. */
export const merged = (run: Run, { ticket, commit }: EventOf<'work_merged'>): Run => ({
  ...changeAttemptOf(run, ticket, (attempt) => ({ ...attempt, merged: commit })),
  knownHead: commit,
})

export const mergeFailed = (run: Run, { ticket }: EventOf<'merge_failed'>): Run =>
  changeAttemptOf(run, ticket, (attempt) => without(attempt, 'merged'))

/** A task begins on this commit. Commits before it that were never judged may be of an agent that is gone; later ones are not. */
export function endUnseen(run: Run, commit: string): Run {
  if (run.knownHead !== undefined) return run
  const isUnseen = (attempt: Attempt): boolean =>
    attempt.endedAt !== undefined && !attempt.isolated && !attempt.passed && attempt.head === undefined
  const seen = changeAttempts(run, (attempt) => (isUnseen(attempt) ? { ...attempt, head: commit } : attempt))
  return { ...seen, knownHead: commit }
}

export interface HeldFor {
  task: string
  how: 'skipped' | 'forced'
}

/**
 * Files that were uncommitted when a task was skipped or forced. A person has to commit them, until that work is
 * adopted, the override is undone, or another attempt began with the file committed or unchanged.
 */
export function heldFiles(run: Run): Map<string, HeldFor> {
  const attempts = run.tasks.flatMap((task) => task.attempts)
  const isReleased = (path: string, since: string) =>
    attempts.some(({ startedAt, held }) => startedAt >= since && held !== undefined && !held.includes(path))
  return new Map(leftFiles(run).filter(([path, { at }]) => !isReleased(path, at)))
}

/** Files left uncommitted by overrides when an attempt at the task began. They are the person's to commit. */
export function heldBy(run: Run, task: string): Map<string, HeldFor> {
  const begun = new Set(taskOf(run, task)?.attempts.flatMap(({ held }) => held ?? []))
  return new Map(leftFiles(run).filter(([path, { task: owner }]) => owner !== task && begun.has(path)))
}

type Left = [path: string, heldFor: HeldFor & { at: string }]

const leftFiles = (run: Run): Left[] =>
  run.tasks.flatMap(({ id: task, override }) => {
    if (!override || override.adopted) return []
    const { kind: how, at, left = [] } = override
    return left.map((path): Left => [path, { task, how, at }])
  })
