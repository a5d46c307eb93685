import type { FailureType } from '../model/gate.ts'
import { inWords } from '../model/person-words.ts'
import {
  approvedName,
  attemptNumber,
  keepLine,
  mayBeUncommitted,
  type Run,
  shellWord,
  type TaskState,
  type TaskStatus,
} from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import { type BranchFacts, branchLines, wayBack } from './branches.ts'
import {
  between,
  type Concern,
  clock,
  duration,
  flagsOf,
  isDoneBefore,
  isoSeconds,
  nameIn,
  outstandingFindings,
  plural,
  type RunFacts,
  shortCommit,
  shownState,
  shownStatus,
  spentMs,
  stateWords,
  statusLabel,
  totalsOf,
  warningsOf,
} from './run-view.ts'
import { failuresOf } from './task-view.ts'
import { cut, displayWidth, inLines, oneLine, optionalLine, pad } from './terminal.ts'

export const taskJson = (task: TaskState) => ({
  id: oneLine(task.id),
  title: oneLine(task.title),
  status: shownStatus(task),
  attempts: task.attempts.length,
})

/**
 * A task in the words of document 004: between attempts it is `pending` again with its times cleared, and after the last
 * attempt it is `failed` with the error.
 */
export function queueJson(task: TaskState) {
  const attempt = task.attempts.at(-1)
  const status = QUEUE_STATUS[shownStatus(task)]
  const isWaiting = status === 'pending'
  const open = isWaiting ? undefined : attempt
  const last = attempt?.failures.at(-1)?.reason
  const why = task.pausedFor?.reason ?? (task.givenUp ? last : undefined)
  const error = why !== undefined && last !== undefined && !why.includes(last) ? `${why}: ${last}` : why
  return {
    status: task.givenUp ? ('failed' as const) : status,
    attempt_number: attemptNumber(task),
    started_at: open ? isoSeconds(open.startedAt) : null,
    claimed_at: open && open.claims > 0 && task.lastResult ? isoSeconds(task.lastResult.startedAt) : null,
    ...(error === undefined ? {} : { error: oneLine(error) }),
  }
}

const QUEUE_STATUS = {
  pending: 'pending',
  failed: 'pending',
  executing: 'in_progress',
  verifying: 'in_progress',
  reviewing: 'in_progress',
  approved: 'completed',
  skipped: 'completed',
  forced: 'completed',
  escalated: 'failed',
  blocked: 'failed',
} as const satisfies Record<TaskStatus, string>

type SummaryJson = ReturnType<typeof summaryJson>

/** `summary --json`: the results of a run. The text in the session and SUMMARY.md are made from this. */
export function summaryJson(run: Run, branches?: BranchFacts, facts: RunFacts = {}) {
  const { isGone = false, where = 'terminal' } = facts
  const ids = (is: (task: TaskState) => boolean): string[] =>
    run.tasks.filter(is).map((task) => oneLine(task.id))
  return {
    run: oneLine(run.id),
    spec: oneLine(run.spec),
    state: run.state,
    cause: optionalLine(run.cause),
    startedAt: run.startedAt,
    endedAt: run.endedAt,
    durationMs: between(run.startedAt, run.endedAt ?? run.lastAt) ?? 0,
    totals: totalsOf(run),
    approved: ids((task) => task.status === 'approved'),
    /** More than one attempt. A claim that was sent back within an attempt is in `gate`. */
    retried: ids((task) => task.attempts.length > 1),
    gate: gateCounts(run),
    orange: orangeMarks(run),
    skipped: overridden(run, 'skipped'),
    forced: overridden(run, 'forced'),
    outstanding: outstandingFindings(run).map(findingJson),
    warnings: warningsOf(run).map(findingJson),
    tasks: run.tasks.map((task) => ({
      ...taskJson(task),
      claims: task.attempts.reduce((sum, attempt) => sum + attempt.claims, 0),
      failures: failuresOf(task).length,
      durationMs: spentMs(task),
      commit: task.approvedCommit,
      flags: flagsOf(task),
    })),
    next: nextSteps(run, branches, { isGone, where }),
    /** The client that drove the run has ended, so no agent is at work. */
    ...(isGone ? { client: 'gone' as const } : {}),
  }
}

