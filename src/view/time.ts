import { oneLine } from './terminal.ts'

/** ISO time with seconds, in UTC, as seed 001 writes it. */
export function isoSeconds(at: string): string {
  const time = Date.parse(at)
  return Number.isNaN(time) ? oneLine(at) : new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')
}

/** 14:02:30 */
export const clock = (at: string): string => /T(\d\d:\d\d:\d\d)/.exec(isoSeconds(at))?.[1] ?? oneLine(at)

export function between(from: string | undefined, to: string | undefined): number | undefined {
  if (from === undefined || to === undefined) return undefined
  const length = Date.parse(to) - Date.parse(from)
  return Number.isNaN(length) ? undefined : Math.max(0, length)
}

/** 850 ms, 4.2 s, 3 min 05 s, 2 h 10 min */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${two(seconds % 60)} s`
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`
}

const two = (value: number): string => String(value).padStart(2, '0')
