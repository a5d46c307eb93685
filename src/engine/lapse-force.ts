import type { EventBody } from '../model/event.ts'
import type { Run } from '../model/run.ts'
import type { OpenRun } from './open-run.ts'

/** A person typed something else than the confirmation. */
export function lapseForce(open: OpenRun, prompt: string): void {
  if (!open.run.force || /^\s*\/ultraplan:confirm\b/.test(prompt)) return
  const { state } = open.journal.update((run) => lapse(run, 'something else was typed'))
  open.run = state as Run
}

export function lapse(run: Run | undefined, cause: string): EventBody[] {
  return run?.force ? [{ type: 'force_lapsed', task: run.force.task, cause }] : []
}
