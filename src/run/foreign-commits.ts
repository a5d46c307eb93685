import type { EventOf } from '../model/event.ts'
import type { Attempt, Run } from '../model/run.ts'
import { anomaly, changeAttemptOf, notice, without } from './change.ts'
import { holdsBack } from './holds-back.ts'

const MOST_FILES = 3

/** A coordinator that does the work itself between two tasks, or a person at their own terminal: no gate saw it. */
export function foundCommits(run: Run, event: EventOf<'commits_found'>): Run {
  const { from, to, count, files } = event
  const one = count === 1
  const some = `${files.slice(0, MOST_FILES).join(', ')}${files.length > MOST_FILES ? ' and others' : ''}`
  return notice(
    { ...run, knownHead: to, foreign: [...(run.foreign ?? []), { from, to, count, files }] },
    event,
    `${count} ${one ? 'commit' : 'commits'} that no executor made ${one ? 'is' : 'are'} on ${run.branch} (${some}): git log ${from.slice(0, 10)}..${to.slice(0, 10)}; the approved ref stops before ${one ? 'it' : 'them'}; if ${one ? 'it is' : 'they are'} yours, /ultraplan:adopt --commits`,
  )
}

/** Until its judgement is written, the merge of an isolated attempt is work that nothing has proved. */
export const merged = (run: Run, { ticket, commit }: EventOf<'work_merged'>): Run => ({
  ...changeAttemptOf(run, ticket, (attempt) => ({ ...attempt, merged: commit })),
  knownHead: commit,
})

export const mergeFailed = (run: Run, { ticket }: EventOf<'merge_failed'>): Run =>
  changeAttemptOf(run, ticket, (attempt) => without(attempt, 'merged'))

/** The commit on which a task begins ends what an agent that is gone may have done since it was last judged. */
export function endUnseen(run: Run, commit: string): Run {
  if (run.knownHead !== undefined) return run
  const isUnseen = (attempt: Attempt): boolean =>
    attempt.endedAt !== undefined && !attempt.isolated && !attempt.passed && attempt.head === undefined
  return {
    ...run,
    knownHead: commit,
    tasks: run.tasks.map((task) => ({
      ...task,
      attempts: task.attempts.map((attempt) => (isUnseen(attempt) ? { ...attempt, head: commit } : attempt)),
    })),
  }
}

export function adoptCommits(run: Run, event: EventOf<'commits_adopted'>): Run {
  if (!run.foreign?.some((found) => !found.adopted))
    return anomaly(run, 'an adoption of commits, of which none was waiting')
  const { who, at, commit } = event
  const adopted = {
    ...run,
    knownHead: commit,
    foreign: run.foreign.map((found) => (found.adopted ? found : { ...found, adopted: { who, at, commit } })),
  }
  return notice(
    holdsBack(adopted) ? adopted : { ...adopted, approvedHead: commit },
    event,
    `commits that no executor made, up to ${commit.slice(0, 10)}, were adopted by ${who}; if that was not you, /ultraplan:pause holds the run`,
  )
}
