import { happenedSince } from '../engine/report/happened.ts'
import {
  exitCodeOf,
  followRun,
  runsHere,
  runToWatch,
  statusFacts,
  statusLine,
} from '../engine/report/status.ts'
import type { OpenRun } from '../engine/runs/open-run.ts'
import type { Run } from '../model/run.ts'
import { shortName } from '../model/task-name.ts'
import { renderRuns, renderStatus, runsJson, statusJson } from '../view/status.ts'
import { oneLine } from '../view/terminal.ts'
import { command, FLAG, type LiveScreen, orFail, TEXT, type Terminal, UsageError } from './command.ts'

export const status = command({
  summary: 'show a run of this repository: a bar, what each task has come to, what waits for you',
  usage: 'ultraplan status [spec] [--watch | --json [--since <event>] | --line | --exit-code] [--run <id>]',
  examples: [
    'ultraplan status',
    'ultraplan status demo           # the newest run of that spec',
    'ultraplan status --watch        # may be started before the run',
    'ultraplan status --json',
    'ultraplan status --json --since 0  # and a line for each event after that number',
    'ultraplan status --line         # one line for a status bar, nothing when no run goes on',
    'ultraplan status --exit-code    # 0 all approved, 1 needs a person, 2 failed, 3 still at work',
  ],
  options: { watch: FLAG, json: FLAG, line: FLAG, run: TEXT, since: TEXT, 'exit-code': FLAG },
  words: 1,
  async act({ values, words: [spec], terminal, open: openNamed, print }) {
    const { watch, json, line, since, run } = values
    if (line) return printLine(terminal)
    const { live } = terminal
    const isAny = spec === undefined && run === undefined
    const open = watch && !json && isAny ? await awaited(terminal) : openNamed(spec)
    if (!open) return 0
    if (watch && !json) await (live ? followOnScreen(open, terminal, live) : followInPipe(open, terminal))
    const { columns } = (watch && live?.size()) || terminal
    const happened = json && since !== undefined ? await happenedSince(open, eventNumber(since)) : {}
    const { isGone } = statusFacts(open.run)
    print({ ...statusJson(open.run, isGone), ...happened }, () => table(open.run, terminal, { columns }))
    return values['exit-code'] ? exitCodeOf(open.run) : 0
  },
})

export const runs = command({
  summary: 'list the runs of this repository, the newest last',
  usage: 'ultraplan runs [--json]',
  examples: ['ultraplan runs', 'ultraplan runs --json'],
  options: { json: FLAG },
  act({ terminal: { cwd, home, columns }, print }) {
    const rows = orFail(runsHere(cwd, home))
    print(runsJson(rows), () => renderRuns(rows, columns))
    return 0
  },
})

async function awaited(terminal: Terminal): Promise<OpenRun | undefined> {
  const { cwd, home, live } = terminal
  let isStopped = false
  const ignoreEnd = live?.onEnd(() => {
    isStopped = true
  })
  const found = await runToWatch(cwd, home, {
    isScreen: live !== undefined,
    isStopped: () => isStopped,
    onWait: () => terminal.out('waiting for a run to start in this repository; Ctrl-C stops waiting\n'),
  })
  ignoreEnd?.()
  return found && orFail(found)
}

function eventNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new UsageError(`${text} is not the number of an event`, 'usage: ultraplan status --json --since 0')
}

const table = (run: Run, { colour }: Terminal, size: { columns: number; rows?: number }): string =>
  renderStatus(run, { ...statusFacts(run), ...size, colour })

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
