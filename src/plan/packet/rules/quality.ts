import { readingOf } from '../read-packet.ts'
import type { PacketRule } from '../rule.ts'
import { vagueTerm } from '../vague.ts'
import { lineOfAssertion } from './assertions.ts'

export const quality: PacketRule = {
  id: 'packet/quality',
  check: '1f',
  summary: 'no assertion uses a vague term without something to look at',
  message: 'assertion {id} says "{term}" without an observable in {part}',
  section: 'Section 4, Assertion Quality',
  rows: ['S2-20'],
  run(packet) {
    if (!readingOf(packet).data) return []
    return packet.assertions.flatMap((assertion) =>
      (['positive', 'negative'] as const).flatMap((part) => {
        const term = vagueTerm(assertion[part])
        if (term === undefined) return []
        return [
          {
            at: lineOfAssertion(packet.raw, assertion.id),
            message: `assertion ${assertion.id} says "${term}" without an observable in ${part}`,
            fix: 'name what can be seen: an endpoint with its status, a file with its content, a return value, an error code, a row, a UI element or a log line',
          },
        ]
      }),
    )
  },
}
