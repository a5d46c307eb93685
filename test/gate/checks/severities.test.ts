import { expect, test } from 'vitest'
import { ALL_CHECKS } from '../../../src/engine/project/checks.ts'

/** What a finding of each check means: whether it refuses the claim, and which retry follows. */
const MEANS = {
  'blocks FALSE_CLAIM': [
    'claim/command',
    'claim/signal',
    'claim/contradiction',
    'claim/settled',
    'work/history',
    'work/hidden',
    'plan/checkmark',
    'plan/committed',
    'plan/unchanged',
    'work/committed',
    'work/held',
    'work/produced',
    'tests/integrity',
    'proof/claim-matches',
    'tests/fewer',
  ],
  'blocks MALFORMED': ['claim/result'],
  'blocks EXECUTION_FAILURE': ['claim/status'],
  'blocks SPEC_VIOLATION': [
    'packet/delimiters',
    'packet/yaml',
    'packet/fields',
    'packet/assertions',
    'packet/vocabulary',
    'packet/quality',
    'packet/seven',
    'claim/assertions',
    'scope/inside',
  ],
  'warns FALSE_CLAIM': ['claim/tool-calls', 'work/left-alone', 'work/taken-in', 'work/discarded'],
  'blocks BLOCKED': ['journal/intact'],
  'warns SPEC_VIOLATION': ['scope/untouched'],
  'blocks VERIFY_FAILURE': [
    'output/exists',
    'output/nonempty',
    'output/syntax',
    'contract/exports',
    'contract/env',
    'contract/endpoints',
    'proof/verify',
    'proof/vacuous',
    'proof/typecheck',
    'proof/lint',
    'proof/criteria',
  ],
  'warns VERIFY_FAILURE': ['proof/flaky', 'proof/ignored'],
} as const

/** The rows that name a failure; that findings are graded at all is one more. */
const ROWS: Readonly<Record<string, string>> = {
  EXECUTION_FAILURE: 'S1-51, ',
  VERIFY_FAILURE: 'S1-52, ',
  MALFORMED: 'S1-56, ',
}

const CASES = Object.entries(MEANS).flatMap(([meaning, ids]) =>
  ids.map((id) => {
    const check = ALL_CHECKS.find((one) => one.id === id)
    const [, failure = ''] = meaning.split(' ')
    return [`${id} (${check?.rows.join(', ')})`, meaning, `${ROWS[failure] ?? ''}S2-03`, check] as const
  }),
)

test.each(CASES)('%s %s (%s)', (_, meaning, _rows, check) => {
  expect(`${check?.severity === 'block' ? 'blocks' : 'warns'} ${check?.failure}`).toBe(meaning)
})

test('every check has its meaning here', () => {
  expect(Object.values(MEANS).flat().toSorted()).toEqual(ALL_CHECKS.map(({ id }) => id).toSorted())
})
