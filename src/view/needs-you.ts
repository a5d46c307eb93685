import { offer } from '../model/person-words.ts'
import { failedCommand, failingLines } from '../model/proof-runs.ts'
import { issuesOf } from '../model/reasons.ts'
import type { Asked, Run, TaskState } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import { clean, oneLine } from './terminal.ts'

/** Something that waits for a person: what happened, what it was found by, and what to type. */
export interface Need {
  what: string
  evidence: string[]
  type: string[]
}

/** The questions of the run, the client's questions about its agents, and that no client drives the run. */
export function needsOf(run: Run, asks: readonly Asked[], isGone = false): Need[] {
  const gone: Need = {
    what: 'the client that drove the run is gone, and nothing goes on without one',
    evidence: [],
    type: ['/ultraplan:resume in Claude Code goes on', '/ultraplan:cancel ends the run'],
  }
  const waiting = run.tasks.flatMap(({ id, name, waiting: call }) =>
    call && !isGone
      ? {
          what: `${taskWord({ id, name })}: the client asks whether its agent may use ${call.tool}: ${call.what}`,
          evidence: [],
          // A rule for a whole script would allow only that script.
          type: [allowedFromNowOn(call.rule)],
        }
      : [],
  )
  return [...(isGone ? [gone] : []), ...asks.map((asked) => needOf(run, asked)), ...waiting]
}

const EDITS = 'permissions.defaultMode'

function allowedFromNowOn(rule: string): string {
  if (rule.startsWith(EDITS)) return 'answer it there; shift+tab turns on a mode that asks for no edit'
  return /\n/.test(rule) ? 'answer it there' : `answer it there; a rule for it, by /permissions: ${rule}`
}

function needOf(run: Run, { task: id, question, options }: Asked): Need {
  const task = id === undefined ? undefined : run.tasks.find((one) => one.id === id)
  return {
    what: question,
    // The question may have the reason already.
    evidence: task ? whatFailed(task).filter((line) => !question.includes(line.trim())) : [],
    type: [
      ...(task && lacksPermission(task) ? [allow(run, question)] : []),
      ...(task && asksPerson(task) ? [offer('answer', id)] : []),
      ...options.map((option) => offer(option, id)),
    ],
  }
}

/** Trying again would end at the same question. */
const lacksPermission = ({ status, lastResult }: TaskState): boolean =>
  status === 'blocked' && lastResult?.findings.some(({ id }) => id === 'permission/denied') === true

/** What to type for a task that waits, but to look at it. */
export const waysOn = (task: TaskState): string[] =>
  [...(asksPerson(task) ? ['answer'] : []), ...(task.pausedFor?.options ?? [])]
    .filter((option) => option !== 'investigate')
    .map((option) => offer(option, oneLine(task.id)))

const REPORTED = /^it cannot go on: the executor reports \w+: /

/** Its executor could not go on by itself, and said why: that may be a question. */
export const asksPerson = ({ status, pausedFor }: TaskState): boolean =>
  status === 'blocked' && REPORTED.test(pausedFor?.reason ?? '')

const allow = ({ spec }: Run, question: string): string =>
  question.includes(EDITS)
    ? `to have edits allowed: shift+tab until they are accepted, or /ultraplan:init ${oneLine(spec)} --mode acceptEdits`
    : `to have it allowed: /ultraplan:init ${oneLine(spec)}, or /permissions`

const MOST_FINDINGS = 4

/** The command that failed, and the lines of its output that the executor was shown; else the findings that blocked. */
export function whatFailed(task: TaskState): string[] {
  const failure = task.attempts.at(-1)?.failures.at(-1)
  const { lastResult } = task
  if (!failure || failure.stage === 'execution') return []
  if (failure.stage === 'review') {
    const last = task.reviews.at(-1)
    return (last ? issuesOf(last.verdict) : []).slice(0, MOST_FINDINGS).map(oneLine)
  }
  if (lastResult?.outcome !== 'FAILED') return []
  const command = failedCommand(lastResult)
  if (command) {
    const end = command.timedOut ? 'timed out' : `exit ${command.exitCode ?? command.signal ?? 'unknown'}`
    const lines = failingLines(clean(command.excerpt)).map((line) => `  ${line}`)
    return [`$ ${oneLine(command.command)}  (${end})`, ...lines]
  }
  return lastResult.findings
    .filter(({ severity }) => severity === 'block')
    .slice(0, MOST_FINDINGS)
    .map(({ file, line, message }) =>
      oneLine(`${file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}  `}${message}`),
    )
}

/** For the person, as plain text. */
export const needsText = (run: Run, asks: readonly Asked[]): string =>
  `ultraplan asks: ${needsOf(run, asks).map(needText).join('\n')}`

const needText = ({ what, evidence, type }: Need): string =>
  [oneLine(what), ...[...evidence, ...type].map((line) => `  ${clean(line)}`)].join('\n')

const MOST_NEEDS_BYTES = 1500
/** The ten lines of output that an executor is shown, whole; of further questions less. */
const MOST_EVIDENCE_BYTES = { first: 3500, others: 600 }
/** The first question may hold a command, which nobody can type if it is cut. */
const MOST_QUESTION_BYTES = { first: 1300, others: 300 }
const REST = '  | … /ultraplan:status has the rest'

/**
 * The same for the coordinator, which passes it on, in fewer bytes, because a coordinator's context has to last for the
 * whole plan. The evidence is output of commands, and each line is marked as such. `/ultraplan:status` has what is left
 * out; the first question, what failed and what to type is always whole.
 */
export function needsToRelay(run: Run, asks: readonly Asked[]): string {
  const needs = needsOf(run, asks)
  let evidenceLeft = MOST_EVIDENCE_BYTES.first
  const fits = (line: string): boolean => {
    evidenceLeft -= Buffer.byteLength(line) + 1
    return evidenceLeft >= 0
  }
  let left = MOST_NEEDS_BYTES
  const shown: string[] = []
  for (const { what, evidence, type } of needs) {
    const found = evidence.map((line) => `  | ${clean(line).replaceAll('\n', ' ')}`)
    const kept = found.filter(fits)
    const question = within(MOST_QUESTION_BYTES[shown.length === 0 ? 'first' : 'others'], oneLine(what))
    const typed = type.map((line) => `  ${oneLine(line)}`)
    left -= Buffer.byteLength([question, ...typed].join('\n'))
    if (left < 0 && shown.length > 0) break
    shown.push([question, ...kept, ...(kept.length < found.length ? [REST] : []), ...typed].join('\n'))
    evidenceLeft = Math.min(evidenceLeft, MOST_EVIDENCE_BYTES.others)
  }
  const more = needs.length - shown.length
  const rest = more > 0 ? [`and ${more} more: /ultraplan:status`] : []
  return `ultraplan asks: ${[...shown, ...rest].join('\n')}`
}

/** No half letter stays at the end. */
const within = (bytes: number, text: string): string =>
  Buffer.from(text)
    .subarray(0, bytes)
    .toString()
    .replace(/\uFFFD+$/, '')
