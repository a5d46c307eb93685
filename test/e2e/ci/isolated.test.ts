import { expect, test } from 'vitest'
import { architect, bash, executor, hold, openStage, say, tool } from '../harness/index.ts'
import type { Scenario } from '../harness/scenario.ts'
import { MODES, personAt } from '../support/one-client.ts'
import { blocked, handIn, phased, type SmallTask, taskA, taskB } from '../support/small-plan.ts'
import { architectVerdict } from '../support/verdicts.ts'

const second: SmallTask = { ...taskB, id: '2.1' }
const third: SmallTask = { id: '3.1', title: 'Write c', file: 'c.txt', word: 'there' }

/** In a worktree the engine ticks. */
const writes = ({ file }: SmallTask, word: string, subject: string) =>
  bash(`echo ${word} > ${file} && git add -A && git commit -qm '${subject}'`)

const verdict = architectVerdict('1.1', taskA.title, { findings: ['Criterion met: a.txt:1 holds hello'] })

const scenario = (): Scenario => ({
  title: 'executors in worktrees, and a person who works on',
  files: {
    ...phased(taskA, second, third),
    '.ultraplan/config.yaml': 'review: { spec: false }\nwork: isolated\n',
  },
  prompt: '/ultraplan:implement demo',
  cast: [
    executor({
      task: '1.1',
      turns: [
        [writes(taskA, 'wrong', 'first try')],
        [say(handIn(taskA))],
        [writes(taskA, 'hello', 'second try')],
        [hold('edit'), say(handIn(taskA))],
      ],
    }),
    architect({
      task: '1.1',
      turns: [[tool('Grep', { pattern: 'hello', glob: 'a.txt', output_mode: 'content' })], [say(verdict)]],
    }),
    blocked(second),
    executor({
      task: '3.1',
      turns: [[writes(third, 'there', 'third')], [hold('claim')], [say(handIn(third))]],
    }),
  ],
})

test.each(MODES)('a person works on while executors have worktrees, in mode %s', async (mode) => {
  const stage = await openStage(scenario())
  const { repo } = stage
  const person = await personAt(stage, mode)
  const base = repo.git('rev-parse', 'main')
  await person.starts(stage.scenario.prompt)
  await stage.waitForHold('edit')
  expect(repo.git('branch', '--show-current')).toBe('main')
  repo.write('a.txt', 'mine\n')
  stage.release('edit')
  await stage.waitForJournal('gate_judged', ({ result }) => (result as { task: string }).task === '2.1')
  await person.rests()

  // The architect saw the commit, not the person's folder. The work is approved, and waits for the person's edit.
  expect(stage.asked('architect').at(-1)?.newest).toContain('hello')
  expect(stage.status().tasks).toMatchObject([{ status: 'approved' }, { status: 'blocked' }, {}])
  expect(repo.git('rev-parse', 'main')).toBe(base)
  expect(repo.read('a.txt')).toBe('mine\n')
  const shown = stage.hooks().map(({ output }) => output?.systemMessage ?? '')
  expect(shown.join('\n')).toMatch(/main waits for your uncommitted changes in .* \(a\.txt\)/)

  repo.git('clean', '-fq', '--', 'a.txt')
  await person.starts('/ultraplan:skip-verify --task 2.1 --reason "External dependency"')
  await stage.waitForHold('claim')
  expect(repo.read('a.txt')).toBe('hello\n')
  expect(repo.changes()).toEqual([])
  repo.write('mine.txt', 'mine\n')
  repo.git('add', 'mine.txt')
  repo.git('commit', '-qm', 'Mine')
  if (mode === 'screen') await person.starts('/ultraplan:cancel')
  else expect(stage.cli('cancel').stdout).not.toContain('git switch')
  await stage.waitForJournal('run_cancelled')
  stage.release('claim')
  await person.rests()

  expect(repo.git('branch', '--show-current')).toBe('main')
  expect(repo.changes()).toEqual([])
  const merge = `Merge Task 1.1: ${taskA.title}`
  const subjects = repo.git('log', '--format=%s', `${base}..main`).split('\n').sort()
  expect(subjects).toEqual(['Mine', 'first try', 'second try', merge].sort())
})
