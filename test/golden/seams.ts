import { openRun } from '../../src/engine/runs/open-run.ts'
import { stateText } from '../../src/engine/runs/projections/views.ts'
import type { Run } from '../../src/model/run.ts'

// Everything that the golden tests and their recorder import from src. If modules move, only this file has to change
// here.

export {
  type ClientPlace,
  fireHook,
  type HookAnswer,
  type HookCall,
  hookCalls,
} from '../../demo/hook-client.ts'
export { play } from '../../demo/play.ts'
export { openRepository } from '../../demo/run-demo.ts'
export { FULL } from '../../demo/story.ts'
export { runCli } from '../../src/cli/run-cli.ts'
export { canonicalJson } from '../../src/engine/runs/projections/receipts.ts'

/** The run that the engine reads out of a journal: chain checked, events reduced. */
export function readRun(cwd: string, home: string, id: string): Run {
  const open = openRun(cwd, home, id)
  if ('error' in open) throw new Error(open.error)
  return open.run
}

export const stateMd = (run: Run): string => stateText(run)
