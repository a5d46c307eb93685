import type { Run } from '../model/run.ts'
import { next } from '../run/next.ts'
import { renderStatus, type StatusOptions } from '../view/status.ts'
import { openActiveRun, openRun, type Refusal } from './open-run.ts'
import type { Session } from './session.ts'

/** The table for the person, answered from the hook: no colour, the width of a plain terminal. */
export function statusText({ id, cwd, home }: Session): { text: string } | Refusal {
  const open = openActiveRun(home, id) ?? openRun(cwd, home)
  if ('error' in open) return open
  return { text: renderStatus(open.run, { columns: 78, colour: false, ...statusAsk(open.run) }) }
}

/** What the run asks of a person right now, for the table. */
export function statusAsk(run: Run, now = new Date()): Pick<StatusOptions, 'ask'> {
  const action = next(run, now)
  return action.kind === 'ask' ? { ask: action } : {}
}
