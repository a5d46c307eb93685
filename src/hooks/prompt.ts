import { isMessage, isNotification, notifiedCall } from '../client/transcript.ts'
import { PASS, text } from '../client/wire.ts'
import { glance, isStopping } from '../engine/runs/active.ts'
import type { Hook } from './table.ts'

/** Either the client reports that a background agent ended (no person typed that), or a person wrote something. */
export const hook: Hook = async (input, { session, now }) => {
  const prompt = text(input.prompt)
  if (isMessage(prompt)) return PASS
  const stopping = isStopping(session.home, session.id)
    ? await import('../engine/dispatch/stop-agents.ts')
    : undefined
  if (isNotification(prompt)) {
    const words = stopping?.stoppedCall(session, notifiedCall(prompt) ?? '')
    if (words) return { kind: 'context', ...words }
    const { agentNotified } = await import('../engine/dispatch/next-step.ts')
    const advice = agentNotified(session, now)
    return advice ? { kind: 'context', text: advice.text, show: advice.summary } : PASS
  }
  // A new turn begins. If the main agent was the executor, it now works for the person again.
  stopping?.settleStopping(session, undefined)
  // Most prompts change nothing and there is nothing to tell. Then no run is opened.
  if (glance(session)?.quiet) return PASS
  const { seePrompt } = await import('../engine/people/see-prompt.ts')
  const told = seePrompt(session, {
    text: prompt,
    id: text(input.prompt_id),
    transcript: text(input.transcript_path),
  })
  if (!told) return PASS
  return told.again
    ? { kind: 'show', text: told.text }
    : { kind: 'context', text: told.text, show: told.text }
}
