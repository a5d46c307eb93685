import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openRun } from '../../src/engine/open-run.ts'
import type { Session } from '../../src/engine/session.ts'
import { runHook } from '../../src/hooks/run-hook.ts'
import { thisProcess } from '../../src/io/process-ref.ts'
import type { Event, EventType } from '../../src/model/event.ts'
import type { Run } from '../../src/model/run.ts'
import { makeRepository, type TestRepository } from './repository.ts'

export interface Answer {
  /** What the person is shown. */
  shown: string
  /** What the model is told. */
  told: string
  decision: 'pass' | 'block' | 'deny' | 'context'
}

/** The hooks of one client, called in this process with a clock of the test's. */
export class ClientSession {
  readonly repository: TestRepository
  readonly home: string
  readonly session: Session
  now = new Date()

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
      env: { PATH: process.env.PATH, HOME: this.home },
      ...over,
    }
  }

  /** What the client would read from the hook's stdout. */
  // biome-ignore lint/suspicious/noExplicitAny: the wire format is the client's
  async answers(hook: string, input: Record<string, unknown> = {}, session = this.session): Promise<any> {
    const text = await runHook(
      hook,
      { session_id: session.id, cwd: session.cwd, hook_event_name: 'x', prompt_id: 'prompt-1', ...input },
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

  /** As the client does it: first the prompt, then the command that it turned out to be. */
  async types(line: string, session = this.session): Promise<Answer> {
    await this.fires('prompt', { prompt: line }, session)
    const [, name = '', args = ''] = /^\/(\S+)\s*(.*)$/s.exec(line) ?? []
    return this.fires('command', { command_name: name, command_args: args, prompt: line }, session)
  }

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

  /** Starts the agent of the last directive, as the client would; gives back its call's id. */
  async dispatches(told: string): Promise<string> {
    const [call] = JSON.parse(/ultraplan:next (.*)/.exec(told)?.[1] ?? '{}').agents
    const id = `toolu_${this.run.lastSeq}`
    await this.fires('agent-call', { tool_name: 'Agent', tool_use_id: id, tool_input: call })
    return id
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
