import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Refusal } from './open-run.ts'

/** A claim that a person kept in a file. */
export function readClaimFile(cwd: string, path: string): { claim: string } | Refusal {
  try {
    return { claim: readFileSync(resolve(cwd, path), 'utf8') }
  } catch (error) {
    return {
      error: `${path} cannot be read: ${(error as Error).message}`,
      fix: 'name a file with what the executor handed in',
    }
  }
}
