import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tried } from '../../io/files.ts'
import type { Action, Asked } from '../../model/run.ts'
import { relayDirective } from '../../prompts/directive.ts'
import { next } from '../../run/next.ts'
import { needsText, needsToRelay } from '../../view/needs-you.ts'
import { renderSummary } from '../../view/summary.ts'
import { leaveMark, unsaidFile } from '../runs/active.ts'
import type { OpenRun } from '../runs/open-run.ts'
import { lookAtBranches } from '../runs/projections/persons-branch.ts'

export interface Advice {
  action: Action
  text: string
  /** For the person, at once: how the run ended, or which task waits for them while others go on. */
  summary?: string
}

/** How often a session is sent back for its last message. The client ends a turn after 8 stops that were sent back. */
const MOST_TIMES = 2

/** A text for the person, and the step of the run that it is about. */
export interface LastWords {
  text: string
  action: Action['kind']
}

interface Unsaid extends LastWords {
  left: number
}

/** Where no screen is, a person sees only the last message of the session: it has to be this text. */
function owe(home: string, session: string, words: LastWords, left = MOST_TIMES): void {
  const file = unsaidFile(home, session)
  leaveMark(file)
  writeFileSync(file, JSON.stringify({ ...words, left } satisfies Unsaid), { mode: 0o600 })
}

/**
 * What the session is sent back with because its last message does not have these words, whatever else it says. Without
 * `asked` they are what the session still owes of a run that has ended. Words that were said once are not asked for
 * again: a person may talk about other things while the run waits.
 */
export function unsaid(
  { home, id }: { home: string; id: string },
  message: string,
  asked?: LastWords,
): string | undefined {
  const file = unsaidFile(home, id)
  const known = tried(() => JSON.parse(readFileSync(file, 'utf8')) as Unsaid)
  const owed = asked ?? known
  if (!owed) return undefined
  const left = known?.text === owed.text ? known.left : MOST_TIMES
  const isDue = left > 0 && !inOneLine(message).includes(inOneLine(owed.text))
  if (isDue || asked) owe(home, id, owed, isDue ? left - 1 : 0)
  else rmSync(file, { force: true })
  return isDue ? relayDirective(owed.text, 'print', owed.action) : undefined
}

/** The run goes on: what it said before it did is over, and may have to be said again. */
export const forgetWords = (home: string, session: string): void =>
  rmSync(unsaidFile(home, session), { force: true })

/** A model may break lines elsewhere, or put the text into a block of code. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * On the screen the person sees the summary itself. With -p they see only the coordinator's last message, or the answer to
 * their command. No session drives the run any more, so it is written down what its last message has to say.
 */
export function withSummary({ run, home }: OpenRun, advice: Advice, via: string): Advice {
  const summary = renderSummary(run, undefined, lookAtBranches(run), { where: run.mode })
  if (run.mode === 'screen') return { ...advice, summary }
  if (via !== 'command') owe(home, run.session, { text: summary, action: 'done' })
  return { ...advice, summary, text: relayDirective(summary, run.mode, 'done') }
}

/** What the last message of a session without a screen has to say when the run does not go on by itself. */
export function lastWords({ run }: OpenRun, { action, summary }: Advice): LastWords | undefined {
  if (run.mode === 'screen' || action.kind === 'dispatch') return undefined
  if (action.kind === 'ask') return { text: needsToRelay(run, askedBy(action)), action: 'ask' }
  const stands = run.state === 'parked' ? next(run, new Date()) : undefined
  const text = summary ?? (stands?.kind === 'wait' ? `ultraplan: ${stands.reason}` : undefined)
  return text === undefined ? undefined : { text, action: action.kind }
}

export const askedBy = (action: Action & { kind: 'ask' }): Asked[] => [action, ...(action.also ?? [])]

/** The text for the person when the run does not go on by itself. */
export const stopText = ({ run }: OpenRun, { action, summary }: Advice): string => {
  if (summary !== undefined) return summary
  if (action.kind === 'ask') return needsText(run, askedBy(action))
  return action.kind === 'dispatch' ? '' : `ultraplan: ${action.reason}`
}
