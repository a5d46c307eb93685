import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Part } from '../harness/cast.ts'
import { bash, executor, hold, openStage, play, type Scenario, type Step, say } from '../harness/index.ts'
import type { JournalEvent } from '../harness/journal-files.ts'
import type { Stage } from '../harness/stage.ts'
import { playWhile } from '../support/person.ts'
import { checklist, demo, honest, honestClaim } from '../support/plans.ts'

const MODES = ['print', 'screen'] as const
const IDS = ['1.1', '1.2']

/** Two tasks side by side that claim different files. */
const pair = (title: string, cast: Part[], over: Parameters<typeof demo>[2] = {}): Scenario => {
  const { verify = {}, ...rest } = over as typeof over & { verify?: Record<string, string> }
  const tasks = IDS.map((id) => ({
    id,
    title: `[P] Write ${id}`,
    files: [`${id}.txt`],
    verify: verify[id] ?? `grep -qx done-${id} ${id}.txt`,
  }))
  return demo(title, IDS, {
    ...rest,
    cast,
    files: { 'specs/demo/tasks.md': checklist(tasks), ...rest.files },
  })
}

const commit = (id: string) => `git add -A && git commit -qm 'feat: task ${id}'`

/** In a worktree the engine ticks; what else is to be done comes before. */
const inWorktree = (id: string, more = 'true', before: Step[] = []): Part =>
  executor({
    task: id,
    attempt: 1,
    turns: [
      bash(`echo done-${id} > ${id}.txt && ${more} && ${commit(id)}`),
      [...before, say(honestClaim(id))],
    ],
  })

const bothApproved = (first: number, second: number) => ({
  state: 'finished',
  tasks: [
    { status: 'approved', attempts: first },
    { status: 'approved', attempts: second },
  ],
})

const worktreesWith = (stage: Stage, file: string): string[] =>
  stage.repo
    .git('worktree', 'list', '--porcelain')
    .split('\n\n')
    .map((entry) => /^worktree (.*)$/m.exec(entry)?.[1] ?? '')
    .filter((path) => existsSync(join(path, file)) && path !== stage.repo.path)

const approved = (id: string) => (event: JournalEvent) => event.task === id

describe.each(MODES)('in mode %s', (mode) => {
  test('a group of two is launched in one turn, and comes back to one directive', async () => {
    const stage = await play(pair('two side by side', [inWorktree('1.1'), inWorktree('1.2')]), { mode })
    expect(stage.status()).toMatchObject(bothApproved(1, 1))
    const redeemed = stage.journal('ticket_redeemed').map(({ seq }) => seq)
    const [claimed] = stage.journal('claim_received')
    expect(redeemed.every((seq) => seq < (claimed?.seq ?? 0))).toBe(true)
    // The dispatch and the end; on the screen one more when the notifications come apart.
    expect(stage.asked('coordinator').length).toBeLessThanOrEqual(mode === 'print' ? 2 : 3)
  })

  test('a cancel in the middle of a group leaves every worktree and the work in it', async () => {
    const cast = IDS.map((id) => inWorktree(id, 'true', [hold(id)]))
    const stage = await playWhile(pair('cancelled in a group', cast), mode, async (running) => {
      for (const id of IDS) await running.waitForHold(id)
      expect(running.cli('cancel')).toMatchObject({ code: 0 })
      for (const id of IDS) running.release(id)
    })
    expect(stage.status().state).toBe('cancelled')
    expect(stage.journal('task_approved')).toEqual([])
    for (const id of IDS) expect(worktreesWith(stage, `${id}.txt`)).toHaveLength(1)
  })
})

describe('in -p, where these stories are the same as on the screen', () => {
  const mode = 'print'
  test('work that does not merge goes back to be done alone, with the conflict shown; the other work stays', async () => {
    const edit = (id: string) => `sed -i 's/^name:.*/name: ${id}/' shared.txt`
    const stage = await playWhile(
      pair(
        'a conflict',
        [
          inWorktree('1.1', edit('1.1')),
          inWorktree('1.2', edit('1.2'), [hold('1.2 hands in')]),
          honest('1.2', 2),
        ],
        { files: { 'shared.txt': 'name: nobody\n' } },
      ),
      mode,
      async (stage) => {
        await stage.waitForJournal('task_approved', approved('1.1'))
        stage.release('1.2 hands in')
        await stage.waitForJournal('run_finished')
      },
    )
    expect(stage.status()).toMatchObject(bothApproved(1, 2))
    const again = stage.asked('spec-executor').find(({ task, attempt }) => task === '1.2' && attempt === 2)
    expect(again?.newest).toContain('[merge/conflict]')
    expect(again?.newest).toContain('name: 1.1')
    expect(again?.newest).toContain(`Work in ${stage.repo.path}`)
    expect(stage.repo.read('shared.txt')).toBe('name: 1.1\n')
    // In the foreground all agents return to one message, so the coordinator is not told to wait in between.
    if (mode === 'print')
      expect(stage.figures().contexts.filter(({ text }) => text.includes('"wait"'))).toEqual([])
    expect(stage.journal('ticket_issued').map(({ isolated }) => isolated)).toEqual([true, true, false])
  })
})

