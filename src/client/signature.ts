import { createPublicKey, verify } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, namesIn, readText, tried, ultraplanHome } from '../io/files.ts'
import { isAlive, processStart } from '../io/process-ref.ts'
import type { ProcessRef } from '../model/event.ts'
import type { Session } from './session.ts'
import { readRecord, recordIn } from './transcript.ts'

/** What our module says about one client when it is loaded there. */
export interface ModuleKey {
  /** The public half of an Ed25519 key, in hex. The private half never leaves the module's memory. */
  open: string
  /** Plugins whose modules get every event and every call before ours. */
  above: string[]
}

/** What was typed, as the module and the hook both know it. */
export interface Said {
  command: string
  args: string
}

/** What a person is told where our module is not loaded. */
export const MODULE_MISSING =
  "Claude Code has not loaded ultraplan's part inside the client (managed settings, an older version or another plugin can be why): refusals are told at your next prompt and not as they happen, overrides are not signed, and /implement and the pane are not there"

/** How the module signs a prompt that is no command. */
export const promptWords = (text: string): Said => ({ command: 'prompt', args: text })

/** Whether our module has signed what a hook was called for. */
export type Signature =
  /** Our module is not loaded in this client. */
  | { kind: 'no-key' }
  /** Two keys were given for this client, or the key of the run was exchanged. */
  | { kind: 'two-keys' }
  | { kind: 'unsigned'; why: string }
  | { kind: 'signed'; origin: string; count: number; above: string[] }

/** Where a client's files are. The start of its process keeps it apart from a later one with the same number. */
const fileOf = (home: string, { pid, startedAt = '' }: ProcessRef): string =>
  join(clientsFolder(home), `${pid}-${startedAt.replace(/\W/g, '-')}`)

const clientsFolder = (home: string): string => join(ultraplanHome(home), 'clients')

/** A program that our module starts has the client as its parent. */
export function clientProcess(pid: number): ProcessRef {
  const startedAt = processStart(pid)
  return startedAt === undefined ? { pid } : { pid, startedAt }
}

/** The same for the module's own words, from a program that the client has started. */
export function registerModule(home: string, pid: number, text: string): ReturnType<typeof registerKey> {
  const { open, above } = recordIn(JSON.parse(text))
  if (typeof open !== 'string' || !/^[0-9a-f]{64}$/.test(open)) throw new Error('this is not a key')
  return registerKey(home, clientProcess(pid), { open, above: Array.isArray(above) ? above.map(String) : [] })
}

/**
 * Keeps the key of a client's module. The first key stays; after a second one nobody is believed in this client, so a
 * shell that gives one can only make overrides impossible. Returns where the module writes its signatures.
 */
export function registerKey(
  home: string,
  client: ProcessRef,
  key: ModuleKey,
): { file: string; isFirst: boolean } {
  forgetGone(home)
  const file = fileOf(home, client)
  mkdirSync(clientsFolder(home), { recursive: true, mode: 0o700 })
  const text = JSON.stringify(key)
  try {
    writeFileSync(`${file}.key`, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    if (readText(`${file}.key`) !== text) writeFileSync(`${file}.second`, '', { mode: 0o600 })
  }
  return { file: `${file}.signed`, isFirst: readText(`${file}.second`) === undefined }
}

/** Files of clients that have ended. */
function forgetGone(home: string): void {
  for (const name of namesIn(clientsFolder(home)))
    if (!isAlive({ pid: Number.parseInt(name, 10) })) rmSync(join(clientsFolder(home), name), { force: true })
}

/** The key that our module has given for this client. */
export function moduleKey({
  home,
  client,
}: Pick<Session, 'home' | 'client'>): ModuleKey | 'two keys' | undefined {
  const file = fileOf(home, client)
  if (readText(`${file}.second`) !== undefined) return 'two keys'
  const { open, above } = readRecord(`${file}.key`)
  return typeof open === 'string' && Array.isArray(above) ? { open, above: above.map(String) } : undefined
}

/** Longer than the client takes from the signature to the hook, also on a busy machine. */
const FRESH_MS = 120_000

/** What `run` knows: the key of the client that drives it, and the last signature that was used. */
interface Known {
  key?: string | undefined
  lastSignature?: number | undefined
}

/** The session that something was said in. */
export type SignedIn = Pick<Session, 'id' | 'home' | 'client'>

/** Whether a person said this, as far as our module in this client has signed it. */
export function signatureOf(session: SignedIn, run: Known, said: Said, now: Date): Signature {
  const key = moduleKey(session)
  // The journal has the key too: a shell that removes or exchanges the file gains nothing.
  if (key === 'two keys' || (run.key !== undefined && run.key !== key?.open)) return { kind: 'two-keys' }
  if (!key) return { kind: 'no-key' }
  const word = readRecord(`${fileOf(session.home, session.client)}.signed`)
  const { session: id, count, at, origin, signature } = word
  if (typeof count !== 'number' || typeof at !== 'number' || typeof origin !== 'string')
    return { kind: 'unsigned', why: 'there is no signature of what was typed' }
  if (count <= (run.lastSignature ?? 0)) return { kind: 'unsigned', why: 'its signature was used before' }
  if (Math.abs(now.getTime() - at) > FRESH_MS) return { kind: 'unsigned', why: 'its signature is too old' }
  const text = JSON.stringify([id, count, at, origin, said.command, said.args])
  if (id !== session.id || !isSignedWith(key.open, text, String(signature)))
    return { kind: 'unsigned', why: 'its signature is about something else' }
  return { kind: 'signed', origin, count, above: key.above }
}

/** What comes before the 32 bytes of an Ed25519 key in its standard form. */
const SPKI = '302a300506032b6570032100'

const isSignedWith = (open: string, text: string, signature: string): boolean =>
  tried(() => {
    const key = createPublicKey({ key: Buffer.from(SPKI + open, 'hex'), format: 'der', type: 'spki' })
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'hex'))
  }, false)
