import { userInfo } from 'node:os'
import { isDriver, type Session } from '../../client/session.ts'
import { tried } from '../../io/files.ts'
import { listSettings } from '../../io/git-status.ts'
import { isAlive } from '../../io/process-ref.ts'
import type { EventBody } from '../../model/event.ts'
import type { Run, TaskState } from '../../model/run.ts'
import { hasEnded } from '../../run/change.ts'
import { abandon } from '../dispatch/agent-ended.ts'
import type { Recorded } from '../dispatch/go-on.ts'
import { rememberSettings } from '../fences/fence-session.ts'
import { pickTask } from '../runs/find-task.ts'
import { type OpenRun, openActiveRun, openRun, type Refusal } from '../runs/open-run.ts'
import { mustDrive } from '../runs/projections/session-files.ts'
import { append, recordOn } from '../runs/record.ts'
import { refreshLauncher } from '../runs/status-launcher.ts'
import { doubtsOf, lapse, modulesKnown } from './authorize-person.ts'
import { tellOldClient } from './see-prompt.ts'

/** Who acted: the git identity, else the system user. */
export function whoActs(cwd: string, settings = settingsOf(cwd)): string {
  const [name, email] = ['user.name', 'user.email'].map((wanted) =>
    settings.findLast(({ key }) => key === wanted)?.value.trim(),
  )
  if (name && email) return `${name} <${email}>`
  return name || email || systemUser()
}

const settingsOf = (cwd: string): ReturnType<typeof listSettings> => tried(() => listSettings(cwd), [])

/** In a container a user may have a number and no name. */
const systemUser = (): string => tried(() => userInfo().username, 'a user without a name')

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

interface Acting {
  open: OpenRun
  actor: Actor
}

type Answer = Recorded | Refusal

/**
 * Opens the run that a typed command is about, and acts on it. Only the client that drives the run may act. While that
 * client is alive, any other one, such as a nested client on the same session, is refused, and the person is told.
 */
export function forPerson(typed: Typed, act: (acting: Acting) => Answer): Answer {
  const { session, prompt } = typed
  const open = openActiveRun(session.home, session.id) ?? openRun(session.cwd, session.home)
  if ('error' in open) return open
  if (!isDriver(open.run, session)) {
    if (isAlive(open.run.client)) return refuseOther(open, typed)
    if (!hasEnded(open.run)) takeOver(open, session, `${typed.command} was typed after its client was gone`)
  }
  const doubts = doubtsOf(open.run, session)
  const who = whoActs(open.run.root)
  return act({
    open,
    actor: { who, session: session.id, prompt, ...(doubts.length > 0 ? { doubts } : {}) },
  })
}

/** The same for a command about one task; `usage` is what to type when the task is not clear. */
export const forTask = (
  typed: Typed,
  words: string,
  usage: string | ((run: Run) => string),
  act: (acting: Acting & { task: TaskState }) => Answer,
): Answer =>
  forPerson(typed, (acting) => {
    const { run } = acting.open
    const task = pickTask(run, words, typeof usage === 'string' ? usage : usage(run))
    return 'error' in task ? task : act({ ...acting, task })
  })

export const alreadyEnded = (run: Run): Refusal => ({
  error: `run ${run.id} is ${run.state} already`,
  fix: 'start another with /ultraplan:implement <spec>',
})

function refuseOther(open: OpenRun, { command, session }: Typed): Refusal {
  const { run } = open
  const what = `${command} from another client (process ${session.client.pid})`
  if (!hasEnded(run)) append(open, { type: 'refused', id: 'override/other-client', what })
  return {
    error: `run ${run.id} is driven by another client (process ${run.client.pid}), and only there a person can decide  [override/other-client]`,
    fix: 'type it there; from here `ultraplan status`, `ultraplan pause` and `ultraplan cancel` work',
  }
}

/**
 * Binds the run to another client or session. Agents of a client that is gone have ended with it, without a report.
 * Agents of a session that only changed its id (/clear, /branch) continue, and the next stop shows which.
 */
export function takeOver(open: OpenRun, session: Session, cause: string): void {
  const before = open.run
  const sameClient = isDriver(before, { ...session, id: before.session })
  const bound: EventBody = {
    type: 'run_bound',
    session: session.id,
    client: session.client,
    mode: session.mode,
    ...(session.solo === undefined ? {} : { solo: session.solo }),
    modules: modulesKnown(before, session),
    cause,
  }
  recordOn(
    open,
    (run) =>
      run.tickets
        .filter((ticket) => ticket.redeemedAt !== undefined && !sameClient)
        .flatMap((ticket) => abandon(run, ticket, `its client went away: ${cause}`)),
    (run, abandoned) => ({
      events: [...lapse(run, 'the run went over to another client'), bound, ...abandoned],
      reply: undefined,
    }),
  )
  mustDrive(open)
  // In the same client the new session says so itself.
  if (!sameClient) tellOldClient(open, before, cause)
  rememberSettings(session, open.run.root, open.dir)
  refreshLauncher(session.home, session.env)
}
