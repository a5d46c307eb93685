import type { Asked, Run, TaskState } from '../model/run.ts'
import { type BranchFacts, branchLines } from './branches.ts'
import { needsOf } from './needs-you.ts'
import {
  clock,
  currentTasks,
  duration,
  flagsOf,
  gateStats,
  isoSeconds,
  localTime,
  maxAttempts,
  outstandingFindings,
  planName,
  shortCommit,
  statusLabel,
  taskName,
  warningsOf,
} from './run-view.ts'
import {
  doubted,
  findingLines,
  forcedWarning,
  gateLine,
  orangeLines,
  summaryHeadline,
  summaryJson,
  unmarkedWarnings,
} from './summary.ts'
import { eachOnce, failuresOf, gateSteps, overrideEntry, recentFailures } from './task-view.ts'
import { markdownCell, markdownLine, markdownText, oneLine, optionalLine } from './terminal.ts'
import { toYaml, type Yaml } from './yaml.ts'

const RECENT = 10

/**
 * STATE.md, for people and models to read. No code reads it back. It is written at events only, so it says of when it
 * is and never that an agent is at work now.
 */
export function renderState(run: Run, asks: readonly Asked[] = []): string {
  const overrides = run.tasks.flatMap((task) => overrideEntry(task) ?? [])
  const sections = [
    ...needsYou(run, asks),
    heading(run),
    ...currentTasks(run).map((task) => currentTask(run, task)),
    `## Gate Statistics\n\n${fenced({ gate_stats: statistics(run) })}`,
    `## Recent Failures\n\n${fenced({ recent_failures: failureLog(run) })}`,
    ...(overrides.length === 0 ? [] : [`## Skipped and Forced Tasks\n\n${fenced({ tasks: overrides })}`]),
    concerns(run),
    taskList(run),
  ]
  return `${sections.join('\n\n')}\n`
}

const fenced = (value: { [key: string]: Yaml }): string => `\`\`\`yaml\n${toYaml(value)}\n\`\`\``

function needsYou(run: Run, asks: readonly Asked[]): string[] {
  const lines = needsOf(run, asks).flatMap(({ what, evidence, type }) => [
    `- ${markdownLine(what)}`,
    ...(evidence.length === 0 ? [] : ['', ...evidence.map((line) => `      ${markdownText(line)}`), '']),
    ...type.map((line) => `  - ${markdownLine(line)}`),
  ])
  return lines.length === 0 ? [] : [`**Needs you**\n\n${lines.join('\n')}`]
}

/** A client that is killed writes nothing more. */
const CLIENT = ' `ultraplan status` says whether its client is still there.'

function heading(run: Run): string {
  const stats = gateStats(run)
  const counted = [
    `${stats.passed} approved`,
    `${stats.failed} failed`,
    `${stats.in_progress} in progress`,
    `${stats.pending} pending`,
    ...(stats.blocked > 0 ? [`${stats.blocked} blocked`] : []),
    ...(stats.skipped > 0 ? [`${stats.skipped} skipped (unverified)`] : []),
    ...(stats.forced > 0 ? [`${stats.forced} forced`] : []),
    ...(stats.done_before > 0 ? [`${stats.done_before} done before`] : []),
  ]
  const cause = run.cause === undefined ? '' : ` (${oneLine(run.cause)})`
  const isRunning = run.state === 'running'
  return [
    markdownLine(`# State: ${run.spec}`),
    `Total: ${stats.total_tasks} tasks, ${counted.join(', ')}`,
    `Run ${oneLine(run.id)} ${isRunning ? 'was' : 'is'} ${run.state}${cause}, as of ${localTime(run.lastAt)}.${isRunning ? CLIENT : ''}`,
    '<!-- written by ultraplan from its journal; nothing written here is read back -->',
  ].join('\n\n')
}

function currentTask(run: Run, task: TaskState): string {
  const { gateStatus, word, step, executor, verify, architect } = gateSteps(run, task)
  const cells = task.status === 'approved' ? 8 : task.status === 'pending' ? 0 : step * 2
  const bar = '#'.repeat(cells) + '-'.repeat(8 - cells)
  const entry = {
    name: taskName(task),
    phase: optionalLine(task.phase),
    plan: planName(run, task),
    gate_status: gateStatus,
    gate_step: step,
    executor_status: executor.status,
    verify_status: verify.status,
    architect_status: architect.status,
    started_at: task.startedAt && isoSeconds(task.startedAt),
    last_step_at: task.lastStepAt && isoSeconds(task.lastStepAt),
    attempt: Math.max(1, task.attempts.length),
    max_attempts: maxAttempts(run, task),
    previous_failures: eachOnce(failuresOf(task)).map(
      ({ failure, times }) =>
        `${failure.type}${times > 1 ? ` ${times} times` : ''}: ${oneLine(failure.reason)}`,
    ),
  }
  return [
    markdownLine(`## Current Task: ${taskName(task)}`),
    `Gate Progress: [${bar}] Step ${step}/3`,
    [
      stepLine('Step 1: Executor ', executor),
      stepLine('Step 2: Verify   ', verify),
      stepLine('Step 3: Architect', architect),
    ].join('\n'),
    `Status: ${word}`,
    fenced({ current_task: entry }),
  ].join('\n\n')
}

