import type { TaskState } from '../../model/run.ts'
import type { ApiError, ApiTask } from '../../model/verification.ts'
import { asksOf, next } from '../../run/next.ts'
import { isProved } from '../../run/reported.ts'
import { apiTask } from '../../view/board.ts'
import type { RunFacts } from '../../view/run-view.ts'
import { oneLine } from '../../view/terminal.ts'
import { apiId, type BoardRun, type BoardRuns } from './board-runs.ts'
import { calledAt } from './happened.ts'

/** The task that a run asks a person about right now. */
export function askedTask({ run }: BoardRun, now = new Date()): string | undefined {
  const action = next(run, now)
  return action.kind === 'ask' ? action.task : undefined
}

/** What its state is shown by, besides the last event. */
export const factsOf = ({ run, isGone }: BoardRun, now = new Date()): RunFacts => ({
  asks: asksOf(run, now),
  isGone,
})

/** Something was done here, and the session has not acted on it yet. */
export const waitsForSession = ({ run, recent }: BoardRun): boolean => calledAt(run, recent) !== undefined

/** Every task of every run, as the API shows it. */
export const apiTasks = (runs: BoardRuns): ApiTask[] => runs.all().flatMap((board) => tasksOf(board))

function tasksOf(board: BoardRun): ApiTask[] {
  const { run } = board
  const asked = askedTask(board)
  return run.tasks.map((task) =>
    apiTask(run, task, {
      id: apiId(run, task.id),
      isProved: isProved(task),
      asked,
    }),
  )
}

export interface FoundTask {
  board: BoardRun
  task: TaskState
  id: string
}

const found = (board: BoardRun, task: TaskState): FoundTask => ({
  board,
  task,
  id: apiId(board.run, task.id),
})

/**
 * The task with an id that the server gave out. A plan's own id is taken too where only one task has it: of the runs
 * that have not ended or, if there is none, of all.
 */
export function findApiTask(runs: BoardRuns, id: string): FoundTask | { status: 404 | 409; body: ApiError } {
  const all = runs.all()
  const where = (boards: readonly BoardRun[], is: (entry: FoundTask) => boolean) =>
    boards.flatMap((board) => board.run.tasks.map((task) => found(board, task)).filter(is))
  const [given] = where(all, (entry) => entry.id === id)
  if (given) return given
  const isNamed = ({ task }: FoundTask) => task.id === id
  const active = where(runs.active(), isNamed)
  const named = active.length > 0 ? active : where(all, isNamed)
  const [only] = named
  if (only && named.length === 1) return only
  const fix = 'GET /api/tasks lists the tasks and their ids'
  if (!only) return { status: 404, body: { error: `there is no task ${oneLine(id)}`, fix } }
  const candidates = named.map((entry) => ({
    id: entry.id,
    run: entry.board.run.id,
    title: oneLine(entry.task.title),
  }))
  return {
    status: 409,
    body: {
      error: `${named.length} tasks have the id ${oneLine(id)}`,
      fix: 'use one of these ids',
      candidates,
    },
  }
}
