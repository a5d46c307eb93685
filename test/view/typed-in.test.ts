import { expect, test } from 'vitest'
import { COMMANDS, commandTyped, typedIn } from '../../src/model/commands.ts'

test.each([
  ['ultraplan log 1.1 tells what happened', '/ultraplan:log 1.1 tells what happened'],
  [
    'start claude in that mode, or ultraplan init demo --mode acceptEdits',
    'start claude in that mode, or /ultraplan:init demo --mode acceptEdits',
  ],
  ['no hook (ultraplan init --pre-push)', 'no hook (/ultraplan:init --pre-push)'],
  ['look at `ultraplan lint --tasks`; give them ids', 'look at `! ultraplan lint --tasks`; give them ids'],
  ['ultraplan doctor --fix removes them', '! ultraplan doctor --fix removes them'],
  ['ultraplan replay --verify proves them', '! ultraplan replay --verify proves them'],
  ['run "ultraplan audit" for the extent', 'run "! ultraplan audit" for the extent'],
])('a line for a terminal is told on the screen as it is typed there: %s', (line, screen) => {
  expect(typedIn(line, 'screen')).toBe(screen)
  expect(typedIn(line, 'terminal')).toBe(line)
  // Who uses -p is in a terminal.
  expect(typedIn(line, 'print')).toBe(screen.replace('! ', ''))
})

test.each([
  '/ultraplan:log 1.1',
  '! ultraplan log has all',
  'git log abc..ultraplan/demo',
  'ultraplan runs a plan',
  'ultraplan@ultraplan',
  'claude plugin update ultraplan@ultraplan',
])('nothing else is taken for one: %s', (line) => {
  expect(typedIn(line, 'screen')).toBe(line)
})

test('every command of Claude Code is told as one', () => {
  for (const { name } of COMMANDS) expect(commandTyped(name, 'screen')).toBe(`/ultraplan:${name}`)
})
