import { headCommit } from '../io/git.ts'
import type { Run } from '../model/run.ts'
import { recordOverride } from './approve.ts'
import type { Recorded } from './go-on.ts'
import type { Refusal } from './open-run.ts'
import { openForPerson, type Typed } from './person.ts'
import { pickTask } from './pick-task.ts'
import { publishViews } from './publish-views.ts'
import { uncommittedWork } from './uncommitted-work.ts'

const USAGE = '/ultraplan:adopt --task <id>'

/** A person answers for unverified work as it is committed: the approved ref goes on past it, the mark stays. */
export function adoptWork(typed: Typed, words: { task: string }): Recorded | Refusal {
  const acting = openForPerson(typed)
  if ('error' in acting) return acting
  const { open, actor } = acting
  const task = pickTask(open.run, words.task, USAGE)
  if ('error' in task) return task
  const { override } = task
  if (!override || override.adopted)
    return {
      error: override ? `task ${task.id} is adopted already` : `task ${task.id} was not skipped or forced`,
      fix: '/ultraplan:status shows the run',
    }
  if (open.run.tickets.some((ticket) => ticket.redeemedAt))
    return {
      error: 'an agent is at work, and what it committed so far is not proved',
      fix: 'wait for it, or /ultraplan:pause, and adopt then',
    }
  const uncommitted = uncommittedWork(open.run).filter((path) => override.left?.includes(path))
  if (uncommitted.length > 0)
    return {
      error: `this work is not committed: ${uncommitted.slice(0, 5).join(', ')}`,
      fix: 'commit it yourself (no commit is made for skipped work), then adopt it',
    }
  const commit = headCommit(open.run.root)
  if (!commit) return { error: 'there is no commit to adopt', fix: 'commit the work first' }
  const { state } = open.journal.update(() => [{ type: 'override_adopted', task: task.id, commit, ...actor }])
  open.run = state as Run
  recordOverride(open, task.id)
  publishViews(open.run, open.dir)
  const waiting = open.run.tasks.filter((other) => other.override && !other.override.adopted)
  return {
    text:
      waiting.length === 0
        ? `task ${task.id} is adopted by ${actor.who}: the approved ref stands at ${commit.slice(0, 10)}; the mark stays`
        : `task ${task.id} is adopted by ${actor.who}; the approved ref still waits for ${waiting.map((other) => other.id).join(', ')}`,
  }
}
