import type { Plan, Task } from '../model/plan.ts'

/** The values that are there: an optional field is left out rather than set to undefined. */
export const defined = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `1.2.1`, `1.2.2`: below the task that asked. */
export function freeIds(plan: Plan, { id }: Task, count: number): string[] {
  const taken = new Set(plan.tasks.map((task) => task.id))
  const ids: string[] = []
  for (let number = 1; ids.length < count; number += 1)
    if (!taken.has(`${id}.${number}`)) ids.push(`${id}.${number}`)
  return ids
}
