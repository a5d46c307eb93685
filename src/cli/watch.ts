import { followRun } from '../engine/follow-run.ts'
import type { OpenRun } from '../engine/open-run.ts'
import { statusAsk } from '../engine/status.ts'
import type { Run } from '../model/run.ts'
import { shortName } from '../model/task-name.ts'
import { renderStatus } from '../view/status.ts'
import { oneLine } from '../view/terminal.ts'
import type { LiveScreen, Terminal } from './command.ts'

/** Follows the run until it ends or the person has seen enough. */
export async function watch(open: OpenRun, terminal: Terminal): Promise<number> {
  if (terminal.live) await watchScreen(open, terminal, terminal.live)
  else await watchPipe(open, terminal)
  const { columns } = terminal.live?.size() ?? terminal
  terminal.out(renderStatus(open.run, { ...statusAsk(open.run), columns, colour: terminal.colour }))
  return 0
}

/** No screen to redraw: one line for each change, the table at the end. */
async function watchPipe(open: OpenRun, terminal: Terminal): Promise<void> {
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

/** On a screen of its own, so that what stood in the terminal before is there again afterwards. */
async function watchScreen(open: OpenRun, terminal: Terminal, live: LiveScreen): Promise<void> {
  const draw = (run: Run) => {
    const { columns, rows } = live.size()
    const table = renderStatus(run, { ...statusAsk(run), columns, rows: rows - 2, colour: terminal.colour })
    const lines = `${table}\nCtrl-C stops watching; the run goes on`.split('\n').slice(0, rows)
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
