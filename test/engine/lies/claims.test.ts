import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { honestClaim, makeScenario, type Scenario } from '../../support/gate-scenario.ts'
import { expectCaught } from '../../support/verdicts.ts'

let scenario: Scenario

/** A claim changes nothing, so one repository with the task done serves all of them. */
beforeAll(() => {
  scenario = makeScenario()
  scenario.work()
})
afterAll(() => scenario.dispose())

describe('signals', () => {
  test('E01 no signal at all is caught (S0-08, S0-10, S0-11, S0-69)', async () => {
    const claim = honestClaim(scenario.task).replace(/TASK_COMPLETE$/, 'All done.')
    expectCaught(await scenario.judge(claim), 'claim/signal', 'FALSE_CLAIM', 'does not end with')
  })

  test.each([
    ['in a sentence', 'I would say TASK_COMPLETE now.'],
    ['in a quotation', '> TASK_COMPLETE'],
    ['in a code fence', '```\nTASK_COMPLETE\n```'],
    ['in a fence that is never closed', '```\nTASK_COMPLETE'],
    ['in indented code', 'So:\n\n    TASK_COMPLETE'],
    ['in a comment', '<!--\nTASK_COMPLETE'],
    ['as part of a word', 'NOT_TASK_COMPLETE'],
  ])('E02 the signal %s only is caught (S0-09)', async (_, ending) => {
    const claim = honestClaim(scenario.task).replace(/TASK_COMPLETE$/, ending)
    expectCaught(await scenario.judge(claim), 'claim/signal', 'FALSE_CLAIM', 'not the last line')
  })

  test('E03 a signal that is taken back is caught', async () => {
    const claim = `${honestClaim(scenario.task)}\n\nActually, one test still fails.`
    expectCaught(await scenario.judge(claim), 'claim/signal', 'FALSE_CLAIM', 'not the last line')
  })
})

describe('contradictions', () => {
  const withText = (text: string) => {
    return scenario.judge(honestClaim(scenario.task).replace('The task is done.', text))
  }

  test.each([
    ['E04', 'The deployment requires manual steps.'],
    ['E05', 'The last part cannot be automated.'],
    ['E06', 'I could not complete the migration.'],
    ['E07', 'This needs human review.'],
    ['E08', 'Some manual intervention is left.'],
    ['E09', 'It **requires** _manual_ steps.'],
    ['E09', 'It REQUIRES Manual steps.'],
    ['E09', 'It requires\nmanual steps.'],
    ['E09', '| step | state |\n| --- | --- |\n| deploy | requires manual work |'],
    ['E09', '- [x] code\n- deploy requires\u00a0manual work'],
    ['E09', '## Manual intervention needed'],
    ['E09', "It can't be automated."],
    ['origin', 'Manual testing required.'],
    ['origin', 'Done, but some manual verification is needed on Windows.'],
    ['origin', 'I was unable to complete the tests.'],
    ['negated twice', 'This is not possible without manual intervention.'],
    ['negation elsewhere', 'There are no tests, so it requires manual checks.'],
    ['not only', 'It not only requires manual steps.'],
  ])('%s %j is caught (S0-04, S0-05, S0-06, S0-66)', async (_, text) => {
    const result = await withText(text)
    expectCaught(
      result,
      'claim/contradiction',
      'FALSE_CLAIM',
      /^CONTRADICTION: claimed completion while admitting failure/,
    )
  })

  test('E04 the phrase in the evidence of the result is caught too', async () => {
    const claim = honestClaim(scenario.task, { evidence: '"the last step requires manual work"' })
    expectCaught(await scenario.judge(claim), 'claim/contradiction', 'FALSE_CLAIM')
  })
})

