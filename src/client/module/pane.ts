import { cut } from '../../view/terminal.ts'
import type { Drawn, Elements, Engine, Next, Raised, Rendering } from './engine.ts'
import { runFor } from './guard.ts'
import {
  buttonsOf,
  hasEnded,
  newsRows,
  type PaneButton,
  type Row,
  runLine,
  taskRow,
  tasksInView,
} from './pane-content.ts'
import { homeOf, runProgram } from './program.ts'
import { signWord } from './sign.ts'
import { spentByTask, stopSpending } from './spending.ts'
import type { Look } from './watch.ts'

const PANE = { id: 'run', title: 'ultraplan', columns: 48, rows: 14 }
/**
 * The run whose pane the person has closed. The client keeps it, so that a session that is resumed knows it too. It
 * writes under a lock, which a killed client leaves behind: then the pane opens and closes all the same.
 */
const CLOSED = 'closed'
const ifItCan = (done: Promise<unknown>): Promise<unknown> => done.catch(() => undefined)

let shown: Look | undefined
let root = ''
/** The run for which the pane has opened by itself. */
let opened = ''
let answer = ''

/** Shows what was found. The pane opens by itself once for a run; after that the person has opened or closed it. */
export async function showRun($: Engine, look: Look, folder: string): Promise<void> {
  // What a button was answered is over with the next thing that happens, but for a pause that agents outlast.
  if (look.state !== 'paused' || look.doing.length === 0) answer = ''
  shown = look
  root = folder
  if (opened !== look.run) {
    opened = look.run
    answer = ''
    if ((await ifItCan($.store.get(CLOSED))) !== look.run) await ifItCan($.ui.open(PANE))
  }
  $.ui.invalidate('ui.render')
}

/** Whether the pane can be seen: the person closes it, and a terminal that becomes narrow has no room for it. */
async function isPlaced($: Engine): Promise<boolean> {
  return (await $.ui.panes()).some(({ id, isPlaced }) => id === PANE.id && isPlaced)
}

/** The time of what is done now is drawn again. Nothing else that is drawn changes by itself. */
export async function redrawTime($: Engine): Promise<void> {
  if (shown?.doing[0] && !hasEnded(shown) && (await isPlaced($))) $.ui.invalidate('ui.render')
}

/** `/ultraplan:pane` */
export async function openPane($: Engine) {
  const { isPlaced, reason } = await $.ui.open(PANE)
  await ifItCan($.store.delete(CLOSED))
  // The line above the prompt goes.
  $.ui.invalidate('ui.render')
  return { text: isPlaced ? 'the pane is open' : `the pane cannot be shown here: ${reason}` }
}

/** Without an answer of ours the hook would answer, which is asked only where the module is not loaded. */
export function noPane() {
  return { text: 'the pane cannot be opened now; /ultraplan:status shows the run' }
}

/** What the person closes stays closed, and a line above the prompt takes its place. */
export async function closePane($: Engine, e: Raised, next: Next) {
  const answer = await next(e)
  if (e.origin?.kind === 'person' && shown) await ifItCan($.store.set(CLOSED, shown.run))
  $.ui.invalidate('ui.render')
  return answer
}

/** What an ended run came to stays until the person's next prompt. */
export async function forgetEnded($: Engine): Promise<void> {
  if (!shown || !hasEnded(shown)) return
  stopSpending()
  shown = undefined
  await $.ui.close({ id: PANE.id })
  $.ui.invalidate('ui.render')
}

export async function drawPane($: Engine, e: Rendering): Promise<Drawn> {
  const { Box, Text, Button } = $.ui.resolve(e)
  if (!shown) return h(Text, { dimColor: true }, 'No run in this session.')
  const look = shown
  const { tasks } = look
  const room = { width: e.props.bodyColumns, now: await $.clock.now(), spent: spentByTask() }
  const news: Row[] = newsRows(shown, room)
  const buttons = buttonsOf(shown)
  const said: Row[] = answer === '' ? [] : [{ text: answer, dimColor: true, wrap: 'wrap' }]
  const above = [...[...news, ...said].map(({ text }) => text), ...buttons.map(({ label }) => `[ ${label} ]`)]
  const { from, to } = tasksInView(tasks.length, above, { width: room.width, ...e.props.scroll })
  return h(
    Box,
    { flexDirection: 'column' },
    ...news.map((row) => drawRow(row, Text)),
    h(Box, { gap: 1, flexWrap: 'wrap' }, ...buttons.map((one) => drawButton($, one, Button))),
    ...said.map((row) => drawRow(row, Text)),
    // Last, because a long plan has to be scrolled.
    h(Box, { height: from, flexShrink: 0 }),
    ...tasks.slice(from, to).map((_, nth) => drawRow(taskRow(look, from + nth, room), Text)),
    h(Box, { height: tasks.length - to, flexShrink: 0 }),
  )
}

const drawRow = ({ text, ...look }: Row, Text: unknown): Drawn => h(Text, { ...look }, text)

/** One line above the prompt, where the pane has no room or is closed. */
export async function drawBand($: Engine, e: Rendering): Promise<Drawn | undefined> {
  if (!shown || (await isPlaced($))) return undefined
  const { Text } = $.ui.resolve(e)
  return h(Text, { dimColor: true }, runLine(shown, e.props.bodyColumns))
}

function drawButton($: Engine, { does, ...look }: PaneButton, Button: Elements['Button']): Drawn {
  return h(Button, { ...look, onPress: () => press($, does) })
}

function press($: Engine, does: PaneButton['does']): Promise<void> | void {
  if (does === 'pause') return pause($)
  if (does === 'story') return tellStory($)
  answer = `${does.command.replace('ultraplan:', '')}: asked for`
  $.ui.invalidate('ui.render')
  runFor($, 'button', does)
}

/** Nobody is kept from stopping: what cannot be signed is a pause all the same. */
async function pause($: Engine): Promise<void> {
  await signWord($, 'button', { command: 'ultraplan:pause', args: '' }).catch(() => undefined)
  const { exitCode } = await runProgram($, 'worker.cjs', [
    'pause',
    root,
    await homeOf($),
    await $.session.id(),
  ])
  const outlasting = shown?.doing.length ? 'pause: agents in flight finish' : ''
  answer = exitCode === 0 ? outlasting : 'pause: it did not work, type /ultraplan:pause'
  $.ui.invalidate('ui.render')
}

const MOST_STEPS = 12
const LONGEST_STEP = 200

/** A line for each step: the client shows no line breaks in what is logged. */
async function tellStory($: Engine): Promise<void> {
  // A checkpoint has no story yet.
  const tried = shown?.tasks.filter(({ attempts }) => attempts > 0) ?? []
  const task = (tried.find(({ id }) => shown?.waits.some((one) => one.task === id)) ?? tried.at(-1))?.id
  const args = ['log', ...(task === undefined ? [] : [task])]
  const { stdout } = await runProgram($, 'cli.cjs', args, { cwd: root })
  const steps = stdout.split(/\n(?=\d\d:\d\d:\d\d )/).slice(-MOST_STEPS)
  for (const step of steps) $.ui.log(cut(step.replace(/\s+/g, ' ').trim(), LONGEST_STEP))
}
