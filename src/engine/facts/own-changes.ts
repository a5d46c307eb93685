import { realpathSync } from 'node:fs'
import { isAbsolute, posix } from 'node:path'
import { WORKTREES } from '../../client/session.ts'
import type { ArtifactFacts, FileChange, HeldFile, Hidden, Uncommitted } from '../../gate/facts.ts'
import { BUILD_OUTPUT } from '../../gate/match-path.ts'
import { commitIfYours, splitUncommitted } from '../../gate/plan-text.ts'
import { headCommit } from '../../io/git.ts'
import type { TreeEntry } from '../../io/git-objects.ts'
import {
  flaggedIn,
  type GitSettings,
  gitSettings,
  type IgnoredFile,
  ignoredFiles,
  listIndex,
  listSettings,
  workIds,
  workStatus,
} from '../../io/git-status.ts'
import type { Config } from '../../model/config.ts'
import type { PlanEdited } from '../../model/event.ts'
import type { Plan, Task } from '../../model/plan.ts'
import { type Run, shellWord } from '../../model/run.ts'
import { taskOf } from '../../run/change.ts'
import { heldBy } from '../../run/unproved-work.ts'
import { textInFolder, writtenByInit } from '../project/init-files.ts'
import type { Before } from '../project/repository.ts'
import { writtenBy } from './persons-edits.ts'
import type { JudgeInput, WorkRange } from './work-range.ts'

/** Uncommitted files: those that the executor is charged with, and those that a person may have made. */
export function ownChanges(
  input: JudgeInput,
  commonDir: string,
  before: Partial<Before>,
): Pick<ArtifactFacts, 'uncommitted' | 'leftAlone' | 'shownBefore'> {
  const { plan, run, task, ticket } = input
  const written = writtenBy(input)
  const { charged, leftAlone } = splitUncommitted(newChanges(input, commonDir, before, written), {
    task,
    plan,
    isolated: ticket.isolated,
    written,
  })
  const edited = new Set(ticket.isolated ? [] : editedAtStart(run, task.id).map(({ file }) => file))
  return {
    uncommitted: charged.filter(({ path }) => !edited.has(path)),
    leftAlone: [...leftAlone, ...charged.filter(({ path }) => edited.has(path))],
    shownBefore: shownBefore(run, task),
  }
}

/** Files of the plan that a person was editing when attempts of the task began. */
export const editedAtStart = (run: Run, id: string): PlanEdited[] =>
  (taskOf(run, id)?.attempts ?? []).flatMap(({ edited = [] }) => edited)

/** Files that are uncommitted now and were not before the run. */
function newChanges(
  { cwd, plan, run, task }: JudgeInput,
  commonDir: string,
  before: Partial<Before>,
  written: ReadonlySet<string>,
): Uncommitted[] {
  // Skipped and forced work is left for a person, so no other task is charged with it.
  const held = heldBy(run, task.id)
  const known = new Set(before.files)
  const all = workStatus(cwd)
  const byInit = writtenByInit(commonDir, pathsOf(all), textInFolder(cwd))
  const status = all.filter(
    ({ path, kind }) =>
      !byInit.has(path) &&
      !isLog(plan, path) &&
      !(kind === 'untracked' && notTheirs(plan, run.config.proof.links, path)),
  )
  const again = status.filter(({ path, kind }) => kind === 'modified' && before.ids?.[path] !== undefined)
  const ids = workIds(cwd, pathsOf(again))
  // A file that was already changed before the run counts only if it has changed again.
  return status.filter(
    ({ path }) =>
      !held.has(path) &&
      (!known.has(path) || written.has(path) || (ids.has(path) && ids.get(path) !== before.ids?.[path])),
  )
}

const pathsOf = (entries: readonly { path: string }[]): string[] => entries.map(({ path }) => path)

/** A person is shown a file that is left alone once, with the first task that met it. */
function shownBefore(run: Run, task: Task): Set<string> {
  return new Set(
    run.tasks.flatMap(({ id, lastResult }) =>
      id !== task.id && lastResult?.outcome === 'PASSED' ? (lastResult.leftAlone ?? []) : [],
    ),
  )
}

/** Files that were left for a person when another task was overridden, and that this task committed. */
export function heldChanges({ run, task }: JudgeInput, { changes }: WorkRange): HeldFile[] {
  const held = heldBy(run, task.id)
  return changes.flatMap(({ path, from, before }) =>
    [path, from ?? []].flat().flatMap((name): HeldFile[] => {
      const owner = held.get(name)
      // A file that was moved here did not exist here before.
      const was = name === path && from !== undefined ? undefined : before
      return owner ? [{ path: name, ...owner, was }] : []
    }),
  )
}

/** Whether a folder holds exactly this commit, besides what git ignores. */
export const folderIsAsCommitted = (cwd: string, commit: string, plan: Plan, { proof }: Config): boolean =>
  headCommit(cwd) === commit &&
  workStatus(cwd).every(({ path, kind }) => kind === 'untracked' && notTheirs(plan, proof.links, path))

