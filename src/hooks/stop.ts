import { PASS, text } from '../client/wire.ts'
import { glance, isStopping } from '../engine/runs/active.ts'
import type { Hook } from './table.ts'

/** The session wants to stop. While agents are at work it may; if there is something to do, it is told so as feedback. */
export const hook: Hook = async (input, { session, now }) => {
  const running = input.background_tasks?.filter((task) => task.status === 'running')
  const stopping = isStopping(session.home, session.id)
    ? await import('../engine/dispatch/stop-agents.ts')
    : undefined
  const ended = stopping?.settleStopping(session, running)
  const letGo = (show = ended) => (show ? ({ kind: 'show', text: show } as const) : PASS)
  const isAtWork = (agent: string) => running === undefined || running.some(({ id }) => id === agent)
  // While the run only waits for agents that are at work, no run is opened.
  if (glance(session)?.agents?.every(isAtWork)) return letGo()
  const { settleStop } = await import('../engine/dispatch/next-step.ts')
  const reply = await settleStop(session, {
    message: text(input.last_assistant_message),
    running,
    backgroundTasks: input.background_tasks,
    transcript: text(input.transcript_path),
    now,
  })
  switch (reply.kind) {
    case 'let-go':
      return letGo(reply.show)
    case 'send-back':
      return { kind: 'block', reason: reply.reason }
    case 'go-on':
      return { kind: 'context', text: reply.text, show: reply.show }
  }
}
