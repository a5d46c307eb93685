import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FORMATS, formatOf, readPlanText } from '../../src/plan/formats/index.ts'
import { lintPlan } from '../../src/plan/lint/lint-plan.ts'
import { constantReason } from '../../src/plan/shell/outcome.ts'
import { applySidecar } from '../../src/plan/sidecar.ts'
import { codeSpans, readVerifyText } from '../../src/plan/verify-text.ts'
import { PIECES } from '../support/plan-pieces.ts'

const readers = FORMATS.map(({ id, read }) => [id, read] as const)

const soup = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(''))
const lined = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join('\n'))
const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), soup, lined)

describe('no input makes a reader throw', () => {
  it.each(readers)('%s', (_, read) => {
    fc.assert(
      fc.property(anything, (text) => {
        const reading = read(text, 'specs/x/tasks.md')
        for (const task of reading.plan.tasks) {
          expect(task.endLine).toBeGreaterThanOrEqual(task.line)
          expect(task.id).not.toBe('')
        }
        expect(Array.isArray(lintPlan(reading))).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  it('detection, the sidecar, verify texts and shell commands', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom('tasks.md', 'PLAN.md', 'x.json', 'noname'), (text, file) => {
        const answer = readPlanText(text, file)
        expect(['read', 'ambiguous', 'none']).toContain(answer.kind)
        expect(readVerifyText(text, 1).length).toBeLessThan(200)
        expect(codeSpans(text).length).toBeLessThan(500)
        expect([undefined, 'passes whatever was done', 'can never pass']).toContain(constantReason(text))
        const reading = formatOf('tasks-md').read('- [ ] 1.1 A\n', 't.md')
        expect(applySidecar(reading, text, 'verify.yaml').plan.tasks).toHaveLength(1)
      }),
      { numRuns: 150 },
    )
  })
})
