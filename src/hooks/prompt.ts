import { onPrompt } from '../engine/on-prompt.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS } from './reply.ts'

const NOTIFICATION = /^\s*<task-notification>/
/** In auto mode the client also passes an agent's report on, as a prompt that nobody typed. */
const REPORT = /^\s*<agent-message\b/
const TOOL_USE = /<tool-use-id>([^<]*)<\/tool-use-id>/
const STATUS = /<status>([^<]*)<\/status>/

/** Either the client tells that a background agent ended (nobody typed that), or a person wrote something. */
export const hook: Hook = async (input, { session, now }) => {
  const prompt = text(input.prompt)
  if (REPORT.test(prompt)) return PASS
  if (!NOTIFICATION.test(prompt)) {
    const notices = await onPrompt(session, prompt)
    return notices ? { kind: 'context', text: notices, show: notices } : PASS
  }
  const { agentNotified } = await import('../engine/agent-notified.ts')
  const agent = { toolUseId: TOOL_USE.exec(prompt)?.[1], status: STATUS.exec(prompt)?.[1] }
  const advice = agentNotified(session, agent, now)
  if (!advice) return PASS
  return { kind: 'context', text: advice.text, ...(advice.summary ? { show: advice.summary } : {}) }
}
