import { expect, test } from 'vitest'
import { openShells } from '../../src/client/background-shells.ts'
import { parseEntries } from '../../src/client/transcript.ts'

const call = (id: string, name: string, input: object) => ({
  type: 'assistant',
  message: { content: [{ type: 'tool_use', id, name, input }] },
})
const answer = (id: string, content: string, more: object = {}) => ({
  type: 'user',
  message: { content: [{ type: 'tool_result', tool_use_id: id, content, ...more }] },
})
const start = (id: string, shell: string) => [
  call(id, 'Bash', { command: 'npm start', run_in_background: true }),
  answer(
    id,
    `Command running in background with ID: ${shell}. Output is being written to: /tmp/t/${shell}.output. You will be notified`,
  ),
]
const notice = (shell: string, status = 'completed') =>
  `<task-notification>\n<task-id>${shell}</task-id>\n<tool-use-id>t</tool-use-id>\n<status>${status}</status>\n</task-notification>`
const queued = (shell: string, status?: string) => ({
  type: 'attachment',
  attachment: { type: 'queued_command', prompt: notice(shell, status) },
})
const LAST = call('last', 'SubagentHandback', { message: 'TASK_COMPLETE' })
const openIn = (...lines: object[]) =>
  openShells(parseEntries(lines.map((line) => JSON.stringify(line)).join('\n')), 'last')?.map(({ id }) => id)

test.each([
  ['nothing was started', [LAST], []],
  ['one was started', [...start('t1', 'b1'), LAST], ['b1']],
  ['one has ended', [...start('t1', 'b1'), queued('b1'), LAST], []],
  ['one was killed', [...start('t1', 'b1'), queued('b1', 'killed'), LAST], []],
  ['one of two has ended', [...start('t1', 'b1'), ...start('t2', 'b2'), queued('b1'), LAST], ['b2']],
  [
    'the end came as a message',
    [...start('t1', 'b1'), { type: 'user', message: { content: notice('b1') } }, LAST],
    [],
  ],
  [
    'one was stopped',
    [...start('t1', 'b1'), call('t2', 'TaskStop', { task_id: 'b1' }), answer('t2', 'ok'), LAST],
    [],
  ],
  [
    'it could not be stopped',
    [
      ...start('t1', 'b1'),
      call('t2', 'TaskStop', { task_id: 'b1' }),
      answer('t2', 'no', { is_error: true }),
      LAST,
    ],
    ['b1'],
  ],
  [
    'it was not allowed',
    [start('t1', 'b1')[0] as object, answer('t1', 'denied', { is_error: true }), LAST],
    [],
  ],
  ['its answer is not written yet', [start('t1', 'b1')[0] as object, LAST], ['npm start']],
  [
    'a long command was moved there',
    [
      call('t1', 'Bash', { command: 'npm test' }),
      answer(
        't1',
        'Command was moved to run in background with ID: b9. Output is being written to: /tmp/b9.output',
      ),
      LAST,
    ],
    ['b9'],
  ],
  [
    'E40 a command only prints that it has ended',
    [...start('t1', 'b1'), call('t2', 'Bash', { command: 'cat x' }), answer('t2', notice('b1')), LAST],
    ['b1'],
  ],
])('background shells when %s', (_, lines, expected) => expect(openIn(...lines)).toEqual(expected))

test('a transcript that does not reach up to the claim tells nothing', () => {
  expect(openIn(...start('t1', 'b1'))).toBeUndefined()
  expect(openShells(parseEntries(''), 'last')).toBeUndefined()
  expect(openShells(parseEntries('not json\n{"a":1}'), 'last')).toBeUndefined()
})
