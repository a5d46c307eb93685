import { attendance, isDriver, type Session } from '../../client/session.ts'
import { promptWords, type Said } from '../../client/signature.ts'
import { openActiveRun, type Refusal } from '../runs/open-run.ts'
import { append, recordEvents } from '../runs/record.ts'
import { lapse } from './person.ts'
import { signatureIn } from './signed.ts'

const LINE = '/ultraplan:confirm OVERRIDE'

/**
 * The bare word while a force waits for it: what our module has signed, or why it does not count. Undefined if no force
 * waits. A prompt looks the same to a hook whoever sent it, so without a signature it confirms nothing.
 */
export function readBareWord(session: Session, text: string, now: Date): Said | Refusal | undefined {
  const open = openActiveRun(session.home, session.id)
  if (!open?.run.force || !isDriver(open.run, session)) return undefined
  const said = promptWords(text)
  const signature = signatureIn(open.run, session, { ...said, now })
  if (signature.kind === 'no-key')
    return {
      error:
        'this client has not loaded the module of ultraplan, and without it a bare word confirms nothing',
      fix: `type ${LINE}`,
    }
  const { attended, background } = attendance(session)
  if (signature.kind === 'signed' && signature.origin === 'composer' && attended !== false && !background)
    return said
  append(open, { type: 'refused', id: 'override/unsigned', what: 'the bare word OVERRIDE' })
  recordEvents(open, (run) => lapse(run, 'the word did not come from a person at this screen'))
  return {
    error:
      'no person typed this word on the screen of this client, so the question to force has expired  [override/unsigned]',
    fix: 'ask again if you must, and type the word at the prompt of this client',
  }
}
