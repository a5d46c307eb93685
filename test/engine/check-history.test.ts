import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkHistory } from '../../src/engine/dispatch/advance.ts'
import type { Run } from '../../src/model/run.ts'
import { makeRepository, type TestRepository } from '../support/repository.ts'
import { aRun, aTask } from '../support/run-builder.ts'

/** Task 1.1 and then 1.2 were approved on two commits. */
function approved(): { repository: TestRepository; run: Run; first: string; second: string } {
  const repository = makeRepository({ 'a.txt': 'a' })
  const base = repository.head()
  repository.write({ 'a.txt': 'b' })
  const first = repository.commit('first')
  repository.write({ 'a.txt': 'c' })
  const second = repository.commit('second')
  const tasks = [
    aTask('1.1', { status: 'approved', approvedCommit: first, approval: { seq: 5, hash: 'x' } }),
    aTask('1.2', { status: 'approved', approvedCommit: second, approval: { seq: 9, hash: 'y' } }),
  ]
  return {
    repository,
    run: aRun({ root: repository.root, base, tasks, approvedHead: second }),
    first,
    second,
  }
}

test('history that only grew is fine', () => {
  const { repository, run } = approved()
  expect(checkHistory(run)).toEqual([])
  repository.write({ 'b.txt': 'more' })
  repository.commit('a person’s own')
  expect(checkHistory(run)).toEqual([])
})

test('E37 an amended approved commit halts the run and is named', () => {
  const { repository, run, second } = approved()
  repository.git('commit', '-q', '--amend', '-m', 'other')
  const [event] = checkHistory(run)
  expect(event).toMatchObject({ type: 'run_halted' })
  expect(JSON.stringify(event)).toContain(`commit ${second.slice(0, 10)} of task 1.2`)
  expect(JSON.stringify(event)).not.toContain('task 1.1')
})

test('E37 a reset to before both approved commits names both', () => {
  const { repository, run, first } = approved()
  repository.git('reset', '-q', '--hard', run.base)
  expect(JSON.stringify(checkHistory(run))).toMatch(new RegExp(`task 1.2.*${first.slice(0, 10)} of task 1.1`))
})

test('another branch is said to be one', () => {
  const { repository, run } = approved()
  repository.git('switch', '-q', '-c', 'elsewhere', run.base)
  expect(JSON.stringify(checkHistory(run))).toContain(
    'the run works on main, and elsewhere is checked out: git switch main, then /ultraplan:resume',
  )
  repository.git('switch', '-q', '--detach')
  expect(JSON.stringify(checkHistory(run))).toContain('HEAD is detached: git switch main')
  // Git leaves such a commit behind with a warning; the line keeps it.
  repository.write({ 'mine.txt': 'mine' })
  const mine = repository.commit('mine')
  const [, line = ''] =
    /HEAD is detached: (git branch .*?), because/.exec(JSON.stringify(checkHistory(run))) ?? []
  repository.git(...line.split(' ').slice(1))
  expect(JSON.stringify(checkHistory(run))).toContain('HEAD is detached: git switch main')
  repository.git('switch', '-q', 'main')
  expect(repository.git('branch', '--contains', mine).trim()).toBe(`kept-${mine.slice(0, 10)}`)
  expect(() => repository.git('rebase', '-q', '--exec', 'false', 'HEAD~1')).toThrow()
  expect(JSON.stringify(checkHistory(run))).toContain('a rebase is in progress: finish or abort it')
})

