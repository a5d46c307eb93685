import type { Ask } from './ask.ts'
import { agent, type Step, say } from './steps.ts'

/** The line that ends every directive of the product. */
export interface Next {
  action: string
  agents?: { subagent_type: string; description: string; prompt: string }[]
  [field: string]: unknown
}

type Line = Next & {
  subagent_type?: string
  subagent_types?: string[]
  description?: string
  descriptions?: string[]
  prompt?: string
}

/** The last directive in the newest words, or undefined when there is none. Throws when it is not JSON. */
export function lastDirective(words: string): Next | undefined {
  const lines = [...words.matchAll(/ultraplan:next (\{.*\})/g)]
  const last = lines.at(-1)?.[1]
  if (last === undefined) return undefined
  try {
    return spelledOut(JSON.parse(last))
  } catch {
    throw new Error(`the directive is not JSON: ${last}`)
  }
}

/** A group shares type and prompt, an executor and its reviewers description and prompt; each of the rest is a call. */
function spelledOut({
  subagent_type,
  subagent_types,
  description,
  descriptions,
  prompt,
  ...next
}: Line): Next {
  if (prompt === undefined) return next
  if (descriptions && subagent_type !== undefined)
    return { ...next, agents: descriptions.map((one) => ({ subagent_type, description: one, prompt })) }
  if (subagent_types && description !== undefined)
    return { ...next, agents: subagent_types.map((one) => ({ subagent_type: one, description, prompt })) }
  return next
}

/** An obedient coordinator: it does what the last directive says, and nothing else. */
export function follow(ask: Ask): Step[] {
  const next = lastDirective(ask.newest)
  if (next === undefined) return [say('Nothing to do.')]
  if (next.action !== 'dispatch') return [say(`Directive: ${next.action}.`)]
  if (!next.agents?.length) throw new Error('a dispatch directive names no agents')
  return next.agents.map(agent)
}

/** One that calls no reviewer along with its executor, so that it is asked for the reviewer alone. */
export function followOneByOne(ask: Ask): Step[] {
  const executors = lastDirective(ask.newest)?.agents?.filter(({ subagent_type }) =>
    subagent_type.endsWith(':spec-executor'),
  )
  return executors?.length ? executors.map(agent) : follow(ask)
}
