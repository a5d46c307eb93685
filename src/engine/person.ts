import { isAlive } from '../io/process-ref.ts'
import { hasEnded } from '../run/change.ts'
import { doubtsOf } from './authorize-person.ts'
import { isDriver } from './binding.ts'
import { takeOver } from './control-run.ts'
import { whoActs } from './identity.ts'
import { type OpenRun, openActiveRun, openRun, type Refusal } from './open-run.ts'
import { append } from './record.ts'
import type { Session } from './session.ts'

/** A command that a person typed: the client it came from, and the client's own number for the prompt. */
export interface Typed {
  session: Session
  /** As typed, without its arguments: `/ultraplan:skip-verify`. */
  command: string
  prompt: string
  now: Date
}

/** Who acted, for the event of an override, and what keeps that from being sure. */
export interface Actor {
  who: string
  session: string
  prompt: string
  doubts?: string[]
}

export type ForPerson = { open: OpenRun; actor: Actor } | Refusal

/**
 * Opens the run that a typed command is about. Only the client that drives it may act; while that client lives, any
 * other one, such as a nested client on the same session, is refused, and the person is told.
 */
export function openForPerson(typed: Typed): ForPerson {
  const { session } = typed
  const open = openActiveRun(session.home, session.id) ?? openRun(session.cwd, session.home)
  if ('error' in open) return open
  if (!isDriver(open.run, session)) {
    if (isAlive(open.run.client)) return refuseOther(open, typed)
    if (!hasEnded(open.run)) takeOver(open, session, `${typed.command} was typed after its client was gone`)
  }
  const doubts = doubtsOf(open.run, session)
  return {
    open,
    actor: {
      who: whoActs(open.run.root),
      session: session.id,
      prompt: typed.prompt,
      ...(doubts.length > 0 ? { doubts } : {}),
    },
  }
}

function refuseOther(open: OpenRun, { command, session }: Typed): Refusal {
  const { run } = open
  if (!hasEnded(run)) {
    append(open, {
      type: 'refused',
      id: 'override/other-client',
      what: `${command} from another client (process ${session.client.pid})`,
    })
  }
  return {
    error: `run ${run.id} is driven by another client (process ${run.client.pid}), and only there a person can decide  [override/other-client]`,
    fix: 'type it there; from here `ultraplan status`, `ultraplan pause` and `ultraplan cancel` work',
  }
}
