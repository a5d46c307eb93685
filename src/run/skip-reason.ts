import {
  CAUSE,
  FILLER,
  FLAKY,
  HURRY,
  isVague,
  LOOKS_GOOD,
  NO_CAUSE_HERE,
  NO_OUTAGE,
  SLOW,
  TAKES_RISK,
} from './skip-words.ts'

/** What a person's reason to skip a gate is worth (seed 001, "Skip Conditions"). */
export type SkipReason =
  | { kind: 'accepted'; reason: string }
  /** Time pressure is the person's own risk: they have to say that they take it. */
  | { kind: 'risk'; explanation: string }
  | { kind: 'refused'; explanation: string }

const NONE = 'a skip needs a reason, and it is kept'
const EMPTY = 'that names no reason'
const NO_CAUSE =
  'Gate exists to prevent this: a reason names what keeps the gate from judging, such as a service, a device or a bug of the test'
const TOO_SLOW = 'Not a valid skip reason: a gate that is slow is still a gate'
const NO_PROOF = 'Gate exists to prevent this: what looks good is what it has to prove'
const FIX_TEST =
  'Do NOT skip verification of a flaky test: fix the test, or let the gate run it twice (proof.flaky)'
const RISK = 'Time pressure is USER RISK: the person who skips accepts responsibility, in words'

/**
 * Judges the words alone, and knows only English ones. What it does not know is the person's to answer for: it is kept
 * with their name.
 */
export function skipReason(text: string): SkipReason {
  const reason = text.trim().replace(/\s+/g, ' ')
  const words = plain(reason)
  const clauses = clausesOf(reason)
  if (reason === '') return { kind: 'refused', explanation: NONE }
  if (countLetters(words) < 3 || FILLER.test(words)) return { kind: 'refused', explanation: EMPTY }
  if (clauses.some(namesCause)) return { kind: 'accepted', reason }
  if (SLOW.test(words)) return { kind: 'refused', explanation: TOO_SLOW }
  if (FLAKY.test(words)) return { kind: 'refused', explanation: FIX_TEST }
  if (HURRY.test(words))
    return TAKES_RISK.test(words) ? { kind: 'accepted', reason } : { kind: 'risk', explanation: RISK }
  if (LOOKS_GOOD.test(words)) return { kind: 'refused', explanation: NO_PROOF }
  if (clauses.every((clause) => isVague(clause) || NO_CAUSE_HERE.test(clause)))
    return { kind: 'refused', explanation: NO_CAUSE }
  return { kind: 'accepted', reason }
}

/** Whoever names a cause may also say that it was slow or looks good, but not of the cause itself. */
function namesCause(clause: string): boolean {
  const words = clause.replace(NO_OUTAGE, ' ')
  return CAUSE.test(words) && !NO_CAUSE_HERE.test(words) && !LOOKS_GOOD.test(words)
}

const MARK = /[,;!?()\n]|[.:](?=\s|$)|\s[-–—]+\s/
/** What follows "and" is a clause of its own unless it goes on about the same thing: "is slow and times out". */
const CONJUNCTION =
  /\b(?:because|but|although|though|since|while|when|so|and(?! (?:then |often |always |sometimes |just )?(?:times?|timed|does|do|did|is|are|was|were|has|have|had|cannot|can|will|would|returns?|never|keeps?|fails?|lacks?|drops?)\b))\b/u

function clausesOf(reason: string): string[] {
  return reason
    .split(MARK)
    .flatMap((part) => plain(part).split(CONJUNCTION))
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}

/** Lower case, without marks: what a person meant, however they typed it. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\bcan['’]?t\b/g, 'cannot')
    .replace(/(?<=\b(do|does|did|is|are|was|has|have|wo|would|should|could))n['’]?t\b/g, ' not')
    .replace(/['’](s|m|re|ve|ll)\b/g, (_mark, end: keyof typeof SHORT) => ` ${SHORT[end]}`)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const SHORT = { s: 'is', m: 'am', re: 'are', ve: 'have', ll: 'will' }

const countLetters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length
