import type { Packet, Plan } from '../../../model/plan.ts'
import { isRecord } from '../../lines.ts'
import { lineOf, lineOfAssertion, readingOf } from '../read-packet.ts'
import { type PacketRemark, type PacketRule, remark } from '../rule.ts'

export const delimiters: PacketRule = {
  id: 'packet/delimiters',
  check: '1a',
  summary: 'the packet stands between # --- SPEC --- and # --- END SPEC ---',
  message: 'missing delimiter {delimiter}',
  rows: ['S2-15'],
  run(packet) {
    const { start, end } = readingOf(packet)
    const missing = [...(start ? [] : ['# --- SPEC ---']), ...(end ? [] : ['# --- END SPEC ---'])]
    if (missing.length === 0) return []
    const where = missing.length > 1 || start ? 'behind' : 'before'
    return [
      remark(
        start ? packet.raw.split('\n').length : 1,
        `missing delimiter ${missing.join(' and ')}`,
        `put ${missing.join(' before and ')} ${where} the packet, on a line of its own`,
      ),
    ]
  },
}

export const yaml: PacketRule = {
  id: 'packet/yaml',
  check: '1b',
  summary: 'what stands between the delimiters is YAML',
  message: 'malformed YAML: {what the parser says}',
  rows: ['S2-16'],
  run(packet) {
    const { error } = readingOf(packet)
    const fix = 'fix this line; texts with a colon or a # need quotes'
    return error ? [remark(error.line, `malformed YAML: ${error.message}`, fix)] : []
  },
}

const EXAMPLES = {
  version: 'version: 1',
  intent: 'intent: "Add .env to .gitignore"',
  assertions: 'assertions: with 1 to 7 entries of id, positive, negative',
  constraints: 'constraints: [], or a list of "MUST NOT …"',
  file_scope: 'file_scope: with the files that may change',
}
const LISTS: readonly string[] = ['assertions', 'constraints', 'file_scope']

export const fields: PacketRule = {
  id: 'packet/fields',
  check: '1c',
  summary: 'version, intent, assertions, constraints and file_scope are there',
  message: 'missing required field {field}',
  rows: ['S2-17'],
  run(packet) {
    const { data } = readingOf(packet)
    if (!data) return []
    const asksUnclearly = data.review !== undefined && packet.review === undefined
    const review = asksUnclearly
      ? [
          remark(
            lineOf(packet.raw, 'review'),
            'review is neither true nor false',
            'write review: true',
            'warn',
          ),
        ]
      : []
    const missing = Object.entries(EXAMPLES).flatMap(([field, example]) => {
      const value = data[field]
      const fix = `add ${example}`
      const at = lineOf(packet.raw, field)
      if (value === undefined || value === null || value === '')
        return [remark(1, `missing required field ${field}`, fix)]
      if (!LISTS.includes(field)) return []
      if (!Array.isArray(value))
        return [remark(at, `${field} is not a list`, 'write each entry on a line with a hyphen')]
      if (value.length > 0) return []
      if (field === 'assertions')
        return [remark(at, 'missing required field assertions: the list is empty', fix)]
      return field === 'file_scope'
        ? [
            remark(
              at,
              'file_scope is empty, so that no file may change',
              'list the files of the task',
              'warn',
            ),
          ]
        : []
    })
    return [...missing, ...review]
  },
}

export const assertions: PacketRule = {
  id: 'packet/assertions',
  check: '1d',
  summary: 'each assertion has id, positive and negative',
  message: 'assertion {id} is missing {part}',
  rows: ['S2-18', 'S2-23'],
  run(packet) {
    const list = readingOf(packet).data?.assertions
    const seen = new Set<string>()
    return (Array.isArray(list) ? list : []).flatMap((each: unknown, index): PacketRemark[] => {
      const values = isRecord(each) ? each : {}
      const id = typeof values.id === 'string' || typeof values.id === 'number' ? String(values.id) : ''
      const at = lineOfAssertion(packet.raw, id)
      const missing = ['id', 'positive', 'negative']
        .filter((part) => String(values[part] ?? '').trim() === '')
        .map((part) =>
          remark(at, `assertion ${id || `number ${index + 1}`} is missing ${part}`, `add ${part}: to it`),
        )
      if (id === '') return missing
      const isTwice = seen.has(id)
      seen.add(id)
      if (isTwice)
        missing.push(remark(at, `assertion id ${id} is used twice`, 'give each assertion its own id', 'warn'))
      else if (index < MOST && !/^A[1-7]$/.test(id))
        missing.push(remark(at, `assertion id ${id} is none of A1 to A7`, `call it A${index + 1}`, 'warn'))
      return missing
    })
  },
}

const MOST = 7

const features = new WeakMap<Plan, Map<string, Packet[]>>()

/** Packets that name no feature are one feature: the plan. Fix tasks and TRIVIAL tasks do not count. */
function packetsOf(feature: string | undefined, plan: Plan): Packet[] {
  let byName = features.get(plan)
  if (!byName) {
    byName = new Map()
    for (const { packet, fixOf, tier } of plan.tasks) {
      if (!packet || fixOf !== undefined || tier === 'TRIVIAL') continue
      const name = packet.parentFeature ?? ''
      byName.set(name, [...(byName.get(name) ?? []), packet])
    }
    features.set(plan, byName)
  }
  return byName.get(feature ?? '') ?? []
}

export const seven: PacketRule = {
  id: 'packet/seven',
  check: '1g',
  summary: 'a task has at most 7 assertions, a feature at most 7 tasks',
  message: '{count} assertions, at most 7 in a task; feature {name} has {count} tasks, at most 7',
  rows: ['S2-21', 'S2-22'],
  run(packet, plan) {
    const { raw, parentFeature: feature } = packet
    const list = readingOf(packet).data?.assertions
    const count = Array.isArray(list) ? list.length : 0
    const remarks: PacketRemark[] = []
    if (count > MOST) {
      const message = `${count} assertions, at most ${MOST} in a task`
      remarks.push(remark(lineOf(raw, 'assertions'), message, 'split the task'))
    }
    const packets = plan === undefined ? [] : packetsOf(feature, plan)
    // Reported once, at the first task above the limit.
    if (packets.length > MOST && packets[MOST] === packet) {
      const message = `feature ${feature ?? plan?.name} has ${packets.length} tasks, at most ${MOST}`
      const fix =
        feature === undefined
          ? 'packets without parent_feature are one feature: add parent_feature: <name> to those of another one'
          : 'split the feature: give some of its packets another parent_feature'
      remarks.push(remark(lineOf(raw, 'parent_feature'), message, fix))
    }
    return remarks
  },
}
