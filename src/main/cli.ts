#!/usr/bin/env node
import { homedir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { LiveScreen, ServeOptions } from '../cli/command.ts'
import { runCli } from '../cli/run-cli.ts'
import { isInsideClient } from '../client/session.ts'

const colour =
  process.stdout.isTTY === true && !process.env.NO_COLOR && !process.env.CI && !isInsideClient(process.env)

const live: LiveScreen = {
  size: () => ({ columns: process.stdout.columns ?? 80, rows: process.stdout.rows ?? 24 }),
  onEnd: (callback) => listen(process, ['SIGINT', 'SIGTERM', 'SIGHUP'], callback),
  onResize: (callback) => listen(process.stdout, ['resize'], callback),
}

function listen(source: NodeJS.EventEmitter, names: string[], callback: () => void): () => void {
  for (const name of names) source.on(name, callback)
  return () => {
    for (const name of names) source.off(name, callback)
  }
}

// `ultraplan log | head` closes the pipe before everything is written. That is not an error.
let onClosedPipe = (): void => process.exit()
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  onClosedPipe()
})

/** The person's answer, one line; empty when they end the input instead. */
async function askLine(question: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises')
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
  const answer = await Promise.race([lines.question(question), closed])
  lines.close()
  return answer
}

/** A status bar may leave the input open without writing anything. */
const LONGEST_INPUT_MS = 500

async function readInput(): Promise<string> {
  if (process.stdin.isTTY) return ''
  let text = ''
  const read = (async () => {
    for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk
  })().catch(() => undefined)
  await Promise.race([read, sleep(LONGEST_INPUT_MS, undefined, { ref: false })])
  process.stdin.destroy()
  return text
}

/** The server is a file of its own, loaded only for this. */
async function serve(options: ServeOptions): Promise<number> {
  const { startServer } = await import('../server/start-server.ts')
  const say = (text: string) => void process.stdout.write(text)
  const running = await startServer({
    ...options,
    home: homedir(),
    env: process.env,
    platform: process.platform,
    say,
  })
  await new Promise<void>((resolve) => live.onEnd(resolve))
  await running.close()
  return 0
}

const PARENT_LOOK_MS = 2000
const PARENT_LATEST_MS = 30_000

const interactive = process.stdin.isTTY === true && process.stdout.isTTY === true

// No await at the top level, because it is bundled as CommonJS.
void runCli(process.argv.slice(2), {
  cwd: process.cwd(),
  home: homedir(),
  env: process.env,
  plugin: fileURLToPath(new URL('..', import.meta.url)),
  readInput,
  serve,
  colour: colour || process.env.FORCE_COLOR === '1',
  columns: process.stdout.columns ?? 80,
  interactive,
  ...(interactive ? { askLine } : {}),
  ...(process.stdout.isTTY === true ? { live } : {}),
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  onInterrupt(clean) {
    process.once('exit', clean)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        clean()
        // This handler is removed by now, so the signal has its usual effect.
        process.kill(process.pid, signal)
      })
    }
  },
  onOrphaned(end) {
    const parent = process.ppid
    // A program that is killed closes its pipes before it is gone. One that only stops reading ends this one itself.
    onClosedPipe = () => void setTimeout(end, PARENT_LATEST_MS)
    // A terminal that closes ends the parent, too: what is left to do is done when the parent is gone.
    process.on('SIGHUP', () => undefined)
    // A parent that was killed closes no pipe that is read here, and nothing is written while nothing happens.
    setInterval(() => process.ppid !== parent && end(), PARENT_LOOK_MS).unref()
  },
}).then((code) => {
  process.exitCode = code
})
