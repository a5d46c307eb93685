import type { Diagnosis } from '../../model/doctor.ts'

export interface Patient {
  cwd: string
  home: string
  env: NodeJS.ProcessEnv
  /** The plan to compare the rules with; the newest one when it is empty. */
  plan: string
  /** Remove what is left over. */
  fix: boolean
}

export const ok = (name: string, what: string): Diagnosis => ({ name, state: 'ok', what })

export const warn = (name: string, what: string, next?: string): Diagnosis => ({
  name,
  state: 'warn',
  what,
  ...(next === undefined ? {} : { next }),
})

export const fail = (name: string, what: string, next: string): Diagnosis => ({
  name,
  state: 'fail',
  what,
  next,
})
