import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { claim } from '../e2e/support/claims.ts'
import { checklist, HONEST, playStory, START } from '../golden/stories.ts'
import { PLAN } from '../golden/story-room.ts'
import { WatchedRoom } from '../support/watched-room.ts'

const plugin = join(import.meta.dirname, '../..')
const MOST = 23

/** A folder for the front of the PATH, whose git writes down what it was asked for. */
function countingGit(): { bin: string; calls(): string[] } {
  const bin = mkdtempSync(join(tmpdir(), 'ultraplan-test-'))
  onTestFinished(() => rmSync(bin, { recursive: true, force: true }))
  const real = spawnSync('/bin/sh', ['-c', 'command -v git'], { encoding: 'utf8' }).stdout.trim()
  const log = join(bin, 'git.log')
  writeFileSync(log, '')
  writeFileSync(join(bin, 'git'), `#!/bin/sh\nprintf '%s\\n' "$*" >>'${log}'\nexec '${real}' "$@"\n`)
  chmodSync(join(bin, 'git'), 0o755)
  return { bin, calls: () => readFileSync(log, 'utf8').trimEnd().split('\n') }
}

test(`one honest task starts at most ${MOST} git processes, from the typed command to the end of its run`, async () => {
  const { bin, calls } = countingGit()
  const journal = await playStory(
    HONEST,
    plugin,
    ({ run }) => readFileSync(join(run, 'journal.jsonl'), 'utf8'),
    { PATH: `${bin}${delimiter}${process.env.PATH}` },
  )
  expect(journal).toContain('"task_approved"')
  expect(journal).toContain('"run_finished"')
  expect(calls().length, calls().join('\n')).toBeLessThanOrEqual(MOST)
  // Fewer than these would mean that the wrapper was not asked.
  expect(calls().join('\n')).toMatch(/\bworktree add\b/)
})

/** The git processes of a run without reviews, from its start to its end. */
async function callsOf(work: string, ids: readonly string[]): Promise<number> {
  const { bin, calls } = countingGit()
  const config = `review: { architect: false, spec: false }\nproof: { baseline: off }\nwork: ${work}\n`
  const tasks = ids.map((id) => ({ id }))
  const env = { PATH: `${bin}${delimiter}${process.env.PATH}` }
  const room = new WatchedRoom(plugin, checklist(tasks, config), env)
  onTestFinished(() => room.close())
  let next = await room.types(START)
  for (const id of ids) {
    const agent = await room.one(next)
    agent.does(id, { [`f${id}.txt`]: 'done\n' })
    await agent.says(
      claim(id, `Write f${id}.txt`, {
        files: [`f${id}.txt`, PLAN],
        command: `grep -q done f${id}.txt`,
      }),
    )
    next = await agent.back()
  }
  expect(room.at('main')).toBe(room.at('ultraplan/demo'))
  return calls().length
}

test.each([
  ['branch', 20, 14],
  ['isolated', 45, 41],
])(
  'with work: %s a run of one task starts at most %i git processes, and each further task %i',
  async (work, first, more) => {
    const one = await callsOf(work, ['1.1'])
    expect(one).toBeLessThanOrEqual(first)
    expect((await callsOf(work, ['1.1', '1.2', '1.3'])) - one).toBeLessThanOrEqual(2 * more)
  },
)
