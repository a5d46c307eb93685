import type { Refusal } from '../engine/open-run.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS, type Reply } from './reply.ts'

/** A person typed one of our commands: only this door starts, ends or overrides anything. */
export const hook: Hook = async (input, context) => {
  const { session, now } = context
  const name = text(input.command_name).replace(/^ultraplan:/, '')
  const argument = text(input.command_args).trim()
  switch (name) {
    case 'implement': {
      const { startRun } = await import('../engine/start-run.ts')
      const started = startRun(session, {
        argument,
        solo: input.agent_type === 'ultraplan:spec-executor',
        now,
      })
      if ('error' in started) return refuse(started)
      return {
        kind: 'context',
        text: started.text,
        ...(started.remarks.length > 0 ? { show: started.remarks.join('\n') } : {}),
      }
    }
    case 'resume': {
      const { resumeRun } = await import('../engine/control-run.ts')
      const resumed = resumeRun(session, now)
      return 'error' in resumed ? refuse(resumed) : { kind: 'context', text: resumed.text }
    }
    case 'pause': {
      const { pauseRun } = await import('../engine/control-run.ts')
      return answer(pauseRun(session.cwd, session.home))
    }
    case 'cancel': {
      const { cancelRun } = await import('../engine/control-run.ts')
      return answer(cancelRun(session.cwd, session.home))
    }
    case 'status': {
      const { statusText } = await import('../engine/status.ts')
      return answer(statusText(session.cwd, session.home))
    }
    case 'lint': {
      const { lintText } = await import('../engine/lint-plan.ts')
      return answer(lintText(session.cwd, argument))
    }
    default:
      return PASS
  }
}

/** Blocking the prompt is how a hook answers a person without asking the model: it costs no token. */
const answer = (result: { text: string } | Refusal): Reply =>
  'error' in result ? refuse(result) : { kind: 'block', reason: result.text }

const refuse = (refusal: Refusal): Reply => ({
  kind: 'block',
  reason: `ultraplan: ${refusal.error}\n${refusal.fix}`,
})
