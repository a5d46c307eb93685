import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { type ClientPlace, fireHook, hookCalls } from '../../src/demo/hook-client.ts'
import { HOOKS } from '../../src/hooks/table.ts'
import { hookPlace } from '../support/hook-place.ts'
import { makeRepository } from '../support/repository.ts'

/** `command` is not among them: it runs only when a person types one of ours. */
const guarded = HOOKS.filter(({ guard }) => guard !== 'command')

const IDLE_INPUT: Record<string, Record<string, unknown>> = {
  PreToolUse: { tool_name: 'Agent', tool_input: { subagent_type: 'Explore', prompt: 'look around' } },
  PostToolUse: { tool_name: 'Agent' },
  PostToolUseFailure: { tool_name: 'Agent' },
  SubagentStart: { agent_type: 'ultraplan:spec-executor' },
  SubagentStop: { agent_type: 'ultraplan:spec-executor' },
}

test.each(guarded)('with no run active $name says nothing', async ({ event, name }) => {
  const answer = await fireHook(hookPlace(), event, IDLE_INPUT[event] ?? {}, name)
  expect(answer).toMatchObject({ exitCode: 0, stdout: '', stderr: '' })
})

test.each(guarded)(
  'with no run active $name costs a shell, at most 0.2 of a bare node',
  ({ event, name }) => {
    const place = hookPlace()
    expect(ratio(place, event, name, IDLE_INPUT[event] ?? {}, 0.2)).toBeLessThanOrEqual(0.2)
  },
)

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
async function drivingSession(): Promise<ClientPlace> {
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
    name: 'agent-call',
    event: 'PreToolUse',
    input: {
      ...AGENT,
      tool_input: { subagent_type: 'ultraplan:spec-executor', prompt: 'ultraplan-ticket 0123456789abcdef' },
    },
  },
]

const MOST = 1.35

test.each(LIGHT)(
  'with a run active $name costs at most 1.35 of a bare node',
  async ({ event, name, input }) => {
    const place = await drivingSession()
    const answer = await fireHook(place, event, input, name)
    expect(answer).toMatchObject({ exitCode: 0, stderr: '' })
    expect(ratio(place, event, name, input, MOST)).toBeLessThanOrEqual(MOST)
  },
)

/**
 * The best time of a hook over the best time of a node that only reads its input. Both are taken in turns, and the
 * best of them is what the work costs without what else the machine does; more rounds only come nearer to it.
 */
function ratio(
  place: ClientPlace,
  event: string,
  name: string,
  input: Record<string, unknown>,
  wanted: number,
): number {
  const [call] = hookCalls(place, event, input, name)
  if (!call) throw new Error(`no hook named ${name}`)
  const { command, env, input: said } = call
  const once = (program: string, args: string[]): number => {
    const begun = performance.now()
    spawnSync(program, args, { cwd: place.cwd, env, input: said })
    return performance.now() - begun
  }
  let bare = Number.POSITIVE_INFINITY
  let hook = Number.POSITIVE_INFINITY
  for (let round = 0; round < 120 && (round < 10 || hook / bare > wanted); round += 1) {
    bare = Math.min(bare, once(process.execPath, ['-e', 'require("fs").readFileSync(0)']))
    hook = Math.min(hook, once('sh', ['-c', command]))
  }
  console.log(`${name}: ${hook.toFixed(1)} ms, ${(hook / bare).toFixed(2)} of a bare node`)
  return hook / bare
}
