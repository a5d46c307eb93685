import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { ProcessRef } from '../model/event.ts'
import { namesIn, pluginRoot, tried } from './files.ts'

const GONE = 'gone'

const own = globalThis as { ultraplanRings?: string }

/**
 * What this process has for a terminal and could not write there, after adding more. The files of `dist` have this
 * module more than once, so it belongs to the process.
 */
export function rings(more = ''): string {
  own.ultraplanRings = `${own.ultraplanRings ?? ''}${more}`
  return own.ultraplanRings
}

/**
 * When a process began, in the format of the operating system. Undefined when there is no such process or the system
 * does not say. Compare it only through `isAlive`.
 */
export function processStart(pid: number): string | undefined {
  const start = lookUp(pid)
  return start === GONE ? undefined : start
}

function lookUp(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return GONE
  if (process.platform === 'linux') return linuxStart(pid)
  return process.platform === 'win32' ? windowsStart(pid) : psStart(pid)
}

let boot: string | undefined

function linuxStart(pid: number): string | undefined {
  let fields: string[]
  try {
    fields = statFields(pid)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOENT' || code === 'ESRCH' ? GONE : undefined
  }
  // A zombie process has ended; only its entry is left.
  if (fields[0] === 'Z' || fields[0] === 'X') return GONE
  // The field counts ticks since boot, so the id of the boot is part of the result.
  boot ??= readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').slice(0, 8)
  return `${boot}:${fields[19]}`
}

/** The fields of /proc/<pid>/stat from the state on. The program's name before them is in brackets and may itself contain blanks and brackets. */
function statFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** The output of a short program. Undefined when it cannot be found, fails or takes too long. */
export function askProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const { status, stdout } = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env,
    timeout: 5000,
    windowsHide: true,
  })
  return status === 0 ? stdout.trim() : undefined
}

/** The same, with a fixed language and time zone, so that the output can be parsed. */
const ask = (program: string, args: readonly string[]): string | undefined =>
  askProgram(program, args, { ...process.env, LC_ALL: 'C', TZ: 'UTC' })

function psStart(pid: number): string | undefined {
  const [state, ...start] = ask('ps', ['-o', 'stat=,lstart=', '-p', String(pid)])?.split(/\s+/) ?? []
  if (state?.startsWith('Z')) return GONE
  return isoTime(`${start.join(' ')} UTC`)
}

function windowsStart(pid: number): string | undefined {
  const script = `(Get-Process -Id ${pid}).StartTime.ToUniversalTime().ToString('o')`
  return isoTime(ask('powershell', ['-NoProfile', '-NonInteractive', '-Command', script]) ?? '')
}

