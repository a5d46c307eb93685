import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Coordinator, Part } from '../harness/cast.ts'
import {
  type Ask,
  architect,
  bash,
  executor,
  follow,
  hold,
  lastDirective,
  openStage,
  play,
  say,
} from '../harness/index.ts'
import type { Stage } from '../harness/stage.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { playWhile } from '../support/person.ts'
import { checklist, demo, doTask, honestClaim } from '../support/plans.ts'
import { fileOf, honest, checklist as reviewed, titleOf } from '../support/review-plans.ts'
import { architectVerdict } from '../support/verdicts.ts'

const SNEAK = 'echo more > sneaked.txt && git add -A && git commit -qm "one more thing"'

/** Commits something of its own before it sends the first agent of this kind. */
const sneaking = (type: string): Coordinator => {
  let told: Ask | undefined
  let hasSneaked = false
  return (ask) => {
    if (!hasSneaked && lastDirective(ask.newest)?.agents?.[0]?.subagent_type === type) {
      told = ask
      hasSneaked = true
      return bash(SNEAK)
    }
    const asked = told ?? ask
    told = undefined
    return follow(asked)
  }
}

const says = (id: string): Part =>
  architect({
    task: id,
    turns: [
      say(architectVerdict(id, titleOf(id), { findings: [`Criterion met: ${fileOf(id)}:1 holds done`] })),
    ],
  })

const scenario = () => ({
  title: 'a coordinator commits between the gate and the architect',
  sneaks: true,
  files: {
    'specs/demo/tasks.md': reviewed([{ id: '1.1' }, { id: '1.2' }]),
    'specs/demo/design.md': '# Design\n\nA file, and done in it.\n',
    '.ultraplan/config.yaml': 'review: { spec: false }\n',
  },
  prompt: '/ultraplan:implement demo',
  cast: [honest('1.1'), honest('1.2'), says('1.1'), says('1.2')],
  coordinator: sneaking('ultraplan:architect'),
})

const refOf = (stage: Stage) =>
  stage.repo.git('for-each-ref', '--format=%(objectname)', 'refs/ultraplan/').trim()

describe.each(['print', 'screen'] as const)('in mode %s', (mode) => {
  test('C10 C12 what a coordinator commits between two tasks is named, and the approved ref stops before it', async () => {
    const stage = await play(scenario(), { mode })
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [{ status: 'approved' }, { status: 'approved' }],
    })
    const [found] = stage.journal('commits_found')
    expect(found).toMatchObject({ count: 1, files: ['sneaked.txt'] })
    expect(refOf(stage)).toBe(stage.journal('task_approved')[0]?.commit)
    expect(stage.repo.read('specs/demo/SUMMARY.md')).toContain('/ultraplan:adopt --commits')
  })
})

const HERE = '"$(git rev-parse --git-common-dir)"'

/** A command that waits until the person has committed, and goes on. */
const during = (command: string) =>
  bash(`touch ${HERE}/began; until [ -e ${HERE}/go ]; do sleep 0.1; done; ${command}`)

/** The person commits while that command runs. */
async function commitDuring({ repo }: Stage, file = 'mine.txt'): Promise<void> {
  const common = repo.commonDir()
  await waitUntil('the command to run', 120_000, () => existsSync(join(common, 'began')))
  repo.write(file, 'mine\n')
  repo.git('add', file)
  repo.git('commit', '-qm', 'Mine', '--', file)
  writeFileSync(join(common, 'go'), '')
}

describe.each(['print', 'screen'] as const)(
  'in mode %s, a commit of a person while a command of the executor runs',
  (mode) => {
    test('is theirs: it is named, and their branch stops before it', async () => {
      const turns = [during(doTask('1.1')), say(honestClaim('1.1'))]
      const cast = [executor({ task: '1.1', turns })]
      const stage = await playWhile(demo('a person commits meanwhile', ['1.1'], { cast }), mode, commitDuring)
      expect(stage.journal('ticket_redeemed')).toMatchObject([{ marks: true }])
      expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved' }] })
      const base = stage.journal('run_started')[0]?.base
      expect(stage.journal('gate_judged')[0]?.result).toMatchObject({
        others: [{ from: base, count: 1, files: ['mine.txt'] }],
        filesChanged: expect.not.arrayContaining(['mine.txt']),
      })
      expect(stage.repo.git('rev-parse', 'main')).toBe(base)
      expect(stage.repo.read('specs/demo/SUMMARY.md')).toContain('/ultraplan:adopt --commits')
    })

    test('is kept and named if the executor amends it away', async () => {
      const amends = 'git commit -q --amend -m "feat: mine now"'
      const turns = [during(`${amends}; ${doTask('1.1')}`), say(honestClaim('1.1'))]
      const cast = [executor({ task: '1.1', turns })]
      const stage = await playWhile(demo('a person commits meanwhile', ['1.1'], { cast }), mode, commitDuring)
      expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved' }] })
      const summary = stage.repo.read('specs/demo/SUMMARY.md')
      const [, name = '', commit = ''] = /git branch (kept-\w+) (\w+)/.exec(summary) ?? []
      stage.repo.git('reflog', 'expire', '--expire=now', '--all')
      stage.repo.git('gc', '-q', '--prune=now')
      stage.repo.git('branch', name, commit)
      expect(stage.repo.git('log', '-1', '--format=%s', name)).toBe('Mine')
    })
  },
)

