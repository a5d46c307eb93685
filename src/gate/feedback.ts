import type { CommandResult } from '../model/evidence.ts'
import type { Finding, GateResult } from '../model/gate.ts'
import type { LevelResult } from '../model/library.ts'
import type { Task } from '../model/plan.ts'
import { failedCommand, failingLines } from '../model/proof-runs.ts'
import { taskWord } from '../model/task-name.ts'
import { readFailingTests } from './tests/test-counts.ts'

const MOST_FINDINGS = 4
const LONGEST = { message: 240, fix: 160, firstFix: 600 }

/** Where the whole output of a command is: a file of its own, or the evidence beside the journal. */
interface Logs {
  logPath?: string
  journalDir?: string
}

const blockingIn = ({ findings }: GateResult) => findings.filter(({ severity }) => severity === 'block')

/** For the same agent: exactly what to fix, in the message grammar, in a few hundred words. */
export function warmFeedback(result: GateResult, task: Task, context: { attempt: number } & Logs): string {
  const blocking = blockingIn(result)
  const failed = failedCommand(result)
  const more = blocking.length - MOST_FINDINGS
  return [
    `${taskWord(task)} is not accepted (stage ${result.stage}, attempt ${context.attempt}):`,
    '',
    ...blocking.slice(0, MOST_FINDINGS).map(renderFinding),
    ...(more > 0 ? [`and ${more} more of the same stage`] : []),
    ...(failed
      ? [...listedFailures(blocking, failed), ...outputOf(failed, context, isVerify(blocking))]
      : []),
    '',
    'fix this and nothing else, commit, then hand in the whole result block and TASK_COMPLETE again.',
    'if it cannot be done, say status: failure or status: blocked with the reason, and leave TASK_COMPLETE out.',
  ].join('\n')
}

/** `place  message  [id]` */
const headOf = (finding: Finding, most?: number): string =>
  `${finding.file ? `${placeOf(finding)}  ` : ''}${finding.message.slice(0, most)}  [${finding.id}]`

const placeOf = ({ file, line }: Finding): string => `${file}${line ? `:${line}` : ''}`

/** The smallest next step is below its finding. The first may show a whole result block, the others are one line each. */
function renderFinding(finding: Finding, index: number): string {
  const fix = shortFix(finding.fix ?? '', index === 0 ? LONGEST.firstFix : LONGEST.fix)
  return `${headOf(finding, LONGEST.message)}${fix ? `\n    ${fix.replaceAll('\n', '\n    ')}` : ''}`
}

/** A command is shown completely or not at all: half a path names another file, or a whole folder. */
function shortFix(fix: string, most: number): string {
  const limit = /\bgit /.test(fix) ? LONGEST.firstFix : most
  return fix.length <= limit ? fix : `${fix.slice(0, limit).replace(/\bgit .*$/s, '')}\u2026`
}

function outputOf(run: CommandResult, { logPath, journalDir }: Logs, isListed: boolean): string[] {
  const { output } = run
  const log = logPath ?? (output && journalDir ? `${journalDir}/evidence/${output.sha256}` : undefined)
  return [...excerptOf(run, isListed), ...(log ? [`the whole output: ${log}`] : [])]
}

/** The lines in which the command says what is wrong, the same for every agent: one of them is told to the person. */
function excerptOf({ excerpt }: CommandResult, isListed: boolean): string[] {
  // Without names of tests the list of failures has these lines already.
  const lines = isListed && readFailingTests(excerpt).length === 0 ? [] : failingLines(excerpt)
  return lines.length > 0 ? ['', 'from its output:', ...lines.map((line) => `    ${line}`)] : []
}

const MOST = 8

/** What failed, one line each, the same for the agent that goes back and for a new one (S1-60). Never empty. */
function failuresIn(blocking: readonly Finding[], run: CommandResult): string[] {
  const tests = readFailingTests(run.excerpt)
  const lines = tests.length > 0 ? tests : failingLines(run.excerpt)
  const others = blocking.filter(({ id }) => id !== 'proof/verify').map(({ message }) => message)
  const silent = `${run.command} ${run.timedOut ? 'did not end in time' : `exited ${endOf(run)}`} and printed nothing`
  return [...(lines.length > 0 ? lines : [silent]), ...others].slice(0, MOST_FAILURES)
}

const MOST_FAILURES = 20

const listedFailures = (blocking: readonly Finding[], run: CommandResult): string[] =>
  isVerify(blocking) ? ['', 'FAILURES:', ...failuresIn(blocking, run).map((failure) => `- ${failure}`)] : []

const isVerify = (blocking: readonly Finding[]): boolean => blocking.some(({ id }) => id === 'proof/verify')

/** For the prompt of a new agent, in the form of the failure's seed. It replaces the text of an earlier failure. */
export function retryContext(result: GateResult, task: Task, context: { attempt: number }): string {
  const blocking = blockingIn(result)
  const run = failedCommand(result)
  const isListed = isVerify(blocking)
  const excerpt = run ? excerptOf(run, isListed) : []
  if (task.contract || task.criteria.length > 0) {
    const block = requeueBlock(levelsOf(result), context.attempt + 1)
    const others = blocking.filter(({ id }) => levelOf(id) === undefined)
    if (block !== '')
      return [
        block,
        ...(others.length > 0 ? ['', 'ALSO WRONG:', ...others.slice(0, MOST).map(renderFinding)] : []),
        ...(run ? listedFailures(blocking, run) : []),
        ...excerpt,
      ].join('\n')
  }
  const told =
    result.stage === 'proof' && run && isListed
      ? verificationFailed(blocking, run)
      : previousAttempt(blocking, result)
  return [told, ...excerpt].join('\n')
}

