import { openRun } from '../engine/open-run.ts'
import { renderStatus } from '../view/status.ts'
import { statusJson } from '../view/status-json.ts'
import { type Command, UsageError } from './command.ts'

export const status: Command = {
  name: 'status',
  summary: 'show the run',
  usage: 'ultraplan status [--json]',
  examples: ['ultraplan status', 'ultraplan status --json'],
  run(args, terminal) {
    const open = openRun(terminal.cwd, terminal.home)
    if ('error' in open) throw new UsageError(open.error, open.fix)
    terminal.out(
      args.includes('--json')
        ? `${JSON.stringify(statusJson(open.run))}\n`
        : `${renderStatus(open.run, terminal)}\n`,
    )
    return 0
  },
}
