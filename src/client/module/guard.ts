import { COMMANDS } from '../../model/commands.ts'
import type { Engine, Next, Origin, Raised, Submitted } from './engine.ts'
import { forgetEnded } from './pane.ts'
import { type Said, signWord } from './sign.ts'
import { hasRun, noteRefusal, watchRun } from './watch.ts'

/** Where a person's words come from, as the client names it: the screen, `-p`, and the bridge to a phone. */
const PERSON = ['composer', 'sdk', 'bridge']

export const isPerson = (origin: Origin | undefined): boolean => PERSON.includes(origin?.kind ?? '')

const NAMES = COMMANDS.filter(({ name, lowers }) => lowers !== undefined || name === 'implement').map(
  ({ name }) => `ultraplan:${name}`,
)

/** Commands that only a person may give: those that lower a gate, and the start of a run. */
export const GUARDED = new RegExp(`^(?:${NAMES.join('|')}|implement)$`)

/** Commands that we run ourselves because a person has typed or pressed something. Their origin is our own plugin. */
const granted: Said[] = []

function isGranted({ command, args }: Said): boolean {
  const at = granted.findIndex((one) => one.command === command && one.args === args)
  return at >= 0 && granted.splice(at, 1).length === 1
}

/** Runs a command for a person, signed with the origin that we saw. The client allows it only outside of a handler. */
export function runFor($: Engine, origin: string, said: Said): void {
  $.clock.after(0, async () => {
    granted.push(said)
    await signWord($, origin, said)
    await $.command.run(said)
    await watchRun($)
  })
}

const refusal = (command: string, origin: Origin | undefined): string =>
  `/${command} came from ${[origin?.kind ?? 'nowhere', origin?.name].filter(Boolean).join(' ')}, not from a person`

export const notSigned = (command = ''): string =>
  `/${command} could not be signed and is refused: restart the client to override`

/** A guarded command: refused unless it is a person's, and then signed. */
export async function guardCommand($: Engine, e: Raised, next: Next) {
  const { command = '', args = '', origin } = e
  if (!isPerson(origin)) return refuseCommand($, e)
  const name = command === 'implement' ? 'ultraplan:implement' : command
  await signWord($, origin?.kind ?? '', { command: name, args: args.trim() })
  const answer = await next(e)
  void watchRun($)
  return answer
}

export async function refuseCommand($: Engine, { command = '', origin }: Raised) {
  const why = refusal(command, origin)
  if (!(await noteRefusal($, why))) $.ui.log(`✗ ${why}`)
  return { text: why }
}

/** The same door a second time: a command that got past the first is stopped here. Other prompts are signed in a run. */
export async function guardPrompt($: Engine, e: Submitted, next: Next<Submitted>) {
  const { text = '', origin } = e
  const said = commandIn(e)
  if (said && !isPerson(origin) && !isGranted(said)) {
    await noteRefusal($, refusal(said.command, origin))
    return { drop: refusal(said.command, origin) }
  }
  if (said) return next(e)
  if (isPerson(origin)) await forgetEnded($)
  if (!e.command && hasRun()) await signWord($, origin?.kind ?? '', { command: 'prompt', args: text })
  return next(e)
}

/** Only a guarded command may be stopped by a failure: every other prompt is the person's. */
export function afterFailure($: Engine, e: Submitted, next: Next<Submitted>) {
  const said = commandIn(e)
  if (next.called || !said) return next(e)
  $.ui.log(`✗ ${notSigned(said.command)}`)
  return { drop: notSigned(said.command) }
}

function commandIn({ command }: Submitted): Said | undefined {
  return command && GUARDED.test(command.name) ? { command: command.name, args: command.args } : undefined
}
