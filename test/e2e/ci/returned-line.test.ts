import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { bash, executor, hold, openStage } from '../harness/index.ts'
import type { Scenario } from '../harness/scenario.ts'
import { makeStubPlugin } from '../harness/stub-plugin.ts'
import { demo } from '../support/plans.ts'
import { modulePlugin } from '../support/plant.ts'
import { smallPlan, taskA } from '../support/small-plan.ts'

const answered = (over: Partial<Scenario> = {}): Scenario => ({
  title: 'a command that a hook answers',
  files: smallPlan(taskA),
  prompt: '/ultraplan:status',
  cast: [],
  ...over,
})

const isEmpty = (screen: string): boolean => /^❯\s*$/m.test(screen.split('\n').slice(-6).join('\n'))

test('a command that was answered does not stay in the input line, and a draft that was begun meanwhile does', async () => {
  const stage = await openStage(answered())
  const screen = await stage.screen({ columns: 120 })
  await screen.type(stage.scenario.prompt)
  await screen.waitForScreen(/Original prompt/)
  await screen.waitForIdle()
  expect(isEmpty(screen.screen())).toBe(true)
  expect(screen.screen()).toContain('Original prompt: /ultraplan:status')
  await screen.type(stage.scenario.prompt)
  for (const key of 'xyz') await screen.press(key)
  await screen.waitForScreen(/Original prompt[\s\S]*Original prompt[\s\S]*^❯\sxyz\s*\n──/m)
})

test('it does not stay either where a question of the client has taken its place meanwhile', async () => {
  const stage = await openStage({
    ...demo('a question', ['1.1']),
    cast: [
      executor({ task: '1.1', turns: [[hold('asks'), bash('touch asked.txt')], [hold('is answered')]] }),
    ],
  })
  const args = ['--permission-mode', 'default']
  const screen = await stage.screen({ columns: 120, rows: 80, bypassPermissions: false, args })
  await screen.type(stage.scenario.prompt)
  await stage.waitForHold('asks')
  // The harness empties the line after what it types, where it can.
  for (const key of '/ultraplan:status ') await screen.press(key)
  await screen.press('Enter')
  stage.release('asks')
  await screen.waitForScreen(/Original prompt: \/ultraplan:status[\s\S]*Do you want to proceed/)
  await screen.pressUntil('1', /manual mode on/)
  await stage.waitForHold('is answered')
  // On a busy machine the key is pressed once more before the answer is drawn, and stands in the line.
  await screen.waitForScreen(/^❯\s*1*\s*\n──/m)
})

test('it is the client that gives the line back, to any module that looks at prompts', async () => {
  const stage = await openStage(answered({ plugin: makeStubPlugin() }))
  const folder = join(stage.room.home, 'answers')
  const block = JSON.stringify({ decision: 'block', reason: 'answered' })
  const files = {
    ...modulePlugin(
      'answers',
      `export const register = (on) => { on('prompt.submit', ($, e, next) => next(e)) }\n`,
    ),
    'commands/it.md': '---\ndescription: x\n---\nx\n',
    'hooks/hooks.json': JSON.stringify({
      modules: ['./register.js'],
      hooks: { UserPromptExpansion: [{ hooks: [{ type: 'command', command: `echo '${block}'` }] }] },
    }),
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const screen = await stage.screen({ args: ['--plugin-dir', folder] })
  await screen.type('/answers:it')
  await screen.waitForScreen(/Original prompt: \/answers:it[\s\S]*^❯\s\/answers:it/m)
})
