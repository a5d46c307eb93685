import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runCli } from '../../src/cli/run-cli.ts'
import { RECEIPTS_REF } from '../../src/engine/runs/projections/receipts.ts'
import { findTask } from '../../src/run/person-words.ts'
import { ClientSession } from '../support/client-session.ts'
import { callsIn } from '../support/directive-calls.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'

/** Ids of these tasks are `03-01-01` to `03-01-04`; the plan writes that nowhere. */
const NAMES = ['Task 3: Create PlannerId', 'Task 4: Use it', 'Task 5: Show it', 'Task 6: Tell of it']
const FOLDER = '.planning/phases/03-ids'
const PLAN = `---
phase: 03-ids
plan: 01
---

<tasks>
${NAMES.map(
  (name, index) =>
    `<task type="auto"><name>${name}</name><files>${index}.txt</files><action>Write it</action><verify>grep -q x ${index}.txt</verify><done>${index}.txt holds x</done></task>\n`,
).join('')}</tasks>
`

const result = (name: string, index: number, over = '') => `\`\`\`yaml
status: success
task_name: "${name}"
files_modified: ["${index}.txt"]
verification: { command: "grep -q x ${index}.txt", exit_code: 0, output_summary: "no output, exit 0" }
done_criteria_met: true
evidence: ${index}.txt holds x
error: null
\`\`\`
${over}TASK_COMPLETE`

/** Keeps every text that a person or an agent is given. */
class Listener extends ClientSession {
  readonly heard: string[] = []

  override async answers(...args: Parameters<ClientSession['answers']>) {
    const answer = await super.answers(...args)
    this.heard.push(...textsIn(answer))
    return answer
  }

  async runs(...args: string[]): Promise<void> {
    const terminal = fakeTerminal(this.repository.root, { home: this.home, columns: 200 })
    await runCli(args, terminal)
    this.heard.push(terminal.stdout, terminal.stderr)
  }

  commits(message: string, ...files: string[]): void {
    this.repository.write(Object.fromEntries(files.map((file) => [file, 'x\n'])))
    this.repository.git('add', '--', ...files)
    this.repository.git('commit', '-q', '-m', message, '--', ...files)
  }

