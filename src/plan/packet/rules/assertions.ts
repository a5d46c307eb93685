import { readingOf } from '../read-packet.ts'
import type { PacketRemark, PacketRule } from '../rule.ts'
import { lineOf } from './fields.ts'

const PARTS = ['id', 'positive', 'negative'] as const

export const assertions: PacketRule = {
  id: 'packet/assertions',
  check: '1d',
  summary: 'each assertion has id, positive and negative',
  message: 'assertion {id} is missing {part}',
  section: 'Section 1, Spec Packet Format',
  rows: ['S2-18', 'S2-23'],
  run(packet) {
    const list = readingOf(packet).data?.assertions
    if (!Array.isArray(list)) return []
    const remarks: PacketRemark[] = []
    const seen = new Set<string>()
    for (const [index, each] of list.entries()) {
      const values: Record<string, unknown> =
        typeof each === 'object' && each !== null ? (each as Record<string, unknown>) : {}
      const id = typeof values.id === 'string' || typeof values.id === 'number' ? String(values.id) : ''
      const name = id || `number ${index + 1}`
      const at = lineOfAssertion(packet.raw, id)
      for (const part of PARTS)
        if (values[part] === undefined || values[part] === null || String(values[part]).trim() === '')
          remarks.push({ at, message: `assertion ${name} is missing ${part}`, fix: `add ${part}: to it` })
      if (id !== '' && seen.has(id))
        remarks.push({
          at,
          message: `assertion id ${id} is used twice`,
          fix: 'give each assertion its own id',
          severity: 'warn',
        })
      else if (id !== '' && !/^A[1-7]$/.test(id))
        remarks.push({
          at,
          message: `assertion id ${id} is none of A1 to A7`,
          fix: `call it A${index + 1}`,
          severity: 'warn',
        })
      seen.add(id)
    }
    return remarks
  },
}

export function lineOfAssertion(raw: string, id: string): number {
  if (id === '') return lineOf(raw, 'assertions')
  const lines = raw.split('\n')
  const at = lines.findIndex((line) => {
    const value =
      /^\s*(?:-\s*)?id:\s*["']?([^"'#]*?)["']?\s*(?:#.*)?$/.exec(line)?.[1] ??
      /\bid:\s*["']?([\w.-]+)/.exec(line)?.[1]
    return value === id
  })
  return at < 0 ? lineOf(raw, 'assertions') : at + 1
}
