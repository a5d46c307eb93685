import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hasMovedTo } from '../../src/client/background-session.ts'
import { Story } from '../support/run-builder.ts'

const RUN = new Story().run
const NEW = '104b506e-2fcb-4a0e-875d-aacc3ed552a7'
const PARKED = { sessionId: RUN.session, parkedJobId: '104b506e' }
const JOB = { sessionId: NEW, kind: 'bg', jobId: '104b506e' }

interface Move {
  to?: string
  /** What the client that drives the run says about itself, and what the other one says. */
  old?: unknown
  own?: unknown
  env?: NodeJS.ProcessEnv
  /** Process numbers of both. */
  from?: number
  by?: number
}

function asked({
  to = NEW,
  old = PARKED,
  own = JOB,
  env = {},
  from = RUN.client.pid,
  by = 99,
}: Move): boolean {
  const home = mkdtempSync(join(tmpdir(), 'ultraplan-home-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const folder = join(home, env.CLAUDE_CONFIG_DIR ? 'elsewhere' : '.claude', 'sessions')
  mkdirSync(folder, { recursive: true })
  for (const [pid, says] of [
    [from, old],
    [by, own],
  ])
    writeFileSync(join(folder, `${pid}.json`), typeof says === 'string' ? says : JSON.stringify(says))
  const place = env.CLAUDE_CONFIG_DIR ? { CLAUDE_CONFIG_DIR: join(home, 'elsewhere') } : {}
  const run = { ...RUN, client: { pid: from } }
  return hasMovedTo(run, {
    id: to,
    home,
    env: place,
    client: { pid: by },
    mode: 'screen',
    startedWith: () => undefined,
    cwd: '/',
  })
}

test('the session that the driving client names as its background job has the conversation', () => {
  expect(asked({})).toBe(true)
  expect(asked({ env: { CLAUDE_CONFIG_DIR: 'set' } })).toBe(true)
})

test.each<[string, Move]>([
  ['another session', { to: 'f04b506e-2fcb' }],
  ['a client that has moved nothing', { old: { sessionId: RUN.session } }],
  ['an empty name', { old: { ...PARKED, parkedJobId: '' }, own: { ...JOB, jobId: '' } }],
  ['a client that drives another session by now', { old: { ...PARKED, sessionId: 'other' } }],
  ['a file that is no JSON', { old: '{' }],
  ['C15 a client that is no background job', { own: { ...JOB, kind: 'interactive' } }],
  ['C15 the background job of something else', { own: { ...JOB, jobId: '204b506e' } }],
  ['C15 a client that says nothing of itself', { own: '' }],
])('%s has not', (_what, move) => {
  expect(asked(move)).toBe(false)
})

/** A process below this one that is there until the test ends; `script` starts one more and prints its number. */
async function below(command: string, args: string[]): Promise<number> {
  const child: ChildProcess = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] })
  onTestFinished(() => {
    child.stdin?.destroy()
  })
  const [pid] = await once(child.stdout as NodeJS.ReadableStream, 'data')
  return Number(pid)
}

/** Says its number, and ends with its input. */
const STAYS = 'console.log(process.pid);process.stdin.resume()'
const STARTS = `require('child_process').spawn(process.execPath,['-e',${JSON.stringify(STAYS)}],{stdio:'inherit'})`

// The daemon of such sessions is started by the client itself, so to descend from it is not enough.
test.runIf(process.platform === 'linux')(
  'C15 a client that was started from a shell of the driving one has not, whatever both say',
  async () => {
    const from = process.pid
    const daemon = await below(process.execPath, ['-e', STARTS])
    expect(asked({ from, by: daemon })).toBe(true)
    const shell = await below('sh', ['-c', `'${process.execPath}' -e '${STAYS}'; true`])
    expect(asked({ from, by: shell })).toBe(false)
    // `exec` puts it in the shell's place.
    const child = await below(process.execPath, ['-e', STAYS])
    expect(asked({ from, by: child })).toBe(false)
  },
)
