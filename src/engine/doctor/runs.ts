import { join } from 'node:path'
import type { Repository } from '../../io/git.ts'
import type { Diagnosis } from '../../model/doctor.ts'
import { auditRun } from '../audit.ts'
import { listRuns } from '../open-run.ts'
import { runsFolder } from '../places.ts'
import type { Patient } from './examine.ts'

/** The record of the newest run of this repository. */
export function examineRuns({ home }: Patient, { root, commonDir }: Repository): Diagnosis[] {
  const run = listRuns(commonDir).at(-1)
  if (run === undefined) return [{ name: 'journal', state: 'ok', what: 'no run in this repository yet' }]
  const { events, broken } = auditRun({ dir: join(runsFolder(commonDir), run), home, root })
  return [
    broken
      ? {
          name: 'journal',
          state: 'fail',
          what: `run ${run} is broken: ${broken.message}  [${broken.id}]; ${broken.means}`,
          next: broken.fix,
        }
      : { name: 'journal', state: 'ok', what: `run ${run} is sound, ${events} events` },
  ]
}
