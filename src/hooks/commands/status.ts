import { statusText } from '../../engine/status.ts'
import { answer } from './answer.ts'
import type { CommandHook } from './index.ts'

export const run: CommandHook = ({ context }) => answer(statusText(context.session))
