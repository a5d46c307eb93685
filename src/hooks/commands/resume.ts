import { resumeRun } from '../../engine/control-run.ts'
import { tellModel } from './answer.ts'
import type { CommandHook } from './index.ts'

export const run: CommandHook = ({ context }) => tellModel(resumeRun(context.session, context.now))
