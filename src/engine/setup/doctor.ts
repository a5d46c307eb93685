import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ultraplanHome } from '../../io/files.ts'
import { findRepository, type Repository } from '../../io/git.ts'
import { isAlive } from '../../io/process-ref.ts'
import type { Diagnosis } from '../../model/reports.ts'
import { auditRun } from '../report/audit.ts'
import { type ActiveRun, readActive } from '../runs/active.ts'
import { listRuns, openJournalAt } from '../runs/open-run.ts'
import { activeFile, activeFolder, runsFolder } from '../runs/paths.ts'
import { examineInstallation, fail, ok, type Patient, warn } from './doctor-installation.ts'
import { examineProject } from './doctor-project.ts'

/** Checks everything that a run needs. Reads only, unless `fix` says to remove leftovers. */
export function examine(patient: Patient): Diagnosis[] {
  const repository = findRepository(patient.cwd)
  const here = repository
    ? [examineJournal(patient, repository), ...examineProject(patient, repository)]
    : [
        warn(
          'repository',
          `${patient.cwd} is not inside a git repository`,
          'run it inside one to see its runs, its rules and its plan',
        ),
      ]
  return [...examineInstallation(patient), ...examineSessions(patient), ...here]
}

/** The record of the newest run of this repository. */
function examineJournal({ home }: Patient, { root, commonDir }: Repository): Diagnosis {
  const run = listRuns(commonDir).at(-1)
  if (run === undefined) return ok('journal', 'no run in this repository yet')
  const { events, broken } = auditRun({ dir: join(runsFolder(commonDir), run), home, root })
  if (!broken) return ok('journal', `run ${run} is sound, ${events} events`)
  const { message, id, means, fix } = broken
  return fail('journal', `run ${run} is broken: ${message}  [${id}]; ${means}`, fix)
}

/** Which sessions of this person drive runs, anywhere on this machine, and what earlier ones left behind. */
function examineSessions({ home, fix }: Patient): Diagnosis[] {
  const sessions = entries(activeFolder(home))
  const driven = sessions.map((session) => ({ session, diagnosis: examineSession(home, session) }))
  const stale = [
    ...driven.flatMap(({ session, diagnosis }) => (diagnosis ? [] : [activeFile(home, session)])),
    ...leftOvers(home, sessions),
  ]
  if (fix) for (const file of stale) rmSync(file, { force: true })
  return [
    ...driven.flatMap(({ diagnosis }) => diagnosis ?? []),
    ...(stale.length > 0 ? [wordStale(stale, fix)] : []),
  ]
}

/** The run that a session drives; undefined when it drives none any more. */
function examineSession(home: string, session: string): Diagnosis | undefined {
  let active: ActiveRun | undefined
  try {
    active = readActive(home, session)
    if (!active || !existsSync(active.dir)) return undefined
    const run = openJournalAt(active.dir, home).state
    if (!run || run.state === 'finished' || run.state === 'cancelled') return undefined
    const where = `run ${run.id} in ${run.root} is ${run.state}`
    return isAlive(run.client)
      ? ok('session', `${where}, driven by process ${run.client.pid}`)
      : warn(
          'session',
          `${where}, and the client that drove it is gone`,
          'start claude in that folder and type /ultraplan:resume, or end it there with: ultraplan cancel',
        )
  } catch (error) {
    return (
      active &&
      fail(
        'session',
        `run ${active.run} in ${active.root} cannot be read: ${(error as Error).message}`,
        `ultraplan audit, in ${active.root}, says what is broken`,
      )
    )
  }
}

/** Small files, read by the shell guards, of sessions that drive no run. */
function leftOvers(home: string, sessions: readonly string[]): string[] {
  return ['waiting', 'asking', 'due'].flatMap((name) => {
    const folder = join(ultraplanHome(home), name)
    return entries(folder)
      .filter((entry) => !sessions.includes(entry.replace(/\.now$/, '')))
      .map((entry) => join(folder, entry))
  })
}

function wordStale(stale: readonly string[], fixed: boolean): Diagnosis {
  const files = `${stale.length} file${stale.length === 1 ? '' : 's'} of sessions that drive nothing`
  return fixed
    ? ok('left over', `${files} removed`)
    : warn('left over', `${files}: ${stale.join(', ')}`, 'ultraplan doctor --fix removes them')
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
