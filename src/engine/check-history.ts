import { headCommit, tryGit } from '../io/git.ts'
import type { EventBody } from '../model/event.ts'
import type { Run } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import { approvedRef } from './places.ts'
import { checkedOut } from './run-branch.ts'

/**
 * Approved work has to stay in the history. Amended, reset or rebased away, it is named and the run halts; while an
 * executor works in the same folder its own judgement looks at this instead.
 */
export function checkHistory(run: Run): EventBody[] {
  if (run.state !== 'running' || run.tickets.some((ticket) => ticket.redeemedAt && !ticket.isolated))
    return []
  const cause = elsewhere(run) ?? rewritten(run)
  return cause === undefined ? [] : [{ type: 'run_halted', cause }]
}

/** Whoever works on another branch is left alone there; the run waits. */
function elsewhere(run: Run): string | undefined {
  const now = checkedOut(run.root)
  return now === run.branch
    ? undefined
    : `the run works on ${run.branch}, and ${now === undefined ? 'HEAD is detached' : `${now} is checked out`}: git switch ${run.branch}, then /ultraplan:resume  [history/branch]`
}

const MOST_NAMED = 3

/** What is missing, in words; undefined when all is there. */
function rewritten(run: Run): string | undefined {
  const approved = run.tasks
    .filter((task) => task.approvedCommit !== undefined)
    .sort((a, b) => (b.approval?.seq ?? 0) - (a.approval?.seq ?? 0))
  const newest = approved[0]?.approvedCommit ?? run.base
  // Every approval stood on the ones before it, so the newest speaks for all; the engine's own lines may stand on top.
  const isWhole = [...new Set([newest, run.approvedHead])].every((commit) => isInHistory(run.root, commit))
  if (isWhole) return undefined
  const lost = approved.filter((task) => !isInHistory(run.root, task.approvedCommit ?? ''))
  const named = lost
    .slice(0, MOST_NAMED)
    .map(
      (task) =>
        `commit ${(task.approvedCommit ?? '').slice(0, 10)} of ${taskWord(task)}, which was approved,`,
    )
    .join(' and ')
  const oldest = isInHistory(run.root, run.base)
    ? `commit ${run.approvedHead.slice(0, 10)}, up to which all is approved,`
    : `commit ${run.base.slice(0, 10)}, on which the run began,`
  const what = named || oldest
  return `history was rewritten: ${what} is not in the history of ${run.branch} any more; bring it back (git merge ${approvedRef(run.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`
}

function isInHistory(root: string, commit: string): boolean {
  if (commit === '' || commit === headCommit(root)) return true
  return tryGit(root, ['merge-base', '--is-ancestor', commit, 'HEAD']) !== undefined
}
