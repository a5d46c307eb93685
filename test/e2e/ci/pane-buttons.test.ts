import { expect, test } from 'vitest'
import { bash, executor, openStage, say } from '../harness/index.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { claim } from '../support/claims.ts'

const auto = (n: number): string =>
  `<task type="auto"><name>Task ${n}: Write ${n}</name><files>${n}.txt</files><action>Write done into ${n}.txt</action><verify>grep -q done ${n}.txt</verify><done>${n}.txt holds done</done></task>`

const PLAN = `---
phase: 1
plan: 1
wave: 1
---

<tasks>
${auto(1)}
<task type="checkpoint:decision" gate="blocking">
  <decision>Which database is it to be?</decision>
  <options>
    <option id="sqlite"><name>SQLite</name></option>
    <option id="postgres"><name>Postgres</name></option>
  </options>
</task>
${Array.from({ length: 498 }, (_, index) => auto(index + 3)).join('\n')}
</tasks>
`

const STUCK = [
  'The service is down.',
  '',
  '```yaml',
  'status: blocked',
  'task_name: "Task 01-01-03: Write 3"',
  'error: it is down',
  '```',
]

test('with 500 tasks: what needs the person is on top, the plan scrolls, and every button does what it says', async () => {
  const stage = await openStage({
    title: 'the buttons of the pane',
    files: {
      'specs/demo/1-01-PLAN.md': PLAN,
      '.ultraplan/config.yaml': 'review: { architect: false, spec: false }\n',
    },
    prompt: '/ultraplan:implement specs/demo/1-01-PLAN.md',
    cast: [
      executor({
        task: '01-01-01',
        turns: [
          [bash(`echo done > 1.txt && git add -A && git commit -qm 'feat: 1'`)],
          [say(claim('01-01-01', 'Write 1', { files: ['1.txt'], command: 'grep -q done 1.txt' }))],
        ],
      }),
      executor({ task: '01-01-03', turns: [[say(STUCK.join('\n'))]] }),
    ],
  })
  const screen = await stage.screen({ columns: 180 })
  const seePane = (what: RegExp) => waitUntil(`${what} in the pane`, 120_000, () => what.test(screen.pane()))
  await screen.type(stage.scenario.prompt)
  await seePane(/\[ Pause \] \[ 01-01-02: sqlite: SQLite \][\s\S]*01-01-01 Write 1/)
  await screen.waitForIdle()

  // The keys of the pane come after Ctrl+X Tab.
  await screen.press('C-x')
  await screen.press('Tab')
  await screen.press('PageDown')
  await seePane(/01-01-60 Write 60/)
  await screen.press('End')
  await seePane(/01-01-500 Write 500/)
  await screen.press('Home')
  await seePane(/\[ Pause \]/)
  await screen.press('s')
  await screen.waitForScreen(/attempt 1: spec-executor began[\s\S]*gate passed, confidence[\s\S]*approved at/)
  expect(screen.screen()).not.toContain('�')
  await screen.press('p')
  await stage.waitForJournal('run_paused')
  await seePane(/\[ Resume \]/)
  await screen.press('p')
  await stage.waitForJournal('run_resumed')
  const pressed = { assurance: 'signed', origin: 'button', signature: expect.any(Number) }
  expect([...stage.journal('run_paused'), ...stage.journal('run_resumed')]).toMatchObject([pressed, pressed])
  expect(stage.journal('run_paused')[0]).not.toHaveProperty('via')
  await seePane(/\[ Pause \]/)
  await screen.waitForScreen(/Original prompt: \/ultraplan:resume/)
  await screen.press('1')
  await stage.waitForJournal('task_decided')
  expect(stage.journal('task_decided')).toMatchObject([
    { task: '01-01-02', choice: expect.stringContaining('sqlite'), assurance: 'signed', origin: 'button' },
  ])
  await screen.waitForScreen(/⏸ Task 3 waits for you/)
  await seePane(/\[ Retry 01-01-03 \]/)

  // Closed with the mouse it stays closed, whatever happens, until it is asked for.
  await screen.press(`click ${(screen.whole().split('\n')[0]?.indexOf('✕') ?? 0) + 1},1`)
  await waitUntil('the pane to be closed', 60_000, () => screen.pane() === '')
  expect(stage.cli('pause').code).toBe(0)
  await screen.waitForScreen(/⏸ Task 3 waits for you[\s\S]*⏸ the run is paused by/)
  expect(screen.pane()).toBe('')
  await screen.type('/ultraplan:pane')
  await seePane(/\[ Resume \]/)
})
