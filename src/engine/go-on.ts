import { askPerson } from '../prompts/ask-person.ts'
import { advance } from './advance.ts'
import type { OpenRun } from './open-run.ts'
import { soloStep } from './solo-step.ts'

/** What a command did, and what the model is to do next; without a next step the model need not be asked at all. */
export interface Recorded {
  text: string
  next?: string
}

/** After a person's decision: the next directive, or what still waits for them. What halts at once does not go on. */
export function goOn(open: OpenRun, done: string, now: Date, goesOn = ''): Recorded {
  const { next, waits } = open.run.solo ? soloNext(open, now) : nextOf(open, now)
  const text = open.run.state === 'halted' ? done : `${done}${goesOn}`
  if (next !== undefined) return { text, next }
  return { text: [text, waits].filter((line) => line !== '').join('\n') }
}

interface Step {
  next?: string
  waits: string
}

function soloNext(open: OpenRun, now: Date): Step {
  const step = soloStep(open, now)
  return step.goOn ? { next: step.text, waits: '' } : { waits: step.text }
}

function nextOf(open: OpenRun, now: Date): Step {
  const { action, text, summary } = advance(open, 'command', now)
  return action.kind === 'dispatch' ? { next: text, waits: '' } : { waits: summary ?? askPerson(action) }
}
