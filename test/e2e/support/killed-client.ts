import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect } from 'vitest'
import { places, type Work } from '../../support/killed-run.ts'
import { bash, executor, hold, openStage, say } from '../harness/index.ts'
import type { Scenario } from '../harness/scenario.ts'
import type { Stage } from '../harness/stage.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { type Mode, type Person, personAt } from './one-client.ts'
import { blockedClaim, handIn, phased, type SmallTask, taskA, taskB } from './small-plan.ts'

const second: SmallTask = { ...taskB, id: '2.1' }
const third: SmallTask = { id: '3.1', title: 'Write c', file: 'c.txt', word: 'there' }

/** Commits are called after their task, so that it is known without the engine what belongs to which. */
const commits = ({ id, file }: SmallTask, word: string) =>
  bash(`echo ${word} > ${file} && git add ${file} && git commit -q --allow-empty -m "task ${id}: ${word}"`)

/** A failed attempt and an approval, blocked work that is skipped, and work that is cancelled. Every attempt does the same. */
const scenario = (work: string): Scenario => ({
  title: 'a client that is killed',
  files: {
    ...phased(taskA, second, third),
    '.ultraplan/config.yaml': `review: { architect: false, spec: false }\nwork: ${work}\n`,
  },
  prompt: '/ultraplan:implement demo',
  cast: [
    executor({
      task: '1.1',
      turns: [
        commits(taskA, 'wrong'),
        say(handIn(taskA)),
        bash(
          "echo hello > a.txt && sed -i 's/- \\[ \\] 1.1/- [x] 1.1/' specs/demo/tasks.md && git add -A && git commit -qm 'task 1.1: hello'",
        ),
        say(handIn(taskA)),
      ],
    }),
    executor({ task: '2.1', turns: [commits(second, 'half'), say(blockedClaim(second))] }),
    executor({ task: '3.1', turns: [commits(third, 'there'), [hold('claim'), say(handIn(third))]] }),
  ],
})

/** Fails if anything of no approved task can be reached from the person's branch. */
function look(stage: Stage): void {
  // First the branch and then the journal: work is recorded as approved before the branch moves.
  const subjects = stage.repo.git('log', '--format=%s', 'main').split('\n')
  const approved = stage.journal('task_approved').map(({ task }) => task)
  const tasks = subjects.flatMap((subject) => /^(?:Merge T|t)ask (\d+\.\d+)/.exec(subject)?.[1] ?? [])
  expect(approved).toEqual(expect.arrayContaining(tasks))
}

/** Looks after every event of the journal, until `isOver`. */
async function watch(stage: Stage, what: string, isOver: (events: number) => boolean): Promise<number> {
  let looks = 0
  let seen = -1
  await waitUntil(what, 240_000, () => {
    const events = stage.journal().length
    if (events !== seen) {
      look(stage)
      looks += 1
      seen = events
    }
    return isOver(events)
  })
  return looks
}

/** A run up to its first question asks git so often, in hooks and in shells of agents. */
const CALLS = { branch: 110, isolated: 170 }

export interface Kill {
  mode: Mode
  work: Work
  call: number
  when: 'before' | 'after'
}

/** So many kills, in both modes and with both ways of working. */
export function kills(count: number, seed: number): Kill[] {
  const ways = [
    { mode: 'print', work: 'branch' },
    { mode: 'screen', work: 'isolated' },
    { mode: 'screen', work: 'branch' },
    { mode: 'print', work: 'isolated' },
  ] as const
  return [...places(1000, count, seed)].flatMap(([place, when], n) => {
    const way = ways[n % ways.length]
    return way ? [{ ...way, call: Math.ceil((place * CALLS[way.work]) / 1000), when }] : []
  })
}

/**
 * A git for the front of the client's PATH. At one of its calls it waits until the client is dead: before git has done
 * its work, and what asked for it goes on alone; or after it, and what asked for it dies too.
 */
