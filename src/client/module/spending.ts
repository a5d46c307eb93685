import type { Raised } from './engine.ts'

export interface TokenUsage {
  input: number
  output: number
  /** What they are worth, as plain input tokens. */
  weight: number
}

/** The usual prices relative to plain input. They only divide the cost that the client counts. */
const PRICES = {
  input_tokens: 1,
  cache_creation_input_tokens: 1.25,
  cache_read_input_tokens: 0.1,
  output_tokens: 5,
}

/** The tokens of an answer or of a turn, in the client's words. */
export function readUsage(usage: Record<string, unknown>): TokenUsage {
  const of = (name: string) => (typeof usage[name] === 'number' ? usage[name] : 0)
  return {
    input: of('input_tokens') + of('cache_creation_input_tokens') + of('cache_read_input_tokens'),
    output: of('output_tokens'),
    weight: Object.entries(PRICES).reduce((sum, [name, price]) => sum + of(name) * price, 0),
  }
}

export const addUsage = (a: TokenUsage, b: TokenUsage): TokenUsage => ({
  input: a.input + b.input,
  output: a.output + b.output,
  weight: a.weight + b.weight,
})

/** What the session has cost, as the client told it last. */
let paid = 0
/** The run that is paid for now, and what the session had cost when it began. */
let run = ''
let from = 0
let told = 0
let isOver = false
/** The task of an agent, and the tokens of an agent: the client may tell of an agent before the journal does. */
const agents = new Map<string, string>()
const tokens = new Map<string, TokenUsage>()

/** A run is looked at: its agents, and at first what the session has cost before it. */
export function spendOn(name: string, atWork: readonly { agentId: string; task: string }[]): void {
  if (run !== name) {
    run = name
    from = paid
    told = paid
    isOver = false
    agents.clear()
  }
  for (const { agentId, task } of atWork) agents.set(agentId, task)
}

/** What comes after the end of a run and a prompt of the person is not the run's. */
export function stopSpending(): void {
  isOver = true
}

/** The client says after a turn of an agent which tokens it took. */
export function countTokens({ agentId, usage }: Raised): void {
  if (agentId !== undefined && usage !== undefined) add(tokens, agentId, readUsage(usage))
}

function add(sums: Map<string, TokenUsage>, name: string, usage: TokenUsage): void {
  const before = sums.get(name)
  sums.set(name, before ? addUsage(before, usage) : usage)
}

export function countCost({ cost }: Raised): void {
  if (cost !== undefined) paid = cost.usd
}

/** What the journal does not know yet; asked for once. */
export function costToTell(): { from: number; usd: number } | undefined {
  if (run === '' || isOver || paid === told) return undefined
  told = paid
  return { from, usd: paid }
}

export interface Spent {
  tokens: number
  usd: number
}

/** What each task has taken: its tokens, and its share of the cost by what they are worth. */
export function spentByTask(): ReadonlyMap<string, Spent> {
  const sums = new Map<string, TokenUsage>()
  for (const [agent, task] of agents) {
    const usage = tokens.get(agent)
    if (usage) add(sums, task, usage)
  }
  const all = [...sums.values()].reduce((sum, { weight }) => sum + weight, 0)
  return new Map(
    [...sums].map(([task, { input, output, weight }]) => [
      task,
      { tokens: input + output, usd: ((paid - from) * weight) / Math.max(1, all) },
    ]),
  )
}
