import { relative } from 'node:path'
import {
  agentsOf,
  hasIsolatedAgent,
  leftWorktrees,
  removeMergedWorktrees,
} from '../engine/dispatch/worktrees.ts'
import { auditRun } from '../engine/report/audit.ts'
import { recordedProofs, replayRun, reproveRun, VIEWS } from '../engine/report/replay.ts'
import {
  claimedEvidence,
  evidenceText,
  specLifecycle,
  statusFacts,
  storyOf,
} from '../engine/report/status.ts'
import { locateRun } from '../engine/runs/find-task.ts'
import type { OpenRun } from '../engine/runs/open-run.ts'
import { lookAtBranches } from '../engine/runs/projections/persons-branch.ts'
import { taskWord, wordFor } from '../model/task-name.ts'
import { renderAudit, renderReplay, renderReproof } from '../view/findings.ts'
import { renderLog } from '../view/log.ts'
import { renderShow, showJson } from '../view/show.ts'
import { renderShowWords } from '../view/show-words.ts'
import { renderSummaryMarkdown } from '../view/state.ts'
import { renderSummary, summaryJson } from '../view/summary.ts'
import { oneLine } from '../view/terminal.ts'
import { type Call, command, FLAG, orFail, TEXT, taskOrFail, UsageError } from './command.ts'

export const log = command({
  summary: 'tell the story of the run or of one task: claims, findings, commands, verdicts',
  usage: 'ultraplan log [task] [--all] [--json] [--run <id>]',
  examples: ['ultraplan log', 'ultraplan log 1.2', 'ultraplan log --json'],
  options: { all: FLAG, json: FLAG, run: TEXT },
  words: 1,
  act({ values: { all = false, json }, words: [words], terminal, open: openNamed }) {
    const { columns, colour } = terminal
    const open = openNamed()
    const task = words === undefined ? undefined : taskOrFail(open, words, 'log')
    const events = storyOf(open, task?.id)
    if (json) for (const event of events) terminal.out(`${JSON.stringify(event)}\n`)
    else {
      const { tasks } = open.run
      const told = renderLog(events, { all, columns, colour, tasks, read: (ref) => evidenceText(open, ref) })
      terminal.out(told || `nothing has happened ${task ? `to ${taskWord(task)} ` : ''}yet\n`)
    }
  },
})

export const show = command({
  summary: 'say of a task what was refused and why, what was proved, and what its marks mean',
  usage: 'ultraplan show <task> [--yaml] [--json] [--run <id>]',
  examples: ['ultraplan show 1.2', 'ultraplan show 1.2 --yaml  # the complete gate result'],
  options: { yaml: FLAG, json: FLAG, run: TEXT },
  words: 1,
  async act(call) {
    const word = call.task()
    const open = call.open()
    const task = taskOrFail(open, word, 'show')
    const { columns } = call.terminal
    const place = { dir: open.dir, columns, where: 'terminal' as const }
    if (!call.values.yaml && !call.values.json)
      return void call.terminal.out(renderShowWords(open.run, task, place))
    const told = { evidence: await claimedEvidence(open, task), lifecycle: specLifecycle(open, task) }
    call.print(showJson(open.run, task, told), () => renderShow(open.run, task, told))
  },
})

export const summary = command({
  summary: 'say what a run came to, and what to do next',
  usage: 'ultraplan summary [--markdown] [--json] [--run <id>]',
  examples: ['ultraplan summary', 'ultraplan summary --markdown > SUMMARY.md'],
  options: { markdown: FLAG, json: FLAG, run: TEXT },
  act({ values, terminal, open, print }) {
    const found = open()
    const { run } = found
    const facts = statusFacts(found)
    const branches = lookAtBranches(run)
    const text = () =>
      values.markdown
        ? renderSummaryMarkdown(run, branches, facts)
        : renderSummary(run, terminal.columns, branches, facts)
    print(summaryJson(run, branches, facts), text)
  },
})

export const worktrees = command({
  summary:
    'list the worktrees that parallel executors left, and why; --prune removes those that hold nothing',
  usage: 'ultraplan worktrees [--prune] [--json] [--run <id>]',
  examples: ['ultraplan worktrees', 'ultraplan worktrees --prune'],
  options: { prune: FLAG, json: FLAG, run: TEXT },
  act({ values: { prune, json }, terminal, open }) {
    const { run, journal } = open()
    const agents = agentsOf(journal.events())
    const removed = prune ? removeMergedWorktrees(run, agents) : []
    const left = leftWorktrees(run, agents)
    const lines = [
      ...(prune && hasIsolatedAgent(run)
        ? ['an executor is at work in a worktree, so none is removed now']
        : []),
      ...removed.map((path) => `removed  ${relative(run.root, path)}`),
      ...left.map(({ path, task, why }) => {
        const name = task ? oneLine(wordFor(run.tasks, task)) : 'no task'
        return `${relative(run.root, path)}  ${name}  ${why}`
      }),
      ...(left.length === 0 ? ['no worktree of an executor is left'] : []),
    ]
    terminal.out(`${json ? JSON.stringify({ left, removed }) : lines.join('\n')}\n`)
  },
})

export const audit = command({
  summary: 'check that the record of a run is whole: chain, head, evidence, approved ref, receipts',
  usage: 'ultraplan audit [run] [--json]',
  examples: ['ultraplan audit', 'ultraplan audit --json'],
  options: { json: FLAG },
  words: 1,
  act({ words: [run], terminal: { cwd, home }, print }) {
    const found = auditRun({ ...orFail(locateRun(cwd, home, run)), home })
    print(found, () => renderAudit(found))
    return found.broken ? 1 : 0
  },
})

export const replay = command({
  summary: 'rebuild the run from its journal and compare every view; with --verify run the proofs again',
  usage: 'ultraplan replay [--verify [task]] [--json] [--run <id>]',
  examples: ['ultraplan replay', 'ultraplan replay --verify', 'ultraplan replay --verify 1.2'],
  options: { verify: FLAG, json: FLAG, run: TEXT },
  words: 1,
  async act(call) {
    const { verify, json = false } = call.values
    if (call.words.length > 0 && !verify)
      throw new UsageError('a task is named only with --verify', `usage: ${replay.usage}`)
    const open = call.open()
    if (verify) return proveAgain(open, call, json)
    const result = replayRun(open.dir, open.home, VIEWS)
    call.print(result, () => renderReplay(result))
    return result.views.every(({ same }) => same) ? 0 : 1
  },
})

async function proveAgain(open: OpenRun, call: Call, json: boolean): Promise<number> {
  const { dir, run } = open
  const { cwd, env } = call.terminal
  const [words] = call.words
  const task = words === undefined ? undefined : taskOrFail(open, words, 'replay')
  if ((task ? [task] : run.tasks).every((one) => recordedProofs(one).length === 0))
    throw new UsageError(
      task ? `${taskWord(task)} has no approved proof` : 'no task has an approved proof yet',
      'ultraplan status shows which tasks are approved',
    )
  const results = await reproveRun({
    dir,
    run,
    cwd,
    env,
    ...(task ? { task } : {}),
    onResult: (result) => json || call.terminal.out(renderReproof(run, result)),
  })
  const differing = results.filter(({ same }) => !same).length
  call.print(results, () => `${results.length} commands ran again, ${differing} ended differently\n`)
  return differing === 0 ? 0 : 1
}
