import { existsSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { callsIn } from '../support/directive-calls.ts'

/** A group of two, whose executors get worktrees, with the first one called. */
async function calledGroup() {
  const client = new ClientSession({
    ...demoPlan('[P] Write a', '[P] Write b'),
    '.gitignore': 'node_modules/\n',
    '.ultraplan/config.yaml': 'proof: { baseline: off }\n',
  })
  const { root } = client.repository
  client.repository.write({ 'node_modules/left/index.js': 'x\n' })
  const { told } = await client.types('/ultraplan:implement demo')
  const [call] = callsIn(told)
  const { subagent_type = '', prompt = '' } = call ?? {}
  await client.answers('agent-call', {
    tool_name: 'Agent',
    tool_use_id: 'use-1',
    tool_input: { subagent_type, prompt, description: '1.1 Write a' },
  })
  const begin = (folder: string) => {
    client.repository.git('worktree', 'add', '-q', '-b', 'side', folder)
    const there = client.repository.at(folder)
    there.write({ 'side.txt': 'x\n' })
    const commit = there.commit('on the side')
    const starts = () =>
      client.answers('agent-start', { agent_id: 'a1', agent_type: subagent_type, cwd: folder })
    return { commit, starts, head: () => there.head() }
  }
  return { client, root, begin, base: client.repository.head() }
}

test('an executor’s fresh worktree is brought to the run’s commit and gets its own links to packages', async () => {
  const { begin, root, base } = await calledGroup()
  const folder = join(root, '.claude/worktrees/agent-a1')
  const { starts, head } = begin(folder)
  await starts()
  expect(head()).toBe(base)
  expect(lstatSync(join(folder, 'node_modules')).isDirectory()).toBe(true)
  expect(lstatSync(join(folder, 'node_modules/left')).isSymbolicLink()).toBe(true)
})

test('a worktree that a person made is left on its commit', async () => {
  const { client, begin } = await calledGroup()
  const folder = join(client.home, 'mine')
  const { starts, head, commit } = begin(folder)
  await starts()
  expect(head()).toBe(commit)
  expect(existsSync(join(folder, 'node_modules'))).toBe(false)
})
