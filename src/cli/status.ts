import { statusAsk, statusLine } from '../engine/status.ts'
import { renderStatus } from '../view/status.ts'
import { statusJson } from '../view/status-json.ts'
import type { Command, Terminal } from './command.ts'
import { openOrFail } from './open-or-fail.ts'
import { readArguments } from './read-arguments.ts'
import { watch } from './watch.ts'

export const status: Command = {
  name: 'status',
  summary: 'show the run of this repository: a bar, and what each task has come to',
  usage: 'ultraplan status [--watch] [--json] [--line] [--run <id>]',
  examples: [
    'ultraplan status',
    'ultraplan status --watch',
    'ultraplan status --json',
    'ultraplan status --line         # one line for a status bar, nothing when no run goes on',
  ],
  async run(args, terminal) {
    const { values } = readArguments(
      args,
      {
        watch: { type: 'boolean' },
        json: { type: 'boolean' },
        line: { type: 'boolean' },
        run: { type: 'string' },
      },
      status,
    )
    if (values.line) return printLine(terminal)
    const open = openOrFail(terminal, values.run)
    if (values.json) terminal.out(`${JSON.stringify(statusJson(open.run), undefined, 2)}\n`)
    else if (values.watch) return watch(open, terminal)
    else terminal.out(renderStatus(open.run, { ...terminal, ...statusAsk(open.run) }))
    return 0
  },
}

/** The client's status line hands in JSON about its session; a terminal or another bar hands in nothing. */
async function printLine(terminal: Terminal): Promise<number> {
  const { session, cwd } = clientSays((await terminal.readInput?.()) ?? '')
  const isBar = session !== undefined
  const line = statusLine(
    { home: terminal.home, cwd: cwd ?? terminal.cwd, ...(isBar ? { session } : {}) },
    {
      columns: Number(terminal.env.COLUMNS) || terminal.columns,
      colour: terminal.colour || (isBar && !terminal.env.NO_COLOR),
    },
  )
  if (line !== '') terminal.out(`${line}\n`)
  return 0
}

function clientSays(input: string): { session?: string; cwd?: string } {
  try {
    const { session_id, cwd } = JSON.parse(input) as Record<string, unknown>
    return {
      ...(typeof session_id === 'string' ? { session: session_id } : {}),
      ...(typeof cwd === 'string' ? { cwd } : {}),
    }
  } catch {
    return {}
  }
}
