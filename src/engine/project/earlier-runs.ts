import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { apart, branchRef, folderOf } from '../../io/branches.ts'
import { tried } from '../../io/files.ts'
import { commitAt, tryGit } from '../../io/git.ts'
import type { Plan, Task } from '../../model/plan.ts'
import { type Run, shellWord } from '../../model/run.ts'
import { hasEnded, taskOf } from '../../run/change.ts'
import { wayWords } from '../../view/branches.ts'
import { plural } from '../../view/run-view.ts'
import { oneLine } from '../../view/terminal.ts'
import { runsFolder } from '../runs/active.ts'
import { listRuns, openJournalAt, type Refusal } from '../runs/open-run.ts'
import { type BranchedRun, lookAtLanding, lookBack } from '../runs/projections/persons-branch.ts'
import { endedAt } from '../runs/projections/work.ts'
import type { ReadyRepository } from './repository.ts'

interface Earlier {
  run: Run
  dir: string
}

/** The runs of a repository that have ended, newest first. One whose journal is damaged is left out. */
function* earlierRuns(commonDir: string, home: string): Generator<Earlier> {
  for (const id of listRuns(commonDir).reverse()) {
    const dir = join(runsFolder(commonDir), id)
    const run = tried(() => openJournalAt(dir, home).state)
    if (run && hasEnded(run)) yield { run, dir }
  }
}

/**
 * The branch that a run started here is for. The branch of an earlier run is no branch of a person: if nothing on it is
 * unapproved, the new run is for the same branch as the earlier one, and otherwise the person gets the line that leads back.
 */
export function branchOfPerson(repository: ReadyRepository, home: string): string | Refusal {
  const { root, commonDir, head, branch } = repository
  // Only such names are given to branches of runs, so journals are read in this case only.
  if (!/^ultraplan[^/]*\//.test(branch)) return branch
  const run = [...earlierRuns(commonDir, home)].find((one) => one.run.branch === branch)?.run
  const { target } = run ?? {}
  if (!run || target === undefined) return branch
  const at = commitAt(root, branchRef(target))
  const open = apart(root, head, run.approvedHead).onlyA
  const folder = folderOf(root, target)
  const way = lookBack({ ...run, root, target }, at ?? run.approvedHead)
  // The new run would lead HEAD to the person's branch at its end, and such an agent commits where HEAD is.
  if (open === 0 && at === head && folder === undefined && !way.isAtWork) return target
  const word = `, and ${plural(open, 'commit')} there ${open === 1 ? 'is' : 'are'} not approved`
  const more = open > 0 ? word : way.isAtWork ? ', and an agent of it may still commit there' : ''
  return {
    error: `HEAD is on ${oneLine(branch)}, the branch of an earlier run (${run.id})${more}`,
    fix: leadBack({ ...run, root, target }, way, {
      at,
      folder,
      newest: listRuns(commonDir).at(-1) === run.id,
    }),
  }
}

function leadBack(
  run: BranchedRun,
  { back, isAtWork }: ReturnType<typeof lookBack>,
  { at, folder, newest }: { at: string | undefined; folder: string | undefined; newest: boolean },
): string {
  const { root, target, branch, base, approvedHead } = run
  if (at === undefined)
    return `there is no branch ${oneLine(target)} any more; git switch -c ${shellWord(target)} ${approvedHead.slice(0, 10)}, which makes it again with the approved work, then type this again`
  const isLeft = approvedHead !== base && lookAtLanding(run).kind !== 'landed'
  // The command is about the newest run.
  const land = isLeft && newest ? '/ultraplan:land, which brings the approved work there, then ' : ''
  const left =
    isLeft && !newest ? `; ${approvedHead.slice(0, 10)}, its approved work, is not on ${oneLine(target)}` : ''
  if (folder !== undefined && folder !== root && existsSync(folder))
    return `${land}${oneLine(target)} is checked out in ${oneLine(folder)}: start the run there${left}`
  const waits =
    run.foreign?.some(({ adopted, removed }) => !adopted && !removed) ||
    run.tasks.some(({ override }) => override && !override.adopted)
  return `${isAtWork ? 'when its agents have ended: ' : ''}${land}${wayWords(target, back)}, then type this again; what is on ${oneLine(branch)} stays there${waits ? '; /ultraplan:summary says what you can adopt first' : ''}${left}`
}

/**
 * Tasks whose box is ticked, but by a commit of an earlier run that is not approved: of an attempt that was refused or
 * cut off. These are open. A tick that a person commits counts, and so does one of a task that they skipped or forced.
 */
export function refusedTicks({ root, commonDir, head }: ReadyRepository, home: string, plan: Plan): Task[] {
  const ticked = plan.tasks.filter(({ ticked, box }) => ticked && box)
  if (ticked.length === 0) return []
  const paths = new Set(ticked.map(({ file }) => file))
  const runs = [...earlierRuns(commonDir, home)].filter(({ run }) =>
    run.planFiles.some(({ path }) => paths.has(path)),
  )
  const left = runs.flatMap(({ run, dir }) => ({ run, commits: unapproved(run, endedAt(dir)) }))
  if (left.every(({ commits }) => commits.size === 0)) return []
  const lines = new Map([...paths].map((path) => [path, lastChanges(root, head, path)]))
  return ticked.filter((task) => {
    const by = lines.get(task.file)?.[(task.box?.line ?? task.line) - 1] ?? ''
    return left.some(({ commits }) => commits.has(by)) && !runs.some(({ run }) => isSettled(run, task))
  })
}

/** Approved or overridden in any run, or ticked before it: then the box says what it said before. */
function isSettled(run: Run, { id }: Task): boolean {
  const before = taskOf(run, id)
  return before?.status === 'approved' || before?.override !== undefined || before?.doneBefore === true
}

/** What a run left on its branch, without the commits of the person. */
function unapproved({ root, approvedHead, foreign = [] }: Run, tip: string | undefined): Set<string> {
  if (tip === undefined) return new Set()
  const commits = commitsIn(root, approvedHead, tip)
  for (const { from, to } of foreign) for (const commit of commitsIn(root, from, to)) commits.delete(commit)
  return commits
}

const commitsIn = (root: string, from: string, to: string): Set<string> =>
  new Set(tryGit(root, ['rev-list', to, '--not', from, '--'])?.split('\n').filter(Boolean))

/** The commit that last changed each line of a file. */
const lastChanges = (root: string, head: string, path: string): string[] =>
  [
    ...(tryGit(root, ['blame', '--line-porcelain', head, '--', path]) ?? '').matchAll(
      /^(\w{40,64}) \d+ \d+/gm,
    ),
  ].map(([, commit = '']) => commit)
