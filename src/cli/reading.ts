import { relative } from 'node:path'
import { leftWorktrees, removeMergedWorktrees } from '../engine/list-worktrees.ts'
import { claimedEvidence, evidenceText, storyOf } from '../engine/read-story.ts'
import { taskWord, wordFor } from '../model/task-name.ts'
import { renderLog } from '../view/log.ts'
import { renderShow, showJson } from '../view/show.ts'
import { summaryJson } from '../view/summary.ts'
import { renderSummaryMarkdown } from '../view/summary-markdown.ts'
import { renderSummary } from '../view/summary-text.ts'
import { oneLine } from '../view/terminal.ts'
import { command, FLAG, openOrFail, print, TEXT, taskOrFail, wordOrFail } from './command.ts'

export const log = command({
  summary: 'tell the story of the run or of one task: claims, findings, commands, verdicts',
  usage: 'ultraplan log [task] [--all] [--json] [--run <id>]',
  examples: ['ultraplan log', 'ultraplan log 1.2', 'ultraplan log --json'],
  options: { all: FLAG, json: FLAG, run: TEXT },
  words: 1,
  act({ all = false, json, run }, [words], terminal) {
    const { columns, colour } = terminal
    const open = openOrFail(terminal, run)
    const task = words === undefined ? undefined : taskOrFail(open, words, 'log')
    const events = storyOf(open, task?.id)
    if (json) {
      for (const event of events) terminal.out(`${JSON.stringify(event)}\n`)
      return 0
    }
    const { tasks } = open.run
    const told = renderLog(events, { all, columns, colour, tasks, read: (ref) => evidenceText(open, ref) })
    terminal.out(told || `nothing has happened ${task ? `to ${taskWord(task)} ` : ''}yet\n`)
    return 0
  },
})

export const show = command({
  summary: 'print the complete gate result of a task',
  usage: 'ultraplan show <task> [--json] [--run <id>]',
  examples: ['ultraplan show 1.2', 'ultraplan show "Add the parser" --json'],
  options: { json: FLAG, run: TEXT },
  words: 1,
  async act({ json, run }, words, terminal) {
    const word = wordOrFail(words, show.usage)
    const open = openOrFail(terminal, run)
    const task = taskOrFail(open, word, 'show')
    const evidence = await claimedEvidence(open, task)
    const claim = evidence === undefined ? {} : { evidence }
    print(terminal, json, showJson(open.run, task, claim), () => renderShow(open.run, task, claim))
    return 0
  },
})

export const summary = command({
  summary: 'say what a run came to, and what to do next',
  usage: 'ultraplan summary [--markdown] [--json] [--run <id>]',
  examples: ['ultraplan summary', 'ultraplan summary --markdown > SUMMARY.md'],
  options: { markdown: FLAG, json: FLAG, run: TEXT },
  act({ markdown, json, run: id }, _words, terminal) {
    const { run } = openOrFail(terminal, id)
    const text = () => (markdown ? renderSummaryMarkdown(run) : renderSummary(run, terminal.columns))
    print(terminal, json, summaryJson(run), text)
    return 0
  },
})

export const worktrees = command({
  summary:
    'list the worktrees that parallel executors left, and why; --prune removes those that hold nothing',
  usage: 'ultraplan worktrees [--prune] [--json] [--run <id>]',
  examples: ['ultraplan worktrees', 'ultraplan worktrees --prune'],
  options: { prune: FLAG, json: FLAG, run: TEXT },
  act({ prune, json, run: id }, _words, terminal) {
    const { run } = openOrFail(terminal, id)
    const removed = prune ? removeMergedWorktrees(run) : []
    const left = leftWorktrees(run)
    if (json) {
      terminal.out(`${JSON.stringify({ left, removed })}\n`)
      return 0
    }
    for (const path of removed) terminal.out(`removed  ${relative(run.root, path)}\n`)
    for (const { path, task, why } of left) {
      const name = task ? oneLine(wordFor(run.tasks, task)) : 'no task'
      terminal.out(`${relative(run.root, path)}  ${name}  ${why}\n`)
    }
    if (left.length === 0) terminal.out('no worktree of an executor is left\n')
    return 0
  },
})
