import { readingOf } from '../read-packet.ts'
import type { PacketRule } from '../rule.ts'

export const yaml: PacketRule = {
  id: 'packet/yaml',
  check: '1b',
  summary: 'what stands between the delimiters is YAML',
  message: 'malformed YAML: {what the parser says}',
  section: 'Section 1, Spec Packet Format',
  rows: ['S2-16'],
  run(packet) {
    const { error } = readingOf(packet)
    if (!error) return []
    return [
      {
        at: error.line,
        message: `malformed YAML: ${error.message}`,
        fix: 'mend this line; texts with a colon or a # need quotes',
      },
    ]
  },
}
