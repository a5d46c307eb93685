import type { Finding } from '../../../model/gate.ts'
import { packetMessage } from '../../../model/packet-gates.ts'
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

/** The findings of one check about a task's packet; none for a task without a packet and for a TRIVIAL task. */
function packetFindings(rule: PacketRule, task: Task, plan: Plan): Finding[] {
  const { packet } = task
  if (!packet || task.tier === 'TRIVIAL') return []
  return rule.run(packet, plan).map(({ at, message, fix, severity }) => ({
    id: rule.id,
    severity: severity ?? 'block',
    failure: 'SPEC_VIOLATION',
    file: task.file,
    // In JSON the whole packet is on one line.
    line: plan.format === 'tasks-json' ? packet.line : packet.line + at - 1,
    message: packetMessage(rule.check, message),
    fix,
  }))
}

export const checkPacket = (task: Task, plan: Plan): Finding[] =>
  PACKET_RULES.flatMap((rule) => packetFindings(rule, task, plan))
