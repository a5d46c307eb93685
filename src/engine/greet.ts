import { isAlive } from '../io/process-ref.ts'
import { advance } from './advance.ts'
import { isDriver } from './binding.ts'
import { takeOver } from './control-run.ts'
import { openActiveRun, openRun } from './open-run.ts'
import type { Session } from './session.ts'

/** What a session is told when it opens: the run it drives, or the one that waits in this repository. */
export function greet(session: Session, source: string, now: Date): string | undefined {
  const own = openActiveRun(session.home, session.id)
  if (own && isDriver(own.run, session))
    return `${headline(own.run)}\n${advance(own, 'session-start', now).text}`

  const open = openRun(session.cwd, session.home)
  if ('error' in open) return undefined
  const { run } = open
  if (run.state === 'finished' || run.state === 'cancelled') return undefined
  // /clear, /branch and --fork-session: a new id in the process that drives the run. Its agents are dead.
  if (run.client.pid === session.client.pid && isDriver(run, { ...session, id: run.session })) {
    takeOver(open, session, `the session was changed by ${source || 'the client'}`)
    return `${headline(open.run)}\n${advance(open, 'session-start', now).text}`
  }
  if (isAlive(run.client)) return undefined
  return `${headline(run)} Its client is gone. Tell the person: /ultraplan:resume goes on here, /ultraplan:cancel ends it. Do not work on its tasks yourself.`
}

function headline(run: {
  id: string
  spec: string
  state: string
  cause?: string
  tasks: { status: string }[]
}): string {
  const approved = run.tasks.filter((task) => task.status === 'approved').length
  const cause = run.cause ? ` (${run.cause})` : ''
  return `ultraplan: run ${run.id} of ${run.spec} is ${run.state}${cause}, ${approved} of ${run.tasks.length} tasks approved.`
}
