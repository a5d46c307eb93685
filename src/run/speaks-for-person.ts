import { COMMANDS } from '../model/commands.ts'
import type { ClientModule } from '../model/event.ts'
import type { Run } from '../model/run.ts'

/** The typed commands that act for a person, and the gate that each of them lowers. The others lower none. */
export const SPEAKS_FOR_PERSON: Readonly<Record<string, string>> = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ COMMANDS.flatMap(({ name, lowers }) => (lowers === undefined ? [] : [[name, lowers]])),
)

/** What is known of the client that a command came from. */
export interface ClientFacts {
  /** Whether a person is in front of it, as the client says; undefined if it does not say. */
  attended: boolean | undefined
  /** The variable in its environment that shows that a shell of another client started it. */
  child: string | undefined
  /** It runs in the background, without a terminal. */
  background: boolean
  /** The run was started in it. */
  started: boolean
  /** Modules of other plugins that are loaded in it or would be loaded. */
  modules: readonly ClientModule[]
  /** What our own module in it says about the command; absent if it is not asked. */
  signature?: SignatureFacts
}

/** `no-key`: our module is not there. `two-keys`: somebody else has spoken for it too. */
export type SignatureFacts =
  | { kind: 'no-key' | 'two-keys' }
  | { kind: 'unsigned'; why: string }
  | { kind: 'signed'; origin: string; count: number; above: readonly string[] }

export interface NoPerson {
  id: string
  error: string
  fix: string
}

/** Why a command of this client does not count as a person's; undefined when it does. */
export function whyNotAPerson(run: Run, client: ClientFacts): NoPerson | undefined {
  if (client.child !== undefined)
    return {
      id: 'override/child-client',
      error: `this client was started by a shell of another Claude Code session (${client.child} is set in its environment), and no person speaks there`,
      fix: 'type it in a client that you started yourself, from a terminal of your own',
    }
  if (run.attended && client.attended === false)
    return {
      id: 'override/unattended',
      error: `run ${run.id} was started on a screen, and this client has none: a person decides on a screen`,
      fix: `end this session and open it in a terminal: claude --resume ${run.session}, then type it there`,
    }
  if (client.background && !client.started)
    return {
      id: 'override/background',
      error: 'this session runs in the background and did not start the run',
      fix: `open the session of the run in a terminal: claude --resume ${run.session}, then type it there`,
    }
  const late = modulesSince(run, client.modules)
  if (late.length > 0)
    return {
      id: 'override/module',
      error: `${listed(late)} came into the client, or changed, after the run began, and could have typed this`,
      fix: `uninstall ${late.length === 1 ? 'it' : 'them'}, restart the client, and type it again; or /ultraplan:cancel, and start the run again with ${late.length === 1 ? 'it' : 'them'}`,
    }
  return whyNotSigned(client.signature)
}

/** Once our module is in a client, nothing counts there that it has not signed. */
function whyNotSigned(signature: SignatureFacts | undefined): NoPerson | undefined {
  if (signature?.kind === 'two-keys')
    return {
      id: 'override/two-keys',
      error:
        'two keys were given for this client (loading ultraplan again in it gives one too), so nobody is believed here',
      fix: 'restart the client to override; pause, cancel, resume and status work as before',
    }
  if (signature?.kind === 'unsigned')
    return {
      id: 'override/unsigned',
      error: `no person typed this in this client: ${signature.why}`,
      fix: 'type it at the prompt of this client; if you did, restart the client and type it again',
    }
  return undefined
}

/** A run of an older version has no list of modules. Then no module counts as new. */
function modulesSince(run: Run, modules: readonly ClientModule[]): ClientModule[] {
  const known = run.modules
  if (known === undefined) return []
  return modules.filter(
    ({ name, digest }) => !known.some((one) => one.name === name && one.digest === digest),
  )
}

/** Reasons to doubt that a person typed an override. They are recorded with it. */
export function doubtsAbout({ attended, modules, signature }: ClientFacts): string[] {
  return [
    ...(attended === undefined ? ['the client did not say whether a person was there'] : []),
    ...moduleDoubts(modules, signature),
  ]
}

/**
 * A module above ours changes what is typed before ours signs it, and one anywhere in the client sees the calls of ours:
 * it can exchange the key that ours gives to the hooks. Ours tells those above it, also if they have no files.
 */
function moduleDoubts(modules: readonly ClientModule[], signature: SignatureFacts | undefined): string[] {
  const above = signature?.kind === 'signed' ? signature.above : []
  const told = above.filter((name) => !modules.some((one) => isNamed(one, name)))
  const all = [...told.map((name) => ({ name })), ...modules]
  if (all.length === 0) return []
  return [`${listed(all)} could have ${signature?.kind === 'signed' ? 'changed what was typed' : 'typed it'}`]
}

/** The client tells a module the bare names: `x` of `x@skills-dir`. */
const isNamed = (module: ClientModule, name: string): boolean => module.name.startsWith(`${name}@`)

const listed = (modules: readonly Pick<ClientModule, 'name'>[]): string =>
  `${modules.length === 1 ? 'the module' : 'the modules'} ${modules.map(({ name }) => name).join(', ')}`
