import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { ClientSession } from '../support/client-session.ts'
import { callsIn } from '../support/directive-calls.ts'
import { signingModule } from '../support/signing-module.ts'

const PLUGIN = join(import.meta.dirname, '../..')

const tasksMd = (verify: string, marker: string): Record<string, string> => ({
  'specs/demo/tasks.md': `- [ ] 1.1 ${marker}Write a\n  - **Files**: \`a.txt\`\n  - **Verify**: \`${verify}\`\n`,
})

const tasksJson = (command: string): Record<string, string> => ({
  'specs/demo/TASKS.json': JSON.stringify({
    projectId: 'demo',
    tasks: [
      {
        id: '1.1',
        title: 'Write a',
        acceptanceCriteria: [
          { description: 'it is there', verificationCommand: command },
          { description: 'it is small', verificationCommand: 'test -f small', severity: 'minor' },
        ],
      },
    ],
  }),
})

/** A run whose first executor is about to start; the worker that runs the verify is the built one. */
async function started(verify: string, { config = '', marker = '', plan = tasksMd, isSigned = false } = {}) {
  const client = new ClientSession({
    'a.txt': 'x\n',
    ...plan(verify, marker),
    '.ultraplan/config.yaml': `review: { architect: false, spec: false }\n${config}`,
  })
  client.session.env.CLAUDE_PLUGIN_ROOT = PLUGIN
  const person = isSigned ? await signingModule(client) : client
  const { told } = await person.types('/ultraplan:implement demo')
  const [tool_input] = callsIn(told)
  const call = { tool_name: 'Agent', tool_use_id: 'use-1', tool_input }
  const starts = () => client.answers('agent-call', call)
  return { client, starts }
}

const WORDS = 'task 1.1: its verify passes before any work was done'

test.each([
  ['a verify', tasksMd],
  ['the criterion that stands for a verify', tasksJson],
])(
  '%s that passes before any work is told to the person and to the executor as it starts',
  async (_, plan) => {
    const { client, starts } = await started('grep -q x a.txt', { plan })
    const reply = await starts()
    expect(reply.systemMessage).toContain(WORDS)
    expect(reply.hookSpecificOutput.permissionDecision).toBe('allow')
    expect(reply.hookSpecificOutput.updatedInput.prompt).toContain('passed already before any work')
    expect(client.events('baseline_ran')).toHaveLength(1)
    expect((await client.types('what now?')).shown).toContain(WORDS)
  },
)

test('where our module is in the client its line tells it, and the hook does not tell it again', async () => {
  const { client, starts } = await started('grep -q x a.txt', { isSigned: true })
  expect((await starts()).systemMessage).toBeUndefined()
  expect(client.run.notices.map(({ text }) => text)).toEqual([expect.stringContaining(WORDS)])
})

test('nothing is said about a verify that fails before the work, or may pass', async () => {
  for (const [verify, marker] of [
    ['grep -q y a.txt', ''],
    ['grep -q x a.txt', '[GUARD] '],
  ] as const) {
    const { client, starts } = await started(verify, { marker })
    const reply = await starts()
    expect(client.events('baseline_ran')).toHaveLength(1)
    expect(reply.systemMessage).toBeUndefined()
    expect(reply.hookSpecificOutput.updatedInput.prompt).not.toContain('passed already')
    expect(client.run.notices).toEqual([])
  }
})

test('with proof.baseline: block no executor starts, and the person is asked', async () => {
  const { client, starts } = await started('grep -q x a.txt', { config: 'proof: { baseline: block }\n' })
  const reply = await starts()
  expect(reply.hookSpecificOutput.permissionDecision).toBe('deny')
  expect(client.run).toMatchObject({
    tickets: [],
    anomalies: [],
    tasks: [{ status: 'blocked', attempts: [] }],
  })
  const { shown } = await client.fires('stop', { background_tasks: [] })
  expect(shown).toContain('its verify passes before any work was done, and proof.baseline is block')
  expect(shown).toContain('/ultraplan:retry --task 1.1')
  await client.types('/ultraplan:skip-verify --task 1.1 --reason "the staging service is down"')
  expect(client.run.tasks[0]?.status).toBe('skipped')
})

test('a slow verify holds the executor up for a few seconds only, and is told when it is known', async () => {
  const { client, starts } = await started('until test -f "$HOME/go"; do sleep 0.1; done')
  const reply = await starts()
  expect(reply.hookSpecificOutput.permissionDecision).toBe('allow')
  expect(reply.systemMessage).toBeUndefined()
  expect(client.events('baseline_ran')).toEqual([])
  expect(existsSync(join(client.home, 'go'))).toBe(false)
  writeFileSync(join(client.home, 'go'), '')
  await vi.waitFor(() => expect(client.events('baseline_ran')).toHaveLength(1), {
    timeout: 60_000,
    interval: 100,
  })
  expect(client.run.notices.map(({ text }) => text)).toEqual([expect.stringContaining(WORDS)])
}, 90_000)

test('with proof.baseline: off nothing runs before the work', async () => {
  const { client, starts } = await started('grep -q x a.txt', { config: 'proof: { baseline: off }\n' })
  expect((await starts()).systemMessage).toBeUndefined()
  expect(client.events('baseline_ran')).toEqual([])
})
