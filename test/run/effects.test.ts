import { join } from 'node:path'
import { expect, test } from 'vitest'
import { effectsOfEvents } from '../../scripts/effects.mjs'
import { reduce } from '../../src/run/reduce.ts'

const fixtures = join(import.meta.dirname, '../fixtures')

/** `npm run mutate` breaks each of these effects and makes the same comparison. */
test('every event changes what it changed in the journals of earlier versions, and nothing else', async () => {
  const effects = effectsOfEvents(reduce, join(fixtures, 'golden'))
  expect(Object.keys(effects).length).toBeGreaterThan(30)
  const lines = Object.entries(effects).map(([type, fields]) => `${type}: ${fields.join(', ')}`)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(fixtures, 'effects-of-events.txt'))
})
