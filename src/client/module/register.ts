import { isOurCommand, listCommands, offerCommands, startRun } from './commands.ts'
import type { Engine, Next, On, Raised } from './engine.ts'
import { afterFailure, GUARDED, guardCommand, guardPrompt, refuseCommand } from './guard.ts'
import { countCost, drawBand, drawPane, openPane } from './pane.ts'
import { introduce, standBelow } from './sign.ts'
import { watchRun } from './watch.ts'

/**
 * The client calls this once. Nothing that approves work is here: a handler that fails is passed over in silence. The
 * module tells what happens, and it makes overrides stricter.
 */
export function register(on: On): void {
  on('engine.create', async (_$, e, next) => {
    const built = await next(e)
    standBelow(e.plugins ?? [])
    return built
  })
  on('session.start', async ($, e, next) => {
    // The first request does not wait for the key: a command that needs it does.
    void introduce($).catch(() => undefined)
    const answer = await next(e)
    await offerCommands($, e)
    await watchRun($, 'now')
    return answer
  })
  on('turn.start', thenLook)
  on('turn.complete', thenLook)
  on('session.end', thenLook)

  on('command.run', { command: GUARDED }, ($, e, next) =>
    e.command === 'implement' && isOurCommand('implement') ? startRun($, e) : guardCommand($, e, next),
  ).catch(($, e, next) => (next.called ? next(e) : refuseCommand($, e)))
  on('command.run', { command: 'ultraplan' }, (_$, e, next) =>
    isOurCommand('ultraplan') ? listCommands() : next(e),
  ).catch((_$, e, next) => next(e))
  on('command.run', { command: 'ultraplan:pane' }, ($) => openPane($)).catch((_$, e, next) => next(e))
  on('session.measure', (_$, e, next) => {
    countCost(e)
    return next(e)
  })
  on('ui.render', { component: 'Pane', requestId: 'run' }, ($, e) => drawPane($, e))
  on('ui.render', { component: 'AbovePrompt' }, ($, e, next) => drawBand($, e) ?? next(e))
  on('prompt.submit', guardPrompt).catch(afterFailure)
}

/** A run can begin or end at these. In -p the last lines have to be told before the client ends. */
async function thenLook($: Engine, e: Raised, next: Next) {
  const answer = await next(e)
  await watchRun($)
  return answer
}
