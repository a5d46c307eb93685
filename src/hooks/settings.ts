import { fenceSettings } from '../engine/fence-settings.ts'
import type { Hook } from './hook.ts'
import { text } from './input.ts'
import { PASS } from './reply.ts'

/** The client is about to take over changed settings or skills. */
export const hook: Hook = (input, { session }) => {
  const refusal = fenceSettings(session, { source: text(input.source), file: text(input.file_path) })
  return refusal ? { kind: 'block', reason: `ultraplan: ${refusal.error}\n${refusal.fix}` } : PASS
}
