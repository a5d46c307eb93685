import { expect, test } from 'vitest'
import { engineFile } from '../../src/gate/plan-text.ts'
import { readTasksMd } from '../../src/plan/formats/tasks-md.ts'

const { plan } = readTasksMd('- [ ] 1.1 Write a\n', 'specs/demo/tasks.md')

test('an executor may edit the plan, the log, and in a parallel group a log of its own', () => {
  for (const path of ['specs/demo/tasks.md', 'specs/demo/.progress.md', 'specs/demo/.progress-1.2.md']) {
    expect(engineFile(plan, path)).toBe(true)
  }
})

test('an executor may edit no other file of the spec, and no log elsewhere', () => {
  for (const path of [
    'specs/demo/design.md',
    'specs/other/.progress.md',
    'specs/demo/.progress-1.2.ts',
    '.progress.md',
  ]) {
    expect(engineFile(plan, path)).toBe(false)
  }
})
