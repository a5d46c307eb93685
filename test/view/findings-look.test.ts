import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Finding } from '../../src/model/gate.ts'
import { renderFindings, summarizeFindings } from '../../src/view/findings.ts'
import { displayWidth } from '../../src/view/terminal.ts'

const finding: Finding = {
  id: 'lint/verify-broad',
  severity: 'warn',
  file: 'specs/demo/tasks.md',
  line: 14,
  message: 'the verify of task 1.2 runs the whole suite: npm test',
  fix: 'run what concerns the task, for example `npm test -- parser`',
}

test('on a terminal the words are broken under each other', () => {
  expect(renderFindings([finding], { columns: 60 })).toBe(
    `specs/demo/tasks.md:14  the verify of task 1.2 runs the
                        whole suite: npm test
                        [lint/verify-broad]
                        run what concerns the task, for
                        example \`npm test -- parser\``,
  )
})

test('a place that takes half the line gets a line of its own', () => {
  expect(renderFindings([finding], { columns: 40 })).toBe(
    `specs/demo/tasks.md:14
    the verify of task 1.2 runs the
    whole suite: npm test
    [lint/verify-broad]
    run what concerns the task, for
    example \`npm test -- parser\``,
  )
})

test('colour is only paint: without it the text is the same', () => {
  const painted = renderFindings([finding, { ...finding, severity: 'block' }], { colour: true, columns: 60 })
  expect(painted).toContain('\u001b[')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the paint is taken off
  expect(painted.replace(/\u001b\[\d+m/g, '')).toBe(renderFindings([finding, finding], { columns: 60 }))
})

test('no line is longer than the terminal, whatever a plan says', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 120 })
  fc.assert(
    fc.property(text, text, text, fc.integer({ min: 20, max: 120 }), (file, message, fix, columns) => {
      const place = displayWidth(`${file.replace(/\s+/g, ' ')}:1`)
      for (const line of renderFindings([{ ...finding, file, message, fix, line: 1 }], { columns }).split(
        '\n',
      ))
        expect(displayWidth(line)).toBeLessThanOrEqual(Math.max(columns, place + 2))
    }),
  )
})

test('the summary counts', () => {
  expect(summarizeFindings([])).toBe('clean')
  expect(summarizeFindings([finding])).toBe('1 warning')
  expect(summarizeFindings([finding, finding, { ...finding, severity: 'block' }])).toBe(
    '1 blocking, 2 warnings',
  )
})
