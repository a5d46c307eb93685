import { describe, expect, test } from 'vitest'
import { chooseOption } from '../../src/run/person-words.ts'
import { aTask } from '../support/run-builder.ts'

const decision = aTask('1.1', {
  kind: 'checkpoint',
  checkpoint: { type: 'decision', question: 'Which store?', options: ['Postgres', 'SQLite'] },
})
const look = aTask('1.2', {
  kind: 'checkpoint',
  checkpoint: { type: 'human-verify', question: 'Is it red?', options: [] },
})

describe('a choice at a checkpoint', () => {
  test.each(['SQLite', 'sqlite', '2', 'sql'])('"%s" is the second option', (words) => {
    expect(chooseOption(decision, words)).toEqual({ choice: 'SQLite', accepted: true })
  })

  test.each(['option-b', 'SQLite', 'sqlite', 'option-b: SQLite', 'sql', 'small'])(
    '"%s" is the second option by its id, its name or a part of it',
    (words) => {
      const options = ['option-a: Postgres', 'option-b: SQLite, small and local']
      const task = aTask('1.1', { checkpoint: { type: 'decision', question: 'Which store?', options } })
      expect(chooseOption(task, words)).toEqual({ choice: options[1], accepted: true })
    },
  )

  test('what fits several options is not guessed', () => {
    const options = ['option-a: Postgres', 'option-b: Postgres with replicas']
    const task = aTask('1.1', { checkpoint: { type: 'decision', question: 'Which store?', options } })
    expect(chooseOption(task, 'replicas')).toMatchObject({ choice: options[1] })
    expect(chooseOption(task, 'Postgres')).toMatchObject({ choice: options[0] })
    expect(chooseOption(task, 'post')).toHaveProperty('error')
    expect(chooseOption(task, 'option')).toHaveProperty('error')
  })

  test('one that is not offered is refused, and the options are listed', () => {
    expect(chooseOption(decision, 'Oracle')).toMatchObject({ fix: '  1  Postgres\n  2  SQLite' })
    expect(chooseOption(decision, '')).toHaveProperty('error')
    expect(chooseOption(decision, '3')).toHaveProperty('error')
  })

  test.each(['approved', 'Yes', 'ok.', 'done'])('"%s" passes what a person has looked at', (words) => {
    expect(chooseOption(look, words)).toEqual({ choice: words, accepted: true })
  })

  test('anything else says what is wrong and keeps it shut', () => {
    expect(chooseOption(look, 'the  button is blue')).toEqual({
      choice: 'the button is blue',
      accepted: false,
    })
  })
})
