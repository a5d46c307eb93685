import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import test from 'node:test'

test('greets by name', () => {
  assert.equal(execFileSync('node', ['src/main.mjs', 'Ada'], { encoding: 'utf8' }), 'Hello, Ada!\n')
})
