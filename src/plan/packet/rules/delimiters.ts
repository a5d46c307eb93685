import { readingOf } from '../read-packet.ts'
import type { PacketRule } from '../rule.ts'

export const delimiters: PacketRule = {
  id: 'packet/delimiters',
  check: '1a',
  summary: 'the packet stands between # --- SPEC --- and # --- END SPEC ---',
  message: 'missing delimiter {delimiter}',
  section: 'Section 1, Spec Packet Format',
  rows: ['S2-15'],
  run(packet) {
    const { start, end } = readingOf(packet)
    const missing = [...(start ? [] : ['# --- SPEC ---']), ...(end ? [] : ['# --- END SPEC ---'])]
    if (missing.length === 0) return []
    return [
      {
        at: start ? packet.raw.split('\n').length : 1,
        message: `missing delimiter ${missing.join(' and ')}`,
        fix: `put ${missing.join(' before and ')} ${missing.length > 1 ? 'behind' : start ? 'behind' : 'before'} the packet, on a line of its own`,
      },
    ]
  },
}
