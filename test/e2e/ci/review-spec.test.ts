import { describe, expect, test } from 'vitest'
import type { Part } from '../harness/cast.ts'
import { bash, executor, play, playPrint, say, specReviewer } from '../harness/index.ts'
import type { Scenario } from '../harness/scenario.ts'
import { claim } from '../support/claims.ts'
import { checklist, fileOf, honest, tick, titleOf } from '../support/review-plans.ts'
import { specReview } from '../support/verdicts.ts'

const PROGRESS = 'specs/demo/.progress.md'
const FILE = fileOf('1.1')

const scenario = (title: string, ids: string[], cast: Part[], config = ''): Scenario => ({
  title,
  files: {
    'specs/demo/tasks.md': checklist(ids.map((id) => ({ id }))),
    'specs/demo/design.md': '# Design\n\nEach file holds done.\n',
    [PROGRESS]: '# Progress\n\n- learned nothing yet\n',
    '.ultraplan/config.yaml': `review: { architect: false }\n${config}`,
  },
  prompt: '/ultraplan:implement demo',
  cast,
})

/** An executor that does a fix task. */
const fixer = (id: string, content: string, verify = `grep -q done ${FILE}`) =>
  executor({
    task: id,
    turns: [
      [bash(`echo "${content}" >> ${FILE} && ${tick(id)} && git add -A && git commit -qm 'fix: ${id}'`)],
      [say(claim(id, 'Fix', { files: [FILE], command: verify }))],
    ],
  })

const FAIL = specReview(
  'REVIEW_FAIL',
  [['quality', 'FAIL', `[code] ${FILE}:1 is written without care`]],
  [`${FILE}:1 write it with care`],
)
const PASS = specReview('REVIEW_PASS', [['quality', 'PASS', `${FILE}:1 is there`]])

/** One answer for each iteration of the review of task 1.1. */
const reviews = (...answers: string[]) =>
  specReviewer({
    task: '1.1',
    turns: [
      ({ newest }) => {
        const iteration = Number(/Review iteration: (\d) of 3/.exec(newest)?.[1])
        return say(answers[iteration - 1] ?? `no answer for iteration ${iteration}`)
      },
    ],
  })

describe.each(['print', 'screen'] as const)('in mode %s', (mode) => {
  test('a review that fails is fixed by a task of its own, and then passes (S0-13, S0-19, S0-22, S0-25..S0-28, S0-40, S0-44, S0-51..S0-54)', async () => {
    const stage = await play(
      scenario('fail, fix, pass', ['1.1'], [honest('1.1'), fixer('1.1.1', 'with care'), reviews(FAIL, PASS)]),
      { mode },
    )
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [
        { id: '1.1', status: 'approved', flags: [] },
        { id: '1.1.1', status: 'approved' },
      ],
    })
    expect(stage.repo.read(PROGRESS)).toBe(`# Progress

- learned nothing yet

### Review: execution (Task 0, Iteration 1)
Task 1.1: ${titleOf('1.1')}
- Status: REVIEW_FAIL
- Findings:
  - ${FILE}:1 is written without care
- Action: fix task added

### Review: execution (Task 0, Iteration 2)
Task 1.1: ${titleOf('1.1')}
- Status: REVIEW_PASS
- Findings:
  - quality: ${FILE}:1 is there
- Action: proceeded
`)
    expect(stage.repo.read('specs/demo/tasks.md')).toContain(`
- [x] 1.1.1 [FIX 1.1] Fix: ${FILE}:1 is written without care
  - **Do**: Address reviewer finding: ${FILE}:1 is written without care`)
    // What the engine writes is committed at once, separately from other work.
    expect(stage.repo.changes()).toEqual([])
    expect(stage.repo.log()).toEqual([
      'docs(demo): log the review of task 1.1',
      'fix: 1.1.1',
      'docs(demo): add fix task 1.1.1 from the review of task 1.1',
      `feat: write ${FILE}`,
      'Start',
    ])
    const [, second] = stage.asked('spec-reviewer')
    expect(second?.newest).toContain('Prior findings (from iteration 1):')
    expect(second?.newest).toContain(`1. ${FILE}:1 write it with care`)
    expect(stage.asked('spec-executor').find(({ task }) => task === '1.1.1')?.newest).toContain(
      'A reviewer did not accept the work',
    )
    const approved = stage.repo.git('for-each-ref', '--format=%(objectname)', 'refs/ultraplan')
    expect(approved).toBe(stage.repo.head())
  })
})

test('a review that fails three times goes on in ORANGE, with the warning of the seed (S0-31, S0-32, S2-36)', async () => {
  const { stage } = await playPrint(
    scenario(
      'three failures',
      ['1.1'],
      [honest('1.1'), fixer('1.1.1', 'once'), fixer('1.1.2', 'twice'), reviews(FAIL, FAIL, FAIL)],
    ),
    { limit: 480_000 },
  )
  expect(stage.status()).toMatchObject({
    state: 'finished',
    tasks: [{ id: '1.1', status: 'approved', flags: ['orange', 'review findings outstanding'] }, {}, {}],
  })
  expect(stage.repo.read(PROGRESS)).toMatch(
    /Iteration 3\)\nTask 1\.1: Write f1-1\.txt\n- Status: REVIEW_FAIL\n[\s\S]*- Action: warnings appended, proceeded\n\nMax iterations \(3\) reached without REVIEW_PASS\. Proceeding with best available implementation\. Outstanding issues: f1-1\.txt:1 is written without care\n$/,
  )
  expect(stage.cli('summary').stdout).toContain('is written without care')
})