/** The log beside a plan is the engine's. Whoever left lines in it, they are no work of a task. */
const isLog = (plan: Plan, path: string): boolean =>
  plan.files.some((file) => path === posix.join(posix.dirname(file.path), '.progress.md'))

/** Files that the client and the engine themselves write there. */
function notTheirs(plan: Plan, links: readonly string[], path: string): boolean {
  if (path.startsWith(`${WORKTREES}/`)) return true
  if (links.some((link) => path === link || path.startsWith(`${link}/`))) return true
  return plan.files.some((file) =>
    ['STATE.md', 'SUMMARY.md'].some((view) => path === posix.join(posix.dirname(file.path), view)),
  )
}

interface HiddenInput {
  cwd: string
  /** The top of the work tree, according to git. */
  top: string
  commonDir: string
  before: Partial<Before>
  changes: readonly FileChange[]
  tree: ReadonlyMap<string, TreeEntry>
  uncommitted: readonly { path: string }[]
}

/** Finds changes that git does not show because it was told not to. */
export function findHidden(input: HiddenInput): Hidden[] {
  const settings = gitSettings(input.commonDir, listSettings(input.cwd))
  // Without a record from before the run, old and new cannot be told apart.
  const fresh = (key: keyof GitSettings) => {
    const before = input.before[key]
    return before ? settings[key].filter((entry) => !before.includes(entry)) : []
  }
  return [
    ...elsewhere(input),
    ...flagged(input),
    ...rules(input, fresh('exclude')),
    ...fresh('config').map(hidingSetting),
    ...fresh('attributes').map(hidingAttribute),
    ...outside(input),
  ]
}

/** `core.worktree` makes git look at another folder than the one the executor works in. */
function elsewhere({ cwd, top }: HiddenInput): Hidden[] {
  if (realpathSync(top) === realpathSync(cwd)) return []
  return [
    {
      path: '',
      how: `git takes ${top} for the work tree, not ${cwd}`,
      fix: 'if you set it: git config --unset core.worktree',
    },
  ]
}

/** A link that leads out of the repository stands for a file that is in no commit. */
function outside({ changes }: HiddenInput): Hidden[] {
  return changes
    .filter(
      ({ path, link }) =>
        link !== undefined && (isAbsolute(link) || posix.join(posix.dirname(path), link).startsWith('..')),
    )
    .map(({ path, link }) => ({
      path,
      how: `the link points out of the repository, to ${link}`,
      fix: 'commit the file itself, or link to one that is committed',
    }))
}

function flagged({ cwd, before, tree }: HiddenInput): Hidden[] {
  const known = new Set(before.flagged)
  const files = flaggedIn(listIndex(cwd)).filter((path) => !known.has(path))
  const ids = workIds(cwd, files)
  return files
    .filter((path) => ids.get(path) !== tree.get(path)?.id)
    .map((path) => ({
      path,
      how: 'git was told to take this file as unchanged, and it is not as committed',
      fix: `git update-index --no-assume-unchanged --no-skip-worktree -- ${shellWord(path)}; then ${commitIfYours(path)}`,
    }))
}

/** Ignore rules that are new since the run or the task began and that hide a file that no build makes. */
function rules(input: HiddenInput, newExcludes: readonly string[]): Hidden[] {
  const newIgnores = new Map(
    input.changes
      .filter(({ path }) => /(?:^|\/)\.gitignore$/.test(path))
      .map(({ path, before, after }) => [path, added(before?.text, after?.text)]),
  )
  const open = input.uncommitted.some(({ path }) => /(?:^|\/)\.gitignore$/.test(path))
  if (newExcludes.length === 0 && newIgnores.size === 0 && !open) return []
  const isNew = ({ source, pattern }: IgnoredFile) =>
    /info[/\\]exclude$/.test(source)
      ? newExcludes.includes(pattern)
      : (newIgnores.get(source)?.includes(pattern) ?? (open && !input.tree.has(source)))
  return ignoredFiles(input.cwd)
    .filter((file) => !BUILD_OUTPUT.test(file.path) && isNew(file))
    .map(({ path, source, pattern }) => ({
      path,
      how: `the new rule ${JSON.stringify(pattern)} in ${source} hides this file from git`,
      fix: `take the rule out if you put it there; then ${commitIfYours(path)}`,
    }))
}

const linesOf = (text: string | undefined) => (text ?? '').split(/\r?\n/).map((line) => line.trim())
const added = (before: string | undefined, after: string | undefined) => {
  const had = new Set(linesOf(before))
  return linesOf(after).filter((line) => line !== '' && !line.startsWith('#') && !had.has(line))
}

function hidingSetting(entry: string): Hidden {
  const name = entry.slice(0, entry.indexOf('='))
  return {
    path: '',
    how: `the setting ${name} of this repository changes what git shows`,
    fix: `if you set it: git config --unset-all ${name}`,
  }
}

const hidingAttribute = (entry: string): Hidden => ({
  path: '',
  how: `the line ${JSON.stringify(entry)} in .git/info/attributes changes what git shows`,
  fix: 'take the line out if you put it there',
})
