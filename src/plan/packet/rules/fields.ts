import { readingOf } from '../read-packet.ts'
import type { PacketRemark, PacketRule } from '../rule.ts'

const REQUIRED = ['version', 'intent', 'assertions', 'constraints', 'file_scope'] as const
const LISTS: readonly string[] = ['assertions', 'constraints', 'file_scope']

const EXAMPLE: Readonly<Record<string, string>> = {
  version: 'version: 1',
  intent: 'intent: "Add .env to .gitignore"',
  assertions: 'assertions: with 1 to 7 entries of id, positive, negative',
  constraints: 'constraints: [], or a list of "MUST NOT …"',
  file_scope: 'file_scope: with the files that may change',
}

export const fields: PacketRule = {
  id: 'packet/fields',
  check: '1c',
  summary: 'version, intent, assertions, constraints and file_scope are there',
  message: 'missing required field {field}',
  section: 'Section 1, Spec Packet Format',
  rows: ['S2-17'],
  run(packet) {
    const { data } = readingOf(packet)
    if (!data) return []
    const remarks: PacketRemark[] = []
    for (const field of REQUIRED) {
      const value = data[field]
      const fix = `add ${EXAMPLE[field]}`
      if (value === undefined || value === null || value === '')
        remarks.push({ at: 1, message: `missing required field ${field}`, fix })
      else if (LISTS.includes(field) && !Array.isArray(value))
        remarks.push({
          at: lineOf(packet.raw, field),
          message: `${field} is not a list`,
          fix: 'write each entry on a line with a hyphen',
        })
      else if (field === 'assertions' && (value as unknown[]).length === 0)
        remarks.push({
          at: lineOf(packet.raw, field),
          message: 'missing required field assertions: the list is empty',
          fix,
        })
      else if (field === 'file_scope' && (value as unknown[]).length === 0)
        remarks.push({
          at: lineOf(packet.raw, field),
          message: 'file_scope is empty, so that no file may change',
          fix: 'list the files of the task',
          severity: 'warn',
        })
    }
    return remarks
  },
}

export function lineOf(raw: string, field: string): number {
  const at = raw.split('\n').findIndex((line) => line.startsWith(`${field}:`))
  return at < 0 ? 1 : at + 1
}
