import type { Packet, Plan } from '../../../model/plan.ts'
import { readingOf } from '../read-packet.ts'
import type { PacketRemark, PacketRule } from '../rule.ts'
import { lineOf } from './fields.ts'

const MOST = 7

const features = new WeakMap<Plan, Map<string, Packet[]>>()

function packetsOf(feature: string, plan: Plan): Packet[] {
  let byName = features.get(plan)
  if (!byName) {
    byName = new Map()
    for (const { packet } of plan.tasks) {
      const name = packet?.parentFeature
      if (packet && name !== undefined) byName.set(name, [...(byName.get(name) ?? []), packet])
    }
    features.set(plan, byName)
  }
  return byName.get(feature) ?? []
}

export const seven: PacketRule = {
  id: 'packet/seven',
  check: '1g',
  summary: 'a task has at most 7 assertions, a feature at most 7 tasks',
  message: '{count} assertions, at most 7 in a task',
  section: 'Section 5, 7x7 Constraint',
  rows: ['S2-21', 'S2-22'],
  run(packet, plan) {
    const list = readingOf(packet).data?.assertions
    const count = Array.isArray(list) ? list.length : 0
    const remarks: PacketRemark[] = []
    if (count > MOST)
      remarks.push({
        at: lineOf(packet.raw, 'assertions'),
        message: `${count} assertions, at most ${MOST} in a task`,
        fix: 'split the task',
      })
    const feature = packet.parentFeature
    if (feature === undefined || plan === undefined) return remarks
    const packets = packetsOf(feature, plan)
    // Said once, at the first task that is too many.
    if (packets.length > MOST && packets[MOST] === packet)
      remarks.push({
        at: lineOf(packet.raw, 'parent_feature'),
        message: `feature ${feature} has ${packets.length} tasks, at most ${MOST}`,
        fix: 'split the feature',
      })
    return remarks
  },
}
