import { readdirSync, readFileSync } from 'node:fs'
import { tried } from './files.ts'

/**
 * Ends processes that carry a mark in their environment: what a command left behind in a session of its own is in no
 * group that we could end. Only where /proc shows it.
 */
export function endMarked(mark: string): void {
  if (process.platform !== 'linux') return
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry)
    if (!Number.isInteger(pid) || pid === process.pid) continue
    // One that is gone has ended by itself.
    if (carries(pid, mark)) tried(() => process.kill(pid, 'SIGKILL'))
  }
}

/** No for one that is another user's, or gone. */
const carries = (pid: number, mark: string): boolean =>
  tried(() => readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(mark), false)
