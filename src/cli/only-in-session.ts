import { recordRefusal } from '../engine/record-refusal.ts'
import { type Terminal, UsageError } from './command.ts'

/** What only a person in the session may do. No tool of the client can type there; a program could be called by one. */
const COMMANDS = [
  'skip-verify',
  'force-complete',
  'confirm',
  'retry',
  'decide',
  'adopt',
  'resume',
  'implement',
]

/** Says where such a command is. An attempt from inside Claude Code is told to the person at their next prompt. */
export function refuseOutside(name: string, { env, home }: Terminal): void {
  if (!COMMANDS.includes(name)) return
  const id = env.CLAUDE_CODE_SESSION_ID
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
