import { setTimeout as sleep } from 'node:timers/promises'

/** Looks again and again until there is a value, and fails with what it waited for when the limit is over. */
export async function waitUntil<T>(
  what: string,
  limit: number,
  look: () => T | undefined | false | Promise<T | undefined | false>,
): Promise<T> {
  const deadline = Date.now() + limit
  for (;;) {
    const seen = await look()
    if (seen !== undefined && seen !== false) return seen
    if (Date.now() > deadline) throw new Error(`waited ${limit} ms for ${what}`)
    await sleep(40)
  }
}
