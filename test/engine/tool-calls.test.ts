import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isWorkingTool, lastNewCall } from '../../src/client/agent-calls.ts'

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
