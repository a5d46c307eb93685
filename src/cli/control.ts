import { type Caller, cancelRun, pauseRun } from '../engine/control-run.ts'
import { type Command, orFail, type Terminal, UsageError } from './command.ts'

/** A person's terminal, or a shell that Claude Code opened: the person in the session is told which. */
function tell(terminal: Terminal, act: typeof cancelRun | typeof pauseRun): number {
  const { cwd, home, env } = terminal
  const caller: Caller = { cwd, home, via: env.CLAUDECODE ? 'a shell of the session' : 'a terminal' }
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

export const demo: Command = {
  summary: 'play a small plan with an executor that lies, in a temporary repository; leaves nothing behind',
  usage: 'ultraplan demo',
  examples: ['ultraplan demo'],
  async run(args, terminal) {
    if (args.length > 0)
      throw new UsageError(`demo takes no arguments: ${args.join(' ')}`, 'type: ultraplan demo')
    const { runDemo } = await import('../../demo/run-demo.ts')
    await runDemo(terminal)
    return 0
  },
}
