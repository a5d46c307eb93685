import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ALL_CHECKS } from '../../../src/engine/project/checks.ts'
import type { Check, Remark } from '../../../src/gate/check.ts'
import { PACKET_RULES } from '../../../src/plan/packet/rules/index.ts'
import { type Fixture, facts } from '../../support/facts.ts'

const HERE = import.meta.dirname
const SOURCE = join(HERE, '../../../src/gate/checks')

const fixtureOf = async ({ id }: Check): Promise<Fixture> =>
  (await import(join(HERE, `${id}.fixture.ts`))).fixture
const remarks = (answer: ReturnType<Check['run']>): readonly Remark[] =>
  'skip' in answer ? [] : [answer].flat()

describe.each(ALL_CHECKS)('$id', (check) => {
  test('has a file of its own, named by its id; rules of packets are entries of their table', () => {
    if (check.id.startsWith('packet/')) expect(PACKET_RULES.map(({ id }) => id)).toContain(check.id)
    else expect(existsSync(join(SOURCE, `${check.id}.ts`))).toBe(true)
  })

  test('has nothing against its passing fixture, and looks at it', async () => {
    const { passing } = await fixtureOf(check)
    expect(check.run(passing)).toEqual([])
  })

  test('says what is wrong with its failing fixture', async () => {
    const { failing, says } = await fixtureOf(check)
    const found = remarks(check.run(failing))
    expect(found.map(({ message }) => message)).toContainEqual(expect.stringMatching(says))
    expect(found.every(({ severity }) => severity !== 'note')).toBe(true)
  })

  test('has nothing against honest work', () => {
    const answer = check.run(facts())
    expect('skip' in answer ? [] : answer).toEqual([])
  })

  test('says which seed asks for it, by its rows, in words that fit the grammar', () => {
    expect(check.summary).not.toMatch(/^[A-Z](?![A-Z_])|[.!]$/)
    expect(check.message).not.toBe('')
    if (check.seed !== 'design') expect(check.rows.length).toBeGreaterThan(0)
    for (const row of check.rows) expect(row).toMatch(/^S[0-4]-\d+$/)
  })

  test('may be lowered only where no seed blocks', () => {
    const seedBlocks = check.seed !== 'design' && check.severity === 'block'
    expect(seedBlocks && check.tunable).toBe(false)
  })
})

test('every fixture and every file belongs to a check, and every id is there once', () => {
  const ids = ALL_CHECKS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const files = (folder: string, ending: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(ending) && path.includes('/'))
      .map((path) => path.slice(0, -ending.length))
  expect(files(HERE, '.fixture.ts').sort()).toEqual([...ids].sort())
  const sources = files(SOURCE, '.ts').filter((path) => !path.startsWith('packet/'))
  expect(sources.sort()).toEqual(ids.filter((id) => !id.startsWith('packet/')).sort())
})
