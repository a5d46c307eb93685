import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { stillRuns } from '../../src/engine/proof/run-proof.ts'
import { commandFailure } from '../../src/gate/commands.ts'
import { next } from '../../src/run/next.ts'
import { policy } from '../../src/run/policy.ts'
import { needsText } from '../../src/view/needs-you.ts'
import { renderStatusLine } from '../../src/view/status-line.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { callsIn } from '../support/directive-calls.ts'
import { pluginRoot } from '../support/hook-place.ts'
import { aCommand, anAttempt, aTask } from '../support/run-builder.ts'

const COMMIT = "git add -- 0.txt && git commit -m 'feat: a' -- 0.txt"

/** A run with one agent at work, and a clock that counts from the agent's start. */
class AtWork {
  private written = 0
  constructor(
    readonly client: ClientSession,
    private readonly role: string,
    private readonly agent: string,
    worktree?: string,
  ) {
    const meta = {
      toolUseId: `use-${agent}`,
      agentType: `ultraplan:${role}`,
      spawnDepth: 1,
      ...(worktree ? { worktreePath: worktree } : {}),
    }
    mkdirSync(dirname(this.transcript), { recursive: true })
    writeFileSync(this.transcript, '')
    writeFileSync(this.transcript.replace(/\.jsonl$/, '.meta.json'), JSON.stringify(meta))
  }

  static async start(config = '', files: Record<string, string> = {}): Promise<AtWork> {
    const client = new ClientSession({
      ...demoPlan('Write a'),
      '.ultraplan/config.yaml': `review: { architect: true, spec: false }\nproof: { baseline: off }\n${config}`,
      ...files,
    })
    const { told, shown } = await client.types('/ultraplan:implement demo')
    expect(callsIn(told), shown).toHaveLength(1)
    return AtWork.dispatch(client, told, 'spec-executor', 'a1')
  }

  static async dispatch(client: ClientSession, told: string, role: string, agent: string) {
    const [tool_input] = callsIn(told)
    expect(tool_input?.subagent_type).toBe(`ultraplan:${role}`)
    await client.fires('agent-call', { tool_name: 'Agent', tool_use_id: `use-${agent}`, tool_input })
    return new AtWork(client, role, agent)
  }

  /** The same executor, in a worktree of its own. */
  in = (worktree: string): AtWork => new AtWork(this.client, this.role, this.agent, worktree)

  get transcript(): string {
    return join(this.client.transcript().replace(/\.jsonl$/, ''), 'subagents', `agent-${this.agent}.jsonl`)
  }

  private get start(): number {
    return Date.parse(this.client.run.tickets[0]?.redeemedAt ?? '')
  }

  /** So many seconds after its start. */
  date = (seconds: number): Date => new Date(this.start + seconds * 1000)

