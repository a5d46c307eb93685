import { rmSync } from 'node:fs'
import type { Run } from '../model/run.ts'
import type { OpenRun } from './open-run.ts'
import { activeFile } from './places.ts'

/** The session no longer drives a run: from here on its hooks are silent again. */
export function finish(run: Run, open: OpenRun): void {
  rmSync(activeFile(open.home, run.session), { force: true })
}
