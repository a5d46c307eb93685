import { userInfo } from 'node:os'
import { clientModules, type FoundModule, withoutFolders } from '../../client/modules.ts'
import {
  attendance,
  isDriver,
  pluginFolder,
  projectFolder,
  type Session,
  startOf,
} from '../../client/session.ts'
import type { Said } from '../../client/signature.ts'
import { tried } from '../../io/files.ts'
import { listSettings } from '../../io/git-status.ts'
import { isAlive, isSameProcess } from '../../io/process-ref.ts'
import { commandNamed } from '../../model/commands.ts'
import type { ClientModule, EventBody } from '../../model/event.ts'
import type { Run, TaskState } from '../../model/run.ts'
import { given, hasEnded } from '../../run/change.ts'
import {
  type ClientFacts,
  doubtsAbout,
  type NoPerson,
  SPEAKS_FOR_PERSON,
  whyNotAPerson,
} from '../../run/speaks-for-person.ts'
import { abandon } from '../dispatch/agent-ended.ts'
import type { Recorded } from '../dispatch/next-step.ts'
import { rememberSettings } from '../fences/fence-session.ts'
import { leaveUntold, untoldNames } from '../runs/active.ts'
import { pickTask } from '../runs/find-task.ts'
import { refreshLaunchers } from '../runs/launchers.ts'
import { type OpenRun, openActiveRun, openRun, type Refusal } from '../runs/open-run.ts'
import { mustDrive } from '../runs/projections/session-files.ts'
import { append, recordOn } from '../runs/record.ts'
import { assuranceOf, ifSigned, keyIn, refuseUnsignedStart, signatureIn, type TypedWords } from './signed.ts'

/** Who acted: the git identity, else the system user. In a container a user may have a number and no name. */
export function whoActs(cwd: string, settings = tried(() => listSettings(cwd), [])): string {
  const [name, email] = ['user.name', 'user.email'].map((wanted) =>
    settings.findLast(({ key }) => key === wanted)?.value.trim(),
  )
  if (name && email) return `${name} <${email}>`
  return name || email || tried(() => userInfo().username, 'a user without a name')
}

/** Where a command comes from. Without a session it was a terminal, or a shell inside Claude Code. */
export interface Caller {
  cwd: string
  home: string
  /** The session. */
  id?: string
  via?: 'a terminal' | 'a shell of the session'
}

/** The run of the session, even if it works in another folder; else the run of this repository. */
export const openOwn = ({ cwd, home, id }: Caller): OpenRun | Refusal =>
  (id === undefined ? undefined : openActiveRun(home, id)) ?? openRun(cwd, home)

/**
 * Refuses a typed command that acts for a person if no person can have typed it. Undefined for every other command, and
 * if there is no run to decide about: then the command itself says so.
 */
export function refuseForgery(session: Session, command: string, typed: TypedWords): Refusal | undefined {
  if (command === 'implement') return refuseUnsignedStart(session, typed)
  if (!Object.hasOwn(SPEAKS_FOR_PERSON, command)) return undefined
  const open = openOwn(session)
  // While the client that drives the run is alive, the command itself refuses every other client.
  if ('error' in open || (!isDriver(open.run, session) && isAlive(open.run.client))) return undefined
  const signature = signatureIn(open.run, session, typed)
  const refusal = whyNobodySpeaks(open.run, session, { signature })
  if (!refusal) return undefined
  const { id, error, fix } = refusal
  const what = `/ultraplan:${command} (process ${session.client.pid})`
  if (!hasEnded(open.run))
    append(open, { type: 'refused', id, what, ...given(ifSigned(signature), 'signature') })
  return { error: `${error}  [${id}]`, fix }
}

/** Why a command of this session does not count as a person's; undefined when it does. */
export const whyNobodySpeaks = (
  run: Run,
  session: Session,
  known: Pick<ClientFacts, 'signature'> = {},
): NoPerson | undefined => whyNotAPerson(run, { ...factsOf(run, session), ...known })

/** Whether a person can be in front of this client, according to the client. */
export const isForPerson = (run: Run, session: Session): boolean =>
  whyNotAPerson(run, factsOf(run, session, [])) === undefined

const factsOf = (run: Run, session: Session, modules = modulesKnown(run, session)): ClientFacts => ({
  ...attendance(session),
  // A background session takes a run over when it is opened, so driving the run proves nothing for it.
  started: run.startedIn === undefined || isSameProcess(run.startedIn, session.client),
  modules,
})

