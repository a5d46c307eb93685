import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ClientPlace } from '../../demo/hook-client.ts'

export const pluginRoot = join(import.meta.dirname, '../..')

/** A session of a client that runs the committed hooks, in a HOME of its own. */
export function hookPlace(over: Partial<ClientPlace> = {}): ClientPlace & { home: string } {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'ultraplan-test-')))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return {
    plugin: pluginRoot,
    cwd: home,
    session: 'session-1',
    pid: process.pid,
    env: { PATH: process.env.PATH, HOME: home, TMPDIR: tmpdir(), GIT_CONFIG_NOSYSTEM: '1' },
    home,
    ...over,
  }
}

/** The file that the shell guard checks: as if this session drove a run. */
export function markActive(home: string, session: string): void {
  const folder = join(home, '.ultraplan', 'active')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, session), '{}')
}
