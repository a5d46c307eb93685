import { relative, sep } from 'node:path'
import { editResult } from '../../client/agent-calls.ts'
import { SOLO } from '../../client/agent-files.ts'
import { isOurs, type Session } from '../../client/session.ts'
import { changedSettings, heldSettings } from '../../client/settings.ts'
import { readText } from '../../io/files.ts'
import type { Run, Ticket } from '../../model/run.ts'
import { taskWord } from '../../model/task-name.ts'
import { foreignEdit, type OwnTask } from '../../plan/edit.ts'
import { taskOf } from '../../run/change.ts'
import { heldFiles } from '../../run/unproved-work.ts'
import { openActiveRun } from '../runs/open-run.ts'
import type { ByResult, Fence, FileCall } from './fence-file.ts'
import { WOULD_CHANGE } from './fence-session.ts'

/** Files that may be edited: whether an edit is refused depends on its result, not on the path. */
export const FENCE_BY_RESULT: Readonly<
  Record<ByResult, (session: Session, call: FileCall, path: string) => Fence | undefined>
> = {
  /** An executor may change the plan by one character: the box of its own task. */
  plan(session, call, path) {
    const open = openActiveRun(session.home, session.id)
    const before = readText(path) ?? ''
    const after = editResult(call, before)
    if (!open || after === undefined) return undefined
    const own = ownTasks(open.run, call)
    const line = foreignEdit(before, after, own)
    if (line === undefined) return undefined
    const [mine] = own
    return {
      id: 'fence/plan',
      what: `line ${line} of the plan is not yours to change`,
      instead: mine
        ? `change only the box of ${taskWord(mine)}: "- [ ]" to "- [x]"; the plan of a run is pinned`
        : 'the plan of a run is pinned; ask the person to change it after the run',
    }
  },

  /** An agent of the run may not overwrite uncommitted work of a skipped task, because it could not be restored. */
  held(session, call, path) {
    const open = isOurs(call.agentType) ? openActiveRun(session.home, session.id) : undefined
    const owner = open && heldFiles(open.run).get(relative(open.run.root, path).split(sep).join('/'))
    if (!open || !owner) return undefined
    const task = taskOf(open.run, owner.task) ?? { id: owner.task }
    return {
      id: 'fence/held',
      what: `this was uncommitted when ${taskWord(task)} was ${owner.how}, and a person commits it`,
      instead: 'leave it as it is; if your task needs it, hand in status: blocked with this as the reason',
    }
  },

  /** The keys that decide whether our hooks run may not change. A task may change all other settings of a project. */
  settings(_session, call, path) {
    const before = readText(path) ?? ''
    const after = editResult(call, before)
    const names = after === undefined ? [] : changedSettings(heldSettings(before), heldSettings(after))
    if (names.length === 0) return undefined
    return {
      id: 'fence/settings',
      what: `${names.join(', ')} ${WOULD_CHANGE}`,
      instead: 'leave that key as it is; ask the person to change it after the run',
    }
  },
}

/** The agent's own task; until the client has said which agent belongs to which call, the tasks of all executors at work. */
function ownTasks(run: Run, { agentId, agentType }: FileCall): OwnTask[] {
  const isExecutor = agentType === 'ultraplan:spec-executor'
  const isOwn = (ticket: Ticket) =>
    agentId === undefined ? ticket.toolUseId === SOLO : isExecutor && (ticket.agentId ?? agentId) === agentId
  return run.tickets
    .filter(({ role, redeemedAt, isolated }) => role === 'spec-executor' && redeemedAt && !isolated)
    .filter(isOwn)
    .flatMap(({ task }) => {
      const found = taskOf(run, task)
      return found ? [{ id: found.id, line: found.line }] : []
    })
}
