import type { Role } from '../model/roles.ts'
import type { Action, Asked } from '../model/run.ts'

/** Directives are all that a coordinator reads of ours; longer ones would fill its context over a long plan. */
const MOST_BYTES = 400
const LONGEST_ID = 48
const LONGEST_TITLE = 40
const LONGEST_QUESTION = 200
/** Where several tasks wait: which one it is, and how its reason begins. */
const SHORTEST_QUESTION = 60

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

/** The options are what the person needs most, then which tasks there are; what has no room they see in the status. */
export function askDirective(asked: readonly Asked[]): string {
  const options = harmless([...new Set(asked.flatMap((one) => one.options))].join(' | '))
  const word = (count: number, length: number): string => {
    const left = asked.length - count
    const questions = asked.slice(0, count).map(({ question }) => ended(plain(question, length)))
    const more = left > 0 ? [`And ${left} more: /ultraplan:status.`] : []
    return worded(
      `ultraplan needs the person: tell them this and end your turn. ${[...questions, ...more].join(' ')} Options: ${options}`,
      { action: 'ask' },
    )
  }
  let count = asked.length
  while (count > 1 && Buffer.byteLength(word(count, SHORTEST_QUESTION)) > MOST_BYTES) count--
  return fitted(LONGEST_QUESTION, (length) => word(count, length))
}

/**
 * One shape for one agent and for many: a ticket, which is an agent's own or stands for those of the group, and under each
 * type of agent a description for every call. Descriptions begin with the task, by which a call finds its place in the list.
 */
export const dispatchDirective = (agents: readonly Dispatched[], ticket: string): string =>
  fitted(LONGEST_TITLE, (length) => wordedCalls(agents, ticket, length))

/** How many of these agents one directive has room for, if need be without their titles. */
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
  const words = [nameTask(task), plain(title, length).trim(), `(${place})`].filter((word) => word !== '')
  return `${words.join(' ')}${attempt > 1 ? `, attempt ${attempt}` : ''}`
}

const nameTask = (task: string): string => cut(plain(task, LONGEST_ID), LONGEST_ID)

/** Whether a description that a coordinator has copied begins with this task; it may go on as it likes. */
export const isNamedIn = (description: string, task: string): boolean =>
  `${description} `.startsWith(`${nameTask(task)} `)

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
