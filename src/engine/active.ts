import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Run } from '../model/run.ts'
import { activeFile, activeFolder } from './places.ts'

/** What `~/.ultraplan/active/<session>` says. */
export interface ActiveRun {
  run: string
  dir: string
  root: string
}

export function readActive(home: string, session: string): ActiveRun | undefined {
  try {
    return JSON.parse(readFileSync(activeFile(home, session), 'utf8')) as ActiveRun
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Makes a session the one whose hooks look at the run. */
export function drive(home: string, session: string, run: Run, dir: string): void {
  const file = activeFile(home, session)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, JSON.stringify({ run: run.id, dir, root: run.root }), { mode: 0o600 })
}

/** No session drives this run any more: their hooks are silent again. */
export function release(home: string, run: Run): void {
  rmSync(activeFile(home, run.session), { force: true })
  let sessions: string[] = []
  try {
    sessions = readdirSync(activeFolder(home))
  } catch {}
  for (const session of sessions) {
    if (readActive(home, session)?.run === run.id) rmSync(join(activeFolder(home), session), { force: true })
  }
}
