import type { Packet } from '../../../model/plan.ts'
import { lineOf, lineOfAssertion, readingOf } from '../read-packet.ts'
import { type PacketRemark, type PacketRule, remark } from '../rule.ts'
import { OBSERVABLE_WORDS, vagueTerm } from '../vague.ts'

const KEYWORD = /\b(?:MUST NOT|SHOULD NOT|MUST|SHOULD|MAY)\b/g
/** Every keyword with its opposite; something that MAY be cannot be violated. */
export const KEYWORDS: Readonly<Record<string, string | undefined>> = {
  MUST: 'MUST NOT',
  'MUST NOT': 'MUST',
  SHOULD: 'SHOULD NOT',
  'SHOULD NOT': 'SHOULD',
  MAY: undefined,
}

export const vocabulary: PacketRule = {
  id: 'packet/vocabulary',
  check: '1e',
  summary: 'positive and negative say MUST, MUST NOT, SHOULD or MAY',
  message: 'assertion {id} is missing a keyword in {part}',
  rows: ['S2-19'],
  run(packet) {
    if (!readingOf(packet).data) return []
    const { raw, constraints, intent = '' } = packet
    return [
      ...packet.assertions.flatMap((assertion) => assertionRemarks(raw, assertion)),
      ...constraintRemarks(raw, constraints),
      ...intentRemarks(raw, intent),
    ]
  },
}

type Assertion = Packet['assertions'][number]

function assertionRemarks(raw: string, { id, positive, negative }: Assertion): PacketRemark[] {
  const remarks: PacketRemark[] = []
  const at = lineOfAssertion(raw, id)
  const said = keywords(positive)
  const denied = keywords(negative)
  const missing = (part: string, fix: string) =>
    remarks.push(remark(at, `assertion ${id} is missing a keyword in ${part}`, fix))
  if (positive !== '' && said.length === 0)
    missing('positive', 'say what MUST, MUST NOT, SHOULD or MAY hold, in capitals')
  const [first] = said
  // MAY has no opposite: something that is allowed cannot be violated.
  if (negative !== '' && denied.length === 0 && first !== 'MAY')
    missing('negative', `say what ${KEYWORDS[first ?? 'MUST'] ?? 'MUST NOT'} hold, in capitals`)
  if (said.length > 1) {
    const message = `assertion ${id} has ${said.length} keywords in positive`
    remarks.push(remark(at, message, 'make one assertion of each', 'warn'))
  }
  const opposite = KEYWORDS[first ?? '']
  if (said.length === 1 && opposite !== undefined && denied.length > 0 && !denied.includes(opposite)) {
    const message = `assertion ${id} says ${first}, its negative does not say ${opposite}`
    remarks.push(remark(at, message, `write the negative with ${opposite}`, 'warn'))
  }
  return remarks
}

const constraintRemarks = (raw: string, constraints: readonly string[]): PacketRemark[] =>
  constraints
    .filter((constraint) => {
      const said = keywords(constraint)
      return said.length === 0 || said.some((word) => word !== 'MUST' && word !== 'MUST NOT')
    })
    .map((constraint) =>
      remark(
        lineOf(raw, 'constraints'),
        `a constraint does not say MUST or MUST NOT alone: ${constraint.slice(0, 60)}`,
        'constraints use only MUST and MUST NOT',
        'warn',
      ),
    )

function intentRemarks(raw: string, intent: string): PacketRemark[] {
  const at = lineOf(raw, 'intent')
  const [keyword] = keywords(intent)
  if (keyword !== undefined)
    return [
      remark(
        at,
        `the intent says ${keyword}`,
        'say what to do, and leave the keyword to the assertions',
        'warn',
      ),
    ]
  const isDescription =
    /^(?:the|this|a|an|we|it|there|to|should|must)\b/i.test(intent) || /^\w+(?:ing|ed)\b/i.test(intent)
  const message = 'the intent does not begin with an imperative verb'
  return isDescription
    ? [remark(at, message, 'begin with what to do: Add, Remove, Return, Rename', 'warn')]
    : []
}

const keywords = (text: string): string[] => text.match(KEYWORD) ?? []

export const quality: PacketRule = {
  id: 'packet/quality',
  check: '1f',
  summary: 'no assertion uses a vague term without something to look at in the same sentence',
  message: 'assertion {id} says "{term}" without an observable in {part}',
  rows: ['S2-20'],
  run(packet) {
    if (!readingOf(packet).data) return []
    return packet.assertions.flatMap((assertion) =>
      (['positive', 'negative'] as const).flatMap((part) => {
        const term = vagueTerm(assertion[part])
        if (term === undefined) return []
        return [
          remark(
            lineOfAssertion(packet.raw, assertion.id),
            `assertion ${assertion.id} says "${term}" without an observable in ${part}`,
            `name in the same sentence what can be seen: ${OBSERVABLE_WORDS.join(', ')}`,
          ),
        ]
      }),
    )
  },
}
