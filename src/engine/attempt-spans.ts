import type { TaskState } from '../model/run.ts'

/** A stretch of the run's branch. */
export interface Span {
  from: string
  to: string
}

/**
 * Where the work of a task's attempts is on the run's branch, oldest first. Of an isolated attempt that is its merge.
 * An attempt that was lost and that nothing has come after reaches up to `now`.
 */
export function attemptSpans({ attempts }: TaskState, now: string, except?: string): Span[] {
  return attempts
    .filter(({ ticket }) => ticket !== except)
    .flatMap(({ base, head, passed, merged, isolated }): Span[] => {
      if (!isolated) return [{ from: base, to: passed?.commit ?? head ?? now }]
      const commit = passed?.commit ?? merged
      return commit === undefined ? [] : [{ from: `${commit}^1`, to: commit }]
    })
}
