import type { Action } from '../model/run.ts'

export interface DispatchEntry {
  subagent_type: string
  description: string
  prompt: string
}

/** All that a directive may add to the coordinator's context. Each further agent of a group comes on top. */
const MOST_BYTES = 400

/**
 * Every directive is one sentence and one line that a model, a script or a test can follow. The sentence may hold words
 * of plans and commands: they stay on its line, and it is cut where it would be too long.
 */
export function directive(
  sentence: string,
  next: { action: Action['kind']; agents?: DispatchEntry[]; until?: string },
): string {
  const line = `ultraplan:next ${JSON.stringify(next)}`
  const room = next.agents ? Number.POSITIVE_INFINITY : MOST_BYTES - Buffer.byteLength(line) - 1
  return `${cut(harmless(sentence).replaceAll('ultraplan:next', 'ultraplan next'), room)}\n${line}`
}

const LONGEST_ID = 48
const LONGEST_TITLE = 40
const LONGEST_TITLE_BYTES = 96

/** `1.2 Add parser (2/6), attempt 2`: what the client shows while the agent works. */
export function describeTask(task: {
  id: string
  title: string
  position: number
  of: number
  attempt: number
}): string {
  const plain = (text: string) => harmless(text).replace(/[`"<>\\]/g, ' ')
  const title = cut([...plain(task.title)].slice(0, LONGEST_TITLE).join(''), LONGEST_TITLE_BYTES)
  const again = task.attempt > 1 ? `, attempt ${task.attempt}` : ''
  return `${cut(plain(task.id), LONGEST_ID)} ${title} (${task.position}/${task.of})${again}`
}

/** No line break, no control sign, no half of a sign. */
const harmless = (text: string): string => text.replace(/\p{Cc}|[\u2028\u2029]|\p{Surrogate}/gu, ' ')

/** At most so many bytes, without cutting a sign in two. */
function cut(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text
  let left = bytes - Buffer.byteLength('…')
  let kept = ''
  for (const sign of text) {
    left -= Buffer.byteLength(sign)
    if (left < 0) break
    kept += sign
  }
  return `${kept}…`
}
