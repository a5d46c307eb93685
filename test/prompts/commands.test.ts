import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ACTS } from '../../src/hooks/commands.ts'

const folder = join(import.meta.dirname, '../../commands')
const commands = readdirSync(folder).map((file) => file.replace(/\.md$/, ''))

test('every command that a person can type has a hook that answers it, and no other', () => {
  expect(commands.toSorted()).toEqual(Object.keys(ACTS).toSorted())
})

test.each(commands)('C06 no model can call /ultraplan:%s', (name) => {
  const [, front = ''] = readFileSync(join(folder, `${name}.md`), 'utf8').split(/^---$/m)
  expect(front).toMatch(/^disable-model-invocation: true$/m)
})
