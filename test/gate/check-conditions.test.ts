import { describe, expect, test } from 'vitest'
import type { Remark } from '../../src/gate/check.ts'
import { assertions } from '../../src/gate/checks/claim/assertions.ts'
import { status } from '../../src/gate/checks/claim/status.ts'
import { endpoints } from '../../src/gate/checks/contract/endpoints.ts'
import { exists } from '../../src/gate/checks/output/exists.ts'
import { nonempty } from '../../src/gate/checks/output/nonempty.ts'
import { unchanged } from '../../src/gate/checks/plan/unchanged.ts'
import { claimMatches } from '../../src/gate/checks/proof/claim-matches.ts'
import { criteria } from '../../src/gate/checks/proof/criteria.ts'
import { ignored } from '../../src/gate/checks/proof/ignored.ts'
import { vacuous } from '../../src/gate/checks/proof/vacuous.ts'
import { verify } from '../../src/gate/checks/proof/verify.ts'
import { inside } from '../../src/gate/checks/scope/inside.ts'
import { fewer } from '../../src/gate/checks/tests/fewer.ts'
import { integrity } from '../../src/gate/checks/tests/integrity.ts'
import { held } from '../../src/gate/checks/work/held.ts'
import { history } from '../../src/gate/checks/work/history.ts'
import { produced } from '../../src/gate/checks/work/produced.ts'
import { Config } from '../../src/model/config.ts'
import { aChange, aRun, CONTRACT, facts, PACKET, taskWith, text } from '../support/facts.ts'
import { honestClaim, PLAN, PLAN_FILE } from '../support/gate-scenario.ts'

const { task, paths, plan } = facts()

/** What a check says of these facts, and how much it weighs where that differs from the check itself. */
const said = (
  check: { run(all: ReturnType<typeof facts>): Remark | readonly Remark[] | { skip: string } },
  over: Parameters<typeof facts>[0],
): string[] => {
  const answer = check.run(facts(over))
  if ('skip' in answer) return [`skip: ${answer.skip}`]
  return [answer].flat().map(({ message, severity }) => (severity ? `${severity}: ${message}` : message))
}

/** Conditions inside of checks that their fixtures, one case each way, cannot show. */
describe('inside of a check of the claim', () => {
  test('an executor that gives up is answered with its own advice, else with what is known of the error', () => {
    const gaveUp = (error: string) =>
      status.run(facts({ claimText: honestClaim(task, { status: 'failure', error: JSON.stringify(error) }) }))
    expect(gaveUp("Cannot find module 'uuid'\nuse crypto")).toMatchObject({ fix: 'use crypto' })
    expect(gaveUp("Cannot find module 'uuid'")).toMatchObject({ fix: 'Run `npm install uuid` first' })
  })

  test('a result may point to a heading, and the page has to have it (S2-26)', () => {
    const pointsTo = (heading: string) =>
      said(assertions, {
        task: taskWith({ packet: PACKET }),
        claimText: `## Assertion Results\n- A1: PASS — docs/use.md#${heading}\n\n${honestClaim(task)}`,
        cited: new Map([['docs/use.md', text('# Use\n\n## How to greet\n\nSay it.\n')]]),
      })
    expect(pointsTo('how-to-greet')).toEqual([])
    expect(pointsTo('how-to-leave')).toEqual([
      'Gate 2 (Assertion Audit) 2c evidence: A1 points to the heading "how-to-leave", which docs/use.md does not have (Section 11)',
    ])
  })
})

