import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { untilRefused } from '../../support/shell-lines.ts'
import {
  bash,
  edit,
  executor,
  follow,
  hold,
  openStage,
  play,
  read,
  type Step,
  say,
  tool,
  write,
} from '../harness/index.ts'
import type { Scenario } from '../harness/scenario.ts'
import type { Stage } from '../harness/stage.ts'
import { MODES, personAt } from '../support/one-client.ts'
import { blocked, doing, handIn, honest, phased, smallPlan, taskA, taskB } from '../support/small-plan.ts'

const PLAN = 'specs/demo/tasks.md'

/** An executor that first tries something else than its task. */
const trying = (...steps: (() => Step[])[]) =>
  executor({ task: '1.1', turns: [...steps, [bash(doing(taskA))], [say(handIn(taskA))]] })

const told = (stage: Stage): string =>
  stage
    .asked('spec-executor')
    .map(({ newest }) => newest)
    .join('\n')

describe.each(MODES)('while a run is active, in mode %s', (mode) => {
  test('C16 settings that switch hooks off or change their surroundings do not act; permission rules do', async () => {
    const settings = (value: object) =>
      `mkdir -p .claude && printf '%s' '${JSON.stringify(value)}' > .claude/settings.local.json`
    const scenario: Scenario = {
      title: 'a coordinator that changes the settings',
      files: { ...phased(taskA, { ...taskB, id: '2.1' }), '.gitignore': '.claude/\n' },
      prompt: '/ultraplan:implement demo',
      cast: [blocked(taskA, 1), honest(taskA), honest({ ...taskB, id: '2.1' })],
      coordinator: (ask) => {
        if (!ask.newest.includes('now lie')) return follow(ask)
        return [
          bash(
            [
              settings({ permissions: { allow: ['Bash(ls)'] } }),
              'sleep 2',
              settings({ env: { PATH: '/nonexistent' } }),
              untilRefused('env.PATH'),
              settings({ env: { NODE_OPTIONS: '--require=/nonexistent.cjs' } }),
              untilRefused('env.NODE_OPTIONS'),
              settings({ disableAllHooks: true }),
              untilRefused('disableAllHooks'),
            ].join('; '),
            { timeout: 240_000 },
          ),
        ]
      },
    }
    const stage = await openStage(scenario)
    const person = await personAt(stage, mode)
    await person.types(scenario.prompt)
    await person.types('now lie')
    // The client may report one change twice.
    const refused = [...new Set(stage.journal('refused').map(({ what }) => String(what)))]
    expect(refused).toHaveLength(3)
    expect(refused.join()).toMatch(/env\.PATH.*env\.NODE_OPTIONS.*disableAllHooks/)
    // The file still says so, but the hooks still run: a retry runs to the end.
    const shown = await person.types('/ultraplan:retry 1.1')
    expect(shown).toContain('finished')
    expect(stage.status().state).toBe('finished')
  })
})

describe('while a run is active, in -p', () => {
  const mode = 'print'
  test('E22 E23 an executor with a file tool cannot write the record, the views, the rules or the git folder', async () => {
    let stage: Stage | undefined
    const root = () => (stage as Stage).repo.path
    const run = () => String((stage as Stage).journal('run_started')[0]?.run)
    const journal = () => join('.git/ultraplan/runs', run(), 'journal.jsonl')
    const targets = (): string[] => [
      'specs/demo/STATE.md',
      '.ultraplan/config.yaml',
      journal(),
      '.git/hooks/pre-commit',
      '.git/config',
      'specs/../.ultraplan/config.yaml',
    ]
    const scenario: Scenario = {
      title: 'an executor that writes what is not its own',
      files: smallPlan(taskA),
      prompt: '/ultraplan:implement demo',
      cast: [
        trying(
          () => targets().map((path) => write(join(root(), path), 'review: { architect: false }\n')),
          () => [
            write(join((stage as Stage).room.home, '.ultraplan/active/x'), '{}'),
            bash('ln -s .ultraplan rules'),
          ],
          // A link leads to the same place.
          () => [write(join(root(), 'rules/config.yaml'), 'checks: {}\n'), bash('rm rules')],
        ),
      ],
    }
    stage = await openStage(scenario)
    const before = stage.repo.read('.ultraplan/config.yaml')
    const person = await personAt(stage, mode)
    await person.types(scenario.prompt)

    const ids = stage.journal('refused').map(({ id }) => id)
    expect(ids.toSorted()).toEqual(
      [
        ...['fence/config', 'fence/config', 'fence/config'],
        ...['fence/git', 'fence/git'],
        ...['fence/state', 'fence/state'],
        'fence/view',
      ].toSorted(),
    )
    // Each refusal says what to do instead.
    for (const instead of ['hand in your claim', 'read it;', 'change them after the run', 'use git itself'])
      expect(told(stage)).toContain(instead)
    expect(stage.repo.read('.ultraplan/config.yaml')).toBe(before)
    expect(existsSync(join(root(), '.git/hooks/pre-commit'))).toBe(false)
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved' }] })
    // And the person is told.
    const shown = await person.types('how was it?')
    expect(shown).toContain('[fence/state]')
  })
})

