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
  const base = task?.lastResult?.base ?? task?.attempts[0]?.base
  if (base === undefined || base === ticket.base) return undefined
  const before = task?.attempts.findLast(({ ticket: id }) => id !== ticket.id)
  // An attempt that was lost after its last claim may have gone on: all up to here is its work.
  return { base, until: before?.passed?.commit ?? before?.head ?? ticket.base }
}
