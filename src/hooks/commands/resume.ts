import { resumeRun } from '../../engine/control-run.ts'
import { recorded } from './answer.ts'
import type { CommandHook } from './index.ts'

export const run: CommandHook = ({ context }) => recorded(resumeRun(context.session, context.now))