  /** A call that the client has written down, and its end. */
  made(seconds: number, command: string, lasted = 0): void {
    this.written += 1
    const id = `made-${this.written}`
    const lines = [
      {
        timestamp: this.date(seconds),
        message: { content: [{ type: 'tool_use', id, name: 'Bash', input: { command } }] },
      },
      {
        timestamp: this.date(seconds + lasted),
        message: { content: [{ type: 'tool_result', tool_use_id: id }] },
      },
    ]
    const before = readFileSync(this.transcript, 'utf8')
    writeFileSync(this.transcript, before + lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  }

  /** It wants to make a call now. */
  calls(seconds: number, tool_name: string, tool_input: Record<string, unknown>) {
    this.client.now = this.date(seconds)
    return this.client.fires('late', {
      agent_id: this.agent,
      agent_type: `ultraplan:${this.role}`,
      tool_use_id: 'now',
      tool_name,
      tool_input,
    })
  }

  reads = (seconds: number) => this.calls(seconds, 'Read', { file_path: '/a' })
  runs = (seconds: number, command: string) => this.calls(seconds, 'Bash', { command })

  /** When node is started for a call again. */
  get due(): number {
    return Math.round(
      (statSync(join(this.client.home, '.ultraplan/due/session-1')).mtimeMs - this.start) / 1000,
    )
  }

  /** Does the task in the run's folder, as its plan wants it. */
  works(): void {
    const plan = this.client.read('specs/demo/tasks.md').replace('- [ ] 1.1', '- [x] 1.1')
    this.client.repository.write({ '0.txt': 'x\n', 'specs/demo/tasks.md': plan })
    this.client.repository.git('add', '--', '0.txt', 'specs/demo/tasks.md')
    this.client.repository.git('commit', '-qm', 'feat: a')
  }

  stops = (words: string) =>
    this.client.fires('claim', {
      agent_id: this.agent,
      agent_type: `ultraplan:${this.role}`,
      agent_transcript_path: this.transcript,
      last_assistant_message: words,
    })

  /** The gate lets its work through, and an architect begins. */
  async isReviewed(): Promise<AtWork> {
    this.works()
    await this.stops(CLAIM)
    return this.nextIs('architect', 'r1')
  }

  async nextIs(role: string, agent: string): Promise<AtWork> {
    const { told } = await this.client.receives(
      `<task-notification>\n<tool-use-id>use-${this.agent}</tool-use-id>\n</task-notification>`,
      { origin: { kind: 'task-notification' } },
    )
    return AtWork.dispatch(this.client, told, role, agent)
  }

  get notices(): string {
    return this.client.run.notices.map(({ text }) => text).join('\n')
  }
}

const CLAIM = `\`\`\`yaml
status: success
task_name: "Task 1.1: Write a"
files_modified: [0.txt]
verification: { command: "grep -q x 0.txt", exit_code: 0, output_summary: "found" }
done_criteria_met: true
evidence: "0.txt holds x"
error: null
\`\`\`

TASK_COMPLETE`

const GAVE_UP = '```yaml\nstatus: failure\ntask_name: "Task 1.1: Write a"\nerror: "no time left"\n```'

describe('an executor at its limit', () => {
  test('goes on if it ran a command that it had not run before, within the last five minutes', async () => {
    const agent = await AtWork.start()
    expect(agent.due).toBe(300)
    agent.made(100, 'npm test')
    expect((await agent.reads(301)).decision).toBe('pass')
    expect(agent.client.run.tickets[0]?.until).toBe(400)
    expect(agent.due).toBe(400)
    expect(agent.client.events('limit_extended')).toMatchObject([{ because: 'a new command or edit' }])
    agent.made(390, 'npm test')
    expect((await agent.reads(401)).decision).toBe('deny')
  })

  test('goes on while a long command of its own has just ended, and with one that is new now', async () => {
    const agent = await AtWork.start()
    agent.made(2, 'npm run all', 700)
    expect((await agent.reads(703)).decision).toBe('pass')
    expect((await agent.runs(1003, 'npm run all')).decision).toBe('deny')
    const other = await AtWork.start()
    expect((await other.runs(301, 'npm test')).decision).toBe('pass')
    expect((await other.calls(602, 'Edit', { file_path: '/a' })).decision).toBe('pass')
  })

  test.each(['changed', 'committed', 'gone'] as const)(
    'goes on if a file was %s, in its own worktree too',
    async (how) => {
      for (const isolated of [false, true]) {
        const first = await AtWork.start('', { 'other.txt': 'x\n' })
        const { repository } = first.client
        const worktree = join(repository.root, '.claude/worktrees/agent-a1')
        if (isolated) repository.git('worktree', 'add', '-q', worktree)
        const agent = isolated ? first.in(worktree) : first
        const folder = isolated ? worktree : repository.root
        const at = agent.date(200)
        if (how === 'gone') repository.git('-C', folder, 'rm', '-q', 'other.txt')
        else writeFileSync(join(folder, '0.txt'), 'x\n')
        const touched = how === 'gone' ? folder : join(folder, '0.txt')
        utimesSync(touched, at, at)
        if (how === 'committed') {
          repository.git('-C', folder, 'add', '0.txt')
          const env = { ...process.env, GIT_COMMITTER_DATE: at.toISOString() }
          execFileSync('git', ['commit', '-qm', 'x'], { cwd: folder, env })
        }
        expect((await agent.reads(301)).decision).toBe('pass')
        expect(Math.round(agent.client.run.tickets[0]?.until ?? 0)).toBeCloseTo(500, -1)
        expect((await agent.reads(520)).decision).toBe('deny')
      }
    },
  )

  test('is not kept alive by a file from the future', async () => {
    const agent = await AtWork.start()
    agent.client.repository.write({ '0.txt': 'x\n' })
    utimesSync(join(agent.client.repository.root, '0.txt'), agent.date(9e5), agent.date(9e5))
    expect((await agent.reads(301)).decision).toBe('pass')
    expect(agent.due).toBe(601)
  })

  test('the time that the gate took does not count', async () => {
    const agent = await AtWork.start()
    const { root } = agent.client.repository
    agent.client.repository.write({ '0.txt': 'x\n' })
    utimesSync(join(root, '0.txt'), agent.date(-1000), agent.date(-1000))
    await agent.stops(CLAIM)
    const [ticket] = agent.client.run.tickets
    expect(ticket?.goesOnAt).toBeDefined()
    expect((await agent.reads(299)).decision).toBe('pass')
    // Longer ago than its limit by the clock, and not by its own time.
    expect((await agent.reads(300 + Math.ceil(ticket?.gateMs ?? 0) / 1000)).decision).toBe('pass')
    expect(agent.client.events('limit_extended')).toMatchObject([{ because: 'it had to wait' }])
  })
})

describe('over its time', () => {
  test('an executor may only commit, for two minutes, and hand in; what it committed is approved', async () => {
    const agent = await AtWork.start('limits: { executor: 300, executorMax: 300 }\n')
    agent.works()
    expect((await agent.runs(301, 'npm test')).decision).toBe('deny')
    expect((await agent.runs(310, `${COMMIT} && npm test`)).decision).toBe('deny')
    expect((await agent.calls(310, 'Write', { file_path: '/a' })).decision).toBe('deny')
    expect((await agent.runs(420, COMMIT)).decision).toBe('pass')
    expect((await agent.runs(422, COMMIT)).decision).toBe('deny')
    expect(agent.client.events('agent_overran')).toHaveLength(1)
    await agent.stops(CLAIM)
    expect(agent.client.run.tasks[0]).toMatchObject({ status: 'reviewing', flags: ['over time'] })
  })

  test('an executor whose first call is a commit makes it, and is told', async () => {
    const agent = await AtWork.start('limits: { executorMax: 300 }\n')
    const { decision, told } = await agent.runs(301, COMMIT)
    expect(decision).toBe('context')
    expect(told).toContain('the time limit of this spec-executor is over: 5 min of work')
  })

  test('no other agent is checked: the calls of the next agent start no node before its own limit', async () => {
    const agent = await AtWork.start('limits: { executor: 300, executorMax: 300 }\n')
    await agent.reads(301)
    const reviewer = await agent.isReviewed()
    expect(reviewer.due).toBe(180)
  })
})

describe('a proof', () => {
  const reviewless = 'review: { architect: false, spec: false }\nproof: { baseline: off }\n'
  const judged = (agent: AtWork) => agent.client.events('gate_judged').map(({ result }) => result)

  test('that a hook would cut short goes on in a process of its own, and counts', async () => {
    // Less than the gate needs to start a command, which the estimate does not know.
    const agent = await AtWork.start('', {
      '.ultraplan/config.yaml': `${reviewless}limits: { verify: 1, gate: 2.5 }\n`,
    })
    agent.client.session.env.CLAUDE_PLUGIN_ROOT = pluginRoot
    agent.works()
    await agent.stops(CLAIM)
    expect(agent.client.events('proof_deferred')).toHaveLength(1)
    await vi.waitUntil(() => agent.client.run.tasks[0]?.status === 'approved', {
      timeout: 100_000,
      interval: 100,
    })
    expect(judged(agent)).toMatchObject([{ outcome: 'PASSED' }])
  })

  test('has all in all the time that document 001 gives the gate for one claim', async () => {
    const agent = await AtWork.start('', {
      '.ultraplan/config.yaml': `${reviewless}limits: { verify: 1, verifyMax: 2.5, gate: 2.5, gateMax: 2.5 }\n`,
    })
    agent.client.session.env.CLAUDE_PLUGIN_ROOT = pluginRoot
    agent.works()
    await agent.stops(CLAIM)
    await vi.waitUntil(() => judged(agent).length > 0, { timeout: 100_000, interval: 100 })
    expect(judged(agent)).toMatchObject([
      { failure: 'TIMEOUT', findings: [{ message: expect.stringContaining('limits.gateMax') }] },
    ])
  })

  test('whose command ran into its maximum gets longer with /ultraplan:retry --longer', async () => {
    const plan = demoPlan('Write a')['specs/demo/tasks.md']?.replace('`grep', '`sleep 2; grep')
    const agent = await AtWork.start('', {
      'specs/demo/tasks.md': plan ?? '',
      '.ultraplan/config.yaml': `${reviewless}limits: { verify: 0.5, verifyMax: 1, longer: 10, afterTimeout: 3600 }\n`,
    })
    const claim = CLAIM.replace('grep', 'sleep 2; grep')
    agent.works()
    await agent.stops(claim)
    expect(judged(agent)).toMatchObject([
      { failure: 'TIMEOUT', findings: [{ message: expect.stringContaining('(limits.verifyMax)') }] },
    ])
    const { told, shown } = await agent.client.types('/ultraplan:retry --longer --task 1.1')
    expect(callsIn(told), shown).toHaveLength(1)
    const second = await AtWork.dispatch(agent.client, told, 'spec-executor', 'a2')
    await second.stops(claim)
    expect(second.client.run.tasks[0]).toMatchObject({ status: 'approved' })
  })
})

describe('who is told what', () => {
  const at = async (config: string, act: (agent: AtWork) => Promise<unknown>) => {
    const agent = await AtWork.start(config)
    await act(agent)
    return agent
  }
  const said = async (agent: AtWork, seconds: number) => {
    const { shown, told } = await agent.reads(seconds)
    return { agent: shown + told, person: agent.notices }
  }
  const reviewer = async () => (await AtWork.start()).isReviewed()
  const going = (agent: AtWork, seconds: number) => agent.made(seconds, `npm test ${seconds}`)
  const finding = (limit: 'verify' | 'gate', durationMs: number) => {
    const { message, fix } = commandFailure(aCommand({ timedOut: true, limit, durationMs })) ?? {}
    return { agent: `${message}`, person: `${message}\n${fix}` }
  }

  /** How each row of the table comes about. */
  const ROWS: Record<
    string,
    () => Promise<{ agent?: string; person?: string }> | { agent?: string; person?: string }
  > = {
    'an executor without progress': async () => said(await AtWork.start(), 301),
    "80 % of an executor's maximum": async () =>
      said(await at('', async (agent) => going(agent, 2870)), 2880),
    "an executor's maximum": async () => said(await at('', async (agent) => going(agent, 3500)), 3600),
    "two minutes after an executor's limit": async () =>
      said(await at('', async (agent) => agent.reads(301)), 500),
    'all attempts of a task': async () => {
      const agent = await at('limits: { task: 600 }\n', async (one) => going(one, 590))
      const { agent: told } = await said(agent, 600)
      const spent = aTask('1.1', { attempts: [anAttempt({ spentMs: 600_000 })] })
      const follow = policy(spent, 'VERIFY_FAILURE', agent.client.run.config, true)
      return { agent: told, person: JSON.stringify(follow) }
    },
    'a reviewer without a new call': async () => {
      const agent = await reviewer()
      agent.made(1, 'git diff')
      const { shown } = await agent.runs(182, 'git diff')
      return { agent: shown, person: agent.notices }
    },
    "80 % of a reviewer's maximum": async () => said(await reviewer(), 480),
    "a reviewer's maximum": async () => said(await reviewer(), 600),
    'a second timeout of a task': async () => {
      const agent = await AtWork.start('limits: { executorMax: 3600, afterTimeout: 0.001 }\n')
      await agent.reads(3600)
      await agent.stops(GAVE_UP)
      const second = await agent.nextIs('spec-executor', 'a2')
      await second.reads(3600)
      await second.stops(GAVE_UP)
      const asked = next(second.client.run, second.client.now)
      return { person: asked.kind === 'ask' ? needsText(second.client.run, [asked]) : asked.kind }
    },
    'a command past its limit': () => ({ person: stillRuns(120, 300_000) }),
    "a command's maximum": () => finding('verify', 300_000),
    'a proof inside a hook': async () => {
      const { run } = (await AtWork.start()).client
      const judging = {
        process: { pid: 1 },
        at: '',
        claim: { sha256: 'a', bytes: 1, cut: 0 },
        deferred: true,
      }
      const proving = { ...run, tickets: run.tickets.map((ticket) => ({ ...ticket, judging })) }
      const action = { kind: 'wait', reason: '' } as const
      return { person: renderStatusLine(proving, { columns: 200, colour: false, action }) }
    },
    "the gate's work on one claim": () => finding('gate', 0),
  }

  const rows = readFileSync(join(pluginRoot, 'docs/time-limits.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!limit|---)/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

  test('the table in the docs has every limit, and says nothing else', () => {
    expect(rows.map(([name]) => name)).toEqual(Object.keys(ROWS))
  })

  test.each(rows)('%s', async (name = '', key = '', agent = '', person = '') => {
    const told = (await ROWS[name]?.()) ?? {}
    const quoted = (cell: string) => [...cell.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words)
    for (const words of quoted(agent)) expect(told.agent).toContain(words)
    for (const words of quoted(person)) expect(told.person).toContain(words)
    if (person === 'nothing') expect(told.person).toBe('')
    const named = /`(limits\.\w+)`/.exec(key)?.[1]
    if (named && !/goes on/.test(agent)) expect(told.agent).toContain(named)
  })
})