/** What the gate did, in the order of the story that it tells. */
function gateCounts({ tasks }: Run) {
  const failures = tasks.flatMap(failuresOf)
  const of = (type: FailureType) => failures.filter((failure) => failure.type === type).length
  const reviews = tasks.flatMap((task) => task.reviews)
  return {
    falseClaims: of('FALSE_CLAIM'),
    verifyFailed: of('VERIFY_FAILURE'),
    unreadableClaims: failures.filter(({ type, stage }) => type === 'MALFORMED' && stage !== 'review').length,
    brokenSpecs: of('SPEC_VIOLATION'),
    rejectedByArchitect: of('ARCHITECT_REJECTION'),
    rejectedByVerifiers: of('VERIFIER_REJECTION'),
    rejectedBySpecReviewer: reviews.filter(
      ({ role, verdict }) => role === 'spec-reviewer' && verdict.decision === 'reject',
    ).length,
    reviewsWithoutCount: failures.filter(({ type, stage }) => type === 'MALFORMED' && stage === 'review')
      .length,
    outOfTime: of('TIMEOUT'),
    greenBefore: tasks.filter(({ flags }) => flags.includes(GREEN)).length,
  }
}

/** The mark of a task whose verify passed before any work was done. */
const GREEN = 'baseline-green'

const GATE_WORDS: Readonly<Record<keyof ReturnType<typeof gateCounts>, (count: number) => string>> = {
  falseClaims: (count) => `${plural(count, 'false claim')} refused`,
  verifyFailed: (count) => `${plural(count, 'claim')} refused because the verify failed`,
  unreadableClaims: (count) => `${plural(count, 'unreadable claim')} refused`,
  brokenSpecs: (count) => `${count} refused for breaking the specification`,
  rejectedByArchitect: (count) => `${count} rejected by the architect`,
  rejectedByVerifiers: (count) => `${count} rejected by the verifiers`,
  rejectedBySpecReviewer: (count) => `${count} rejected by the spec reviewer`,
  reviewsWithoutCount: (count) => `${plural(count, 'review')} without a verdict that counts`,
  outOfTime: (count) => `${count} out of time`,
  greenBefore: (count) => `${count} verify green before the work`,
}

/** One sentence about the gate. */
export function gateLine({ gate }: SummaryJson): string {
  const said = Object.entries(GATE_WORDS).flatMap(([key, word]) => {
    const count = gate[key as keyof typeof gate]
    return count > 0 ? [word(count)] : []
  })
  return `the gate: ${said.join(', ') || 'nothing was refused'}`
}

/** Every mark of a task that passed in doubt, with its reason. */
function orangeMarks(run: Run) {
  const warnings = warningsOf(run)
  return run.tasks
    .filter(({ flags }) => flags.includes('orange'))
    .flatMap((task) => {
      const of = warnings.filter((concern) => concern.task === task)
      const isWarned = of.some(({ from }) => from === 'proof/vacuous')
      const marks = flagsOf(task).filter((flag) => flag !== 'orange' && !(flag === GREEN && isWarned))
      const hasList = of.length > 0 && marks.includes('warnings')
      const others = marks.filter((mark) => !hasList || mark !== 'warnings')
      const reasons = [
        ...[...new Set(others.map((mark) => whyMarked(task, mark)))].map((why) =>
          [
            others
              .filter((mark) => whyMarked(task, mark) === why)
              .map(markWord)
              .join(', '),
            why,
          ].join(''),
        ),
        ...(hasList ? of.map(({ text, from }) => `${text} [${from}]`) : []),
      ]
      return reasons.map((reason) => ({ task: oneLine(task.id), reason: oneLine(reason) }))
    })
}

const markWord = (mark: string): string => (mark === GREEN ? 'the verify was green before the work' : mark)

