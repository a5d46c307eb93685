import { readFileSync, readlinkSync } from 'node:fs'

/** No chain of processes that people start is as long. */
const MOST = 100

/** A process's parent, its parent's parent and so on. Empty where the system does not tell without a program: only Linux does. */
export function ancestorsOf(pid: number): number[] {
  const found: number[] = []
  for (let parent = parentOf(pid); parent > 0 && found.length < MOST; parent = parentOf(parent))
    found.push(parent)
  return found
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name in brackets may hold blanks and brackets of its own.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

export function programOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/exe`)
  } catch {
    return undefined
  }
}
