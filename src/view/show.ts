import type { CommandResult } from '../model/evidence.ts'
import type { GateResult } from '../model/gate.ts'
import { lastRuns } from '../model/proof-runs.ts'
import type { ReviewRecord, Run, TaskState } from '../model/run.ts'
import { between, flagsOf, isoSeconds, lastReviews, plural, taskName } from './run-view.ts'
import { gateSteps, overrideEntry } from './task-view.ts'
import { clean, inLines, oneLine, optionalLine } from './terminal.ts'
import { toYaml, type Yaml } from './yaml.ts'

/** What the caller reads from the journal, because the run does not keep it. */
export interface FromJournal {
  /** What the executor said about its work: a claim, not evidence. */
  evidence?: string | undefined
  /** The state of the task's spec (seed 002). */
  lifecycle?: string | undefined
}

/** The complete gate result of seed 001, for `ultraplan show`. */
export const showJson = (run: Run, task: TaskState, told: FromJournal = {}) => ({
  gate_result: gateResult(run, task, told),
})

function gateResult(run: Run, task: TaskState, told: FromJournal): { [key: string]: Yaml } {
  const result = task.lastResult
  const steps = gateSteps(run, task)
  const attempt = task.attempts.at(-1)
  return {
    task: taskName(task),
    status: task.status,
    lifecycle: told.lifecycle,
    executor: {
      status: steps.executor.status,
      files_modified: (result?.filesChanged ?? []).map(oneLine),
      evidence: told.evidence === undefined ? undefined : clean(told.evidence).trim(),
    },
    verify: verifyEntry(task, steps.verify.status),
    architect: architectEntry(task, steps.architect.status),
    outcome: outcomeOf(task),
    failure_type: result?.failure,
    stage: result?.stage,
    colour: result?.colour,
    duration_ms: between(attempt?.startedAt, task.lastStepAt),
    timing: timing(run, task),
    timestamp: task.lastStepAt && isoSeconds(task.lastStepAt),
    commit_sha: task.approvedCommit,
    state_updated: task.status === 'approved',
    confidence_explained: explainConfidence(run, task),
    attempts: task.attempts.map((one) => ({
      attempt: one.n,
      started_at: isoSeconds(one.startedAt),
      ended_at: one.endedAt && isoSeconds(one.endedAt),
      claims: one.claims,
      failures: one.failures.map(({ type, stage, reason, at }) =>
        inLines({ failure_type: type, stage, error: reason, at: isoSeconds(at) }),
      ),
    })),
    checks: result?.checks.map(({ id, stage, result: outcome, detail }) =>
      inLines({ id, stage, result: outcome, detail }),
    ),
    findings: result?.findings.map(({ id, severity, file, line, message, fix }) =>
      inLines({ id, severity, file, line, message, fix }),
    ),
    commands: result?.commands.map(commandEntry),
    reviews: lastReviews(task).map(reviewEntry),
    override: overrideEntry(task),
    decision: task.decision && {
      choice: oneLine(task.decision.choice),
      decided_by: oneLine(task.decision.who),
      decided_at: isoSeconds(task.decision.at),
    },
    flags: flagsOf(task),
  }
}

/** The parts of a task's time. Time of the executor is over all attempts, without what the gate and people used. */
const TIMES: Readonly<Record<string, (task: TaskState) => number | undefined>> = {
  executor: ({ attempts }) =>
    attempts.some(({ spentMs }) => spentMs !== undefined)
      ? attempts.reduce((sum, { spentMs = 0 }) => sum + spentMs, 0)
      : undefined,
  gate: ({ lastResult }) => lastResult?.durationMs,
  total: ({ startedAt, lastStepAt }) => between(startedAt, lastStepAt),
}

/** How long a task took, beside the median of the approved tasks of the run (S1-126). */
function timing(run: Run, task: TaskState): { [key: string]: Yaml } | undefined {
  if (task.attempts.length === 0) return undefined
  const parts = Object.entries(TIMES).flatMap(([part, timeOf]): [string, Yaml][] => {
    const own = timeOf(task)
    if (own === undefined) return []
    const all = run.tasks.filter(({ status }) => status === 'approved').flatMap((each) => timeOf(each) ?? [])
    if (all.length < 2) return [[part, { duration_ms: own }]]
    const median_ms = medianOf(all)
    const times =
      median_ms === 0 ? undefined : `${(own / median_ms).toFixed(1)} times the median of ${all.length} tasks`
    return [[part, { duration_ms: own, median_ms, compared: times }]]
  })
  return Object.fromEntries(parts)
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const around = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return Math.round(around.reduce((sum, value) => sum + value, 0) / around.length)
}

export const renderShow = (run: Run, task: TaskState, told: FromJournal = {}): string =>
  `${toYaml(showJson(run, task, told))}\n`

/** PASSED only for approved tasks. A task that no gate decided about says so. */
function outcomeOf(task: TaskState): string {
  switch (task.status) {
    case 'approved':
      return task.decision ? 'DECIDED' : 'PASSED'
    case 'failed':
    case 'escalated':
      return 'FAILED'
    case 'blocked':
    case 'skipped':
    case 'forced':
      return task.status.toUpperCase()
    default:
      return 'PENDING'
  }
}

