import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { waitUntilWritten } from '../../src/client/transcript.ts'

const SAID = 'Done.\n```yaml\nstatus: success\n```'
const line = (type: string, text: string): string =>
  `${JSON.stringify({ type, message: { content: [{ type: 'text', text }] } })}\n`

const transcript = (text: string): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'up-written-')), 'agent.jsonl')
  writeFileSync(path, text)
  return path
}

/** Whether the wait is over before anything more is written. */
async function isOver(waiting: Promise<void>): Promise<boolean> {
  const later = new Promise<false>((resolve) => setTimeout(resolve, 60, false))
  return Promise.race([waiting.then(() => true), later])
}

test('a transcript that ends with the last message is read at once, whatever the client noted after it', async () => {
  const path = transcript(
    `${line('user', 'go')}${line('assistant', `Some words. ${SAID}\n`)}{"type":"progress"}\n`,
  )
  expect(await isOver(waitUntilWritten(path, SAID))).toBe(true)
})

test('a transcript that is written late is waited for, also where an earlier message said the same', async () => {
  const path = transcript(`${line('assistant', SAID)}${line('user', 'task 1.1 is not accepted')}`)
  const waiting = waitUntilWritten(path, SAID)
  expect(await isOver(waiting)).toBe(false)
  appendFileSync(path, line('assistant', SAID))
  expect(await isOver(waiting)).toBe(true)
})

test('nothing is waited for where there is no transcript, or no message', async () => {
  expect(await isOver(waitUntilWritten(undefined, SAID))).toBe(true)
  expect(await isOver(waitUntilWritten(join(tmpdir(), 'no-such-agent.jsonl'), SAID))).toBe(true)
  expect(await isOver(waitUntilWritten(transcript(line('user', 'go')), ''))).toBe(true)
})

test('a message that never comes is given up', async () => {
  await expect(waitUntilWritten(transcript(line('user', 'go')), SAID)).resolves.toBeUndefined()
})
