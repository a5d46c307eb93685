import type { Ask } from './ask.ts'
import { follow } from './coordinator.ts'
import { type SideRequest, sideRequest } from './side-request.ts'
import { type Step, say, type Turn } from './steps.ts'

/** Turns to play before following the directives, or a coordinator with a mind of its own. */
export type Coordinator = Turn[] | ((ask: Ask) => Step | Step[] | Promise<Step | Step[]>)

/** What one agent does and says, turn by turn. */
export interface Part {
  role: string
  /** Without a task: for every task of the role that has no part of its own. */
  task?: string
  /** Without an attempt: for every attempt that has no part of its own. */
  attempt?: number
  turns: Turn[]
  /** A stubborn agent says its last turn again, for as long as it is asked. */
  stubborn?: boolean
}

export type PartScript = Omit<Part, 'role'>

export const part = (role: string, script: PartScript): Part => ({ role, ...script })
export const executor = (script: PartScript): Part => part('spec-executor', script)
export const specReviewer = (script: PartScript): Part => part('spec-reviewer', script)
export const architect = (script: PartScript): Part => part('architect', script)
export const verifier = (script: PartScript): Part => part('verifier', script)
export const securityReviewer = (script: PartScript): Part => part('security-reviewer', script)

export interface Played {
  steps: Step[]
  side?: SideRequest['what']
  /** The script had no answer: a mistake in the scenario, or something the product should not have asked. */
  problem?: string
}

/**
 * Gives each conversation its next turn. A conversation is a subagent, or a session's main agent; its place in the
 * script is counted here and not read from the messages, because compaction rewrites those.
 */
export class Cast {
  readonly #parts: Part[]
  readonly #coordinator: Coordinator
  readonly #places = new Map<string, { part: Part | undefined; turn: number }>()

  constructor(parts: Part[], coordinator: Coordinator = []) {
    this.#parts = parts
    this.#coordinator = coordinator
  }

  async play(ask: Ask): Promise<Played> {
    const side = sideRequest(ask)
    if (side) return { steps: [say(side.answer)], side: side.what }
    const place = this.#place(ask)
    ask.turn = place.turn++
    try {
      return { steps: await stepsOf(this.#turn(place.part, ask), ask) }
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      return { steps: [say(`The script ends here: ${problem}`)], problem }
    }
  }

  #place(ask: Ask) {
    const key = ask.agentId ?? `${ask.sessionId} ${nameOf(ask)}`
    let place = this.#places.get(key)
    if (!place) {
      place = { part: this.#find(ask), turn: 0 }
      this.#places.set(key, place)
    }
    return place
  }

  #find({ role, task, attempt }: Ask): Part | undefined {
    const fits = this.#parts.filter(
      (part) =>
        part.role === role &&
        (part.task === undefined || part.task === task) &&
        (part.attempt === undefined || part.attempt === attempt),
    )
    const closeness = (part: Part) => (part.task === undefined ? 0 : 2) + (part.attempt === undefined ? 0 : 1)
    return fits.toSorted((a, b) => closeness(b) - closeness(a))[0]
  }

  #turn(part: Part | undefined, ask: Ask): Turn {
    if (ask.role === 'coordinator') {
      return typeof this.#coordinator === 'function'
        ? this.#coordinator
        : (this.#coordinator[ask.turn] ?? follow)
    }
    const who = nameOf(ask)
    if (!part) throw new Error(`nobody plays ${who}`)
    const turn = part.turns[ask.turn] ?? (part.stubborn ? part.turns.at(-1) : undefined)
    if (turn === undefined)
      throw new Error(`${who} was asked for turn ${ask.turn + 1} and has ${part.turns.length}`)
    return turn
  }
}

export function nameOf({ role, task, attempt }: Pick<Ask, 'role' | 'task' | 'attempt'>): string {
  return task === undefined ? role : `${role} ${task}#${attempt}`
}

async function stepsOf(turn: Turn, ask: Ask): Promise<Step[]> {
  const steps = typeof turn === 'function' ? await turn(ask) : turn
  return Array.isArray(steps) ? steps : [steps]
}
