import type { Run, TaskState } from '../model/run.ts'

const DONE = new Set(['approved', 'skipped', 'forced'])
const STUCK = new Set(['escalated', 'blocked'])

export const isDone = (task: TaskState): boolean =>
  DONE.has(task.status) || task.doneBefore || task.givenUp === true
export const isStuck = (task: TaskState): boolean => STUCK.has(task.status)

/** The part of a plan that halts together: its wave, else its phase, else the whole plan. */
export function waveOf(task: TaskState): string {
  return task.wave !== undefined
    ? `wave ${task.wave}`
    : task.phase !== undefined
      ? named(task.phase)
      : 'the plan'
}

/** Most headings say themselves that they are a phase. */
const named = (phase: string): string => (/^(phase|chunk|wave)\b/i.test(phase) ? phase : `phase ${phase}`)

/**
 * May this task start? Declared dependencies, all earlier waves and phases, and, inside its phase, earlier
 * tasks that touch one of its files. A `[VERIFY]` task or a checkpoint waits for everything before it.
 */
export function isReady(run: Run, index: number): boolean {
  const task = run.tasks[index]
  if (!task) return false
  return run.tasks.every(
    (other, otherIndex) => isDone(other) || !mustComeBefore(other, otherIndex, task, index),
  )
}

function mustComeBefore(other: TaskState, otherIndex: number, task: TaskState, index: number): boolean {
  if (other === task) return false
  if (task.dependsOn.includes(other.id)) return true
  if (other.fixOf === task.id) return false
  // A fix task made from a review starts while its original waits for it.
  if (task.addedBy === 'review' && task.fixOf === other.id) return false
  if (task.wave !== undefined && other.wave !== undefined && task.wave !== other.wave)
    return other.wave < task.wave
  if (otherIndex > index) return false
  if (task.wave !== undefined && other.wave !== undefined) return sharesFile(task, other)
  if (task.phase !== other.phase) return true
  return task.kind !== 'work' || other.kind !== 'work' || sharesFile(task, other)
}

function sharesFile(a: TaskState, b: TaskState): boolean {
  return a.files.some((file) => b.files.includes(file))
}

const LARGEST_GROUP = 5

/** The parallel tasks that stand together at `index`: consecutive, at most five, no two with a file in common. */
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