/** Several marks may have the same reason. */
function whyMarked({ confidence }: TaskState, mark: string): string {
  const part = confidence?.because.find(
    ({ from, why }) =>
      mark.startsWith(from) ||
      (mark === 'concerns'
        ? why.includes('concerns')
        : mark.includes(from === 'spec-reviewer' ? 'review' : from)),
  )
  return part && mark !== GREEN ? ` (${part.why}, confidence ${part.value.toFixed(2)})` : ''
}

export const orangeLines = (run: Run, { orange }: SummaryJson): string[] =>
  orange.map(({ task, reason }) => `${nameIn(run, task)}: ${reason}`)

const findingJson = ({ task, from, text }: Concern) => ({ task: oneLine(task.id), from, finding: text })

const overridden = (run: Run, kind: 'skipped' | 'forced') =>
  run.tasks.flatMap(({ id, title, override }) => {
    if (override?.kind !== kind) return []
    const { who, at, reason, doubts, adopted } = override
    const adoptedBy = adopted && oneLine(adopted.who)
    return { ...inLines({ id, title, who, at, reason }), doubts: doubts?.map(oneLine), adoptedBy }
  })

/** What is left for a person to do when a run has ended or waits, the smallest step first. */
function nextSteps(
  run: Run,
  branches: BranchFacts | undefined,
  { isGone = false, where }: RunFacts,
): string[] {
  const overridden = (status: TaskState['status']) =>
    run.tasks.filter((task) => task.status === status && !task.override?.adopted)
  const stuck = run.tasks.filter((task) => task.pausedFor !== undefined)
  const doubted = [...new Set(outstandingFindings(run).map(({ task }) => taskWord(task)))].join(', ')
  const before = run.tasks.filter(isDoneBefore).map(taskWord)
  const foreign = foreignSteps(run)
  return [
    ...straySteps(run, branches),
    // Commits of the person's own are on the run's branch, where they would be overlooked.
    ...(run.target === undefined ? [] : foreign),
    ...stuck.map((task) => stuckStep(run, task, where)),
    ...runStep(run, branches, isGone),
    ...[...overridden('forced'), ...overridden('skipped')].map((task) => overrideStep(run, task)),
    ...(run.target === undefined ? foreign : []),
    ...(doubted === '' ? [] : [`answer the review findings on ${doubted}`]),
    ...(before.length === 0 ? [] : [tickedBefore(before)]),
    ...proofSteps(run, where),
  ]
}

/** An earlier run may have proved them: this one does not know. */
const tickedBefore = (tasks: string[]): string =>
  tasks.length === 1
    ? `${tasks[0]} was ticked before this run, which has not looked at it`
    : `${tasks.join(', ')} were ticked before this run, which has not looked at them`

function overrideStep(run: Run, task: TaskState): string {
  const id = oneLine(task.id)
  const stops = `${oneLine(approvedName(run))} stops before it until`
  const adopt = `/ultraplan:adopt --task ${id}`
  const commit = mayBeUncommitted(run, task.override) ? ', and commit what is not committed' : ''
  return task.status === 'forced' && run.state !== 'cancelled'
    ? `fix ${taskWord(task)} or its verification, then /ultraplan:retry --task ${id} sends it through the gate; ${stops} then, or until ${adopt}`
    : `check the work of ${taskWord(task)} yourself${commit}; ${stops} ${adopt}`
}

const MOST_FILES = 3

function foreignSteps(run: Run): string[] {
  return (run.foreign ?? [])
    .filter((found) => !found.adopted)
    .map(({ from, to, count, files, removed }) => {
      const some = files.slice(0, MOST_FILES).map(oneLine).join(', ')
      if (removed)
        return `look at 1 commit that no executor made and that is on no branch any more (${some}): git show ${shortCommit(to)}; ${keepLine(to)} makes a branch of it`
      return `look at ${plural(count, 'commit')} that no executor made (${some}${files.length > MOST_FILES ? ' and others' : ''}): git log ${shortCommit(from)}..${shortCommit(to)}; ${oneLine(approvedName(run))} stops before ${count === 1 ? 'it' : 'them'} until /ultraplan:adopt --commits`
    })
}

