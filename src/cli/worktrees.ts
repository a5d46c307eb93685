import { relative } from 'node:path'
import { leftWorktrees, removeMergedWorktrees } from '../engine/list-worktrees.ts'
import { wordFor } from '../model/task-name.ts'
import { oneLine } from '../view/terminal.ts'
import type { Command } from './command.ts'
import { openOrFail } from './open-or-fail.ts'
import { readArguments } from './read-arguments.ts'

export const worktrees: Command = {
  name: 'worktrees',
  summary:
    'list the worktrees that parallel executors left, and why; --prune removes those that hold nothing',
  usage: 'ultraplan worktrees [--prune] [--json] [--run <id>]',
  examples: ['ultraplan worktrees', 'ultraplan worktrees --prune'],
  run(args, terminal) {
    const { values } = readArguments(
      args,
      { prune: { type: 'boolean' }, json: { type: 'boolean' }, run: { type: 'string' } },
      worktrees,
    )
    const { run } = openOrFail(terminal, values.run)
    const removed = values.prune ? removeMergedWorktrees(run) : []
    const left = leftWorktrees(run)
    if (values.json) {
      terminal.out(`${JSON.stringify({ left, removed })}\n`)
      return 0
    }
    for (const path of removed) terminal.out(`removed  ${relative(run.root, path)}\n`)
    for (const entry of left) {
      const task = entry.task ? oneLine(wordFor(run.tasks, entry.task)) : 'no task'
      terminal.out(`${relative(run.root, entry.path)}  ${task}  ${entry.why}\n`)
    }
    if (left.length === 0) terminal.out('no worktree of an executor is left\n')
    return 0
  },
}
