import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hasMovedTo } from '../../src/engine/moved-session.ts'
import { Story } from '../support/run-builder.ts'

const RUN = new Story().run
const NEW = '104b506e-2fcb-4a0e-875d-aacc3ed552a7'

/** What the client that drives the run says of itself. */
function asked(by: string, says: unknown, env: NodeJS.ProcessEnv = {}): boolean {
  const home = mkdtempSync(join(tmpdir(), 'ultraplan-home-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const folder = join(home, env.CLAUDE_CONFIG_DIR ? 'elsewhere' : '.claude', 'sessions')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, `${RUN.client.pid}.json`),
    typeof says === 'string' ? says : JSON.stringify(says),
  )
  const place = env.CLAUDE_CONFIG_DIR ? { CLAUDE_CONFIG_DIR: join(home, 'elsewhere') } : {}
  const client = { pid: 99 }
  return hasMovedTo(RUN, { id: by, home, env: place, client, mode: 'screen', cwd: '/' })
}

test('the session that the driving client names as its background job has the conversation', () => {
  expect(asked(NEW, { sessionId: RUN.session, parkedJobId: '104b506e' })).toBe(true)
  const env = { CLAUDE_CONFIG_DIR: 'set' }
  expect(asked(NEW, { sessionId: RUN.session, parkedJobId: '104b506e' }, env)).toBe(true)
})

test.each([
  ['another session', 'f04b506e-2fcb', { sessionId: RUN.session, parkedJobId: '104b506e' }],
  ['a client that has moved nothing', NEW, { sessionId: RUN.session }],
  ['an empty name', NEW, { sessionId: RUN.session, parkedJobId: '' }],
  ['a client that drives another session by now', NEW, { sessionId: 'other', parkedJobId: '104b506e' }],
  ['a file that is no JSON', NEW, '{'],
])('%s has not', (_what, by, says) => {
  expect(asked(by, says)).toBe(false)
})
