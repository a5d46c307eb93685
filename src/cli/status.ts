import { statusAsk } from '../engine/status.ts'
import { renderStatus } from '../view/status.ts'
import { statusJson } from '../view/status-json.ts'
import type { Command } from './command.ts'
import { openOrFail } from './open-or-fail.ts'
import { readArguments } from './read-arguments.ts'
import { watch } from './watch.ts'

export const status: Command = {
  name: 'status',
  summary: 'show the run of this repository: a bar, and what each task has come to',
  usage: 'ultraplan status [--watch] [--json] [--run <id>]',
  examples: ['ultraplan status', 'ultraplan status --watch', 'ultraplan status --json'],
  async run(args, terminal) {
    const { values } = readArguments(
      args,
      { watch: { type: 'boolean' }, json: { type: 'boolean' }, run: { type: 'string' } },
      status,
    )
    const open = openOrFail(terminal, values.run)
    if (values.json) terminal.out(`${JSON.stringify(statusJson(open.run), undefined, 2)}\n`)
    else if (values.watch) return watch(open, terminal)
    else terminal.out(renderStatus(open.run, { ...terminal, ...statusAsk(open.run) }))
    return 0
  },
}
