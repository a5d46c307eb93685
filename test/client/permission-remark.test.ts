import { expect, test } from 'vitest'
import { type PermissionReport, permissionRemark } from '../../src/client/permissions/report.ts'

const remark = (mode: string, on: 'screen' | 'print', lines = ['no rule allows: Bash(make)']) =>
  permissionRemark({ settings: { mode }, lines } as PermissionReport, 'demo', on)?.split('\n')[0]

test.each([
  ['default', 'screen', 'Claude Code will ask you during this run:'],
  ['acceptEdits', 'screen', 'Claude Code will ask you during this run:'],
  ['default', 'print', 'this run would stop for permission:'],
  ['dontAsk', 'screen', 'this run would stop for permission:'],
  ['auto', 'screen', "auto mode's own check decides on some calls of this plan:"],
] as const)('in mode %s on the %s the start says: %s', (mode, on, words) => {
  expect(remark(mode, on)).toBe(words)
  expect(remark(mode, on, [])).toBeUndefined()
})
