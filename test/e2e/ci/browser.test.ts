import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { pluginRoot } from '../../support/hook-place.ts'
import { needs } from '../../support/needs.ts'

needs('chromium')

const run = promisify(execFile)

test('test files that need the browser at the same moment all get a whole one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ultraplan-browser-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const script = join(pluginRoot, 'test', 'support', 'unpack-chromium.mjs')
  const env = { ...process.env, TMPDIR: folder, ULTRAPLAN_BROWSER_FOLDER: folder }
  const asked = ['a', 'b', 'c'].map(() => run(process.execPath, [script], { env }))
  const failed = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')
  expect(failed).toEqual([])
  expect(readdirSync(folder)).toEqual(['whole'])
})
