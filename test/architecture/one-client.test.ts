import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { clientKnowledge, ELSEWHERE, KNOWLEDGE, STORED, strayKnowledge } from './client-knowledge.ts'

const root = join(import.meta.dirname, '../../src')

const sources = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => [path.split(sep).join('/'), readFileSync(join(root, path), 'utf8')]),
)

test('only src/client knows Claude Code; what else has to know something of it says why', () => {
  expect(strayKnowledge(sources).stray).toEqual([])
})

test('every kind of knowledge is found somewhere, so no pattern has stopped to look', () => {
  const kinds = new Set(strayKnowledge(sources).all.map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual(Object.keys(KNOWLEDGE).toSorted())
})

test('no exception outlives what it was made for', () => {
  const known = Object.entries(ELSEWHERE).flatMap(([path, { kinds }]) => {
    const found = clientKnowledge(path, sources.get(path) ?? '').map(({ kind }) => kind)
    return kinds.filter((kind) => !found.includes(kind)).map((kind) => `${path}: ${kind}`)
  })
  expect(known).toEqual([])
})

test('every stored name is one of the model', () => {
  const model = [...sources].filter(([path]) => path.startsWith('model/')).map(([, text]) => text)
  for (const name of Object.keys(STORED)) expect(model.join('\n')).toMatch(new RegExp(`\\b${name}\\??:`))
})

/** Together with a file that may know the client, so that there is something to find. */
const stray = (path: string, text: string): string[] =>
  strayKnowledge(
    new Map([
      ['client/wire.ts', sources.get('client/wire.ts') ?? ''],
      [path, text],
    ]),
  ).stray

describe('a planted violation is found', () => {
  test.each([
    [
      'engine/planted.ts',
      "export const folder = (env) => env.CLAUDE_PROJECT_DIR ?? '.'",
      'CLAUDE_PROJECT_DIR',
    ],
    ['cli/planted.ts', 'export const inside = (env) => Boolean(env.CLAUDECODE)', 'CLAUDECODE'],
    ['engine/planted.ts', "export const file = '.claude/settings.json'", '.claude'],
    ['gate/planted.ts', 'export const file = (root) => `${' + 'root}/.claude/worktrees`', '.claude'],
    ['engine/planted.ts', 'export const of = (id) => `agent-${' + 'id}.jsonl`', '.jsonl'],
    ['engine/planted.ts', "export const is = (block) => block.type === 'tool_use'", 'tool_use'],
    ['run/planted.ts', 'export const id = (ticket) => ticket.toolUse', 'toolUse'],
    ['run/planted.ts', 'export const own = (ticket) => ticket.toolUseIds', 'toolUseIds'],
    ['engine/planted.ts', "export const writes = (tool) => tool === 'Bash'", 'Bash'],
    ['engine/planted.ts', "export const starts = ['Task', 'x']", 'Task'],
    ['engine/planted.ts', 'export const who = (input) => input.agent_id', 'agent_id'],
    [
      'hooks/planted.ts',
      "export const said = { hookSpecificOutput: { hookEventName: 'x' } }",
      'hookSpecificOutput',
    ],
    ['hooks/render.ts', 'export const who = (input) => input.session_id', 'session_id'],
  ])('%s: %s', (path, text, word) => {
    expect(stray(path, `${text}\n`)).toEqual([expect.stringContaining(`src/${path}:1  ${word}`)])
  })
})

describe('what only looks like a violation is left alone', () => {
  test.each([
    [
      'a comment',
      '/** The client says so in CLAUDE_PID and in .claude/settings.json. */\nexport const a = 1',
    ],
    ['a stored name', 'export const a = ({ toolUseId, transcript }) => [toolUseId, transcript]'],
    ['our own journal', "export const a = 'journal.jsonl'"],
    ['words that name a tool', "export const a = 'call the Agent tool, and edit nothing with Bash'"],
    ['a path of src', "import { entries } from '../client/transcript.ts'\nexport const a = entries"],
  ])('%s', (_, text) => expect(stray('engine/planted.ts', `${text}\n`)).toEqual([]))
})

test('a look at nothing fails', () => {
  expect(() => strayKnowledge(new Map())).toThrow('nothing was found')
})
