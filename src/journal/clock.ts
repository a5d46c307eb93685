import type { EventBody } from '../model/event.ts'

const NOTE = 'the clock went back to '
/** Time services move the clock by less than this all the time. */
const SLACK_MS = 1000

export function isClockNote(body: EventBody): boolean {
  return body.type === 'noted' && body.text.startsWith(NOTE)
}

/** Times in the log never go back, whatever the clock does; the first event after it did says so. */
export function nextTime(
  now: Date,
  last: { at: string; clockNoted: boolean },
): { at: string; note?: EventBody } {
  const at = now.toISOString()
  if (at >= last.at) return { at }
  if (last.clockNoted || Date.parse(last.at) - now.getTime() < SLACK_MS) return { at: last.at }
  return {
    at: last.at,
    note: { type: 'noted', text: `${NOTE}${at}; times stay at ${last.at} until it has passed that` },
  }
}
