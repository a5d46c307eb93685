import type { Role } from '../model/roles.ts'
import type { Action } from '../model/run.ts'

/** Directives are all that a coordinator reads of ours; longer ones would fill its context over a long plan. */
const MOST_BYTES = 400
const LONGEST_ID = 48
const LONGEST_TITLE = 40
const LONGEST_QUESTION = 200

/** An agent that the coordinator is to start. */
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
 * Every directive is one sentence and one line that a model, a script or a test can follow. The sentence may hold words
 * of plans and commands: they stay on its line, and it is cut where it would be too long.
 */
export function directive(sentence: string, next: Next): string {
  const room = MOST_BYTES - Buffer.byteLength(worded('', next))
  return worded(cut(harmless(sentence).replaceAll('ultraplan:next', 'ultraplan next'), room), next)
}

const worded = (sentence: string, next: Next): string => `${sentence}\nultraplan:next ${JSON.stringify(next)}`

/** The options are what the person needs most. */
export const askDirective = (question: string, options: readonly string[]): string =>
  fitted(LONGEST_QUESTION, (length) =>
    worded(
      `ultraplan needs the person: tell them this and end your turn. ${ended(plain(question, length))} Options: ${harmless(options.join(' | '))}`,
      { action: 'ask' },
    ),
  )

/**
 * Calls of one message share their prompt: its ticket is an agent's own, or stands for those of the group. An executor's
 * reviewers may be called along with it, as many as there is room for.
 */
export function dispatchDirective(
  agents: readonly Dispatched[],
  ticket: string,
  reviewers: readonly Role[] = [],
): string {
  const called = [...reviewers]
  const worded = (length: number) =>
    called.length > 0 && agents[0]
      ? wordedReviewed(agents[0], ticket, called, length)
      : wordedCalls(agents, ticket, length)
  while (called.length > 0 && Buffer.byteLength(worded(0)) > MOST_BYTES) called.pop()
  return fitted(LONGEST_TITLE, worded)
}

/** How many of these agents one directive has room for, if need be without their titles. */
export function roomFor(agents: readonly Dispatched[], ticket: string): number {
  let count = agents.length
  while (count > 1 && Buffer.byteLength(wordedCalls(agents.slice(0, count), ticket, 0)) > MOST_BYTES) count--
  return count
}

function wordedReviewed(
  executor: Dispatched,
  ticket: string,
  reviewers: readonly Role[],
  length: number,
): string {
  const roles = [executor.role, ...reviewers]
  return worded(
    `Call the Agent tool ${roles.length} times in one message: the same description and prompt, one subagent_type each; nothing else.`,
    {
      action: 'dispatch',
      subagent_types: roles.map((role) => `ultraplan:${role}`),
      description: describeAgent(executor, length),
      prompt: `ultraplan-ticket ${ticket}`,
    },
  )
}

function wordedCalls(agents: readonly Dispatched[], ticket: string, length: number): string {
  const [subagent_type, prompt] = [`ultraplan:${agents[0]?.role}`, `ultraplan-ticket ${ticket}`]
  const descriptions = agents.map((agent) => describeAgent(agent, length))
  return agents.length === 1
    ? worded('Call the Agent tool once, with exactly these arguments; nothing else.', {
        action: 'dispatch',
        agents: [{ subagent_type, description: descriptions[0], prompt }],
      })
    : worded(
        `Call the Agent tool ${agents.length} times in one message: the same subagent_type and prompt, one description each; nothing else.`,
        { action: 'dispatch', subagent_type, prompt, descriptions },
      )
}

/** With as many characters of foreign text as there is room for. */
function fitted(longest: number, word: (length: number) => string): string {
  for (let length = longest; length > 0; length -= 2) {
    const text = word(length)
    if (Buffer.byteLength(text) <= MOST_BYTES) return text
  }
  return word(0)
}

/** `1.2 Add parser (2/6), attempt 2`: what the client shows while the agent works. */
export function describeAgent({ task, title, place, attempt }: Dispatched, length = LONGEST_TITLE): string {
  const words = [cut(plain(task, LONGEST_ID), LONGEST_ID), plain(title, length).trim(), `(${place})`].filter(
    (word) => word !== '',
  )
  return `${words.join(' ')}${attempt > 1 ? `, attempt ${attempt}` : ''}`
}

const ended = (sentence: string): string => sentence.trim().replace(/(?<![.?!])$/, '.')

/** So many characters of a foreign text, none of which a terminal or JSON would take for something else. */
const plain = (text: string, length: number): string =>
  [
    ...harmless(text)
      .replace(/[`"<>\\]/g, ' ')
      .replaceAll('ultraplan:next', 'ultraplan next'),
  ]
    .slice(0, length)
    .join('')

/** No line break, no control sign, no half of a sign. */
const harmless = (text: string): string => text.replace(/\p{Cc}|[\u2028\u2029]|\p{Surrogate}/gu, ' ')

/** At most so many bytes, without cutting a sign in two. */
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
