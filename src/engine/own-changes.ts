import type { Uncommitted } from '../gate/facts.ts'
import { workIds, workStatus } from '../io/git-status.ts'
import type { Plan } from '../model/plan.ts'
import type { Run } from '../model/run.ts'
import type { Before } from './before.ts'

/** What git shows as not committed and what was not so before the run. */
export function ownChanges(cwd: string, plan: Plan, run: Run, before: Partial<Before>): Uncommitted[] {
  // Skipped and forced work lies there for a person; no other task answers for it.
  const known = new Set([
    ...(before.files ?? []),
    ...run.tasks.flatMap(({ override }) => override?.left ?? []),
  ])
  const status = workStatus(cwd).filter(
    ({ path, kind }) => !(kind === 'untracked' && notTheirs(plan, run.config.proof.links, path)),
  )
  const again = status.filter(({ path, kind }) => kind === 'modified' && before.ids?.[path] !== undefined)
  const ids = workIds(
    cwd,
    again.map(({ path }) => path),
  )
  // A file that was changed before the run is the executor's once it holds something else.
  return status.filter(
    ({ path }) => !known.has(path) || (ids.has(path) && ids.get(path) !== before.ids?.[path]),
  )
}

const VIEWS = ['STATE.md', 'SUMMARY.md']

/** What the client and the engine put there themselves. */
function notTheirs(plan: Plan, links: readonly string[], path: string): boolean {
  // A rule such as `node_modules/` is about a folder, and does not hide the link to one.
  if (path.startsWith('.claude/worktrees/') || links.includes(path)) return true
  return plan.files.some((file) => {
    const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1)
    return VIEWS.some((view) => path === `${folder}${view}`)
  })
}
