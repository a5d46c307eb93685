import { startRun } from '../../engine/start-run.ts'
import { refuse } from './answer.ts'
import type { CommandHook } from './index.ts'

export const run: CommandHook = ({ argument, input, context }) => {
  const solo = input.agent_type === 'ultraplan:spec-executor'
  const started = startRun(context.session, {
    argument,
    solo,
    now: context.now,
    ...(input.permission_mode ? { mode: input.permission_mode } : {}),
  })
  if ('error' in started) return refuse(started)
  const show = started.remarks.join('\n')
  return { kind: 'context', text: started.text, ...(show ? { show } : {}) }
}
