import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ClientPlace, fireHook } from '../../demo/hook-client.ts'
import { HOOKS } from '../../src/hooks/table.ts'
import { busySession, callOf, ratio } from '../support/hook-cost.ts'
import { inputFor } from '../support/hook-input.ts'
import { hookPlace } from '../support/hook-place.ts'

/** `command` is not among them: it runs only when a person types a command of ultraplan. */
const guarded = HOOKS.filter(({ guard }) => guard !== 'command')

test.each(guarded)('with no run active $name says nothing', async (entry) => {
  const answer = await fireHook(hookPlace(), entry.event, inputFor(entry), entry.name)
  expect(answer).toMatchObject({ exitCode: 0, stdout: '', stderr: '' })
})

test.each(guarded)('with no run active $name costs a shell, at most 0.2 of a bare node', (entry) => {
  const call = callOf(hookPlace(), entry.event, inputFor(entry), entry.name)
  expect(ratio(call, 0.2)).toBeLessThanOrEqual(0.2)
})

/** With nothing to do. */
const LIGHT = [
  { name: 'prompt', event: 'UserPromptSubmit', input: { prompt: 'how far is it?' } },
  {
    name: 'stop',
    event: 'Stop',
    input: {
      last_assistant_message: 'I wait.',
      background_tasks: [{ id: 'agent1', type: 'subagent', status: 'running' }],
    },
  },
  {
    name: 'fence',
    event: 'PreToolUse',
    input: { tool_name: 'Write', tool_input: { file_path: '/nonexistent/a.txt', content: '' } },
  },
  {
    name: 'fence-skill',
    event: 'PreToolUse',
    input: { tool_name: 'Skill', tool_input: { skill: 'pdf' } },
  },
]

// In an environment with nothing in it: node starts slower where it finds settings, and the hooks no more than it.
test.each(LIGHT)(
  'with a run active $name costs at most 1.35 of a bare node',
  async ({ event, name, input }) => {
    const place = await busySession()
    const answer = await fireHook(place, event, input, name)
    expect(answer).toMatchObject({ exitCode: 0, stderr: '' })
    const call = callOf(place, event, input, name)
    expect(ratio(call, 1.35)).toBeLessThanOrEqual(1.35)
  },
)

test('with a run active a tool call of an agent whose limit is not due costs a shell, at most 0.2 of a bare node', async () => {
  const place = await busySession()
  const input = {
    agent_id: 'agent1',
    agent_type: 'ultraplan:spec-executor',
    tool_name: 'Read',
    tool_input: {},
  }
  const call = callOf(place, 'PreToolUse', input, 'late')
  expect(ratio(call, 0.2)).toBeLessThanOrEqual(0.2)
})

test.each(LIGHT)(
  'with a run active and nothing to do $name writes nothing',
  async ({ event, name, input }) => {
    const place = await busySession()
    const before = filesOf(place)
    await fireHook(place, event, input, name)
    expect(filesOf(place)).toEqual(before)
  },
)

/** Every file of the home and the repository, with its time. */
function filesOf(place: ClientPlace & { home: string }): string[] {
  return [place.home, place.cwd].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((path) => `${path} ${statSync(join(folder, path)).mtimeMs}`),
  )
}