/** Whether they are still there, git says: the person may have taken them off, or the task was approved. */
function straySteps({ strays, approvedHead }: Run, branches: BranchFacts | undefined): string[] {
  if (!strays || !branches?.hasStrays) return []
  const target = oneLine(branches.target)
  const are = strays.count === 1 ? 'is' : 'are'
  // No line takes commits off a branch of the person: only they know which are theirs.
  return [
    `look at ${plural(strays.count, 'commit')} on ${target} that the run has too and that ${are} not approved: git log ${shortCommit(approvedHead)}..${shellWord(target)}`,
  ]
}

function stuckStep({ state }: Run, task: TaskState, where: RunFacts['where']): string {
  const id = oneLine(task.id)
  const reason = inWords(oneLine(task.pausedFor?.reason ?? ''))
  const story = `${where === 'terminal' ? 'ultraplan log' : '/ultraplan:log'} ${id} tells what happened`
  // A run that is over cannot retry anything.
  return state === 'cancelled'
    ? `look at ${taskWord(task)} (${reason}): ${story}`
    : `decide on ${taskWord(task)} (${reason}): /ultraplan:retry --task ${id} tries again, ${story}`
}

function runStep(run: Run, branches: BranchFacts | undefined, isGone: boolean): string[] {
  switch (run.state) {
    case 'paused':
    case 'parked':
      return ['/ultraplan:resume goes on with the run']
    case 'halted':
      return run.tasks.some((task) => task.pausedFor !== undefined)
        ? ['look at the failures together, then /ultraplan:resume goes on with the run']
        : [`fix what halted the run (${oneLine(run.cause ?? '')}), or /ultraplan:cancel ends it`]
    case 'cancelled':
      return [
        `${branches ? switchFirst(run, branches) : ''}/ultraplan:implement ${oneLine(run.spec)} starts again with what is still open`,
      ]
    case 'running':
      return isGone ? ['/ultraplan:resume in Claude Code goes on with the run, whose client is gone'] : []
    case 'finished':
      return []
  }
}

/** On the branch of the run no other run can start. */
function switchFirst(run: Run, branches: BranchFacts): string {
  const back = branches.on === branches.branch ? wayBack(run, branches) : undefined
  return back === undefined ? '' : `${branches.isAtWork ? 'when its agents have ended: ' : ''}${back}, then `
}

function proofSteps(run: Run, where: RunFacts['where']): string[] {
  if (!run.tasks.some((task) => task.status === 'approved' && task.approvedCommit !== undefined)) return []
  const moved = run.approvedHead !== run.base
  return [
    ...(moved
      ? [
          `git log --oneline ${shortCommit(run.base)}..${shortCommit(run.approvedHead)} shows the approved work`,
        ]
      : []),
    // The shell of the client finds the program without a launcher. Who uses -p is in a terminal.
    `${where === 'screen' ? '! ' : ''}ultraplan replay --verify proves every approved task again from its commit`,
  ]
}

/** The seed's warning for forced work (S1-102, S1-103). */
export const forcedWarning = (run: Run, { id, who, at, adoptedBy }: SummaryJson['forced'][number]): string =>
  `warning: ${nameIn(run, id)} was forced by ${who} at ${clock(at)} and bypassed all quality checks; fix the task or its verification instead${adoptedBy === undefined ? '' : `; ${adoptedBy} has adopted its work as it is`}`

/** One sentence: how the run ended, and the results of its tasks. */
export function summaryHeadline(summary: SummaryJson, state: ReturnType<typeof shownState>): string {
  const { totals } = summary
  const open = totals.pending + totals.executing + totals.verifying + totals.reviewing
  const stuck = totals.failed + totals.escalated + totals.blocked
  const before = summary.tasks.filter((task) => task.flags.includes('done-before')).length
  const shared = summary.tasks.filter((task) => task.flags.includes('shared proof')).length
  const parts = [
    `${totals.approved} of ${plural(totals.total, 'task')} approved`,
    `${summary.retried.length} retried`,
    `${summary.skipped.length} skipped (unverified)`,
    `${summary.forced.length} forced`,
    ...(stuck > 0 ? [`${stuck} not passed`] : []),
    ...(open > 0 ? [`${open} open`] : []),
    ...(before > 0 ? [`${before} done before`] : []),
    ...(shared > 0 ? [`${shared} of ${totals.total} rest on a shared proof`] : []),
  ]
  return `${summary.spec} ${stateWords(state)} after ${duration(summary.durationMs)}: ${parts.join(', ')}`
}