const endOf = ({ exitCode, signal, timedOut }: CommandResult): string =>
  timedOut ? 'none, it ran into its time limit' : String(exitCode ?? signal ?? 'none')

/** Seed 001, VERIFY_FAILURE. */
function verificationFailed(blocking: readonly Finding[], run: CommandResult): string {
  return [
    'VERIFICATION FAILED:',
    `Command: ${run.command}`,
    `Exit code: ${endOf(run)}`,
    ...listedFailures(blocking, run),
    '',
    'Please fix the failing tests and re-verify.',
  ].join('\n')
}

/** Seed 001, EXECUTION_FAILURE; seed 003 adds its own sentence where a deterministic check of the output failed. */
function previousAttempt(blocking: readonly Finding[], { failure, stage, blockedBy }: GateResult): string {
  const said = blocking.slice(0, MOST)
  // The advice of an executor that was blocked is to do that other task, which has run since.
  const fixes =
    blockedBy === undefined
      ? [...new Set(said.flatMap(({ fix }) => fix ?? []))]
      : [
          `${taskWord({ id: blockedBy })} was to come first: go on with what it made, and leave its work to it`,
        ]
  const verification = stage === 'artifacts' && failure === 'VERIFY_FAILURE'
  return [
    'PREVIOUS ATTEMPT FAILED:',
    ...said.map((finding) => `Error: ${ownError(finding) ?? headOf(finding)}`),
    ...(verification
      ? [`Previous attempt failed verification: ${said.map(({ message }) => message).join('; ')}`]
      : []),
    '',
    `SUGGESTED FIX: ${fixes.join('\n') || 'do what the error asks for before anything else'}`,
    '',
    'Please address this before retrying the task.',
  ].join('\n')
}

/** What the executor itself reported, in its own words. */
const ownError = ({ id, message }: Finding): string | undefined =>
  id === 'claim/status' ? message.replace(/^the executor reports \w+: /, '') : undefined

const OPENS = '=== PREVIOUS ATTEMPT FAILED (Attempt '
const CLOSES = 'Do not change working parts of the implementation.'
const EARLIER = new RegExp(
  `\\n*${OPENS.replace('(', '\\(')}[\\s\\S]*?${CLOSES.replaceAll('.', '\\.')}\\n*`,
  'g',
)

/** The re-queue block of seed 004 for the levels that failed; empty when none did. */
export function requeueBlock(results: readonly LevelResult[], attempt: number): string {
  const failed = results.filter(({ passed }) => !passed)
  if (failed.length === 0) return ''
  return [
    `${OPENS}${attempt}) ===`,
    `Verification level: ${failed.map(({ level }) => level).join(', ')}`,
    'The previous execution of this task failed verification. Fix the following issues:',
    '',
    ...failed.flatMap(({ failedChecks }) => failedChecks.map(({ name, detail }) => `- ${name}: ${detail}`)),
    '',
    '=== END FAILURE CONTEXT ===',
    '',
    'Retry the task addressing these specific failures.',
    CLOSES,
  ].join('\n')
}

/** Appends the block to a prompt. It replaces the block of an earlier failure, so that blocks do not accumulate. */
export function buildRequeuePrompt(prompt: string, results: readonly LevelResult[], attempt: number): string {
  const original = prompt.replace(EARLIER, '\n').trimEnd()
  const block = requeueBlock(results, attempt)
  return block === '' ? original : `${original}\n\n${block}\n`
}

const SYNTACTIC = /^(?:work|output)\/|^proof\/(?:typecheck|lint)$/

/** A finding that belongs to no level (a missing signal) has none. */
function levelOf(id: string): LevelResult['level'] | undefined {
  if (SYNTACTIC.test(id)) return 'syntactic'
  if (id.startsWith('contract/')) return 'contract'
  return /^(?:proof|tests)\//.test(id) ? 'behavioral' : undefined
}

/** The gate's findings, sorted into the three levels of seed 004. */
const levelsOf = (result: GateResult): LevelResult[] =>
  (['syntactic', 'contract', 'behavioral'] as const).map((level) =>
    levelResult(
      level,
      blockingIn(result)
        .filter(({ id }) => levelOf(id) === level)
        .map((finding) => ({ name: nameOf(finding), detail: detailOf(finding) })),
    ),
  )

/** The name is a heading and the failures follow it: `Syntactic check failed: typecheck, lint`. */
export function levelResult(
  level: LevelResult['level'],
  failedChecks: LevelResult['failedChecks'],
): LevelResult {
  const passed = failedChecks.length === 0
  const said = passed ? 'passed' : `failed: ${failedChecks.map(({ name }) => name).join(', ')}`
  return { level, passed, failedChecks, summary: `${level[0]?.toUpperCase()}${level.slice(1)} check ${said}` }
}

/** The seed's own names: `env-JWT_SECRET`, `endpoint-POST--api-auth-register`. */
function nameOf({ id, message }: Finding): string {
  const [first, word = ''] = message.split(' ')
  if (id === 'contract/env') return `env-${first}`
  if (id === 'contract/exports') return `export-${word}`
  if (id === 'contract/endpoints')
    return `endpoint-${message.replace(/^endpoint | not found$/g, '').replace(/[^\w]/g, '-')}`
  return id.split('/').at(-1) ?? id
}

function detailOf(finding: Finding): string {
  const { id, message, file } = finding
  if (id === 'contract/endpoints') return 'Endpoint not found'
  return file && !id.startsWith('contract/') ? `${message} (${placeOf(finding)})` : message
}
