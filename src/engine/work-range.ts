import { git } from '../io/git.ts'
import { changedObjects, notInHistory, type ObjectChange } from '../io/git-objects.ts'
import type { Run, Ticket } from '../model/run.ts'
import { attemptSpans, type Span } from './attempt-spans.ts'

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
export function workRange(
  cwd: string,
  run: Run,
  ticket: Ticket,
  head: string,
  parents: readonly string[] = [],
): WorkRange {
  const needed = [{ commit: ticket.base, what: 'where the task began' }]
  if (!ticket.isolated) needed.push({ commit: run.approvedHead, what: 'the last approved commit' })
  const missing = new Set(
    notInHistory(
      cwd,
      needed.map(({ commit }) => commit).filter((commit) => !parents.includes(commit)),
      head,
    ),
  )
  const lost = needed.filter(({ commit }) => missing.has(commit))
  const earlier = earlierSpans(cwd, run, ticket, head)
  const [first] = earlier
  if (!first || missing.has(ticket.base))
    return { base: ticket.base, changes: changedObjects(cwd, ticket.base, head), lost }
  const base = git(cwd, ['rev-parse', '--verify', first.from]).trim()
  const changes = changedObjects(cwd, base, head)
  const isUnbroken = earlier.every(({ to }, index) => to === (earlier[index + 1]?.from ?? ticket.base))
  if (isUnbroken) return { base, changes, lost }
  const own = new Set(
    [...earlier, { from: ticket.base, to: head }].flatMap(({ from, to }) =>
      changedObjects(cwd, from, to).flatMap((change) => [change.path, change.from ?? change.path]),
    ),
  )
  return {
    base,
    changes: changes.filter(({ path, from }) => own.has(path) || (from !== undefined && own.has(from))),
    lost,
  }
}

/** Where earlier attempts worked; without those that a person threw away. */
function earlierSpans(cwd: string, run: Run, ticket: Ticket, head: string): Span[] {
  const task = run.tasks.find(({ id }) => id === ticket.task)
  const spans = task ? attemptSpans(task, ticket.base, ticket.id) : []
  const gone = new Set(
    notInHistory(
      cwd,
      spans.map(({ to }) => to),
      head,
    ),
  )
  return spans.filter(({ to }) => !gone.has(to))
}