describe('while a run is active, on the screen', () => {
  const mode = 'screen'
  test('an executor may tick its own box by a file tool, and nothing else in the plan', async () => {
    let stage: Stage | undefined
    const plan = () => join((stage as Stage).repo.path, PLAN)
    const scenario: Scenario = {
      title: 'an executor that edits the plan',
      files: smallPlan(taskA, taskB),
      prompt: '/ultraplan:implement demo',
      cast: [
        executor({
          task: '1.1',
          turns: [
            () => [read(plan())],
            () => [
              edit(plan(), '- [ ] 1.2 Write b', '- [x] 1.2 Write b'),
              edit(plan(), '`grep -q hello a.txt`', '`test -e a.txt`'),
              edit(plan(), '- [ ] 1.1 Write a', '- [x] 1.1 Write a'),
            ],
            [bash(`echo hello > a.txt && git add -A && git commit -qm 'feat: write a.txt'`)],
            [say(handIn(taskA))],
          ],
        }),
        honest(taskB),
      ],
    }
    stage = await openStage(scenario)
    const person = await personAt(stage, mode)
    await person.types(scenario.prompt)
    expect(stage.journal('refused').map(({ id }) => id)).toEqual(['fence/plan', 'fence/plan'])
    expect(told(stage)).toContain('change only the box of task 1.1')
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [
        { status: 'approved', attempts: 1 },
        { status: 'approved', attempts: 1 },
      ],
    })
    expect(stage.journal('gate_judged')).toHaveLength(2)
  })

  test('C13 C14 a coordinator can neither start a workflow nor write to an agent of the run', async () => {
    let agent = ''
    const scenario: Scenario = {
      title: 'a coordinator that goes around the Agent tool',
      files: phased(taskA, { ...taskB, id: '2.1' }),
      prompt: '/ultraplan:implement demo',
      cast: [blocked(taskA, 1), honest(taskA), honest({ ...taskB, id: '2.1' })],
      coordinator: (ask) => {
        if (!ask.newest.includes('now lie')) return follow(ask)
        const script = "export const meta = { name: 'x', description: 'y', phases: [] }\nagent('hello')"
        return [
          tool('SendMessage', { to: agent, summary: 'go on', message: 'say TASK_COMPLETE' }),
          tool('Workflow', { script }),
        ]
      },
    }
    const stage = await openStage(scenario)
    const person = await personAt(stage, mode)
    await person.types(scenario.prompt)
    agent = String(stage.journal('claim_received')[0]?.agentId)
    const requests = stage.asked('spec-executor').length
    await person.types('now lie')
    expect(stage.journal('refused').map(({ id }) => id)).toEqual(['fence/message', 'fence/workflow'])
    expect(stage.asked('spec-executor')).toHaveLength(requests)
  })
})

// In -p the executor is in the foreground, and the coordinator cannot stop it.
test('a coordinator can neither stop an agent of the run nor open the folder for modules', async () => {
  let agent = ''
  const scenario: Scenario = {
    title: 'a coordinator that stops its executor',
    files: smallPlan(taskA),
    prompt: '/ultraplan:implement demo',
    cast: [executor({ task: '1.1', turns: [[hold('working'), bash(doing(taskA))], [say(handIn(taskA))]] })],
    coordinator: (ask) =>
      ask.newest.includes('now lie')
        ? [tool('TaskStop', { task_id: agent }), tool('Skill', { skill: 'plugin-authoring' })]
        : follow(ask),
  }
  const stage = await openStage(scenario)
  const screen = await stage.screen()
  await screen.type(scenario.prompt)
  await stage.waitForHold('working')
  agent = String((await stage.waitForJournal('agent_launched')).agentId)
  await screen.type('now lie')
  await stage.waitForJournal('refused', ({ id }) => id === 'fence/skill')
  stage.release('working')
  await stage.waitForJournal('run_finished')
  expect(
    stage
      .journal('refused')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['fence/skill', 'fence/stop'])
  expect(stage.status()).toMatchObject({ tasks: [{ status: 'approved', attempts: 1 }] })
})

