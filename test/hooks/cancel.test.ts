import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type ClientPlace, fireHook } from '../../demo/hook-client.ts'
import { agentTranscript } from '../../src/client/agent-files.ts'
import { CANCELLED } from '../../src/engine/dispatch/stop-agents.ts'
import { PRE_PUSH_HOOK } from '../../src/engine/project/init-files.ts'
import { callsIn } from '../support/directive-calls.ts'
import { hookPlace, pluginRoot } from '../support/hook-place.ts'
import { makeRepository } from '../support/repository.ts'

const PLAN = `# Tasks: demo

## Phase 1: One

- [ ] 1.1 Write a
  - **Do**: Write hello into a.txt
  - **Files**: \`a.txt\`
  - **Done when**: a.txt holds hello
  - **Verify**: \`grep -q hello a.txt\`
  - **Commit**: \`feat: write a\`
`

const AGENT = { agent_id: 'a1', agent_type: 'ultraplan:spec-executor' }
const BASH = { tool_name: 'Bash', tool_use_id: 'toolu_2', tool_input: { command: 'git commit -m more' } }

/** A session whose executor has committed one file, left another, and works on. */
async function working() {
  const repository = makeRepository({
    'specs/demo/tasks.md': PLAN,
    '.ultraplan/config.yaml': 'review: { architect: false, spec: false }\n',
  })
  const place = hookPlace({ cwd: repository.root })
  const transcript_path = join(place.home, 'session-1.jsonl')
  writeFileSync(transcript_path, '')
  const fire = (event: string, input: Record<string, unknown> = {}, over: Partial<ClientPlace> = {}) =>
    fireHook({ ...place, ...over }, event, { transcript_path, ...input })
  const dispatch = async (agent = AGENT.agent_id, call = 'toolu_1') => {
    const started = await fire('UserPromptExpansion', {
      command_name: 'ultraplan:implement',
      command_args: 'demo',
    })
    const directive = started.output.hookSpecificOutput?.additionalContext ?? started.stdout
    const [tool_input] = callsIn(directive)
    await fire('PreToolUse', { tool_name: 'Agent', tool_use_id: call, tool_input })
    const transcript = agentTranscript(transcript_path, agent)
    mkdirSync(dirname(transcript), { recursive: true })
    const meta = { toolUseId: call, spawnDepth: 1, agentType: 'ultraplan:spec-executor' }
    writeFileSync(transcript.replace('.jsonl', '.meta.json'), JSON.stringify(meta))
    return tool_input
  }
  const tool_input = await dispatch()
  repository.write({ 'a.txt': 'hello\n' })
  repository.commit('feat: half of it')
  repository.write({ 'b.txt': 'not committed\n' })
  const at = (name: string) => join(place.home, '.ultraplan', name, place.session)
  const files = () => ['active', 'stopping', 'due'].filter((name) => existsSync(at(name)))
  const runs = join(repository.root, '.git/ultraplan/runs')
  return {
    repository,
    place,
    fire,
    dispatch,
    tool_input,
    files,
    read: (name: string) => readFileSync(join(repository.root, name), 'utf8'),
    runDir: () => join(runs, readdirSync(runs).sort().at(-1) ?? ''),
    claims: (over: Partial<ClientPlace> = {}) =>
      fire(
        'SubagentStop',
        {
          ...AGENT,
          agent_transcript_path: agentTranscript(transcript_path, 'a1'),
          last_assistant_message: 'TASK_COMPLETE',
        },
        over,
      ),
  }
}
type Working = Awaited<ReturnType<typeof working>>

const shell = (script: string, { place, repository }: Working, args: string[] = []) =>
  spawnSync('/bin/sh', [join(pluginRoot, script), ...args], {
    cwd: repository.root,
    env: { ...place.env, PATH: process.env.PATH },
    encoding: 'utf8',
  }).stdout

const WAYS: { way: string; cancel(stage: Working): Promise<string> | string }[] = [
  {
    way: '/ultraplan:cancel',
    cancel: async ({ fire }) =>
      (await fire('UserPromptExpansion', { command_name: 'ultraplan:cancel', command_args: '' })).output
        .reason ?? '',
  },
  { way: 'ultraplan cancel', cancel: (stage) => shell('bin/ultraplan', stage, ['cancel']) },
  { way: 'hooks/cancel.sh', cancel: (stage) => shell('hooks/cancel.sh', stage) },
]

