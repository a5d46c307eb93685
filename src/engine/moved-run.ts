import { isAlive } from '../io/process-ref.ts'
import type { PromptMark } from '../model/event.ts'
import type { Run } from '../model/run.ts'
import { oneLine } from '../view/terminal.ts'
import { forgetUntold, leaveUntold, readUntold, untoldNames } from './active.ts'
import { isDriver } from './binding.ts'
import { type OpenRun, openJournalAt } from './open-run.ts'
import type { Session } from './session.ts'
import { HEADING, type Told, wasTyped } from './typed-prompt.ts'

/** Another client took the run over. Whoever sits in front of the one that drove it is told at their next prompt. */
export function tellOldClient({ run, dir, home }: OpenRun, before: Run, cause: string): void {
  const { session, client } = before
  const [id, pid] = untoldNames(before)
  const names = [...(session === run.session ? [] : [id]), ...(isAlive(client) ? [pid] : [])]
  leaveUntold(home, names as string[], run, dir, { left: { session, client, cause } })
}

/** That the run of this session is driven elsewhere now. As with all notices, it is told until a person has typed beside it. */
export function tellMoved(session: Session, mark: PromptMark): Told | undefined {
  const { home, id } = session
  const name = [id, String(session.client.pid)].find((each) => readUntold(home, each)?.left)
  const { left, told, dir } = (name && readUntold(home, name)) || {}
  if (!name || !left || !dir) return undefined
  const { state: run } = openJournalAt(dir, home)
  if (!run) return undefined
  const isOld = isDriver({ ...run, session: id, client: left.client }, session)
  if (!isOld && (name !== id || isAlive(left.client))) {
    // A later process with the same number, or a client inside the client, at whose screen nobody looks.
    if (name !== id) forgetUntold(home, name)
    return undefined
  }
  if (told && wasTyped(told, session.mode, HEADING)) {
    const both = [left.session, String(left.client.pid)]
    forgetUntold(home, ...both.filter((each) => readUntold(home, each)?.left))
    return undefined
  }
  leaveUntold(home, [name], run, dir, { left, told: mark })
  const there = `session ${run.session} (process ${run.client.pid}), where it is ${run.state}`
  const text = `run ${run.id} left this session (${left.cause}) for ${there}; \`ultraplan status\`, \`ultraplan pause\` and \`ultraplan cancel\` work from here`
  return { text: `${HEADING}\n- ${oneLine(text)}`, again: told !== undefined }
}