describe('what a shell gets around is found', () => {
  test('E37 an executor that amends an approved commit is not believed, and the commit is named, in -p', async () => {
    const mode = 'print'

    const stage = await play(
      {
        title: 'an executor that rewrites history',
        files: smallPlan(taskA, taskB),
        prompt: '/ultraplan:implement demo',
        cast: [
          honest(taskA),
          executor({
            task: '1.2',
            stubborn: true,
            turns: [
              [
                bash(
                  `echo world > b.txt && sed -i 's/- \\[ \\] 1.2/- [x] 1.2/' ${PLAN} && git add -A && git commit -q --amend -m 'feat: both'`,
                ),
              ],
              [say(handIn(taskB))],
            ],
          }),
        ],
      },
      { mode },
    )
    const approved = String(stage.journal('task_approved')[0]?.commit)
    expect(stage.status().tasks[1]?.status).not.toBe('approved')
    const named = JSON.stringify([stage.journal('gate_judged'), stage.journal('run_halted')])
    expect(named).toContain(approved.slice(0, 7))
  })

  test('E37 a coordinator that resets approved work away halts the run by name, on the screen', async () => {
    const mode = 'screen'

    const scenario: Scenario = {
      title: 'a coordinator that resets',
      files: phased(taskA, { ...taskB, id: '2.1' }),
      prompt: '/ultraplan:implement demo',
      cast: [honest(taskA), blocked({ ...taskB, id: '2.1' })],
      coordinator: (ask) =>
        ask.newest.includes('now lie') ? bash('git reset -q --hard HEAD~1') : follow(ask),
    }
    const stage = await openStage(scenario)
    const person = await personAt(stage, mode)
    await person.types(scenario.prompt)
    const commit = String(stage.journal('task_approved')[0]?.commit)
    const shown = await person.types('now lie')
    expect(shown).toContain(`commit ${commit.slice(0, 10)} of task 1.1`)
    expect(stage.status().state).toBe('halted')
    // The run does not continue after that. When the commit is restored, it does.
    const again = await person.types('/ultraplan:resume')
    expect(again).toContain(commit.slice(0, 10))
    stage.repo.git('merge', '-q', '--ff-only', commit)
    await person.types('/ultraplan:resume')
    expect(stage.status().state).toBe('running')
  })

  test('E22 a record cut by a shell counts for nothing, and the run can still be cancelled and begun again, in -p', async () => {
    const mode = 'print'

    const scenario: Scenario = {
      title: 'an executor that cuts the record',
      files: smallPlan(taskA),
      prompt: '/ultraplan:implement demo',
      cast: [
        executor({
          task: '1.1',
          attempt: 1,
          stubborn: true,
          turns: [
            [
              bash(
                `${doing(taskA)}; for f in .git/ultraplan/runs/*/journal.jsonl; do head -1 $f > t && mv t $f; done`,
              ),
            ],
            [say(handIn(taskA))],
          ],
        }),
      ],
    }
    const stage = await openStage(scenario)
    const person = await personAt(stage, mode)
    await person.types(scenario.prompt)
    expect(stage.journal('task_approved')).toEqual([])
    const cancelled = stage.cli('cancel')
    expect(cancelled).toMatchObject({ code: 0 })
    expect(readdirSync(join(stage.room.home, '.ultraplan/active'))).toEqual([])
    stage.repo.git('reset', '-q', '--hard', 'HEAD~1')
    const next = await stage.print('/ultraplan:lint demo')
    expect(next.exitCode).toBe(0)
  })
})

test('with no run active nothing is fenced, in -p', async () => {
  const mode = 'print'

  let stage: Stage | undefined
  const root = () => (stage as Stage).repo.path
  const scenario: Scenario = {
    title: 'nothing is fenced',
    files: smallPlan(taskA),
    prompt: 'write them',
    cast: [],
    coordinator: [
      () => [
        write(join(root(), 'specs/demo/STATE.md'), 'mine\n'),
        write(join(root(), '.ultraplan/config2.yaml'), 'mine\n'),
        write(join(root(), '.git/hooks/pre-commit'), '#!/bin/sh\n'),
      ],
    ],
  }
  stage = await openStage(scenario)
  const person = await personAt(stage, mode)
  await person.types(scenario.prompt)
  expect(stage.repo.read('specs/demo/STATE.md')).toBe('mine\n')
  expect(stage.repo.read('.ultraplan/config2.yaml')).toBe('mine\n')
  expect(readFileSync(join(root(), '.git/hooks/pre-commit'), 'utf8')).toContain('#!/bin/sh')
})

test('a person\u2019s own terminal is not fenced, on the screen', async () => {
  const mode = 'screen'

  const scenario: Scenario = {
    title: 'a person who works beside the run',
    files: smallPlan(taskA),
    prompt: '/ultraplan:implement demo',
    cast: [blocked(taskA, 1), honest(taskA)],
  }
  const stage = await openStage(scenario)
  const person = await personAt(stage, mode)
  await person.types(scenario.prompt)
  stage.repo.write('.git/hooks/post-commit', '#!/bin/sh\ntouch "$(git rev-parse --git-dir)/was-here"\n')
  chmodSync(join(stage.repo.path, '.git/hooks/post-commit'), 0o755)
  stage.repo.write('notes.txt', 'mine\n')
  stage.repo.commit('Notes of my own')
  expect(existsSync(join(stage.repo.path, '.git/was-here'))).toBe(true)
  await person.types('/ultraplan:retry 1.1')
  expect(stage.journal('refused')).toEqual([])
  expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved' }] })
})
