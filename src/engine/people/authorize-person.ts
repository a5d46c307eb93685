import { clientModules, type FoundModule, withoutFolders } from '../../client/modules.ts'
import {
  attendance,
  isDriver,
  pluginFolder,
  projectFolder,
  type Session,
  startOf,
} from '../../client/session.ts'
import { isAlive, isSameProcess } from '../../io/process-ref.ts'
import type { ClientModule, EventBody } from '../../model/event.ts'
import type { Run } from '../../model/run.ts'
import { hasEnded } from '../../run/change.ts'
import {
  type ClientFacts,
  doubtsAbout,
  type NoPerson,
  SPEAKS_FOR_PERSON,
  whyNotAPerson,
} from '../../run/speaks-for-person.ts'
import { type OpenRun, openActiveRun, openRun, type Refusal } from '../runs/open-run.ts'
import { append, recordEvents } from '../runs/record.ts'

/**
 * Refuses a typed command that acts for a person if no person can have typed it. Undefined for every other command, and
 * if there is no run to decide about: then the command itself says so.
 */
export function refuseForgery(session: Session, command: string): Refusal | undefined {
  if (!Object.hasOwn(SPEAKS_FOR_PERSON, command)) return undefined
  const open = openActiveRun(session.home, session.id) ?? openRun(session.cwd, session.home)
  // While the client that drives the run is alive, the command itself refuses every other client.
  if ('error' in open || isDrivenElsewhere(open.run, session)) return undefined
  const refusal = whyNobodySpeaks(open.run, session)
  if (!refusal) return undefined
  const { id, error, fix } = refusal
  const what = `/ultraplan:${command} (process ${session.client.pid})`
  if (!hasEnded(open.run)) append(open, { type: 'refused', id, what })
  return { error: `${error}  [${id}]`, fix }
}

const isDrivenElsewhere = (run: Run, session: Session): boolean =>
  !isDriver(run, session) && isAlive(run.client)

/** Why a command of this session does not count as a person's; undefined when it does. */
export const whyNobodySpeaks = (run: Run, session: Session): NoPerson | undefined =>
  whyNotAPerson(run, factsOf(run, session))

/** Whether a person can be in front of this client, according to the client. */
export const isForPerson = (run: Run, session: Session): boolean =>
  whyNotAPerson(run, { ...clientOf(run, session), modules: [] }) === undefined

/** The doubts that are recorded with an override that is allowed. */
export const doubtsOf = (run: Run, session: Session): string[] => doubtsAbout(factsOf(run, session))

const factsOf = (run: Run, session: Session): ClientFacts => ({
  ...clientOf(run, session),
  modules: modulesKnown(run, session),
})

/** Modules on the disk now and modules at the take-over, because a module can remove its own files. */
export function modulesKnown(run: Run, session: Session): ClientModule[] {
  const loaded = isSameProcess(run.client, session.client) ? (run.loaded ?? []) : []
  const now = withoutFolders(modulesOf(session, run.root))
  const isNow = ({ name, digest }: ClientModule) =>
    now.some((one) => one.name === name && one.digest === digest)
  return [...now, ...loaded.filter((module) => !isNow(module))]
}

const clientOf = (run: Run, session: Session): Omit<ClientFacts, 'modules'> => ({
  ...attendance(session),
  // A background session takes a run over when it is opened, so driving the run proves nothing for it.
  started: run.startedIn === undefined || isSameProcess(run.startedIn, session.client),
})

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

/** A person typed something else than the confirmation. */
export function lapseForce(open: OpenRun, prompt: string): void {
  if (!open.run.force || /^\s*\/ultraplan:confirm\b/.test(prompt)) return
  recordEvents(open, (run) => lapse(run, 'something else was typed'))
}
