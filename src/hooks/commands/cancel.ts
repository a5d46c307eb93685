import { cancelRun } from '../../engine/control-run.ts'
import { answer } from './answer.ts'
import type { CommandHook } from './index.ts'

export const run: CommandHook = ({ context: { session } }) =>
  answer(cancelRun({ cwd: session.cwd, home: session.home, session: session.id }))
