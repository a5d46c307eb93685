import type { Event, EventOf } from '../model/event.ts'
import type { OthersCommits } from '../model/gate.ts'
import {
  type Attempt,
  approvedName,
  type ForeignCommits,
  keepLine,
  type Run,
  type TaskState,
} from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import {
  anomaly,
  changeAttemptOf,
  changeAttempts,
  given,
  hasEnded,
  notice,
  taskOf,
  without,
} from './change.ts'

/**
 * Work on the branch that no gate has proved. The approved ref stops before it. This is skipped or forced work and
 * commits that no executor made, until a person adopts them, and commits of a failed attempt, until its task is
 * approved. Commits that follow `upTo` do not keep the ref from moving there.
 */
export function heldBackBy(run: Run, upTo?: string): string[] {
  const { tasks, commits } = unproved(run, upTo)
  return [...tasks.map(taskWord), ...(commits.length > 0 ? ['commits that no executor made'] : [])]
}

export const unproved = (run: Run, upTo?: string): { tasks: TaskState[]; commits: ForeignCommits[] } => ({
  tasks: run.tasks.filter((task) => (task.override ? !task.override.adopted : hasUnprovedCommits(task))),
  commits: waitingCommits(run, upTo),
})

export const holdsBack = (run: Run, upTo?: string): boolean => heldBackBy(run, upTo).length > 0

/** A person committed on top of `upTo` while its reviewers worked, and perhaps again on top of that. */
function waitingCommits({ foreign = [] }: Run, upTo?: string): ForeignCommits[] {
  const later = new Set([upTo])
  return foreign.filter(({ from, to, adopted, removed }) => {
    if (later.has(from)) later.add(to)
    return !adopted && !removed && !later.has(from)
  })
}

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
export function foundCommits(run: Run, event: EventOf<'commits_found'>): Run {
  const found = given(event, 'from', 'to', 'count', 'files', 'removed')
  if (event.on !== undefined) return notice({ ...run, strays: found }, event, strayWords(event.on, found))
  if (event.during !== undefined) return foundAmong(run, event, event.during, [found])
  return addForeign({ ...run, knownHead: event.to }, event, found)
}

/** A commit that is known and was taken off the branch since then is news. */
export const isKnown = ({ foreign }: Pick<Run, 'foreign'>, { to, removed }: OthersCommits): boolean =>
  foreign?.some((known) => known.to === to && known.removed === removed) ?? false

/** Found among the commits of an executor. A later look finds them again, and those that follow them. */
export const foundAmong = (
  run: Run,
  event: Event,
  ticket: string,
  others: readonly OthersCommits[] = [],
): Run =>
  others
    .filter((found) => !isKnown(run, found))
    .reduce((known, found) => addForeign(known, event, { ...found, ticket }), run)

function addForeign({ foreign = [], ...run }: Run, event: Event, found: ForeignCommits): Run {
  const { from, to, ticket, removed } = found
  const isReplaced = (known: ForeignCommits): boolean =>
    ticket !== undefined && known.ticket === ticket && known.from === from
  // Commits before the one that was taken off may still be on the branch, and go on holding it back.
  const left = (known: ForeignCommits): ForeignCommits[] =>
    known.from === from ? [] : [{ ...known, to: from, count: Math.max(1, known.count - 1) }]
  const others = foreign.flatMap((known) => {
    if (known.adopted || !(removed ? known.to === to : isReplaced(known))) return [known]
    return removed ? left(known) : []
  })
  const lost = event.type === 'commits_found' && event.lost ? lostWords(run.branch, event.lost) : ''
  return notice({ ...run, foreign: [...others, found] }, event, `${foreignWords(run, found)}${lost}`)
}

function foreignWords(
  run: Omit<Run, 'foreign'>,
  { from, to, count, files, removed }: ForeignCommits,
): string {
  const one = count === 1
  const some = someOf(files)
  if (removed)
    return `1 commit that no executor made was taken off ${run.branch} (${some}) and is kept: git show ${to.slice(0, 10)}; ${keepLine(to)} makes a branch of it`
  return `${count} ${one ? 'commit' : 'commits'} that no executor made ${one ? 'is' : 'are'} on ${run.branch} (${some}): git log ${from.slice(0, 10)}..${to.slice(0, 10)}; ${approvedName(run)} stops before ${one ? 'it' : 'them'}; if ${one ? 'it is' : 'they are'} yours, /ultraplan:adopt --commits`
}

const strayWords = (on: string, { from, to, count, files }: OthersCommits): string =>
  `${count === 1 ? '1 commit of the run that is not approved is' : `${count} commits of the run that are not approved are`} on ${on} (${someOf(files)}): git log ${from.slice(0, 10)}..${to.slice(0, 10)}; nothing is taken off by itself`

const lostWords = (branch: string, commit: string): string =>
  `; the approved commit ${commit.slice(0, 10)} is not on ${branch} any more: git merge -X ours ${commit.slice(0, 10)} there brings it back, and leaves your lines where both changed the same ones`

const someOf = (files: readonly string[]): string =>
  `${files.slice(0, MOST_FILES).join(', ')}${files.length > MOST_FILES ? ' and others' : ''}`

export function adoptCommits(run: Run, event: EventOf<'commits_adopted'>): Run {
  if (!run.foreign?.some((found) => !found.adopted))
    return anomaly(run, 'an adoption of commits, of which none was waiting')
  const { who, at, commit, upTo } = event
  const foreign = run.foreign.map((found) => ({ adopted: { who, at, commit }, ...found }))
  const adopted = { ...run, knownHead: commit, foreign }
  return notice(
    { ...adopted, approvedHead: holdsBack(adopted) ? (upTo ?? run.approvedHead) : commit },
    event,
    `commits that no executor made, up to ${commit.slice(0, 10)}, were adopted by ${who}${hasEnded(run) ? '' : '; if that was not you, /ultraplan:pause holds the run'}`,
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
  /** It is held, so that nobody takes it along, but it is no part of the task. */
  isBeside?: true
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

/** Those of them that belong on the run's branch: the person's own may lie anywhere. */
export const heldWork = (run: Run): Map<string, HeldFor> =>
  new Map([...heldFiles(run)].filter(([, { isBeside }]) => !isBeside))

/** Files left uncommitted by overrides when an attempt at the task began. They are the person's to commit. */
export function heldBy(run: Run, task: string): Map<string, HeldFor> {
  const begun = new Set(taskOf(run, task)?.attempts.flatMap(({ held }) => held ?? []))
  return new Map(leftFiles(run).filter(([path, { task: owner }]) => owner !== task && begun.has(path)))
}

type Left = [path: string, heldFor: HeldFor & { at: string }]

const leftFiles = (run: Run): Left[] =>
  run.tasks.flatMap(({ id: task, override }) => {
    if (!override || override.adopted) return []
    const { kind: how, at, left = [], beside = [] } = override
    return left.map(
      (path): Left => [path, { task, how, at, ...(beside.includes(path) ? { isBeside: true } : {}) }],
    )
  })
