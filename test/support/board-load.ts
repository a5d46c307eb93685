import { readFileSync } from 'node:fs'
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

/** The memory that a process holds, in MB; Linux only. */
const memoryOf = (pid: number): number | undefined => {
  try {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kb === undefined ? undefined : Number(kb) / 1024
  } catch {
    return undefined
  }
}

export interface Load {
  readers: number
  slow: number
  clients: number
  seconds: number
}

/** Readers and reporting clients at once: every reader gets every event once, in order. */
export async function loadBoard({ readers, slow, clients, seconds }: Load) {
  // The reports about its first tasks are news; then a client sends the last ones again.
  const own = Math.min(4, Math.ceil(seconds / LEVELS.length))
  const run = busyRun(clients * own)
  const board = await spawnBoard(run.home)
  const journal = openJournalAt(run.dir, run.home)
  const first = journal.state?.lastSeq ?? 0
  const since = await cursorOf(board)
  const all = Array.from({ length: readers }, () => reader(board.url, since))
  const stuck = Array.from({ length: slow }, () => reader(board.url, since, true))
  await sleep(500)
  const before = memoryOf(board.pid)
  const times: number[] = []
  const statuses = new Set<number>()
  const client = async (index: number) => {
    const begun = Date.now()
    for (let turn = 0; turn < seconds; turn += 1) {
      const id = run.ids[index * own + Math.min(own - 1, Math.floor(turn / LEVELS.length))] ?? ''
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
  const after = memoryOf(board.pid)
  expect([...statuses]).toEqual([202])
  expect(wanted.length).toBe(clients * Math.min(seconds, own * LEVELS.length))
  for (const { seqs } of all) expect(seqs).toEqual(wanted)
  times.sort((a, b) => a - b)
  return {
    events: wanted.length,
    reports: times.length,
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
    grownMb: before === undefined || after === undefined ? undefined : after - before,
    printed: board.printed(),
  }
}

/** Where the readers begin, as the page of the board says it. */
async function cursorOf({ url }: SpawnedBoard): Promise<string> {
  const page = await (await fetch(`${url}/`, { headers: { authorization: `Bearer ${KEY}` } })).text()
  return encodeURIComponent(/data-since="([^"]*)"/.exec(page)?.[1] ?? '')
}
