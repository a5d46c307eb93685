import type { Ask } from './ask.ts'
import { agent, type Step, say } from './steps.ts'

/** The line that ends every directive of the product. */
export interface Next {
  action: string
  agents?: { subagent_type: string; description: string; prompt: string }[]
  [field: string]: unknown
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

/** One ticket, and under each type of agent a description for every call. */
function spelledOut({ agents, ...next }: Line): Next {
  if (agents === undefined) return next
  const calls = Object.entries(agents).flatMap(([subagent_type, descriptions]) =>
    descriptions.map((description) => ({ subagent_type, description, prompt: String(next.prompt) })),
  )
  return { ...next, agents: calls }
}

type Line = Omit<Next, 'agents'> & { action: string; agents?: Record<string, string[]> }

/** With -p the coordinator is given a text for the person, and asked to repeat it word for word. */
const FOR_THE_PERSON =
  /((?:\S+ finished after|ultraplan asks:|ultraplan: the run is parked) [\s\S]*?)\n\nultraplan: your last message is/

/** An obedient coordinator: it does what the last directive says, and nothing else. */
export function follow(ask: Ask): Step[] {
  const next = lastDirective(ask.newest)
  if (next === undefined) return [say('Nothing to do.')]
  const [, text] = FOR_THE_PERSON.exec(ask.newest) ?? []
  if (text !== undefined) return [say(text)]
  if (next.action !== 'dispatch') return [say(`Directive: ${next.action}.`)]
  if (!next.agents?.length) throw new Error('a dispatch directive names no agents')
  return next.agents.map(agent)
}
