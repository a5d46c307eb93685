import { insideSession, isInsideClient } from '../client/session.ts'
import { recordRefusal } from '../engine/fences/fence-session.ts'
import { cancelRun, pauseRun } from '../engine/people/control-run.ts'
import type { Caller } from '../engine/people/person.ts'
import { commandNamed } from '../model/commands.ts'
import { type Command, command, FLAG, orFail, type Terminal, UsageError } from './command.ts'

/** Says where the command came from, a terminal or a shell of Claude Code: the person in the session is told. */
function tell(terminal: Terminal, act: typeof cancelRun | typeof pauseRun): number {
  const { cwd, home, env } = terminal
  const caller: Caller = { cwd, home, via: isInsideClient(env) ? 'a shell of the session' : 'a terminal' }
  terminal.out(`${orFail(act(caller)).text}\n`)
  return 0
}

export const cancel: Command = {
  summary: 'end the run of this repository at once; nothing is removed',
  usage: 'ultraplan cancel',
  examples: ['ultraplan cancel'],
  run: (_args, terminal) => tell(terminal, cancelRun),
}

export const pause: Command = {
  summary: 'pause the run of this repository; agents in flight finish, nothing new starts',
  usage: 'ultraplan pause',
  examples: ['ultraplan pause'],
  run: (_args, terminal) => tell(terminal, pauseRun),
}

export const demo = command({
  summary: 'play a small plan with an executor that lies, in a temporary repository; leaves nothing behind',
  usage: 'ultraplan demo [--full]',
  examples: ['ultraplan demo', 'ultraplan demo --full   # more lies, STATE.md and the journal'],
  options: { full: FLAG },
  async act({ values: { full = false }, terminal }) {
    const { runDemo } = await import('../../demo/run-demo.ts')
    await runDemo(terminal, full)
    return 0
  },
})

/**
 * Refuses a command that only a person in a session may type, and says where to type it. No tool of the client can type
 * a command in a session, but a tool could call this program. If the attempt came from inside Claude Code, the person
 * is told at their next prompt.
 */
export function refuseOutside(name: string, { env, home }: Terminal): void {
  if (!commandNamed(name)) return
  const id = insideSession(env)
  if (id) recordRefusal({ home, id }, { id: 'override/outside', what: `ultraplan ${name} from a shell` })
  // A person who starts a first run has no session yet.
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
