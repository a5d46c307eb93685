import { COMMANDS } from '../../model/commands.ts'
import type { Engine, Next, Origin, Raised, Submitted } from './engine.ts'
import { isOurs, putBy, WORD } from './input-line.ts'
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
export const GUARDED = new RegExp(`^(?:${NAMES.join('|')})$`)

/** All other commands of ours but the pane's. A command has one handler here: of two, a failure of the inner one is lost. */
export const OTHERS = new RegExp(`^ultraplan:(?!${NAMES.map((name) => name.slice(10)).join('$|')}$|pane$)`)

type Grant = Said & { origin: string }

/** Commands that we run ourselves because a person has typed or pressed something. Their origin is our own plugin. */
const granted: Grant[] = []

function takeGrant({ command, args }: Said): string | undefined {
  const at = granted.findIndex((one) => one.command === command && one.args === args)
  return at < 0 ? undefined : granted.splice(at, 1)[0]?.origin
}

function dropGrant(grant: Grant): void {
  const at = granted.indexOf(grant)
  if (at >= 0) granted.splice(at, 1)
}

/**
 * Runs a command for a person. The client allows it only outside of a handler, and when the session is idle: so it is
 * signed when it comes to our door of prompts, with the origin that we saw. A signature made now could be too old by then.
 */
export function runFor($: Engine, origin: string, said: Said): void {
  $.clock.after(0, async () => {
    const grant = { ...said, origin }
    granted.push(grant)
    // A command that the client did not take leaves nothing that a later one could use.
    await $.command.run(said).finally(() => dropGrant(grant))
    await watchRun($)
  })
}

const refusal = (command: string, origin: Origin | undefined): string =>
  `/${command} came from ${[origin?.kind ?? 'nowhere', origin?.name].filter(Boolean).join(' ')}, not from a person`

export const notSigned = (command = ''): string =>
  `/${command} could not be signed and is refused: type it again, or restart the client to override`

/** A guarded command: refused unless it is a person's, and then signed. */
export async function guardCommand($: Engine, e: Raised, next: Next) {
  const { command = '', args = '', origin } = e
  if (!isPerson(origin) || notTyped(e)) return refuseCommand($, e)
  await signWord($, origin?.kind ?? '', { command, args: args.trim() })
  return goOn($, e, next)
}

/** Why a command of the input line does not count as typed. */
export function notTyped({ command = '', origin }: Raised): string | undefined {
  const by = origin?.kind === 'composer' ? putBy(command) : undefined
  return (
    by &&
    `${by} has put /${command} into the input line, so nobody may have typed it: restart the client without that module to override`
  )
}

async function goOn($: Engine, e: Raised, next: Next) {
  const answer = await next(e)
  takeBackCommand($, e, answer)
  void watchRun($)
  return answer
}

/** An `/implement` of the project. It may be another one than `init` wrote, so only the hook, which knows, refuses it. */
export async function signStart($: Engine, e: Raised, next: Next) {
  const { args = '', origin } = e
  if (isPerson(origin))
    await signWord($, origin?.kind ?? '', { command: 'ultraplan:implement', args: args.trim() })
  return goOn($, e, next)
}

/** Needs no signature, and goes on without one. With it, what a person typed is known as theirs. */
export async function signOther($: Engine, e: Raised, next: Next) {
  const { command = '', args = '', origin } = e
  if (isPerson(origin))
    await signWord($, origin?.kind ?? '', { command, args: args.trim() }).catch(() => undefined)
  const answer = await next(e)
  takeBackCommand($, e, answer)
  return answer
}

export async function refuseCommand($: Engine, e: Raised) {
  const why = notTyped(e) ?? refusal(e.command ?? '', e.origin)
  if (!(await noteRefusal($, why))) $.ui.log(`✗ ${why}`)
  return { text: why }
}

/** The same door a second time: a command that got past the first is stopped here. Other prompts are signed in a run. */
export async function guardPrompt($: Engine, e: Submitted, next: Next<Submitted>) {
  const { text = '', origin } = e
  const said = commandIn(e)
  const pressed = said && isOurs(origin) ? takeGrant(said) : undefined
  if (said && pressed !== undefined) await signWord($, pressed, said)
  else if (said && isGuarded(said) && !isPerson(origin)) {
    await noteRefusal($, refusal(said.command, origin))
    return { drop: refusal(said.command, origin) }
  }
  if (said && (pressed !== undefined || isGuarded(said))) return next(e)
  if (isPerson(origin)) await forgetEnded($)
  if (!e.command && hasRun()) await signWord($, whoSaid(e), { command: 'prompt', args: text })
  const answer = await next(e)
  if (text.trim() === WORD) takeBackWord($, e, answer)
  return answer
}

const whoSaid = ({ text = '', origin }: Submitted): string =>
  text.trim() === WORD && putBy(WORD) ? 'plugin' : (origin?.kind ?? '')

/** Only a guarded command may be stopped by a failure: every other prompt is the person's. */
export function afterFailure($: Engine, e: Submitted, next: Next<Submitted>) {
  const said = commandIn(e)
  if (next.called || !said || !isGuarded(said)) return next(e)
  $.ui.log(`✗ ${notSigned(said.command)}`)
  return { drop: notSigned(said.command) }
}

function commandIn({ command }: Submitted): Said | undefined {
  return command && { command: command.name, args: command.args }
}

const isGuarded = ({ command }: Said): boolean => GUARDED.test(command)

/**
 * As soon as any module looks at prompts, the client gives a typed line that a hook has answered back to the input line,
 * where its menu hides the answer. Without modules it does not. A line of ours that was answered is taken away again;
 * what the person has typed meanwhile stays.
 */
function takeBackCommand($: Engine, { origin }: Raised, answer: { text?: string } | undefined): void {
  const line = answeredLine(answer?.text)
  if (line !== undefined && origin?.kind === 'composer') takeBack($, line)
}

/** The bare word that confirms a force is a prompt, and the hook answers it too. */
function takeBackWord(
  $: Engine,
  { text = '', origin }: Submitted,
  answer: { drop?: unknown } | undefined,
): void {
  if (answer?.drop !== undefined && origin?.kind === 'composer') takeBack($, text.trim())
}

const QUOTED = '\n\nOriginal prompt: '

/** The client quotes the line below the answer of the hook. */
export function answeredLine(answer: string | undefined): string | undefined {
  const at = answer?.lastIndexOf(QUOTED) ?? -1
  return at < 0 ? undefined : answer?.slice(at + QUOTED.length).trim()
}

const LOOK_MS = 25
/** The client gives the line back at once. Later the same line is one that the person has typed or called up again. */
const LOOKS = 80
const LATER_MS = 500

/**
 * Outside of the handler: the client gives the line back when all handlers have answered. While a question of the client
 * has the place of the input line, the line can be read and not filled, so it is looked at until it is gone.
 */
function takeBack($: Engine, line: string, left = LOOKS, wasThere = false): void {
  $.clock.after(left > 0 ? LOOK_MS : LATER_MS, async () => {
    const { text } = await $.prompt.read()
    const rest = withoutLine(text, line)
    const isThere = rest !== undefined
    if (isThere) await $.prompt.fill({ text: rest, mode: 'replace' })
    if (isThere || (left > 1 && !wasThere)) takeBack($, line, left - 1, isThere)
  })
}

/** What the input line is without the returned one, which the client puts below a draft; undefined if it is not there. */
export function withoutLine(text: string, line: string): string | undefined {
  const typed = text.trimEnd()
  if (typed === line) return ''
  return typed.endsWith(`\n${line}`) ? typed.slice(0, -line.length - 1) : undefined
}
