import type { Run, TaskState } from '../model/run.ts'
import { concernsOf } from './concerns.ts'
import { failuresOf, recentFailures } from './failures.ts'
import { type GateSteps, gateSteps } from './gate-steps.ts'
import { markdownLine } from './markdown.ts'
import { flagsOf, planName, statusLabel, taskName } from './names.ts'
import { overrideEntry } from './override-entry.ts'
import { oneLine } from './terminal.ts'
import { clock, isoSeconds } from './time.ts'
import { currentTasks, gateStats, maxAttempts } from './totals.ts'
import { toYaml, type Yaml } from './yaml.ts'

const RECENT = 10

/** STATE.md. For people and models to read; nothing reads it back. */
export function renderState(run: Run): string {
  const sections = [
    heading(run),
    ...currentTasks(run).map((task) => currentTask(run, task)),
    `## Gate Statistics\n\n${fenced(statistics(run))}`,
    `## Recent Failures\n\n${fenced({ recent_failures: failureLog(run) })}`,
    overrides(run),
    concerns(run),
    taskList(run),
  ]
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`
}

const fenced = (value: { [key: string]: Yaml }): string => `\`\`\`yaml\n${toYaml(value)}\n\`\`\``

function heading(run: Run): string {
  const stats = gateStats(run)
  const counted = [
    `${stats.passed} approved`,
    `${stats.failed} failed`,
    `${stats.inProgress} in progress`,
    `${stats.pending} pending`,
    ...(stats.blocked > 0 ? [`${stats.blocked} blocked`] : []),
    ...(stats.skipped > 0 ? [`${stats.skipped} skipped (unverified)`] : []),
    ...(stats.forced > 0 ? [`${stats.forced} forced`] : []),
    ...(stats.doneBefore > 0 ? [`${stats.doneBefore} done before`] : []),
  ]
  const cause = run.cause === undefined ? '' : ` (${oneLine(run.cause)})`
  return [
    markdownLine(`# State: ${run.spec}`),
    `Total: ${stats.total} tasks, ${counted.join(', ')}`,
    `Run ${oneLine(run.id)} is ${run.state}${cause}, as of ${isoSeconds(run.lastAt)}.`,
    '<!-- written by ultraplan from its journal; nothing written here is read back -->',
  ].join('\n\n')
}

function currentTask(run: Run, task: TaskState): string {
  const steps = gateSteps(run, task)
  const cells = task.status === 'approved' ? 8 : task.status === 'pending' ? 0 : steps.step * 2
  const bar = '#'.repeat(cells) + '-'.repeat(8 - cells)
  return [
    markdownLine(`## Current Task: ${taskName(task)}`),
    `Gate Progress: [${bar}] Step ${steps.step}/3`,
    [
      stepLine('Step 1: Executor ', steps.executor),
      stepLine('Step 2: Verify   ', steps.verify),
      stepLine('Step 3: Architect', steps.architect),
    ].join('\n'),
    `Status: ${steps.gateStatus}`,
    fenced({ current_task: currentEntry(run, task, steps) }),
  ].join('\n\n')
}

const MARKS: Record<string, string> = {
  success: 'x',
  passed: 'x',
  approved: 'x',
  running: '~',
  reviewing: '~',
  failure: '!',
  blocked: '!',
  failed: '!',
  rejected: '!',
}

function stepLine(name: string, step: { status: string; at?: string }): string {
  // The seed shows RUNNING for whatever is under way.
  const word = step.status === 'reviewing' ? 'RUNNING' : step.status.toUpperCase()
  const at = step.at === undefined ? '' : ` (${clock(step.at)})`
  return `[${MARKS[step.status] ?? ' '}] ${name}   - ${word}${at}`
}

function currentEntry(run: Run, task: TaskState, steps: GateSteps): { [key: string]: Yaml } {
  return {
    name: taskName(task),
    phase: task.phase === undefined ? undefined : oneLine(task.phase),
    plan: planName(run, task),
    gate_status: steps.gateStatus,
    gate_step: steps.step,
    executor_status: steps.executor.status,
    verify_status: steps.verify.status,
    architect_status: steps.architect.status,
    started_at: task.startedAt && isoSeconds(task.startedAt),
    last_step_at: task.lastStepAt && isoSeconds(task.lastStepAt),
    attempt: Math.max(1, task.attempts.length),
    max_attempts: maxAttempts(run, task),
    previous_failures: failuresOf(task).map((failure) => `${failure.type}: ${oneLine(failure.reason)}`),
  }
}

function statistics(run: Run): { [key: string]: Yaml } {
  const stats = gateStats(run)
  const [current] = currentTasks(run)
  return {
    gate_stats: {
      total_tasks: stats.total,
      passed: stats.passed,
      failed: stats.failed,
      in_progress: stats.inProgress,
      pending: stats.pending,
      blocked: stats.blocked,
      skipped: stats.skipped,
      forced: stats.forced,
      done_before: stats.doneBefore,
      pass_rate: stats.passRate === undefined ? 'n/a' : `${stats.passRate}%`,
      avg_attempts: stats.averageAttempts,
      current_gate: current && {
        task: taskName(current),
        status: current.status.toUpperCase(),
        attempt: Math.max(1, current.attempts.length),
      },
    },
  }
}

const failureLog = (run: Run): Yaml[] =>
  recentFailures(run, RECENT).map(({ task, failure, recovered, resolution }) => ({
    task: taskName(task),
    attempt: failure.attempt,
    failure_type: failure.type,
    error: oneLine(failure.reason),
    recovered,
    resolution,
  }))

function overrides(run: Run): string {
  const entries = run.tasks.flatMap((task) => overrideEntry(task) ?? [])
  return entries.length === 0 ? '' : `## Skipped and Forced Tasks\n\n${fenced({ tasks: entries })}`
}

function concerns(run: Run): string {
  const lines = concernsOf(run).map(({ task, from, text }) =>
    markdownLine(`- ${taskName(task)}: ${text} [${from}]`),
  )
  const odd = run.anomalies.map((text) => `- the journal holds an event out of place: ${oneLine(text)}`)
  return `## Concerns\n\n${[...lines, ...odd].join('\n') || 'none'}`
}

/** No boxes here: STATE.md stands beside plans, and must never be taken for one. */
function taskList(run: Run): string {
  const rows = run.tasks.map((task) => {
    const tries =
      task.attempts.length === 0 ? '' : `, attempt ${task.attempts.length}/${maxAttempts(run, task)}`
    const marks = flagsOf(task)
    return `- ${markdownLine(taskName(task))}: ${statusLabel(task)}${tries}${marks.length > 0 ? ` [${marks.join(', ')}]` : ''}`
  })
  return `## Tasks\n\n${rows.join('\n') || 'none'}`
}
