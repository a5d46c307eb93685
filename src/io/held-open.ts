import { readdirSync, readlinkSync } from 'node:fs'

/** Whether some process of ours has a file open; `undefined` where /proc does not show it. */
export function isHeldOpen(path: string): boolean | undefined {
  if (process.platform !== 'linux') return undefined
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .some((pid) => linksIn(`/proc/${pid}/fd`).includes(path))
}

function linksIn(folder: string): string[] {
  try {
    return readdirSync(folder).flatMap((name) => linkAt(`${folder}/${name}`))
  } catch {
    // Another user's, or gone.
    return []
  }
}

function linkAt(path: string): string[] {
  try {
    return [readlinkSync(path)]
  } catch {
    return []
  }
}
