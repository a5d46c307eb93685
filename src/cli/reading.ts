import { relative } from 'node:path'
import { auditRun } from '../engine/audit.ts'
import { leftWorktrees, removeMergedWorktrees } from '../engine/list-worktrees.ts'
import { locateRun } from '../engine/locate-run.ts'
import type { OpenRun } from '../engine/open-run.ts'
import { recordedProofs, replayRun, reproveRun, VIEWS } from '../engine/replay.ts'
import { claimedEvidence, evidenceText, storyOf } from '../engine/status.ts'
import { taskWord, wordFor } from '../model/task-name.ts'
import { renderLog } from '../view/log.ts'
import { renderAudit, renderReplay, renderReproof } from '../view/reports.ts'
import { renderShow, showJson } from '../view/show.ts'
import { summaryJson } from '../view/summary.ts'
import { renderSummaryMarkdown } from '../view/summary-markdown.ts'
import { renderSummary } from '../view/summary-text.ts'
import { oneLine } from '../view/terminal.ts'
import {
  command,
  FLAG,
  openOrFail,
  orFail,
  print,
  TEXT,
  type Terminal,
  taskOrFail,
  UsageError,
  wordOrFail,
} from './command.ts'

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

export const audit = command({
  summary: 'check that the record of a run is whole: chain, head, evidence, approved ref, receipts',
  usage: 'ultraplan audit [run] [--json]',
  examples: ['ultraplan audit', 'ultraplan audit --json'],
  options: { json: FLAG },
  words: 1,
  act({ json }, [run], terminal) {
    const { cwd, home } = terminal
    const found = auditRun({ ...orFail(locateRun(cwd, home, run)), home })
    print(terminal, json, found, () => renderAudit(found))
    return found.broken ? 1 : 0
  },
})

export const replay = command({
  summary: 'rebuild the run from its journal and compare every view; with --verify run the proofs again',
  usage: 'ultraplan replay [--verify [task]] [--json] [--run <id>]',
  examples: ['ultraplan replay', 'ultraplan replay --verify', 'ultraplan replay --verify 1.2'],
  options: { verify: FLAG, json: FLAG, run: TEXT },
  words: 1,
  async act({ verify, json = false, run }, [words], terminal) {
    if (words !== undefined && !verify)
      throw new UsageError('a task is named only with --verify', `usage: ${replay.usage}`)
    const open = openOrFail(terminal, run)
    if (verify) return proveAgain(open, words, terminal, json)
    const result = replayRun(open.dir, terminal.home, VIEWS)
    print(terminal, json, result, () => renderReplay(result))
    return result.views.every(({ same }) => same) ? 0 : 1
  },
})

async function proveAgain(
  open: OpenRun,
  words: string | undefined,
  terminal: Terminal,
  json: boolean,
): Promise<number> {
  const { dir, run } = open
  const task = words === undefined ? undefined : taskOrFail(open, words, 'replay')
  if ((task ? [task] : run.tasks).every((one) => recordedProofs(one).length === 0))
    throw new UsageError(
      task ? `${taskWord(task)} has no approved proof` : 'no task has an approved proof yet',
      'ultraplan status shows which tasks are approved',
    )
  const results = await reproveRun({
    ...{ dir, run, cwd: terminal.cwd, env: terminal.env, ...(task ? { task } : {}) },
    onResult: (result) => json || terminal.out(renderReproof(run, result)),
  })
  const differing = results.filter(({ same }) => !same).length
  print(
    terminal,
    json,
    results,
    () => `${results.length} commands ran again, ${differing} ended differently\n`,
  )
  return differing === 0 ? 0 : 1
}
