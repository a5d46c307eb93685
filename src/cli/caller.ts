import { isInsideClient } from '../client/environment.ts'
import type { Caller } from '../engine/control-run.ts'
import type { Terminal } from './command.ts'

/** A person's terminal, or a shell that Claude Code opened: the person in the session is told which. */
export const callerOf = ({ cwd, home, env }: Terminal): Caller => ({
  cwd,
  home,
  via: isInsideClient(env) ? 'a shell of the session' : 'a terminal',
})
