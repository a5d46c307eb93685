import { readdirSync, readFileSync } from 'node:fs'

/**
 * Ends processes that carry a mark in their environment: a process that a command left in a session of its own is in no
 * group that could be ended. Works only where /proc shows the environment.
 */
export function endMarked(mark: string): void {
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
    // The process belongs to another user, or has ended.
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
