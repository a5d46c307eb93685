import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { HONEST, playStory } from '../golden/stories.ts'

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
