import { readFileSync } from 'node:fs'
import type { Run } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import { editResult, foreignEdit, type OwnTask } from '../plan/foreign-edit.ts'
import type { Fence } from '../run/fenced-place.ts'
import type { FileCall } from './fence-file.ts'
import { openActiveRun } from './open-run.ts'
import { SOLO } from './paired-call.ts'
import type { Session } from './session.ts'

/** An executor may change the plan by one character: the box of its own task. The edit's result is compared. */
export function fencePlan(session: Session, call: FileCall, path: string): Fence | undefined {
  const open = openActiveRun(session.home, session.id)
  if (!open) return undefined
  let before: string
  try {
    before = readFileSync(path, 'utf8')
  } catch {
    before = ''
  }
  const after = editResult(call, before)
  if (after === undefined) return undefined
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
}

/** The tasks of executors at work; the agent's own as soon as the client has said which agent has which call. */
function ownTasks(run: Run, { agentId, agentType }: FileCall): OwnTask[] {
  const isExecutor = agentType === 'ultraplan:spec-executor'
  const tickets = run.tickets.filter(
    (ticket) => ticket.role === 'spec-executor' && ticket.redeemedAt !== undefined && !ticket.isolated,
  )
  const mine =
    agentId === undefined
      ? tickets.filter((ticket) => ticket.toolUseId === SOLO)
      : tickets.filter((ticket) => isExecutor && (ticket.agentId ?? agentId) === agentId)
  return mine.flatMap(({ task }) => {
    const found = run.tasks.find((candidate) => candidate.id === task)
    return found ? [{ id: found.id, line: found.line }] : []
  })
}