const MARKS: readonly [mark: string, statuses: readonly string[]][] = [
  ['x', ['success', 'passed', 'approved']],
  ['~', ['running', 'reviewing']],
  ['!', ['failure', 'blocked', 'failed', 'rejected']],
]

function stepLine(name: string, { status, at }: { status: string; at?: string | undefined }): string {
  // The seed shows RUNNING for every step that is being worked on.
  const word = status === 'reviewing' ? 'RUNNING' : status.toUpperCase()
  const mark = MARKS.find(([, statuses]) => statuses.includes(status))?.[0] ?? ' '
  return `[${mark}] ${name}   - ${word}${at === undefined ? '' : ` (${clock(at)})`}`
}

function statistics(run: Run): { [key: string]: Yaml } {
  const [current] = currentTasks(run)
  const gate = current && {
    task: taskName(current),
    status: gateSteps(run, current).gateStatus,
    attempt: Math.max(1, current.attempts.length),
  }
  return { ...gateStats(run), current_gate: gate }
}

const failureLog = (run: Run): Yaml[] =>
  recentFailures(run, RECENT).map(({ task, failure, times, resolution }) => ({
    task: taskName(task),
    attempt: failure.attempt,
    ...(times > 1 ? { times } : {}),
    failure_type: failure.type,
    error: oneLine(failure.reason),
    recovered: task.status === 'approved',
    resolution,
  }))

function concerns(run: Run): string {
  const lines = [...warningsOf(run), ...outstandingFindings(run)].map(({ task, from, text }) =>
    markdownLine(`- ${taskName(task)}: ${text} [${from}]`),
  )
  const odd = run.anomalies.map((text) => `- the journal holds an event out of place: ${oneLine(text)}`)
  return `## Concerns\n\n${[...lines, ...odd].join('\n') || 'none'}`
}

/** No boxes here: STATE.md is beside plans, and must never be read as one. */
function taskList(run: Run): string {
  const rows = run.tasks.map((task) => {
    const { length } = task.attempts
    const tries = length === 0 ? '' : `, attempt ${length}/${maxAttempts(run, task)}`
    const marks = flagsOf(task)
    return `- ${markdownLine(taskName(task))}: ${statusLabel(task)}${tries}${marks.length > 0 ? ` [${marks.join(', ')}]` : ''}`
  })
  return `## Tasks\n\n${rows.join('\n') || 'none'}`
}

/** SUMMARY.md, beside the plan. */
export function renderSummaryMarkdown(run: Run, branches?: BranchFacts): string {
  const summary = summaryJson(run)
  const section = (title: string, lines: readonly string[]): string =>
    lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}`
  const list = (title: string, lines: string[]): string =>
    section(
      title,
      lines.map((line) => `- ${markdownLine(line)}`),
    )
  const listed = (one: { id: string; title: string }): string =>
    taskName(run.tasks.find(({ id }) => id === one.id) ?? one)
  const rows = summary.tasks.map((task, index) => {
    const state = run.tasks[index]
    const cells = [
      task.id,
      oneLine(state?.name ?? task.title),
      state ? statusLabel(state) : task.status,
      String(task.attempts),
      task.durationMs === undefined ? '' : duration(task.durationMs),
      task.commit === undefined ? '' : shortCommit(task.commit),
      task.flags.join(', '),
    ]
    return `| ${cells.map(markdownCell).join(' | ')} |`
  })
  const by = (one: (typeof summary.forced)[number]) => `${one.who}, ${localTime(one.at)}`
  const manual = 'requires a manual commit'
  const sections = [
    `# ${markdownLine(`Summary: ${summary.spec}`)}`,
    markdownLine(summaryHeadline(summary)),
    markdownLine(gateLine(summary)),
    summary.forced.map((forced) => `> ${markdownLine(forcedWarning(run, forced))}`).join('\n>\n'),
    list('Your branch', branchLines(run, branches)),
    list(
      'Skipped (unverified)',
      summary.skipped.map((one) => `${listed(one)}: ${one.reason} (${by(one)}); ${manual}${doubted(one)}`),
    ),
    list(
      'Forced',
      summary.forced.map((one) => `${listed(one)} (forced) by ${by(one)}; ${manual}${doubted(one)}`),
    ),
    list('ORANGE', orangeLines(run, summary)),
    list('Outstanding review findings', findingLines(run, summary.outstanding)),
    list('Warnings', findingLines(run, unmarkedWarnings(summary))),
    section('Tasks', [
      '| id | task | status | attempts | time | commit | marks |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ]),
    section(
      'What to do next',
      summary.next.map((step, index) => `${index + 1}. ${markdownLine(step)}`),
    ),
  ]
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`
}
