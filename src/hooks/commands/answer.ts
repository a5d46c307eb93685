import type { Refusal } from '../../engine/open-run.ts'
import type { Reply } from '../reply.ts'

/** Blocking the prompt is how a hook answers a person without asking the model: it costs no token. */
export const answer = (result: { text: string } | Refusal): Reply =>
  'error' in result ? refuse(result) : { kind: 'block', reason: result.text }

export const refuse = (refusal: Refusal): Reply => ({
  kind: 'block',
  reason: `ultraplan: ${refusal.error}\n${refusal.fix}`,
})

/** The model is told what was recorded, and goes on. */
export const tellModel = (result: { text: string } | Refusal): Reply =>
  'error' in result ? refuse(result) : { kind: 'context', text: result.text }