function isoTime(text: string): string | undefined {
  const time = Date.parse(text)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

/** `ps` and this program round differently, so two times count as the same if they differ by at most two seconds. */
const isSameStart = (a: string, b: string): boolean =>
  a === b || Math.abs(Date.parse(a) - Date.parse(b)) <= 2000

/** Whether two refs mean the same process. If a start time is unknown, only the process numbers are compared. */
export const isSameProcess = (a: ProcessRef, b: ProcessRef): boolean =>
  a.pid === b.pid &&
  (a.startedAt === undefined || b.startedAt === undefined || isSameStart(a.startedAt, b.startedAt))

/** Whether the process is still there, and not a later one with the same number. Unknown counts as alive. */
export function isAlive(ref: ProcessRef): boolean {
  if (isFree(ref.pid)) return false
  const start = lookUp(ref.pid)
  if (start === GONE) return false
  return start === undefined || ref.startedAt === undefined || isSameStart(ref.startedAt, start)
}

/** The same, as far as it is seen without starting a program: hooks look at every change. */
export const isSeenGone = (ref: ProcessRef): boolean =>
  process.platform === 'linux' ? !isAlive(ref) : isFree(ref.pid)

/** No process has this number. */
function isFree(pid: number): boolean {
  try {
    return !process.kill(pid, 0)
  } catch (error) {
    // Any other error means that the process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

let self: ProcessRef | undefined
/** This process, found without starting another one. */
export function thisProcess(): ProcessRef {
  if (self === undefined) {
    const startedAt =
      process.platform === 'linux' ? linuxStart(process.pid) : new Date(performance.timeOrigin).toISOString()
    self = startedAt === undefined ? { pid: process.pid } : { pid: process.pid, startedAt }
  }
  return self
}

let space: string | undefined
/** Names the machine and the container, because process numbers can be compared only within one of them. */
export function processSpace(): string {
  // Only Linux has namespaces of process numbers; elsewhere the name of the machine is enough.
  space ??= [hostname(), ...[linkAt('/proc/self/ns/pid') ?? []].flat()].join(' ')
  return space
}

/** What this program runs on. */
export const machine = (): { platform: NodeJS.Platform; node: string } => ({
  platform: process.platform,
  node: process.version,
})

/** Longer than any real chain of processes; it ends the loop if the data is wrong. */
const LONGEST_CHAIN = 100

/** The parent of a process, the parent's parent and so on. Empty except on Linux: other systems need an extra program for this. */
export function ancestorsOf(pid: number): number[] {
  const found: number[] = []
  for (let parent = parentOf(pid); parent > 0 && found.length < LONGEST_CHAIN; parent = parentOf(parent))
    found.push(parent)
  return found
}

const parentOf = (pid: number): number => tried(() => Number(statFields(pid)[1]), 0)

/** The file of the program that a process runs; undefined except on Linux. */
export const programOf = (pid: number): string | undefined => linkAt(`/proc/${pid}/exe`)

/** Whether some process of this user has a file open; `undefined` where /proc does not show it. */
export function isHeldOpen(path: string): boolean | undefined {
  if (process.platform !== 'linux') return undefined
  return processes().some((pid) => linksIn(`/proc/${pid}/fd`).includes(path))
}

/** All processes that /proc shows; none where there is no such folder. */
const processes = (): number[] => namesIn('/proc').map(Number).filter(Boolean)

/** What the processes were started with that work in a folder. Empty except on Linux. */
export const workersIn = (folder: string): StartedWith[] =>
  processes()
    .filter((pid) => `${linkAt(`/proc/${pid}/cwd`)}/`.startsWith(`${folder}/`))
    .flatMap((pid) => fromProc(pid) ?? [])

/** Empty if the process belongs to another user or has ended. */
const linksIn = (folder: string): (string | undefined)[] =>
  namesIn(folder).map((name) => linkAt(`${folder}/${name}`))

const linkAt = (path: string): string | undefined => tried(() => readlinkSync(path))

/** The environment and the arguments of a process. Only variables that begin with CLAUDE are kept: others may be secret. */
export interface StartedWith {
  env: Record<string, string>
  args: string[]
}

/** Undefined on systems that do not show this of another process, such as Windows. */
export function startedWith(pid: number): StartedWith | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  if (process.platform === 'linux') return fromProc(pid)
  return process.platform === 'darwin' ? fromPs(pid) : undefined
}

const fromProc = (pid: number): StartedWith | undefined =>
  tried(() => {
    const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8').split('\0').slice(0, -1)
    return { env: claudeNames(read('environ')), args: read('cmdline') }
  })

/** `ps` prints one line, first the arguments, then the environment. A blank inside a value cannot be told from one between values. */
function fromPs(pid: number): StartedWith | undefined {
  const words = askProgram('ps', ['-E', '-ww', '-o', 'command=', '-p', String(pid)])?.split(/\s+/)
  return words && { env: claudeNames(words), args: words }
}

const claudeNames = (words: string[]): Record<string, string> =>
  Object.fromEntries(
    words.flatMap((word) => {
      const [, name, value] = /^(CLAUDE\w*)=(.*)$/s.exec(word) ?? []
      return name === undefined || value === undefined ? [] : [[name, value]]
    }),
  )

/** Starts the bundled worker in a process group of its own: it continues after the hook has ended, and inherits no pipe of the hook. */
export function startWorker(args: readonly string[], env: NodeJS.ProcessEnv = process.env): ProcessRef {
  const child = spawnWorker(args, env)
  if (child.pid === undefined) throw new Error('a worker could not be started')
  const startedAt = processStart(child.pid)
  return startedAt === undefined ? { pid: child.pid } : { pid: child.pid, startedAt }
}

/** Starts a worker and waits for its end, but no longer than `limitMs`. After that it continues alone. */
export function awaitWorker(args: readonly string[], env: NodeJS.ProcessEnv, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const child = spawnWorker(args, env)
    const timer = setTimeout(resolve, limitMs)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    child.once('exit', done)
    child.once('error', done)
  })
}

function spawnWorker(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  // Hooks learn the plugin's folder from the client; the program and the server find their own.
  const program = join(env.CLAUDE_PLUGIN_ROOT ?? pluginRoot() ?? '', 'dist', 'worker.cjs')
  const child = spawn(process.execPath, [program, ...args], {
    detached: true,
    stdio: 'ignore',
    env,
    windowsHide: true,
  })
  // The caller sees that the worker has no pid. Without this handler the error would end the hook.
  child.on('error', () => {})
  child.unref()
  return child
}
