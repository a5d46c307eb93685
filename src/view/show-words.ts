import { commandTyped, type Where } from '../model/commands.ts'
import { failureWords, inWords } from '../model/person-words.ts'
import { lastRuns } from '../model/proof-runs.ts'
import type { Attempt, Run, TaskState } from '../model/run.ts'
import { renderFinding } from './findings.ts'
import { waysOn, whatFailed } from './needs-you.ts'
import { attemptsLine, flagsOf, shortCommit, statusLabel, taskName } from './run-view.ts'
import { explainConfidence } from './show.ts'
import { eachOnce } from './task-view.ts'
import { oneLine, wrap } from './terminal.ts'

/** Where the person reads it. `dir` is the folder of the run, which the files of the evidence are in. */
interface Place {
  dir: string
  columns: number
  where: Where
}

/** One task for a person: its state, its attempts, what was refused and why, what was proved, what its marks mean. */
export function renderShowWords(run: Run, task: TaskState, { dir, columns, where }: Place): string {
  const type = (words: string) =>
    commandTyped(
      words.replace('<id>', () => oneLine(task.id)),
      where,
    )
  const why = task.pausedFor ? `: ${inWords(oneLine(task.pausedFor.reason))}` : ''
  const sections: Record<string, string[]> = {
    attempts: task.attempts.flatMap(attemptLines),
    'why the last claim was refused': refusalLines(task),
    'what was proved': proofLines(run, task),
    'what its marks mean': markLines(task),
    'what to type': task.pausedFor ? waysOn(task) : [],
    more: [
      `${type('log <id>')}: what happened, in its order`,
      `${type('show <id> --yaml')}: all that is recorded, with each check`,
    ],
  }
  const body = Object.entries(sections).flatMap(([title, lines]) =>
    lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)],
  )
  const lines = [`${taskName(task)} is ${statusLabel(task)}${why}`, attemptsLine(run, task), ...body]
  // A path that is broken in two cannot be copied.
  const outputs = `  whole outputs of commands: ${oneLine(dir)}/evidence`
  return `${[...lines.flatMap((line) => folded(line, columns)), outputs].join('\n')}\n`
}

/** Lines of an excerpt, which are indented further, stay as the command printed them. */
function folded(line: string, columns: number): string[] {
  const indent = /^ */.exec(line)?.[0] ?? ''
  if (indent.length > 2) return [line]
  const parts = wrap(line.trim(), Math.max(20, columns - indent.length - 2))
  return parts.map((part, index) => `${indent}${index > 0 ? '  ' : ''}${part}`)
}

function attemptLines({ n, failures, passed }: Attempt): string[] {
  const found = eachOnce(failures).map(({ failure: { type, stage, reason }, times }) => ({
    stage,
    line: `${n}: refused${times > 1 ? ` ${times} times` : ''}: ${failureWords(type, stage)}: ${inWords(oneLine(reason))}`,
  }))
  const of = (isReview: boolean) =>
    found.filter(({ stage }) => (stage === 'review') === isReview).map(({ line }) => line)
  // A reviewer sees only what has passed the gate.
  return [
    ...of(false),
    ...(passed ? [`${n}: passed the gate at ${shortCommit(passed.commit)}`] : []),
    ...of(true),
  ]
}

/** What the executor was told, without its next steps: the findings, and the failed command with its excerpt. */
function refusalLines(task: TaskState): string[] {
  if (task.status === 'approved') return []
  const blocking = (task.lastResult?.findings ?? []).filter(({ severity }) => severity === 'block')
  const excerpt = whatFailed(task).filter((line) => blocking.length === 0 || /^[$ ]/.test(line))
  return [...blocking.map(({ fix: _, ...finding }) => renderFinding(finding)), ...excerpt]
}

function proofLines(run: Run, task: TaskState): string[] {
  const { lastResult } = task
  if (lastResult?.outcome !== 'PASSED') return []
  const { value, floor, because } = explainConfidence(run, task)
  return [
    ...lastRuns(lastResult.commands).map(
      ({ purpose, command, exitCode, signal, commit }) =>
        `${purpose}: \`${oneLine(command)}\` ended with ${exitCode ?? signal} at ${shortCommit(commit)}`,
    ),
    `files: ${lastResult.filesChanged.map(oneLine).join(', ') || 'none'}`,
    `confidence ${value}, the lowest of these; below ${floor} a person is asked`,
    ...because.map((part) => `- ${part}`),
  ]
}

const MEANINGS: Readonly<Record<string, string>> = {
  orange: 'orange: approved in doubt, and worth a look',
  'baseline-green': 'baseline-green: its verify passed before any work, so it proves little',
  'shared proof': 'shared proof: other tasks rest on the same command',
  'done-before': 'done-before: ticked before this run, which has not looked at it',
  unverified: 'unverified: a person skipped its proof',
  forced: 'forced: a person bypassed every check',
}

function markLines(task: TaskState): string[] {
  const { override, decision, lastResult } = task
  const warnings = lastResult?.outcome === 'PASSED' ? lastResult.findings : []
  return [
    ...flagsOf(task).map((flag) => MEANINGS[flag] ?? flag),
    ...(override ? [`${override.kind} by ${oneLine(override.who)}: ${oneLine(override.reason)}`] : []),
    ...(decision ? [`decided by ${oneLine(decision.who)}: ${oneLine(decision.choice)}`] : []),
    ...(override?.adopted ? [`${oneLine(override.adopted.who)} answers for its work`] : []),
    // Their next steps are for an executor.
    ...warnings.map(({ fix: _, ...finding }) => renderFinding(finding)),
  ]
}
