import { pauseRun } from '../engine/control-run.ts'
import { callerOf } from './caller.ts'
import { type Command, UsageError } from './command.ts'

export const pause: Command = {
  name: 'pause',
  summary: 'pause the run of this repository; agents in flight finish, nothing new starts',
  usage: 'ultraplan pause',
  examples: ['ultraplan pause'],
  run(_args, terminal) {
    const done = pauseRun(callerOf(terminal))
    if ('error' in done) throw new UsageError(done.error, done.fix)
    terminal.out(`${done.text}\n`)
    return 0
  },
}
