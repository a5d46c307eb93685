import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { toYaml, type Yaml } from '../../src/view/yaml.ts'

test('words of a fixed list stand bare, everything a person or model wrote is quoted', () => {
  expect(
    toYaml({
      gate_status: 'VERIFYING',
      status: 'complete (unverified)',
      name: 'Task 3: x',
      skipped_by: 'user',
    }),
  ).toBe('gate_status: VERIFYING\nstatus: complete (unverified)\nname: "Task 3: x"\nskipped_by: "user"')
})

test('what would mean something else to YAML is quoted even there', () => {
  expect(toYaml({ status: 'no', verdict: 'APPROVED: yes' })).toBe('status: "no"\nverdict: "APPROVED: yes"')
})

test('lists, empty lists, nested entries and absent values', () => {
  expect(toYaml({ a: [], b: undefined, c: [{ d: 1, e: ['x'] }, 'y'], f: {} })).toBe(
    'a: []\nc:\n  - d: 1\n    e:\n      - "x"\n  - "y"\nf: {}',
  )
})

test('an average has its decimal', () => {
  expect(toYaml({ avg_attempts: 1 })).toBe('avg_attempts: 1.0')
})

test('several lines are shown as lines', () => {
  expect(toYaml({ verify: { output: ' a\n\nb' } })).toBe('verify:\n  output: |2-\n     a\n\n    b')
})

const key = fc
  .stringMatching(/^[a-z_]{1,12}$/)
  .filter(
    (name) =>
      !['y', 'n', 'no', 'on', 'yes', 'off', 'null', 'true', 'false'].includes(name) &&
      name !== 'avg_attempts',
  )
const leaf: fc.Arbitrary<Yaml> = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }).map((s) => s.replace(/\p{Surrogate}/gu, '')),
  fc.stringMatching(/^[ a\n:#'-]*$/),
  fc.integer(),
  fc.boolean(),
)
const tree = fc.letrec<{ map: { [key: string]: Yaml }; value: Yaml }>((tie) => ({
  map: fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  value: fc.oneof({ maxDepth: 3 }, leaf, fc.array(fc.oneof(leaf, tie('map')), { maxLength: 3 }), tie('map')),
}))

test('a YAML reader gets back exactly what was written', () => {
  fc.assert(
    fc.property(tree.map, (value) => {
      const written = toYaml(value as { [key: string]: Yaml })
      expect(parse(written) ?? {}).toEqual(JSON.parse(JSON.stringify(value)))
    }),
    { numRuns: 300 },
  )
})
