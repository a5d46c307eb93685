import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readPlan } from '../../src/engine/read-plan.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'read-plan-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function put(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

it.each(['demo', 'specs/demo', 'specs/demo/tasks.md'])('finds specs/demo/tasks.md by %s', (argument) => {
  put('specs/demo/tasks.md', '- [ ] 1.1 A\n')
  expect(readPlan(root, argument)).toMatchObject({
    plan: { name: 'demo', tasks: [{ id: '1.1', file: 'specs/demo/tasks.md' }] },
  })
})

it('says what to do when there is no such plan', () => {
  expect(readPlan(root, 'nothing')).toMatchObject({ error: 'no plan named nothing' })
})
