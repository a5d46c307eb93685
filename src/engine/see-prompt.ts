import type { Run } from '../model/run.ts'
import { forgetUntold, readUntold } from './active.ts'
import { isDriver } from './binding.ts'
import { lapseForce } from './lapse-force.ts'
import { type OpenRun, openActiveRun, openJournalAt } from './open-run.ts'
import type { Session } from './session.ts'

/** A person wrote something: standing still starts anew, and what happened since their last prompt is told, once. */
export function seePrompt(session: Session, prompt: string): string | undefined {
  const open = openActiveRun(session.home, session.id)
  if (!open) return afterEnd(session)
  if (!isDriver(open.run, session)) return undefined
  lapseForce(open, prompt)
  return tell(open, session.id)
}

/** A run that ended behind the person's back, or before they could be told: once, and then the session is silent. */
function afterEnd(session: Session): string | undefined {
  const untold = readUntold(session.home, session.id)
  if (!untold) return undefined
  forgetUntold(session.home, session.id)
  const journal = openJournalAt(untold.dir, session.home)
  if (!journal.state) return undefined
  return tell({ run: journal.state, journal, dir: untold.dir, home: session.home }, session.id)
}

function tell(open: OpenRun, session: string): string | undefined {
  const { notices } = open.run
  const last = notices.at(-1)
  // Most prompts change nothing: then nothing is written.
  if (!last && open.run.standing.count === 0 && !open.run.failedTurns) return undefined
  const { state } = open.journal.update(() => [
    { type: 'prompt_seen', session },
    ...(last ? [{ type: 'notices_shown' as const, upTo: last.seq }] : []),
  ])
  open.run = state as Run
  if (!last) return undefined
  return ['ultraplan, since your last prompt:', ...notices.map((notice) => `- ${notice.text}`)].join('\n')
}
