import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { pluginRoot } from './hook-place.ts'

/** What the tests use as FOUNDATION_API_KEY. */
export const KEY = 'a-key-of-the-tests'

export interface SpawnedBoard {
  url: string
  /** Everything that it printed. */
  printed(): string
  /** The newest one-time link. */
  link(): string
  /** The bytes that it has in use, after a collection. */
  memory(): Promise<number>
  stop(): Promise<void>
}

const MEMORY = join(pluginRoot, 'test', 'support', 'memory-in-use.cjs')

/** `ultraplan serve` as a person starts it: the built program, on a port of its own. */
export async function spawnBoard(home: string, port = 0): Promise<SpawnedBoard> {
  const child = spawn(
    process.execPath,
    ['--require', MEMORY, join(pluginRoot, 'dist', 'cli.cjs'), 'serve', '--port', String(port)],
    {
      env: { PATH: process.env.PATH, HOME: home, USERPROFILE: home, FOUNDATION_API_KEY: KEY },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part) => {
      text += part
    })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  onTestFinished(stop)
  const memory = () =>
    new Promise<number>((resolve) => {
      child.once('message', (bytes) => resolve(Number(bytes)))
      child.send('memory')
    })
  const links = () => text.match(/http:\/\/\S+\/open\/\S+/g) ?? []
  await vi.waitUntil(() => links().length > 0 || child.exitCode !== null, { timeout: 60_000 })
  const url = /http:\/\/[^/\s]+/.exec(text)?.[0]
  if (url === undefined) throw new Error(`the board did not start: ${text}`)
  return { url, printed: () => text, link: () => links().at(-1) ?? '', memory, stop }
}
