import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientHome } from '../io/home.ts'
import { changedSettings, type HeldSettings, heldSettings } from '../run/held-settings.ts'
import { readActive } from './active.ts'
import type { Refusal } from './open-run.ts'
import { recordRefusal } from './record-refusal.ts'
import type { Session } from './session.ts'

/** Beside the journal: what each settings file held when this client began to drive the run, as hashes. */
const remembered = (dir: string): string => join(dir, 'settings.json')

/** Taken when a client begins to drive: from then on only what differs from it is a change. */
export function rememberSettings(session: Session, root: string, dir: string): void {
  const project = session.env.CLAUDE_PROJECT_DIR ?? session.cwd
  const files = [
    join(clientHome(session), 'settings.json'),
    ...[root, project].flatMap((folder) => [
      join(folder, '.claude', 'settings.json'),
      join(folder, '.claude', 'settings.local.json'),
    ]),
  ]
  const known = Object.fromEntries([...new Set(files)].map((file) => [file, readHeld(file) ?? {}]))
  writeFileSync(remembered(dir), JSON.stringify(known), { mode: 0o600 })
}

/** A settings file was written. What switches hooks off or changes their surroundings waits for the end of the run. */
export function fenceSettings(session: Session, file: string): Refusal | undefined {
  const active = readActive(session.home, session.id)
  if (!active || file === '') return undefined
  const after = readHeld(file)
  // A file that cannot be read switches nothing.
  if (after === undefined) return undefined
  const names = changedSettings(readRemembered(active.dir)[file] ?? {}, after)
  if (names.length === 0) return undefined
  recordRefusal(session, { id: 'fence/settings', what: `the change of ${names.join(', ')} in ${file}` })
  return {
    error: `${file}  ${names.join(', ')} would change the hooks that judge the run, or their surroundings  [fence/settings]`,
    fix: 'put the file back as it was; change it after the run, or end the run with /ultraplan:cancel first',
  }
}

function readHeld(file: string): HeldSettings | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? {} : undefined
  }
  try {
    const held = heldSettings(JSON.parse(text))
    // Values may be secret; only whether they changed counts.
    return Object.fromEntries(Object.entries(held).map(([name, value]) => [name, sha256(value)]))
  } catch {
    return undefined
  }
}

function readRemembered(dir: string): Record<string, HeldSettings> {
  try {
    return JSON.parse(readFileSync(remembered(dir), 'utf8')) as Record<string, HeldSettings>
  } catch {
    return {}
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
