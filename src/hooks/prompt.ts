import { advance } from '../engine/advance.ts'
import { lapseForce } from '../engine/lapse-force.ts'
import { tellMoved } from '../engine/moved-run.ts'
import type { OpenRun } from '../engine/open-run.ts'
import { runOfPrompt, seePrompt, tellNotices } from '../engine/see-prompt.ts'
import { markPrompt } from '../engine/typed-prompt.ts'
import { commandOf } from './commands/index.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS, type Reply } from './reply.ts'

const NOTIFICATION = /^\s*<task-notification>/
/** An agent's report, which the client passes on in auto mode, or a message from another session: nobody typed that. */
const MESSAGE = /^\s*<(agent-message|cross-session-message)\b/

/** Either the client tells that a background agent ended (nobody typed that), or somebody wrote something. */
export const hook: Hook = (input, { session, now }) => {
  const prompt = text(input.prompt)
  if (MESSAGE.test(prompt)) return PASS
  const open = runOfPrompt(session)
  if (NOTIFICATION.test(prompt)) return !open || hasEnded(open) ? PASS : agentBack(open, now)
  if (open) {
    lapseForce(open, prompt)
    seePrompt(open, session.id)
  }
  // Where the client turns the prompt into a command, what is shown here may be dropped: the command shows it.
  if (commandOf(prompt) !== undefined) return PASS
  const mark = markPrompt(text(input.prompt_id), prompt, text(input.transcript_path))
  const told = open ? tellNotices(open, mark) : tellMoved(session, mark)
  if (!told) return PASS
  return told.again
    ? { kind: 'show', text: told.text }
    : { kind: 'context', text: told.text, show: told.text }
}

const hasEnded = ({ run }: OpenRun): boolean => run.state === 'finished' || run.state === 'cancelled'

/** The words may be anybody's, so nobody is lost by them: who is really gone, the client tells at the stop behind this. */
function agentBack(open: OpenRun, now: Date): Reply {
  const { text: next, summary } = advance(open, 'notification', now)
  return { kind: 'context', text: next, ...(summary ? { show: summary } : {}) }
}
