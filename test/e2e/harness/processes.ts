import { readdirSync, readFileSync } from 'node:fs'
import { waitUntil } from './wait-until.ts'

/**
 * Every process of a scenario inherits this variable, whatever process group or session it moves to. The gate takes
 * variables of ULTRAPLAN_ from the commands that it runs, so it is not called like them.
 */
export const marker = 'UP_E2E_ROOM'

export interface Process {
  pid: number
  command: string
}

/** The processes that were started for this room. Works only with /proc; elsewhere the group kill has to be enough. */
export function processesOf(room: string): Process[] {
  let pids: string[]
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
  return pids.flatMap((pid) => {
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
      if (!environment.includes(`${marker}=${room}`)) return []
      return [
        {
          pid: Number(pid),
          command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim(),
        },
      ]
    } catch {
      return [] // it ended while we looked, or belongs to someone else
    }
  })
}

/**
 * Ends the remaining processes by their id, and waits until they are gone: a folder in use cannot be removed cleanly.
 */
export async function endProcessesOf(room: string): Promise<void> {
  await waitUntil('the processes of a scenario to end', 60_000, () => {
    killProcessesOf(room)
    return processesOf(room).length === 0
  })
}

/** The part that also works inside an exit handler. */
export function killProcessesOf(room: string): void {
  for (const { pid } of processesOf(room)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // it had already ended
    }
  }
}