describe('inside of a check of the work', () => {
  test('an endpoint that may be declared in a form that is not known is a warning, not a refusal (S4-08)', () => {
    const wanted = ['POST /users', 'GET /none']
    const available = { found: new Set<string>(), unsure: new Set(['POST /users']) }
    const contract = { ...CONTRACT, apiEndpoints: wanted }
    expect(said(endpoints, { task: taskWith({ contract }), endpoints: available })).toEqual([
      'warn: endpoint POST /users may be declared, in a form that is not known or in a router that is mounted elsewhere',
      'endpoint GET /none not found',
    ])
  })

  test('an output exists as a folder with a file in it, and relative to a package of a monorepo', () => {
    for (const path of ['src/greeting.js/index.js', 'packages/a/src/greeting.js'])
      expect(exists.run(facts({ paths: new Set([path]) }))).toEqual([])
  })

  test('a file with nothing but blanks is empty, a short one is not', () => {
    const wrote = (words: string) => facts({ files: new Map([['src/greeting.js', text(words)]]) })
    expect(nonempty.run(wrote(' \n\n'))).toHaveLength(1)
    expect(nonempty.run(wrote('x\n'))).toEqual([])
  })

  test('every new line of a plan is listed, and one that was written twice is an edit too', () => {
    const planNow = (now: string) =>
      said(unchanged, { planText: new Map([[PLAN_FILE, { now, base: PLAN }]]) })
    const line = '  - **Do**: write it\n'
    expect(planNow(PLAN.replace(line, `${line}  - one\n  - two\n`))).toEqual([
      'the text of the task has a line that was not pinned: "- one"',
      'the text of the task has a line that was not pinned: "- two"',
    ])
    expect(planNow(PLAN.replace(line, `${line}${line}`))).toHaveLength(1)
  })

  test('a file outside of the scope is answered with the scope (S2-28)', () => {
    const fixes = (fileScope: string[]) =>
      [inside.run(facts({ task: taskWith({ packet: { ...PACKET, fileScope } }), filesChanged: ['b.js'] }))]
        .flat()
        .map((remark) => ('fix' in remark ? remark.fix?.split('; ').at(-1) : undefined))
    expect(fixes(['src/a.js', 'src/c.js'])).toEqual(['the scope is: src/a.js, src/c.js'])
    expect(fixes([])).toEqual(['the scope is: empty'])
  })

  test('one of several files of the task is enough, relative to a package of a monorepo too', () => {
    const several = taskWith({ files: ['src/greeting.js', 'src/more.js'] })
    const touched = (path: string) => said(produced, { task: several, filesChanged: [path] })
    expect(touched('packages/a/src/more.js')).toEqual([])
    expect(touched('packages/a/src/other.js')).toEqual([
      "warn: none of the task's files was touched since bbbbbbbbbbbb, where the task began: src/greeting.js, src/more.js",
    ])
  })

  test('the file of a person is taken out of the commit by commands of which the second needs the first', () => {
    const fixes = (was: { mode: string; id: string } | undefined) =>
      [held.run(facts({ held: [{ path: 'a b.js', task: '1.1', how: 'skipped', was }] }))]
        .flat()
        .map((remark) => ('fix' in remark ? remark.fix?.split('as it is: ').at(-1) : undefined))
    const commit = 'git commit -m "leave it to the person"'
    expect(fixes(undefined)).toEqual([`git update-index --force-remove -- 'a b.js' && ${commit}`])
    expect(fixes({ mode: '100644', id: 'e'.repeat(40) })).toEqual([
      `git update-index --cacheinfo '100644,${'e'.repeat(40)},a b.js' && ${commit}`,
    ])
  })

  test('work on another branch is refused, and merged only where the switch succeeded', () => {
    const on = (actual: string | undefined) => history.run(facts({ branch: { expected: 'main', actual } }))
    expect(on('main')).toEqual([])
    expect(on('side')).toMatchObject([
      {
        message: 'HEAD is on branch side, but the run works on main',
        fix: expect.stringContaining(': git switch main && git merge --ff-only side, and claim again;'),
      },
    ])
    expect(on(undefined)).toMatchObject([{ message: 'HEAD is detached, but the run works on main' }])
    expect(history.run(facts({ branch: undefined }))).toEqual([])
  })

  test('where somebody has switched to a branch of theirs, nobody is told to move that one', () => {
    const lost = [{ commit: 'b'.repeat(40), what: 'where the task began' }]
    const said = (actual: string) =>
      JSON.stringify(history.run(facts({ lost, branch: { expected: 'ultraplan/demo', actual } })))
    expect(said('ultraplan/demo')).toContain('git update-ref HEAD bbbbbbbbbbbb')
    expect(said('feature')).toContain('HEAD is on branch feature')
    expect(said('feature')).not.toContain('update-ref')
  })

  test.each(['a.test.js', 'vitest.config.js', 'package.json'])(
    'a commit of another that changed %s is a warning, and one that changed the product is none',
    (path) => {
      const others = [{ from: 'b'.repeat(40), to: 'e'.repeat(40), count: 1, files: [path, 'src/extra.js'] }]
      expect([integrity.run(facts({ others }))].flat()).toMatchObject([{ file: path, severity: 'warn' }])
    },
  )

  test('a new script that cannot fail is refused where one of the commands calls it', () => {
    const scripts = (all: object) => JSON.stringify({ scripts: all }, undefined, 2)
    const changes = [
      aChange('package.json', scripts({ a: 'b' }), scripts({ a: 'b', check: 'vitest run || true' })),
    ]
    const called = (command: string) => {
      const [first, ...rest] = plan.tasks
      const [proof] = task.verify
      if (!first || !proof) throw new Error('the plan of the fixtures has tasks with a verify')
      return said(integrity, {
        changes,
        plan: { ...plan, tasks: [{ ...first, verify: [{ ...proof, command }] }, ...rest] },
      })
    }
    expect(called('npm run check')).toEqual([expect.stringMatching(/^this cannot fail: /)])
    expect(called('npm run other')).toEqual([expect.stringMatching(/^warn: this cannot fail: /)])
  })
})

