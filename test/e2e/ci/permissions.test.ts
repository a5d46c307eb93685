import { describe, expect, test } from 'vitest'
import { bash, edit, executor, flagged, openStage, say, tool, write } from '../harness/index.ts'
import type { Screen } from '../harness/screen-client.ts'
import type { Step } from '../harness/steps.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { claim } from '../support/claims.ts'
import { checklist, NO_REVIEW } from '../support/plans.ts'
import { setUp, trust } from '../support/set-up.ts'

const COMMAND = 'sh check.sh 1.1'
const files = {
  'specs/demo/tasks.md': checklist([{ id: '1.1', title: 'Write 1.1', files: ['1.1.txt'], verify: COMMAND }]),
  '.ultraplan/config.yaml': NO_REVIEW,
  'check.sh': 'grep -qx "done-$1" "$1.txt"\n',
}
const work: Step[][] = [
  [write('1.1.txt', 'done-1.1\n')],
  [tool('Read', { file_path: 'specs/demo/tasks.md' })],
  [edit('specs/demo/tasks.md', '- [ ] 1.1 ', '- [x] 1.1 ')],
]
const verify: Step[] = [bash(COMMAND)]
const commit: Step[] = [bash("git add -A && git commit -qm 'feat: task 1.1'")]
const done = claim('1.1', 'Write 1.1', { files: ['1.1.txt'], command: COMMAND })
const blocked = [
  'I may not commit.',
  '',
  '```yaml',
  'status: blocked',
  'task_name: "Task 1.1: Write 1.1"',
  'error: the commit was not allowed',
  '```',
].join('\n')

const story = (title: string, turns: Step[][]) => ({
  title,
  files,
  prompt: '/ultraplan:implement demo',
  cast: [executor({ task: '1.1', turns })],
})
const honest = [...work, verify, commit, [say(done)]]
const handIn = (message: string): Step[] => [tool('SubagentHandback', { message })]
const RULES = ['permission_waiting', 'permission_given', 'permission_denied']

describe('with the rules that init writes', () => {
  test('and the mode that its person asked for, a run in -p goes through, and nobody is asked', async () => {
    const stage = await openStage(story('unattended', honest))
    setUp(stage, '--mode', 'acceptEdits')
    const run = await stage.print('/ultraplan:implement demo', { bypassPermissions: false })
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 1 }] })
    expect(stage.journal().filter(({ type }) => RULES.includes(type))).toEqual([])
    expect(JSON.stringify(run.stream)).not.toContain('would stop for permission')
  })

  test.each(['print', 'screen'] as const)(
    'auto mode, where agents hand in by a tool call: the call is the claim, and a false one is not made (%s)',
    async (mode) => {
      const turns = [...work.slice(0, 1), verify, handIn(done), ...work.slice(1), commit, handIn(done)]
      const stage = await openStage(story('handing in by a call', turns))
      setUp(stage)
      const options = { bypassPermissions: false, args: ['--permission-mode', 'auto'] }
      if (mode === 'print') await stage.print('/ultraplan:implement demo', options)
      else {
        const screen = await stage.screen(options)
        await screen.type('/ultraplan:implement demo')
        await stage.waitForJournal('run_finished')
        await screen.waitForIdle()
      }
      expect(stage.journal('gate_judged').map(({ result }) => result)).toMatchObject([
        {
          outcome: 'FAILED',
          findings: expect.arrayContaining([expect.objectContaining({ id: 'plan/checkmark' })]),
        },
        { outcome: 'PASSED' },
      ])
      expect(stage.asked('spec-executor')[3]?.newest).toContain('[plan/checkmark]')
      // A report that the client passes on is not a person's prompt.
      expect(stage.journal('prompt_seen')).toEqual([])
      expect(stage.status()).toMatchObject({
        state: 'finished',
        tasks: [{ status: 'approved', attempts: 1 }],
      })
    },
  )
})

