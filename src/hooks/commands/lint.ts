import { lintText } from '../../engine/lint-plan.ts'
import { answer } from './answer.ts'
import type { CommandHook } from './index.ts'

export const run: CommandHook = ({ argument, context }) => answer(lintText(context.session.cwd, argument))
