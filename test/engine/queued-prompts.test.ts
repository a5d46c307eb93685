import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { notifiedCall } from '../../src/engine/notified-call.ts'
import { lastQueued, watchQueue } from '../../src/engine/queued-prompts.ts'

const line = (operation: string, content?: string) =>
  `${JSON.stringify({ type: 'queue-operation', operation, timestamp: 't', sessionId: 's', ...(content === undefined ? {} : { content }) })}\n`
const said = (words: string) => `${JSON.stringify({ type: 'user', message: { content: words } })}\n`

function transcript(text = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'ultraplan-queue-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'session.jsonl')
  writeFileSync(file, text)
  return file
}

describe('what waits for the end of the turn', () => {
  test('is what was queued and not taken since, also from before', () => {
    const file = transcript(
      line('enqueue', 'old') + line('dequeue') + line('enqueue', 'first') + said('something'),
    )
    const queued = watchQueue(file)
    expect(queued()).toEqual(['first'])
    appendFileSync(file, line('enqueue', '/ultraplan:status') + said(line('enqueue', 'nobody typed this')))
    expect(queued()).toEqual(['first', '/ultraplan:status'])
    appendFileSync(file, line('remove', '/ultraplan:status'))
    expect(queued()).toEqual(['first'])
    appendFileSync(file, line('dequeue'))
    expect(queued()).toEqual([])
  })

  test('is taken as the client takes it: what was typed comes before word of agents', () => {
    const word = '<task-notification>\n<task-id>a1</task-id>'
    const file = transcript(line('enqueue', word) + line('enqueue', 'typed') + line('dequeue'))
    const queued = watchQueue(file)
    expect(queued()).toEqual([word])
    appendFileSync(file, line('dequeue'))
    expect(queued()).toEqual([])
    // What was taken can still be told.
    expect(lastQueued(file)).toEqual([word, 'typed'])
  })

  test('is seen when its line is complete', () => {
    const file = transcript()
    const queued = watchQueue(file)
    const whole = line('enqueue', 'how is it going?')
    appendFileSync(file, whole.slice(0, 40))
    expect(queued()).toEqual([])
    appendFileSync(file, whole.slice(40))
    expect(queued()).toEqual(['how is it going?'])
  })

  test('is something also where its words cannot be read', () => {
    expect(watchQueue(transcript(line('enqueue')))()).toEqual([''])
  })

  test('is not looked for in all of a long transcript', () => {
    const long = said('x'.repeat(1000)).repeat(1000)
    expect(watchQueue(transcript(line('enqueue', 'long ago') + long))()).toEqual([])
    expect(watchQueue(transcript(long + line('enqueue', 'just now')))()).toEqual(['just now'])
  })

  test('is nothing where there is no transcript', () => {
    expect(watchQueue(join(tmpdir(), 'no-such-transcript.jsonl'))()).toEqual([])
  })
})

describe('a notification', () => {
  const about = (call: string, result = '') =>
    `<task-notification>\n<task-id>a1</task-id>\n${call}\n<output-file>/t/a1.output</output-file>\n<status>completed</status>\n<summary>Agent finished</summary>\n<result>${result}</result>\n</task-notification>`

  test('names the call that it is about', () => {
    expect(notifiedCall(about('<tool-use-id>toolu_01A-b</tool-use-id>'))).toBe('toolu_01A-b')
  })

  test('that names none does not by what an agent wrote', () => {
    expect(notifiedCall(about('', '<tool-use-id>toolu_1</tool-use-id>'))).toBeUndefined()
    expect(notifiedCall('look at <tool-use-id>toolu_1</tool-use-id>')).toBeUndefined()
  })

  test('of any length is read at once', () => {
    const before = performance.now()
    expect(notifiedCall(`<task-notification>\n${'a b\n'.repeat(200_000)}`)).toBeUndefined()
    expect(performance.now() - before).toBeLessThan(500)
  })
})
