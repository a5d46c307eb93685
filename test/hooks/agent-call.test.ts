import { expect, test } from 'vitest'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { callsIn } from '../support/directive-calls.ts'

test.each([
  [['Write a'], 'all tasks are approved', '1.1 Write a (1/1)'],
  [['[P] Write a', '[P] Write b'], '1.2 all tasks are approved (2/2)', '1.2 Write b (2/2)'],
])(
  'C05 of %j the client is told what the ticket is for, though the coordinator calls it "%s"',
  async (titles, description, shown) => {
    const client = new ClientSession(demoPlan(...titles))
    const { told } = await client.types('/ultraplan:implement demo')
    const [{ subagent_type, prompt } = { subagent_type: '', prompt: '' }] = callsIn(told)
    const { hookSpecificOutput } = await client.answers('agent-call', {
      tool_name: 'Agent',
      tool_use_id: 'use-1',
      tool_input: { subagent_type, prompt, description },
    })
    expect(hookSpecificOutput.updatedInput.description).toBe(shown)
    expect(client.run.tickets.find(({ toolUseId }) => toolUseId)?.task).toBe(shown.split(' ')[0])
  },
)