describe('with the rules that init writes, in auto mode', () => {
  const shell = bash('until [ -e stop.txt ]; do sleep 0.1; done', { run_in_background: true })
  test.each(['print', 'screen'] as const)(
    'E40 a shell that still runs when an agent hands in is seen, and one that has ended is not (%s)',
    async (mode) => {
      const turns = [
        ...work.slice(0, 1),
        [bash('true', { run_in_background: true })],
        [shell],
        ...work.slice(1),
        commit,
        handIn(done),
        [write('stop.txt', 'x\n')],
        commit,
        handIn(done),
      ]
      const stage = await openStage(story('a shell behind a call', turns))
      setUp(stage)
      const options = { bypassPermissions: false, args: ['--permission-mode', 'auto'] }
      if (mode === 'print') await stage.print('/ultraplan:implement demo', options)
      else {
        const screen = await stage.screen(options)
        await screen.type('/ultraplan:implement demo')
        await stage.waitForJournal('run_finished')
        await screen.waitForIdle()
      }
      const results = stage.journal('gate_judged').map(({ result }) => result)
      expect(results).toMatchObject([
        {
          outcome: 'FAILED',
          findings: [{ id: 'claim/settled', message: expect.stringContaining('still runs') }],
        },
        {
          outcome: 'PASSED',
          checks: expect.arrayContaining([expect.objectContaining({ id: 'claim/settled', result: 'pass' })]),
        },
      ])
      expect(stage.status()).toMatchObject({
        state: 'finished',
        tasks: [{ status: 'approved', attempts: 1 }],
      })
    },
  )
})

test('auto mode: the next step comes with an agent’s report, and no instruction for a model is on the screen', async () => {
  const ids = ['1.1', '1.2']
  const turns = (id: string): Step[][] => [
    [bash(`echo done-${id} > ${id}.txt && sed -i 's/- \\[ \\] ${id} /- [x] ${id} /' specs/demo/tasks.md`)],
    [bash(`git add ${id}.txt specs && git commit -qm 'feat: task ${id}'`)],
    handIn(claim(id, `Write ${id}`, { files: [`${id}.txt`], command: `sh check.sh ${id}` })),
  ]
  const tasks = ids.map((id) => ({
    id,
    title: `Write ${id}`,
    files: [`${id}.txt`],
    verify: `sh check.sh ${id}`,
  }))
  const stage = await openStage({
    ...story('two reports', []),
    files: { ...files, 'specs/demo/tasks.md': checklist(tasks) },
    cast: ids.map((task) => executor({ task, turns: turns(task) })),
  })
  const screen = await stage.screen({
    bypassPermissions: false,
    args: ['--permission-mode', 'auto'],
    rows: 200,
  })
  await screen.type('/ultraplan:implement demo')
  await stage.waitForJournal('run_finished')
  await screen.waitForIdle()
  expect(screen.screen()).not.toMatch(/ultraplan:next|Stop hook feedback/)
  // One for the start and one for each report.
  expect(stage.asked('coordinator')).toHaveLength(3)
  expect(stage.problems()).toEqual([])
})

