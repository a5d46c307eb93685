import { join } from 'node:path'
import { planEdits } from '../../gate/checks/plan/unchanged.ts'
import { readText } from '../../io/files.ts'
import { putEvidence } from '../../journal/evidence.ts'
import type { PlanEdited } from '../../model/event.ts'
import type { Plan, Task } from '../../model/plan.ts'
import type { Run, Ticket } from '../../model/run.ts'
import { taskOf } from '../../run/change.ts'
import { pinnedPlan, pinnedTask } from '../runs/find-task.ts'
import type { OpenRun } from '../runs/open-run.ts'
import { heldNow } from './held-work.ts'

/** What was uncommitted in the folder when an executor began there: it is a person's. */
export interface LeftInFolder {
  held?: string[] | undefined
  edited?: PlanEdited[] | undefined
}

export const leftInFolder = (open: OpenRun, { task, isolated }: Ticket): LeftInFolder => ({
  held: heldNow(open),
  edited: isolated ? undefined : editedPlan(open, task),
})

/**
 * Files of the plan that are not as pinned, but for boxes: a person works on them. Only where a task begins, or a person
 * has it tried again: later it may be what the attempt before has left. `undefined` if there is none.
 */
function editedPlan({ run, dir }: OpenRun, id: string): PlanEdited[] | undefined {
  const { attempts = [], forgiven = 0 } = taskOf(run, id) ?? {}
  if (attempts.length > forgiven) return undefined
  const plan = pinnedPlan(dir, run)
  const edited = editedFiles(run, plan, pinnedTask(plan, id))
  return edited.length > 0
    ? edited.map(({ file, text }) => ({ file, text: putEvidence(dir, text) }))
    : undefined
}

/** The same with their texts, as they are in the folder. */
export const editedFiles = ({ root }: Run, plan: Plan, task: Task): { file: string; text: string }[] =>
  plan.files.flatMap(({ path }) => {
    const text = readText(join(root, path))
    return text !== undefined && planEdits(plan, path, text, task).length > 0 ? [{ file: path, text }] : []
  })
