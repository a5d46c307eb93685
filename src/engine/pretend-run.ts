import { type Repository, tryGit } from '../io/git.ts'
import { summarize } from '../plan/summarize.ts'
import { reduce } from '../run/reduce.ts'
import type { ByHand, FoundRun } from './gate-by-hand.ts'
import type { Refusal } from './open-run.ts'
import { pickTask } from './pick-task.ts'
import { committedConfig } from './read-config.ts'
import { readPlan } from './read-plan.ts'

/** A run that never was: enough for the gate to judge a task of a plan that no run is about. */
export function pretendRun(
  { root }: Repository,
  argument: string,
  { cwd, task: words, base: named }: ByHand,
): FoundRun | Refusal {
  const base = tryGit(root, ['rev-parse', '--verify', '--quiet', `${named ?? 'HEAD'}^{commit}`])?.trim()
  if (!base)
    return {
      error: `${named ?? 'HEAD'} is not a commit`,
      fix: 'name the commit that the task began on: --base <commit>',
    }
  const settings = committedConfig(root, base)
  if ('problems' in settings)
    return { error: 'the configuration cannot be used', fix: settings.problems[0]?.message ?? '' }
  const { config } = settings
  const reading = readPlan(root, argument, cwd, config.verify.default)
  if ('error' in reading) return reading
  const { plan } = reading
  const nothing = { sha256: '0'.repeat(64), bytes: 0, cut: 0 }
  const run = reduce(undefined, {
    seq: 1,
    at: new Date().toISOString(),
    prev: '',
    hash: '',
    type: 'run_started',
    run: 'by-hand',
    spec: plan.name,
    format: plan.format,
    root,
    planFiles: [],
    plan: nothing,
    tasks: plan.tasks.map(summarize),
    base,
    branch: '',
    config,
    session: '',
    client: { pid: 0 },
    mode: 'print',
    solo: false,
    views: 'plan',
    who: '',
  })
  const found = pickTask(run, words, 'ultraplan gate <id>')
  if ('error' in found) return found
  // In the file its box is ticked already; that is what is to be judged.
  const tasks = run.tasks.map((task) => (task.id === found.id ? { ...task, doneBefore: false } : task))
  return { run: { ...run, tasks }, plan, state: found }
}
