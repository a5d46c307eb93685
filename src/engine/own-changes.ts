import { splitUncommitted } from '../gate/charged-files.ts'
import type { ArtifactFacts, HeldFile, Uncommitted } from '../gate/facts.ts'
import { headCommit } from '../io/git.ts'
import { workIds, workStatus } from '../io/git-status.ts'
import type { Config } from '../model/config.ts'
import type { Plan, Task } from '../model/plan.ts'
import type { Run, Ticket } from '../model/run.ts'
import { taskOf } from '../run/change.ts'
import { heldBy } from '../run/held-files.ts'
import { textInFolder, writtenByInit } from './init-files.ts'
import type { Before } from './repository-state.ts'
import { writtenFiles } from './tool-calls.ts'
import type { WorkRange } from './work-range.ts'

export interface OwnChangesInput {
  cwd: string
  plan: Plan
  run: Run
  task: Task
  ticket: Ticket
}

/** What is not committed: what the executor answers for, and what is left alone because a person may have made it. */
export function ownChanges(
  input: OwnChangesInput,
  commonDir: string,
  before: Partial<Before>,
): Pick<ArtifactFacts, 'uncommitted' | 'leftAlone' | 'shownBefore'> {
  const { cwd, plan, run, task, ticket } = input
  const attempts = taskOf(run, task.id)?.attempts ?? []
  const written = new Set(
    attempts.flatMap(({ transcript, startedAt }) => writtenFiles(cwd, { transcript, since: startedAt })),
  )
  const { charged, leftAlone } = splitUncommitted(newChanges(input, commonDir, before, written), {
    task,
    plan,
    isolated: ticket.isolated,
    written,
  })
  return { uncommitted: charged, leftAlone, shownBefore: shownBefore(run, task) }
}

/** What git shows as not committed and what was not so before the run. */
function newChanges(
  { cwd, plan, run, task }: OwnChangesInput,
  commonDir: string,
  before: Partial<Before>,
  written: ReadonlySet<string>,
): Uncommitted[] {
  // Skipped and forced work lies there for a person; no other task answers for it.
  const held = heldBy(run, task.id)
  const known = new Set(before.files)
  const all = workStatus(cwd)
  const byInit = writtenByInit(
    commonDir,
    all.map(({ path }) => path),
    textInFolder(cwd),
  )
  const status = all.filter(
    ({ path, kind }) =>
      !byInit.has(path) && !(kind === 'untracked' && notTheirs(plan, run.config.proof.links, path)),
  )
  const again = status.filter(({ path, kind }) => kind === 'modified' && before.ids?.[path] !== undefined)
  const ids = workIds(
    cwd,
    again.map(({ path }) => path),
  )
  // A file that was changed before the run counts once it holds something else.
  return status.filter(
    ({ path }) =>
      !held.has(path) &&
      (!known.has(path) || written.has(path) || (ids.has(path) && ids.get(path) !== before.ids?.[path])),
  )
}

/** A person is shown a file that is left alone once, with the first task that met it. */
function shownBefore(run: Run, task: Task): Set<string> {
  return new Set(
    run.tasks.flatMap(({ id, lastResult }) =>
      id !== task.id && lastResult?.outcome === 'PASSED' ? (lastResult.leftAlone ?? []) : [],
    ),
  )
}

/** What the task committed of what was left for a person when another task was overridden. */
export function heldChanges({ run, task }: OwnChangesInput, { changes }: WorkRange): HeldFile[] {
  const held = heldBy(run, task.id)
  return changes.flatMap(({ path, from, before }) =>
    [path, ...(from === undefined ? [] : [from])].flatMap((name): HeldFile[] => {
      const owner = held.get(name)
      // A file that was moved here was not here before.
      const was = name === path && from !== undefined ? undefined : before
      return owner ? [{ path: name, ...owner, was }] : []
    }),
  )
}

/** Whether a folder holds exactly this commit, besides what git ignores. */
export const folderIsAsCommitted = (cwd: string, commit: string, plan: Plan, { proof }: Config): boolean =>
  headCommit(cwd) === commit &&
  workStatus(cwd).every(({ path, kind }) => kind === 'untracked' && notTheirs(plan, proof.links, path))

const VIEWS = ['STATE.md', 'SUMMARY.md']

/** What the client and the engine put there themselves. */
function notTheirs(plan: Plan, links: readonly string[], path: string): boolean {
  if (path.startsWith('.claude/worktrees/')) return true
  if (links.some((link) => path === link || path.startsWith(`${link}/`))) return true
  return plan.files.some((file) => {
    const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1)
    return VIEWS.some((view) => path === `${folder}${view}`)
  })
}
