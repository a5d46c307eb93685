import { matchesAny } from '../../gate/match-path.ts'
import { engineFile } from '../../gate/plan-text.ts'
import { findRepository } from '../../io/git.ts'
import { workStatus } from '../../io/git-status.ts'
import type { EventBody } from '../../model/event.ts'
import type { Action, Run } from '../../model/run.ts'
import { wordFor } from '../../model/task-name.ts'
import { next } from '../../run/next.ts'
import { heldFiles } from '../../run/unproved-work.ts'
import { textInFolder, writtenByInit } from '../project/init-files.ts'
import { pinnedPlan, pinnedTask } from '../runs/find-task.ts'
import type { OpenRun } from '../runs/open-run.ts'
import { append } from '../runs/record.ts'

/** Uncommitted files in the folder, unless no agent works there. An override leaves them for a person. */
export function uncommittedWork(run: Run): string[] {
  const repository = run.isolated ? undefined : findRepository(run.root)
  if (!repository) return []
  const paths = workStatus(run.root).map(({ path }) => path)
  const byInit = writtenByInit(repository.commonDir, paths, textInFolder(run.root))
  return paths.filter((path) => !byInit.has(path))
}

/** Work of skipped and forced tasks that is still uncommitted in the folder. `undefined` if there was none to look for. */
export function heldNow({ run, dir }: OpenRun): string[] | undefined {
  const held = heldFiles(run)
  if (held.size === 0) return undefined
  // The plan and the log are excepted, because every executor ticks its box in the plan and may add to the log.
  const plan = pinnedPlan(dir, run)
  return uncommittedWork(run).filter((path) => held.has(path) && !engineFile(plan, path))
}

/** The next step. A task that names such work is dispatched only after the person has committed or removed it. */
export function nextWithoutHeld(open: OpenRun, now: Date): Action {
  for (;;) {
    const action = next(open.run, now)
    const blocked = namesHeld(open, action)
    if (blocked.length === 0) return action
    append(open, ...blocked)
  }
}

function namesHeld(open: OpenRun, action: Action): EventBody[] {
  const { run, dir } = open
  const begins = (action.kind === 'dispatch' ? action.agents : []).filter(
    ({ role, task }) => role === 'spec-executor' && !run.tickets.some((ticket) => ticket.task === task),
  )
  const held = begins.length > 0 ? (heldNow(open) ?? []) : []
  if (held.length === 0) return []
  const owners = heldFiles(run)
  return begins.flatMap(({ task }): EventBody[] => {
    const { files, outputs } = pinnedTask(pinnedPlan(dir, run), task)
    const named = held.filter((path) => matchesAny([...files, ...outputs], path))
    const [first] = named
    if (first === undefined) return []
    const owner = owners.get(first)
    const cause = `it names ${named.join(', ')}, left uncommitted when ${owner ? wordFor(run.tasks, owner.task) : 'another task'} was ${owner?.how}: the person has to commit or stash that first, in a terminal of their own`
    return [{ type: 'task_blocked', task, cause }]
  })
}
