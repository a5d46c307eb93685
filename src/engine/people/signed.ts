import { attendedBy, type Session } from '../../client/session.ts'
import { moduleKey, type Said, type Signature, type SignedIn, signatureOf } from '../../client/signature.ts'
import { isSameProcess } from '../../io/process-ref.ts'
import type { Run } from '../../model/run.ts'
import { hasEnded } from '../../run/change.ts'
import { openJournalAt, type Refusal } from '../runs/open-run.ts'
import { append } from '../runs/record.ts'

/** The words of a typed command, and when they came: what our module has signed. */
export interface TypedWords extends Said {
  now: Date
}

/** What our module in this client says about something that was typed. */
export const signatureIn = (run: Run, session: SignedIn, { now, ...said }: TypedWords): Signature =>
  // The key of another client says nothing about this one.
  signatureOf(session, isSameProcess(run.client, session.client) ? run : {}, said, now)

/** The key of our module in this client, for the run that begins or goes on there. */
export function keyIn(session: Session): { key?: string } {
  const key = moduleKey(session)
  return typeof key === 'object' ? { key: key.open } : {}
}

/** The same for a run that begins, with the signature of the command: none that is older counts in it. */
export const startSigned = (session: Session, { now, signed }: { now: Date; signed?: Said }) => ({
  ...keyIn(session),
  ...(signed ? ifSigned(signatureOf(session, {}, signed, now)) : {}),
})

interface Recorded {
  assurance?: 'signed' | 'unsigned'
  origin?: string
  signature?: number
}

/** What is recorded with an override that is allowed: nothing in a client that is too old to have modules. */
export function assuranceOf(signature: Signature, session: Session): Recorded {
  if (signature.kind === 'signed') return ifSigned(signature)
  return attendedBy(session) === undefined ? {} : { assurance: 'unsigned' }
}

/** What is recorded with an act that needs no signature, such as a pause: only one that is there. */
export const ifSigned = (signature: Signature): Recorded =>
  signature.kind === 'signed'
    ? { assurance: 'signed', origin: signature.origin, signature: signature.count }
    : {}

/** Typed on the screen, or given to `-p`, whose starter reads the answer. */
export const isByPerson = ({ assurance, origin }: Recorded): boolean =>
  assurance === 'signed' && (origin === 'composer' || origin === 'sdk')

/** Our module has refused a command that no person gave: the person is told of it like of every refusal. */
export function noteRefusal(dir: string, home: string, what: string): void {
  const journal = openJournalAt(dir, home)
  const { state: run } = journal
  if (run && !hasEnded(run))
    append({ run, journal, dir, home }, { type: 'refused', id: 'override/origin', what })
}

/** What the client has told our module about the cost of a session. It decides nothing. */
export function noteCost(dir: string, home: string, told: string): void {
  const { session, from, usd } = JSON.parse(told) as Record<string, unknown>
  const journal = openJournalAt(dir, home)
  const { state: run } = journal
  if (!run || typeof session !== 'string' || typeof from !== 'number' || typeof usd !== 'number') return
  if (run.costs?.[session] !== usd - from)
    append({ run, journal, dir, home }, { type: 'cost_told', session, from, usd })
}

/** Where our module is loaded it signs the start of a run too: another module could type it. */
export function refuseUnsignedStart(session: Session, { now, ...said }: TypedWords): Refusal | undefined {
  const signature = signatureOf(session, {}, said, now)
  if (signature.kind !== 'unsigned') return undefined
  return {
    error: `no person typed this in this client: ${signature.why}  [override/unsigned]`,
    fix: 'type /ultraplan:implement at the prompt of this client',
  }
}
