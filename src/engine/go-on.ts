import { askPerson } from '../prompts/ask-person.ts'
import { advance } from './advance.ts'
import type { OpenRun } from './open-run.ts'
import { publishViews } from './publish-views.ts'
import { soloStep } from './solo-step.ts'

/** What a command did, and what the model is to do next; without a next step the model need not be asked at all. */
export interface Recorded {
  text: string
  next?: string
}

/** After a person's decision: the next directive, or what still waits for them. */
export function goOn(open: OpenRun, text: string, now: Date): Recorded {
  publishViews(open.run, open.dir)
  if (open.run.solo) {
    const step = soloStep(open, now)
    return step.goOn ? { text, next: step.text } : { text: `${text}\n${step.text}` }
  }
  const advice = advance(open, 'command', now)
  if (advice.action.kind === 'dispatch') return { text, next: advice.text }
  return { text: `${text}\n${advice.summary ?? askPerson(advice.action)}` }
}
