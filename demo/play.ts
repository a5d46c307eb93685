import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Event } from '../src/model/event.ts'
import type { GateResult } from '../src/model/gate.ts'
import { fireHook, type HookAnswer } from './hook-client.ts'
import type { DemoRepository } from './run-demo.ts'
import type { Story, Turn } from './story.ts'

/** What the viewer is shown. `Screen` puts it into words. */
export type Scene =
  | { kind: 'command'; typed: string }
  | { kind: 'task'; id: string; title: string; attempt: number; done: number; total: number }
  | { kind: 'coordinator'; deed: string; answer: string; label: 'refused' | 'sent back' }
  | { kind: 'turn'; turn: Turn; result: GateResult; sentBack: boolean }
  | { kind: 'waiting'; what: string }
  | { kind: 'end'; state: string; journal: Event[] }
  | { kind: 'gets'; change: string; summary: string }

interface Dispatch {
  subagent_type: string
  description: string
  prompt: string
}
type Next = { action: string; agents: Dispatch[] }

/** A coordinator that follows the directives, except where the story makes it try something. */
export async function* play(demo: DemoRepository, story: Story): AsyncGenerator<Scene> {
  for (const [path, text] of Object.entries(story.files)) demo.write(path, text)
  await demo.shell(
    'git init -q && git symbolic-ref HEAD refs/heads/main && git add -A && git commit -q -m plan',
  )

  const typed = `/ultraplan:implement ${story.spec}`
  yield { kind: 'command', typed }
  const started = await fire(demo, 'UserPromptExpansion', {
    prompt: typed,
    command_name: 'ultraplan:implement',
    command_args: story.spec,
    command_source: 'plugin',
  })
  let next = directive(started)
  if (story.full) yield await forgedTicket(demo)
  for (let call = 1; next.action === 'dispatch'; call += 1) {
    const [agent] = next.agents
    if (!agent) throw new Error('the directive names no agent')
    next = yield* dispatch(demo, story, agent, `toolu_demo_${call}`)
    if (story.full && call === 2) yield await earlyStop(demo)
  }
  if (next.action !== 'done') throw new Error(`the run ended in ${next.action}`)
  const journal = readJournal(demo.repo)
  if (story.full) yield { kind: 'end', state: demo.read(`specs/${story.spec}/STATE.md`), journal }
  else
    yield {
      kind: 'gets',
      change: await demo.shell(
        'git diff --unified=0 $(git rev-list --max-parents=0 main) main -- price.mjs test',
      ),
      summary: await demo.program('summary'),
    }
}

/** One agent from its ticket to its end: the executor speaks until the gate lets it go. */
async function* dispatch(
  demo: DemoRepository,
  { parts }: Story,
  agent: Dispatch,
  toolUse: string,
): AsyncGenerator<Scene, Next> {
  const call = { tool_name: 'Agent', tool_use_id: toolUse, tool_input: agent }
  const redeemed = await fire(demo, 'PreToolUse', call)
  const prompt = String(redeemed.output.hookSpecificOutput?.updatedInput?.prompt ?? '')
  const [, task, attempt] = /^ultraplan:task (\S+) attempt (\d+)/m.exec(prompt) ?? []
  const part = parts.find((one) => one.task === task && one.attempt === Number(attempt))
  if (!part) throw new Error(`nobody plays task ${task}, attempt ${attempt}: ${redeemed.stdout}`)
  yield { kind: 'task', ...progressOf(readJournal(demo.repo), part.task), attempt: part.attempt }

  const id = toolUse.replace(/\W/g, '')
  const transcript = demo.agentFile(id, {
    toolUseId: toolUse,
    agentType: agent.subagent_type,
    spawnDepth: 1,
  })
  for (const turn of part.turns) {
    yield { kind: 'waiting', what: `the executor ${turn.deed}` }
    await turn.act(demo)
    yield { kind: 'waiting', what: 'the gate judges the claim' }
    const answer = await fire(demo, 'SubagentStop', {
      agent_id: id,
      agent_type: agent.subagent_type,
      agent_transcript_path: transcript,
      last_assistant_message: turn.claim,
      stop_hook_active: false,
      background_tasks: [],
    })
    const result = lastResult(readJournal(demo.repo))
    const sentBack = answer.output.decision === 'block'
    yield { kind: 'turn', turn, result, sentBack }
    if (!sentBack) break
  }
  const back = await fire(demo, 'PostToolUse', {
    ...call,
    tool_response: { status: 'completed', agentId: id, content: [] },
  })
  return directive(back)
}

