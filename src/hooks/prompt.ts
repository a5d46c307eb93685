import { agentEnded } from '../engine/agent-ended.ts'
import { isDriver } from '../engine/binding.ts'
import { lapseForce } from '../engine/lapse-force.ts'
import { openActiveRun } from '../engine/open-run.ts'
import { seePrompt, seePromptAfterEnd } from '../engine/see-prompt.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS, type Reply } from './reply.ts'

const NOTIFICATION = /^\s*<task-notification>/
/** In auto mode the client also passes an agent's report on, as a prompt that nobody typed. */
const REPORT = /^\s*<agent-message\b/
const TOOL_USE = /<tool-use-id>([^<]*)<\/tool-use-id>/
const STATUS = /<status>([^<]*)<\/status>/

/** Either the client tells that a background agent ended (nobody typed that), or a person wrote something. */
export const hook: Hook = async (input, { session, now }) => {
  const open = openActiveRun(session.home, session.id)
  const prompt = text(input.prompt)
  if (REPORT.test(prompt)) return PASS
  if (!open) return NOTIFICATION.test(prompt) ? PASS : tell(seePromptAfterEnd(session))
  if (!isDriver(open.run, session)) return PASS
  if (!NOTIFICATION.test(prompt)) {
    lapseForce(open, prompt)
    return tell(seePrompt(open, session.id))
  }
  const toolUseId = TOOL_USE.exec(prompt)?.[1]
  if (toolUseId)
    agentEnded(
      open,
      toolUseId,
      `the agent ended (${STATUS.exec(prompt)?.[1] ?? 'unknown'}) and handed in nothing`,
    )
  const { advance } = await import('../engine/advance.ts')
  const { text: next, summary } = advance(open, 'notification', now)
  return { kind: 'context', text: next, ...(summary ? { show: summary } : {}) }
}

const tell = (notices: string | undefined): Reply =>
  notices ? { kind: 'context', text: notices, show: notices } : PASS
