import { expect, test } from 'vitest'
import { bash, executor, openStage, say } from './harness/index.ts'
import { claim } from './support/claims.ts'
import { personAt } from './support/person.ts'
import { masked, told } from './support/what-is-read.ts'

const PLAN = `---
phase: 1
plan: 1
wave: 1
---

<tasks>
<task type="auto">
  <name>Task 1: Write a</name>
  <files>a.txt</files>
  <action>Write done into a.txt</action>
  <verify>grep -q done a.txt</verify>
  <done>a.txt holds done</done>
</task>
<task type="checkpoint:decision" gate="blocking">
  <decision>Which database is it to be?</decision>
  <options>
    <option id="sqlite"><name>SQLite</name></option>
    <option id="postgres"><name>Postgres</name></option>
  </options>
</task>
<task type="auto">
  <name>Task 3: Write b</name>
  <files>b.txt</files>
  <action>Write the choice into b.txt</action>
  <verify>grep -q done b.txt</verify>
  <done>b.txt holds done</done>
</task>
</tasks>
`

const writes = (task: string, file: string, title: string) =>
  executor({
    task,
    turns: [
      bash(`echo done > ${file} && git add -A && git commit -qm 'feat: ${file}'`),
      say(claim(task, title, { files: [file], command: `grep -q done ${file}` })),
    ],
  })

test('a checkpoint is one question with its options; the run waits without a token until a person has answered, on the screen', async () => {
  const mode = 'screen'

  const stage = await openStage({
    title: 'a decision',
    files: {
      'specs/demo/1-01-PLAN.md': PLAN,
      '.ultraplan/config.yaml': 'review: { architect: false, spec: false }\n',
    },
    prompt: '/ultraplan:implement specs/demo/1-01-PLAN.md',
    cast: [writes('01-01-01', 'a.txt', 'Write a'), writes('01-01-03', 'b.txt', 'Write b')],
  })
  const person = await personAt(mode, stage, { columns: 120, rows: 80 })
  const seen = await person.types(stage.scenario.prompt)
  expect(seen).toContain('ultraplan asks: Which database is it to be?')
  expect(seen).toContain('/ultraplan:decide --task 01-01-02 sqlite')
  expect(seen).toContain('/ultraplan:decide --task 01-01-02 postgres')
  await expect(masked(told(seen, /says: ultraplan asks/), stage)).toMatchFileSnapshot(
    '../fixtures/what-a-person-reads/checkpoint/question.txt',
  )
  expect(stage.asked('spec-executor').every(({ task }) => task === '01-01-01')).toBe(true)

  // Answered by the hook, from the run; no model is asked while it waits.
  const asked = stage.asked('coordinator').length
  expect(await person.types('/ultraplan:status')).toContain('Which database is it to be?')
  expect(stage.asked('coordinator')).toHaveLength(asked)

  await person.types('/ultraplan:decide --task 01-01-02 postgres')
  expect(stage.problems()).toEqual([])
  expect(stage.status()).toMatchObject({
    state: 'finished',
    tasks: [{ status: 'approved' }, { flags: ['decided by a person'] }, { status: 'approved' }],
  })
  expect(stage.asked('spec-executor').at(-1)?.task).toBe('01-01-03')
  const [last] = stage.asked('spec-executor').filter(({ task }) => task === '01-01-03')
  expect(last?.newest).toContain('postgres')
})
