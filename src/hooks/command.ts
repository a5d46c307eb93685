import { refuseForgery } from '../engine/authorize-person.ts'
import { tellMoved } from '../engine/moved-run.ts'
import { runOfPrompt, tellNotices } from '../engine/see-prompt.ts'
import { markPrompt } from '../engine/typed-prompt.ts'
import { refuse } from './commands/answer.ts'
import { COMMAND_HOOKS } from './commands/index.ts'
import type { Hook, HookContext } from './hook.ts'
import { type HookInput, text } from './input.ts'
import { PASS, type Reply } from './reply.ts'

/** A person typed one of our commands: only this door starts, ends or overrides anything. */
export const hook: Hook = async (input, context) => {
  const name = text(input.command_name).replace(/^ultraplan:/, '')
  const load = COMMAND_HOOKS[name]
  if (!load) return PASS
  const { run } = await load()
  const notices = noticesBefore(input, context)
  const forged = refuseForgery(context.session, name)
  const reply = forged
    ? refuse(forged)
    : await run({ argument: text(input.command_args).trim(), input, context })
  return withNotices(reply, notices)
}

/** What the command does itself is for the next prompt. */
function noticesBefore(input: HookInput, { session }: HookContext): string | undefined {
  try {
    const open = runOfPrompt(session)
    const mark = markPrompt(text(input.prompt_id), text(input.prompt), text(input.transcript_path))
    return (open ? tellNotices(open, session, mark) : tellMoved(session, mark))?.text
  } catch {
    // A journal that cannot be read must not keep anybody from ending the run.
    return undefined
  }
}

function withNotices(reply: Reply, notices: string | undefined): Reply {
  if (notices === undefined) return reply
  if (reply.kind === 'block') return { ...reply, reason: `${reply.reason}\n\n${notices}` }
  if (reply.kind !== 'context') return reply
  const show = reply.show === undefined ? notices : `${reply.show}\n\n${notices}`
  return { ...reply, show }
}
