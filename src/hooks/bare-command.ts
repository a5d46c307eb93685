import { isOurImplement } from '../engine/implement-command.ts'
import { hook as command } from './command.ts'
import type { Hook } from './hook.ts'
import { PASS } from './reply.ts'

/** `/implement` as typed: ours only where `init` wrote it; a project's own command is none of our business. */
export const hook: Hook = (input, context) => {
  const folder = context.session.env.CLAUDE_PROJECT_DIR ?? input.cwd
  return isOurImplement(folder) ? command(input, context) : PASS
}