describe('result blocks', () => {
  const withFields = (fields: Record<string, string>) => {
    return scenario.judge(honestClaim(scenario.task, fields))
  }

  test('E10 a missing result block is caught, and a correct one is shown (S1-56)', async () => {
    const result = await scenario.judge('The task is done.\n\nTASK_COMPLETE')
    expectCaught(result, 'claim/result', 'MALFORMED', 'the result block is missing')
    expect(result.findings[0]?.fix).toContain('task_name: "Task 1.2: Add the greeting"')
  })

  test('E10 a block that is not YAML is caught with the words of the parser (S1-71)', async () => {
    const claim = honestClaim(scenario.task, { evidence: '"unclosed' })
    expectCaught(await scenario.judge(claim), 'claim/result', 'MALFORMED', /not YAML: Missing closing "quote/)
  })

  test('E10 an unknown status is caught (S1-14, S1-71)', async () => {
    expectCaught(
      await withFields({ status: 'done' }),
      'claim/result',
      'MALFORMED',
      'status: expected success, failure, blocked, got "done"',
    )
  })

  test('E10 two blocks are caught', async () => {
    const claim = honestClaim(scenario.task)
    const block = /```yaml[\s\S]*?```/.exec(claim)?.[0] ?? ''
    expectCaught(
      await scenario.judge(claim.replace(block, `${block}\n\n${block}`)),
      'claim/result',
      'MALFORMED',
      '2 result blocks',
    )
  })

  test.each([
    ['task_name', 'null', /^task_name: expected the name of the task, got nothing/],
    ['files_modified', 'none', /^files_modified: expected a list of paths, got "none"/],
    ['verification', 'null', /^verification: expected command/],
    ['verification', '{ command: "", exit_code: 0 }', /^verification\.command: expected the command/],
    ['verification', '{ command: x }', /^verification\.exit_code: expected a number, got nothing/],
    ['done_criteria_met', '"yes"', /^done_criteria_met: expected true or false, got "yes"/],
    ['evidence', '""', /^evidence: expected what shows/],
  ])(
    'E10 %s: %s is named with what was expected (S1-15 to S1-19, S1-24, S1-42, S1-44)',
    async (field, value, said) => {
      expectCaught(await withFields({ [field]: value }), 'claim/result', 'MALFORMED', said)
    },
  )

  test('E11 success with exit code 1 is caught (S1-27)', async () => {
    const result = await withFields({ verification: '{ command: x, exit_code: 1, output_summary: "" }' })
    expectCaught(
      result,
      'claim/result',
      'MALFORMED',
      'verification.exit_code: expected 0 for status success, got 1',
    )
  })

  test('E11 success with done_criteria_met false is caught (S1-44)', async () => {
    expectCaught(
      await withFields({ done_criteria_met: 'false' }),
      'claim/result',
      'MALFORMED',
      'done_criteria_met: expected true',
    )
  })

  test.each([['failure'], ['blocked']])('E12 status %s beside TASK_COMPLETE is caught', async (status) => {
    const result = await withFields({ status, error: '"no module uuid"' })
    expectCaught(result, 'claim/contradiction', 'FALSE_CLAIM', `status: ${status} beside TASK_COMPLETE`)
  })

  test.each([
    ['"Task 1.3: Add the farewell"'],
    ['"Add the farewell"'],
    ['"1.2.1 Add the greeting"'],
    ['"something else"'],
  ])('E13 the result of another task (%s) is caught', async (name) => {
    expectCaught(
      await withFields({ task_name: name }),
      'claim/result',
      'MALFORMED',
      /^task_name: expected "Task 1.2: Add the greeting"/,
    )
  })

  test('E13 the same evidence for two tasks is caught', async () => {
    const evidence = '"wrote the module, ran the command, saw it pass, and committed everything"'
    const result = await scenario.judge(honestClaim(scenario.task, { evidence }), {
      earlierClaims: {
        '1.1': honestClaim({ ...scenario.task, id: '1.1', title: 'Lay the ground' }, { evidence }),
      },
    })
    expectCaught(result, 'claim/result', 'FALSE_CLAIM', 'word for word that of task 1.1')
  })
})

test('E40 a claim while the own background shell still runs is caught', async () => {
  const backgroundTasks = [{ id: 'b7f', type: 'shell', status: 'running' }]
  expectCaught(
    await scenario.judge(undefined, { backgroundTasks }),
    'claim/settled',
    'FALSE_CLAIM',
    'background shell b7f still runs',
  )
})

test('an honest failure fails without being called a lie (S1-21, S1-51)', async () => {
  const claim = honestClaim(scenario.task, { status: 'failure', error: '"no module uuid"' }).replace(
    'TASK_COMPLETE',
    '',
  )
  const result = await scenario.judge(claim)
  expect(result).toMatchObject({ outcome: 'FAILED', failure: 'EXECUTION_FAILURE', stage: 'claim' })
  expect(result.findings).toHaveLength(1)
})

test('an honest blocked is BLOCKED with its cause (S1-22, S1-54)', async () => {
  const claim = honestClaim(scenario.task, { status: 'blocked', error: '"task 1.1 left no file"' }).replace(
    'TASK_COMPLETE',
    '',
  )
  const result = await scenario.judge(claim)
  expect(result).toMatchObject({ outcome: 'BLOCKED', failure: 'BLOCKED' })
  expect(result.findings[0]?.message).toBe('the executor reports blocked: task 1.1 left no file')
  // The error names the task that has to come first (S1-63).
  expect(result.blockedBy).toBe('1.1')
})

describe('a claim whose command is not the one of the plan (S1-24)', () => {
  const other = () =>
    honestClaim(scenario.task, { verification: '{ command: "true", exit_code: 0, output_summary: "" }' })
  const asked = () => scenario.task.verify[0]?.command ?? ''

  test('is caught, if the transcript shows that the plan\u2019s was never run', async () => {
    const result = await scenario.judge(other(), { ranCommands: ['git add -A', `echo ${asked()}`] })
    expectCaught(result, 'claim/command', 'FALSE_CLAIM', 'which was never run')
  })

  test('is shown, if it was copied from the plan and no call that was let through ran it', async () => {
    const refused = `${asked()}\tPermission to use Bash has been denied`
    const said = {
      id: 'claim/command',
      result: 'pass',
      detail: expect.stringContaining('no call of the executor ran'),
    }
    for (const ranCommands of [
      ['git add -A', 'git commit -m x'],
      [refused, 'git commit -m x'],
    ])
      expect(await scenario.judge(undefined, { ranCommands })).toMatchObject({
        outcome: 'PASSED',
        findings: [],
        checks: expect.arrayContaining([expect.objectContaining(said)]),
      })
    const ran = [`timeout 60 ${asked()} 2>&1 | tail -5`]
    const { checks } = await scenario.judge(undefined, { ranCommands: ran })
    expect(checks.find(({ id }) => id === 'claim/command')).not.toHaveProperty('detail')
  })

  test('is a warning, if it was run too, or the transcript is not there', async () => {
    for (const change of [{ ranCommands: [`cd . && ${asked()} 2>&1 | tail -5`] }, {}])
      expect(await scenario.judge(other(), change)).toMatchObject({
        outcome: 'PASSED',
        findings: [{ id: 'claim/command', severity: 'warn', message: expect.stringContaining(asked()) }],
      })
  })
})

test('a command that failed and was never repeated with success is a warning (S3-24)', async () => {
  const failed = 'npm run build\tExit code 2'
  expect(await scenario.judge(undefined, { ranCommands: [failed, 'git add -A'] })).toMatchObject({
    outcome: 'PASSED',
    findings: [
      { id: 'claim/tool-calls', severity: 'warn', message: expect.stringContaining('npm run build') },
    ],
  })
  const repeated = await scenario.judge(undefined, { ranCommands: [failed, 'npm run build'] })
  expect(repeated.findings).toEqual([])
})
