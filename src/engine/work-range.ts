import { changedObjects, notInHistory, type ObjectChange } from '../io/git-objects.ts'
import type { Run, Ticket } from '../model/run.ts'

export interface WorkRange {
  /** The commit before the first attempt at the task. */
  base: string
  changes: ObjectChange[]
  lost: { commit: string; what: string }[]
}

/**
 * What a task changed, over all its attempts: a test that the first attempt deleted is not forgotten in the second.
 * What others committed in between (a person, another task) is left out.
 */
export function workRange(cwd: string, run: Run, ticket: Ticket, head: string): WorkRange {
  const needed = [{ commit: ticket.base, what: 'where the task began' }]
  if (!ticket.isolated) needed.push({ commit: run.approvedHead, what: 'the last approved commit' })
  const missing = new Set(
    notInHistory(
      cwd,
      needed.map(({ commit }) => commit),
      head,
    ),
  )
  const lost = needed.filter(({ commit }) => missing.has(commit))
  const earlier = earlierWork(run, ticket)
  if (
    !earlier ||
    missing.has(ticket.base) ||
    notInHistory(cwd, [earlier.base, earlier.until], head).length > 0
  ) {
    return { base: ticket.base, changes: changedObjects(cwd, ticket.base, head), lost }
  }
  const changes = changedObjects(cwd, earlier.base, head)
  if (earlier.until === ticket.base) return { base: earlier.base, changes, lost }
  const own = new Set(
    [...changedObjects(cwd, earlier.base, earlier.until), ...changedObjects(cwd, ticket.base, head)].flatMap(
      ({ path, from }) => [path, from ?? path],
    ),
  )
  return {
    base: earlier.base,
    changes: changes.filter(({ path, from }) => own.has(path) || (from !== undefined && own.has(from))),
    lost,
  }
}

/** From where to where earlier attempts worked; `undefined` when this is all there is. */
function earlierWork(run: Run, ticket: Ticket): { base: string; until: string } | undefined {
  const task = run.tasks.find(({ id }) => id === ticket.task)
  const others = (task?.attempts ?? []).filter((attempt) => attempt.ticket !== ticket.id)
  // What was done in a worktree of its own and not merged is not on the run's branch.
  const here = others.filter(({ isolated }) => !isolated)
  if (others.length > 0 && here.length === 0) return undefined
  const judged = here.length === 0 || here.some(({ claims }) => claims > 0) ? task?.lastResult : undefined
  const base = judged?.base ?? here[0]?.base
  if (base === undefined || base === ticket.base) return undefined
  return { base, until: here.at(-1)?.head || judged?.commit || ticket.base }
}
