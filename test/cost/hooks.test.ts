import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ClientPlace, fireHook, type HookCall, hookCalls } from '../../demo/hook-client.ts'
import { HOOKS } from '../../src/hooks/table.ts'
import { callsIn } from '../support/directive-calls.ts'
import { inputFor } from '../support/hook-input.ts'
import { hookPlace } from '../support/hook-place.ts'
import { processorTimeOf } from '../support/processor-time.ts'
import { makeRepository } from '../support/repository.ts'

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

const PLAN = `# Tasks: demo

## Phase 1: One

- [ ] 1.1 Write a
  - **Do**: Write hello into a.txt
  - **Files**: \`a.txt\`
  - **Done when**: a.txt holds hello
  - **Verify**: \`grep -q hello a.txt\`
  - **Commit**: \`feat: write a\`
`

const AGENT = { tool_name: 'Agent', tool_use_id: 'toolu_1' }

/** A session that drives a run, with one executor in flight. */
async function drivingSession() {
  const repository = makeRepository({
    'specs/demo/tasks.md': PLAN,
    '.ultraplan/config.yaml': 'review: { architect: false, spec: false }\n',
  })
  const place = hookPlace({ cwd: repository.root })
  const started = await fireHook(place, 'UserPromptExpansion', {
    command_name: 'ultraplan:implement',
    command_args: 'demo',
  })
  const directive = started.output.hookSpecificOutput?.additionalContext ?? ''
  const [tool_input] = callsIn(directive)
  await fireHook(place, 'PreToolUse', { ...AGENT, tool_input })
  const tool_response = { status: 'async_launched', agentId: 'agent1' }
  await fireHook(place, 'PostToolUse', { ...AGENT, tool_input, tool_response })
  return place
}

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

/** It leaves a line in the journal, which is on disk before it answers. */
const WRITING = {
  name: 'agent-call',
  event: 'PreToolUse',
  input: {
    ...AGENT,
    tool_input: { subagent_type: 'ultraplan:spec-executor', prompt: 'ultraplan-ticket 0123456789abcdef' },
  },
}

// In an environment with nothing in it: node starts slower where it finds settings, and the hooks no more than it.
test.each([...LIGHT.map((hook) => ({ ...hook, most: 1.35 })), { ...WRITING, most: 2.2 }])(
  'with a run active $name costs at most $most of a bare node',
  async ({ event, name, input, most }) => {
    const place = await drivingSession()
    const answer = await fireHook(place, event, input, name)
    expect(answer).toMatchObject({ exitCode: 0, stderr: '' })
    const call = callOf(place, event, input, name)
    expect(ratio(call, most)).toBeLessThanOrEqual(most)
  },
)

test('with a run active a tool call of an agent whose limit is not due costs a shell, at most 0.2 of a bare node', async () => {
  const place = await drivingSession()
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
    const place = await drivingSession()
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

function callOf(place: ClientPlace, event: string, input: Record<string, unknown>, name: string): HookCall {
  const [call] = hookCalls(place, event, input, name)
  if (!call) throw new Error(`no hook named ${name}`)
  return call
}

const CALLS = 10
/** A median of three at least; a busy machine gets more. */
const ROUNDS = { least: 3, most: 15 }

const BARE = `"${process.execPath}" -e 'require("fs").readFileSync(0)'`

/** For a shell's cost, which is far from it, one measurement of a bare node is enough. */
let oneBare: number | undefined

/**
 * Processor time of a hook and of a bare node, measured one right after the other: the median of the rounds. Times of
 * different moments are not compared, because other work on the machine makes both slower for a while.
 */
function ratio({ command, env, input }: HookCall, wanted: number): number {
  const cost = (line: string) => processorTimeOf(line, { env, input, calls: CALLS })
  oneBare ??= cost(BARE)
  const rounds: number[] = []
  const median = () =>
    rounds.toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.POSITIVE_INFINITY
  while (rounds.length < ROUNDS.least || (rounds.length < ROUNDS.most && median() > wanted)) {
    const before = wanted < 1 ? oneBare : cost(BARE)
    const hook = cost(command)
    rounds.push(hook / (wanted < 1 ? oneBare : (before + cost(BARE)) / 2))
  }
  console.log(`${median().toFixed(2)} of a bare node`)
  return median()
}
