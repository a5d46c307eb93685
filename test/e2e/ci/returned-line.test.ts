import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openStage } from '../harness/index.ts'
import type { Scenario } from '../harness/scenario.ts'
import { makeStubPlugin } from '../harness/stub-plugin.ts'
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
