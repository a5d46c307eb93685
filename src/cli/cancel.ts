import { cancelRun } from '../engine/control-run.ts'
import { callerOf } from './caller.ts'
import { type Command, UsageError } from './command.ts'

export const cancel: Command = {
  name: 'cancel',
  summary: 'end the run of this repository at once; nothing is removed',
  usage: 'ultraplan cancel',
  examples: ['ultraplan cancel'],
  run(_args, terminal) {
    const done = cancelRun(callerOf(terminal))
    if ('error' in done) throw new UsageError(done.error, done.fix)
    terminal.out(`${done.text}\n`)
    return 0
  },
}
