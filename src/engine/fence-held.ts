import { relative, sep } from 'node:path'
import { taskWord } from '../model/task-name.ts'
import { taskOf } from '../run/change.ts'
import type { Fence } from '../run/fenced-place.ts'
import { heldFiles } from '../run/unproved-work.ts'
import type { FileCall } from './fence-file.ts'
import { openActiveRun } from './open-run.ts'
import type { Session } from './session.ts'

/** An agent of the run may not write over what a skipped task left uncommitted: nobody could give it back. */
export function fenceHeld(session: Session, call: FileCall, path: string): Fence | undefined {
  if (!call.agentType?.startsWith('ultraplan:')) return undefined
  const open = openActiveRun(session.home, session.id)
  const owner = open && heldFiles(open.run).get(relative(open.run.root, path).split(sep).join('/'))
  if (!open || !owner) return undefined
  const task = taskOf(open.run, owner.task) ?? { id: owner.task }
  return {
    id: 'fence/held',
    what: `this was uncommitted when ${taskWord(task)} was ${owner.how}, and a person commits it`,
    instead: 'leave it as it is; if your task needs it, hand in status: blocked with this as the reason',
  }
}