function haltingGit(folder: string, { call, when }: Kill) {
  const file = (name: string) => join(folder, name)
  mkdirSync(file('bin'), { recursive: true })
  const halt = `  : >'${file('reached')}'\n  while [ -d '${folder}' ] && [ ! -e '${file('dead')}' ]; do sleep 0.1; done`
  const at = (moment: string, then: string) =>
    when === moment ? `if [ "$n" -eq ${call} ]; then\n${halt}\n${then}fi\n` : ''
  const text = `#!/bin/sh
PATH=\${PATH#*${delimiter}}
n=0
if [ -e '${file('armed')}' ]; then
  printf x >>'${file('count')}'
  n=$(wc -c <'${file('count')}')
fi
${at('before', '')}git "$@"
status=$?
${at('after', '  kill -9 $PPID\n')}exit $status
`
  writeFileSync(file('bin/git'), text)
  chmodSync(file('bin/git'), 0o755)
  const touch = (name: string) => writeFileSync(file(name), '')
  return {
    env: { PATH: `${file('bin')}${delimiter}${process.env.PATH}` },
    /** From here on calls are counted. */
    arm: () => touch('armed'),
    isReached: () => existsSync(file('reached')),
    goOn: () => touch('dead'),
  }
}

/** Starts a run in a client that is killed: at its call of git, or when it asks the person, if that comes first. */
async function killClient(stage: Stage, kill: Kill): Promise<boolean> {
  const git = haltingGit(join(stage.room.root, 'halting-git'), kill)
  const isAt = () => git.isReached() || isBlocked(stage)
  if (kill.mode === 'screen') {
    const screen = await stage.screen({ env: git.env })
    git.arm()
    // The client may be dead before it has answered.
    screen.type(stage.scenario.prompt).catch(() => undefined)
    await watch(stage, `call ${kill.call}`, isAt)
    await screen.kill()
    git.goOn()
  } else {
    git.arm()
    const client = stage.startPrint(stage.scenario.prompt, { env: git.env })
    await watch(stage, `call ${kill.call}`, isAt)
    client.kill('SIGKILL')
    await client.ended
    git.goOn()
  }
  await watch(stage, 'what the client left', () => stage.processes().length === 0)
  return git.isReached()
}

/** Nothing wakes `-p` when the time of a retry has come: the person types again. */
async function goOn(person: Person, mode: Mode, line: string): Promise<void> {
  if (mode === 'screen') return person.starts(line)
  while (/a retry waits for its time/.test(await person.types(line)));
}

const isBlocked = (stage: Stage): boolean =>
  stage.journal('run_started').length > 0 && stage.status().tasks[1]?.status === 'blocked'

/**
 * The branch of the person is looked at after every event of a run whose client is killed, and that goes on in another
 * one to its end. Returns whether the client was killed at its call of git.
 */
export async function playKilledClient(kill: Kill): Promise<boolean> {
  const { mode, work } = kill
  const stage = await openStage(scenario(work))
  const isReached = await killClient(stage, kill)
  look(stage)

  const person = await personAt(stage, mode)
  const hasBegun = stage.journal('run_started').length > 0
  const goesOn = goOn(person, mode, hasBegun ? '/ultraplan:resume' : stage.scenario.prompt)
  await watch(stage, 'task 2.1 to be blocked', () => isBlocked(stage))
  await goesOn
  await person.rests()
  await person.starts('/ultraplan:skip-verify --task 2.1 --reason "External dependency"')
  await stage.waitForHold('claim')
  if (mode === 'screen') await person.starts('/ultraplan:cancel')
  else stage.cli('cancel')
  await watch(stage, 'the cancel', () => stage.journal('run_cancelled').length > 0)
  stage.release('claim')
  await person.rests()
  look(stage)

  expect(stage.status().tasks).toMatchObject([{ status: 'approved' }, { status: 'skipped' }, {}])
  const approved = stage.journal('task_approved')[0]?.commit
  const positions = stage.repo.git('reflog', '--format=%H', 'refs/heads/main').split('\n')
  expect(new Set(positions)).toEqual(new Set([approved, stage.journal('run_started')[0]?.base]))
  const made = stage.repo.git('log', '--all', '--reflog', '--format=%H %s').split('\n')
  const kept = stage.repo.git('rev-list', '--branches').split('\n')
  const lost = made.filter((line) => / task /.test(line) && !kept.includes(line.split(' ')[0] ?? ''))
  expect(lost).toEqual([])
  // Also the shells of the client in which the run goes on mark what agents commit.
  if (work === 'branch')
    for (const event of stage.journal('ticket_redeemed')) expect(event).toMatchObject({ marks: true })
  return isReached
}
