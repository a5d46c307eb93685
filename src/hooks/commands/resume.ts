import { resumeRun } from '../../engine/control-run.ts'
import { recorded, wholeRun } from './answer.ts'
import type { CommandHook } from './index.ts'

export const run: CommandHook = ({ argument, context }) =>
  recorded(wholeRun(resumeRun(context.session, context.now), 'resume', argument))
