import type { Drawn, Elements, Engine, Rendering } from './engine.ts'
import { runFor } from './guard.ts'
import { runProgram } from './program.ts'
import { type Spent, spentByTask, stopSpending } from './spending.ts'
import type { Look } from './watch.ts'

const PANE = { id: 'run', title: 'ultraplan', columns: 48, rows: 14 }

let shown: Look | undefined
let root = ''
/** The run for which the pane has opened by itself. */
let opened = ''
let isPlaced = false
let answer = ''

/** Shows what was found. The pane opens by itself once for a run; after that the person has opened or closed it. */
export async function showRun($: Engine, look: Look, folder: string): Promise<void> {
  shown = look
  root = folder
  unchanged = 0
  if (opened !== look.run) {
    opened = look.run
    answer = ''
    isPlaced = (await $.ui.open(PANE)).isPlaced
  }
  $.ui.invalidate('ui.render')
}

let unchanged = 0

/** The time of what is done now is drawn again: every second in the first minute, then more rarely. */
export function redraw($: Engine): void {
  unchanged += 1
  if (!isPlaced || !shown?.nowSince || shown.state !== 'running') return
  if (unchanged < 60 || unchanged % 10 === 0) $.ui.invalidate('ui.render')
}

/** `/ultraplan:pane` */
export async function openPane($: Engine) {
  const { isPlaced: placed, reason } = await $.ui.open(PANE)
  isPlaced = placed
  return { text: placed ? 'the pane is open' : `the pane cannot be shown here: ${reason}` }
}

/** What an ended run came to stays until the person's next prompt. */
export async function forgetEnded($: Engine): Promise<void> {
  if (!shown || !['finished', 'cancelled'].includes(shown.state)) return
  stopSpending()
  shown = undefined
  isPlaced = false
  await $.ui.close({ id: PANE.id })
}

export async function drawPane($: Engine, e: Rendering): Promise<Drawn> {
  const { Box, Text, Button } = $.ui.resolve(e)
  if (!shown) return h(Text, { dimColor: true }, 'No run in this session.')
  isPlaced = true
  const look = shown
  const room = { width: e.props.bodyColumns, now: await $.clock.now(), spent: spentByTask() }
  const said = answer === '' ? [] : [h(Text, { dimColor: true, wrap: 'wrap' }, answer)]
  return h(
    Box,
    { flexDirection: 'column' },
    ...newsRows(look, room).map((row) => drawRow(row, Text)),
    h(Box, { gap: 1, flexWrap: 'wrap' }, ...buttonsFor($, look, Button)),
    ...said,
    // Last, because a long plan has to be scrolled.
    ...look.tasks.map((task) => drawRow(taskRow(task, room), Text)),
  )
}

const drawRow = ({ text, ...look }: Row, Text: unknown): Drawn => h(Text, { ...look }, text)

/** One line above the prompt, where the pane has no room. */
export function drawBand($: Engine, e: Rendering): Drawn | undefined {
  if (!shown || isPlaced || shown.state !== 'running') return undefined
  const { Text } = $.ui.resolve(e)
  return h(Text, { dimColor: true }, restOf(shown, e.props.bodyColumns))
}

/** Skip and force are not buttons: they are typed. */
function buttonsFor($: Engine, look: Look, Button: Elements['Button']): Drawn[] {
  if (look.state === 'finished' || look.state === 'cancelled') return []
  const button = (key: string, label: string, hotkey: string | undefined, onPress: () => unknown) =>
    h(Button, { key, label, ...(hotkey === undefined ? {} : { hotkey }), onPress })
  const isRunning = look.state === 'running'
  const press = (command: string, args: string) => () => {
    answer = `${command}: asked for`
    runFor($, 'button', { command: `ultraplan:${command}`, args })
  }
  // A key presses one button: of several tasks that wait, the first has them.
  const choices = look.waits.flatMap(({ task, options }, nth) => {
    if (task === undefined) return []
    const key = (name: string) => (nth === 0 ? name : undefined)
    const retry = options.some((option) => option.startsWith('retry'))
      ? [button(`retry-${task}`, `Retry ${task}`, key('r'), press('retry', `--task ${task}`))]
      : []
    const decide = options
      .filter((option) => !/^(?:retry|skip|investigate|\/|describe )/.test(option))
      .map((option, index) =>
        button(
          `decide-${task}-${index}`,
          `${task}: ${option}`,
          key(String(index + 1)),
          press('decide', `--task ${task} ${option}`),
        ),
      )
    return [...retry, ...decide]
  })
  return [
    isRunning
      ? button('pause', 'Pause', 'p', () => pause($))
      : button('resume', 'Resume', 'p', press('resume', '')),
    ...choices,
    button('story', 'Show the story', 's', () => tellStory($)),
  ]
}

