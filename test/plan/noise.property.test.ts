import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FORMATS, formatOf, readPlanText } from '../../src/plan/formats/index.ts'
import { lintPlan } from '../../src/plan/lint/lint-plan.ts'
import { constantReason } from '../../src/plan/shell/outcome.ts'
import { applySidecar } from '../../src/plan/sidecar.ts'
import { codeSpans, readVerifyText } from '../../src/plan/verify-text.ts'
import { processorTime } from '../support/processor-time.ts'

const readers = FORMATS.map(({ id, read }) => [id, read] as const)
/** The check lists share a scanner; these are the ones that add something of their own. */
const DIFFERENT = new Set(['tasks-md', 'plan-md', 'tasks-json', 'kiro', 'superpowers'])

/** Pieces that mean something to one of the readers. */
const PIECES = [
  '- [ ] 1.1 A',
  '- [x] ',
  '* [X] T001 [P] ',
  '  - **Verify**: `npm test`',
  '  - **Files**: ',
  '```',
  '```md',
  '~~~~',
  '<!--',
  '-->',
  '---',
  '# --- SPEC ---',
  '# --- END SPEC ---',
  'assertions:',
  '  - id: A1',
  '## Phase 1: X',
  '### Task 1: Y',
  '<task type="auto">',
  '</task>',
  '<verify>',
  '</verify>',
  '<automated>',
  '<name>',
  '</name>',
  '<action>',
  '{"tasks": [',
  '{"id": "a"}',
  ']}',
  '`',
  '``',
  '<<EOF',
  'EOF',
  '&&',
  '||',
  '$(',
  '(',
  ')',
  '\t',
  '    ',
  '\r',
  '\r\n',
  '\n',
  '\n\n',
  '\uFEFF',
  '\u0000',
  '\u001b[31m',
  'é',
  '漢',
  '😀',
  '\ud800',
  '_Requirements: 1_',
  '- []',
  '1. 2. 3.',
  '[FIX 1.1]',
]
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

describe('three hundred thousand characters of noise', () => {
  const LENGTH = 300_000
  /** Most take a tenth of a second, tens of thousands of tasks one. `test/cost/plan-readers` measures how it grows. */
  const MOST_MS = 2400
  const fill = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)
  const noise: [string, string][] = [
    ['one long line', fill('x')],
    ['blanks', fill(' ')],
    ['backticks of rising length', Array.from({ length: 770 }, (_, at) => '`'.repeat(at + 1)).join(' ')],
    ['backtick pairs', fill('`` ` ``` ')],
    ['open brackets', fill('- [ ] [[[[(((')],
    ['open fences', fill('```md\n')],
    ['open comments', fill('<!--\n')],
    ['boxes', fill('- [ ] a\n')],
    ['nested boxes', Array.from({ length: 770 }, (_, at) => `${' '.repeat(at)}- [ ] 1.${at} x`).join('\n')],
    ['headings', fill('## a\n')],
    ['task headings', fill('### Task 1: a\n')],
    ['packet starts', `- [ ] 1.1 a\n${fill('# --- SPEC ---\n')}`],
    ['packet ends', `- [ ] 1.1 a\n${fill('# --- END SPEC ---\n')}`],
    ['open tags', fill('<task type="auto">\n<verify>\n')],
    ['closing tags', fill('</verify></task>')],
    ['here-documents', fill('` <<EOF\n')],
    ['one verify', `- [ ] 1.1 a\n  - **Verify**: ${fill('npm test && ')}`],
    ['one title', `- [ ] 1.1 ${fill('[P] ')}`],
    ['bold', fill('**')],
    ['front matter', `---\n${fill('a: [')}\n---\n`],
    ['commas', `- [ ] 1.1 a\n  - **Files**: ${fill('a,{')}`],
    [
      'a random mixture',
      fc
        .sample(fc.constantFrom(...PIECES), { numRuns: 60_000, seed: 7 })
        .join('')
        .slice(0, LENGTH),
    ],
  ]

  it.each(noise)('%s is read by every reader in a moment', (_, text) => {
    for (const [name, read] of readers.filter(([format]) => DIFFERENT.has(format))) {
      const taken = processorTime(() => lintPlan(read(text, 'specs/x/tasks.md')))
      expect(taken, `${name}`).toBeLessThan(MOST_MS)
    }
  })
})
