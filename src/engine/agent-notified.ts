import { reviewersAtWork } from '../run/review-turn.ts'
import { oneLine } from '../view/terminal.ts'
import { type Advice, advance } from './advance.ts'
import { isDriver } from './binding.ts'
import { notifiedCall } from './notified-call.ts'
import { openActiveRun } from './open-run.ts'
import { lastQueued } from './queued-prompts.ts'
import type { Session } from './session.ts'
import { markWaiting } from './waiting.ts'

/**
 * The session was told that a background agent ended: what comes next. Undefined for a session that drives no run. The
 * words may be anybody's, so nobody is lost by them: who is really gone, the client tells at the stop behind this.
 */
export function agentNotified(
  session: Session,
  prompt: Notification,
  now: Date,
): Advice | InReview | undefined {
  const open = openActiveRun(session.home, session.id)
  if (!open || !isDriver(open.run, session)) return undefined
  const call = notifiedCall(prompt.text)
  const reviewers = call === undefined ? undefined : reviewersAtWork(open.run, call)
  // The client asks the model about several notifications together, and not at all when the first of them is blocked.
  const areGone = () =>
    lastQueued(prompt.transcript).some((word) => reviewers?.calls.includes(notifiedCall(word) ?? ''))
  if (!reviewers || areGone()) return advance(open, 'notification', now)
  // A proof that was waited for is over.
  markWaiting(open.run, open.home, now)
  const { task, roles } = reviewers
  return {
    inReview: `ultraplan: task ${oneLine(task)} is in and proved; now with: ${[...new Set(roles)].join(', ')}`,
  }
}

interface Notification {
  text: string
  /** The session's own. */
  transcript: string
}

/** Nothing to do before the reviewers, who were called along, are back: the model need not be asked. */
interface InReview {
  /** For the person. */
  inReview: string
}
