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
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Session } from '../../src/client/session.ts'
import { openRun } from '../../src/engine/runs/open-run.ts'
import { runHook } from '../../src/hooks/table.ts'
import { thisProcess } from '../../src/io/process-ref.ts'
import type { Event, EventType } from '../../src/model/event.ts'
import type { Run } from '../../src/model/run.ts'
import { callsIn } from './directive-calls.ts'
import { makeRepository, type TestRepository } from './repository.ts'

export interface Answer {
  /** What the person is shown. */
  shown: string
  /** What the model is told. */
  told: string
  decision: 'pass' | 'block' | 'deny' | 'context'
}

/** What the client writes into the transcript for a line that a person typed on the screen. */
const TYPED = { origin: { kind: 'human' }, promptSource: 'typed', turnOrigin: 'human' }

/** The hooks of one client, called in this process with a clock of the test's. */
export class ClientSession {
  readonly repository: TestRepository
  readonly home: string
  readonly session: Session
  now = new Date()
  private prompts = 0

  constructor(files: Record<string, string>, over: Partial<Session> = {}) {
    this.repository = makeRepository(files)
    this.repository.git('config', 'user.name', 'Ada')
    this.repository.git('config', 'user.email', 'ada@example.invalid')
    this.home = realpathSync(mkdtempSync(join(tmpdir(), 'ultraplan-home-')))
    onTestFinished(() => rmSync(this.home, { recursive: true, force: true }))
    this.session = {
      id: 'session-1',
      client: thisProcess(),
      mode: 'screen',
      cwd: this.repository.root,
      home: this.home,
      env: {
        PATH: process.env.PATH,
        HOME: this.home,
        TMPDIR: tmpdir(),
        CLAUDE_CODE_SESSION_ATTENDED: '1',
      },
      startedWith: () => ({ env: {}, args: [] }),
      ...over,
    }
  }

  /** What the client would read from the hook's stdout. */
  // biome-ignore lint/suspicious/noExplicitAny: the wire format is the client's
  async answers(hook: string, input: Record<string, unknown> = {}, session = this.session): Promise<any> {
    const text = await runHook(
      hook,
      {
        session_id: session.id,
        cwd: session.cwd,
        hook_event_name: 'x',
        prompt_id: `prompt-${this.prompts}`,
        transcript_path: this.transcript(session),
        ...input,
      },
      { session, now: this.now },
    )
    return JSON.parse(text ?? '{}')
  }

  async fires(hook: string, input: Record<string, unknown> = {}, session = this.session): Promise<Answer> {
    const output = await this.answers(hook, input, session)
    const specific = output.hookSpecificOutput ?? {}
    return {
      shown: output.systemMessage ?? output.reason ?? specific.permissionDecisionReason ?? '',
      told: specific.additionalContext ?? '',
      decision:
        output.decision === 'block'
          ? 'block'
          : specific.permissionDecision === 'deny'
            ? 'deny'
            : specific.additionalContext === undefined
              ? 'pass'
              : 'context',
    }
  }

  /**
   * As the client does it: first the prompt, then the command that it turned out to be. What the first hook shows is
   * dropped when the second one blocks, and the transcript learns of a prompt only after its hooks.
   */
  async types(line: string, session = this.session): Promise<Answer> {
    const prompt = await this.submits(line, session)
    const [, name, args = ''] = /^\/(\S+)\s*(.*)$/s.exec(line) ?? []
    if (name === undefined) {
      this.writesDown(line, TYPED, session)
      return prompt
    }
    const command = await this.fires(
      'command',
      { command_name: name, command_args: args, prompt: line },
      session,
    )
    if (command.decision === 'block') {
      const content = `UserPromptExpansion operation blocked by hook:\n${command.shown}\n\nOriginal prompt: ${line}`
      this.append({ type: 'system', subtype: 'informational', content }, session)
      return command
    }
    this.writesDown(line, TYPED, session)
    return { ...command, shown: [prompt.shown, command.shown].filter(Boolean).join('\n') }
  }

  /** A prompt that no person typed here; `origin` is what the client writes into the transcript about it. */
  async receives(prompt: string, origin: Record<string, unknown>): Promise<Answer> {
    const answer = await this.submits(prompt, this.session)
    this.writesDown(prompt, origin, this.session)
    return answer
  }

  /** A prompt that waited for the end of a tool call: it has the number of the turn that it came into. */
  async receivesInTurn(prompt: string, origin: Record<string, unknown>): Promise<Answer> {
    const answer = await this.fires('prompt', { prompt })
    this.notesInTurn(prompt, origin)
    return answer
  }

  notesInTurn(prompt: string, origin: Record<string, unknown>): void {
    const attachment = { type: 'queued_command', prompt, commandMode: 'prompt', ...origin }
    this.append({ type: 'attachment', attachment }, this.session)
  }

  private submits(prompt: string, session: Session): Promise<Answer> {
    this.prompts += 1
    return this.fires('prompt', { prompt }, session)
  }

  private writesDown(content: string, origin: Record<string, unknown>, session: Session): void {
    const message = { role: 'user', content }
    this.append({ promptId: `prompt-${this.prompts}`, type: 'user', message, ...origin }, session)
  }

  private append(line: object, session: Session): void {
    appendFileSync(this.transcript(session), `${JSON.stringify(line)}\n`)
  }

  transcript = (session = this.session): string => join(this.home, `${session.id}.jsonl`)

  get run(): Run {
    const open = openRun(this.repository.root, this.home)
    if ('error' in open) throw new Error(open.error)
    return open.run
  }

  events<T extends EventType>(type: T): Extract<Event, { type: T }>[] {
    const open = openRun(this.repository.root, this.home)
    if ('error' in open) throw new Error(open.error)
    return [...open.journal.events()].filter((event) => event.type === type) as Extract<Event, { type: T }>[]
  }

  /** Starts the agent of the last directive, as the client would; returns its call's id. */
  async dispatches(told: string): Promise<string> {
    const [call] = callsIn(told)
    const id = `toolu_${this.run.lastSeq}`
    await this.fires('agent-call', { tool_name: 'Agent', tool_use_id: id, tool_input: call })
    return id
  }

  /** The agent of a call hands in, as the client reports it. */
  handsIn(toolUseId: string, message: string, agentType = 'ultraplan:spec-executor'): Promise<Answer> {
    const folder = join(this.home, this.session.id, 'subagents')
    const path = join(folder, `agent-${toolUseId}.jsonl`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, '')
    writeFileSync(
      path.replace(/\.jsonl$/, '.meta.json'),
      JSON.stringify({ toolUseId, agentType, spawnDepth: 1 }),
    )
    return this.fires('claim', {
      agent_id: toolUseId,
      agent_type: agentType,
      agent_transcript_path: path,
      last_assistant_message: message,
      background_tasks: [],
    })
  }

  active(): string[] {
    try {
      return readdirSync(join(this.home, '.ultraplan/active'))
    } catch {
      return []
    }
  }

  read = (path: string): string => readFileSync(join(this.repository.root, path), 'utf8')
}

/** A plan of small tasks, with the reviewers switched off. */
export const demoPlan = (...titles: string[]): Record<string, string> => ({
  'specs/demo/tasks.md': `# Tasks: demo\n\n## Phase 1: One\n\n${titles
    .map(
      (title, index) =>
        `- [ ] 1.${index + 1} ${title}\n  - **Do**: it\n  - **Files**: \`${index}.txt\`\n  - **Verify**: \`grep -q x ${index}.txt\`\n`,
    )
    .join('\n')}`,
  '.ultraplan/config.yaml': 'review: { architect: false, spec: false }\n',
})
