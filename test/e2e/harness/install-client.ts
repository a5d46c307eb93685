import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { clientBinary, e2eFolder, repositoryRoot, wantedVersion } from './client-binary.ts'

const lock = join(e2eFolder, '.installing')
const patience = 180_000

/** Vitest's globalSetup: the real client is there before the first scenario. Runs side by side wait for each other. */
export async function setup(): Promise<void> {
  if (clientBinary()) return
  const deadline = Date.now() + patience
  while (!takeLock()) {
    if (Date.now() > deadline)
      throw new Error(`another run has been installing the client for too long; remove ${lock}`)
    await sleep(200)
    if (clientBinary()) return
  }
  try {
    if (!clientBinary()) install()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function install(): void {
  console.log(`e2e: installing the client ${wantedVersion()} into test/e2e (once)`)
  const started = Date.now()
  execFileSync(
    'npx',
    ['--yes', 'pnpm@10', 'install', '--frozen-lockfile', '--ignore-workspace', '--dir', 'test/e2e'],
    { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'inherit'], timeout: patience },
  )
  if (!clientBinary())
    throw new Error('the client was installed but its native binary was not found for this platform')
  console.log(`e2e: the client is installed (${Math.round((Date.now() - started) / 1000)} s)`)
}

/** A folder is made by exactly one of two processes. A lock whose owner is gone is taken over. */
function takeLock(): boolean {
  try {
    mkdirSync(lock)
    writeFileSync(join(lock, 'pid'), String(process.pid))
    return true
  } catch {
    if (ownerIsGone()) rmSync(lock, { recursive: true, force: true })
    return false
  }
}

function ownerIsGone(): boolean {
  try {
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
