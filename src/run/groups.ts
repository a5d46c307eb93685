import type { Run, TaskState } from '../model/run.ts'
import { placesOf } from '../model/task-name.ts'

const DONE = new Set(['approved', 'skipped', 'forced'])
const STUCK = new Set(['escalated', 'blocked'])

export const isDone = (task: TaskState): boolean =>
  DONE.has(task.status) || task.doneBefore || task.givenUp === true
export const isStuck = (task: TaskState): boolean => STUCK.has(task.status)

/** The part of a plan that halts together: the task's wave, else its phase, else the whole plan. */
export function waveOf({ wave, phase }: TaskState): string {
  if (wave !== undefined) return `wave ${wave}`
  if (phase === undefined) return 'the plan'
  // Most headings already contain the word phase.
  return /^(phase|chunk|wave)\b/i.test(phase) ? phase : `phase ${phase}`
}

export const isReady = (run: Run, index: number): boolean => readiness(run)(index)

/**
 * Which tasks may start: those whose declared dependencies, earlier waves and phases are done. A task also depends on
 * all tasks above it, except those that the plan declares independent of it. A `[VERIFY]` task or a checkpoint waits
 * for everything before it in its phase.
 */
export function readiness(run: Run): (index: number) => boolean {
  const place = placesOf(run.tasks)
  const group = groupsOf(run.tasks)
  return (index) => {
    const task = run.tasks[index]
    return task !== undefined && run.tasks.every((other) => isDone(other) || !mustComeBefore(other, task))
  }

  function mustComeBefore(other: TaskState, task: TaskState): boolean {
    if (other === task) return false
    if (task.dependsOn.includes(other.id)) return true
    if (other.fixOf === task.id) return false
    const isAbove = (place.get(other) ?? 0) < (place.get(task) ?? 0)
    const original = task.addedBy === 'review' && run.tasks.find(({ id }) => id === task.fixOf)
    // A fix task from a review starts while its original waits for it. It has the same dependencies as its original.
    if (original && original !== task && other.fixOf !== task.fixOf)
      return other !== original && (mustComeBefore(other, original) || (isAbove && sharesFile(task, other)))
    return isEarlier(other, task, isAbove)
  }

  /** By wave, by phase, and by the order of the plan unless the plan declares the two independent. */
  function isEarlier(other: TaskState, task: TaskState, isAbove: boolean): boolean {
    const haveWaves = task.wave !== undefined && other.wave !== undefined
    if (haveWaves && task.wave !== other.wave) return Number(other.wave) < Number(task.wave)
    if (!isAbove) return false
    if (!haveWaves && (task.phase !== other.phase || task.kind !== 'work' || other.kind !== 'work'))
      return true
    return !isIndependent(task, other) || sharesFile(task, other)
  }

  function isIndependent(task: TaskState, other: TaskState): boolean {
    if (task.statesDependencies || run.config.stuck === 'go-on') return true
    const own = group.get(task)
    return own !== undefined && own === group.get(other)
  }
}

/** Whether every task gets its turn once those before it are done. */
export function canFinish(run: Run): boolean {
  const isReadyNow = readiness(run)
  const tasks = run.tasks.map((task, index) =>
    isDone(task) || !isReadyNow(index) ? task : { ...task, status: 'approved' as const },
  )
  if (tasks.every(isDone)) return true
  return tasks.some((task, index) => task !== run.tasks[index]) && canFinish({ ...run, tasks })
}

/**
 * Consecutive parallel tasks, keyed by the first of them. Tasks that the engine inserted do not end a row, and a fix
 * belongs to the row of its original.
 */
function groupsOf(tasks: readonly TaskState[]): Map<TaskState, TaskState> {
  const groups = new Map<TaskState, TaskState>()
  let first: TaskState | undefined
  for (const task of tasks) {
    if (task.addedBy) {
      const original = tasks.find(({ id }) => id === task.fixOf)
      const own = original && groups.get(original)
      if (own) groups.set(task, own)
      continue
    }
    if (!task.parallel || task.kind !== 'work') first = undefined
    else if (!first || task.phase !== first.phase || task.wave !== first.wave) first = task
    if (first) groups.set(task, first)
  }
  return groups
}

const sharesFile = (a: TaskState, b: TaskState): boolean => a.files.some((file) => b.files.includes(file))

const LARGEST_GROUP = 5

/** The parallel tasks together at `index`: consecutive, at most five, no two with a file in common. */
export function parallelGroup(run: Run, index: number): TaskState[] {
  const group: TaskState[] = []
  for (const task of run.tasks.slice(index)) {
    if (!task.parallel || task.kind !== 'work' || group.length === LARGEST_GROUP) break
    if (group[0] && (task.phase !== group[0].phase || task.wave !== group[0].wave)) break
    if (group.some((other) => sharesFile(task, other) || task.dependsOn.includes(other.id))) break
    group.push(task)
  }
  return group
}
