import { outcomeOf } from './outcome.ts'

/** Why a verify command proves nothing, or can never pass; undefined when its result depends on the work. */
export function constantReason(command: string): string | undefined {
  const outcome = outcomeOf(command)
  if (!outcome.fails) return 'passes whatever was done'
  if (!outcome.passes) return 'can never pass'
  return undefined
}
