import { describe, expect, test } from 'vitest'
import { readCitations } from '../../../src/gate/verdicts/citations.ts'
import { readVerdict } from '../../../src/gate/verdicts/read-verdict.ts'
import { findDoubts } from '../../../src/gate/verdicts/support.ts'
import { change } from './change.ts'

const doubts = (text: string) => findDoubts([{ text, line: 1 }], change()).problems.length
const notes = (text: string) => findDoubts([{ text, line: 1 }], change()).notes

describe('ordinary words of an honest review', () => {
  test.each([
    'speaks HTTP/1.1 and listens on 127.0.0.1:8080',
    'example.com:443 and localhost:3000 are reached',
    'works for Node.js/Express.js, versions 1.2/1.3',
  ])('"%s" cites no file', (text) => {
    expect(readCitations([text], change())).toEqual({ isSupported: true, isCiting: false, notFound: [] })
  })

  test.each([
    'throws when the token cannot be verified',
    'returns 401 if the email has not been confirmed',
    'rejects input that is not verified',
  ])('"%s" speaks of the product', (text) => {
    expect(doubts(text)).toBe(0)
  })

  test.each([
    'could not verify the tests',
    'note that it could not be verified',
    'the result was not verified',
    'I could not verify that nested lists are read',
    'I did not check performance, nor the second criterion',
    'I did not read src/parser.ts',
    'Performance and the verify command could not be verified',
    'I could not check everything',
    'Did not check the tests.',
    'I could not read the diff completely',
    'I was not able to confirm the done criteria of the task',
    'Nested lists could not be verified',
    'The tests could not be verified; Windows was not looked at',
    'I could not verify task 1.2.',
    'I could not verify 1.2.',
    'I did not read task 1.2: Add the parser.',
    'Task 1.2 could not be verified.',
    'I was unable to verify the fix 1.2.1.',
    'There are no tests and I could not verify it.',
  ])('"%s" is a doubt all the same (R02)', (text) => {
    expect(doubts(text)).toBe(1)
  })

  test.each([
    ['I did not check performance.', 'i did not check performance'],
    [
      'I did not check performance of the parser, all tests pass.',
      'i did not check performance of the parser',
    ],
    ['I could not verify browser support; the criteria are met.', 'i could not verify browser support'],
    ['All tests pass, performance under load was not verified.', undefined],
    ['I did not review test coverage beyond the task.', undefined],
    ['Did not check performance.', 'did not check performance'],
    ['I did not read other files.', undefined],
    ['I have not reviewed files outside the diff.', undefined],
    ['I did not check code beyond this task.', undefined],
    ['I did not verify this on Windows.', 'i did not verify this on windows'],
    ['It probably works on Node 18.', undefined],
    ['Safari was not verified.', undefined],
    ['I did not review task 1.1, which is done.', 'i did not review task 1.1'],
    ['Task 2.1 was not verified, it comes later.', undefined],
    ['I did not check version 1.2 of the library.', undefined],
  ])('"%s" is a note beside an approval, not a contradiction (R02)', (text, said) => {
    expect(doubts(text)).toBe(0)
    expect(notes(text)).toHaveLength(1)
    if (said !== undefined) expect(notes(text)[0]).toContain(said)
  })

  test('what is a note elsewhere contradicts where a done criterion is about it (R02)', () => {
    const criteria = ['performance stays as it was', 'it runs on Windows']
    for (const text of ['I did not check performance.', 'I did not verify this on Windows.'])
      expect(findDoubts([{ text, line: 1 }], change({ criteria })).problems).toHaveLength(1)
  })

  test('an approval that cites only what is not there is unsupported, and each citation is named (R04)', () => {
    const { isSupported, notFound } = readCitations(
      ['src/nowhere.ts is fine', 'gone.ts:12 holds it', 'Src/Parser.ts:11 too'],
      change(),
    )
    expect(isSupported).toBe(false)
    expect(notFound.map(({ message }) => message)).toEqual([
      'src/nowhere.ts is cited, but there is no such file',
      'gone.ts:12 is cited, but gone.ts is not in the change',
      'Src/Parser.ts:11 is cited, but Src/Parser.ts is not in the change',
    ])
  })

  test.each([
    'test/parser.unit.test.js',
    'the test (test/parser.unit.test.js) covers it',
    '`src/parser.ts:12`, **docs/new.md:2**.',
    'src/parser.ts:11-14',
    'src/parser.ts#L11-L14',
    'src/parser.ts:11:5',
    'see app/[slug]/page.tsx',
    '[the parser](src/parser.ts#L11)',
    '/home/me/repo/src/parser.ts:11',
    'src\\parser.ts:11',
    'b/src/parser.ts:12, as the diff names it',
  ])('"%s" cites what is there', (text) => {
    expect(readCitations([text], change())).toEqual({ isSupported: true, isCiting: true, notFound: [] })
  })

  test('a file with two dots in its name is cited by its line', () => {
    const shown = new Map([['test/add.test.js', [{ from: 1, to: 9 }]]])
    const citing = readCitations(['test/add.test.js:1 asserts the sum'], change({ shown }))
    expect(citing).toEqual({ isSupported: true, isCiting: true, notFound: [] })
  })

  test('where the diff shows nothing, lines of files that are there are taken', () => {
    expect(readCitations(['src/main.ts:3'], change({ shown: new Map() })).notFound).toEqual([])
  })

  test('a review that is too long to be read as a whole is not read in part (R02)', () => {
    const long = `I could not verify this.\n${'word '.repeat(5000)}\nREVIEW_PASS`
    expect(readVerdict('spec-reviewer', long, change()).decision).toBe('malformed')
  })
})

