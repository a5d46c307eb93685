import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readText, ultraplanHome } from '../../io/files.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

export interface ApiKey {
  /** Compares in constant time. */
  matches(given: string): boolean
  /** The key itself, once: when it was just made. Only its hash is kept. */
  made?: string
  /** Where it comes from the environment: whether a header can carry it. */
  given?: 'usable' | 'unusable'
}

/** What the header of a request can carry as a key. */
export const BEARER = /^bearer ([\x21-\x7e]{1,512})$/i

const keyFile = (home: string): string => join(ultraplanHome(home), 'api-key')

/** The key of the API: the one in the environment, else the one that was made here before, else a new one. */
export function apiKey(home: string, env: NodeJS.ProcessEnv, anew = false): ApiKey {
  // Blanks around a header's value are never sent.
  const given = env.FOUNDATION_API_KEY?.trim()
  if (given)
    return { matches: matcher(digest(given)), given: BEARER.test(`bearer ${given}`) ? 'usable' : 'unusable' }
  const kept = anew ? undefined : readText(keyFile(home))?.trim()
  if (kept && /^[0-9a-f]{64}$/.test(kept)) return { matches: matcher(Buffer.from(kept, 'hex')) }
  const made = `up_${randomBytes(32).toString('base64url')}`
  const file = keyFile(home)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, `${digest(made).toString('hex')}\n`, { mode: 0o600 })
  // The mode above counts only for a new file.
  chmodSync(file, 0o600)
  return { matches: matcher(digest(made)), made }
}

const matcher =
  (wanted: Buffer) =>
  (given: string): boolean =>
    timingSafeEqual(digest(given), wanted)
