import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { clientBinary, repositoryRoot } from './harness/client-binary.ts'

/** At the root of the project the client would run the files of vitest too. */
test('the module passes its own tests in the engine of the client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ultraplan-module-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const part of ['.claude-plugin/plugin.json', 'hooks/mods.json', 'dist/module.js'])
    cpSync(join(repositoryRoot, part), join(folder, part))
  mkdirSync(join(folder, 'tests'))
  const tests = join(repositoryRoot, 'test/e2e/module/module.test.ts')
  cpSync(tests, join(folder, 'tests/module.test.ts'))
  const { status, stdout, stderr } = spawnSync(clientBinary() ?? '', ['plugin', 'test', folder], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder },
  })
  expect(`${stdout}${stderr}`).not.toMatch(/✗|FAIL/)
  expect(status, `${stdout}${stderr}`).toBe(0)
  expect(`${stdout}${stderr}`).toMatch(/[1-9]\d pass/)
})
