import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claim } from '../e2e/support/claims.ts'
import { checklist, START } from '../golden/stories.ts'
import { PLAN } from '../golden/story-room.ts'
import { pluginRoot } from './hook-place.ts'
import { eventsOf, killingGit, WatchedRoom } from './watched-room.ts'

const CONFIG = 'review: { architect: false, spec: false }\nproof: { baseline: off }\n'

export type Work = 'branch' | 'isolated'

const done = (id: string): string =>
  claim(id, `Write f${id}.txt`, { files: [`f${id}.txt`, PLAN], command: `grep -q done f${id}.txt` })

/** A failed attempt and an approval, a skip, and a cancel in the third task. */
async function play(room: WatchedRoom): Promise<void> {
  const first = await room.one(await room.types(START))
  first.does('1.1', { 'f1.1.txt': 'wrong\n' })
  await first.says(done('1.1'))
  first.does('1.1', { 'f1.1.txt': 'done\n' })
  await first.says(done('1.1'))
  const second = await room.one(await first.back())
  second.does('1.2', { 'f1.2.txt': 'half\n' })
  await second.says(done('1.2'))
  await room.types('/ultraplan:skip-verify --task 1.2 --reason "External dependency"')
  await second.says(done('1.2'))
  const third = await room.one(await second.back())
  third.does('1.3', { 'f1.3.txt': 'half\n' })
  await room.types('/ultraplan:cancel')
  await third.says('I end here.')
  await third.back()
}

/** How many times a run asks git, from its start to its end. */
export async function gitCallsOfRun(work: Work = 'branch'): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'ultraplan-kill-'))
  const counting = killingGit(folder)
  const room = open(counting.env, work)
  try {
    await play(room)
    return counting.calls()
  } finally {
    room.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const open = (env: NodeJS.ProcessEnv, work: Work): WatchedRoom =>
  new WatchedRoom(
    pluginRoot,
    checklist(
      ['1.1', '1.2', '1.3'].map((id) => ({ id })),
      `${CONFIG}work: ${work}\n`,
    ),
    env,
  )

export interface KilledRun {
  /** How often the person's branch was looked at. */
  looks: number
  /** Commits of the person and of executors that no branch has any more. */
  lost: string[]
  /** Approved commits that the person's branch does not have in the end. */
  missing: string[]
  isOver: boolean
}

/** Plays a run whose hook is killed at a call of git, then goes on as a person would, and looks at what is left. */
export async function killRun(
  call: number,
  when: 'before' | 'after',
  work: Work = 'branch',
): Promise<KilledRun> {
  const folder = mkdtempSync(join(tmpdir(), 'ultraplan-kill-'))
  const room = open(killingGit(folder, { call, when }).env, work)
  try {
    // A hook that was killed answers nothing, so that the story breaks off where its answer is needed.
    const broken = await play(room).catch((error: Error) => error)
    if (broken && /approved is only/.test(broken.message)) throw broken
    for (const line of ['/ultraplan:resume', 'go on', '/ultraplan:cancel', '/ultraplan:land'])
      await room.types(line)
    const events = eventsOf(room)
    const approved = events.flatMap(({ type, commit }) => (type === 'task_approved' ? [String(commit)] : []))
    const made = room.git('log', '--all', '--reflog', '--format=%H %s').trim().split('\n')
    const kept = new Set(room.git('rev-list', '--branches').trim().split('\n'))
    const onMain = new Set(room.git('rev-list', 'main').trim().split('\n'))
    return {
      looks: room.looks,
      lost: made.filter((line) => / task /.test(line) && !kept.has(line.split(' ')[0] ?? '')),
      missing: approved.filter((commit) => !onMain.has(commit)),
      isOver: events.length === 0 || events.some(({ type }) => /^run_(?:cancelled|finished)$/.test(type)),
    }
  } finally {
    room.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Numbers that look random and are the same every time. */
function* seeded(seed: number): Generator<number> {
  let state = seed
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

/** So many places of a run, each a call of git and the moment before or after it. */
export function* places(calls: number, count: number, seed: number): Generator<[number, 'before' | 'after']> {
  const numbers = seeded(seed)
  for (let n = 0; n < count; n += 1) {
    const call = 1 + Math.floor((numbers.next().value as number) * calls)
    yield [call, (numbers.next().value as number) < 0.5 ? 'before' : 'after']
  }
}
