import { happenedSince } from '../engine/report/happened.ts'
import { followRun, statusAsk, statusLine } from '../engine/report/status.ts'
import type { OpenRun } from '../engine/runs/open-run.ts'
import type { Run } from '../model/run.ts'
import { shortName } from '../model/task-name.ts'
import { renderStatus, statusJson } from '../view/status.ts'
import { oneLine } from '../view/terminal.ts'
import { command, FLAG, type LiveScreen, TEXT, type Terminal, UsageError } from './command.ts'

export const status = command({
  summary: 'show the run of this repository: a bar, and what each task has come to',
  usage: 'ultraplan status [--watch | --json [--since <event>] | --line] [--run <id>]',
  examples: [
    'ultraplan status',
    'ultraplan status --watch',
    'ultraplan status --json',
    'ultraplan status --json --since 0  # and a line for each event after that number',
    'ultraplan status --line         # one line for a status bar, nothing when no run goes on',
  ],
  options: { watch: FLAG, json: FLAG, line: FLAG, run: TEXT, since: TEXT },
  async act({ values: { watch, json, line, since }, terminal, open: openNamed, print }) {
    if (line) return printLine(terminal)
    const open = openNamed()
    const { live } = terminal
    if (watch && !json) await (live ? followOnScreen(open, terminal, live) : followInPipe(open, terminal))
    const { columns } = (watch && live?.size()) || terminal
    const happened = json && since !== undefined ? await happenedSince(open, eventNumber(since)) : {}
    print({ ...statusJson(open.run), ...happened }, () => table(open.run, terminal, { columns }))
  },
})

function eventNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new UsageError(`${text} is not the number of an event`, 'usage: ultraplan status --json --since 0')
}

const table = (run: Run, { colour }: Terminal, size: { columns: number; rows?: number }): string =>
  renderStatus(run, { ...statusAsk(run), ...size, colour })

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

function clientSays(input: string): { session?: string | undefined; cwd?: string | undefined } {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  try {
    const { session_id, cwd } = JSON.parse(input) as Record<string, unknown>
    return { session: text(session_id), cwd: text(cwd) }
  } catch {
    return {}
  }
}

/** No screen to redraw: one line for each change, the table at the end. */
async function followInPipe(open: OpenRun, terminal: Terminal): Promise<void> {
  let last = ''
  await followRun(open, (run) => {
    const line = run.tasks.map((task) => `${oneLine(shortName(task))} ${task.status}`).join(', ')
    if (line !== last) terminal.out(`${run.lastAt} ${run.state}: ${line}\n`)
    last = line
  }).done
}

const ENTER = '\u001b[?1049h\u001b[?25l\u001b[H\u001b[2J'
const LEAVE = '\u001b[?25h\u001b[?1049l'
const HOME = '\u001b[H'
const REST_OF_LINE = '\u001b[K'
const REST_OF_SCREEN = '\u001b[J'

/** Uses the alternate screen, so that the terminal shows its earlier content again afterwards. */
async function followOnScreen(open: OpenRun, terminal: Terminal, live: LiveScreen): Promise<void> {
  const draw = (run: Run) => {
    const { columns, rows } = live.size()
    const shown = table(run, terminal, { columns, rows: rows - 2 })
    const lines = `${shown}\nCtrl-C stops watching; the run goes on`.split('\n').slice(0, rows)
    terminal.out(`${HOME}${lines.map((line) => line + REST_OF_LINE).join('\r\n')}${REST_OF_SCREEN}`)
  }
  terminal.out(ENTER)
  const following = followRun(open, draw)
  const ignoreEnd = live.onEnd(following.stop)
  const ignoreResize = live.onResize(() => draw(open.run))
  try {
    draw(open.run)
    await following.done
  } finally {
    following.stop()
    ignoreEnd()
    ignoreResize()
    terminal.out(LEAVE)
  }
}
