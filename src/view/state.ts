import type { Asked, Run, TaskState } from '../model/run.ts'
import { type BranchFacts, branchLines } from './branches.ts'
import { needsOf } from './needs-you.ts'
import {
  clock,
  currentTasks,
  duration,
  flagsOf,
  gateStats,
  isActive,
  isCut,
  isoSeconds,
  localTime,
  maxAttempts,
  outstandingFindings,
  planName,
  type RunFacts,
  shortCommit,
  shownState,
  stateWords,
  statusLabel,
  taskName,
  warningsOf,
} from './run-view.ts'
import {
  findingLines,
  forcedWarning,
  gateLine,
  orangeLines,
  remarked,
  summaryHeadline,
  summaryJson,
  unmarkedWarnings,
} from './summary.ts'
import { eachOnce, failuresOf, gateSteps, overrideEntry, recentFailures } from './task-view.ts'
import { markdownCell, markdownLine, markdownText, oneLine, optionalLine } from './terminal.ts'
import { toYaml, type Yaml } from './yaml.ts'

const RECENT = 10

/**
 * STATE.md, for people and models to read. No code reads it back. It is written at events, so it says of when it is; and
 * once more by whoever sees that the client is gone (`isGone`), because no event tells that.
 */
export function renderState(run: Run, asks: readonly Asked[] = [], isGone = false): string {
  const overrides = run.tasks.flatMap((task) => overrideEntry(task) ?? [])
  const isStopped = isCut({ asks, isGone })
  const sections = [
    ...needsYou(run, asks, isGone),
    heading(run, { asks, isGone }),
    ...currentTasks(run).map((task) => currentTask(run, task, isStopped)),
    `## Gate Statistics\n\n${fenced({ gate_stats: statistics(run, isStopped) })}`,
    `## Recent Failures\n\n${fenced({ recent_failures: failureLog(run) })}`,
    ...(overrides.length === 0 ? [] : [`## Skipped and Forced Tasks\n\n${fenced({ tasks: overrides })}`]),
    concerns(run),
    taskList(run, isStopped),
  ]
  return `${sections.join('\n\n')}\n`
}

const fenced = (value: { [key: string]: Yaml }): string => `\`\`\`yaml\n${toYaml(value)}\n\`\`\``

function needsYou(run: Run, asks: readonly Asked[], isGone: boolean): string[] {
  const lines = needsOf(run, asks, isGone).flatMap(({ what, evidence, type }) => [
    `- ${markdownLine(what)}`,
    ...(evidence.length === 0 ? [] : ['', ...evidence.map((line) => `      ${markdownText(line)}`), '']),
    ...type.map((line) => `  - ${markdownLine(line)}`),
  ])
  return lines.length === 0 ? [] : [`**Needs you**\n\n${lines.join('\n')}`]
}

/** A client that is killed writes nothing more. */
const CLIENT = ' `ultraplan status` says whether its client is still there.'

function heading(run: Run, facts: RunFacts): string {
  const isStopped = isCut(facts)
  const stats = gateStats(run, isStopped)
  const counted = [
    `${stats.passed} approved`,
    `${stats.failed} failed`,
    isStopped ? `${stats.interrupted} interrupted` : `${stats.in_progress} in progress`,
    `${stats.pending} pending`,
    ...(stats.blocked > 0 ? [`${stats.blocked} blocked`] : []),
    ...(stats.skipped > 0 ? [`${stats.skipped} skipped (unverified)`] : []),
    ...(stats.forced > 0 ? [`${stats.forced} forced`] : []),
    ...(stats.done_before > 0 ? [`${stats.done_before} done before`] : []),
  ]
  const shown = shownState(run, facts)
  const { word } = shown
  const isRunning = word === 'running' || word === 'waiting for you'
  const state =
    word === 'stopped'
      ? 'has stopped, its client is gone'
      : `${isRunning ? 'was' : 'is'} ${stateWords(shown)}`
  return [
    markdownLine(`# State: ${run.spec}`),
    `Total: ${stats.total_tasks} tasks, ${counted.join(', ')}`,
    `Run ${oneLine(run.id)} ${state}, as of ${localTime(run.lastAt)}.${isRunning ? CLIENT : ''}`,
    '<!-- written by ultraplan from its journal; nothing written here is read back -->',
  ].join('\n\n')
}

