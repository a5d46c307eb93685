import type { Run, TaskState } from '../model/run.ts'
import { isDoneBefore } from './names.ts'
import type { Palette } from './palette.ts'
import { isActive } from './totals.ts'

export interface BarPart {
  sign: string
  word: string
  count: number
  paint: (text: string) => string
}

/** What the bar is made of. Work that no gate has proved has signs of its own, readable without colour. */
export function barParts(run: Run, colours: Palette): BarPart[] {
  const count = (is: (task: TaskState) => boolean): number => run.tasks.filter(is).length
  const status = (...words: string[]) => count((task) => !isDoneBefore(task) && words.includes(task.status))
  return [
    { sign: '#', word: 'approved', count: status('approved'), paint: colours.green },
    { sign: '=', word: 'done before', count: count(isDoneBefore), paint: colours.dim },
    { sign: '?', word: 'skipped (unverified)', count: status('skipped'), paint: colours.yellow },
    { sign: '!', word: 'forced', count: status('forced'), paint: colours.magenta },
    { sign: '~', word: 'in progress', count: count(isActive), paint: colours.cyan },
    { sign: 'x', word: 'failed', count: status('failed'), paint: colours.red },
    { sign: 'X', word: 'escalated', count: status('escalated'), paint: colours.red },
    { sign: 'B', word: 'blocked', count: status('blocked'), paint: colours.red },
    { sign: '-', word: 'pending', count: status('pending'), paint: colours.dim },
  ]
}

/** Shares `cells` out in proportion; whatever exists is seen, as long as there are cells enough. */
export function shareCells(counts: readonly number[], cells: number): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const present = counts.filter((count) => count > 0).length
  const least = cells >= present ? 1 : 0
  const free = cells - least * present
  const exact = counts.map((count) => (free * count) / total)
  const shares = exact.map((share, index) => Math.floor(share) + ((counts[index] ?? 0) > 0 ? least : 0))
  const order = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
  let left = cells - shares.reduce((sum, share) => sum + share, 0)
  for (const { index } of order) {
    if (left <= 0) break
    shares[index] = (shares[index] ?? 0) + 1
    left -= 1
  }
  return shares
}
