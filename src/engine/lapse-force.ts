import type { EventBody } from '../model/event.ts'
import type { Run } from '../model/run.ts'
import type { OpenRun } from './open-run.ts'
import { record } from './record.ts'

/** A person typed something else than the confirmation. */
export function lapseForce(open: OpenRun, prompt: string): void {
  if (!open.run.force || /^\s*\/ultraplan:confirm\b/.test(prompt)) return
  record(open, (run) => ({ events: lapse(run, 'something else was typed'), reply: undefined }))
}

export function lapse(run: Run, cause: string): EventBody[] {
  return run.force ? [{ type: 'force_lapsed', task: run.force.task, cause }] : []
}
