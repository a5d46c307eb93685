import { cancelRun } from '../../engine/control-run.ts'
import { answer, wholeRun } from './answer.ts'
import type { CommandHook } from './index.ts'

export const run: CommandHook = ({ argument, context: { session } }) =>
  answer(
    wholeRun(cancelRun({ cwd: session.cwd, home: session.home, session: session.id }), 'cancel', argument),
  )
