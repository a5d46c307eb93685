import type { Session } from '../client/session.ts'
import { oneLine } from '../view/terminal.ts'
import { openActiveRun } from './open-run.ts'
import { append } from './record.ts'

const LONGEST = 200

/** The person is told at their next prompt. A journal that cannot be written does not open a fence. */
export function recordRefusal(
  session: Pick<Session, 'home' | 'id'>,
  refusal: { id: string; what: string; agentId?: string | undefined },
): void {
  const { id, what, agentId } = refusal
  try {
    const open = openActiveRun(session.home, session.id)
    if (!open) return
    const words = oneLine(what).slice(0, LONGEST)
    append(open, { type: 'refused', id, what: words, ...(agentId ? { agentId } : {}) })
  } catch {}
}
