import { join, resolve } from 'node:path'
import { type Calls, lastFailures, shellCommands } from '../../client/agent-calls.ts'
import type { Claim } from '../../gate/claim.ts'
import type { Scripts } from '../../gate/command-runs.ts'
import type { ArtifactFacts, ClaimFacts, FileChange, FileText } from '../../gate/facts.ts'
import { matchesAny } from '../../gate/match-path.ts'
import { commandsOf, expectedOutputs, readTicked } from '../../gate/plan-text.ts'
import { readClaim } from '../../gate/read-claim.ts'
import { isModule, isScriptDialect, moduleAsScript, SOUND, type SyntaxAnswer } from '../../gate/syntax.ts'
import { scriptsOf, scriptsOfChanges } from '../../gate/tests/test-files.ts'
import { readIfThere, readText, realFiles, tried } from '../../io/files.ts'
import { changedObjects, type HeadState, type ObjectChange } from '../../io/git-objects.ts'
import { type PythonAnswer, pythonErrors, scriptError } from '../../io/syntax-errors.ts'
import { readEvidence } from '../../journal/evidence.ts'
import type { CommandResult } from '../../model/evidence.ts'
import type { Task } from '../../model/plan.ts'
import type { Run } from '../../model/run.ts'
import { checkPacket } from '../../plan/packet/rules/index.ts'
import { isConstantCode, languageOf } from '../../plan/shell/constant-code.ts'
import { outcomeOf } from '../../plan/shell/outcome.ts'
import { taskOf } from '../../run/change.ts'
import { writtenByInit } from '../project/init-files.ts'
import { readBefore } from '../project/repository.ts'
import { availableEndpoints, sourcesIn } from './endpoints.ts'
import { othersInClaim } from './others-commits.ts'
import { editedAtStart, findHidden, heldChanges, ownChanges } from './own-changes.ts'
import { personsEdits } from './persons-edits.ts'
import { proofCommands } from './proof-commands.ts'
import { proofParts } from './proof-parts.ts'
import { type CommitReader, type JudgeInput, workRange } from './work-range.ts'

