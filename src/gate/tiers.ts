import type { Task } from '../model/plan.ts'

/** Why the gates of seed 002 do not apply to a task, `undefined` when they do. */
export function whyNoPacket(task: Task): string | undefined {
  if (!task.packet) return 'the task has no packet'
  if ((task.packet.tier ?? task.tier) === 'TRIVIAL') return 'SKIPPED: the task is TRIVIAL'
  return undefined
}
