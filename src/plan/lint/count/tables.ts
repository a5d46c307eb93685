import type { Sight } from './sights.ts'
import { HEADING } from './visible.ts'

/* Tables whose rows may be tasks. No reader reads them. */

const RULE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/
/** The name of a column that holds tasks. */
const TASK =
  /^(?:tasks?|task (?:name|title|description)|sub-?tasks?|work items?|to-?dos?|action items?|任务|任務|タスク|작업|tareas?|aufgaben?|tâches?)$/i
/** Together these say the same: a number, what it is, and what becomes of it. */
const NUMBER = /^(?:#|id|no\.?|nr\.?|task id|step)$/i
const WHAT = /^(?:title|name|description|step|item|action|what|deliverable|story|work)$/i
const STATE =
  /^(?:status|state|done|verify|verification|proof|command|files?|owner|effort|estimate|depends(?: on)?|dependencies|priority)$/i
const DONE = /[✅✔☑✓]|\[[xX]\]|^(?:done|completed?|finished|merged|n\/?a)\b/iu
/** What is below these is no work, or was done before. */
const APART =
  /\b(?:out of scope|non-?goals?|future|deferred|risks?|references?|summary|overview|background|glossary|coverage|traceability|change ?log|progress|done|completed)\b/i

interface Table {
  line: number
  rows: { line: number; cells: string[] }[]
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replace(/[*_`~]/g, '').trim())

const areTasks = (names: readonly string[]): boolean =>
  names.some((name) => TASK.test(name)) ||
  [NUMBER, WHAT, STATE].every((form) => names.some((name) => form.test(name)))

/** The tables of tasks among the visible lines, which count from 0. Lines of tables count from 1. */
export function taskTables(lines: readonly string[], visible: readonly number[]): Table[] {
  const tables: Table[] = []
  let isApart = false
  let open: Table | undefined
  let before = -1
  for (const at of visible) {
    const line = lines[at] ?? ''
    const heading = HEADING.exec(line)?.[1]
    if (heading !== undefined) isApart = APART.test(heading)
    if (!line.includes('|') || at !== before + 1) open = undefined
    before = at
    if (open && line.includes('|')) open.rows.push({ line: at + 1, cells: cellsOf(line) })
    else if (line.includes('|') && RULE.test(line) && !isApart && areTasks(cellsOf(lines[at - 1] ?? ''))) {
      open = { line: at, rows: [] }
      tables.push(open)
    }
  }
  return tables
}

/** The rows that are not done, and that name no task by an id. */
export const rowsIn = (
  lines: readonly string[],
  visible: readonly number[],
  ids: ReadonlySet<string>,
): Sight[] =>
  taskTables(lines, visible).flatMap(({ rows }) =>
    rows
      .filter(({ cells }) => !cells.some((cell) => DONE.test(cell) || ids.has(idIn(cell))))
      .map(({ line }) => ({ kind: 'row', line, indent: 0 })),
  )

/** `1.2`, `Task 1.2`, `1.2: Dry`. */
const idIn = (cell: string): string =>
  /^(?:task\s+)?#?([a-z]{0,6}-?\d+(?:[.-]\d+)*[a-z]?)(?=$|[\s:,.)–—-])/i.exec(cell)?.[1] ?? ''
