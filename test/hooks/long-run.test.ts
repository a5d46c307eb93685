import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { callsIn } from '../support/directive-calls.ts'

/** One task of a run: what its box says, the file that it writes, and the claim of its executor. */
interface Step {
  name: string
  file: string
  verify: string
}

const claimOf = ({ name, file, verify }: Step) => `\`\`\`yaml
status: success
task_name: "${name}"
files_modified: ["${file}"]
verification: { command: "${verify}", exit_code: 0, output_summary: "found" }
done_criteria_met: true
evidence: the file is there
error: null
\`\`\`
TASK_COMPLETE`

/** What the client writes about an agent that it has started. */
function agentFile(client: ClientSession, agentId: string, toolUseId: string): string {
  const path = join(client.transcript().replace(/\.jsonl$/, ''), 'subagents', `agent-${agentId}.jsonl`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  const meta = { toolUseId, agentType: 'ultraplan:spec-executor', spawnDepth: 1 }
  writeFileSync(path.replace(/\.jsonl$/, '.meta.json'), JSON.stringify(meta))
  return path
}

/** An honest executor: the work, the tick and the commit. */
function work({ repository, read }: ClientSession, plan: string, { name, file }: Step): void {
  const lines = read(plan).split('\n')
  const ticked = lines.map((line) =>
    line.endsWith(name.replace(/^\S+/, '')) ? line.replace('[ ]', '[x]') : line,
  )
  repository.write({ [file]: 'x\n', [plan]: ticked.join('\n') })
  repository.commit(`feat: ${name}`)
}

/** In -p the Agent call returns the next directive. On the screen the launch ends the turn, and the notification brings it. */
async function agentComesBack(
  client: ClientSession,
  call: Record<string, unknown>,
  agentId: string,
  claims: () => Promise<void>,
) {
  if (client.session.mode === 'print') {
    await claims()
    return client.fires('agent-back', { ...call, tool_response: { status: 'completed', agentId } })
  }
  const launched = await client.answers('agent-back', {
    ...call,
    tool_response: { status: 'async_launched', agentId },
  })
  expect(launched).toMatchObject({ continue: false })
  await claims()
  const notification = `<task-notification>\n<tool-use-id>${call.tool_use_id}</tool-use-id>\n<status>completed</status>\n</task-notification>`
  return client.receives(notification, { origin: { kind: 'task-notification' } })
}

/** Every task in its order, to the end of the run. Returns all directives. */
async function play(
  client: ClientSession,
  plan: string,
  first: string,
  steps: readonly Step[],
): Promise<string[]> {
  const directives = [first]
  for (const [index, step] of steps.entries()) {
    const [tool_input, ...more] = callsIn(directives.at(-1) ?? '')
    expect(tool_input?.description).toMatch(/^\S+ .*\(\d+\/\d+\)$/)
    expect(tool_input?.description).toContain(`(${index + 1}/${steps.length})`)
    expect(more).toEqual([])
    const call = { tool_name: 'Agent', tool_use_id: `toolu_${index}`, tool_input }
    await client.fires('agent-call', call)
    const agentId = `agent${index}`
    const transcript = agentFile(client, agentId, call.tool_use_id)
    const claims = async () => {
      work(client, plan, step)
      const { shown } = await client.fires('claim', {
        agent_id: agentId,
        agent_type: 'ultraplan:spec-executor',
        agent_transcript_path: transcript,
        last_assistant_message: claimOf(step),
      })
      expect(shown).toBe('')
    }
    directives.push((await agentComesBack(client, call, agentId, claims)).told)
  }
  return directives
}

test.each([
  ['print', 20],
  ['screen', 12],
] as const)(
  'in mode %s %i tasks run to the end, and each costs one directive of at most 400 bytes',
  async (mode, count) => {
    const titles = Array.from({ length: count }, (_, index) => `Write the file of number ${index + 1}`)
    const client = new ClientSession(demoPlan(...titles), { mode })
    const { told } = await client.types('/ultraplan:implement demo')
    const steps = titles.map((title, index) => ({
      name: `1.${index + 1} ${title}`,
      file: `${index}.txt`,
      verify: `grep -q x ${index}.txt`,
    }))
    const directives = await play(client, 'specs/demo/tasks.md', told, steps)
    expect(directives.at(-1)).toContain('"action":"done"')
    expect(client.run.state).toBe('finished')
    expect(client.run.tasks.map(({ status }) => status)).toEqual(titles.map(() => 'approved'))
    expect(client.events('directive_given')).toHaveLength(count + 1)
    // With -p the summary of the whole run is before the last directive.
    const lengths = directives.map((text) => Buffer.byteLength(text.split('\n\n').at(-1) ?? ''))
    expect(Math.max(...lengths)).toBeLessThanOrEqual(400)
  },
  180_000,
)

describe('optional tasks of a Kiro plan', () => {
  const plan = '.kiro/specs/store/tasks.md'
  const CONFIG = '.ultraplan/config.yaml'
  const files = {
    [plan]:
      '- [ ] 1. Write the store\n  - in store.txt\n- [ ]* 2. Test the store\n  - in store.test.txt\n- [ ] 3. Write the shop\n  - in shop.txt\n',
    [CONFIG]: 'review: { architect: false, spec: false }\n',
    '.kiro/specs/store/verify.yaml':
      '"1": test -s store.txt\n"2": test -s store.test.txt\n"3": test -s shop.txt\n',
  }
  const steps = (
    [
      ['1', 'Write the store', 'store.txt'],
      ['2', 'Test the store', 'store.test.txt'],
      ['3', 'Write the shop', 'shop.txt'],
    ] as const
  ).map(([id, title, file]) => ({ name: `${id} ${title}`, file, verify: `test -s ${file}` }))
  const ended = (client: ClientSession) => [
    client.run.state,
    client.run.tasks.map(({ id, status }) => `${id} ${status}`),
  ]

  test.each([
    ['the setting', 'optional: skip\n', ''],
    ['the command', '', ' --optional skip'],
    ['the command against the setting', 'optional: run\n', ' --optional skip'],
  ])(
    '%s leaves them out of a whole run, which says so',
    async (_, setting, option) => {
      const client = new ClientSession(
        { ...files, [CONFIG]: `${files[CONFIG]}${setting}` },
        { mode: 'print' },
      )
      const { told, shown } = await client.types(`/ultraplan:implement store${option}`)
      expect(shown).toContain('1 task is optional and left out of the run: 2')
      const directives = await play(
        client,
        plan,
        told,
        steps.filter((_, at) => at !== 1),
      )
      expect(directives.at(-1)).toContain('"action":"done"')
      expect(ended(client)).toEqual(['finished', ['1 approved', '3 approved']])
      expect(client.read(plan)).toContain('- [ ]* 2. Test the store')
    },
    60_000,
  )

  test.each(['print', 'screen'] as const)(
    'in mode %s they are done, with one question that stops nothing',
    async (mode) => {
      const client = new ClientSession(files, { mode })
      const { told, shown } = await client.types('/ultraplan:implement store')
      expect(shown.split('1 task is optional, and done unless you say otherwise: 2')).toHaveLength(2)
      expect(shown).toContain(`/ultraplan:implement ${plan} --optional skip`)
      expect((await play(client, plan, told, steps)).at(-1)).toContain('"action":"done"')
      expect(ended(client)).toEqual(['finished', ['1 approved', '2 approved', '3 approved']])
    },
    60_000,
  )

  test('another answer is refused, and starts nothing', async () => {
    const client = new ClientSession(files)
    expect((await client.types('/ultraplan:implement store --optional maybe')).shown).toContain('run or skip')
    expect((await client.types('/ultraplan:implement store --optinal skip')).shown).toContain(
      'no option --optinal',
    )
    expect(client.repository.git('branch', '--list', 'ultraplan/*')).toBe('')
  })
})
