import type { Role } from '../model/roles.ts'
import type { Action } from '../model/run.ts'

/** A coordinator reads only directives. Longer ones would fill its context in a long plan. */
const MOST_BYTES = 400
const LONGEST_ID = 48
const LONGEST_TITLE = 40

export interface Dispatched {
  role: Role
  task: string
  title: string
  /** Its place in the plan: `3/12`. */
  place: string
  attempt: number
}

type Next = { action: Action['kind'] } & Record<string, unknown>

/**
 * A directive is one sentence for the model and one line of JSON that a script or a test can follow too. The sentence
 * may contain text of plans and commands, so line breaks are removed from it and it is cut to fit.
 */
export function directive(sentence: string, next: Next): string {
  const room = MOST_BYTES - Buffer.byteLength(worded('', next))
  return worded(cut(harmless(sentence).replaceAll('ultraplan:next', 'ultraplan next'), room), next)
}

const worded = (sentence: string, next: Next): string => `${sentence}\nultraplan:next ${JSON.stringify(next)}`

/**
 * Text for the person, whole, then what the coordinator does with it. A person at a screen is shown it by the hook; without
 * one they see only the coordinator's last message. Nothing in the text is taken for a directive.
 */
export const relayDirective = (text: string, mode: 'screen' | 'print', action: Action['kind']): string =>
  `${text.replaceAll('ultraplan:next', 'ultraplan next').trimEnd()}\n\n${directive(mode === 'screen' ? SHOWN : RELAYED, { action })}`

const SHOWN = 'ultraplan: the person is shown the text above. End your turn with one sentence.'
const RELAYED =
  'ultraplan: your last message is the text above, word for word and whole; add nothing. It is for the person, who sees nothing else.'

/**
 * The same form for one agent and for many: a ticket, of the one agent or of the whole group, and for each type of
 * agent a description for every call. Descriptions begin with the task, so that each call can be matched to its task.
 */
export const dispatchDirective = (agents: readonly Dispatched[], ticket: string): string =>
  fitted(LONGEST_TITLE, (length) => wordedCalls(agents, ticket, length))

/** How many of these agents fit into one directive, if necessary without their titles. */
export function roomFor(agents: readonly Dispatched[], ticket: string): number {
  let count = agents.length
  while (count > 1 && Buffer.byteLength(wordedCalls(agents.slice(0, count), ticket, 0)) > MOST_BYTES) count--
  return count
}

function wordedCalls(agents: readonly Dispatched[], ticket: string, length: number): string {
  const listed: Record<string, string[]> = {}
  for (const agent of agents) {
    const type = `ultraplan:${agent.role}`
    listed[type] = [...(listed[type] ?? []), describeAgent(agent, length)]
  }
  const times = agents.length === 1 ? 'once, for the' : `${agents.length} times in one message, once for each`
  return worded(
    `Call the Agent tool ${times} description in agents, with its key as subagent_type and this prompt; nothing else.`,
    { action: 'dispatch', prompt: `ultraplan-ticket ${ticket}`, agents: listed },
  )
}

/** The text with as many characters of plan text as fit. */
function fitted(longest: number, word: (length: number) => string): string {
  for (let length = longest; length > 0; length -= 2) {
    const text = word(length)
    if (Buffer.byteLength(text) <= MOST_BYTES) return text
  }
  return word(0)
}

/** `1.2 Add parser (2/6), attempt 2`: what the client shows while the agent works. */
export function describeAgent({ task, title, place, attempt }: Dispatched, length = LONGEST_TITLE): string {
  const words = [nameTask(task), plain(title, length).trim(), `(${place})`].filter((word) => word !== '')
  return `${words.join(' ')}${attempt > 1 ? `, attempt ${attempt}` : ''}`
}

const nameTask = (task: string): string => cut(plain(task, LONGEST_ID), LONGEST_ID)

/** Whether a description that a coordinator wrote begins with this task. The rest of it does not matter. */
export const isNamedIn = (description: string, task: string): boolean =>
  `${description} `.startsWith(`${nameTask(task)} `)

/** At most `length` characters of a text of others, without characters that have a meaning in a terminal, markdown or JSON. */
const plain = (text: string, length: number): string =>
  [
    ...harmless(text)
      .replace(/[`"<>\\]/g, ' ')
      .replaceAll('ultraplan:next', 'ultraplan next'),
  ]
    .slice(0, length)
    .join('')

/** Without line breaks, control characters and single surrogates (halves of a character). */
const harmless = (text: string): string => text.replace(/\p{Cc}|[\u2028\u2029]|\p{Surrogate}/gu, ' ')

/** At most `bytes` bytes, without cutting a character in two. */
function cut(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text
  let left = bytes - Buffer.byteLength('…')
  let kept = ''
  for (const sign of text) {
    left -= Buffer.byteLength(sign)
    if (left < 0) break
    kept += sign
  }
  return `${kept}…`
}