/** The executor does nothing for so long, before and after the person commits. Commits have no finer times than seconds. */
const QUIET_MS = 5000
const quiet = (since: number) =>
  waitUntil('the executor has done nothing for a while', 20_000, () => Date.now() > since + QUIET_MS)

describe('in -p, where these stories are the same as on the screen', () => {
  const mode = 'print'
  test('what a person commits beside an executor at work is not taken for the executor’s', async () => {
    const cast = [
      executor({
        task: '1.1',
        turns: [bash('ls'), [hold('thinking'), bash(doTask('1.1'))], say(honestClaim('1.1'))],
      }),
    ]
    const stage = await playWhile(
      demo('a person commits meanwhile', ['1.1'], { cast }),
      mode,
      async (running) => {
        await running.waitForHold('thinking')
        await quiet(Date.now())
        const { repo } = running
        repo.write('mine.txt', 'mine\n')
        repo.git('add', 'mine.txt')
        repo.git('commit', '-qm', 'Mine')
        await quiet(Date.now())
        running.release('thinking')
      },
    )
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved' }] })
    const [base, mine] = stage.repo
      .git('log', '--reverse', '--format=%H', 'ultraplan/demo')
      .split('\n')
      .slice(-3)
    expect(stage.journal('gate_judged')[0]?.result).toMatchObject({
      others: [{ from: base, to: mine, count: 1, files: ['mine.txt'] }],
      filesChanged: expect.not.arrayContaining(['mine.txt']),
    })
    expect(stage.repo.git('rev-parse', 'main')).toBe(base)
    expect(stage.repo.read('specs/demo/SUMMARY.md')).toContain('/ultraplan:adopt --commits')
  })

  test('C10 what it commits between a directive and the executor is not taken for the executor’s', async () => {
    const stage = await play(
      demo('a coordinator commits and then dispatches', ['1.1', '1.2'], {
        sneaks: true,
        coordinator: sneaking('ultraplan:spec-executor'),
      }),
      { mode },
    )
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [{ status: 'approved' }, { status: 'approved' }],
    })
    expect(stage.journal('commits_found')).toMatchObject([{ count: 1, files: ['sneaked.txt'] }])
    expect(stage.journal('gate_judged')[0]?.result).toMatchObject({
      filesChanged: expect.not.arrayContaining(['sneaked.txt']),
    })
    expect(refOf(stage)).toBe(stage.journal('run_started')[0]?.base)
  })
})

describe('on the screen, where these stories are the same as in -p', () => {
  const mode = 'screen'
  test('C12 what it commits beside a parallel group is found when the group is merged', async () => {
    const ids = ['1.1', '1.2']
    const stage = await play(
      demo('a group and a commit beside it', ids, {
        files: {
          'specs/demo/tasks.md': checklist(
            ids.map((id) => ({
              id,
              title: `[P] Write ${id}`,
              files: [`${id}.txt`],
              verify: `grep -qx done-${id} ${id}.txt`,
            })),
          ),
        },
        sneaks: true,
        coordinator: sneaking('ultraplan:spec-executor'),
        cast: ids.map((id) =>
          executor({
            task: id,
            turns: [
              bash(`echo done-${id} > ${id}.txt && git add -A && git commit -qm 'feat: task ${id}'`),
              say(honestClaim(id)),
            ],
          }),
        ),
      }),
      { mode },
    )
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [{ status: 'approved' }, { status: 'approved' }],
    })
    expect(stage.journal('commits_found')).toMatchObject([{ count: 1, files: ['sneaked.txt'] }])
    expect(refOf(stage)).toBe(stage.journal('run_started')[0]?.base)
  })
})

test('a person adopts their own commits by typing it, and the ref goes on', async () => {
  const stage = await openStage(scenario())
  const screen = await stage.screen()
  await screen.type('/ultraplan:implement demo')
  await screen.waitForIdle()
  await screen.type('/ultraplan:adopt --commits')
  await screen.waitForScreen(/adopted by/)
  expect(stage.journal('commits_adopted')).toHaveLength(1)
  expect(refOf(stage)).toBe(stage.repo.git('rev-parse', 'HEAD').trim())
})
