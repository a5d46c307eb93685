import { describe, expect, test } from 'vitest'
import { makeScenario, PLAN } from '../../support/gate-scenario.ts'
import { expectUntouched } from '../../support/verdicts.ts'

const VERIFY = 'grep -q hello src/greeting.js'
const CHECK = `node -e 'require("./src/local")' && ${VERIFY}`

/** The task is done, and something lies there that git ignores. */
function judged(verify: string, ignored: Record<string, string>, config: unknown = {}) {
  const scenario = makeScenario({
    plan: PLAN.replace(VERIFY, verify),
    files: { '.gitignore': 'dist/\n*.local\nsrc/local.js\nnode_modules\n.env\n' },
    config,
  })
  scenario.repository.write(ignored)
  scenario.work()
  return scenario.judge()
}
const said = ({ findings }: Awaited<ReturnType<typeof judged>>) =>
  findings.filter(({ id }) => id === 'proof/ignored').map(({ message }) => message)

describe('a proof that rests on what git ignores', () => {
  test('E28 is shown when the command looks at it and does not make it', async () => {
    const result = await judged(`test -s dist/greeting.js && ${VERIFY}`, { 'dist/greeting.js': 'x\n' })
    expectUntouched(result, 'ORANGE')
    expect(said(result)).toEqual([expect.stringContaining('looks at dist/greeting.js, which git ignores')])
    expect(result.confidence).toBe(0.9)
  })

  test('E28 is shown when the command fails on the commit alone', async () => {
    const result = await judged(CHECK, {
      'src/local.js': 'module.exports = 1\n',
    })
    expectUntouched(result, 'ORANGE')
    expect(said(result)).toEqual([
      expect.stringContaining(
        'passes because of src/local.js, which git ignores: it fails on the commit alone',
      ),
    ])
  })

  test('E28 may be made to block by a configuration', async () => {
    const config = { checks: { 'proof/ignored': 'block' } }
    const result = await judged(
      `test -s dist/greeting.js && ${VERIFY}`,
      { 'dist/greeting.js': 'x\n' },
      config,
    )
    expect(result).toMatchObject({ outcome: 'FAILED', failure: 'VERIFY_FAILURE' })
  })

  test('E28 fails in a clean room, where none of it lies', async () => {
    const config = { proof: { room: 'clean' } }
    const result = await judged(
      `test -s dist/greeting.js && ${VERIFY}`,
      { 'dist/greeting.js': 'x\n' },
      config,
    )
    expect(result).toMatchObject({ outcome: 'FAILED', failure: 'VERIFY_FAILURE' })
    expect(result.checks).toContainEqual(expect.objectContaining({ id: 'proof/ignored', result: 'skip' }))
  })
})

describe('H07 what git ignores and no proof rests on', () => {
  test.each([
    [
      'made by the command',
      `mkdir -p dist && cp src/greeting.js dist/ && grep -q hello dist/greeting.js`,
      {},
    ],
    [
      'made anew by the command',
      `cp src/greeting.js dist/greeting.js && grep -q hello dist/greeting.js`,
      { 'dist/greeting.js': 'old\n' },
    ],
    ['not needed', VERIFY, { 'notes.local': 'x\n', 'dist/x.js': 'x\n' }],
    ['dependencies', `test -s node_modules/a/index.js && ${VERIFY}`, { 'node_modules/a/index.js': 'x\n' }],
    ['the environment', `. ./.env && ${VERIFY}`, { '.env': 'A=1\n' }],
  ])('%s is left alone', async (_, verify, ignored) => {
    const result = await judged(verify, ignored)
    expect(said(result)).toEqual([])
    expectUntouched(result)
  })
})
