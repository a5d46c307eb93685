import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typedArguments } from '../../src/hooks/commands.ts'

const read = (text: string, short: string[] = []) => {
  const { words, options } = typedArguments(text, short)
  return { words, ...Object.fromEntries(options) }
}

describe('arguments as a person types them', () => {
  test.each([
    [
      '--task "Task 3" --reason "External dependency"',
      { words: '', task: 'Task 3', reason: 'External dependency' },
    ],
    ['--task Task 3 --reason the API is down', { words: '', task: 'Task 3', reason: 'the API is down' }],
    ['--task=3 --reason="it is down"', { words: '', task: '3', reason: 'it is down' }],
    [
      "--task '1.2' --reason 'the vendor's API is down'",
      { words: '', task: '1.2', reason: "the vendor's API is down" },
    ],
    ['--task “Task 3” --reason ‘down’', { words: '', task: 'Task 3', reason: 'down' }],
    ['—task 3 —reason down since noon', { words: '', task: '3', reason: 'down since noon' }],
    ['--TASK 3', { words: '', task: '3' }],
    ['1.2', { words: '1.2' }],
    ['1.2 --longer', { words: '1.2', longer: '' }],
    ['--task "Task 3" approved', { words: 'approved', task: 'Task 3' }],
    ['--reason say "--task 9" twice', { words: '', reason: 'say --task 9 twice' }],
    ['--reason "never closed', { words: '', reason: '"never closed' }],
    ['', { words: '' }],
    ["'OVERRIDE'", { words: 'OVERRIDE' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test('a short option takes one word, or "Task 3"', () => {
    expect(read('--task 1.2 looks wrong on the phone', ['task'])).toEqual({
      words: 'looks wrong on the phone',
      task: '1.2',
    })
    expect(read('--task Task 3 approved', ['task'])).toEqual({ words: 'approved', task: 'Task 3' })
  })

  test('an option that is given twice is noticed', () => {
    expect(typedArguments('--task 1.2 --task 1.1').twice).toBe('task')
    expect(typedArguments('--task 1.2 --reason say "--task 9"').twice).toBeUndefined()
  })

  test('a quoted value comes out as it went in', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (value) => {
        fc.pre(!value.includes('"'))
        expect(read(`--reason "${value}"`)).toHaveProperty('reason', value.trim())
      }),
    )
  })
})
