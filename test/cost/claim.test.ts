import { expect, test } from 'vitest'
import { readClaim } from '../../src/gate/read-claim.ts'
import { readFailingTests, readTestCounts } from '../../src/gate/tests/test-counts.ts'
import { processorTime } from '../support/processor-time.ts'

const LONG = 200_000
const times = (text: string) => text.repeat(Math.ceil(LONG / text.length))
const ALLOWED_MS = 20_000

/** Texts on which a markdown parser takes quadratic time; a hook that runs into its limit lets everything pass. */
test.each([
  ['emphasis', times('*a** ')],
  ['underscores', times('_a_ ')],
  ['brackets', times('[')],
  ['links', times('[a](b ')],
  ['backticks', times('`a')],
  ['quotations', times('> ')],
  ['html', times('<a ')],
  ['strikes', times('~a~~ ')],
  ['notes', times('[^a]')],
  ['deep lists', Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n')],
  ['tables', times(`${'| a '.repeat(200)}\n`)],
  ['lines', times('a\n')],
  ['blank lines', times('\n')],
  ['paragraphs', times('a *b* `c`\n\n')],
  ['fences', times('```yaml\nstatus: x\ntask_name: y\n')],
  ['nested yaml', `\`\`\`yaml\nstatus: x\ntask_name: ${'['.repeat(LONG)}\n\`\`\`\n`],
  ['comments', times('<!-- ')],
])('a claim of 200,000 characters of %s is read in time', (_, text) => {
  let signal = ''
  const taken = processorTime(() => {
    signal = readClaim(`${text}\n\nIt requires manual steps.\n\nTASK_COMPLETE`).signal
  })
  expect(taken).toBeLessThan(ALLOWED_MS)
  expect(signal).not.toBe('none')
})

test.each([
  ['blank lines', times('\n')],
  ['blanks', times(' ')],
  ['digits', times('1 ')],
  ['one line', times('x')],
])('an output of 200,000 characters of %s is searched in time', (_, text) => {
  const taken = processorTime(() => {
    expect(readTestCounts(text)).toBeUndefined()
    expect(readFailingTests(text)).toEqual([])
  })
  expect(taken).toBeLessThan(2000)
})
