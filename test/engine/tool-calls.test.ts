import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isWorkingTool, lastFailures, lastNewCall, toolCalls } from '../../src/client/agent-calls.ts'

type Call = [name: string, input: Record<string, unknown>, began: number, ended: number]

function lastNew(calls: readonly Call[]): number {
  const at = (minute: number) => new Date(minute * 60_000).toISOString()
  const lines = calls.flatMap(([name, input, began, ended], index) => [
    { timestamp: at(began), message: { content: [{ type: 'tool_use', id: `${index}`, name, input }] } },
    { timestamp: at(ended), message: { content: [{ type: 'tool_result', tool_use_id: `${index}` }] } },
  ])
  const transcript = join(mkdtempSync(join(tmpdir(), 'calls-')), 'agent.jsonl')
  writeFileSync(transcript, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const pending = { id: 'now', name: 'Read', input: { file_path: '/a' }, at: 60 * 60_000 }
  return lastNewCall({ transcript, since: '' }, pending, isWorkingTool) / 60_000
}

const tests = (began: number, ended: number): Call => ['Bash', { command: 'npm test' }, began, ended]
const edit = (text: string, at: number): Call => ['Edit', { file_path: '/a', new_string: text }, at, at]

test('slow tests that run again after an edit are at work; the same ones without an edit, or after the same edit, are not', () => {
  expect(lastNew([tests(1, 5), edit('one', 6), tests(7, 13)])).toBe(13)
  expect(lastNew([tests(1, 5), tests(7, 13)])).toBe(5)
  expect(lastNew([edit('one', 1), tests(2, 5), edit('one', 6), tests(7, 13)])).toBe(5)
})

test('a line in the middle that cannot be read is told to the reviewer; one that is still being written is not', () => {
  const transcript = join(mkdtempSync(join(tmpdir(), 'calls-')), 'agent.jsonl')
  const call = (command: string) =>
    JSON.stringify({
      message: { content: [{ type: 'tool_use', id: command, name: 'Bash', input: { command } }] },
    })
  const calls = (lines: string[]) => {
    writeFileSync(transcript, lines.join('\n'))
    return toolCalls({ transcript, since: '' })
  }
  expect(calls([call('one'), `junk${call('two')}`, call('three'), ''])).toEqual([
    'Bash: one',
    'Bash: three',
    'and what is in lines of the transcript that could not be read',
  ])
  expect(calls([call('one'), call('two').slice(0, 20)])).toEqual(['Bash: one'])
})

test('calls that failed and were the last of their kind are found; looking and repeating are not (S3-24)', () => {
  const transcript = join(mkdtempSync(join(tmpdir(), 'calls-')), 'agent.jsonl')
  const failures = (...calls: [name: string, input: Record<string, unknown>, error?: unknown][]) => {
    const lines = calls.flatMap(([name, input, error], index) => [
      { message: { content: [{ type: 'tool_use', id: `${index}`, name, input }] } },
      {
        message: {
          content: [
            { type: 'tool_result', tool_use_id: `${index}`, is_error: error !== undefined, content: error },
          ],
        },
      },
    ])
    writeFileSync(transcript, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    return lastFailures({ transcript, since: '' })
  }
  const shell = (command: string, error?: unknown) => ['Bash', { command }, error] as const
  expect(failures([...shell('npm test', 'Exit code 1\nboom')], [...shell('git add .')])).toEqual([
    { tool: 'Bash', what: 'npm test', error: 'Exit code 1' },
  ])
  expect(failures([...shell('npm test', 'Exit code 1')], [...shell('cd app && npm run test')])).toEqual([])
  expect(failures([...shell('npm test', 'Exit code 1')], [...shell('npm run lint')])).toHaveLength(1)
  // Repeated behind another command.
  expect(failures([...shell('sh t.sh', 'Exit code 1')], [...shell('sed -i s/a/b/ x && sh t.sh')])).toEqual([])
  expect(
    failures([...shell('sed -i s/a/b/ x && sh t.sh')], [...shell('sh t.sh', 'Exit code 1')]),
  ).toHaveLength(1)
  expect(
    failures([...shell('grep -q x a.txt', 'Exit code 1')], [...shell('test -f b', 'Exit code 1')]),
  ).toEqual([])
  expect(failures(['Edit', { file_path: '/a' }, 'no match'], ['Write', { file_path: '/a' }])).toEqual([])
  expect(
    failures(['Write', { file_path: '/a' }], ['Edit', { file_path: '/a' }, [{ text: 'no match' }]]),
  ).toEqual([{ tool: 'Edit', what: '/a', error: '[{"text":"no match"}]' }])
  expect(failures(['Read', { file_path: '/b' }, 'no file'])).toEqual([])
  expect(lastFailures({ transcript: undefined, since: '' })).toBeUndefined()
})
