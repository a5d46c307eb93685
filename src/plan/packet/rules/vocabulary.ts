import type { Packet } from '../../../model/plan.ts'
import { readingOf } from '../read-packet.ts'
import type { PacketRemark, PacketRule } from '../rule.ts'
import { lineOfAssertion } from './assertions.ts'
import { lineOf } from './fields.ts'

const KEYWORD = /\b(?:MUST NOT|SHOULD NOT|MUST|SHOULD|MAY)\b/g
const OPPOSITE: Readonly<Record<string, string>> = {
  MUST: 'MUST NOT',
  'MUST NOT': 'MUST',
  SHOULD: 'SHOULD NOT',
  'SHOULD NOT': 'SHOULD',
}

export const vocabulary: PacketRule = {
  id: 'packet/vocabulary',
  check: '1e',
  summary: 'positive and negative say MUST, MUST NOT, SHOULD or MAY',
  message: 'assertion {id} is missing a keyword in {part}',
  section: 'Section 3, Controlled Vocabulary',
  rows: ['S2-19'],
  run(packet) {
    if (!readingOf(packet).data) return []
    return [
      ...packet.assertions.flatMap((assertion) => assertionRemarks(packet, assertion)),
      ...otherRemarks(packet),
    ]
  },
}

function assertionRemarks(
  packet: Packet,
  { id, positive, negative }: Packet['assertions'][number],
): PacketRemark[] {
  const remarks: PacketRemark[] = []
  const at = lineOfAssertion(packet.raw, id)
  const said = keywords(positive)
  const denied = keywords(negative)
  const missing = (part: string, fix: string) =>
    remarks.push({ at, message: `assertion ${id} is missing a keyword in ${part}`, fix })
  if (positive !== '' && said.length === 0)
    missing('positive', 'say what MUST, MUST NOT, SHOULD or MAY hold, in capitals')
  const [first] = said
  // MAY has no opposite: what is allowed cannot be broken.
  if (negative !== '' && denied.length === 0 && first !== 'MAY')
    missing('negative', `say what ${OPPOSITE[first ?? 'MUST'] ?? 'MUST NOT'} hold, in capitals`)
  if (said.length > 1)
    remarks.push({
      at,
      message: `assertion ${id} has ${said.length} keywords in positive`,
      fix: 'make one assertion of each',
      severity: 'warn',
    })
  const opposite = OPPOSITE[first ?? '']
  if (said.length === 1 && opposite !== undefined && denied.length > 0 && !denied.includes(opposite))
    remarks.push({
      at,
      message: `assertion ${id} says ${first}, its negative does not say ${opposite}`,
      fix: `write the negative with ${opposite}`,
      severity: 'warn',
    })
  return remarks
}

function otherRemarks(packet: Packet): PacketRemark[] {
  const remarks: PacketRemark[] = []
  const warn = (at: number, message: string, fix: string) =>
    remarks.push({ at, message, fix, severity: 'warn' })
  for (const constraint of packet.constraints) {
    const said = keywords(constraint)
    if (said.length === 0 || said.some((word) => word !== 'MUST' && word !== 'MUST NOT'))
      warn(
        lineOf(packet.raw, 'constraints'),
        `a constraint does not say MUST or MUST NOT alone: ${constraint.slice(0, 60)}`,
        'constraints use only MUST and MUST NOT',
      )
  }
  const intent = packet.intent ?? ''
  if (keywords(intent).length > 0)
    warn(
      lineOf(packet.raw, 'intent'),
      `the intent says ${keywords(intent)[0]}`,
      'say what to do, and leave the keyword to the assertions',
    )
  else if (
    /^(?:the|this|a|an|we|it|there|to|should|must)\b/i.test(intent) ||
    /^\w+(?:ing|ed)\b/i.test(intent)
  )
    warn(
      lineOf(packet.raw, 'intent'),
      'the intent does not begin with an imperative verb',
      'begin with what to do: Add, Remove, Return, Rename',
    )
  return remarks
}

const keywords = (text: string): string[] => text.match(KEYWORD) ?? []
