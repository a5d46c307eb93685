import { cut, displayWidth, pad } from '../../view/terminal.ts'
import type { Said } from './sign.ts'
import type { Spent } from './spending.ts'
import type { Look } from './watch.ts'

/** One line of the pane, and how it is drawn. */
export interface Row {
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
  // The client asks the person about a call of its agent.
  WAITING: { mark: '⏸', color: 'warning' },
}

/** Less than a cent is not shown. The client counts only the session's cost: a task's is its share, so `~`. */
const LEAST_SHOWN = 0.005

export const hasEnded = ({ state }: Look): boolean => state === 'finished' || state === 'cancelled'

/** How far the run is, what is done now, the last refusal in words, and what waits for the person. */
export function newsRows(look: Look, room: Room): Row[] {
  const { width } = room
  const approved = count(look, 'approved')
  return [
    {
      text: cut(`${look.spec}  ${look.shown}  ${approved} of ${look.tasks.length} approved`, width),
      bold: true,
    },
    ...nowTexts(look, room.now)
      .filter((text) => text !== '')
      .map((text) => ({ text: cut(text, width * 2), dimColor: true, wrap: 'wrap' as const })),
    // What an ended run came to is its summary.
    ...(look.lastRefusal === undefined || hasEnded(look)
      ? []
      : [{ text: cut(look.lastRefusal, width * 4), color: 'error', wrap: 'wrap' as const }]),
    ...look.waits.map(({ line }) => ({
      text: cut(line, width * 4),
      color: 'warning',
      wrap: 'wrap' as const,
    })),
  ]
}

/** What each agent and the gate do, with their time; why the run stands still; what an ended run came to besides its approved tasks. */
function nowTexts(look: Look, now: number): string[] {
  if (hasEnded(look)) return [unapproved(look)]
  const atWork = look.doing.map(({ text, since }) => `${text} ${elapsed(now - Date.parse(since))}`)
  // Agents in flight finish also in a run that is paused.
  if (look.state !== 'running') return [whyStopped(look), ...atWork]
  if (atWork.length > 0) return atWork
  // What waits has lines of its own.
  return withoutName(look).startsWith('WAITING') ? [] : [withoutName(look)]
}

export function taskRow(
  { tasks, labels }: Pick<Look, 'tasks' | 'labels'>,
  index: number,
  { width, spent }: Pick<Room, 'width' | 'spent'>,
): Row {
  const { id = '', title = '', status = '', attempts = 0, flags = [] } = tasks[index] ?? {}
  const label = labels[index] ?? status
  const { mark, color } = MARKS[label] ?? MARKS[status] ?? { mark: '?' }
  const { tokens, usd } = spent.get(id) ?? { tokens: 0, usd: 0 }
  const notes = [
    label,
    ...(attempts > 1 ? [`×${attempts}`] : []),
    ...(flags.includes('orange') ? ['ORANGE'] : []),
    ...(tokens < 1000 ? [] : [`${Math.round(tokens / 1000)}k`]),
    ...(usd < LEAST_SHOWN ? [] : [`~$${usd.toFixed(2)}`]),
  ].join(' ')
  const room = Math.max(8, width - notes.length - 1)
  const text = `${pad(`${mark} ${id} ${title}`, room)} ${notes}`
  return { text: cut(text, width), ...(color ? { color } : { dimColor: true }) }
}

/**
 * Which tasks to draw: those in the window and a window's height above and below it, because the client moves the
 * window a little without asking again. A plan of 500 tasks would cost as much at every drawing as 500 rows do.
 * The rows above the plan wrap, so how many there are is only known within bounds.
 */
export function tasksInView(
  tasks: number,
  above: readonly string[],
  { width, offset, bodyRows }: { width: number; offset: number; bodyRows: number },
): { from: number; to: number } {
  // Of two lines that follow each other in a wrapped text, one alone may be short.
  const most = above.reduce((sum, text) => sum + 2 * Math.ceil((displayWidth(text) + 1) / width), 0)
  const from = Math.min(tasks, Math.max(0, offset - most - bodyRows))
  return { from, to: Math.min(tasks, offset + 2 * bodyRows) }
}

/** The run in one line: what waits for the person, or why it stands still, or what is done now. */
export function runLine(look: Look, width: number): string {
  const said = hasEnded(look)
    ? [look.state, unapproved(look)].filter(Boolean).join(': ')
    : look.state === 'running'
      ? (look.waits[0]?.line ?? withoutName(look))
      : `${look.state}, /ultraplan:resume goes on: ${whyStopped(look)}`
  return cut(`ultraplan ${count(look, 'approved')}/${look.tasks.length} · ${said}`, width)
}

const count = ({ tasks }: Look, status: string): number =>
  tasks.filter((task) => task.status === status).length

function unapproved({ labels }: Look): string {
  const others = [...new Set(labels)].filter((each) => each !== 'approved')
  return others.map((label) => `${labels.filter((each) => each === label).length} ${label}`).join(', ')
}

const withoutName = ({ now, spec }: Look): string => now.replace(`ultraplan ${spec} · `, '')

/** `PAUSED: paused by A Person` without its first word, which stands beside it. */
const whyStopped = (look: Look): string => withoutName(look).replace(/^[A-Z]+(?:: )?/, '')

/** Its blanks do not break: a line that is too long for the pane wraps before the time. */
function elapsed(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  const rest = String(seconds % 60)
  const time = seconds < 60 ? `${rest} s` : `${Math.floor(seconds / 60)} min ${rest.padStart(2, '0')} s`
  return `· ${time}`.replace(/ /g, '\u00a0')
}

export interface PaneButton {
  key: string
  label: string
  hotkey?: string
  /** Pausing does not wait until the session is idle, as a command does. */
  does: 'pause' | 'story' | Said
}

/** Skip and force are not buttons: they are typed. */
export function buttonsOf(look: Look): PaneButton[] {
  if (hasEnded(look)) return []
  const toggle: PaneButton =
    look.state === 'running'
      ? { key: 'pause', label: 'Pause', hotkey: 'p', does: 'pause' }
      : { key: 'resume', label: 'Resume', hotkey: 'p', does: command('resume', '') }
  const choices = look.waits.flatMap((one, nth) => choicesOf(one, nth === 0))
  return [toggle, ...choices, { key: 'story', label: 'Show the story', hotkey: 's', does: 'story' }]
}

const command = (name: string, args: string): Said => ({ command: `ultraplan:${name}`, args })

/** A key presses one button: of several tasks that wait, the first has them. */
function choicesOf({ task, options }: Look['waits'][number], hasKeys: boolean): PaneButton[] {
  if (task === undefined) return []
  const keyed = (hotkey: string) => (hasKeys ? { hotkey } : {})
  const retry: PaneButton = {
    key: `retry-${task}`,
    label: `Retry ${task}`,
    ...keyed('r'),
    does: command('retry', `--task ${task}`),
  }
  const decide = options
    .filter((option) => !/^(?:retry|skip|investigate|\/|describe )/.test(option))
    .map((option, index) => ({
      key: `decide-${task}-${index}`,
      label: `${task}: ${option}`,
      ...keyed(String(index + 1)),
      does: command('decide', `--task ${task} ${option}`),
    }))
  return [...(options.some((option) => option.startsWith('retry')) ? [retry] : []), ...decide]
}
