import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Vitest's globalSetup: one temporary folder for the unit tests of a run, so that nothing of them is left when it is over.
 * Their set-up file makes it TMPDIR; stories in the client have folders of their own, whose names must be short.
 */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'ultraplan-tests-'))
  process.env.ULTRAPLAN_TESTS_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}
