import { markPrompt } from '../client/transcript.ts'
import { type HookInput, PASS, type Reply, text } from '../client/wire.ts'
import { refuseForgery } from '../engine/people/authorize-person.ts'
import { runOfPrompt, tellMoved, tellNotices } from '../engine/people/see-prompt.ts'
import { commandNamed } from '../model/commands.ts'
import type { Hook, HookContext } from './table.ts'

/** A person typed one of our commands. Only this hook starts, ends or overrides anything. */
export const hook: Hook = async (input, context) => {
  const name = text(input.command_name).replace(/^ultraplan:/, '')
  if (!commandNamed(name)) return PASS
  const notices = noticesBefore(input, context)
  const forged = refuseForgery(context.session, name)
  if (forged)
    return withNotices({ kind: 'block', reason: `ultraplan: ${forged.error}\n${forged.fix}` }, notices)
  const { runCommand } = await import('./commands.ts')
  const reply = await runCommand(name, { argument: text(input.command_args).trim(), input, context })
  return withNotices(reply, notices)
}

/** Notices from before the command. What the command itself does is shown at the next prompt. */
function noticesBefore(input: HookInput, { session }: HookContext): string | undefined {
  try {
    const open = runOfPrompt(session)
    const mark = markPrompt(text(input.prompt_id), text(input.prompt), text(input.transcript_path))
    return (open ? tellNotices(open, session, mark) : tellMoved(session, mark))?.text
  } catch {
    // A person must be able to end the run even if its journal cannot be read.
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