/** Pausing does not wait until the session is idle, as a command would. */
async function pause($: Engine): Promise<void> {
  const { stdout, stderr } = await runProgram($, 'cli.cjs', ['pause'], { cwd: root })
  answer = (stdout || stderr).split('\n', 1)[0] ?? ''
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

/** One line of the pane, and how it is drawn. */
interface Row {
  text: string
  color?: string
  bold?: boolean
  dimColor?: boolean
  wrap?: 'wrap'
}

interface Room {
  width: number
  now: number
  spent: ReadonlyMap<string, Spent>
}

const MARKS: Record<string, { mark: string; color?: string }> = {
  pending: { mark: '·' },
  executing: { mark: '▸', color: 'suggestion' },
  verifying: { mark: '◆', color: 'suggestion' },
  reviewing: { mark: '◇', color: 'suggestion' },
  approved: { mark: '✔', color: 'success' },
  failed: { mark: '✗', color: 'error' },
  blocked: { mark: '⏸', color: 'warning' },
  escalated: { mark: '⏸', color: 'warning' },
  skipped: { mark: '?', color: 'warning' },
  forced: { mark: '!', color: 'warning' },
}

/** Less than a cent is not shown. */
const LEAST_SHOWN = 0.005

/** How far the run is, what is done now, the last refusal in words, and what waits for the person. */
export function newsRows(look: Look, room: Room): Row[] {
  const { width } = room
  const approved = look.tasks.filter(({ status }) => status === 'approved').length
  const since = look.nowSince === undefined ? '' : ` · ${elapsed(room.now - Date.parse(look.nowSince))}`
  const now = look.state === 'running' ? `${withoutName(look)}${since}` : look.state
  return [
    {
      text: cut(`${look.spec}  ${look.state}  ${approved} of ${look.tasks.length} approved`, width),
      bold: true,
    },
    // What waits has lines of its own.
    ...(now.startsWith('WAITING')
      ? []
      : [{ text: cut(now, width * 2), dimColor: true, wrap: 'wrap' as const }]),
    ...(look.lastRefusal === undefined
      ? []
      : [{ text: cut(look.lastRefusal, width * 4), color: 'error', wrap: 'wrap' as const }]),
    ...look.waits.map(({ line }) => ({
      text: cut(line, width * 4),
      color: 'warning',
      wrap: 'wrap' as const,
    })),
  ]
}

export function taskRow(
  { id, title, status, attempts, flags }: Look['tasks'][number],
  { width, spent }: Room,
): Row {
  const { mark, color } = MARKS[status] ?? { mark: '?' }
  const { tokens, usd } = spent.get(id) ?? { tokens: 0, usd: 0 }
  const notes = [
    status,
    ...(attempts > 1 ? [`×${attempts}`] : []),
    ...(flags.includes('orange') ? ['ORANGE'] : []),
    ...(tokens < 1000 ? [] : [`${Math.round(tokens / 1000)}k`]),
    ...(usd < LEAST_SHOWN ? [] : [`$${usd.toFixed(2)}`]),
  ].join(' ')
  const room = Math.max(8, width - notes.length - 1)
  const text = `${cut(`${mark} ${id} ${title}`, room).padEnd(room)} ${notes}`
  return { text: cut(text, width), ...(color ? { color } : { dimColor: true }) }
}

/** The run in one line. */
function restOf(look: Look, width: number): string {
  const waits = look.waits[0]?.line
  const approved = look.tasks.filter(({ status }) => status === 'approved').length
  return cut(`ultraplan ${approved}/${look.tasks.length} · ${waits ?? withoutName(look)}`, width)
}

const withoutName = ({ now, spec }: Look): string => now.replace(`ultraplan ${spec} · `, '')

function elapsed(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

const cut = (text: string, room: number): string =>
  text.length <= room ? text : `${text.slice(0, Math.max(1, room - 1))}…`
