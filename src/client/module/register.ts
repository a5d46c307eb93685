import type { Engine, Next, On, Raised } from './engine.ts'
import { watchRun } from './watch.ts'

/** The client calls this once. Nothing that decides about work is here: a handler that fails is passed over in silence. */
export function register(on: On): void {
  on('session.start', async ($, e, next) => {
    const answer = await next(e)
    await watchRun($, 'now')
    return answer
  })
  on('turn.start', thenLook)
  on('turn.complete', thenLook)
  on('session.end', thenLook)
}

/** A run can begin or end at these. In -p the last lines have to be told before the client ends. */
async function thenLook($: Engine, e: Raised, next: Next) {
  const answer = await next(e)
  await watchRun($)
  return answer
}
