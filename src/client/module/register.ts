import { commandList } from '../../model/commands.ts'
import type { Engine, Next, On, Raised } from './engine.ts'
import {
  afterFailure,
  GUARDED,
  guardCommand,
  guardPrompt,
  isPerson,
  notSigned,
  notTyped,
  OTHERS,
  refuseCommand,
  runFor,
  signOther,
  signStart,
} from './guard.ts'
import { seeFill, seeKey, seeLine, seeSuggestion } from './input-line.ts'
import { closePane, drawBand, drawPane, noPane, openPane } from './pane.ts'
import { introduce, standBelow } from './sign.ts'
import { countCost, countTokens } from './spending.ts'
import { tellCost, tellCostSoon, watchRun } from './watch.ts'

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
    await watchRun($, 'at the start')
    return answer
  })
  on('turn.start', lookAround)
  on('turn.complete', ($, e, next) => {
    countTokens(e)
    return interactive || e.agentId ? lookAround($, e, next) : thenLook($, e, next)
  })
  on('session.end', async ($, e, next) => {
    const answer = await thenLook($, e, next)
    await tellCost($)
    return answer
  })

  on('command.run', { command: GUARDED }, guardCommand).catch((_$, e, next) =>
    next.called ? next(e) : { text: notSigned(e.command) },
  )
  on('command.run', { command: 'implement' }, ($, e, next) =>
    isOurCommand('implement') ? startRun($, e) : signStart($, e, next),
  ).catch((_$, e, next) => (isOurCommand('implement') ? { text: notSigned(e.command) } : next(e)))
  on('command.run', { command: 'ultraplan' }, (_$, e, next) =>
    isOurCommand('ultraplan') ? { text: commandList() } : next(e),
  ).catch((_$, e, next) => next(e))
  on('command.run', { command: OTHERS }, signOther).catch((_$, e, next) => next(e))
  on('command.run', { command: 'ultraplan:pane' }, ($) => openPane($)).catch(noPane)
  on('session.measure', ($, e, next) => {
    countCost(e)
    tellCostSoon($)
    return next(e)
  })
  on('ui.render', { component: 'Pane', requestId: 'run' }, ($, e) => drawPane($, e))
  on('ui.render', { component: 'AbovePrompt' }, async ($, e, next) => (await drawBand($, e)) ?? next(e))
  on('ui.close', { id: 'run' }, closePane).catch((_$, e, next) => next(e))
  on('prompt.submit', guardPrompt).catch(afterFailure)
  on('prompt.fill', seeFill).catch((_$, e, next) => next(e))
  on('prompt.change', seeLine).catch((_$, e, next) => next(e))
  on('prompt.edit', seeKey).catch((_$, e, next) => next(e))
  on('prompt.suggest', seeSuggestion).catch((_$, e, next) => next(e))
}

/** A run can begin or end at these, before and after the hooks of the event. The turn does not wait for the look. */
async function lookAround($: Engine, e: Raised, next: Next) {
  void watchRun($)
  const answer = await next(e)
  void watchRun($)
  return answer
}

/** In -p the client waits for the end of its turn, and closes the stream before the session ends. */
async function thenLook($: Engine, e: Raised, next: Next) {
  const answer = await next(e)
  await watchRun($, 'at the end')
  return answer
}

let interactive = false
/** Our bare commands in this session. A command of the project or of the person has precedence. */
let ours: string[] = []

const BARE = [
  { name: 'implement', description: 'Run a plan, with proof', argumentHint: '<spec>' },
  { name: 'ultraplan', description: 'List the commands of ultraplan' },
]

async function offerCommands($: Engine, { isInteractive = false }: Raised): Promise<void> {
  interactive = isInteractive
  const there = (await $.command.list()).map(({ name }) => name)
  const free = BARE.filter(({ name }) => !there.includes(name) || ours.includes(name))
  for (const command of free) await $.command.register(command)
  ours = free.map(({ name }) => name)
}

const isOurCommand = (name: string): boolean => ours.includes(name)

/** `/implement`: the same as `/ultraplan:implement`, with the origin that this handler sees. */
function startRun($: Engine, e: Raised) {
  const args = (e.args ?? '').trim()
  if (!isPerson(e.origin) || notTyped(e)) return refuseCommand($, e)
  const line = `/ultraplan:implement ${args}`.trim()
  // The client ends -p when this handler has answered, before another command could run.
  if (!interactive) return { text: `in -p the whole name is needed: ${line}` }
  runFor($, e.origin?.kind ?? '', { command: 'ultraplan:implement', args })
  // With no text the client shows only the command that runs.
  return {}
}
