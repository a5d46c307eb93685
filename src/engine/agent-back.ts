import { type Advice, advance } from './advance.ts'
import { agentEnded, agentModel, type Ending } from './agent-ended.ts'
import type { OpenRun } from './open-run.ts'

/** A foreground agent is back: what comes next, or nothing, since all calls of one message bring one directive. */
export function agentBack(
  open: OpenRun,
  call: { toolUseId: string; agentId: string; model: string },
  ending: Ending,
  now: Date,
): Advice | undefined {
  const { toolUseId, agentId, model } = call
  if (model) agentModel(open, toolUseId, agentId, model)
  agentEnded(open, toolUseId, ending)
  if (isToldAlready(open, toolUseId)) return undefined
  const advice = advance(open, 'agent-back', now)
  return advice.action.kind === 'wait' && othersAreOut(open) ? undefined : advice
}

/** Whether agents are still away that will come back by themselves; a proof that was deferred will not. */
const othersAreOut = ({ run }: OpenRun): boolean =>
  run.tickets.some((ticket) => ticket.redeemedAt !== undefined && !ticket.judging?.deferred)

/** Whether the directive came with another call of the same message: then its tickets are newer than this agent. */
function isToldAlready({ run }: OpenRun, toolUseId: string): boolean {
  const agents = run.tasks.flatMap(({ attempts, reviews }) => [
    ...attempts.map((attempt) => ({ toolUseId: attempt.toolUseId, since: attempt.startedAt })),
    ...reviews.map((review) => ({ toolUseId: review.toolUseId, since: review.at })),
  ])
  const since = agents.find((agent) => agent.toolUseId === toolUseId)?.since
  const unused = run.tickets.filter(({ redeemedAt }) => redeemedAt === undefined)
  return since !== undefined && unused.length > 0 && unused.every(({ issuedAt }) => issuedAt > since)
}