/** The remarks after an override: that a person answers for its work, and that a person may not have typed it. */
export const remarked = ({ adoptedBy, doubts }: SummaryJson['skipped'][number], open = ''): string =>
  [adoptedBy === undefined ? open : `adopted by ${adoptedBy}`, doubts ? `in doubt: ${doubts.join('; ')}` : '']
    .flatMap((remark) => (remark === '' ? [] : `; ${remark}`))
    .join('')

export const findingLines = (run: Run, found: SummaryJson['warnings']): string[] =>
  found.map(({ task, from, finding }) => `${nameIn(run, task)}: ${finding} [${from}]`)

/** Warnings that are not shown as the reason of a mark already. */
export const unmarkedWarnings = ({ warnings, orange }: SummaryJson): SummaryJson['warnings'] =>
  warnings.filter(({ task }) => !orange.some((mark) => mark.task === task))

const MOST_WARNINGS = 10

/** The final summary as text, for the session and `ultraplan summary`. */
export function renderSummary(run: Run, columns = 100, branches?: BranchFacts, facts: RunFacts = {}): string {
  const summary = summaryJson(run, branches, facts)
  const sections: Record<string, string[]> = {
    'your branch': branchLines(run, branches),
    'skipped (unverified)': summary.skipped.map(
      (one) => `${nameIn(run, one.id)}: ${one.reason} (${one.who}, ${clock(one.at)})${remarked(one)}`,
    ),
    'ORANGE: approved, and worth a look': most(
      orangeLines(run, summary),
      // Every task that is marked is named, with a reason at least.
      (index) => summary.orange[index]?.task !== summary.orange[index - 1]?.task,
    ),
    'outstanding review findings': findingLines(run, summary.outstanding),
    warnings: most(findingLines(run, unmarkedWarnings(summary))),
    'time and attempts': taskRows(run, summary, columns, facts.isGone),
    'what to do next': summary.next.map((step, index) => `${index + 1}. ${step}`),
  }
  const lines = Object.entries(sections).flatMap(([title, rows]) =>
    rows.length === 0 ? [] : ['', title, ...rows.map((row) => `  ${row}`)],
  )
  const warnings = summary.forced.map((forced) => forcedWarning(run, forced))
  return `${[summaryHeadline(summary, shownState(run, facts)), gateLine(summary), ...warnings, ...lines].join('\n')}\n`
}

function most(lines: string[], isNeeded = (_index: number) => false): string[] {
  const shown = lines.filter((_, index) => index < MOST_WARNINGS || isNeeded(index))
  const more = lines.length - shown.length
  return more > 0 ? [...shown, `and ${more} more, in SUMMARY.md`] : shown
}

function taskRows(run: Run, { tasks }: SummaryJson, columns: number, isGone = false): string[] {
  const labels = run.tasks.map((task) => statusLabel(task, isGone))
  const idWidth = Math.min(14, Math.max(2, ...tasks.map(({ id }) => displayWidth(id))))
  const labelWidth = Math.max(6, ...labels.map(displayWidth))
  const titleWidth = Math.max(10, columns - idWidth - labelWidth - 34)
  return tasks.map(({ id, title, attempts, durationMs }, index) => {
    const tries = attempts === 0 ? '' : plural(attempts, 'attempt')
    const time = durationMs === undefined ? '' : duration(durationMs)
    const row = `${pad(id, idWidth)}  ${pad(labels[index] ?? '', labelWidth)}  ${pad(tries, 10)}  ${pad(time, 12)}  ${cut(oneLine(run.tasks[index]?.name ?? title), titleWidth)}`
    return row.trimEnd()
  })
}
