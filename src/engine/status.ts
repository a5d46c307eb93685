import type { Session } from '../client/session.ts'
import type { Run } from '../model/run.ts'
import { next } from '../run/next.ts'
import { renderStatus, type StatusOptions } from '../view/status.ts'
import { renderStatusLine } from '../view/status-line.ts'
import { openActiveRun, openRun, type Refusal } from './open-run.ts'

/** The table for the person, answered from the hook: no colour, the width of a plain terminal. */
export function statusText({ id, cwd, home }: Session): { text: string } | Refusal {
  const open = openActiveRun(home, id) ?? openRun(cwd, home)
  if ('error' in open) return open
  return { text: renderStatus(open.run, { columns: 78, colour: false, ...statusAsk(open.run) }) }
}

/**
 * One line for a status bar: of the run that the session drives, or without a session of the repository's newest. Empty
 * when there is none that goes on, and whatever is wrong: nobody reads complaints there.
 */
export function statusLine(
  place: { cwd: string; home: string; session?: string },
  look: { columns: number; colour: boolean },
  now = new Date(),
): string {
  const { cwd, home, session } = place
  try {
    const open = session === undefined ? openRun(cwd, home) : openActiveRun(home, session)
    if (!open || 'error' in open || open.run.state === 'finished' || open.run.state === 'cancelled') return ''
    return renderStatusLine(open.run, { ...look, action: next(open.run, now) })
  } catch {
    return ''
  }
}

/** What the run asks of a person right now, for the table. */
export function statusAsk(run: Run, now = new Date()): Pick<StatusOptions, 'ask'> {
  const action = next(run, now)
  return action.kind === 'ask' ? { ask: action } : {}
}
