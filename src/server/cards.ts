import type { BoardRun } from '../engine/report/board-runs.ts'
import { apiId } from '../engine/report/board-runs.ts'
import { askedTask, factsOf, waitsForSession } from '../engine/report/board-tasks.ts'
import { COLUMNS, columnOf } from '../view/board.ts'
import { renderCard, renderStrip } from '../view/html/board-page.ts'
import type { Html } from '../view/html/html.ts'

export interface ShownCard {
  id: string
  column: number
  /** Where it stands in its column: by run, then by plan. */
  order: string
  html: string
}

/** A run on the board never changes in place, so what was made from it is good as long as it is there. */
const cards = new WeakMap<BoardRun, Map<string, ShownCard>>()
const strips = new WeakMap<BoardRun, Html>()

/**
 * The cards of some tasks of a run, or of all. Whether a checkpoint asks depends on every other task: its card comes
 * along with each.
 */
export function boardCards(board: BoardRun, tasks?: ReadonlySet<string>): ShownCard[] {
  const { run, isGone } = board
  const made = cards.get(board) ?? new Map<string, ShownCard>()
  cards.set(board, made)
  const asked = askedTask(board)
  return run.tasks.flatMap((task, index) => {
    if (tasks && !tasks.has(task.id) && task.kind !== 'checkpoint') return []
    const known = made.get(task.id)
    if (known) return known
    const id = apiId(run, task.id)
    const column = columnOf(task, asked)
    const order = `${run.startedAt} ${String(index).padStart(5, '0')}`
    const card: ShownCard = {
      id,
      column: COLUMNS.indexOf(column),
      order,
      html: renderCard(run, task, { id, column, href: `/tasks/${id}`, order, isGone }).text,
    }
    made.set(task.id, card)
    return card
  })
}

export function boardStrip(board: BoardRun): Html {
  const { run, key } = board
  const known =
    strips.get(board) ??
    renderStrip(run, {
      key,
      href: `/runs/${key}`,
      waits: waitsForSession(board),
      facts: factsOf(board),
    })
  strips.set(board, known)
  return known
}
