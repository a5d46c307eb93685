/** The sections of the packet format that the gates of seed 002 refer to; the skill `spec-protocol` has them by these numbers. */
export const SECTIONS = {
  1: 'Spec Packet Format',
  3: 'Controlled Vocabulary',
  4: 'Assertion Quality',
  5: '7x7 Constraint',
  11: 'Evidence Reporting',
} as const

export const GATES = { 1: 'Spec Lint', 2: 'Assertion Audit', 3: 'File Scope Audit' } as const

interface PacketCheck {
  gate: keyof typeof GATES
  name: string
  section: keyof typeof SECTIONS
}

/** Every check of gates 1 to 3, in the order of seed 002. */
export const PACKET_CHECKS = {
  '1a': { gate: 1, name: 'delimiters', section: 1 },
  '1b': { gate: 1, name: 'yaml', section: 1 },
  '1c': { gate: 1, name: 'fields', section: 1 },
  '1d': { gate: 1, name: 'assertions', section: 1 },
  '1e': { gate: 1, name: 'vocabulary', section: 3 },
  '1f': { gate: 1, name: 'quality', section: 4 },
  '1g': { gate: 1, name: 'seven', section: 5 },
  '2a': { gate: 2, name: 'completeness', section: 11 },
  '2b': { gate: 2, name: 'status', section: 11 },
  '2c': { gate: 2, name: 'evidence', section: 11 },
  '2d': { gate: 2, name: 'detail', section: 11 },
  '3a': { gate: 3, name: 'scope', section: 1 },
  '3b': { gate: 3, name: 'untouched', section: 1 },
} as const satisfies Record<string, PacketCheck>

export type PacketCheckId = keyof typeof PACKET_CHECKS

/** `Section 11, Evidence Reporting` */
export function sectionOf(check: PacketCheckId): string {
  const { section } = PACKET_CHECKS[check]
  return `Section ${section}, ${SECTIONS[section]}`
}

/** The message of a finding, as seed 002 wants it: gate, check, what is wrong, and the section to read. */
export function packetMessage(check: PacketCheckId, message: string): string {
  const { gate, name, section } = PACKET_CHECKS[check]
  return `Gate ${gate} (${GATES[gate]}) ${check} ${name}: ${message} (Section ${section})`
}
