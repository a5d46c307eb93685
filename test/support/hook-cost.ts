import { type ClientPlace, fireHook, type HookCall, hookCalls } from '../../demo/hook-client.ts'
import { callsIn } from './directive-calls.ts'
import { hookPlace } from './hook-place.ts'
import { processorTimeOf } from './processor-time.ts'
import { makeRepository } from './repository.ts'

const PLAN = `# Tasks: demo

## Phase 1: One

- [ ] 1.1 Write a
  - **Do**: Write hello into a.txt
  - **Files**: \`a.txt\`
  - **Done when**: a.txt holds hello
  - **Verify**: \`grep -q hello a.txt\`
  - **Commit**: \`feat: write a\`
`

export const AGENT = { tool_name: 'Agent', tool_use_id: 'toolu_1' }

/** A session that drives a run, with one executor in flight. */
export async function busySession() {
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

export function callOf(
  place: ClientPlace,
  event: string,
  input: Record<string, unknown>,
  name: string,
): HookCall {
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
export function ratio({ command, env, input }: HookCall, wanted: number): number {
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
