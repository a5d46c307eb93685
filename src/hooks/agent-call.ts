import { PASS, text } from '../client/wire.ts'
import { redeemTicket } from '../engine/dispatch/redeem-ticket.ts'
import type { Hook } from './table.ts'

/** A ticket is swapped for the prompt that the engine renders. An ultraplan agent without a ticket does not start. */
export const hook: Hook = async (input, { session }) => {
  const call = input.tool_input ?? {}
  const redeemed = await redeemTicket(session, {
    subagentType: text(call.subagent_type),
    description: text(call.description),
    prompt: text(call.prompt),
    toolUseId: text(input.tool_use_id),
    transcript: text(input.transcript_path),
    ...(input.agent_id ? { agentId: input.agent_id } : {}),
  })
  switch (redeemed.kind) {
    case 'not-ours':
      return PASS
    case 'refused':
      return { kind: 'deny', reason: `ultraplan: ${redeemed.reason}`, endsTurn: redeemed.endsTurn }
    case 'redeemed':
      await redeemed.turn
      return {
        kind: 'rewrite',
        show: redeemed.show,
        // Everything that the coordinator added is dropped: words, a model, an effort.
        input: {
          subagent_type: text(call.subagent_type),
          description: redeemed.description,
          prompt: redeemed.prompt,
          ...(redeemed.model === undefined ? {} : { model: redeemed.model }),
          // The screen ignores this. In -p a background agent would be killed ten minutes after the last turn.
          ...(redeemed.background ? {} : { run_in_background: false }),
          ...(redeemed.isolated ? { isolation: 'worktree' } : {}),
        },
      }
  }
}
