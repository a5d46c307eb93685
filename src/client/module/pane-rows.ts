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
  costs: ReadonlyMap<string, number>
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

/** The plan, what is done now, the last refusal in words, and what waits for the person. */
export function paneRows(look: Look, room: Room): Row[] {
  const { width } = room
  const approved = look.tasks.filter(({ status }) => status === 'approved').length
  const since = look.nowSince === undefined ? '' : ` · ${elapsed(room.now - Date.parse(look.nowSince))}`
  const now = look.state === 'running' ? `${withoutName(look)}${since}` : look.state
  return [
    {
      text: cut(`${look.spec}  ${look.state}  ${approved} of ${look.tasks.length} approved`, width),
      bold: true,
    },
    ...look.tasks.map((task) => taskRow(task, room)),
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

function taskRow({ id, title, status, attempts, flags }: Look['tasks'][number], { width, costs }: Room): Row {
  const { mark, color } = MARKS[status] ?? { mark: '?' }
  const cost = costs.get(id)
  const notes = [
    status,
    ...(attempts > 1 ? [`×${attempts}`] : []),
    ...(flags.includes('orange') ? ['ORANGE'] : []),
    ...(cost === undefined || cost < LEAST_SHOWN ? [] : [`$${cost.toFixed(2)}`]),
  ].join(' ')
  const room = Math.max(8, width - notes.length - 1)
  const text = `${cut(`${mark} ${id} ${title}`, room).padEnd(room)} ${notes}`
  return { text: cut(text, width), ...(color ? { color } : { dimColor: true }) }
}

/** The run in one line. */
export function restOf(look: Look, width: number): string {
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
