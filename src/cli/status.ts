import { followHappened, happenedSince, type Since } from '../engine/report/happened.ts'
import {
  exitCodeOf,
  followRun,
  isClientGone,
  runsHere,
  runToWatch,
  statusFacts,
  statusLine,
} from '../engine/report/status.ts'
import type { OpenRun } from '../engine/runs/open-run.ts'
import type { Run } from '../model/run.ts'
import { shortName } from '../model/task-name.ts'
import { clock, isDoneBefore, shownState } from '../view/run-view.ts'
import { renderChange, renderRuns, renderStatus, runsJson, statusJson } from '../view/status.ts'
import { oneLine } from '../view/terminal.ts'
import { command, FLAG, type LiveScreen, orFail, TEXT, type Terminal, UsageError } from './command.ts'

export const status = command({
  summary: 'show a run of this repository: a bar, what each task has come to, what waits for you',
  usage: 'ultraplan status [spec] [--watch] [--json [--since <event>]] [--line | --exit-code] [--run <id>]',
  examples: [
    'ultraplan status',
    'ultraplan status demo           # the newest run of that spec',
    'ultraplan status --watch        # may be started before the run',
    'ultraplan status --json',
    'ultraplan status --json --since 0  # and a line for each event after that number',
    'ultraplan status --json --since bound  # the same, since the run came to its session',
    'ultraplan status --json --since 0 --watch  # the same as a line of JSON for each change, until the run ends',
    'ultraplan status --line         # one line for a status bar, nothing when no run goes on',
    'ultraplan status --exit-code    # 0 all approved, 1 needs a person, 2 failed, 3 still at work',
  ],
  options: { watch: FLAG, json: FLAG, line: FLAG, run: TEXT, since: TEXT, 'exit-code': FLAG },
  words: 1,
  async act({ values, words: [spec], terminal, open: openNamed, print }) {
    const { watch, json, line, since, run } = values
    if (line) return printLine(terminal, watch)
    if (watch && json) return followAsJson(openNamed(spec), since, terminal)
    const { live } = terminal
    const isAny = spec === undefined && run === undefined
    const open = watch && isAny ? await awaited(terminal) : openNamed(spec)
    if (!open) return 0
    if (watch) await (live ? followOnScreen(open, terminal, live) : followInPipe(open, terminal))
    const { columns } = (watch && live?.size()) || terminal
    const happened = json && since !== undefined ? await happenedSince(open, eventNumber(since)) : {}
    const { isGone } = statusFacts(open)
    print({ ...statusJson(open.run, isGone), ...happened }, () => table(open, terminal, { columns }))
    return values['exit-code'] ? tellExitCode(open, terminal) : 0
  },
})

function tellExitCode(open: OpenRun, terminal: Terminal): number {
  const code = exitCodeOf(open)
  if (code === 0) terminal.err(notLookedAt(open.run))
  return code
}

/** Of a success: what it rests on that no gate of the run has looked at. */
function notLookedAt({ tasks }: Run): string {
  const before = tasks.filter(isDoneBefore).map((task) => oneLine(shortName(task)))
  if (before.length === 0) return ''
  return `${before.join(', ')}: ticked before the run, so this run has not proved it; ultraplan verify <task> runs the verify of one\n`
}

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

function eventNumber(text: string): Since {
  if (text === 'bound') return text
  if (/^\d+$/.test(text)) return Number(text)
  throw new UsageError(`${text} is not the number of an event`, 'usage: ultraplan status --json --since 0')
}

const table = (open: OpenRun, { colour }: Terminal, size: { columns: number; rows?: number }): string =>
  renderStatus(open.run, { ...statusFacts(open), ...size, colour })

/** The client's status line hands in JSON about its session; a terminal or another bar hands in nothing. */
async function printLine(terminal: Terminal, watch = false): Promise<number> {
  if (watch) throw new UsageError('--line is one line, and is not watched', 'leave out --line, or --watch')
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

/** No screen to redraw: the state at once, then one line for each change, with what waits for a person; the table at the end. */
async function followInPipe(open: OpenRun, terminal: Terminal): Promise<void> {
  let last = ''
  const tell = () => {
    const facts = statusFacts(open)
    const text = renderChange(open.run, facts)
    // No event tells that a client is gone: that is seen now.
    const at = facts.isGone ? new Date().toISOString() : open.run.lastAt
    if (text !== last) terminal.out(`${clock(at)} ${text}\n`)
    last = text
  }
  tell()
  await followRun(open, tell).done
}

/** For a program that shows what happens: it reads the changes from a pipe, and this ends with it. */
async function followAsJson(open: OpenRun, since = '0', terminal: Terminal): Promise<number> {
  const following = followHappened(open, eventNumber(since), (change) =>
    terminal.out(`${JSON.stringify({ ...statusJson(open.run, statusFacts(open).isGone), ...change })}\n`),
  )
  terminal.onOrphaned?.(following.stop)
  await following.done
  // The program that read this may be a client that was killed: then STATE.md has to say so, and nobody else may look.
  isClientGone(open)
  return 0
}

const ENTER = '\u001b[?1049h\u001b[?25l\u001b[H\u001b[2J'
const LEAVE = '\u001b[?25h\u001b[?1049l'
const HOME = '\u001b[H'
const REST_OF_LINE = '\u001b[K'
const REST_OF_SCREEN = '\u001b[J'

/** Uses the alternate screen, so that the terminal shows its earlier content again afterwards. */
async function followOnScreen(open: OpenRun, terminal: Terminal, live: LiveScreen): Promise<void> {
  const draw = () => {
    const { columns, rows } = live.size()
    const shown = table(open, terminal, { columns, rows: rows - 2 })
    const goesOn = shownState(open.run, statusFacts(open)).word === 'running' ? '; the run goes on' : ''
    const lines = `${shown}\nCtrl-C stops watching${goesOn}`.split('\n').slice(0, rows)
    terminal.out(`${HOME}${lines.map((line) => line + REST_OF_LINE).join('\r\n')}${REST_OF_SCREEN}`)
  }
  terminal.out(ENTER)
  const following = followRun(open, draw)
  const ignoreEnd = live.onEnd(following.stop)
  const ignoreResize = live.onResize(draw)
  try {
    draw()
    await following.done
  } finally {
    following.stop()
    ignoreEnd()
    ignoreResize()
    terminal.out(LEAVE)
  }
}
