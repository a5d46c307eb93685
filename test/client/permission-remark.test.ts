import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  type PermissionReport,
  permissionRemark,
  reportPermissions,
} from '../../src/client/permissions/report.ts'
import { Config } from '../../src/model/config.ts'
import { readTasksMd } from '../../src/plan/formats/tasks-md.ts'

const remark = (mode: string, on: 'screen' | 'print', lines = ['no rule allows: Bash(make)']) =>
  permissionRemark(
    { settings: { mode }, lines, unwritten: [] as string[] } as PermissionReport,
    'demo',
    on,
  )?.split('\n')[0]

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

test('the rules that init writes are advised once; where they do not count yet, the folder is to be accepted', () => {
  const root = mkdtempSync(join(tmpdir(), 'permissions-'))
  const { plan } = readTasksMd('- [ ] 1.1 Do it\n  - **Verify**: `make check`\n', 'specs/demo/tasks.md')
  const place = { root, folder: root, home: join(root, 'home'), env: {} }
  const said = (on: 'screen' | 'print') =>
    permissionRemark(reportPermissions(place, [plan], Config.parse({}), 'acceptEdits'), 'demo', on)
  expect(said('print')).toMatch(/\/ultraplan:init demo, and start claude here once, to accept this folder$/)
  const allow = ['Bash(make *)', 'Bash(git add *)', 'Bash(git commit *)']
  mkdirSync(join(root, '.claude'))
  writeFileSync(join(root, '.claude/settings.json'), JSON.stringify({ permissions: { allow } }))
  expect(said('print')).toContain('rules of the project do not count until a person has accepted this folder')
  expect(said('print')).not.toContain('/ultraplan:init')
  const projects = { [root]: { hasTrustDialogAccepted: true } }
  mkdirSync(place.home)
  writeFileSync(join(place.home, '.claude.json'), JSON.stringify({ projects }))
  expect(said('print')).toBeUndefined()
})
