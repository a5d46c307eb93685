import type { Finding } from '../../../model/gate.ts'
import type { Plan, Task } from '../../../model/plan.ts'
import type { PacketRule } from '../rule.ts'
import { assertions, delimiters, fields, seven, yaml } from './shape.ts'
import { quality, vocabulary } from './words.ts'

/** Gate 1 of seed 002, in its order. */
export const PACKET_RULES: readonly PacketRule[] = [
  delimiters,
  yaml,
  fields,
  assertions,
  vocabulary,
  quality,
  seven,
]

/** What one check says about a task's packet; nothing for a task without one, and for a TRIVIAL one. */
function packetFindings(rule: PacketRule, task: Task, plan: Plan): Finding[] {
  const { packet } = task
  if (!packet || task.tier === 'TRIVIAL') return []
  return rule.run(packet, plan).map(({ at, message, fix, severity }) => ({
    id: rule.id,
    severity: severity ?? 'block',
    failure: 'SPEC_VIOLATION',
    file: task.file,
    // In JSON the whole packet stands in one line.
    line: plan.format === 'tasks-json' ? packet.line : packet.line + at - 1,
    message: `Gate 1 (Spec Lint) ${rule.check} ${rule.id.slice('packet/'.length)}: ${message}`,
    fix,
  }))
}

export const checkPacket = (task: Task, plan: Plan): Finding[] =>
  PACKET_RULES.flatMap((rule) => packetFindings(rule, task, plan))