describe.each(WAYS)('after $way', ({ way, cancel }) => {
  test('an agent of the run is denied every tool with one sentence, and allowed to stop', async () => {
    const stage = await working()
    expect(await cancel(stage)).toContain('is cancelled')
    for (const tool_name of ['Bash', 'Write', 'Read', 'Edit']) {
      const { output } = await stage.fire('PreToolUse', { ...AGENT, ...BASH, tool_name })
      expect(output.hookSpecificOutput).toMatchObject({
        permissionDecision: 'deny',
        permissionDecisionReason: CANCELLED,
      })
    }
    const { stdout } = await stage.fire('PreToolUse', { ...AGENT, ...BASH, tool_name: 'SubagentHandback' })
    expect(stdout).toBe('')
    expect(await stage.claims()).toMatchObject({ exitCode: 0, stdout: '' })
  })

  test("the session is free: nothing is said about the person's own work and own agents", async () => {
    const stage = await working()
    await cancel(stage)
    expect(stage.files()).toEqual(['stopping'])
    const own = { agent_id: 'e1', agent_type: 'Explore' }
    for (const input of [BASH, { ...BASH, ...own }, { ...BASH, tool_name: 'Write' }])
      expect(await stage.fire('PreToolUse', input)).toMatchObject({ exitCode: 0, stdout: '' })
  })

  test('the person is told what the agent left, at its end and at their next prompt', async () => {
    const stage = await working()
    await cancel(stage)
    await stage.claims()
    const left =
      /spec-executor of .*1 commit since it began \([0-9a-f]+ feat: half of it\).*not committed: b\.txt/
    const back = await stage.fire('PostToolUse', {
      tool_name: 'Agent',
      tool_use_id: 'toolu_1',
      tool_input: stage.tool_input,
      tool_response: { status: 'completed', agentId: 'a1' },
    })
    expect(back.output.hookSpecificOutput?.additionalContext).toMatch(left)
    expect(back.output.hookSpecificOutput?.additionalContext).toContain('Tell the person')
    // On the screen it is a notification that brings the agent back.
    const ended = '<task-notification>\n<tool-use-id>toolu_1</tool-use-id>\n</task-notification>'
    for (const prompt of [ended, 'and?']) {
      const { output } = await stage.fire('UserPromptSubmit', { prompt, prompt_id: 'p1' })
      expect(output.systemMessage).toMatch(left)
    }
    await stage.fire('Stop', { background_tasks: [] })
    expect(stage.files()).toEqual([])
    expect(stage.read('b.txt')).toBe('not committed\n')
  })

  test("the person's own later commit can be pushed, past the real hook to a real remote", async () => {
    const stage = await working()
    const { repository } = stage
    const push = remoteOf(stage)
    // Nothing of the run stays on the branch: the person takes the unfinished commit back first.
    repository.git('reset', '-q', '--hard', 'HEAD~1')
    await cancel(stage)
    repository.write({ 'mine.txt': 'mine\n' })
    repository.commit('Mine')
    expect(push()).toEqual({ status: 0, stderr: '' })
    // The views are right as soon as there is an engine again.
    if (way === 'hooks/cancel.sh') shell('bin/ultraplan', stage, ['status'])
    expect(stage.read('specs/demo/STATE.md')).toContain('is cancelled')
    expect(stage.read('specs/demo/SUMMARY.md')).toContain('cancelled by')
  })
})

/** A real remote, with the real hook in the repository; returns a function that pushes. */
function remoteOf({ repository, place }: Awaited<ReturnType<typeof working>>) {
  const remote = mkdtempSync(join(tmpdir(), 'ultraplan-remote-'))
  onTestFinished(() => rmSync(remote, { recursive: true, force: true }))
  repository.git('init', '-q', '--bare', remote)
  repository.git('remote', 'add', 'origin', remote)
  const hook = join(repository.root, '.git/hooks/pre-push')
  writeFileSync(hook, PRE_PUSH_HOOK)
  chmodSync(hook, 0o755)
  return () => {
    const options = { cwd: repository.root, env: { ...place.env }, encoding: 'utf8' } as const
    const { status, stderr } = spawnSync('git', ['push', '-q', 'origin', 'HEAD:main'], options)
    return { status, stderr }
  }
}