/** The line to type, as the halt has it. */
const bringBack = (run: Run): string[] =>
  /bring it back \(git (.*?), which/.exec(JSON.stringify(checkHistory(run)))?.[1]?.split(' ') ?? []

test('the line brings all approved commits back, also those after skipped work', () => {
  const { repository, run, first, second } = approved()
  // Task 1.2 was approved after a skipped one, so what is approved without a gap ends before it.
  const skipped = { ...run, approvedHead: first }
  repository.git('update-ref', 'refs/ultraplan/20260126T140000-demo-ab12/approved', first)
  repository.git('reset', '-q', '--hard', run.base)
  repository.write({ 'b.txt': 'mine' })
  repository.commit('mine')
  repository.git(...bringBack(skipped))
  expect(checkHistory(skipped)).toEqual([])
  expect(repository.git('rev-list', 'HEAD')).toContain(second)
  // A commit of the engine follows the last approved one.
  const engines = repository.git('commit-tree', '-p', second, '-m', 'log', `${second}^{tree}`).trim()
  const whole = { ...run, id: '20260126T140000-demo-ab12', approvedHead: engines }
  repository.git('update-ref', `refs/ultraplan/${whole.id}/approved`, engines)
  expect(bringBack(whole).at(-1)).toBe(`refs/ultraplan/${whole.id}/approved`)
  repository.git(...bringBack(whole))
  expect(checkHistory(whole)).toEqual([])
})

test('a branch of the run that is gone is made again where it was last seen', () => {
  const { repository, run, first, second } = approved()
  repository.git('branch', 'side')
  const gone: Run = { ...run, branch: 'run', target: 'main', approvedHead: first, knownHead: second }
  expect(JSON.stringify(checkHistory(gone))).toContain(
    `git switch -c run ${second.slice(0, 10)}, which makes it`,
  )
  // Nothing has its last commit any more: what is approved is kept by a ref.
  const lost = { ...gone, knownHead: 'f'.repeat(40) }
  expect(JSON.stringify(checkHistory(lost))).toContain(
    `git switch -c run ${first.slice(0, 10)}, which makes it`,
  )
})

test('a folder that was deleted is said to be gone, with the lines that make it again', () => {
  const { repository, run } = approved()
  const there = join(repository.root, 'there is')
  repository.git('worktree', 'add', '-q', '-b', 'run', there)
  const linked: Run = { ...run, root: there, branch: 'run', target: 'main' }
  expect(checkHistory(linked)).toEqual([])
  rmSync(there, { recursive: true })
  const said = JSON.stringify(checkHistory(linked))
  const lines = ['git worktree prune', `git worktree add '${there}' run`] as const
  expect(said).toContain(
    `the folder of the run is gone: move it back, or if you deleted it: ${lines[0]}, then ${lines[1]}`,
  )
  expect(said).not.toContain('git switch')
  for (const line of lines) execFileSync('sh', ['-c', line], { cwd: repository.root, stdio: 'ignore' })
  expect(checkHistory(linked)).toEqual([])
})

test('in an isolated run the person may be on any branch, but the branch of the run has to keep its history', () => {
  const { repository, run } = approved()
  const isolated: Run = { ...run, branch: 'run', target: 'main', isolated: true }
  repository.git('branch', 'run')
  repository.git('switch', '-q', '--detach', run.base)
  expect(checkHistory(isolated)).toEqual([])
  repository.git('branch', '-q', '-f', 'run', run.base)
  const said = JSON.stringify(checkHistory(isolated))
  expect(said).toContain('history was rewritten')
  // The person's folder is on another branch, which is not the one to merge into.
  expect(said).toContain('bring it back (git switch run, then git merge -X ours')
})

test('while an executor works in the folder its own judgement looks at this', () => {
  const { repository, run } = approved()
  repository.git('reset', '-q', '--hard', run.base)
  const ticket = {
    id: 't',
    task: '1.1',
    role: 'spec-executor' as const,
    attempt: 1,
    iteration: 1,
    base: run.base,
    isolated: false,
    issuedAt: run.startedAt,
    redeemedAt: run.startedAt,
  }
  expect(checkHistory({ ...run, tickets: [ticket] })).toEqual([])
  expect(checkHistory({ ...run, tickets: [{ ...ticket, isolated: true }] })).toHaveLength(1)
})

test('a run that waits for a person is left alone', () => {
  const { repository, run } = approved()
  repository.git('reset', '-q', '--hard', run.base)
  expect(checkHistory({ ...run, state: 'halted' })).toEqual([])
})
