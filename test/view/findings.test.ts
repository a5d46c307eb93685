import { expect, test } from 'vitest'
import { renderFinding } from '../../src/view/findings.ts'

const finding = {
  id: 'plan/checkmark',
  severity: 'block' as const,
  message: 'task 1.2 is not ticked (3 of 4 expected)',
}

test('a message has the place, what is wrong, the id, and below it the smallest next step', () => {
  expect(
    renderFinding({
      ...finding,
      file: 'specs/demo/tasks.md',
      line: 14,
      fix: 'change "- [ ]" to "- [x]" on line 14 and commit it',
    }),
  ).toBe(
    `specs/demo/tasks.md:14  task 1.2 is not ticked (3 of 4 expected)  [plan/checkmark]
                        change "- [ ]" to "- [x]" on line 14 and commit it`,
  )
})

test('without a place and a step it is one line', () => {
  expect(renderFinding(finding)).toBe('task 1.2 is not ticked (3 of 4 expected)  [plan/checkmark]')
})

test('text of others cannot add lines or escapes to it', () => {
  expect(renderFinding({ ...finding, message: 'a\nb\u001b[31m' })).toBe('a b  [plan/checkmark]')
})
