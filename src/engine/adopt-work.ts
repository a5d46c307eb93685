import type { Run } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import { heldBackBy } from '../run/unproved-work.ts'
import { plural } from '../view/names.ts'
import { oneLine } from '../view/terminal.ts'
import { foreignCommits } from './foreign-commits.ts'
import type { Recorded } from './go-on.ts'
import type { OpenRun, Refusal } from './open-run.ts'
import { openForPerson, type Typed } from './person.ts'
import { pickTask } from './pick-task.ts'
import { append } from './record.ts'
import { branchHead } from './run-branch.ts'
import { uncommittedWork } from './uncommitted-work.ts'

const USAGE = '/ultraplan:adopt --task <id>, or --commits for commits that no executor made'

/** A person answers for commits that no executor made: the approved ref goes on past them. */
export function adoptCommits(typed: Typed): Recorded | Refusal {
  const acting = openForPerson(typed)
  if ('error' in acting) return acting
  const { open, actor } = acting
  const commit = whatStands(open)
  if (typeof commit !== 'string') return commit
  const waiting = open.run.foreign?.filter((found) => !found.adopted) ?? []
  if (waiting.length === 0)
    return {
      error: 'there are no commits to adopt: every one so far is of a task, or adopted already',
      fix: '/ultraplan:status shows the run',
    }
  append(open, { type: 'commits_adopted', commit, ...actor })
  const ranges = waiting.map(({ from, to }) => `${from.slice(0, 10)}..${to.slice(0, 10)}`).join(', ')
  return { text: `the commits ${ranges} are adopted by ${actor.who}; ${whereTheRefStands(open.run, commit)}` }
}

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
      error: override
        ? `${taskWord(task)} is adopted already`
        : `${taskWord(task)} was not skipped or forced`,
      fix: '/ultraplan:status shows the run',
    }
  const uncommitted = uncommittedWork(open.run).filter((path) => override.left?.includes(path))
  if (uncommitted.length > 0)
    return {
      error: `this work is not committed: ${uncommitted.slice(0, 5).join(', ')}`,
      fix: 'commit it yourself (no commit is made for skipped work), then adopt it',
    }
  const commit = whatStands(open)
  if (typeof commit !== 'string') return commit
  append(open, { type: 'override_adopted', task: task.id, commit, ...actor })
  return {
    text: `${taskWord(task)} is adopted by ${actor.who}; ${whereTheRefStands(open.run, commit)}; the mark stays`,
  }
}

/** The commit that a person can answer for: they have been shown all that stands below it, and no agent adds to it. */
function whatStands(open: OpenRun): string | Refusal {
  const { branch, tickets } = open.run
  if (tickets.some((ticket) => ticket.redeemedAt))
    return {
      error: 'an agent is at work, and what it committed so far is not proved',
      fix: 'wait for it, or /ultraplan:pause, and adopt then',
    }
  const commit = branchHead(open.run)
  if (!commit) return { error: `there is no branch ${branch} to adopt`, fix: 'commit the work there first' }
  const [found] = foreignCommits(open.run, commit)
  if (!found) return commit
  append(open, found)
  return {
    error: `${plural(found.count, 'commit')} that no executor made: ${named(found.files)}`,
    fix: `look at them (git log ${found.from.slice(0, 10)}..${commit.slice(0, 10)}); if they are yours, /ultraplan:adopt --commits`,
  }
}

const MOST_NAMED = 5

const named = (files: readonly string[]): string =>
  files.slice(0, MOST_NAMED).map(oneLine).join(', ') + (files.length > MOST_NAMED ? ' \u2026' : '')

function whereTheRefStands(run: Run, commit: string): string {
  return run.approvedHead === commit
    ? `the approved ref stands at ${commit.slice(0, 10)}`
    : `the approved ref still waits for ${heldBackBy(run).join(', ')}`
}
