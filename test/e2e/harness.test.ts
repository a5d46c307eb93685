import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bash, executor, fail, play, playPrint, playScreen, say } from './harness/index.ts'
import type { Scenario } from './harness/scenario.ts'
import { makeStubPlugin } from './harness/stub-plugin.ts'

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
  expect(existsSync(join(stage.room.tmp, 'stop-failure.json'))).toBe(true)
  expect(stage.story()).toContain('coordinator → error 529 overloaded_error')
})
