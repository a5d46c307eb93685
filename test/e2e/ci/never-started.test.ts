import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bash, executor, openStage, play, say } from '../harness/index.ts'
import { checklist, demo, doTask, honest, honestClaim } from '../support/plans.ts'

const IDS = ['1.1', '1.2']
const PLAN = checklist(
  IDS.map((id) => ({
    id,
    title: `[P] Write ${id}`,
    files: [`${id}.txt`],
    verify: `grep -qx done-${id} ${id}.txt`,
  })),
)

/** Does the task wherever it finds itself: only in the run's own folder does the executor tick. */
const anywhere = (id: string) =>
  executor({
    task: id,
    turns: [
      bash(
        `if [ -f .git ]; then echo done-${id} > ${id}.txt && git add -A && git commit -qm 'feat: task ${id}'; else ${doTask(id)}; fi`,
      ),
      say(honestClaim(id)),
    ],
  })

const bothAtOnce = {
  state: 'finished',
  tasks: IDS.map((id) => ({ id, status: 'approved', attempts: 1 })),
}

/** Refuses the first call of the Agent tool, as another plugin might, beside our own hook. */
const REFUSES_ONCE = JSON.stringify({
  hooks: {
    PreToolUse: [
      {
        matcher: 'Agent',
        hooks: [
          {
            type: 'command',
            command:
              'if [ ! -e "$CLAUDE_PROJECT_DIR/.git/asked" ]; then touch "$CLAUDE_PROJECT_DIR/.git/asked"; echo not today >&2; exit 2; fi',
          },
        ],
      },
    ],
  },
})

/** A PATH whose git cannot make the client's first worktree, as when two programs want the same lock. */
function gitThatStumblesOnce(root: string): string {
  const bin = join(root, 'bin')
  mkdirSync(bin)
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
  const script = [
    '#!/bin/sh',
    `case "$*" in *"worktree add"*.claude/worktrees*) if mkdir ${bin}/once 2>/dev/null; then`,
    'echo "error: could not lock config file .git/config: File exists" >&2; exit 255',
    'fi;; esac',
    `exec ${real} "$@"`,
  ]
  writeFileSync(join(bin, 'git'), `${script.join('\n')}\n`, { mode: 0o755 })
  return `${bin}:${process.env.PATH}`
}

describe.each(['print', 'screen'] as const)('in mode %s', (mode) => {
  test('an executor that another hook refuses is offered again, and costs no attempt', async () => {
    const stage = await play(
      demo('another hook says no', ['1.1'], { files: { '.claude/settings.json': REFUSES_ONCE } }),
      { mode },
    )
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [{ status: 'approved', attempts: 1 }],
    })
    expect(stage.journal('agent_not_started')).toHaveLength(1)
  })
})

describe('in -p, where these stories are the same as on the screen', () => {
  const mode = 'print'
  test('a group whose worktrees cannot be made is done one by one, and costs no attempt', async () => {
    const stage = await play(
      demo('no worktree can be made', IDS, {
        files: { 'specs/demo/tasks.md': PLAN, '.gitignore': '.claude/\n' },
        cast: IDS.map(anywhere),
        prepare: (repo) => repo.write('.claude/worktrees', 'a file where the client wants a folder\n'),
      }),
      { mode },
    )
    expect(stage.status()).toMatchObject(bothAtOnce)
    expect(stage.journal('agent_not_started')).toMatchObject(
      IDS.map(() => ({ cause: expect.stringContaining('Cannot create worktree') })),
    )
    expect(stage.journal('agent_lost')).toEqual([])
    expect(stage.journal('ticket_issued').map(({ isolated }) => isolated)).toEqual([true, true, false, false])
    // No agent waits for one that will never begin.
    const times = stage.hooks('PreToolUse').map(({ ms }) => ms)
    // A wait takes eight seconds; a busy machine slows all of them down.
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(6000)
  })

  test("a reviewer that the client's rules refuse is asked for again, then it is a person's question, with the rule", async () => {
    const rule = 'Agent(ultraplan:architect)'
    const stage = await play(
      demo('no reviewer may start', ['1.1'], {
        files: {
          '.ultraplan/config.yaml': 'review: { spec: false }\n',
          '.claude/settings.json': JSON.stringify({ permissions: { deny: [rule] } }),
        },
        cast: [honest('1.1')],
      }),
      { mode },
    )
    expect(stage.journal('agent_not_started')).toHaveLength(4)
    expect(stage.status()).toMatchObject({
      state: 'running',
      tasks: [{ status: 'escalated', attempts: 1 }],
    })
    const [told] = stage.hooks('Stop').filter(({ text }) => text.includes('ultraplan asks'))
    expect(told?.text).toContain('could not be started, 4 times')
    expect(told?.text).toContain(rule)
  })
})

describe('on the screen, where these stories are the same as in -p', () => {
  test('the one of a group whose worktree fails is done again alone; the other one is not touched', async () => {
    const stage = await openStage(
      demo('one worktree fails', IDS, { files: { 'specs/demo/tasks.md': PLAN }, cast: IDS.map(anywhere) }),
    )
    const env = { PATH: gitThatStumblesOnce(stage.room.root) }
    const screen = await stage.screen({ env })
    await screen.type(stage.scenario.prompt)
    await stage.waitForJournal('run_finished')
    await screen.waitForIdle()
    expect(stage.problems()).toEqual([])
    expect(stage.status()).toMatchObject(bothAtOnce)
    expect(stage.journal('agent_not_started')).toMatchObject([
      { cause: expect.stringContaining('could not lock config file') },
    ])
    expect(stage.journal('ticket_issued').map(({ isolated }) => isolated)).toEqual([true, true, false])
  })
})

test("a project's own post-checkout hook that fails does not keep work from being merged", async () => {
  const stage = await play(
    demo('a post-checkout hook that fails', IDS, {
      files: { 'specs/demo/tasks.md': PLAN },
      cast: IDS.map(anywhere),
      prepare: (repo) =>
        writeFileSync(join(repo.path, '.git/hooks/post-checkout'), '#!/bin/sh\nexit 1\n', { mode: 0o755 }),
    }),
    { mode: 'print' },
  )
  expect(stage.status()).toMatchObject(bothAtOnce)
})
