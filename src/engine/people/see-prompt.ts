import { isDriver, type Session } from '../../client/session.ts'
import { promptWords, type Said } from '../../client/signature.ts'
import { markPrompt, wasTyped } from '../../client/transcript.ts'
import { tried } from '../../io/files.ts'
import { isAlive } from '../../io/process-ref.ts'
import { commandIn } from '../../model/commands.ts'
import type { PromptMark } from '../../model/event.ts'
import { oneLine } from '../../view/terminal.ts'
import { nameForeign } from '../judge/review-change.ts'
import { forgetUntold, leaveUntold, readUntold, untoldNames } from '../runs/active.ts'
import { type OpenRun, openActiveRun, openJournalAt } from '../runs/open-run.ts'
import { append, recordEvents } from '../runs/record.ts'
import { isForPerson, lapse } from './person.ts'
import { ifSigned, isByPerson, signatureIn, type TypedWords } from './signed.ts'

const HEADING = 'ultraplan, since your last prompt:'

/** At the prompt after an interruption. The one after that has a prompt before it, so this is said once. */
const GOES_ON = 'ultraplan: Esc ended the turn, and the run goes on; /ultraplan:pause stops it'

interface Told {
  /** For the person. */
  text: string
  /** It was already shown at an earlier prompt, so the model need not read it again. */
  again: boolean
}

/** The run that a prompt of this session is about, even if it ended before the person could be told. */
function runOfPrompt(session: Session): OpenRun | undefined {
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
  // Either a client inside the client, whose screen no person sees, or a later process with the same number.
  if (name !== session.id) forgetUntold(session.home, name)
  return undefined
}

/** A prompt as its hook meets it. */
interface PromptSeen {
  text: string
  /** The client's number for it, and the session's transcript. */
  id: string
  transcript: string
  now: Date
  /** The person ended the last turn with Esc. */
  isInterrupted?: boolean
  /** The command that the prompt turned out to be, as our module signs it. */
  command?: Said
}

/** At a prompt: resets the count of stops without progress, and tells what happened since the last prompt. */
export function seePrompt(session: Session, prompt: PromptSeen): Told | undefined {
  const open = runOfPrompt(session)
  if (open) {
    if (open.run.force && !/^\s*\/ultraplan:confirm\b/.test(prompt.text))
      recordEvents(open, (run) => lapse(run, 'something else was typed'))
    // Most prompts change nothing: then nothing is written.
    if (open.run.standing.count > 0 || open.run.failedTurns)
      append(open, { type: 'prompt_seen', session: session.id })
  }
  const command = commandIn(prompt.text)?.name
  // `adopt` must not take what the person sees only together with its answer. `cancel` looks itself, and never fails.
  if (open && command !== 'adopt' && command !== 'cancel') nameForeign(open)
  // One of our commands shows the notices with its answer: the client may drop what is shown here.
  if (command !== undefined) return undefined
  const news = tellNews(open, session, prompt)
  if (!prompt.isInterrupted || open?.run.state !== 'running' || !isForPerson(open.run, session)) return news
  return news ? { ...news, text: `${GOES_ON}\n${news.text}` } : { text: GOES_ON, again: true }
}

/**
 * At a typed command: what happened before it. What the command itself does is shown at the next prompt. A person must
 * be able to end the run even if its journal cannot be read.
 */
export const newsBefore = (session: Session, prompt: PromptSeen): string | undefined =>
  tried(() => tellNews(runOfPrompt(session), session, prompt)?.text)

/** About the run that the person sees here, or about one that left for another client. */
function tellNews(open: OpenRun | undefined, session: Session, prompt: PromptSeen): Told | undefined {
  const mark = markPrompt(prompt.id, prompt.text, prompt.transcript)
  const typed = { ...(prompt.command ?? promptWords(prompt.text)), now: prompt.now }
  return open ? tellNotices(open, session, mark, typed) : tellMoved(session, mark)
}

/**
 * What happened since the person's last prompt. Whether a person typed this prompt is known at once if our module has
 * signed it, and otherwise only when the next one comes, so notices are shown again until then. A client where no person
 * decides shows them too, but does not mark them as told.
 */
function tellNotices(open: OpenRun, session: Session, mark: PromptMark, typed: TypedWords): Told | undefined {
  countIfTyped(open)
  const { notices, unlisted, told } = open.run
  const last = notices.at(-1)
  if (!last) {
    forgetUntold(open.home, ...untoldNames(open.run))
    return undefined
  }
  const lines = notices.map(({ text, times }) => `- ${oneLine(text)}${times ? ` (${times} times)` : ''}`)
  const more = unlisted ? [`- and ${unlisted} more refusals`] : []
  const text = [HEADING, ...lines, ...more].join('\n')
  if (!isForPerson(open.run, session)) return { text, again: true }
  const upTo = last.seq
  append(open, { type: 'notices_told', upTo, ...mark })
  if (isByPerson(ifSigned(signatureIn(open.run, session, typed))))
    append(open, { type: 'notices_shown', upTo })
  return { text, again: told?.upTo === upTo }
}

function countIfTyped(open: OpenRun): void {
  const { told } = open.run
  if (!told || !wasTyped(told, open.run.mode, HEADING)) return
  recordEvents(open, (run) =>
    run.told?.prompt === told.prompt ? [{ type: 'notices_shown', upTo: told.upTo }] : [],
  )
}

/** Tells that another client drives the run now, until a person has typed a prompt with this notice. */
function tellMoved(session: Session, mark: PromptMark): Told | undefined {
  const { home, id } = session
  const name = [id, String(session.client.pid)].find((each) => readUntold(home, each)?.left)
  const { left, told, dir } = (name && readUntold(home, name)) || {}
  if (!name || !left || !dir) return undefined
  const { state: run } = openJournalAt(dir, home)
  if (!run) return undefined
  const isOld = isDriver({ ...run, session: id, client: left.client }, session)
  if (!isOld && (name !== id || isAlive(left.client))) {
    // A later process with the same number, or a client inside the client, whose screen no person sees.
    if (name !== id) forgetUntold(home, name)
    return undefined
  }
  if (told && wasTyped(told, session.mode, HEADING)) {
    const both = [left.session, String(left.client.pid)]
    forgetUntold(home, ...both.filter((each) => readUntold(home, each)?.left))
    return undefined
  }
  leaveUntold(home, [name], run, dir, { left, told: mark })
  const there = `session ${run.session} (process ${run.client.pid}), where it is ${run.state}`
  const text = `run ${run.id} left this session (${left.cause}) for ${there}; \`ultraplan status\`, \`ultraplan pause\` and \`ultraplan cancel\` work from here`
  return { text: `${HEADING}\n- ${oneLine(text)}`, again: told !== undefined }
}
