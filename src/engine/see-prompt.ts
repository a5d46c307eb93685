import type { Run } from '../model/run.ts'
import type { OpenRun } from './open-run.ts'

/** A person wrote something: standing still starts anew, and what happened since their last prompt is told, once. */
export function seePrompt(open: OpenRun, session: string): string | undefined {
  const { notices } = open.run
  const last = notices.at(-1)
  const { state } = open.journal.update(() => [
    { type: 'prompt_seen', session },
    ...(last ? [{ type: 'notices_shown' as const, upTo: last.seq }] : []),
  ])
  open.run = state as Run
  if (!last) return undefined
  return ['ultraplan, since your last prompt:', ...notices.map((notice) => `- ${notice.text}`)].join('\n')
}
