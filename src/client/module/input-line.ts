import type { Engine, Next, Origin, Raised } from './engine.ts'

/** Our own module; no module can change an origin. */
export const isOurs = ({ kind, name }: Origin = { kind: '' }): boolean =>
  kind === 'plugin' && /^ultraplan(?:@|$)/.test(name ?? '')

/** Confirms a force. */
export const WORD = 'OVERRIDE'

const COMMAND = new RegExp(`/ultraplan:([a-z-]+)|^\\s*/(implement)\\b|^\\s*${WORD}\\s*$`, 'g')

/** What other modules have put into the input line in this session, and who did. */
const put = new Map<string, string>()

/**
 * Any module can write into the input line, and what stands there is typed for the client when the person presses Enter,
 * perhaps after something of theirs was added. So a command that a module has put there counts as nobody's here.
 */
export const putBy = (name: string): string | undefined => put.get(name.replace('ultraplan:', ''))

function notePut(text: string, by: string): void {
  for (const [word, name, bare] of text.matchAll(COMMAND)) put.set(name ?? bare ?? word.trim(), by)
}

function noteChange(became: string | undefined, was: string): void {
  if (became !== undefined && dense(became) !== dense(was)) notePut(became, 'a module')
}

const dense = (text: string): string => text.replace(/\s+/g, '')

/**
 * A module writes into the input line. What it changes there is raised too, but not after eight times in a row, nor while
 * somebody still answers the change before; so the whole line is looked at when it is written.
 */
export async function seeFill($: Engine, e: Raised, next: Next) {
  const { text = '', origin } = e
  if (origin?.kind !== 'plugin' || isOurs(origin)) return next(e)
  const by = `plugin ${origin.name}`
  notePut(text, by)
  const answer = await next(e)
  notePut((await $.prompt.read()).text, by)
  return answer
}

/** The input line is replaced: by the client, by a module, or emptied when the person presses Enter. */
export async function seeLine(_$: Engine, e: Raised, next: Next) {
  const answer: { text?: string } | undefined = await next(e)
  const { text = '', origin } = e
  if (origin?.kind === 'plugin' && !isOurs(origin)) notePut(text, `plugin ${origin.name}`)
  noteChange(answer?.text, text)
  return answer
}

/** A key of the person: what it makes of the line is known. */
export async function seeKey(_$: Engine, e: Raised, next: Next) {
  const answer: { text?: string } | undefined = await next(e)
  const { text = '', start = 0, end = 0, inputText = '' } = e
  noteChange(answer?.text, text.slice(0, start) + inputText + text.slice(end))
  return answer
}

/** What is suggested becomes the line when the person accepts it. */
export function seeSuggestion(_$: Engine, e: Raised, next: Next) {
  const { text = '', origin } = e
  if (origin?.kind === 'plugin' && !isOurs(origin)) notePut(text, `plugin ${origin.name}`)
  return next(e)
}
