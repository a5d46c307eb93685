import { expect, test } from 'vitest'
import { answeredLine, withoutLine } from '../../src/client/module/guard.ts'

test('the line that a hook answered is the one that the client quotes last', () => {
  const said =
    'operation blocked by hook:\n✔ done\n\n\nOriginal prompt: /a\n\nOriginal prompt: /ultraplan:status x '
  expect(answeredLine(said)).toBe('/ultraplan:status x')
  expect(answeredLine('it ran')).toBeUndefined()
  expect(answeredLine(undefined)).toBeUndefined()
})

test.each([
  ['/ultraplan:status ', ''],
  ['my draft\n/ultraplan:status', 'my draft'],
  ['two\nlines\n/ultraplan:status', 'two\nlines'],
  ['my draft', undefined],
  ['/ultraplan:status --json', undefined],
  ['say /ultraplan:status', undefined],
  ['', undefined],
])('of %j only the returned line is taken away', (text, rest) => {
  expect(withoutLine(text, '/ultraplan:status')).toBe(rest)
})
