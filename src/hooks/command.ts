import { PASS, type Reply, text } from '../client/wire.ts'
import { refuseForgery } from '../engine/people/person.ts'
import { newsBefore } from '../engine/people/see-prompt.ts'
import { commandNamed } from '../model/commands.ts'
import type { Hook } from './table.ts'

/** A person typed one of our commands. Only this hook starts, ends or overrides anything. */
export const hook: Hook = async (input, context) => {
  const name = text(input.command_name).replace(/^ultraplan:/, '')
  if (!commandNamed(name)) return PASS
  const { session, now } = context
  const args = text(input.command_args).trim()
  const said = { command: `ultraplan:${name}`, args }
  const notices = newsBefore(session, {
    text: text(input.prompt),
    id: text(input.prompt_id),
    transcript: text(input.transcript_path),
    now,
    command: said,
  })
  const { refuse, runCommand } = await import('./commands.ts')
  try {
    const forged = refuseForgery(session, name, { ...said, now })
    if (forged) return withNotices(refuse(forged, session.mode), notices)
    const reply = await runCommand(name, { argument: args, input, context })
    return withNotices(reply, notices)
  } catch (error) {
    const told = name === 'cancel' ? undefined : refusalIn(error)
    if (told === undefined) throw error
    return withNotices(refuse(told, session.mode), notices)
  }
}

/** What is wrong with the record of a run is an answer like any other. A cancel goes on without the record. */
function refusalIn(error: unknown): { error: string; fix: string } | undefined {
  if (!(error instanceof Error) || !('fix' in error)) return undefined
  return { error: error.message, fix: String(error.fix) }
}

function withNotices(reply: Reply, notices: string | undefined): Reply {
  if (notices === undefined) return reply
  if (reply.kind === 'block') return { ...reply, reason: `${reply.reason}\n\n${notices}` }
  if (reply.kind !== 'context') return reply
  const show = reply.show === undefined ? notices : `${reply.show}\n\n${notices}`
  return { ...reply, show }
}
