import { existsSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { openJournalAt } from '../../src/engine/runs/open-run.ts'
import { journalRun } from './journaled-run.ts'
import { aSummary, Story } from './run-builder.ts'
import { KEY, type SpawnedBoard, spawnBoard } from './spawned-board.ts'

const LEVELS = ['syntactic', 'contract', 'behavioral']

/** A run in which many agents are at work at the same time. */
function busyRun(tasks: number) {
  const ids = Array.from({ length: tasks }, (_, index) => `${index + 1}`)
  const story = new Story(ids.map((id) => aSummary(id)))
  // `dispatch` would compute the run anew for each of them.
  for (const id of ids) {
    const ticket = `ticket-${id}`
    story.tell({
      type: 'ticket_issued',
      ticket,
      task: id,
      role: 'spec-executor',
      attempt: 1,
      iteration: 1,
      base: 'b'.repeat(40),
      isolated: true,
    })
    story.tell({ type: 'ticket_redeemed', ticket, toolUseId: `tool-${id}`, session: 's1' })
  }
  return { ...journalRun(story), ids }
}

interface Reader {
  seqs: number[]
  close(): void
}

/** Reads the events of the board, and keeps the numbers that came. */
function reader(url: string, since: string, slow = false): Reader {
  const seen: Reader = { seqs: [], close: () => asked.destroy() }
  let rest = ''
  const asked = request(
    `${url}/events?since=${since}`,
    { headers: { authorization: `Bearer ${KEY}` } },
    (answer) => {
      answer.setEncoding('utf8').on('data', (part: string) => {
        const messages = `${rest}${part}`.split('\n\n')
        rest = messages.pop() ?? ''
        for (const message of messages) {
          const data = /^data: (.*)$/m.exec(message)?.[1]
          if (data)
            for (const run of JSON.parse(data).runs) for (const { seq } of run.events) seen.seqs.push(seq)
        }
      })
      // It reads nothing at all: the server must not wait for it.
      if (slow) answer.pause()
      answer.on('error', () => {})
    },
  )
  asked.on('error', () => {})
  asked.end()
  return seen
}

async function post(url: string, id: string, body: unknown): Promise<{ status: number; ms: number }> {
  const begun = performance.now()
  const response = await fetch(`${url}/api/tasks/${id}/verification`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.text()
  return { status: response.status, ms: performance.now() - begun }
}

/** The memory that a process holds, in MB; 0 where there is no /proc. */
const memoryOf = (pid: number): number => {
  const path = `/proc/${pid}/status`
  const kb = existsSync(path) ? /VmRSS:\s+(\d+)/.exec(readFileSync(path, 'utf8'))?.[1] : 0
  return Number(kb ?? 0) / 1024
}

/** The most in the last third, less the most in the second: what a warm server still takes. */
function grownIn(memory: readonly number[]): number {
  const third = Math.floor(memory.length / 3)
  return Math.max(...memory.slice(2 * third)) - Math.max(...memory.slice(third, 2 * third))
}

export interface Load {
  readers: number
  slow: number
  clients: number
  seconds: number
}

/** Readers and reporting clients at once: every reader gets every event once, in order. */
export async function loadBoard({ readers, slow, clients, seconds }: Load) {
  // Every report is news: a client goes on to its next task when it has reported all levels of one.
  const own = Math.ceil(seconds / LEVELS.length)
  const run = busyRun(clients * own)
  const board = await spawnBoard(run.home)
  const journal = openJournalAt(run.dir, run.home)
  const first = journal.state?.lastSeq ?? 0
  const since = await cursorOf(board)
  const all = Array.from({ length: readers }, () => reader(board.url, since))
  const stuck = Array.from({ length: slow }, () => reader(board.url, since, true))
  await sleep(500)
  const memory: number[] = []
  const sampling = setInterval(() => memory.push(memoryOf(board.pid)), (seconds * 1000) / 60)
  const times: number[] = []
  const statuses = new Set<number>()
  const client = async (index: number) => {
    const begun = Date.now()
    for (let turn = 0; turn < seconds; turn += 1) {
      const id = run.ids[index * own + Math.floor(turn / LEVELS.length)] ?? ''
      const report = { level: LEVELS[turn % 3], passed: true, attemptNumber: 1 }
      const { status, ms } = await post(board.url, id, report)
      times.push(ms)
      statuses.add(status)
      await sleep(Math.max(0, begun + (turn + 1) * 1000 - Date.now()))
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)))
  const last = journal.refresh()?.lastSeq ?? 0
  const wanted = Array.from({ length: last - first }, (_, index) => first + 1 + index)
  const deadline = Date.now() + 60_000
  while (all.some(({ seqs }) => seqs.length < wanted.length) && Date.now() < deadline) await sleep(100)
  for (const one of [...all, ...stuck]) one.close()
  clearInterval(sampling)
  expect([...statuses]).toEqual([202])
  expect(wanted.length).toBe(clients * seconds)
  for (const { seqs } of all) expect(seqs).toEqual(wanted)
  times.sort((a, b) => a - b)
  return {
    events: wanted.length,
    reports: times.length,
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
    grownMb: grownIn(memory),
    printed: board.printed(),
  }
}

/** Where the readers begin, as the page of the board says it. */
async function cursorOf({ url }: SpawnedBoard): Promise<string> {
  const page = await (await fetch(`${url}/`, { headers: { authorization: `Bearer ${KEY}` } })).text()
  return encodeURIComponent(/data-since="([^"]*)"/.exec(page)?.[1] ?? '')
}
