import { expect, test } from 'vitest'
import { ALL_CHECKS } from '../../src/engine/project/checks.ts'
import { runStage } from '../../src/gate/check.ts'
import { Config } from '../../src/model/config.ts'
import { facts } from '../support/facts.ts'
import { honestClaim, PLAN_FILE } from '../support/gate-scenario.ts'

const HARMFUL = /\bgit (?:reset|revert|rebase|checkout|restore|commit --amend|push)\b/

const others = [
  { from: 'b'.repeat(40), to: 'e'.repeat(40), count: 1, files: ['src/extra.js', 'src/gone.js'] },
]

const findings = (stage: 'artifacts' | 'proof', over: Parameters<typeof facts>[0]) =>
  runStage(ALL_CHECKS, stage, facts(over), Config.parse({})).findings

test('an executor whose only commit counts as another’s is told which, why, and what it can do', () => {
  const [found] = findings('artifacts', { filesChanged: [PLAN_FILE], others })
  expect(found).toMatchObject({ id: 'work/produced', severity: 'block' })
  expect(found?.message).toMatch(
    /commit eeeeeeeeeeee \(src\/extra\.js, src\/gone\.js\) is taken for a person's/,
  )
  expect(found?.message).toContain('nothing shows that a command of yours made it')
  expect(found?.message.length).toBeLessThan(240)
  expect(found?.fix).toMatch(/leave it as it is.* status: blocked/)
  expect(found?.fix).not.toMatch(HARMFUL)
})

test.each(['src/extra.js', 'src/gone.js'])(
  'a claim that lists %s, which a commit of another changed, is told that and not refused',
  (path) => {
    const { task, paths } = facts()
    const claimText = honestClaim(task, { files_modified: `[src/greeting.js, ${path}]` })
    const [found, ...more] = findings('proof', {
      claimText,
      others,
      paths: new Set([...paths, 'src/extra.js']),
    }).filter(({ id }) => id === 'proof/claim-matches')
    expect(more).toEqual([])
    expect(found).toMatchObject({ file: path, severity: 'warn' })
    expect(found?.message).toBe(
      "the claim lists it as modified, but the commit that changed it (eeeeeeeeeeee) is taken for a person's",
    )
    expect(found?.fix).not.toMatch(HARMFUL)
  },
)

test('a commit that was taken off the branch explains nothing', () => {
  const gone = others.map((each) => ({ ...each, removed: true as const }))
  const [found] = findings('artifacts', { filesChanged: [PLAN_FILE], others: gone })
  expect(found?.message).toMatch(/^no file was created or modified since b+, where the task began$/)
})
