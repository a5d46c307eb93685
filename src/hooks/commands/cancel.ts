import { cancelRun } from '../../engine/control-run.ts'
import { answer } from './answer.ts'
import type { CommandHook } from './index.ts'

export const run: CommandHook = ({ context }) => answer(cancelRun(context.session.cwd, context.session.home))
