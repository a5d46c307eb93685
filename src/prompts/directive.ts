import type { Role } from '../model/roles.ts'
import type { Action } from '../model/run.ts'

/** Directives are all that a coordinator reads of ours; longer ones would fill its context over a long plan. */
const MOST_BYTES = 400
const LONGEST_TITLE = 40
const LONGEST_QUESTION = 200

/** An agent that the coordinator is to start. */
export interface Dispatched {
  role: Role
  ticket: string
  task: string
  title: string
  /** Its place in the plan: `3/12`. */
  place: string
  attempt: number
}

/** Every directive is one sentence and one line that a model, a script or a test can follow. */
export function directive(
  sentence: string,
  next: { action: Action['kind'] } & Record<string, unknown>,
): string {
  return `${sentence}\nultraplan:next ${JSON.stringify(next)}`
}

export const askDirective = (question: string, options: readonly string[]): string =>
  fitted(LONGEST_QUESTION, (length) =>
    directive(
      `ultraplan needs the person: ${cut(question, length)}. Options: ${options.join(' | ')}. Tell them and end your turn.`,
      { action: 'ask' },
    ),
  )

export function dispatchDirective(agents: readonly Dispatched[]): string {
  const sentence =
    agents.length === 1
      ? 'Call the Agent tool once, with exactly these arguments; nothing else.'
      : `Call the Agent tool ${agents.length} times in one message, with exactly these arguments; nothing else.`
  return fitted(LONGEST_TITLE, (length) =>
    directive(sentence, {
      action: 'dispatch',
      agents: agents.map((agent) => ({
        subagent_type: `ultraplan:${agent.role}`,
        description: describe(agent, length),
        prompt: `ultraplan-ticket ${agent.ticket}`,
      })),
    }),
  )
}

/** A group shares one prompt, whose ticket stands for those of all its members: five of them fit. */
export function groupDirective(agents: readonly Dispatched[], role: Role, group: string): string {
  return fitted(LONGEST_TITLE, (length) =>
    directive(
      `Call the Agent tool ${agents.length} times in one message: the same subagent_type and prompt, one description each; nothing else.`,
      {
        action: 'dispatch',
        subagent_type: `ultraplan:${role}`,
        prompt: `ultraplan-ticket ${group}`,
        descriptions: agents.map((agent) => describe(agent, length)),
      },
    ),
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
function describe({ task, title, place, attempt }: Dispatched, length: number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a title is foreign text and must not reach a terminal raw
  const plain = title.replace(/[\u0000-\u001f\u007f-\u009f`"<>]/g, ' ')
  return `${task} ${cut(plain, length)} (${place})${attempt > 1 ? `, attempt ${attempt}` : ''}`.replace(
    / {2,}/g,
    ' ',
  )
}

/** Never in the middle of a character. */
const cut = (text: string, length: number): string => [...text].slice(0, length).join('')