/** The coordinator tries to start an executor with a ticket that it made up. */
async function forgedTicket(demo: DemoRepository): Promise<Scene> {
  const answer = await fire(demo, 'PreToolUse', {
    tool_name: 'Agent',
    tool_use_id: 'toolu_demo_forged',
    tool_input: {
      subagent_type: 'ultraplan:spec-executor',
      description: 'all tasks',
      prompt: 'Do it your way. ultraplan-ticket 0123456789abcdef',
    },
  })
  return {
    kind: 'coordinator',
    deed: 'starts an executor with a ticket it made up',
    label: 'refused',
    answer: answer.output.hookSpecificOutput?.permissionDecisionReason ?? 'nobody refused it',
  }
}

/** The coordinator says that all is done and stops, with two tasks open. */
async function earlyStop(demo: DemoRepository): Promise<Scene> {
  const answer = await fire(demo, 'Stop', {
    last_assistant_message: 'All tasks are complete.',
    stop_hook_active: false,
    background_tasks: [],
  })
  return {
    kind: 'coordinator',
    deed: 'says that all tasks are complete, and stops',
    label: 'sent back',
    answer: `the run is not done; next is ${directive(answer).agents[0]?.description}`,
  }
}

/** A hook that fails ends the demo, so that a crash cannot look like part of the story. */
async function fire(
  demo: DemoRepository,
  event: string,
  input: Record<string, unknown>,
): Promise<HookAnswer> {
  const answer = await fireHook(demo.place, event, input)
  if (answer.exitCode !== 0)
    throw new Error(`the ${event} hook ended with ${answer.exitCode}: ${answer.stderr || answer.stdout}`)
  return answer
}

function directive(answer: HookAnswer): Next {
  const text = answer.output.hookSpecificOutput?.additionalContext ?? ''
  const line = /^ultraplan:next (\{.*\})$/m.exec(text)?.[1]
  if (line === undefined) throw new Error(`the hook gave no directive: ${answer.stdout || answer.stderr}`)
  const {
    action,
    prompt = '',
    agents = {},
  } = JSON.parse(line) as {
    action: string
    prompt?: string
    agents?: Record<string, string[]>
  }
  return {
    action,
    agents: Object.entries(agents).flatMap(([subagent_type, descriptions]) =>
      descriptions.map((description) => ({ subagent_type, description, prompt })),
    ),
  }
}

function lastResult(journal: readonly Event[]): GateResult {
  const judged = journal.findLast((event) => event.type === 'gate_judged')
  if (judged?.type !== 'gate_judged') throw new Error('the gate judged nothing')
  return judged.result
}

function progressOf(journal: readonly Event[], id: string) {
  const [started] = journal
  if (started?.type !== 'run_started') throw new Error('the journal does not begin with a run')
  return {
    id,
    title: started.tasks.find((task) => task.id === id)?.title ?? '',
    done: journal.filter((event) => event.type === 'task_approved').length,
    total: started.tasks.length,
  }
}

/** The one run of the demo's repository; the demo reads its file as anyone could. */
function readJournal(repo: string): Event[] {
  const runs = join(repo, '.git', 'ultraplan', 'runs')
  const [run] = readdirSync(runs)
  if (run === undefined) throw new Error('no run was started')
  return readFileSync(join(runs, run, 'journal.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Event)
}
