import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './harness/client-binary.ts'
import { bash, executor, hold, openStage, say } from './harness/index.ts'
import type { Scenario } from './harness/scenario.ts'
import type { Stage } from './harness/stage.ts'
import { MODES, personAt } from './support/one-client.ts'
import { blockedClaim, handIn, phased, type SmallTask, taskA, taskB } from './support/small-plan.ts'

const second: SmallTask = { ...taskB, id: '2.1' }
const third: SmallTask = { id: '3.1', title: 'Write c', file: 'c.txt', word: 'there' }

/** What becomes of the work is in its message, for the picture in the README. */
const commits = ({ id, file, word }: SmallTask, fate: string) =>
  bash(
    `echo ${word} > ${file} && sed -i 's/- \\[ \\] ${id}/- [x] ${id}/' specs/demo/tasks.md && git add -A && git commit -qm 'task ${id}, ${fate}'`,
  )

const scenario = (): Scenario => ({
  title: 'a failed attempt, an approval, a skip and a cancel',
  files: phased(taskA, second, third),
  prompt: '/ultraplan:implement demo',
  cast: [
    executor({
      task: '1.1',
      turns: [
        commits({ ...taskA, word: 'wrong' }, 'refused by its verify'),
        say(handIn(taskA)),
        commits(taskA, 'approved'),
        say(handIn(taskA)),
      ],
    }),
    executor({
      task: '2.1',
      turns: [commits(second, 'skipped by you'), say(blockedClaim(second))],
    }),
    executor({
      task: '3.1',
      turns: [commits(third, 'cancelled by you'), [hold('claim')], say(handIn(third))],
    }),
  ],
})

/** Everything that the person's branch has ever pointed to, oldest first, as the subjects that were new there. */
const positions = (stage: Stage): string[][] => {
  const base = String(stage.journal('run_started')[0]?.base)
  const ids = stage.repo.git('reflog', '--format=%H', 'refs/heads/main').split('\n').reverse()
  return ids.map((id) =>
    stage.repo
      .git('log', '--reverse', '--format=%s', `${base}..${id}`)
      .split('\n')
      .filter((subject) => subject !== ''),
  )
}

test.each(MODES)('the branch of the person only ever has approved work, in mode %s', async (mode) => {
  const stage = await openStage(scenario())
  const person = await personAt(stage, mode)
  await person.types(stage.scenario.prompt)
  expect(stage.status().tasks).toMatchObject([{ status: 'approved' }, { status: 'blocked' }, {}])
  expect(stage.repo.git('branch', '--show-current')).toBe('ultraplan/demo')
  const approved = stage.repo.git('rev-parse', 'main')
  expect(approved).toBe(stage.journal('task_approved')[0]?.commit)

  await person.starts('/ultraplan:skip-verify --task 2.1 --reason "External dependency"')
  await stage.waitForHold('claim')
  if (mode === 'screen') await person.starts('/ultraplan:cancel')
  else expect(stage.cli('cancel').stdout).toContain('back to your branch: git switch main')
  await stage.waitForJournal('run_cancelled')
  stage.release('claim')
  await person.rests()

  // Both attempts of task 1.1 came with its approval; what was skipped and what was cancelled never came.
  const own = ['task 1.1, refused by its verify', 'task 1.1, approved']
  expect(positions(stage).at(-1)).toEqual(own)
  expect(positions(stage).slice(0, -1)).toEqual([[]])
  expect(stage.repo.git('rev-parse', 'main')).toBe(approved)
  expect(stage.repo.git('branch', '--show-current')).toBe('ultraplan/demo')
  expect(stage.repo.git('log', '--format=%s', 'main..ultraplan/demo').split('\n')).toEqual([
    'task 3.1, cancelled by you',
    'task 2.1, skipped by you',
  ])
  expect(stage.repo.read('specs/demo/SUMMARY.md')).toContain('back to your branch: git switch main')
  const picture = stage.repo.git('log', '--graph', '--format=%s%d', '--branches')
  await expect(`${picture}\n`).toMatchFileSnapshot('../fixtures/repository-picture.txt')
  const readme = readFileSync(join(repositoryRoot, 'README.md'), 'utf8').replace(/^ {4}/gm, '')
  expect(readme).toContain(picture)
  stage.repo.git('switch', '--quiet', 'main')
  expect(stage.repo.changes()).toEqual([])
})