/** Modules on the disk now and modules when the run came to this client, because a module can remove its own files. */
function modulesKnown(run: Run, session: Session): ClientModule[] {
  const loaded = isSameProcess(run.client, session.client) ? (run.loaded ?? run.modules ?? []) : []
  const now = withoutFolders(modulesOf(session, run.root))
  const isSame = (one: ClientModule) => (other: ClientModule) =>
    one.name === other.name && one.digest === other.digest
  return [...now, ...loaded.filter((one) => !now.some(isSame(one)))]
}

export const modulesOf = (session: Session, root: string): FoundModule[] =>
  clientModules({
    root,
    folder: projectFolder(session),
    home: session.home,
    env: session.env,
    session: session.id,
    client: startOf(session),
    plugin: pluginFolder(session.env),
  })

/** Ends a force override that waits for its confirmation. */
export const lapse = ({ force }: Run, cause: string): EventBody[] =>
  force ? [{ type: 'force_lapsed', task: force.task, cause }] : []

/** A command that a person typed: the client it came from, and the client's own number for the prompt. */
export interface Typed {
  session: Session
  /** As typed, without its arguments: `/ultraplan:skip-verify`. */
  command: string
  /** What our module signs for it. */
  signed: Said
  prompt: string
  now: Date
}

/** The run, and who acts on it: that goes into the event of an override, with what keeps it from being sure. */
export interface Acting {
  open: OpenRun
  actor: { who: string; session: string; prompt: string; doubts?: string[] } & ReturnType<typeof assuranceOf>
}

type Answer = Recorded | Refusal

/** What a person typed counts once, also if it changed nothing: a shell could say it again later, when it would. */
export function useUp({ session, command, signed, now }: Typed): void {
  const { lowers, goesOn } = commandNamed(command.slice('/ultraplan:'.length)) ?? {}
  if (lowers === undefined && !goesOn) return
  const open = openOwn(session)
  if ('error' in open || hasEnded(open.run) || !isDriver(open.run, session)) return
  const { signature } = ifSigned(signatureIn(open.run, session, { ...signed, now }))
  if (signature !== undefined)
    append(open, { type: 'noted', text: `the signature of ${command} is used up`, signature })
}

/**
 * Opens the run that a typed command is about, and acts on it. Only the client that drives the run may act. While that
 * client is alive, any other one, such as a nested client on the same session, is refused, and the person is told.
 */
export function forPerson<T = Answer>(typed: Typed, act: (acting: Acting) => T): T | Refusal {
  const { session, prompt } = typed
  const open = openOwn(session)
  if ('error' in open) return open
  if (!isDriver(open.run, session)) {
    if (isAlive(open.run.client)) return refuseOther(open, typed)
    if (!hasEnded(open.run)) takeOver(open, session, `${typed.command} was typed after its client was gone`)
  }
  const signature = signatureIn(open.run, session, { ...typed.signed, now: typed.now })
  const doubts = doubtsAbout({ ...factsOf(open.run, session), signature })
  const sure = { ...assuranceOf(signature, session), ...(doubts.length > 0 ? { doubts } : {}) }
  return act({ open, actor: { who: whoActs(open.run.root), session: session.id, prompt, ...sure } })
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

export const STATUS = '/ultraplan:status shows the run'

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
    ...keyIn(session),
    cause,
  }
  recordOn(
    open,
    (run) =>
      run.tickets
        .filter((ticket) => ticket.redeemedAt !== undefined && !sameClient)
        .flatMap((ticket) => abandon(run, ticket, 'its client is gone')),
    (run, abandoned) => ({
      events: [...lapse(run, 'the run went over to another client'), bound, ...abandoned],
      reply: undefined,
    }),
  )
  mustDrive(open)
  // In the same client the new session says so itself.
  if (!sameClient) tellOldClient(open, before, cause)
  rememberSettings(session, open.run.root, open.dir)
  refreshLaunchers(session.home, session.env)
}

/** The person in front of the client that drove the run before is told at their next prompt. */
function tellOldClient({ run, dir, home }: OpenRun, before: Run, cause: string): void {
  const { session, client } = before
  const [id, pid] = untoldNames(before)
  const names = [...(session === run.session ? [] : [id]), ...(isAlive(client) ? [pid] : [])]
  leaveUntold(home, names as string[], run, dir, { left: { session, client, cause } })
}
