import { isAlive } from '../io/process-ref.ts'
import type { PromptMark } from '../model/event.ts'
import type { Notice, Run } from '../model/run.ts'
import { oneLine } from '../view/terminal.ts'
import { forgetUntold, readUntold, untoldNames } from './active.ts'
import { isDriver } from './binding.ts'
import { type OpenRun, openActiveRun, openJournalAt } from './open-run.ts'
import type { Session } from './session.ts'
import { wasTyped } from './typed-prompt.ts'

export const HEADING = 'ultraplan, since your last prompt:'

export interface Told {
  /** For the person. */
  text: string
  /** It stood beside an earlier prompt already: the model need not hear it once more. */
  again: boolean
}

/** The run that a prompt of this session is about, also when it ended before the person could be told of it. */
export function runOfPrompt(session: Session): OpenRun | undefined {
  const open = openActiveRun(session.home, session.id)
  if (open) return isDriver(open.run, session) ? open : undefined
  return endedRun(session, session.id) ?? endedRun(session, String(session.client.pid))
}

function endedRun(session: Session, name: string): OpenRun | undefined {
  const untold = readUntold(session.home, name)
  if (!untold || untold.left) return undefined
  const journal = openJournalAt(untold.dir, session.home)
  const { state: run } = journal
  if (!run) return undefined
  if (isDriver(run, { ...session, id: run.session }) || (name === session.id && !isAlive(run.client)))
    return { run, journal, dir: untold.dir, home: session.home }
  // Either a client inside the client, at whose screen nobody looks, or a later process with the same number.
  if (name !== session.id) forgetUntold(session.home, name)
  return undefined
}

/** Somebody wrote something: standing still starts anew. */
export function seePrompt(open: OpenRun, session: string): void {
  // Most prompts change nothing: then nothing is written.
  if (open.run.standing.count === 0 && !open.run.failedTurns) return
  open.run = open.journal.update(() => [{ type: 'prompt_seen', session }]).state as Run
}

/**
 * What happened since the person's last prompt. Whether this one is a person's is seen only when the next one comes, so
 * it is told until then.
 */
export function tellNotices(open: OpenRun, mark: PromptMark): Told | undefined {
  countIfTyped(open)
  const { notices, unlisted, told } = open.run
  const last = notices.at(-1)
  if (!last) {
    forgetUntold(open.home, ...untoldNames(open.run))
    return undefined
  }
  open.run = open.journal.update(() => [{ type: 'notices_told', upTo: last.seq, ...mark }]).state as Run
  return {
    text: [HEADING, ...notices.map(line), ...(unlisted ? [`- and ${unlisted} more refusals`] : [])].join(
      '\n',
    ),
    again: told?.upTo === last.seq,
  }
}

function countIfTyped(open: OpenRun): void {
  const { told } = open.run
  if (!told || !wasTyped(told, open.run.mode, HEADING)) return
  open.run = open.journal.update((run) =>
    run?.told?.prompt === told.prompt ? [{ type: 'notices_shown', upTo: told.upTo }] : [],
  ).state as Run
}

const line = ({ text, times }: Notice): string => `- ${oneLine(text)}${times ? ` (${times} times)` : ''}`
