import { renderStatus } from '../view/status.ts'
import { openRun, type Refusal } from './open-run.ts'

/** The table for the person, answered from the hook: no colour, the width of a plain terminal. */
export function statusText(cwd: string, home: string): { text: string } | Refusal {
  const open = openRun(cwd, home)
  return 'error' in open ? open : { text: renderStatus(open.run, { columns: 78, colour: false }) }
}
