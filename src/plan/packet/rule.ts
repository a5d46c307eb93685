import type { Packet, Plan } from '../../model/plan.ts'

/** The remark of a packet check. It blocks unless it says that it only warns. */
export interface PacketRemark {
  /** Line of the packet's own text, from 1. */
  at: number
  message: string
  fix: string
  /** Remarks that go beyond the seed's own rules are warnings. */
  severity?: 'warn'
}

export const remark = (at: number, message: string, fix: string, severity?: 'warn'): PacketRemark => ({
  at,
  message,
  fix,
  ...(severity === undefined ? {} : { severity }),
})

/** One of the checks 1a to 1g of seed 002. If what it checks is missing it reports nothing, because an earlier check has. */
export interface PacketRule {
  id: string
  check: '1a' | '1b' | '1c' | '1d' | '1e' | '1f' | '1g'
  /** One sentence: what is true when the check passes. */
  summary: string
  /** The message it gives, with its slots. */
  message: string
  /** The section of the origin's format that it comes from. */
  section: string
  rows: readonly string[]
  run(packet: Packet, plan?: Plan): PacketRemark[]
}

/** Words that claim quality without showing it. */
const VAGUE =
  /\b(?:works(?: correctly| properly| as expected)?|handles? correctly|functions? (?:correctly|properly|as expected)|as expected|is valid|correct(?:ly)?|proper(?:ly)?|appropriate(?:ly)?)\b/i

const STATUS = /\b[1-5]\d\d\b/
const ENDPOINT = /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+\/|(?:^|\s)\/[\w-]+(?:\/[\w:{}-]+)*/
const FILE = /(?:^|[\s"'`(])(?:[\w@.-]+\/)+[\w@.*-]+|(?:^|[\s"'`(])\.?[\w-]+\.[a-z][a-z0-9]{0,4}\b/
const CONTENT =
  /\b(?:contains?|containing|includes?|has|have|lists?|defines?|declares?|exports?|imports?|match(?:es|ing)?|starts? with|ends? with|lacks?|without)\b/i

/** What can be observed from outside, in the words of the origin's section 4. */
const OBSERVABLES: readonly ((text: string) => boolean)[] = [
  (text) => ENDPOINT.test(text) && STATUS.test(text),
  (text) => FILE.test(text) && CONTENT.test(text),
  // A value or a type, but not "returns the correct one".
  (text) =>
    /\b(?:returns?|yields?|outputs?|prints?|equals?|throws?|raises?|emits?|responds? with|exits? with|resolves? to)\s+(?!(?:the |a |an )?(?:correct|proper|appropriate|valid|expected|right))\S+/i.test(
      text,
    ),
  (text) =>
    /\b\w+(?:Error|Exception)\b|\bE[A-Z]{4,}\b|\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b|\b(?:error|exit) code \S+/.test(
      text,
    ),
  (text) => /\b(?:rows?|tables?|columns?|records?)\b/i.test(text),
  (text) =>
    /\b(?:button|field|page|modal|dialog|link|menu|form|label|icon|toast|tab|checkbox|heading|banner)s?\b/i.test(
      text,
    ),
  (text) => /\b(?:logs?|logged|stdout|stderr)\b/i.test(text),
  (text) => /"[^"]+"|'[^']{2,}'/.test(text),
]

/** The vague term in a text that names nothing observable. */
export function vagueTerm(text: string): string | undefined {
  const term = VAGUE.exec(text)?.[0]
  return term === undefined || OBSERVABLES.some((seen) => seen(text)) ? undefined : term.toLowerCase()
}