test('what a cancelled run left below the person\u2019s commit is pushed once they answer for it, as the hook says', async () => {
  const stage = await working()
  const push = remoteOf(stage)
  await WAYS[0]?.cancel(stage)
  stage.repository.write({ 'mine.txt': 'mine\n' })
  stage.repository.commit('Mine')
  const refused = push()
  expect(refused.status).not.toBe(0)
  expect(refused.stderr).toContain('type /ultraplan:adopt --commits in Claude Code, and push again')
  await stage.fire('UserPromptExpansion', { command_name: 'ultraplan:adopt', command_args: '--commits' })
  await stage.fire('UserPromptExpansion', { command_name: 'ultraplan:adopt', command_args: '--commits' })
  expect(push()).toEqual({ status: 0, stderr: '' })
})

test('an agent that was killed without a word is noticed at the next stop', async () => {
  const stage = await working()
  await WAYS[0]?.cancel(stage)
  const { output } = await stage.fire('Stop', { background_tasks: [] })
  expect(output.systemMessage).toContain('not committed: b.txt')
  expect(stage.files()).toEqual([])
})

test.each(WAYS.slice(0, 2))(
  '$way answers who is still at work, since when, and what lies there',
  async (entry) => {
    const answer = await entry.cancel(await working())
    expect(answer).toMatch(
      /spec-executor of Task 1\.1: Write a, since \d\d:\d\d:\d\d; so far .*feat: half of it.*b\.txt/,
    )
  },
)

test('a new run in the same session works beside an agent of the cancelled one, which stays denied', async () => {
  const stage = await working()
  await WAYS[0]?.cancel(stage)
  // Ids begin with the second.
  const second = new Date().toISOString().slice(0, 19)
  await vi.waitUntil(() => !new Date().toISOString().startsWith(second), 30_000)
  stage.repository.git('switch', '-q', 'main')
  await stage.dispatch('a2', 'toolu_9')
  const denied = await stage.fire('PreToolUse', { ...AGENT, ...BASH })
  expect(denied.output.hookSpecificOutput?.permissionDecisionReason).toBe(CANCELLED)
  const other = await stage.fire('PreToolUse', { ...AGENT, agent_id: 'a2', ...BASH })
  expect(other).toMatchObject({ exitCode: 0, stdout: '' })
})

test('without node the agents are still denied, and the person is not (A01)', async () => {
  const stage = await working()
  const path = mkdtempSync(join(tmpdir(), 'ultraplan-test-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  for (const tool of ['sh', 'cat', 'git', 'rm', 'mv', 'mkdir']) {
    const found = ['/usr/bin', '/bin'].map((folder) => join(folder, tool)).find(existsSync)
    if (found) symlinkSync(found, join(path, tool))
  }
  const env = { ...stage.place.env, PATH: path }
  const typed = { command_name: 'ultraplan:cancel', command_args: '' }
  const { output } = await stage.fire('UserPromptExpansion', typed, { env })
  expect(output.reason).toContain('is cancelled')
  expect(stage.files()).toEqual(['stopping'])
  expect(readFileSync(join(stage.runDir(), 'work'), 'utf8')).toMatch(/^[0-9a-f]{40}$/)
  const denied = await stage.fire('PreToolUse', { ...AGENT, ...BASH }, { env })
  expect(denied.output.hookSpecificOutput?.permissionDecisionReason).toBe(CANCELLED)
  expect(await stage.claims({ env })).toMatchObject({ exitCode: 0, stdout: '' })
  expect(await stage.fire('Stop', { background_tasks: [] }, { env })).toMatchObject({
    exitCode: 0,
    stdout: '',
  })
})

test('where the main agent is the executor, it is stopped in this turn and the person’s again with their next prompt', async () => {
  const repository = makeRepository({ 'specs/demo/tasks.md': PLAN })
  const place = hookPlace({ cwd: repository.root })
  const solo = { agent_type: 'ultraplan:spec-executor', transcript_path: join(place.home, 'session-1.jsonl') }
  const fire = (event: string, input: Record<string, unknown>) =>
    fireHook(place, event, { ...solo, ...input })
  await fire('UserPromptExpansion', { command_name: 'ultraplan:implement', command_args: 'demo' })
  spawnSync('/bin/sh', [join(pluginRoot, 'bin/ultraplan'), 'cancel'], { cwd: place.cwd, env: place.env })
  const denied = await fire('PreToolUse', BASH)
  expect(denied.output.hookSpecificOutput?.permissionDecisionReason).toBe(CANCELLED)
  const { output } = await fire('UserPromptSubmit', { prompt: 'help me instead', prompt_id: 'p1' })
  expect(output.systemMessage).toContain('cancelled by')
  expect(await fire('PreToolUse', BASH)).toMatchObject({ exitCode: 0, stdout: '' })
})
