import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { callsIn, type DirectiveCall } from '../support/directive-calls.ts'
import { type Reply, recordingPlugin } from './recording-plugin.ts'
import { type ClientPlace, fireHook, type HookAnswer, type HookCall, hookCalls } from './seams.ts'

export const PLAN = 'specs/demo/tasks.md'

/** No system gives out such a number, so a search for the client finds the same everywhere. */
export const GONE = 2 ** 22 + 1

/** A repository, a home and a client that enters by the plugin's hooks; every answer of theirs is kept. */
export class StoryRoom {
  readonly root: string
  readonly home: string
  readonly repo: string
  readonly replies: () => Reply[]
  #place: ClientPlace
  readonly #transcript: string
  readonly #env: NodeJS.ProcessEnv
  readonly #told: Reply[] = []
  #calls = 0
  #prompts = 0

  /**
   * `env` is for the hooks alone, not for what the room does itself. With `every` the answer of every hook is kept, by
   * a shell around each; otherwise the one of each event that says something, which costs nothing.
   */
  constructor(
    plugin: string,
    files: Record<string, string>,
    env: NodeJS.ProcessEnv = {},
    keeps: 'every' | 'telling' = 'telling',
  ) {
    this.root = realpathSync(mkdtempSync(join(tmpdir(), 'ultraplan-story-')))
    this.home = join(this.root, 'home')
    this.repo = join(this.root, 'repo')
    for (const folder of [this.home, this.repo]) mkdirSync(folder)
    const recording =
      keeps === 'every' ? recordingPlugin(plugin, this.root) : { plugin, replies: () => this.#told }
    this.replies = recording.replies
    this.#transcript = join(this.home, 'session-1.jsonl')
    this.#env = {
      PATH: process.env.PATH,
      HOME: this.home,
      TMPDIR: this.root,
      GIT_CONFIG_NOSYSTEM: '1',
      // The same work makes the same commits.
      GIT_AUTHOR_DATE: '2026-01-26T14:00:00Z',
      GIT_COMMITTER_DATE: '2026-01-26T14:00:00Z',
    }
    writeFileSync(this.#transcript, '')
    this.#place = {
      plugin: recording.plugin,
      cwd: this.repo,
      session: 'session-1',
      pid: GONE,
      env: { ...this.#env, ...env },
    }
    this.git('init', '-q', '-b', 'main')
    appendFileSync(join(this.repo, '.git', 'config'), '[user]\n\tname = Ada\n\temail = ada@example.invalid\n')
    this.write(files)
    this.commit('start')
  }

  /** From here on the client is a process that lives, as it is while agents work. */
  live(): void {
    this.#place = { ...this.#place, pid: process.pid }
  }

  close(): void {
    rmSync(this.root, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  }

  git(...args: string[]): string {
    return this.gitAt(this.repo, ...args)
  }

  gitAt(cwd: string, ...args: string[]): string {
    // Otherwise every commit starts another process that looks for something to tidy up.
    return execFileSync('git', ['-c', 'maintenance.auto=false', ...args], {
      cwd,
      env: this.#env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  write(files: Record<string, string>, folder = this.repo): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
  }

  commit(message: string, folder = this.repo): void {
    this.gitAt(folder, 'add', '-A')
    this.gitAt(folder, 'commit', '-q', '-m', message)
  }

  /** A script of the plugin, as a person runs it in a terminal, and what it says. */
  terminal(script: string, ...args: string[]): string {
    const { plugin, env } = this.#place
    return spawnSync('/bin/sh', [join(plugin, script), ...args], { cwd: this.repo, env, encoding: 'utf8' })
      .stdout
  }

  async fire(event: string, input: Record<string, unknown> = {}, over: Partial<ClientPlace> = {}) {
    const about = { transcript_path: this.#transcript, prompt_id: `prompt-${this.#prompts}` }
    const answer = await fireHook({ ...this.#place, ...over }, event, { ...about, ...input })
    const { exitCode = -1, stdout, stderr } = answer
    this.#told.push({ hook: event, input, exitCode, stdout, stderr })
    return answer
  }

  /** What the client passes to any hook, for a test that starts one by itself. */
  handsOver(input: Record<string, unknown>): Pick<HookCall, 'env' | 'input'> {
    const [call] = hookCalls(this.#place, 'Stop', { transcript_path: this.#transcript }, 'stop')
    if (!call) throw new Error('there is no hook for Stop')
    return { env: call.env, input: JSON.stringify({ ...JSON.parse(call.input), ...input }) }
  }

  /** What the person types, and what the model is told then. As in the client: the prompt first, then the command. */
  async types(line: string, over: Partial<ClientPlace> = {}): Promise<string> {
    this.#prompts += 1
    const prompt = await this.fire('UserPromptSubmit', { prompt: line }, over)
    const [, command_name, command_args = ''] = /^\/(\S+)\s*(.*)$/s.exec(line) ?? []
    const answer = command_name
      ? await this.fire('UserPromptExpansion', { prompt: line, command_name, command_args }, over)
      : prompt
    const message = { role: 'user', content: line }
    const typed = { promptId: `prompt-${this.#prompts}`, type: 'user', message, origin: { kind: 'human' } }
    if (answer.output.decision !== 'block') appendFileSync(this.#transcript, `${JSON.stringify(typed)}\n`)
    return told(answer)
  }

  /** Makes the calls of a directive; the agents are there then. */
  async dispatch(directive: string): Promise<StoryAgent[]> {
    const agents: StoryAgent[] = []
    for (const call of calls(directive)) agents.push(await this.#call(call))
    return agents
  }

  async one(directive: string): Promise<StoryAgent> {
    const [agent] = await this.dispatch(directive)
    if (!agent) throw new Error(`no agent is asked for: ${directive}`)
    return agent
  }

  async #call(tool_input: DirectiveCall): Promise<StoryAgent> {
    this.#calls += 1
    const id = `a${this.#calls}`
    const call = { tool_name: 'Agent', tool_use_id: `toolu_${this.#calls}`, tool_input }
    const answer = await this.fire('PreToolUse', call)
    const input = answer.output.hookSpecificOutput?.updatedInput
    if (!input) throw new Error(`the call was not let through: ${answer.stdout}${answer.stderr}`)
    const folder = input.isolation === 'worktree' ? join(this.repo, '.claude', 'worktrees', id) : this.repo
    if (folder !== this.repo) this.git('worktree', 'add', '-q', '-b', `worktree-${id}`, folder)
    const files = join(this.#transcript.replace('.jsonl', ''), 'subagents')
    const meta = {
      toolUseId: call.tool_use_id,
      agentType: tool_input.subagent_type,
      spawnDepth: 1,
      ...(folder === this.repo ? {} : { worktreePath: folder, worktreeBranch: `worktree-${id}` }),
    }
    mkdirSync(files, { recursive: true })
    writeFileSync(join(files, `agent-${id}.meta.json`), JSON.stringify(meta))
    const agent = { agent_id: id, agent_type: tool_input.subagent_type }
    await this.fire('SubagentStart', agent, { cwd: folder })
    return new StoryAgent(this, agent, { call, folder, transcript: join(files, `agent-${id}.jsonl`) })
  }

  /** The folder of the newest run. */
  get run(): string {
    const runs = join(this.repo, '.git', 'ultraplan', 'runs')
    return join(runs, readdirSync(runs).sort().at(-1) ?? '')
  }
}

/** The calls that a directive asks for. Version 3b59478, whose journals are recorded too, had other shapes of it. */
function calls(directive: string): DirectiveCall[] {
  const [, line = '{}'] = /ultraplan:next (\{.*\})/.exec(directive) ?? []
  const { agents, subagent_type, subagent_types, descriptions, ...call } = JSON.parse(line)
  if (Array.isArray(agents)) return agents
  if (descriptions)
    return descriptions.map((description: string) => ({ ...call, subagent_type, description }))
  // Without the reviewers that it asks for along with their executor: they come later then.
  if (subagent_types) return [{ ...call, subagent_type: subagent_types[0] }]
  return callsIn(directive)
}

/** What the model reads of an answer. */
const told = ({ output }: HookAnswer): string =>
  output.hookSpecificOutput?.additionalContext ?? output.reason ?? ''

interface Work {
  call: { tool_name: string; tool_use_id: string; tool_input: DirectiveCall }
  folder: string
  transcript: string
}

export class StoryAgent {
  readonly #room: StoryRoom
  readonly #agent: { agent_id: string; agent_type: string }
  readonly #work: Work

  constructor(room: StoryRoom, agent: { agent_id: string; agent_type: string }, work: Work) {
    this.#room = room
    this.#agent = agent
    this.#work = work
  }

  /** As the description of its call names it. */
  get task(): string {
    return this.#work.call.tool_input.description.split(' ')[0] ?? ''
  }

  /** Writes these files, ticks the task and commits all of it. */
  does(task: string, files: Record<string, string>): this {
    const plan = readFileSync(join(this.#work.folder, PLAN), 'utf8').replace(
      `- [ ] ${task} `,
      `- [x] ${task} `,
    )
    this.#room.write({ ...files, [PLAN]: plan }, this.#work.folder)
    this.#room.commit(`task ${task}`, this.#work.folder)
    return this
  }

  /** Hands in; returns whether the agent may stop. */
  async says(message: string): Promise<boolean> {
    const answer = await this.#room.fire(
      'SubagentStop',
      {
        ...this.#agent,
        agent_transcript_path: this.#work.transcript,
        last_assistant_message: message,
        stop_hook_active: false,
        background_tasks: [],
      },
      { cwd: this.#work.folder },
    )
    return answer.output.decision !== 'block'
  }

  /** Any other event of this agent. */
  fires(event: string, input: Record<string, unknown>): Promise<HookAnswer> {
    return this.#room.fire(event, { ...this.#agent, ...input }, { cwd: this.#work.folder })
  }

  /** The call returns to the coordinator, which is told what is next. */
  async back(): Promise<string> {
    const tool_response = { status: 'completed', agentId: this.#agent.agent_id, content: [] }
    return told(await this.#room.fire('PostToolUse', { ...this.#work.call, tool_response }))
  }

  /** The call returns at once: the agent works in the background. */
  launched(): Promise<HookAnswer> {
    const tool_response = { status: 'async_launched', agentId: this.#agent.agent_id }
    return this.#room.fire('PostToolUse', { ...this.#work.call, tool_response })
  }
}
