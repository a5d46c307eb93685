import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientHome } from '../io/home.ts'
import { editResult } from '../plan/foreign-edit.ts'
import type { Fence } from '../run/fenced-place.ts'
import { changedSettings, type HeldSettings, heldSettings } from '../run/held-settings.ts'
import { readActive } from './active.ts'
import type { FileCall } from './fence-file.ts'
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

/** What the client says of a change that it is about to take over. */
export interface ConfigChange {
  /** `user_settings`, `project_settings`, `skills` … */
  source: string
  file: string
}

/** The client is about to take over a change. What touches hooks, or loads code, waits for the end of the run. */
export function fenceSettings(session: Session, { source, file }: ConfigChange): Refusal | undefined {
  const active = readActive(session.home, session.id)
  if (!active) return undefined
  if (source === 'skills') return fenceSkills(session, file)
  if (file === '') return undefined
  const after = readHeld(file)
  // A file that cannot be read switches nothing.
  if (after === undefined) return undefined
  const names = changedSettings(readRemembered(active.dir)[file] ?? {}, after)
  if (names.length === 0) return undefined
  recordRefusal(session, { id: 'fence/settings', what: `the change of ${names.join(', ')} in ${file}` })
  return {
    error: `${file}  ${names.join(', ')} ${WOULD_CHANGE}  [fence/settings]`,
    fix: 'put the file back as it was; change it after the run, or end the run with /ultraplan:cancel first',
  }
}

const WOULD_CHANGE = 'would change the hooks that judge the run, or load code beside them'

/** A skill may carry hooks or a module of the client; which file changed does not say whether it does. */
function fenceSkills(session: Session, file: string): Refusal {
  recordRefusal(session, { id: 'fence/skills', what: `the change of the skill ${file}` })
  return {
    error: `${file}  a skill can load code into the client, so none changes while a run is active  [fence/skills]`,
    fix: 'nothing to do: the client goes on with the skills that it has, and reads this one after the run',
  }
}

/** A file tool edits a project's settings: the same keys are held, the rest is the task's business. */
export function fenceSettingsEdit(call: FileCall, path: string): Fence | undefined {
  let before = ''
  try {
    before = readFileSync(path, 'utf8')
  } catch {}
  const after = editResult(call, before)
  if (after === undefined) return undefined
  const names = changedSettings(heldIn(before) ?? {}, heldIn(after) ?? {})
  if (names.length === 0) return undefined
  return {
    id: 'fence/settings',
    what: `${names.join(', ')} ${WOULD_CHANGE}`,
    instead: 'leave that key as it is; ask the person to change it after the run',
  }
}

function readHeld(file: string): HeldSettings | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? {} : undefined
  }
  return heldIn(text)
}

function heldIn(text: string): HeldSettings | undefined {
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
