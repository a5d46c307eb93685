import { expect, test } from 'vitest'
import { ALL_CHECKS } from '../../src/engine/project/checks.ts'
import { renderCheckDocs } from '../../src/gate/render-docs.ts'
import { REVIEWERS, roleOf } from '../../src/model/roles.ts'

const docs = renderCheckDocs(ALL_CHECKS)

test('the page has every check with its rule, its message, and what asks for it (S2-06, S2-07)', () => {
  for (const { id, summary, message, seed, rows } of ALL_CHECKS) {
    const section = docs.slice(docs.indexOf(`### ${id}\n`))
    expect(section.slice(0, section.indexOf('\n###', 5)), id).toContain(`Rule: ${summary}.`)
    expect(section).toContain(message)
    expect(section).toContain(seed === 'design' ? 'asked for by the design' : `asked for by seed ${seed}`)
    for (const row of rows) expect(section).toContain(row)
  }
})

test('the page has the flow of both layers, the failures and the tiers (S2-06)', () => {
  expect(docs).toContain('Layer 1, automatic')
  expect(docs).toContain('Layer 2, agents')
  expect(docs).toContain('| SPEC_VIOLATION | 1, all stages again, counted apart |')
  expect(docs).toContain('| TRIVIAL | SKIPPED | none |')
})

test('packet checks name the section of the format that they come from', () => {
  expect(docs).toContain('(Section 1, Spec Packet Format)')
})

test('every review has its place on the page, and what follows its failure', () => {
  for (const { id, failure } of REVIEWERS.flatMap((role) => roleOf(role).checks)) {
    expect(docs).toContain(`### ${id}\n`)
    expect(docs).toContain(`| ${failure} |`)
  }
})