describe('inside of a check of the proof', () => {
  const counted = (output: string) => ({ runs: [aRun({}, { output })] })

  test('a criterion that only warns does not block', () => {
    const failed = (weight: 'warning' | 'blocking') =>
      criteria.run(facts({ runs: [aRun({ purpose: 'criterion', exitCode: 1 }, { weight })] }))
    expect(failed('warning')).toMatchObject([{ severity: 'warn' }])
    expect(failed('blocking')).toMatchObject([{ severity: undefined }])
  })

  test('a claim of more tests than the gate counted is refused', () => {
    const claimed = (count: number) =>
      said(claimMatches, {
        ...counted('Tests  3 passed (3)'),
        claimText: honestClaim(task).replace('The task is done.', `All ${count} tests passed.`),
      })
    expect(claimed(3)).toEqual([])
    expect(claimed(12)).toEqual(['the claim says that 12 tests passed, the gate measured 3'])
  })

  test('a commit that does not exist is refused, one that is elsewhere is a warning', () => {
    const names = (where: 'in-history' | 'elsewhere' | 'nowhere') =>
      said(claimMatches, { claimedCommits: new Map([['abcdef1', where]]) })
    expect(names('in-history')).toEqual([])
    expect(names('elsewhere')).toEqual([
      'warn: the claim names commit abcdef1, which is not in the history of HEAD',
    ])
    expect(names('nowhere')).toEqual(['the claim names commit abcdef1, which does not exist'])
  })

  test('a proof that passes only in the folder of the work names what it needs, where that is known', () => {
    const needs = (...needed: string[]) =>
      said(ignored, { ignored: [{ command: 'npm test', how: 'only-there', paths: needed }] })
    const message =
      '`npm test` passes only in the folder where the work was done and fails in a checkout of the commit'
    expect(needs()).toEqual([message])
    expect(needs('.env')).toEqual([`${message}: it needs .env, which git ignores`])
  })

  test('a verify that passed before the work is a warning, and refused where the configuration says so', () => {
    const message = 'the verify already passed before any work was done, so it shows little'
    const begun = (baseline: 'warn' | 'block' | 'off') =>
      said(vacuous, {
        config: Config.parse({ proof: { baseline } }),
        baseline: { green: true, output: '' },
      })
    expect(begun('warn')).toEqual([`warn: ${message}`])
    expect(begun('block')).toEqual([message])
    expect(begun('off')).toEqual([])
  })

  test('another number than the plan expects is refused, several numbers are a warning', () => {
    const [proof] = task.verify
    if (!proof) throw new Error('the task of the fixtures has a verify')
    const expected = { ...proof, expect: { text: 'returns 11', number: 11 } }
    const printed = (output: string) => said(verify, { runs: [aRun({}, { output, verify: expected })] })
    expect(printed('11\n')).toEqual([])
    expect(printed('7\n')).toEqual(['expected 11, as the plan says ("returns 11"), got 7'])
    expect(printed('7 of 8\n')).toEqual([
      'warn: the expectation "returns 11" could not be checked: no single number was printed',
    ])
  })

  test('fewer tests are a warning where the task takes a test file away, and refused otherwise', () => {
    const ran = (files: string[]) =>
      said(fewer, {
        ...counted('Tests  2 passed (2)'),
        baseline: { green: false, output: 'Tests  3 passed (3)' },
        task: taskWith({ files }),
        paths,
        changes: [aChange('old.test.js', "it('a', () => expect(1).toBe(f()))\n", undefined)],
      })
    expect(ran(['old.test.js'])).toEqual(['warn: the verify ran 2 tests, before the work it ran 3'])
    expect(ran(['src/greeting.js'])).toEqual(['the verify ran 2 tests, before the work it ran 3'])
  })
})