describe('on the screen, where these stories are the same as in -p', () => {
  const mode = 'screen'
  test('work that passes alone and fails once it is merged is not approved, and is done again', async () => {
    const unique = `test "$(cat 1.*.txt | sort | uniq -d)" = ''`
    const stage = await playWhile(
      pair(
        'a merged tree that fails',
        [
          inWorktree('1.1', 'echo same >> 1.1.txt'),
          inWorktree('1.2', 'echo same >> 1.2.txt', [hold('1.2 hands in')]),
          honest('1.2', 2),
        ],
        { verify: { '1.2': `grep -qx done-1.2 1.2.txt && ${unique}` } } as object,
      ),
      mode,
      async (stage) => {
        await stage.waitForJournal('task_approved', approved('1.1'))
        stage.release('1.2 hands in')
        await stage.waitForJournal('run_finished')
      },
    )
    expect(stage.status()).toMatchObject(bothApproved(1, 2))
    expect(stage.journal('gate_judged').map(({ result }) => (result as { outcome: string }).outcome)).toEqual(
      ['PASSED', 'FAILED', 'PASSED'],
    )
    expect(stage.repo.read('1.2.txt')).toBe('done-1.2\n')
  })
})

test('worktrees are set up before an executor begins, and before the merge is proved, on the screen', async () => {
  const mode = 'screen'

  const needs = (id: string) => `test -e ready.txt && grep -qx done-${id} ${id}.txt`
  const stage = await play(
    pair('a set-up', [inWorktree('1.1', 'test -e ready.txt'), inWorktree('1.2', 'test -e ready.txt')], {
      config: 'proof: { setup: "echo ready > ready.txt" }\n',
      files: { '.gitignore': 'ready.txt\n' },
      verify: { '1.1': needs('1.1'), '1.2': needs('1.2') },
    } as object),
    { mode },
  )
  expect(stage.status()).toMatchObject(bothApproved(1, 1))
})

test('an executor whose worktree cannot be set up is told what failed', async () => {
  const stage = await play(
    pair('a set-up that fails', [inWorktree('1.1'), inWorktree('1.2')], {
      config: 'proof: { setup: "echo no such registry >&2; exit 3" }\n',
    }),
    { mode: 'print', loose: true },
  )
  const [first] = stage.asked('spec-executor')
  expect(first?.newest).toContain('no such registry')
  expect(first?.newest).toContain('exit 3')
  expect(stage.status().state).not.toBe('finished')
})

// These are about git and the gate; how agents come back is shown above.
describe('in -p', () => {
  test('a lie in a worktree is sent back there like any other (E19)', async () => {
    const liar = executor({
      task: '1.1',
      turns: [
        bash('echo done-1.1 > 1.1.txt'),
        say(honestClaim('1.1')),
        bash(commit('1.1')),
        say(honestClaim('1.1')),
      ],
    })
    const stage = await play(pair('a lie in a worktree', [liar, inWorktree('1.2')]), { mode: 'print' })
    const sentBack = stage.asked('spec-executor').find(({ task, turn }) => task === '1.1' && turn === 2)
    expect(sentBack?.newest).toContain('task 1.1 is not accepted')
    expect(stage.status()).toMatchObject(bothApproved(1, 1))
  })

  test("a worktree begins at the run's commit, though the remote's default branch is behind", async () => {
    const stage = await play(
      pair(
        'a remote that is behind',
        [inWorktree('1.1', 'test -e local.txt'), inWorktree('1.2', 'test -e local.txt')],
        {
          prepare(repo) {
            const remote = join(repo.path, '..', 'remote.git')
            repo.git('init', '--quiet', '--bare', '--initial-branch=main', remote)
            repo.git('remote', 'add', 'origin', remote)
            repo.git('push', '--quiet', 'origin', 'main')
            repo.git('remote', 'set-head', 'origin', 'main')
            repo.write('local.txt', 'not pushed\n')
            repo.commit('A commit that the remote does not have')
          },
        },
      ),
      { mode: 'print' },
    )
    expect(stage.status()).toMatchObject(bothApproved(1, 1))
  })

  test('a client killed in the middle: unmerged work keeps its worktree, and only that task is done again (A03)', async () => {
    const stage = await openStage(
      pair('killed in a group', [
        inWorktree('1.1'),
        inWorktree('1.2', 'true', [hold('1.2 hands in')]),
        honest('1.2', 2),
      ]),
    )
    const client = stage.startPrint(stage.scenario.prompt)
    await stage.waitForHold('1.2 hands in')
    await stage.waitForJournal('task_approved', approved('1.1'))
    const { sessionId } = await stage.losePower(client)
    const unmerged = () => worktreesWith(stage, '1.2.txt')
    expect(unmerged()).toHaveLength(1)

    await stage.print('go on', { args: ['--resume', sessionId] })
    expect(stage.status()).toMatchObject(bothApproved(1, 2))
    expect(unmerged()).toHaveLength(1)
    expect(stage.journal('task_approved')).toHaveLength(2)
  })
})
