import { AGENT_CLASS } from '../../client/agent-files.ts'
import { branchRef } from '../../io/branches.ts'
import { branchHead, commitAt, tryGit } from '../../io/git.ts'
import { touchedPaths } from '../../io/git-diff.ts'
import { compressionClass, writtenAt } from '../../io/git-objects.ts'
import type { EventBody } from '../../model/event.ts'
import type { Run } from '../../model/run.ts'
import type { OpenRun } from '../runs/open-run.ts'
import { worktreeTips } from '../runs/projections/work.ts'
import { isExecutors } from './others-commits.ts'

const MOST_FILES = 20

/**
 * Commits of the run that are on the person's branch and not approved: an executor moved that branch, or HEAD was
 * switched to it while one worked. The person is told; nothing is ever reset. What they committed there is theirs, and
 * so is what they committed on the run's branch. `found`: such commits that are not recorded yet.
 */
export function strayCommits(
  { run, dir }: Pick<OpenRun, 'run' | 'dir'>,
  found: readonly EventBody[] = [],
): Extract<EventBody, { type: 'commits_found' }>[] {
  const { root, target, base, approvedHead, given } = run
  if (target === undefined) return []
  const at = commitAt(root, branchRef(target))
  if (at === undefined || at === base || at === approvedHead || at === given || at === run.strays?.to)
    return []
  const own = touchedPaths(root, approvedHead, at, '%H')
  if (own.length === 0) return []
  const others = new Set([...outside(run, dir, at), ...ofPerson(run, found), ...mergedIn(run)])
  const isAdopted = new Set(given === undefined ? [] : listed(root, given, [approvedHead]))
  const strays = own.filter(
    ({ mark }) => !isAdopted.has(mark) && (!others.has(mark) || isOfExecutor(run, mark)),
  )
  const to = strays[0]?.mark
  if (to === undefined || to === run.strays?.to) return []
  const files = [...new Set(strays.flatMap(({ paths }) => paths))].sort().slice(0, MOST_FILES)
  return [{ type: 'commits_found', from: approvedHead, to, count: strays.length, files, on: target }]
}

/** Those that neither the run's branch has nor the branch of a worktree of its agents. */
const outside = (run: Run, dir: string, at: string): string[] =>
  listed(run.root, at, [run.approvedHead, branchHead(run) ?? run.base, ...worktreeTips(dir, run.root)])

/** Commits that no executor made, on the run's branch. */
const ofPerson = ({ root, foreign = [] }: Run, found: readonly EventBody[]): string[] =>
  [...foreign, ...found.filter((event) => event.type === 'commits_found')].flatMap(({ from, to }) =>
    listed(root, to, [from]),
  )

/** What merges brought to the run's branch that the engine did not make: an executor may merge the person's branch. */
function mergedIn(run: Run): string[] {
  const { root, approvedHead, tasks } = run
  const engines = tasks.flatMap(({ attempts }) => attempts.map(({ merged }) => merged))
  const merges = listed(root, branchHead(run) ?? run.base, [approvedHead], ['--first-parent', '--merges'])
  return merges
    .filter((merge) => !engines.includes(merge))
    .flatMap((merge) => listed(root, merge, [`${merge}^1`, approvedHead]).filter((one) => one !== merge))
}

const listed = (root: string, at: string, except: readonly string[], how: readonly string[] = []): string[] =>
  (tryGit(root, ['rev-list', ...how, at, '--not', ...except, '--']) ?? '').split('\n').filter(Boolean)

/** A shell of the run's agents made it, while an executor worked in the run's own folder. */
function isOfExecutor({ root, tasks }: Run, commit: string): boolean {
  if (compressionClass(root, commit) !== AGENT_CLASS) return false
  const at = writtenAt(root, commit) ?? 0
  return tasks
    .flatMap(({ attempts }) => attempts)
    .filter(({ isolated, toolUseId }) => !isolated && toolUseId !== undefined)
    .filter(({ startedAt, endedAt }) => at >= Date.parse(startedAt) && !(endedAt && at > Date.parse(endedAt)))
    .some((attempt) => isExecutors(root, commit, attempt))
}
