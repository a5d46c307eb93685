import type { Session } from '../../src/client/session.ts'
import { writeActive } from '../../src/engine/runs/active.ts'
import type { reviewedRun } from './reviewed-run.ts'

/** The session that drives such a run. */
export function drivingSession(
  { open, home, dir, root }: ReturnType<typeof reviewedRun>,
  mode: Session['mode'] = 'screen',
): Session {
  writeActive(home, { ...open().run, session: 's1' }, dir)
  return {
    id: 's1',
    client: { pid: process.pid },
    mode,
    cwd: root,
    home,
    env: {},
    startedWith: () => undefined,
  }
}
