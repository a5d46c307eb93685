import { insideSession } from '../client/environment.ts'
import { recordRefusal } from '../engine/record-refusal.ts'
import { commandNamed } from '../model/commands.ts'
import { type Terminal, UsageError } from './command.ts'

/**
 * Says where a typed command is that the program does not have: what only a person in the session may do. No tool of the
 * client can type there; a program could be called by one. An attempt from inside Claude Code is told to the person at
 * their next prompt.
 */
export function refuseOutside(name: string, { env, home }: Terminal): void {
  if (!commandNamed(name)) return
  const id = insideSession(env)
  if (id) recordRefusal({ home, id }, { id: 'override/outside', what: `ultraplan ${name} from a shell` })
  // Who starts a first run has no session yet that drives it.
  if (name === 'implement')
    throw new UsageError(
      'implement is not a command of the terminal: the agents of Claude Code do the work',
      'start claude in this folder and type /ultraplan:implement <spec>',
    )
  throw new UsageError(
    `${name} is not a command of the terminal: only a person in the session decides that`,
    `type /ultraplan:${name} in the Claude Code session that drives the run`,
  )
}
