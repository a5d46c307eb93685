import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { callsIn } from '../support/directive-calls.ts'

const titleOf = (index: number) => `Write the file of number ${index + 1}`

const claimOf = (index: number) => `\`\`\`yaml
status: success
task_name: "1.${index + 1} ${titleOf(index)}"
files_modified: ["${index}.txt"]
verification: { command: "grep -q x ${index}.txt", exit_code: 0, output_summary: "found" }
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
function work({ repository, read }: ClientSession, index: number): void {
  const plan = 'specs/demo/tasks.md'
  const ticked = read(plan).replace(`- [ ] 1.${index + 1} `, `- [x] 1.${index + 1} `)
  repository.write({ [`${index}.txt`]: 'x\n', [plan]: ticked })
  repository.commit(`feat: task 1.${index + 1}`)
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

test.each([
  ['print', 20],
  ['screen', 12],
] as const)(
  'in mode %s %i tasks run to the end, and each costs one directive of at most 400 bytes',
  async (mode, count) => {
    const titles = Array.from({ length: count }, (_, index) => titleOf(index))
    const client = new ClientSession(demoPlan(...titles), { mode })
    let { told } = await client.types('/ultraplan:implement demo')
    const directives = [told]
    for (let index = 0; index < count; index += 1) {
      const [tool_input, ...more] = callsIn(told)
      expect(tool_input?.description).toMatch(new RegExp(`^1\\.${index + 1} .*\\(${index + 1}/${count}\\)$`))
      expect(more).toEqual([])
      const call = { tool_name: 'Agent', tool_use_id: `toolu_${index}`, tool_input }
      await client.fires('agent-call', call)
      const agentId = `agent${index}`
      const transcript = agentFile(client, agentId, call.tool_use_id)
      const claims = async () => {
        work(client, index)
        const { shown } = await client.fires('claim', {
          agent_id: agentId,
          agent_type: 'ultraplan:spec-executor',
          agent_transcript_path: transcript,
          last_assistant_message: claimOf(index),
        })
        expect(shown).toBe('')
      }
      told = (await agentComesBack(client, call, agentId, claims)).told
      directives.push(told)
    }
    expect(told).toContain('"action":"done"')
    expect(client.run.state).toBe('finished')
    expect(client.run.tasks.map(({ status }) => status)).toEqual(titles.map(() => 'approved'))
    expect(client.events('directive_given')).toHaveLength(count + 1)
    // With -p the summary of the whole run is before the last directive.
    const lengths = directives.map((text) => Buffer.byteLength(text.split('\n\n').at(-1) ?? ''))
    expect(Math.max(...lengths)).toBeLessThanOrEqual(400)
  },
  180_000,
)
