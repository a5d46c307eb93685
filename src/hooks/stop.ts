import { isStopping } from '../engine/active.ts'
import { onStop } from '../engine/on-stop.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS } from './reply.ts'

/** The session wants to stop: agents in flight let it, something to do goes out as feedback. */
export const hook: Hook = async (input, { session, now }) => {
  const running = input.background_tasks?.filter((task) => task.status === 'running')
  let ended: string | undefined
  if (isStopping(session.home, session.id)) {
    const { settleStopping } = await import('../engine/stop-agents.ts')
    ended = settleStopping(session, running)
  }
  const reply = await onStop(session, {
    message: text(input.last_assistant_message),
    running,
    backgroundTasks: input.background_tasks,
    transcript: text(input.transcript_path),
    now,
  })
  switch (reply.kind) {
    case 'let-go': {
      const show = reply.show ?? ended
      return show ? { kind: 'show', text: show } : PASS
    }
    case 'send-back':
      return { kind: 'block', reason: reply.reason }
    case 'go-on':
      return { kind: 'context', text: reply.text, ...(reply.show ? { show: reply.show } : {}) }
  }
}
