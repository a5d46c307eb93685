import { type CheckOf, whyNoPacket } from '../../check.ts'

/** The description of a rule of Gate 1. The rule itself belongs to the plan, and its findings are among the facts. */
export interface PacketRuleInfo {
  id: string
  summary: string
  message: string
  section: string
  rows: readonly string[]
}

/** The same rule as a check of the gate: the packet is checked when the plan is linted, and again with every claim. */
export function packetCheck(rule: PacketRuleInfo): CheckOf<'claim'> {
  return {
    id: rule.id,
    stage: 'claim',
    severity: 'block',
    failure: 'SPEC_VIOLATION',
    seed: '002',
    rows: rule.rows,
    tunable: false,
    summary: rule.summary,
    message: rule.message,
    source: rule.section,
    run: ({ task, packet }) => {
      const why = whyNoPacket(task)
      if (why) return { skip: why }
      return packet
        .filter(({ id }) => id === rule.id)
        .map(({ file, line, message, fix, severity }) => ({
          ...(file ? { file } : {}),
          ...(line ? { line } : {}),
          message,
          ...(fix ? { fix } : {}),
          ...(severity === 'warn' ? { severity } : {}),
        }))
    },
  }
}