test('findings about the spec become suggestions, and no fix task (S0-29, S0-30)', async () => {
  const onSpec = specReview('REVIEW_FAIL', [
    ['alignment', 'FAIL', '[spec] design.md does not say what done means'],
  ])
  const { stage } = await playPrint(scenario('path B', ['1.1'], [honest('1.1'), reviews(onSpec)]))
  expect(stage.status()).toMatchObject({
    state: 'finished',
    tasks: [{ id: '1.1', status: 'approved', flags: ['orange', 'review suggestions'] }],
  })
  expect(stage.repo.read(PROGRESS)).toMatch(
    /- Action: warnings appended, proceeded\n\n## Review Suggestions\n\n- Task 1\.1: design\.md does not say what done means\n$/,
  )
})

test('a reviewer with no signal is asked once more, then it goes on in ORANGE, visibly (S0-33, S0-34, R01)', async () => {
  const { stage } = await playPrint(
    scenario(
      'no signal',
      ['1.1'],
      [
        honest('1.1'),
        specReviewer({
          task: '1.1',
          turns: [say('It looks fine to me.'), say('I said that it looks fine.')],
        }),
      ],
    ),
  )
  expect(stage.asked('spec-reviewer')[1]?.newest).toContain('there is no signal')
  expect(stage.status()).toMatchObject({
    state: 'finished',
    tasks: [{ status: 'approved', flags: ['orange', 'review without signal'] }],
  })
  expect(stage.repo.read(PROGRESS)).toContain('- Status: REVIEW_PASS (no signal)\n')
})

test('a reviewer with both signals is asked once more; then its last line holds, ORANGE (R01)', async () => {
  const both = `${PASS}\n\nREVIEW_FAIL\n\nREVIEW_PASS`
  const { stage } = await playPrint(
    scenario(
      'both signals',
      ['1.1'],
      [honest('1.1'), specReviewer({ task: '1.1', turns: [say(both)], stubborn: true })],
    ),
  )
  expect(stage.asked('spec-reviewer')[1]?.newest).toContain('there are 3 signals where one was expected')
  expect(stage.status()).toMatchObject({
    state: 'finished',
    tasks: [{ status: 'approved', flags: ['orange', 'weak review'] }],
  })
})

test('every skip says where the next review is, which comes at the start, at a phase boundary and at the end (S0-14..S0-16, S0-18)', async () => {
  const ids = ['1.1', '1.2', '2.1', '2.2', '2.3']
  const { stage } = await playPrint(
    scenario('skips', ids, [
      ...ids.map((id) => honest(id)),
      specReviewer({ turns: [say(specReview('REVIEW_PASS'))] }),
    ]),
    { limit: 480_000 },
  )
  expect(stage.status()).toMatchObject({ state: 'finished' })
  expect(stage.asked('spec-reviewer').map(({ task }) => task)).toEqual(['1.1', '2.1', '2.3'])
  const lines = stage.repo
    .read(PROGRESS)
    .split('\n')
    .filter((line) => /^Skipping|^### /.test(line))
  expect(lines).toEqual([
    '### Review: execution (Task 0, Iteration 1)',
    'Skipping artifact review (next at task 2)',
    '### Review: execution (Task 2, Iteration 1)',
    'Skipping artifact review (next at task 4)',
    '### Review: execution (Task 4, Iteration 1)',
  ])
})

test('a fix that fails twice is taken back: the original stays and the run goes on (S0-58)', async () => {
  const broken = (attempt: number) =>
    executor({
      task: '1.1.1',
      attempt,
      turns: [
        [
          bash(
            `echo broken > ${FILE} && ${tick('1.1.1')} && git add -A && git commit -qm 'fix: break it ${attempt}'`,
          ),
        ],
        ...[1, 2, 3, 4].map(() => [
          say('I give up.\n\n```yaml\nstatus: failure\ntask_name: "1.1.1"\nerror: "no idea"\n```'),
        ]),
      ],
    })
  const { stage } = await playPrint(
    scenario('a bad fix', ['1.1'], [honest('1.1'), broken(1), broken(2), reviews(FAIL)]),
    { limit: 480_000 },
  )
  expect(stage.status()).toMatchObject({
    state: 'finished',
    tasks: [
      { id: '1.1', status: 'approved', flags: ['orange', 'review findings outstanding'] },
      { id: '1.1.1' },
    ],
  })
  expect(stage.repo.read(FILE)).toBe('done\n')
  expect(stage.repo.changes()).toEqual([])
  expect(stage.repo.read(PROGRESS)).toContain(
    'Fix task 1.1.1 failed twice. Proceeding with original implementation.',
  )
  expect(stage.repo.log()).toContain('revert(demo): keep the original implementation of task 1.1')
})
