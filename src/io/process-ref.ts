import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import type { ProcessRef } from '../model/event.ts'

const GONE = 'gone'

/**
 * When a process began, in the system's own words; undefined when there is no such process or the system does not
 * tell. Compare it only through `isAlive`.
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

function linuxStart(pid: number): string | undefined {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOENT' || code === 'ESRCH' ? GONE : undefined
  }
  // The name in brackets may hold blanks and brackets of its own; the fields behind it are plain.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // A zombie does nothing any more.
  if (fields[0] === 'Z' || fields[0] === 'X') return GONE
  // Ticks since boot, so the boot has to be named too.
  return `${bootId()}:${fields[19]}`
}

let boot: string | undefined
function bootId(): string {
  boot ??= readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').slice(0, 8)
  return boot
}

function ask(command: string, args: string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    timeout: 5000,
    windowsHide: true,
  })
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : undefined
}

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

/** `ps` and we ourselves round differently, so times are the same when they are two seconds apart at most. */
function isSameStart(a: string, b: string): boolean {
  return a === b || Math.abs(Date.parse(a) - Date.parse(b)) <= 2000
}

/** Whether two marks are of one process; a start that nobody knows does not tell them apart. */
export const isSameProcess = (a: ProcessRef, b: ProcessRef): boolean =>
  a.pid === b.pid &&
  (a.startedAt === undefined || b.startedAt === undefined || isSameStart(a.startedAt, b.startedAt))

/** Whether the process is still there, and not a later one with the same number. Unknown counts as alive. */
export function isAlive(ref: ProcessRef): boolean {
  try {
    process.kill(ref.pid, 0)
  } catch (error) {
    // Any other refusal means that it is there and another user's.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const start = lookUp(ref.pid)
  if (start === GONE) return false
  return start === undefined || ref.startedAt === undefined || isSameStart(ref.startedAt, start)
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
/** Process numbers mean something on one machine only, and there in one container only. */
export function processSpace(): string {
  if (space === undefined) {
    space = hostname()
    try {
      space += ` ${readlinkSync('/proc/self/ns/pid')}`
    } catch {
      // Only Linux has such spaces; the machine's name is enough elsewhere.
    }
  }
  return space
}
