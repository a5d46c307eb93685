import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Ends processes that carry a mark in their environment: what a command left behind in a session of its own is in no
 * group that we could end. Only where /proc shows it.
 */
function endMarked(mark: string): void {
  if (process.platform !== 'linux') return
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry)
    if (!Number.isInteger(pid) || pid === process.pid) continue
    if (carries(pid, mark)) end(pid)
  }
}

function carries(pid: number, mark: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(mark)
  } catch {
    // Another user's, or gone.
    return false
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}

export interface CommandRun {
  /** Absent when a signal ended it. */
  exitCode?: number
  signal?: string
  timedOut: boolean
  /** Could not be started at all. */
  failedToStart?: string
  /** stdout and stderr in the order they came. If there was too much, the middle is left out. */
  output: Buffer
  cut: number
  durationMs: number
  startedAt: string
}

export interface CommandOptions {
  cwd: string
  env: NodeJS.ProcessEnv
  limitMs: number
  outputBytes: number
}

/** Set in the environment of the command and its children, so that processes it leaves behind can be found. */
const MARK = 'ULTRAPLAN_COMMAND'
const DRAIN_MS = 100
const LAST_WORDS_MS = 1000
const GRACE_MS = 500

/** Runs a command with `sh -c` in a process group of its own, and ends whatever is left in the group afterwards. */
export function runCommand(command: string, options: CommandOptions): Promise<CommandRun> {
  const startedAt = new Date()
  const begun = performance.now()
  const output = new CappedOutput(options.outputBytes)
  const mark = randomUUID()
  // The outer shell joins both streams, so that the log has the order that a person would see.
  const child = spawn('sh', ['-c', 'exec sh -c "$0" 2>&1', command], {
    cwd: options.cwd,
    env: { ...options.env, [MARK]: mark },
    // Never inherited: a process that keeps a hook's stdout open makes the client drop the hook's decision.
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  child.stdout?.on('data', (chunk: Buffer) => output.add(chunk))
  const closed = new Promise<void>((done) => child.once('close', () => done()))

  return new Promise((resolve) => {
    let timedOut = false
    let settled = false
    const timer = setTimeout(() => {
      timedOut = true
      endGroup(child, 'SIGTERM')
      setTimeout(() => endGroup(child, 'SIGKILL'), GRACE_MS).unref()
    }, options.limitMs)

    const settle = (end: Partial<CommandRun>) => {
      if (settled) return
      settled = true
      clearTimeout(timer)
      child.stdout?.destroy()
      resolve({
        timedOut,
        output: output.bytes(),
        cut: output.cut,
        durationMs: Math.round(performance.now() - begun),
        startedAt: startedAt.toISOString(),
        ...end,
      })
    }
    child.on('error', (error) => settle({ failedToStart: error.message }))
    child.on('exit', async (code, signal) => {
      // A child of the command may keep the pipe open permanently. It gets a moment, then it is ended.
      await atMost(DRAIN_MS, closed)
      await endRest(child)
      endMarked(`${MARK}=${mark}`)
      await atMost(LAST_WORDS_MS, closed)
      settle(code === null ? { signal: signal ?? 'SIGKILL' } : { exitCode: code })
    })
  })
}

/** With `ref: false` the timer does not keep the process alive: otherwise the hook, and the agent, would wait for its end. */
const atMost = (ms: number, event: Promise<void>): Promise<void> =>
  Promise.race([event, sleep(ms, undefined, { ref: false })])

async function endRest(child: ChildProcess): Promise<void> {
  if (!endGroup(child, 'SIGTERM')) return
  for (let waited = 0; waited < GRACE_MS; waited += 25) {
    await sleep(25)
    if (!endGroup(child, 0)) return
  }
  endGroup(child, 'SIGKILL')
}

/** Returns whether a process received the signal. */
function endGroup(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (child.pid === undefined) return false
  if (process.platform === 'win32') {
    if (signal === 0 || child.exitCode !== null) return false
    return (
      spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true })
        .status === 0
    )
  }
  try {
    return process.kill(-child.pid, signal)
  } catch {
    return false
  }
}

/** Keeps the beginning and the end of an output, with a line in between that says what is missing. */
class CappedOutput {
  private readonly head: Buffer[] = []
  private tail: Buffer[] = []
  private headBytes = 0
  private tailBytes = 0
  cut = 0

  constructor(private readonly limit: number) {}

  add(chunk: Buffer): void {
    const room = Math.floor(this.limit / 2) - this.headBytes
    const first = chunk.subarray(0, Math.max(0, room))
    if (first.length > 0) {
      this.head.push(first)
      this.headBytes += first.length
    }
    const rest = chunk.subarray(first.length)
    if (rest.length === 0) return
    this.tail.push(rest)
    this.tailBytes += rest.length
    if (this.tailBytes > this.limit) this.trim()
  }

  private trim(): void {
    const keep = Math.ceil(this.limit / 2)
    const joined = Buffer.concat(this.tail)
    if (joined.length <= keep) return
    this.cut += joined.length - keep
    this.tail = [joined.subarray(joined.length - keep)]
    this.tailBytes = keep
  }

  bytes(): Buffer {
    this.trim()
    const gap = this.cut > 0 ? [Buffer.from(`\n[${this.cut} bytes left out]\n`)] : []
    return Buffer.concat([...this.head, ...gap, ...this.tail])
  }
}
