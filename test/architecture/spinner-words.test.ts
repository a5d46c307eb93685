import { expect, test } from 'vitest'
import { HOOKS } from '../../src/hooks/table.ts'

test('the words of a spinner are shown only for a command or an agent of ours, since the client shows them in any session', () => {
  const spoken = HOOKS.filter(({ statusMessage }) => statusMessage !== undefined)
  expect(spoken.map(({ name }) => name)).toEqual(['command', 'agent-start', 'claim'])
  expect(spoken.filter(({ matcher }) => matcher !== '^ultraplan:')).toEqual([])
})
