import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientHome, projectFolder, projectSettings } from '../client/environment.ts'
import type { Session } from '../client/session.ts'
import { changedSettings, type HeldSettings, readHeld } from '../client/settings.ts'
import { readActive } from './active.ts'

import type { Refusal } from './open-run.ts'
import { recordRefusal } from './record-refusal.ts'

/** Beside the journal: what each settings file held when this client began to drive the run, as hashes. */
const remembered = (dir: string): string => join(dir, 'settings.json')

/** Taken when a client begins to drive: from then on only what differs from it is a change. */
export function rememberSettings(session: Session, root: string, dir: string): void {
  const files = [
    join(clientHome(session), 'settings.json'),
    ...[root, projectFolder(session)].flatMap((folder) => Object.values(projectSettings(folder))),
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

export const WOULD_CHANGE = 'would change the hooks that judge the run, or load code beside them'

/** The client is about to take over a change. What touches hooks, or loads code, waits for the end of the run. */
export function fenceSettings(session: Session, { source, file }: ConfigChange): Refusal | undefined {
  const active = readActive(session.home, session.id)
  if (!active) return undefined
  // A skill may carry hooks or a module of the client; which file changed does not say whether it does.
  if (source === 'skills') {
    recordRefusal(session, { id: 'fence/skills', what: `the change of the skill ${file}` })
    return {
      error: `${file}  a skill can load code into the client, so none changes while a run is active  [fence/skills]`,
      fix: 'nothing to do: the client goes on with the skills that it has, and reads this one after the run',
    }
  }
  const after = file === '' ? undefined : readHeld(file)
  // A file that cannot be read switches nothing.
  const names = after === undefined ? [] : changedSettings(readRemembered(active.dir)[file], after)
  if (names.length === 0) return undefined
  recordRefusal(session, { id: 'fence/settings', what: `the change of ${names.join(', ')} in ${file}` })
  return {
    error: `${file}  ${names.join(', ')} ${WOULD_CHANGE}  [fence/settings]`,
    fix: 'put the file back as it was; change it after the run, or end the run with /ultraplan:cancel first',
  }
}

/** The skill that leads to a module of the client is about to be called. */
export function fenceSkill(
  session: Session,
  skill: string,
  agentId: string | undefined,
): Refusal | undefined {
  if (!readActive(session.home, session.id)) return undefined
  recordRefusal(session, { id: 'fence/skill', what: `the skill ${skill.trim()}`, agentId })
  return {
    error: 'this skill loads code into the client, and loaded code could act as the person  [fence/skill]',
    fix: 'do without it; the person can call it after the run',
  }
}

function readRemembered(dir: string): Record<string, HeldSettings> {
  try {
    return JSON.parse(readFileSync(remembered(dir), 'utf8')) as Record<string, HeldSettings>
  } catch {
    return {}
  }
}