describe('without them', () => {
  test.each([
    ['acceptEdits', 'Bash(git add *), Bash(git commit *)'],
    ['dontAsk', 'Bash(git add *), Bash(git commit *)'],
  ])(
    'a commit that is denied in mode %s blocks the task, with the rule that is missing',
    async (mode, rule) => {
      const turns = mode === 'dontAsk' ? [commit, [say(blocked)]] : [...work, commit, [say(blocked)]]
      const stage = await openStage(story('a denial', turns))
      const run = await stage.print('/ultraplan:implement demo', {
        bypassPermissions: false,
        args: ['--permission-mode', mode],
      })
      expect(JSON.stringify(run.stream)).toContain('this run would stop for permission')
      expect(stage.journal('gate_judged')).toMatchObject([
        { result: { outcome: 'BLOCKED', findings: [{ id: 'permission/denied' }, { id: 'claim/status' }] } },
      ])
      expect(stage.status()).toMatchObject({ tasks: [{ status: 'blocked', attempts: 1 }] })
      expect(stage.cli('status').stdout.replace(/\s+/g, ' ')).toContain(`missing: ${rule}`)
    },
  )

  test('auto mode refuses by itself: the same', async () => {
    const flaggedCommit = commit.map((step) => flagged(step, 'it commits'))
    const stage = await openStage(story('the classifier says no', [flaggedCommit, handIn(blocked)]))
    await stage.print('/ultraplan:implement demo', {
      bypassPermissions: false,
      args: ['--permission-mode', 'auto'],
    })
    expect(stage.journal('permission_denied')).toMatchObject([{ by: 'classifier' }])
    expect(stage.journal('gate_judged')).toMatchObject([
      { result: { outcome: 'BLOCKED', findings: [{ id: 'permission/denied' }, { id: 'claim/status' }] } },
    ])
  })

  test('a claim whose commit was denied is blocked too, though it says success', async () => {
    const stage = await openStage(story('a denial and a lie', [...work, commit, [say(done)]]))
    await stage.print('/ultraplan:implement demo', {
      bypassPermissions: false,
      args: ['--permission-mode', 'acceptEdits'],
    })
    expect(stage.journal('gate_judged')).toMatchObject([{ result: { outcome: 'BLOCKED' } }])
    expect(stage.status()).toMatchObject({ tasks: [{ status: 'blocked', attempts: 1 }] })
  })

  test('a denial that the executor did without changes nothing', async () => {
    const stage = await openStage(story('a needless call', [[bash('node -e 1')], ...honest]))
    stage.repo.write(
      '.claude/settings.json',
      JSON.stringify({
        permissions: { allow: ['Bash(git add *)', 'Bash(git commit *)', 'Bash(sh check.sh *)'] },
      }),
    )
    stage.repo.commit('Rules')
    trust(stage)
    await stage.print('/ultraplan:implement demo', {
      bypassPermissions: false,
      args: ['--permission-mode', 'acceptEdits'],
    })
    expect(stage.journal('permission_denied')).toMatchObject([{ call: { what: 'node -e 1' } }])
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 1 }] })
  })
})

describe('on the screen', () => {
  const options = { bypassPermissions: false, args: ['--permission-mode', 'acceptEdits'] }

  /** The client takes no key for a moment after a question has come up; a person presses again. */
  const answer = async (screen: Screen, key: string, isAnswered: () => boolean) => {
    await screen.waitForScreen(/Do you want to proceed/)
    while (!isAnswered()) {
      await screen.press(key)
      await waitUntil('an answer', 2_000, isAnswered).catch(() => undefined)
    }
  }

  test('a prompt that waits is shown as WAITING, and a yes lets the run go on', async () => {
    const stage = await openStage(story('a question', [...work, verify, commit, [say(done)]]))
    const screen = await stage.screen(options)
    await screen.type('/ultraplan:implement demo')
    await stage.waitForJournal('permission_waiting')
    expect(stage.status().tasks).toMatchObject([
      { status: 'executing', waiting: { tool: 'Bash', what: COMMAND, rule: 'Bash(sh check.sh 1.1)' } },
    ])
    const shown = stage.cli('status').stdout
    expect(shown).toContain('WAITING')
    expect(shown).toContain('the client asks whether its agent may use Bash')
    await answer(screen, 'Enter', () => stage.journal('permission_given').length === 1)
    await stage.waitForJournal('permission_waiting', ({ call }) => JSON.stringify(call).includes('git add'))
    await answer(screen, 'Enter', () => stage.journal('permission_given').length === 2)
    await stage.waitForJournal('run_finished')
    expect(stage.cli('status').stdout).not.toContain('WAITING')
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 1 }] })
  })

  test('a no blocks the task', async () => {
    const stage = await openStage(story('a no', [...work, commit, [say(blocked)]]))
    const screen = await stage.screen(options)
    await screen.type('/ultraplan:implement demo')
    await answer(screen, 'Escape', () => stage.journal('permission_denied').length === 1)
    expect(stage.journal('permission_denied')).toMatchObject([{ by: 'answer' }])
    await stage.waitForJournal('gate_judged')
    expect(stage.status()).toMatchObject({ tasks: [{ status: 'blocked' }] })
  })
})
