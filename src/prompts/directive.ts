import type { Action } from '../model/run.ts'

export interface DispatchEntry {
  subagent_type: string
  description: string
  prompt: string
}

/** Every directive is one sentence and one line that a model, a script or a test can follow. */
export function directive(
  sentence: string,
  next: { action: Action['kind']; agents?: DispatchEntry[]; until?: string },
): string {
  return `${sentence}\nultraplan:next ${JSON.stringify(next)}`
}
