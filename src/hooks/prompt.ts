import { isStopping } from '../engine/active.ts'
import { isNotification, notifiedCall } from '../engine/notified-call.ts'
import { onPrompt } from '../engine/on-prompt.ts'
import { commandOf } from './commands/index.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS } from './reply.ts'

/** An agent's report, which the client passes on in auto mode, or a message from another session: nobody typed that. */
const MESSAGE = /^\s*<(agent-message|cross-session-message)\b/

/** Either the client tells that a background agent ended (nobody typed that), or somebody wrote something. */
export const hook: Hook = async (input, { session, now }) => {
  const prompt = text(input.prompt)
  if (MESSAGE.test(prompt)) return PASS
  const stopping = isStopping(session.home, session.id) ? await import('../engine/stop-agents.ts') : undefined
  if (isNotification(prompt)) {
    const words = stopping?.stoppedCall(session, notifiedCall(prompt) ?? '')
    if (words) return { kind: 'context', ...words }
    const { agentNotified } = await import('../engine/agent-notified.ts')
    const advice = agentNotified(session, now)
    if (!advice) return PASS
    return { kind: 'context', text: advice.text, ...(advice.summary ? { show: advice.summary } : {}) }
  }
  // A new turn: where the main agent was the executor, it is the person's again.
  stopping?.settleStopping(session, undefined)
  const told = await onPrompt(session, {
    text: prompt,
    id: text(input.prompt_id),
    transcript: text(input.transcript_path),
    isCommand: commandOf(prompt) !== undefined,
  })
  if (!told) return PASS
  return told.again
    ? { kind: 'show', text: told.text }
    : { kind: 'context', text: told.text, show: told.text }
}
