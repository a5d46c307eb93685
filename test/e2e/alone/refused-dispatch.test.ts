import { expect, test } from 'vitest'
import { fireHook } from '../../../demo/hook-client.ts'
import { AGENT, busySession, callOf, ratio } from '../../support/hook-cost.ts'

/** It leaves a line in the journal, which is on disk before it answers. */
const WRITING = {
  name: 'agent-call',
  event: 'PreToolUse',
  input: {
    ...AGENT,
    tool_input: { subagent_type: 'ultraplan:spec-executor', prompt: 'ultraplan-ticket 0123456789abcdef' },
  },
}

// What it loads competes with its neighbours for the processor's memory: beside twenty busy processes it takes a tenth more.
test('a refused dispatch costs at most 2.2 of a bare node', async () => {
  const { event, name, input } = WRITING
  const place = await busySession()
  expect(await fireHook(place, event, input, name)).toMatchObject({ exitCode: 0, stderr: '' })
  expect(ratio(callOf(place, event, input, name), 2.2)).toBeLessThanOrEqual(2.2)
})
