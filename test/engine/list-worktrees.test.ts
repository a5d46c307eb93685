import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leftWorktrees, removeMergedWorktrees } from '../../src/engine/dispatch/worktrees.ts'
import { git } from '../../src/io/git.ts'
import { makeRepository } from '../support/repository.ts'
import { anAttempt, aRun, aTask } from '../support/run-builder.ts'

const AGENTS = new Set(['1', '2', '3'])

function withWorktrees() {
  const { root } = makeRepository({ 'a.txt': 'a\n' })
  const branch = git(root, ['symbolic-ref', '--short', 'HEAD']).trim()
  const add = (name: string): string => {
    const path = join(root, '.claude', 'worktrees', name)
    git(root, ['worktree', 'add', '--quiet', '-b', `worktree-${name}`, path])
    return path
  }
  const paths = { merged: add('agent-1'), ahead: add('agent-2'), dirty: add('agent-3') }
  writeFileSync(join(paths.ahead, 'b.txt'), 'b\n')
  git(paths.ahead, ['add', '-A'])
  git(paths.ahead, ['-c', 'user.name=x', '-c', 'user.email=x@y', 'commit', '-qm', 'work'])
  writeFileSync(join(paths.dirty, 'c.txt'), 'c\n')
  const task = aTask('1.2', { status: 'failed', attempts: [anAttempt({ worktree: { path: paths.ahead } })] })
  return { paths, add, run: aRun({ root, branch, tasks: [task] }) }
}

test('every worktree of an executor is listed with its reason, the main folder is not', () => {
  const { paths, run } = withWorktrees()
  expect(leftWorktrees(run, AGENTS)).toEqual([
    expect.objectContaining({ path: paths.merged, why: 'everything in it is merged; it can be removed' }),
    expect.objectContaining({
      path: paths.ahead,
      task: '1.2',
      unmerged: 1,
      why: '1 commit not merged; its task is failed',
    }),
    expect.objectContaining({
      path: paths.dirty,
      uncommitted: 1,
      why: '1 uncommitted file; its executor handed in nothing',
    }),
  ])
})

test('no worktree with work in it is ever removed', () => {
  const { paths, run } = withWorktrees()
  expect(removeMergedWorktrees(run, AGENTS)).toEqual([paths.merged])
  expect(leftWorktrees(run, AGENTS).map(({ path }) => path)).toEqual([paths.ahead, paths.dirty])
})

test('where git cannot compare with the branch, as after its renaming, nothing counts as merged', () => {
  const { paths, run } = withWorktrees()
  git(run.root, ['branch', '--move', 'trunk'])
  expect(removeMergedWorktrees(run, AGENTS)).toEqual([])
  expect(leftWorktrees(run, AGENTS).map(({ path, why }) => ({ path, why }))).toEqual([
    {
      path: paths.merged,
      why: `git cannot tell what is merged into ${run.branch}; its executor handed in nothing`,
    },
    { path: paths.ahead, why: `git cannot tell what is merged into ${run.branch}; its task is failed` },
    {
      path: paths.dirty,
      why: `git cannot tell what is merged into ${run.branch}, 1 uncommitted file; its executor handed in nothing`,
    },
  ])
})

test('a worktree whose files git cannot compare is kept', () => {
  const { paths, run } = withWorktrees()
  writeFileSync(join(paths.merged, '.git'), 'gitdir: /nonexistent\n')
  expect(removeMergedWorktrees(run, AGENTS)).toEqual([])
  expect(leftWorktrees(run, AGENTS)[0]?.why).toMatch(/^git cannot tell what is uncommitted/)
})

test.each([
  ['a session of a person', 'feature'],
  ['an agent of another run or of no run', 'agent-77'],
])('a worktree that the client made for %s is not ours', (_whose, name) => {
  const { paths, add, run } = withWorktrees()
  const theirs = add(name)
  expect(leftWorktrees(run, AGENTS).map(({ path }) => path)).not.toContain(theirs)
  expect(removeMergedWorktrees(run, AGENTS)).toEqual([paths.merged])
  expect(existsSync(theirs)).toBe(true)
})

test('while an executor works in a worktree, which may hold nothing yet, none is removed', () => {
  const { paths, run } = withWorktrees()
  const about = {
    id: 't',
    task: '1.2',
    role: 'spec-executor',
    attempt: 1,
    iteration: 1,
    base: run.base,
  } as const
  const ticket = { ...about, isolated: true, issuedAt: run.startedAt, redeemedAt: run.startedAt }
  expect(removeMergedWorktrees({ ...run, tickets: [ticket] }, AGENTS)).toEqual([])
  expect(removeMergedWorktrees({ ...run, stopping: [ticket] }, AGENTS)).toEqual([])
  // It ended with its client.
  const ended = { ...run, client: { pid: 2 ** 22 + 1 }, stopping: [ticket] }
  expect(removeMergedWorktrees(ended, AGENTS)).toEqual([paths.merged])
})
