import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeScenario, PLAN } from '../../support/gate-scenario.ts'
import { expectUntouched } from '../../support/verdicts.ts'

const VERIFY = 'grep -q hello src/greeting.js'
const CHECK = `node -e 'require("./src/local")' && ${VERIFY}`

/** The task is done, and something lies there that git ignores: from before the task, or made by its executor. */
function scenarioWith(verify: string, ignored: Record<string, string>, config: unknown = {}) {
  const scenario = makeScenario({
    plan: PLAN.replace(VERIFY, verify),
    files: { '.gitignore': 'dist/\n*.local\nsrc/local.js\nnode_modules\n.env\n' },
    config,
  })
  scenario.repository.write(ignored)
  scenario.work()
  return scenario
}
const judged = (...args: Parameters<typeof scenarioWith>) => scenarioWith(...args).judge()
/** The same with all of it there before the task was dispatched. */
function judgedAfter(...args: Parameters<typeof scenarioWith>) {
  const scenario = scenarioWith(...args)
  const { ticket } = scenario
  return scenario.judge(undefined, {
    ticket: { ...ticket, issuedAt: new Date(Date.now() + 1000).toISOString() },
  })
}
const TREE = { proof: { checkout: 'tree' } }
const said = ({ findings }: Awaited<ReturnType<typeof judged>>) =>
  findings.filter(({ id }) => id === 'proof/ignored').map(({ message }) => message)

describe('a proof that depends on an ignored file that its executor made', () => {
  test('E28 is shown with the file when it passes only where the work was done', async () => {
    const result = await judged(`test -s dist/greeting.js && ${VERIFY}`, { 'dist/greeting.js': 'x\n' })
    expectUntouched(result, 'ORANGE')
    expect(said(result)).toEqual([
      expect.stringMatching(
        /passes only in the folder where the work was done.*needs dist\/greeting\.js, which/,
      ),
    ])
    expect(result.findings.find(({ id }) => id === 'proof/ignored')?.fix).toContain('set `proof.setup`')
    expect(result.commands.map(({ room, exitCode }) => [room, exitCode])).toEqual([
      ['checkout', 1],
      ['tree', 0],
    ])
  })

  test('E28 is refused when the folder has anything uncommitted, and the executor is told what was missing', async () => {
    const scenario = scenarioWith(`test -s dist/greeting.js && ${VERIFY}`, { 'dist/greeting.js': 'x\n' })
    scenario.repository.write({ 'README.md': 'half a sentence' })
    const result = await scenario.judge(undefined, { stages: ['proof'] })
    expect(result).toMatchObject({ outcome: 'FAILED', failure: 'VERIFY_FAILURE' })
    expect(result.commands.map(({ room }) => room)).toEqual(['checkout'])
    expect(result.findings[0]?.fix).toContain('without dist/greeting.js: git ignores that')
    expect(scenario.repository.read('README.md')).toBe('half a sentence')
  })

  test('E28 E32 a command that passes there by chance is flaky, and refused', async () => {
    const chance = 'n=$(cat "$COUNT" 2>/dev/null || echo 0); echo $((n+1)) > "$COUNT"; test "$n" -gt 0'
    const scenario = scenarioWith(chance, {})
    const env = { PATH: process.env.PATH, COUNT: join(scenario.journalDir, 'count') }
    expect(await scenario.judge(undefined, { env })).toMatchObject({
      outcome: 'FAILED',
      failure: 'VERIFY_FAILURE',
      commands: [{ exitCode: 1, room: 'checkout' }],
    })
  })
})

describe('in the folder where the work was done (`proof.checkout: tree`), a proof that depends on ignored files', () => {
  test('E28 is shown when the command looks at it and does not make it', async () => {
    const result = await judged(
      `test -s dist/greeting.js && ${VERIFY}`,
      { 'dist/greeting.js': 'x\n' },
      { proof: { room: 'tree' } },
    )
    expectUntouched(result, 'ORANGE')
    expect(said(result)).toEqual([expect.stringContaining('looks at dist/greeting.js, which git ignores')])
    expect(result.confidence).toBe(0.9)
  })

  test('E28 is shown when the command fails on the commit alone', async () => {
    const result = await judged(CHECK, { 'src/local.js': 'module.exports = 1\n' }, TREE)
    expectUntouched(result, 'ORANGE')
    expect(said(result)).toEqual([
      expect.stringContaining(
        'passes because of src/local.js, which git ignores: it fails on the commit alone',
      ),
    ])
  })

  test('E28 may be made to block by a configuration', async () => {
    const config = { checks: { 'proof/ignored': 'block' }, ...TREE }
    const result = await judged(
      `test -s dist/greeting.js && ${VERIFY}`,
      { 'dist/greeting.js': 'x\n' },
      config,
    )
    expect(result).toMatchObject({ outcome: 'FAILED', failure: 'VERIFY_FAILURE' })
  })

  test('E28 fails in a clean checkout, where none of it is', async () => {
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

describe('H07 ignored files that no proof depends on', () => {
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
  ])('%s is left alone, whichever folder proves', async (_, verify, ignored) => {
    for (const result of [await judged(verify, ignored, TREE), await judgedAfter(verify, ignored)]) {
      expect(said(result)).toEqual([])
      expectUntouched(result)
      expect(result.commands.every(({ exitCode }) => exitCode === 0)).toBe(true)
    }
  })

  test('build output from before the task, and packages of whatever time, are there', async () => {
    const verify = `test -s dist/old.js && test -s node_modules/a/index.js && ${VERIFY}`
    const ignored = { 'dist/old.js': 'x\n', 'node_modules/a/index.js': 'x\n' }
    const result = await judgedAfter(verify, ignored)
    expectUntouched(result)
    expect(result.commands).toMatchObject([{ room: 'checkout', exitCode: 0 }])
  })
})