const ENV_FILES = ['.env', '.env.local', '.env.development', '.env.test']
const ASSIGNS = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*["']?[^\s"']/

/** Names of the variables that are set, here or in a .env file; never their values. */
export function environmentNames(cwd: string, env: NodeJS.ProcessEnv): Set<string> {
  const set = Object.entries(env).flatMap(([name, value]) => (value ? [name] : []))
  const texts = ENV_FILES.flatMap((name) => readIfThere(realFiles, join(cwd, name))?.toString('utf8') ?? [])
  const lines = texts.flatMap((text) => text.split(/\r?\n/))
  return new Set([...set, ...lines.flatMap((line) => ASSIGNS.exec(line)?.[1] ?? [])])
}

export function gatherClaim(input: JudgeInput, commit: CommitReader): ClaimFacts {
  const claim = readClaim(input.claim)
  const ran = commandsRun(input)
  return Object.freeze({
    task: input.task,
    plan: input.plan,
    config: input.run.config,
    attempt: input.ticket.attempt,
    claim,
    running: input.backgroundTasks,
    failedCalls: lastFailures(callsOf(input)),
    cited: input.task.packet ? citedFiles(claim, commit) : new Map(),
    earlier: earlierEvidence(input),
    ran,
    scripts: scriptsAt(input, ran ?? []),
    packet: checkPacket(input.task, input.plan),
  })
}

/** The tool calls of the attempt that is judged. */
function callsOf({ run, task }: JudgeInput): Calls {
  const attempt = run.tasks.find(({ id }) => id === task.id)?.attempts.at(-1)
  return { transcript: attempt?.transcript, since: attempt?.startedAt ?? '' }
}

/** Over all attempts: work that an earlier one has verified is not done again. */
function commandsRun({ run, task }: JudgeInput): string[] | undefined {
  const attempts = taskOf(run, task.id)?.attempts ?? []
  const made = attempts.map(({ transcript, startedAt }) => shellCommands({ transcript, since: startedAt }))
  return made.length === 0 || made.includes(undefined) ? undefined : made.flatMap((each) => each ?? [])
}

const MOST_PACKAGES = 20
const GOES_TO = /(?:\bcd|\bpushd|--prefix|--dir|--cwd|--workspace|\s-[Cw])[ =]+["']?([^\s;&|"'()]+)/g

/** The scripts of the package at the top, and of those that the executor or the proofs of the plan go to. */
function scriptsAt({ cwd, task }: JudgeInput, ran: readonly string[]): Scripts[] {
  const asked = [...task.verify, ...task.criteria].flatMap(({ command }) => command ?? [])
  const named = [...asked, ...ran].flatMap((command) =>
    [...command.matchAll(GOES_TO)].map(([, to]) => to ?? ''),
  )
  const folders = new Set(['.', ...named].map((folder) => resolve(cwd, folder)))
  return [...folders]
    .slice(0, MOST_PACKAGES)
    .map((folder) => scriptsOf(readText(join(folder, 'package.json'))))
}

function citedFiles(claim: Claim, commit: CommitReader): Map<string, FileText | undefined> {
  const paths = claim.assertions.flatMap(({ references }) => references.map(({ path }) => path))
  const texts = paths.length > 0 ? commit.texts(paths) : new Map<string, FileText>()
  return new Map(paths.map((path) => [path, texts.get(path)]))
}

/** The evidence in earlier claims that passed. A claim that can no longer be read is reported by the audit, not here. */
function earlierEvidence({ run, journalDir, task }: JudgeInput): ClaimFacts['earlier'] {
  return run.tasks.flatMap((other) => {
    const claim =
      other.id === task.id ? undefined : other.attempts.findLast(({ passed }) => passed?.claim)?.passed?.claim
    if (!claim) return []
    const read = tried(() => readClaim(readEvidence(journalDir, claim)))
    return read ? [{ task: other.id, evidence: read.result?.evidence ?? '' }] : []
  })
}

export async function gatherArtifacts(
  input: JudgeInput,
  claim: ClaimFacts,
  head: HeadState,
  commit: CommitReader,
): Promise<ArtifactFacts> {
  const { cwd, run, task, plan } = input
  const others = othersInClaim(input, head.commit)
  const whole = workRange(cwd, run, input.ticket, head.commit, head.parents, others)
  const changed = whole.changes.map(({ path }) => path)
  const byInit = writtenByInit(head.commonDir, changed, commit.text)
  const range = { ...whole, changes: whole.changes.filter(({ path }) => !byInit.has(path)) }
  const tree = commit.tree()
  const paths = new Set(tree.keys())
  const planFiles = plan.files.map(({ path }) => path)
  const named = namedFiles(task, range.changes, paths)
  const changes = commit.changes(range.changes, [...planFiles, ...named])
  const files = new Map([
    ...commit.texts(named),
    ...changes.flatMap(({ path, after }): [string, FileText][] => (after ? [[path, after]] : [])),
  ])
  const before = run.before ? readBefore(readEvidence(input.journalDir, run.before)) : { files: [] }
  const own = ownChanges(input, head.commonDir, before)
  const commands = proofCommands(task, run.config).map(({ command }) => command)
  const parts = proofParts(commands, (path) => textThen(path, changes, commit), commit.text)
  return Object.freeze({
    ...claim,
    isolated: input.ticket.isolated,
    head: head.commit,
    tree: head.tree,
    base: range.base,
    lost: range.lost,
    branch: input.ticket.isolated || !run.branch ? undefined : { expected: run.branch, actual: head.branch },
    ...boxesOf(run),
    ...planFacts(input, planFiles, changes, commit),
    ...own,
    ...personsEdits(input, claim, filesOf(changes)),
    others: others.commits,
    // In an isolated worktree there is no uncommitted work of a person.
    held: input.ticket.isolated ? [] : heldChanges(input, range),
    hidden: findHidden({ ...own, ...head, cwd, before, changes, tree }),
    changes,
    sinceFailure: changesSinceFailure(input, head.commit, changes, commit),
    proofParts: parts,
    baseline: baselineOf(input),
    filesChanged: filesOf(changes),
    paths,
    files,
    parsed: parseSources(cwd, files),
    constants: constantsOf(input, changes, parts),
    environment: environmentNames(cwd, input.env),
    endpoints: await availableEndpoints(run.config, task, sourcesIn(commit, paths)),
    tampered: input.tampered ?? [],
    journal: input.journal,
  })
}

const filesOf = (changes: readonly FileChange[]): string[] => [
  ...new Set(changes.flatMap(({ path, from }) => (from ? [from, path] : [path]))),
]

/** The task's own files that are not as they were when its proof failed. A commit that git has removed tells nothing. */
function changesSinceFailure(
  { cwd, run, task }: JudgeInput,
  head: string,
  own: readonly FileChange[],
  commit: CommitReader,
): readonly FileChange[] | undefined {
  const failed = taskOf(run, task.id)?.failedProof
  if (failed === undefined || failed === head) return undefined
  const paths = new Set(filesOf(own))
  const since = tried(() => changedObjects(cwd, failed, head), [])
  return commit.changes(
    since.filter(({ path }) => paths.has(path)),
    [],
  )
}

/** A file as it was when the task began. */
function textThen(path: string, changes: readonly FileChange[], commit: CommitReader): string | undefined {
  const change = changes.find((each) => (each.from ?? each.path) === path)
  return change ? change.before?.text : commit.text(path)
}

/** Commands of the plan that always pass, and scripts called by them that the task changed and that always pass. */
function constantsOf(
  { plan, run }: JudgeInput,
  changes: readonly FileChange[],
  parts: ArtifactFacts['proofParts'],
): Set<string> {
  const called = [...commandsOf(plan), ...parts.map(({ path }) => path)]
  const commands = [...commandsOf(plan), run.config.verify.default ?? []].flat()
  const all = [...commands.map((text) => ({ path: '', text })), ...scriptsOfChanges(changes, called)]
  return new Set(all.filter(isConstant).map(({ text }) => text))
}

/** Whether a command, or a program file, always passes. */
function isConstant({ path, text }: { path: string; text: string }): boolean {
  const language = languageOf(path)
  return language ? isConstantCode(language, text) : !outcomeOf(text).fails
}

const MOST_NAMED = 200

/** Committed files that the task names, by path, folder or glob. */
function namedFiles(task: Task, changes: readonly ObjectChange[], paths: ReadonlySet<string>): string[] {
  const wanted = [...task.files, ...task.outputs]
  const expected = expectedOutputs({ task, changes, paths })
  const found = wanted.length === 0 ? [] : [...paths].filter((path) => matchesAny(wanted, path))
  return [...new Set([...expected, ...found])].slice(0, MOST_NAMED)
}

function planFacts(
  { plan, run, task, journalDir }: JudgeInput,
  files: readonly string[],
  changes: readonly FileChange[],
  commit: CommitReader,
): Pick<ArtifactFacts, 'ticked' | 'planText'> {
  const texts = commit.texts(files)
  const now = new Map(files.map((path) => [path, texts.get(path)?.text]))
  const edited = editedAtStart(run, task.id)
  const begun = (path: string) =>
    edited.filter(({ file }) => file === path).map(({ text }) => readEvidence(journalDir, text))
  return {
    ticked: readTicked(plan, now),
    planText: new Map(
      files.map((path) => [
        path,
        { now: now.get(path), base: textThen(path, changes, commit), begun: begun(path) },
      ]),
    ),
  }
}

function boxesOf(run: Run): Pick<ArtifactFacts, 'approved' | 'begun'> {
  const ids = (tasks: Run['tasks']) => new Set(tasks.map((task) => task.id))
  return {
    approved: ids(run.tasks.filter((task) => task.status === 'approved' || task.doneBefore)),
    begun: ids(run.tasks.filter((task) => task.status !== 'pending' || task.attempts.length > 0)),
  }
}

function baselineOf({ run, task, baseline, journalDir }: JudgeInput): ArtifactFacts['baseline'] {
  if (!baseline) {
    const green = taskOf(run, task.id)?.flags.includes('baseline-green')
    return green ? { green, output: '' } : undefined
  }
  const green = baseline.length > 0 && baseline.every(({ exitCode }) => exitCode === 0)
  return { green, output: baseline.map((result) => outputOf(journalDir, result)).join('\n') }
}

/** Evidence that can no longer be read is reported by the audit, not here. */
const outputOf = (journalDir: string, { output, excerpt }: CommandResult): string =>
  tried(() => (output ? readEvidence(journalDir, output) : excerpt), excerpt)

/** Syntax errors found by the parsers of node and Python. Without Python its sources are not checked, and that is shown. */
export function parseSources(cwd: string, files: ReadonlyMap<string, FileText>): Map<string, SyntaxAnswer> {
  const texts = (ending: RegExp) =>
    [...files].flatMap(([path, { text }]) =>
      text !== undefined && ending.test(path) ? [{ path, text }] : [],
    )
  const python = texts(/\.py$/)
  const byPath = Object.fromEntries(python.map(({ path, text }) => [path, text]))
  const said = python.length > 0 ? pythonErrors(cwd, byPath) : undefined
  return new Map([
    ...texts(/\.[cm]?js$/).map(({ path, text }) => [path, parseScript(path, text)] as const),
    ...python.map(({ path, text }) => [path, parsePython(path, text, said)] as const),
  ])
}

function parseScript(path: string, text: string): SyntaxAnswer {
  const plain = text.replace(/^\ufeff?#!.*/, '')
  const asScript = scriptError(plain)
  const asModule = asScript && scriptError(moduleAsScript(plain, path))
  if (!asScript || !asModule) return SOUND
  if (isScriptDialect(plain)) return { kind: 'unknown', why: 'it is written in a dialect of JavaScript' }
  return { kind: 'broken', ...(isModule(plain, path) ? asModule : asScript) }
}

/** Syntax that came after Python 3.9: an older interpreter than 3.12 may not know all of it. */
const NEWER =
  /^\s*match\s+.+:\s*$|^\s*except\*|^\s*type\s+\w+(?:\[.*\])?\s*=|^\s*(?:async\s+)?(?:def|class)\s+\w+\[|\bf["'].*\{[^}]*["'].*\}|^\s*with\s*\(/m

function parsePython(path: string, text: string, said: PythonAnswer | undefined): SyntaxAnswer {
  if (!said) return { kind: 'unknown', why: 'there is no Python on this machine to parse it' }
  const error = said.errors.get(path)
  if (error === undefined) return SOUND
  if (said.isOld && NEWER.test(text)) return { kind: 'unknown', why: error }
  const line = /\bline (\d+)/.exec(error)?.[1]
  return { kind: 'broken', ...(line ? { line: Number(line) } : {}), message: error }
}