const table =
  '| Dimension | Status | Finding |\n| --- | --- | --- |\n| Correctness | PASS | it adds b, src/parser.ts:12 |'
const said = (sentence: string) => {
  const spec = readVerdict('spec-reviewer', `${sentence}\n\n${table}\n\nREVIEW_PASS`, change())
  return [spec, architect('src/parser.ts:12 adds b', `${sentence}\n\n`)]
}

describe('a reviewer that says which task it has looked at', () => {
  test.each([
    'I reviewed task 1.1.',
    'Reviewed task 2.1: Ship it.',
    'I have only looked at task 1.1 and task 2.1.',
    'I checked the implementation of task 1.1.',
    'Verified task 1.1 and 2.1.',
    'We verified task 1.1; everything holds.',
  ])('"%s" has not looked at this one (R03)', (sentence) => {
    for (const verdict of said(sentence)) {
      expect(verdict.decision).toBe('malformed')
      expect(verdict.problems.map(({ message }) => message)).toContainEqual(
        expect.stringMatching(/^it is about "task .*, not about task 1\.2$/),
      )
      expect(verdict).not.toHaveProperty('holds')
    }
  })

  test.each([
    'I reviewed task 1.2.',
    'I reviewed tasks 1.1 and 1.2.',
    'I also looked at task 1.1 for context.',
    'I read task 1.1 to see what the parser builds on.',
    'I checked task 2.1, which uses the parser.',
    'I looked at task 1.1. Task 1.2 does what it says.',
    'I reviewed task 1.2.1, the fix.',
    'Reviewed. Task 1.1 was approved before and is unchanged.',
    'The parser is ready for task 2.1.',
    'I verified that task 1.1 still passes.',
    'I checked version 1.1 of the format.',
    'Verified task 1.1 output is unchanged.',
    'Checked task 1.1 and it still passes.',
    'I checked task 1.1 tests still pass.',
    'Checked task 2.1 is not affected.',
    'I read task 1.1, its parser is reused.',
    'I checked the implementation of task 1.1, all of its criteria are met.',
    'There is no part of task 1.2 that I could not verify.',
    'There is nothing in src/parser.ts that I could not verify.',
  ])('"%s" approves without a problem', (sentence) => {
    for (const verdict of said(sentence)) expect(verdict).toMatchObject({ decision: 'approve', problems: [] })
  })

  test('names the other members of a batch as its own', () => {
    const batch = change({ covered: [{ id: '1.1', title: 'Lay the ground' }] })
    const text = `I reviewed task 1.1.\n\n${table}\n\nREVIEW_PASS`
    expect(readVerdict('spec-reviewer', text, batch).decision).toBe('approve')
  })
})

const architect = (finding: string, before = '') =>
  readVerdict(
    'architect',
    [
      before,
      '```yaml',
      'verdict: APPROVED',
      `task_name: "Task ${change().task.id}: ${change().task.title}"`,
      'confidence: HIGH',
      `findings: [${JSON.stringify(finding)}]`,
      'concerns: []',
      'recommendation: commit',
      'feedback: ""',
      '```',
    ].join('\n'),
    change(),
  )

describe('approvals that take themselves back (R02, R03, R04)', () => {
  test('an architect that finds a criterion not met, or nothing but "ok", has not approved', () => {
    expect(architect('Criterion 1 met: src/parser.ts:12 returns the sum').decision).toBe('approve')
    expect(architect('Criterion 2 is not met, the parser crashes').decision).toBe('malformed')
    expect(architect('ok').decision).toBe('malformed')
  })

  test('a verifier that cites a line which is not in the change has not approved', () => {
    const said = (issue: string) =>
      readVerdict('verifier', JSON.stringify({ passed: true, issues: [issue], confidence: 1 }), change())
        .decision
    expect(said('src/parser.ts:12 could be shorter')).toBe('approve')
    expect(said('src/nope.ts:999 handles it')).toBe('malformed')
  })

  test.each([
    ['an unchanged line', 'src/main.ts:3 calls it'],
    ['a library', 'node_modules/yaml/index.js:3 reads it'],
    ['another case', 'SRC/parser.ts:11 is right'],
    ['a file that is to come', 'src/printer.ts will use it'],
  ])('%s beside a right citation is shown as not found, and refuses nothing', (_name, finding) => {
    const verdict = readVerdict(
      'verifier',
      JSON.stringify({ passed: true, issues: ['src/parser.ts:12 could be shorter', finding], confidence: 1 }),
      change(),
    )
    expect(verdict).toMatchObject({ decision: 'approve', problems: [] })
    expect(verdict.notes).toEqual([expect.stringMatching(/^not found: .* is cited, but /)])
  })

  test.each([
    ['src/parser.ts:11 says `const b = 2`', 'approve'],
    ['src/parser.ts:12 now reads `const  c=3`, as asked', 'approve'],
    ['src/parser.ts:11 returns `undefined` for nothing', 'approve'],
    ['src/parser.ts:13 reads `return a … + c`', 'approve'],
    ['src/parser.ts:12 is new; src/parser.ts:90 still says `export default`', 'approve'],
    ['src/parser.ts:11 says `if (input === null) return []`', 'malformed'],
  ])('an approval that finds "%s" comes to %s (R04)', (finding, decision) => {
    expect(architect(finding).decision).toBe(decision)
  })

  test('an approval that contradicts itself says so; one that cannot be read does not', () => {
    const said = (text: string) => readVerdict('verifier', text, change())
    expect(said('{"passed": true, "issues": ["src/nope.ts:9 is fine"]}').says).toBe('approve')
    expect(said('no object').says).toBeUndefined()
  })
})
