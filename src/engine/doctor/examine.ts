import { findRepository } from '../../io/git.ts'
import type { Diagnosis } from '../../model/doctor.ts'
import { examineInstallation } from './installation.ts'
import { examineProject } from './project.ts'
import { examineRuns } from './runs.ts'
import { examineSessions } from './sessions.ts'

export interface Patient {
  cwd: string
  home: string
  env: NodeJS.ProcessEnv
  /** The plan to compare the rules with; the newest one when it is empty. */
  plan: string
  /** Remove what is left over. */
  fix: boolean
}

/** Looks at everything a run needs. Reads only, unless it is told to remove what is left over. */
export function examine(patient: Patient): Diagnosis[] {
  const repository = findRepository(patient.cwd)
  return [
    ...examineInstallation(patient),
    ...examineSessions(patient),
    ...(repository
      ? [...examineRuns(patient, repository), ...examineProject(patient, repository)]
      : [
          {
            name: 'repository',
            state: 'warn' as const,
            what: `${patient.cwd} is not inside a git repository`,
            next: 'run it inside one to see its runs, its rules and its plan',
          },
        ]),
  ]
}
