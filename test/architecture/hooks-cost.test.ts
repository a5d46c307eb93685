import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { type ClientPlace, fireHook, type HookCall, hookCalls } from '../../src/demo/hook-client.ts'
import { HOOKS } from '../../src/hooks/table.ts'
import { inputFor } from '../support/hook-input.ts'
import { hookPlace } from '../support/hook-place.ts'
import { makeRepository } from '../support/repository.ts'

/** `command` is not among them: it runs only when a person types one of ours. */
const guarded = HOOKS.filter(({ guard }) => guard !== 'command')

test.each(guarded)('with no run active $name says nothing', async (entry) => {
  const answer = await fireHook(hookPlace(), entry.event, inputFor(entry), entry.name)
  expect(answer).toMatchObject({ exitCode: 0, stdout: '', stderr: '' })
})

test.each(guarded)('with no run active $name costs a shell, at most 0.2 of a bare node', (entry) => {
  const call = callOf(hookPlace(), entry.event, inputFor(entry), entry.name)
  expect(ratio(clockTime(call), call.command, 0.2)).toBeLessThanOrEqual(0.2)
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
  const [tool_input] = JSON.parse(/ultraplan:next (.*)/.exec(directive)?.[1] ?? '').agents
  await fireHook(place, 'PreToolUse', { ...AGENT, tool_input })
  const tool_response = { status: 'async_launched', agentId: 'agent1' }
  await fireHook(place, 'PostToolUse', { ...AGENT, tool_input, tool_response })
  return place
}

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
    name: 'agent-call',
    event: 'PreToolUse',
    input: {
      ...AGENT,
      tool_input: { subagent_type: 'ultraplan:spec-executor', prompt: 'ultraplan-ticket 0123456789abcdef' },
    },
  },
]

/** What holds in an environment with nothing in it; the aim of 1.35 does not yet (docs/adr/0001). */
const MOST = 2.4

test.each(LIGHT)(
  'with a run active $name costs at most 2.4 of a bare node',
  async ({ event, name, input }) => {
    const place = await drivingSession()
    const answer = await fireHook(place, event, input, name)
    expect(answer).toMatchObject({ exitCode: 0, stderr: '' })
    const call = callOf(place, event, input, name)
    expect(ratio(clockTime(call), call.command, MOST)).toBeLessThanOrEqual(MOST)
  },
)

function callOf(place: ClientPlace, event: string, input: Record<string, unknown>, name: string): HookCall {
  const [call] = hookCalls(place, event, input, name)
  if (!call) throw new Error(`no hook named ${name}`)
  return call
}

const CALLS = 10
const ROUNDS = 15

/** The lower of both, again and again, until it is good enough: what else the machine does only ever adds. */
function ratio(cost: (line: string) => number, command: string, wanted: number): number {
  let bare = Number.POSITIVE_INFINITY
  let hook = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS && (round < 2 || hook / bare > wanted); round += 1) {
    bare = Math.min(bare, cost(`"${process.execPath}" -e 'require("fs").readFileSync(0)'`))
    hook = Math.min(hook, cost(command))
  }
  console.log(`${hook.toFixed(1)} ms, ${(hook / bare).toFixed(2)} of a bare node`)
  return hook / bare
}

/** Of the clock, best of some calls: the system counts no processor time for what lives a millisecond. */
const clockTime =
  ({ env, input }: HookCall) =>
  (line: string): number =>
    Math.min(
      ...Array.from({ length: CALLS }, () => {
        const begun = performance.now()
        spawnSync('sh', ['-c', line], { env, input })
        return performance.now() - begun
      }),
    )
