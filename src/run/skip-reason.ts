/** What a person's reason to skip a gate is worth (seed 001, "Skip Conditions"). */
export type SkipReason =
  | { kind: 'accepted'; reason: string }
  /** Time pressure is the person's own risk: they have to say that they take it. */
  | { kind: 'risk'; explanation: string }
  | { kind: 'refused'; explanation: string }

const NONE = 'a skip needs a reason, and it is kept'
const EMPTY = 'that names no reason'
const SLOW = 'Not a valid skip reason: a gate that is slow is still a gate'
const LOOKS_GOOD = 'Gate exists to prevent this: what looks good is what it has to prove'
const FLAKY =
  'Do NOT skip verification of a flaky test: fix the test, or let the gate run it twice (proof.flaky)'
const RISK = 'Time pressure is USER RISK: the person who skips accepts responsibility, in words'

/** Causes that make a gate impossible or wrong; whoever names one may also say that it was slow. */
const CAUSES = [
  /\b(down|unavailable|unreachable|offline|outage|not available|not reachable|cannot be reached|rate.?limit(s|ed)?)\b/,
  /\b(external|third.?party|upstream) (dependency|service|api|system|server|provider)\b/,
  /\bfalse (negative|alarm|failure)\b/,
  /\b(test|verify|command|suite) (bug|is (broken|wrong)|itself is (broken|wrong)|has a bug)\b/,
  /\bbug in (the|this|that|our) (test|verify|command|suite)/,
  /\b(no|missing|lack of) (access|credentials?|licen[cs]e|hardware|device|network|permission)\b/,
]

const SLOW_ONES = [
  /\b(take|takes|taking|took|runs?|running|last(s|ing)?) (way |far |much |a )?(too|so|very|really)? ?(long|forever|ages|an eternity|hours)\b/,
  /\b(too|so|very|really|super|painfully) slow\b/,
  /\b(is|are) slow\b/,
  /\bslow (tests?|suite|build|verify|verification|command)\b/,
  /\b(do not|don t|dont|can t|cannot|not) (want to )?wait\b/,
  /\b(save|saves|saving|waste of|wastes?|wasting) time\b/,
]

const PRAISE = [
  /\blgtm\b/,
  /\b(looks?|seems?|should be|is|s|all|works?|feels?) (all |pretty |perfectly |just |quite )?(good|fine|ok|okay|great|right|correct|well)\b/,
  /\b(it|this|that|everything|code|change) (just |already |clearly |obviously )?works\b/,
  /\bworks (on|for) (my|me|us)\b/,
  /\bshould work\b/,
  /\b(trust|believe) me\b/,
  /\bship it\b/,
  /\bi (have |ve )?(checked|reviewed|tested|verified|looked at) (it|this|that|everything|the code)\b/,
]

const TRIFLES =
  /^(it s |it is |this is |just |only )?(a )?((very )?(small|trivial|tiny|simple|minor|easy|quick) (change|task|fix|one|thing)|not (needed|necessary|important|required)|no need|unnecessary|unneeded)$/

const FILLER =
  /^(because|reasons?|no reason|none|na|n a|nothing|idk|dunno|whatever|why not|skip( it| this)?|just (skip|do)( it| this)?|please|pls|yes|ok|okay|y|no|todo|tbd|test(ing)?|asdf\w*|qwer\w*|foo|bar|x+|done|force|override|because i (say|said|want) so|i (said|say|want) so|i want to|reason|the reason|go on|continue|next)$/

const HURRY =
  /\b(time pressure|pressed for time|deadline|(no|not enough|out of|little|short on) time|(in a )?hurry|urgent(ly)?|asap|rush(ed|ing)?|due (today|tomorrow|now)|running late|(release|demo|launch|deploy|ship)\w* (is |it )?(today|tomorrow|now|tonight|soon|in an? \w+))\b/

const TAKES_RISK =
  /\b(i|we) (do |hereby |fully |will )?(accept|take|assume|own|bear)\b.*\b(risk|responsib\w+|blame|consequences)\b|\b(at|on) my own (risk|responsibility)\b/

/** Judges the words alone. What it does not know is the person's to answer for: it is kept with their name. */
export function skipReason(text: string): SkipReason {
  const reason = text.trim().replace(/\s+/g, ' ')
  const words = plain(reason)
  if (reason === '') return { kind: 'refused', explanation: NONE }
  if (countLetters(words) < 3 || FILLER.test(words)) return { kind: 'refused', explanation: EMPTY }
  if (CAUSES.some((cause) => cause.test(words))) return { kind: 'accepted', reason }
  if (SLOW_ONES.some((slow) => slow.test(words))) return { kind: 'refused', explanation: SLOW }
  if (/\bflaky\b|\bflakes?\b|\bflakiness\b/.test(words)) return { kind: 'refused', explanation: FLAKY }
  if (HURRY.test(words))
    return TAKES_RISK.test(words) ? { kind: 'accepted', reason } : { kind: 'risk', explanation: RISK }
  if (TRIFLES.test(words) || PRAISE.some((praise) => praise.test(words)))
    return { kind: 'refused', explanation: LOOKS_GOOD }
  return { kind: 'accepted', reason }
}

/** Lower case, without marks: what a person meant, however they typed it. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const countLetters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length