function verifyEntry(task: TaskState, status: string): { [key: string]: Yaml } {
  const runs = lastRuns(task.lastResult?.commands ?? []).filter(({ purpose }) => purpose === 'verify')
  // The command that decided: the first that did not exit 0, else the last.
  const deciding = runs.find(({ exitCode }) => exitCode !== 0) ?? runs.at(-1)
  return deciding ? { status, ...commandEntry(deciding) } : { status }
}

function commandEntry(command: CommandResult): { [key: string]: Yaml } {
  return {
    purpose: command.purpose,
    command: clean(command.command),
    exit_code: command.exitCode,
    signal: optionalLine(command.signal),
    timed_out: command.timedOut || undefined,
    failed_to_start: optionalLine(command.failedToStart),
    output: clean(command.excerpt).replace(/\s+$/, ''),
    output_file: command.output ? `evidence/${command.output.sha256}` : undefined,
    timestamp: isoSeconds(command.startedAt),
    duration_ms: command.durationMs,
    commit: command.commit,
    room: command.room,
  }
}

const VERDICTS = {
  approve: 'APPROVED',
  reject: 'REJECTED',
  'no-signal': 'NO_SIGNAL',
  malformed: 'MALFORMED',
}

function reviewEntry({ role, iteration, at, verdict }: ReviewRecord): { [key: string]: Yaml } {
  return {
    role,
    iteration,
    at: isoSeconds(at),
    verdict: VERDICTS[verdict.decision],
    confidence: levelOf(verdict.confidence),
    confidence_value: verdict.confidence,
    findings: verdict.findings.map(oneLine),
    concerns: verdict.concerns.map(oneLine),
    notes: verdict.notes?.map(oneLine),
    recommendation: verdict.recommendation,
    feedback: verdict.feedback === '' ? undefined : clean(verdict.feedback).replace(/\s+$/, ''),
  }
}

function architectEntry(task: TaskState, status: string): { [key: string]: Yaml } {
  const record = task.reviews.findLast(({ role }) => role === 'architect')
  if (!record) return { status }
  const { verdict, confidence, findings, concerns, recommendation } = reviewEntry(record)
  return { status, verdict, confidence, findings, concerns, recommendation }
}

/** The word for the numbers 0.9, 0.6 and 0.3. */
const levelOf = (confidence: number): string =>
  confidence >= 0.75 ? 'HIGH' : confidence >= 0.45 ? 'MEDIUM' : 'LOW'

/**
 * Where the confidence comes from. It is the lowest of all values: a task is no surer than the least sure of its
 * reviewers and stages. Below the floor the run asks a person.
 */
export function explainConfidence(run: Run, task: TaskState) {
  const { lastResult, confidence } = task
  if (!lastResult) return { because: ['no gate has judged this task yet'] }
  // The approval has already computed it.
  const parts = confidence?.because ?? [gatePart(lastResult), ...reviewParts(task)]
  const value = confidence?.value ?? Math.min(...parts.map((part) => part.value))
  return {
    value,
    level: levelOf(value),
    floor: run.config.review.confidenceFloor,
    because: parts.map(({ from, shown, ...part }: ConfidencePart) =>
      oneLine(`${from} ${(shown ?? part.value).toFixed(2)}: ${part.why}`),
    ),
  }
}

/** `shown`: a reviewer that did not approve counts as 0, and its own confidence is shown. */
type ConfidencePart = NonNullable<TaskState['confidence']>['because'][number] & { shown?: number }

function gatePart({ checks, findings, confidence, outcome, stage }: GateResult): ConfidencePart {
  const count = (result: string) => checks.filter((check) => check.result === result).length
  const skipped = count('skip') > 0 ? `, ${count('skip')} skipped` : ''
  const warnings = findings.filter(({ severity }) => severity === 'warn').map(({ id }) => oneLine(id))
  const from = warnings.length > 0 ? `, warnings from ${[...new Set(warnings)].join(', ')}` : ''
  const held = `${plural(count('pass'), 'check')} passed${skipped}${from}`
  return { from: 'gate', value: confidence, why: outcome === 'PASSED' ? held : `stage ${stage} did not pass` }
}

function reviewParts(task: TaskState): ConfidencePart[] {
  const reviews = lastReviews(task)
  const votes = reviews.filter(({ role }) => role === 'verifier')
  const others = reviews.filter(({ role }) => role !== 'verifier' || votes.length === 1)
  const parts = others.map(
    ({ role: from, verdict: { decision, confidence: shown } }): ConfidencePart =>
      decision === 'approve'
        ? { from, value: shown, why: levelOf(shown) }
        : { from, value: 0, shown, why: decision },
  )
  if (votes.length < 2) return parts
  const yes = votes.filter(({ verdict }) => verdict.decision === 'approve').length
  // The sentence of seed 003 (S3-43).
  const why = `${yes}/${votes.length} verifiers agreed output is correct`
  return [...parts, { from: 'votes', value: yes / votes.length, why }]
}
