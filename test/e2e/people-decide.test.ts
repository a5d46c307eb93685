import { describe, expect, test } from 'vitest'
import { bash, executor, openStage, say } from './harness/index.ts'
import { claim } from './support/claims.ts'
import { personAt } from './support/one-client.ts'
import { blocked, honest, phased, taskA, taskB } from './support/small-plan.ts'

const after = { ...taskB, id: '2.1' }

const PLAN = `---
phase: 01-store
plan: 01
type: execute
wave: 1
depends_on: []
files_modified: [a.txt]
autonomous: false
---

<objective>Keep things</objective>

<tasks>
<task type="checkpoint:decision" gate="blocking">
  <decision>Which store?</decision>
  <context>Both would do.</context>
  <options>
    <option id="option-a"><name>Postgres</name></option>
    <option id="option-b"><name>SQLite</name></option>
  </options>
  <resume-signal>Say which</resume-signal>
</task>
<task type="auto">
  <name>Write the store</name>
  <files>a.txt</files>
  <action>Write it</action>
  <verify>grep -q store a.txt</verify>
  <done>a.txt holds store</done>
</task>
<task type="checkpoint:human-verify" gate="blocking">
  <what-built>A store</what-built>
  <how-to-verify>Look at it</how-to-verify>
  <resume-signal>Type approved</resume-signal>
</task>
</tasks>
`

describe('a person who decides, in -p', () => {
  const mode = 'print'
  test('about a paused task: looks, hesitates, skips it with the reason in the same words', async () => {
    const stage = await openStage({
      title: 'a task that paused',
      files: phased(taskA, after),
      prompt: '/ultraplan:implement demo',
      cast: [blocked(taskA, 1), honest(after)],
    })
    const person = await personAt(stage, mode)
    await person.types(stage.scenario.prompt)
    const requests = stage.exchanges.length
    expect(await person.types('/ultraplan:decide')).toContain('task 1.1 waits for a choice')
    expect(await person.types('/ultraplan:decide investigate')).toContain(
      'the staging service does not answer',
    )
    expect(await person.types('/ultraplan:decide 1.1 skip')).toContain('a skip needs a reason')
    expect(stage.exchanges).toHaveLength(requests)
    await person.types('/ultraplan:decide 1.1 skip the staging server is down')
    expect(stage.journal('task_skipped')).toMatchObject([
      { task: '1.1', reason: 'the staging server is down' },
    ])
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [{ status: 'skipped' }, { status: 'approved' }],
    })
  })
})

describe('a person who decides, on the screen', () => {
  const mode = 'screen'
  test('at checkpoints of the plan: which way to go, what is wrong, and that it is right now', async () => {
    const stage = await openStage({
      title: 'checkpoints',
      files: {
        '.planning/phases/01-store/01-01-PLAN.md': PLAN,
        '.ultraplan/config.yaml': 'review: { architect: false, spec: false }\n',
      },
      prompt: '/ultraplan:implement .planning/phases/01-store/01-01-PLAN.md',
      cast: [
        executor({
          turns: [
            [bash('echo store > a.txt && git add -A && git commit -qm "feat: the store"')],
            ({ task }) => [
              say(claim(task ?? '', 'Write the store', { files: ['a.txt'], command: 'grep -q store a.txt' })),
            ],
          ],
        }),
      ],
    })
    const person = await personAt(stage, mode)
    expect(await person.types(stage.scenario.prompt)).toContain('Which store?')
    expect(await person.types('/ultraplan:decide Oracle')).toContain('none of the options')
    await person.types('/ultraplan:decide SQLite')
    const [, , look] = stage.status().tasks
    expect(await person.types(`/ultraplan:decide ${look?.id} the shelf is crooked`)).toContain('stays shut')
    expect(stage.status()).toMatchObject({
      state: 'running',
      tasks: [{ status: 'approved' }, { status: 'approved' }, { status: 'blocked' }],
    })
    await person.types('/ultraplan:decide approved')
    expect(stage.journal('task_decided')).toMatchObject([
      { choice: expect.stringContaining('SQLite'), accepted: true },
      { choice: 'the shelf is crooked', accepted: false },
      { choice: 'approved', accepted: true },
    ])
    expect(stage.status().state).toBe('finished')
  })
})
