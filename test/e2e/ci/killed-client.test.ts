import { expect, test } from 'vitest'
import { places } from '../../support/killed-run.ts'
import { bash, executor, hold, openStage, say } from '../harness/index.ts'
import type { Scenario } from '../harness/scenario.ts'
import type { Stage } from '../harness/stage.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { type Mode, personAt } from '../support/one-client.ts'
import { blockedClaim, handIn, phased, type SmallTask, taskA, taskB } from '../support/small-plan.ts'

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

/** The events up to the third, and after the fourteenth, are the same in every run that does anything. */
const KILLS = [...places(11, 3, 7)].map(([event]) => event + 3)

test.each<[Mode, string, number | undefined]>([
  ['print', 'branch', KILLS[0]],
  ['screen', 'branch', KILLS[1]],
  ['print', 'isolated', KILLS[2]],
])(
  'a client in mode %s with work: %s, killed at event %i: the branch of the person only ever has approved work, and the run goes on',
  async (mode, work, at = 0) => {
    const stage = await openStage(scenario(work))
    const isAt = (events: number) => events >= at
    if (mode === 'screen') {
      const screen = await stage.screen()
      await screen.type(stage.scenario.prompt)
      await watch(stage, `event ${at}`, isAt)
      await screen.kill()
    } else {
      const client = stage.startPrint(stage.scenario.prompt)
      await watch(stage, `event ${at}`, isAt)
      client.kill('SIGKILL')
      await client.ended
    }
    look(stage)

    const person = await personAt(stage, mode)
    await person.starts('/ultraplan:resume')
    const isBlocked = () => stage.status().tasks[1]?.status === 'blocked'
    await watch(stage, 'task 2.1 to be blocked', isBlocked)
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
  },
)
