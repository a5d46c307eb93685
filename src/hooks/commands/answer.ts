import type { Recorded } from '../../engine/go-on.ts'
import type { Refusal } from '../../engine/open-run.ts'
import type { Reply } from '../reply.ts'

/** Blocking the prompt is how a hook answers a person without asking the model: it costs no token. */
export const answer = (result: { text: string } | Refusal): Reply =>
  'error' in result ? refuse(result) : { kind: 'block', reason: result.text }

/** Words behind a command that takes none are nobody's mistake, but were perhaps meant for one task. */
export const wholeRun = <T extends { text: string } | Refusal>(
  result: T,
  name: 'pause' | 'resume' | 'cancel',
  argument: string,
): T =>
  argument === '' || 'error' in result
    ? result
    : { ...result, text: `${result.text}\n/ultraplan:${name} takes no words: it is about the whole run` }

export const refuse = (refusal: Refusal): Reply => ({
  kind: 'block',
  reason: `ultraplan: ${refusal.error}\n${refusal.fix}`,
})

/** The model is told only when there is something for it to do; everything else is answered here. */
export const recorded = (result: Recorded | Refusal): Reply => {
  if ('error' in result) return refuse(result)
  const { text, next } = result
  return next === undefined
    ? { kind: 'block', reason: text }
    : {
        kind: 'context',
        text: text === '' ? next : `${text}\n${next}`,
        ...(text === '' ? {} : { show: `ultraplan: ${text}` }),
      }
}
