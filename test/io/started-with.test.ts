import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { startedWith } from '../../src/io/process-ref.ts'

/** Windows does not. */
const systemTells = process.platform === 'linux' || process.platform === 'darwin'

test('what a process was started with is read from outside: names of the client only, and its arguments', async () => {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)', 'a word'], {
    env: { PATH: process.env.PATH, CLAUDE_CODE_CHILD_SESSION: '1', SECRET: 'x' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void child.kill())
  await once(child.stdout, 'data')
  const found = startedWith(child.pid ?? 0)
  expect(found?.env).toEqual(systemTells ? { CLAUDE_CODE_CHILD_SESSION: '1' } : undefined)
  expect(found?.args.join(' ').includes('a word')).toBe(systemTells ? true : undefined)
})

test('of a process that is not there nothing is known', () => {
  expect(startedWith(2 ** 22 + 1)).toBeUndefined()
  expect(startedWith(0)).toBeUndefined()
})
