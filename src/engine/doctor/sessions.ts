import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ultraplanHome } from '../../io/home.ts'
import { isAlive } from '../../io/process-ref.ts'
import type { Diagnosis } from '../../model/doctor.ts'
import { type ActiveRun, readActive } from '../active.ts'
import { openJournalAt } from '../open-run.ts'
import { activeFile, activeFolder } from '../places.ts'
import type { Patient } from './examine.ts'

/** Which sessions of this person drive runs, anywhere on this machine, and what was left behind by those that did. */
export function examineSessions({ home, fix }: Patient): Diagnosis[] {
  const sessions = entries(activeFolder(home))
  const seen = sessions.map((session) => ({ session, found: look(home, session) }))
  const stale = [
    ...seen.flatMap(({ session, found }) => (found.kind === 'stale' ? [activeFile(home, session)] : [])),
    ...leftOvers(home, sessions),
  ]
  if (fix) for (const file of stale) rmSync(file, { force: true })
  return [
    ...seen.flatMap(({ found }) => (found.kind === 'drives' ? [found.diagnosis] : [])),
    ...(stale.length > 0 ? [wordStale(stale, fix)] : []),
  ]
}

type Found = { kind: 'stale' } | { kind: 'drives'; diagnosis: Diagnosis }

function look(home: string, session: string): Found {
  let active: ActiveRun | undefined
  try {
    active = readActive(home, session)
    if (!active || !existsSync(active.dir)) return { kind: 'stale' }
    const run = openJournalAt(active.dir, home).state
    if (!run || run.state === 'finished' || run.state === 'cancelled') return { kind: 'stale' }
    const where = `run ${run.id} in ${run.root} is ${run.state}`
    return {
      kind: 'drives',
      diagnosis: isAlive(run.client)
        ? { name: 'session', state: 'ok', what: `${where}, driven by process ${run.client.pid}` }
        : {
            name: 'session',
            state: 'warn',
            what: `${where}, and the client that drove it is gone`,
            next: 'start claude in that folder and type /ultraplan:resume, or end it there with: ultraplan cancel',
          },
    }
  } catch (error) {
    if (!active) return { kind: 'stale' }
    return {
      kind: 'drives',
      diagnosis: {
        name: 'session',
        state: 'fail',
        what: `run ${active.run} in ${active.root} cannot be read: ${(error as Error).message}`,
        next: `ultraplan audit, in ${active.root}, says what is broken`,
      },
    }
  }
}

/** Small files that the shell guards look at, of sessions that drive nothing. */
function leftOvers(home: string, sessions: readonly string[]): string[] {
  return ['waiting', 'asking', 'due'].flatMap((name) => {
    const folder = join(ultraplanHome(home), name)
    return entries(folder)
      .filter((entry) => !sessions.includes(entry.replace(/\.now$/, '')))
      .map((entry) => join(folder, entry))
  })
}

function wordStale(stale: readonly string[], fixed: boolean): Diagnosis {
  const files = `${stale.length} file${stale.length === 1 ? '' : 's'}`
  return fixed
    ? { name: 'left over', state: 'ok', what: `${files} of sessions that drive nothing removed` }
    : {
        name: 'left over',
        state: 'warn',
        what: `${files} of sessions that drive nothing: ${stale.join(', ')}`,
        next: 'ultraplan doctor --fix removes them',
      }
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
