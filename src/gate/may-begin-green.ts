import type { Task } from '../model/plan.ts'

/** Tasks that only look, keep something as it is, or repair it: their verify may well pass before any work. */
export function mayBeginGreen(task: Task): boolean {
  if (task.kind !== 'work' || task.fixOf !== undefined) return true
  return task.markers.some((marker) => /^(?:guard|fix\b|checkpoint|verify)/i.test(marker))
}
