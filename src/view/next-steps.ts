import type { Run, TaskState } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import { outstandingFindings } from './concerns.ts'
import { isDoneBefore, plural, shortCommit } from './names.ts'
import { oneLine } from './terminal.ts'

/** What is left for a person when a run ends or stands still, the smallest step first. */
export function nextSteps(run: Run): string[] {
  const overridden = (status: TaskState['status']) =>
    run.tasks.filter((task) => task.status === status && !task.override?.adopted)
  const stuck = run.tasks.filter((task) => task.pausedFor !== undefined)
  const doubted = [...new Set(outstandingFindings(run).map(({ task }) => taskWord(task)))].join(', ')
  const before = run.tasks.filter(isDoneBefore).map(taskWord).join(', ')
  return [
    ...stuck.map((task) => stuckStep(run, task)),
    ...runStep(run),
    ...[...overridden('forced'), ...overridden('skipped')].map((task) => overrideStep(run, task)),
    ...foreignSteps(run),
    ...(doubted === '' ? [] : [`answer the review findings on ${doubted}`]),
    ...(before === '' ? [] : [`${before} was ticked before the run and no gate has looked at it`]),
    ...proofSteps(run),
  ]
}

function overrideStep({ state }: Run, task: TaskState): string {
  const id = oneLine(task.id)
  return task.status === 'forced' && state !== 'cancelled'
    ? `fix ${taskWord(task)} or its verification, then /ultraplan:retry --task ${id} sends it through the gate`
    : `check the work of ${taskWord(task)} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt --task ${id}`
}

const MOST_FILES = 3

function foreignSteps(run: Run): string[] {
  return (run.foreign ?? [])
    .filter((found) => !found.adopted)
    .map(({ from, to, count, files }) => {
      const some = files.slice(0, MOST_FILES).map(oneLine).join(', ')
      return `look at ${plural(count, 'commit')} that no executor made (${some}${files.length > MOST_FILES ? ' and others' : ''}): git log ${shortCommit(from)}..${shortCommit(to)}; the approved ref stops before ${count === 1 ? 'it' : 'them'} until /ultraplan:adopt --commits`
    })
}

function stuckStep({ state }: Run, task: TaskState): string {
  const id = oneLine(task.id)
  const reason = oneLine(task.pausedFor?.reason ?? '')
  const story = `ultraplan log ${id} tells what happened`
  // Nothing is retried in a run that is over.
  return state === 'cancelled'
    ? `look at ${taskWord(task)} (${reason}): ${story}`
    : `decide on ${taskWord(task)} (${reason}): /ultraplan:retry --task ${id} tries again, ${story}`
}

function runStep(run: Run): string[] {
  switch (run.state) {
    case 'paused':
    case 'parked':
      return ['/ultraplan:resume goes on with the run']
    case 'halted':
      return run.tasks.some((task) => task.pausedFor !== undefined)
        ? ['look at the failures together, then /ultraplan:resume goes on with the run']
        : [`mend what halted the run (${oneLine(run.cause ?? '')}), or /ultraplan:cancel ends it`]
    case 'cancelled':
      return [`/ultraplan:implement ${oneLine(run.spec)} starts again with what is still open`]
    default:
      return []
  }
}

function proofSteps(run: Run): string[] {
  if (!run.tasks.some((task) => task.status === 'approved' && task.approvedCommit !== undefined)) return []
  const moved = run.approvedHead !== run.base
  return [
    ...(moved
      ? [
          `git log --oneline ${shortCommit(run.base)}..${shortCommit(run.approvedHead)} shows the approved work`,
        ]
      : []),
    'ultraplan replay --verify proves every approved task again from its commit',
  ]
}
