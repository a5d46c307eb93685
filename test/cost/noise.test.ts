import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FORMATS } from '../../src/plan/formats/index.ts'
import { lintPlan } from '../../src/plan/lint/lint-plan.ts'
import { PIECES } from '../support/plan-pieces.ts'
import { processorTime } from '../support/processor-time.ts'

/** The check lists share a scanner; these are the ones that add something of their own. */
const DIFFERENT = new Set(['tasks-md', 'plan-md', 'tasks-json', 'kiro', 'superpowers'])
const readers = FORMATS.filter(({ id }) => DIFFERENT.has(id))

describe('three hundred thousand characters of noise', () => {
  const LENGTH = 300_000
  /** Most take a tenth of a second, tens of thousands of tasks one. `plan-readers.test.ts` measures how it grows. */
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
    ['letters of another script as a title', `- [ ] 1.1 ${fill('日')}\n`],
    ['dashes as a title', `- [ ] 1.1 ${fill('– ')}\n`],
    ['ranges as a title', `- [ ] ${fill('1-')}\n- [ ] b\n`],
    ['brackets as a heading', `## ${fill('(')}\n- [ ] 1.1 a\n`],
    ['brackets as a task heading', `### Task 1: ${fill('([')}\n\nx\n`],
    ['one path', `- [ ] 1.1 a\n  - **Files**: ${fill('a/')}\n`],
    ['blanks in a list of files', `### Task 1: a\n\n**Files:** a${fill(' ')}x\n`],
    ['blanks behind Run', `### Task 1: a\n\nRun (${fill(' (')}: \`npm test\`\n`],
    ['code spans as a verify', `- [ ] 1.1 a\n  - **Verify**: ${fill('`npm test` and ')}\n`],
    [
      'a random mixture',
      fc
        .sample(fc.constantFrom(...PIECES), { numRuns: 60_000, seed: 7 })
        .join('')
        .slice(0, LENGTH),
    ],
  ]

  it.each(noise)('%s is read by every reader in a moment', (_, text) => {
    for (const { id, read } of readers) {
      expect(
        processorTime(() => lintPlan(read(text, 'specs/x/tasks.md'))),
        id,
      ).toBeLessThan(MOST_MS)
    }
  })
})