  /** All of it, with what was written for people to read. */
  everything(): string {
    const files = ['STATE.md', 'SUMMARY.md', '.progress.md']
      .map((file) => `${FOLDER}/${file}`)
      .filter((path) => existsSync(join(this.repository.root, path)))
    return [...this.heard, ...files.map(this.read), this.repository.git('log', '--all', '--format=%B')].join(
      '\n',
    )
  }
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/** Where an id may be: what is typed back, what a machine reads, and a column of ids beside the names. */
const MAY_HOLD_IDS = [
  /ultraplan:next \{.*\}/g,
  /ultraplan:task \S+ attempt/g,
  /--task \S+/g,
  /ultraplan (?:log|show) \S+/g,
  /^Ultraplan-Step: .*$/gm,
  /^[> ] +03-01-\S+ {2,}/gm,
  /^\| 03-01-\S+ \|/gm,
  /^\d\d:\d\d:\d\d {2}03-01-\S+ /gm,
]

const idsIn = (text: string): string[] =>
  MAY_HOLD_IDS.reduce((rest, allowed) => rest.replace(allowed, ''), text)
    .split('\n')
    .filter((line) => /(?<![\w-])03-01-0\d(?!\w)/.test(line))

const CONFIG = '.ultraplan/config.yaml'
const QUIET =
  'review: { architect: false, spec: false }\nproof: { baseline: off }\nattempts: { perTask: 2 }\n'

describe('in a plan with names of its own, no text to a person or an agent names a task by its id', () => {
  let client: Listener
  const said = (text: string) => expect(client.heard.join('\n')).toContain(text)
  const clean = () => {
    const text = client.everything()
    expect(idsIn(text)).toEqual([])
    // What is to be typed is found, and so is every name.
    const typed = [
      ...text.matchAll(/--task (0[\d-]+)|(Task [3-6]: (?:Create PlannerId|Use it|Show it|Tell of it))/g),
    ]
    expect(typed.length).toBeGreaterThan(3)
    for (const [, id, name] of typed)
      expect(findTask(client.run.tasks, id ?? name ?? '')).toHaveProperty('task.id')
  }

  test('refused, skipped, left uncommitted, forced, audited, halted and cancelled', async () => {
    client = new Listener({ [`${FOLDER}/03-01-PLAN.md`]: PLAN, [CONFIG]: QUIET })
    const { told } = await client.types(`/ultraplan:implement ${FOLDER}`)
    const first = await client.dispatches(told)
    await client.handsIn(first, result(NAMES[1] ?? '', 0))
    said('Task 3: Create PlannerId is not accepted')
    client.commits('first', '0.txt')
    await client.handsIn(first, result(NAMES[0] ?? '', 0))
    expect(client.run.tasks[0]?.status).toBe('approved')

    // Skipped while its executor works; what it wrote stays uncommitted, and the next one commits it.
    const second = await client.dispatches((await client.fires('stop', { background_tasks: [] })).told)
    client.repository.write({ '1.txt': 'x\n' })
    await client.types('/ultraplan:skip-verify --task "Task 4" --reason "the staging service is down"')
    await client.handsIn(second, result(NAMES[1] ?? '', 1))
    const third = await client.dispatches((await client.fires('stop', { background_tasks: [] })).told)
    client.commits('third', '1.txt', '2.txt')
    await client.handsIn(third, result(NAMES[2] ?? '', 2))
    said('was left for the person when Task 4: Use it was skipped')
    await client.handsIn(third, '```yaml\nstatus: blocked\nerror: "no database"\n```')

    await client.types('/ultraplan:force-complete --task "Task 5"')
    await client.types('/ultraplan:force-complete --task "Task 5" --override-all')
    await client.types('/ultraplan:status')
    said('the force override of Task 5: Show it expired')
    await client.types('/ultraplan:force-complete --task "Task 5" --override-all')
    await client.types('/ultraplan:confirm OVERRIDE')
    expect(client.run.tasks[2]?.status).toBe('forced')

    const [approved = ''] = client.run.tasks.map(({ approvedCommit }) => approvedCommit)
    client.repository.git('notes', `--ref=${RECEIPTS_REF}`, 'remove', approved)
    await client.runs('audit')
    said('carries no receipt for Task 3: Create PlannerId')
    client.repository.git('reset', '-q', '--soft', `${approved}~1`)
    await client.fires('stop', { background_tasks: [] })
    await client.types('go on')
    said('of Task 3: Create PlannerId, which was approved,')
    expect(client.run.state).toBe('halted')

    await client.fires('session-start', { source: 'resume' })
    await client.types('/ultraplan:retry --task "Task 1"')
    await client.types('/ultraplan:cancel')
    for (const words of [['status'], ['status', '--watch'], ['summary'], ['log', '--all'], ['log', 'Task 6']])
      await client.runs(...words)
    await client.runs('show', 'Task 3')
    await client.runs('replay', '--verify', 'Task 4')
    await client.runs('gate', 'Task 3')
    said('warning: Task 5: Show it was forced by Ada')
    said('nothing has happened to Task 6: Tell of it yet')
    clean()
  })

  test('reviewed, sent back, split and waiting for a reviewer', async () => {
    client = new Listener({
      [`${FOLDER}/03-01-PLAN.md`]: PLAN.replace('type="auto"', 'type="auto" verification="3"'),
      [CONFIG]: 'proof: { baseline: off }\n',
    })
    const { told } = await client.types(`/ultraplan:implement ${FOLDER}`)
    const executor = await client.dispatches(told)
    client.commits('first', '0.txt')
    await client.handsIn(executor, result(NAMES[0] ?? '', 0))
    expect(client.run.tasks[0]?.status).toBe('reviewing')
    let directive = (await client.fires('stop', { background_tasks: [] })).told
    const votes = [true, false, false]
    for (let round = 0; round < 8 && callsIn(directive).length > 0; round += 1) {
      for (const [index, tool_input] of callsIn(directive).entries()) {
        const id = `review-${round}-${index}`
        await client.fires('agent-call', { tool_name: 'Agent', tool_use_id: id, tool_input })
        const role = tool_input.subagent_type
        await client.handsIn(id, verdict(role, 'Task 4: Use it', true), role)
        await client.handsIn(id, verdict(role, 'Task 3: Create PlannerId', votes.shift() ?? true), role)
      }
      if (client.run.tasks[0]?.attempts.at(-1)?.failures.length) break
      directive = (await client.fires('stop', { background_tasks: [] })).told
    }
    said('your verdict on Task 3: Create PlannerId does not count yet')
    said('not about Task 3: Create PlannerId')
    expect(client.run.notices.map(({ text }) => text).join('\n')).toMatch(
      /^Task 3: Create PlannerId: .*; no majority$/m,
    )
    await client.types('hello')
    clean()
  })

  test('with the main agent as the executor', async () => {
    client = new Listener({ [`${FOLDER}/03-01-PLAN.md`]: PLAN, [CONFIG]: 'proof: { baseline: off }\n' })
    const solo = { agent_type: 'ultraplan:spec-executor' }
    const command = { command_name: 'ultraplan:implement', command_args: FOLDER, prompt: 'x' }
    await client.fires('command', { ...solo, ...command })
    client.commits('first', '0.txt')
    await client.fires('stop', { ...solo, last_assistant_message: result(NAMES[0] ?? '', 0) })
    said('Task 3: Create PlannerId waits for its ')
    clean()
  })
})

const verdict = (role: string, name: string, passed: boolean): string =>
  role.endsWith(':verifier')
    ? JSON.stringify({ task: name, passed, issues: passed ? [] : ['0.txt:1 is not enough'], confidence: 0.9 })
    : role.endsWith(':spec-reviewer')
      ? `Review of ${name}\n\n| Dimension | Status | Finding |\n| --- | --- | --- |\n| scope | PASS | 0.txt:1 holds x |\n\nREVIEW_PASS`
      : `\`\`\`yaml\nverdict: APPROVED\ntask_name: "${name}"\nconfidence: HIGH\nfindings: ["0.txt:1 holds x, as the task asks"]\nconcerns: []\nrecommendation: commit\nfeedback: ""\n\`\`\``
