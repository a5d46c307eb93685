import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  bash,
  executor,
  fail,
  hold,
  openStage,
  play,
  playPrint,
  playScreen,
  say,
  tokens,
} from './harness/index.ts'
import type { Scenario } from './harness/scenario.ts'
import { makeStubPlugin } from './harness/stub-plugin.ts'
import { waitUntil } from './harness/wait-until.ts'

/** One task; the executor forgets the signal at first and is sent back. */
const greeting = (): Scenario => ({
  title: 'one task, a forgotten signal',
  plugin: makeStubPlugin(),
  files: { 'plan.md': '- [ ] 1.1 Say hello\n' },
  prompt: '/ultraplan:implement demo',
  cast: [
    executor({
      task: '1.1',
      turns: [
        [bash('echo hello > hello.txt')],
        [bash('git add hello.txt && git commit --quiet -m "Say hello"')],
        [say('I wrote it.')],
        [say('TASK_COMPLETE')],
      ],
    }),
  ],
})

describe.each(['print', 'screen'] as const)('in mode %s', (mode) => {
  test('the coordinator follows the directive, and the executor plays on after the gate sent it back', async () => {
    const stage = await play(greeting(), { mode })

    expect(stage.repo.log()).toEqual(['Say hello', 'Start'])
    expect(stage.repo.read('hello.txt')).toBe('hello\n')
    expect(stage.asked('spec-executor')).toHaveLength(4)
    expect(stage.asked('spec-executor')[3]?.newest).toContain('the signal is missing')
    expect(stage.journal().map(({ type }) => type)).toEqual([
      'run_started',
      'claim_rejected',
      'task_approved',
    ])
    expect(stage.hooks('SubagentStop').map(({ decision }) => decision)).toEqual(['block', 'pass'])
    expect(stage.hooks('PreToolUse').map(({ decision, matched }) => [matched, decision])).toEqual([
      ['Agent', 'allow'],
    ])
    expect(stage.asked('coordinator').at(-1)?.steps).toEqual([say('Directive: done.')])
    expect(stage.status()).toEqual({ arguments: 'status --json' })
  })
})

test('in -p the agent is in the foreground: two requests, and only our own words are counted', async () => {
  const { stage, run } = await playPrint(greeting())

  const { coordinatorRequests, agents, contexts, contextBytes } = stage.figures()
  expect({ coordinatorRequests, agents }).toEqual({ coordinatorRequests: 2, agents: 1 })
  expect(contexts.map(({ event }) => event)).toEqual(['UserPromptExpansion', 'PostToolUse'])
  expect(contextBytes).toBe(contexts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0))
  expect(run.result).toBe('Directive: done.')
  expect(run.exitCode).toBe(0)
  expect(stage.processes()).toEqual([])
})

test('on the screen the agent is in the background, and its notification brings the next directive', async () => {
  const { stage, screen } = await playScreen(greeting())

  const notified = stage.asked('coordinator').at(-1)
  expect(notified?.newest).toContain('<task-notification>')
  expect(notified?.newest).toContain('ultraplan:next {"action":"done"}')
  expect(screen.screen()).toContain('Agent "1.1 Say hello" finished')
})

test('an API error ends the turn: the client gives up, and the story says so', async () => {
  const scenario: Scenario = { ...greeting(), coordinator: [fail.overloaded()] }
  const { stage, run } = await playPrint(scenario, { env: { CLAUDE_CODE_MAX_RETRIES: '0' } })

  expect(run.exitCode).toBe(1)
  expect(run.result).toContain('529')
  expect(stage.story()).toContain('coordinator → error 529 overloaded_error')
})

test('on the screen the hook for a failed turn is called; in -p the client may end before it', async () => {
  const scenario: Scenario = { ...greeting(), coordinator: [fail.overloaded()] }
  const stage = await openStage(scenario)
  const screen = await stage.screen({ env: { CLAUDE_CODE_MAX_RETRIES: '0' } })
  await screen.type(scenario.prompt)

  const record = join(stage.room.tmp, 'stop-failure.json')
  expect(await waitUntil('the record of the failed turn', 60_000, () => existsSync(record))).toBe(true)
})

test('compaction is answered, but it is no turn of the script and is not counted', async () => {
  const full = tokens(98_000)
  const coordinator = [[full, bash('true')], [full, bash('true')], [say('After compaction.')]]
  const { stage, run } = await playPrint(
    { ...greeting(), coordinator },
    { env: { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '100000' } },
  )

  expect(stage.exchanges.map(({ side }) => side)).toEqual([undefined, undefined, 'compaction', undefined])
  expect(stage.figures().coordinatorRequests).toBe(3)
  expect(run.result).toBe('After compaction.')
})

test('a person interrupts an answer in its middle, and types again', async () => {
  const stage = await openStage({
    ...greeting(),
    coordinator: [[hold('thinking'), say('Never said.')], [say('Hello.')]],
  })
  const screen = await stage.screen()
  await screen.type('/ultraplan:implement demo')
  await stage.waitForHold('thinking')
  await screen.press('Escape')
  await screen.waitForIdle()
  await screen.type('hello')
  await screen.waitForIdle()

  expect(stage.exchanges.map(({ state }) => state)).toEqual(['cut', 'answered'])
  expect(screen.screen()).toContain('● Hello.')
})

test('a client that is killed in mid-task leaves no process, and a second one goes on in its place', async () => {
  const turns = [[hold('working'), say('TASK_COMPLETE')]]
  const stage = await openStage({ ...greeting(), cast: [executor({ turns })] })
  const killed = stage.startPrint('/ultraplan:implement demo')
  await stage.waitForHold('working')
  killed.kill()
  expect((await killed.ended).exitCode).toBeUndefined()
  const { sessionId } = await killed.ended

  const run = await stage.print('hello', { args: ['--continue'] })

  expect(run.sessionId).toBe(sessionId)
  expect(stage.processes()).toEqual([])
})

test('where the script has no answer the play fails, and names who was asked', async () => {
  const turns = [[say('I wrote it.')]]
  await expect(playPrint({ ...greeting(), cast: [executor({ turns })] })).rejects.toThrow(
    'spec-executor 1.1#1 was asked for turn 2 and has 1',
  )
})