const AT_WORK: ReadonlySet<string> = new Set(['running', 'reviewing'])

/** No step is at work when the client is gone. */
function stepsNow(run: Run, task: TaskState, isStopped: boolean): ReturnType<typeof gateSteps> {
  const steps = gateSteps(run, task)
  if (!isStopped || !isActive(task)) return steps
  const cut = <Step extends { status: string }>(step: Step): Step =>
    AT_WORK.has(step.status) ? { ...step, status: 'interrupted' } : step
  const { executor, verify, architect } = steps
  return {
    ...steps,
    // Document 001 has no word for it: the task cannot go on until a person resumes the run.
    gateStatus: 'BLOCKED',
    word: 'INTERRUPTED',
    executor: cut(executor),
    verify: cut(verify),
    architect: cut(architect),
  }
}

/** A step without a result is pending in the words of document 001. */
const documented = (status: string): string =>
  status === 'interrupted' || status === 'no verdict' ? 'pending' : status

function currentTask(run: Run, task: TaskState, isStopped: boolean): string {
  const { gateStatus, word, step, executor, verify, architect } = stepsNow(run, task, isStopped)
  const cells = task.status === 'approved' ? 8 : task.status === 'pending' ? 0 : step * 2
  const bar = '#'.repeat(cells) + '-'.repeat(8 - cells)
  const entry = {
    name: taskName(task),
    phase: optionalLine(task.phase),
    plan: planName(run, task),
    gate_status: gateStatus,
    gate_step: step,
    executor_status: executor.status === 'interrupted' ? 'blocked' : executor.status,
    verify_status: documented(verify.status),
    architect_status: documented(architect.status),
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
  ['~', ['running', 'reviewing', 'interrupted']],
  ['!', ['failure', 'blocked', 'failed', 'rejected', 'no verdict']],
]

function stepLine(name: string, { status, at }: { status: string; at?: string | undefined }): string {
  // The seed shows RUNNING for every step that is being worked on.
  const word = AT_WORK.has(status) ? 'RUNNING' : status.toUpperCase()
  const mark = MARKS.find(([, statuses]) => statuses.includes(status))?.[0] ?? ' '
  return `[${mark}] ${name}   - ${word}${at === undefined ? '' : ` (${clock(at)})`}`
}

function statistics(run: Run, isStopped: boolean): { [key: string]: Yaml } {
  const [current] = currentTasks(run)
  const gate = current && {
    task: taskName(current),
    status: stepsNow(run, current, isStopped).gateStatus,
    attempt: Math.max(1, current.attempts.length),
  }
  return { ...gateStats(run, isStopped), current_gate: gate }
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
function taskList(run: Run, isStopped: boolean): string {
  const rows = run.tasks.map((task) => {
    const { length } = task.attempts
    const tries = length === 0 ? '' : `, attempt ${length}/${maxAttempts(run, task)}`
    const marks = flagsOf(task)
    return `- ${markdownLine(taskName(task))}: ${statusLabel(task, isStopped)}${tries}${marks.length > 0 ? ` [${marks.join(', ')}]` : ''}`
  })
  return `## Tasks\n\n${rows.join('\n') || 'none'}`
}

/** SUMMARY.md, beside the plan. */
export function renderSummaryMarkdown(run: Run, branches?: BranchFacts, facts: RunFacts = {}): string {
  const summary = summaryJson(run, branches, facts)
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
      state ? statusLabel(state, facts.isGone) : task.status,
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
    markdownLine(summaryHeadline(summary, shownState(run, facts))),
    markdownLine(gateLine(summary)),
    summary.forced.map((forced) => `> ${markdownLine(forcedWarning(run, forced))}`).join('\n>\n'),
    list('Your branch', branchLines(run, branches)),
    list(
      'Skipped (unverified)',
      summary.skipped.map((one) => `${listed(one)}: ${one.reason} (${by(one)})${remarked(one, manual)}`),
    ),
    list(
      'Forced',
      summary.forced.map((one) => `${listed(one)} (forced) by ${by(one)}${remarked(one, manual)}`),
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
