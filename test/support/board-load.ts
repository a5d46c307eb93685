import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { openJournalAt } from '../../src/engine/runs/open-run.ts'
import { journalRun } from './journaled-run.ts'
import { aSummary, Story } from './run-builder.ts'
import { KEY, type SpawnedBoard, spawnBoard } from './spawned-board.ts'

/**
 * A run remembers each report: 0.9 KB, measured. A megabyte is for what a server loads late. With 200 readers, one small
 * object that is kept of each message to each of them is more than this.
 */
export const mostGrown = (reports: number): number => 1_000_000 + 1500 * reports
/** Measured: 0.9 to 1, and up to 1.5 for the smaller load on a busy machine. */
export const MOST_SLOWED = 3

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
  isOpen: boolean
  seqs: number[]
  close(): void
}

/** Reads the events of the board, and keeps the numbers that came. */
function reader(url: string, since: string, slow = false): Reader {
  const seen: Reader = { isOpen: false, seqs: [], close: () => asked.destroy() }
  let rest = ''
  const asked = request(
    `${url}/events?since=${since}`,
    { headers: { authorization: `Bearer ${KEY}` } },
    (answer) => {
      seen.isOpen = true
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
  await vi.waitUntil(() => [...all, ...stuck].every(({ isOpen }) => isOpen), { timeout: 60_000 })
  const times: number[] = []
  const statuses = new Set<number>()
  const client = async (index: number, from: number, to: number) => {
    const begun = Date.now()
    for (let turn = from; turn < to; turn += 1) {
      const id = run.ids[index * own + Math.floor(turn / LEVELS.length)] ?? ''
      const report = { level: LEVELS[turn % 3], passed: true, attemptNumber: 1 }
      const { status, ms } = await post(board.url, id, report)
      times.push(ms)
      statuses.add(status)
      await sleep(Math.max(0, begun + (turn + 1 - from) * 1000 - Date.now()))
    }
  }
  const reports = (from: number, to: number) =>
    Promise.all(Array.from({ length: clients }, (_, index) => client(index, from, to)))
  /** What the board has in use when nothing is on its way to a reader. */
  const atRest = async () => {
    const count = (journal.refresh()?.lastSeq ?? 0) - first
    await vi
      .waitUntil(() => all.every(({ seqs }) => seqs.length >= count), { timeout: 60_000, interval: 100 })
      .catch(() => undefined)
    return board.memory()
  }
  // A server that has just begun still loads and compiles.
  const warm = Math.floor(seconds / 3)
  await reports(0, warm)
  const before = await atRest()
  await reports(warm, seconds)
  const after = await atRest()
  const last = journal.state?.lastSeq ?? 0
  const wanted = Array.from({ length: last - first }, (_, index) => first + 1 + index)
  for (const one of [...all, ...stuck]) one.close()
  expect([...statuses]).toEqual([202])
  expect(wanted.length).toBe(clients * seconds)
  for (const { seqs } of all) expect(seqs).toEqual(wanted)
  for (const { seqs } of stuck) expect(seqs).toEqual([])
  expect(board.printed()).not.toContain(KEY)
  return {
    reports: times.length,
    medianMs: times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0,
    /** What the server has in use more than when it was warm, after so many reports. */
    grownBytes: after - before,
    since: clients * (seconds - warm),
  }
}

/**
 * The same load on two boards at the same time, so that a busy machine slows both: how many times longer a report takes
 * beside readers that read nothing.
 */
export async function slowedBy(load: Load): Promise<number> {
  const [beside, alone] = await Promise.all([loadBoard(load), loadBoard({ ...load, slow: 0 })])
  return beside.medianMs / alone.medianMs
}

/** Where the readers begin, as the page of the board says it. */
async function cursorOf({ url }: SpawnedBoard): Promise<string> {
  const page = await (await fetch(`${url}/`, { headers: { authorization: `Bearer ${KEY}` } })).text()
  return encodeURIComponent(/data-since="([^"]*)"/.exec(page)?.[1] ?? '')
}
