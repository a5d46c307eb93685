import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Vitest's globalSetup: where the first test that needs the browser unpacks it. It has 200 MB, so nothing of it is left. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'ultraplan-browser-'))
  process.env.ULTRAPLAN_BROWSER_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}
