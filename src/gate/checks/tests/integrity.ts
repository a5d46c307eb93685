import type { Task } from '../../../model/plan.ts'
import { check, type Remark } from '../../check.ts'
import type { ArtifactFacts } from '../../facts.ts'
import { matchesAny } from '../../match-path.ts'
import { commandsOf, takeBack } from '../../plan-text.ts'
import { bentParts } from '../../tests/bent-proof.ts'
import { compareTests, goingTests, isMeasured, type TestBalance } from '../../tests/compare-tests.ts'
import {
  isPackage,
  isRunnerFile,
  isTestFile,
  lostSnapshots,
  type RunnerChange,
  runnerChanges,
  suppressions,
} from '../../tests/test-files.ts'

export const integrity = check({
  id: 'tests/integrity',
  stage: 'artifacts',
  failure: 'FALSE_CLAIM',
  tunable: true,
  summary: 'no test was removed, skipped or emptied, and what runs the tests can still fail',
  message: '{n} tests are gone: {names}',
  run: (facts) => [
    ...testsNowAndThen(facts),
    ...runners(facts),
    ...bent(facts),
    ...unchecked(facts),
    ...byOthers(facts),
  ],
})

/** The task changed a part of its own proof. If that surely makes the proof pass it is refused, otherwise it is a warning for reviewers. */
const bent = ({ proofParts, changes, task, base }: ArtifactFacts): Remark[] => {
  const commands = [...task.verify, ...task.criteria].flatMap(({ command }) => command ?? [])
  return bentParts(proofParts, changes, task, commands).map(({ path, message, sure, fix }) => ({
    file: path,
    message,
    ...(sure
      ? { fix: fix ?? putBack(path, base) }
      : { fix: 'see that it still proves what it did before', severity: 'warn' as const }),
  }))
}

const putBack = (path: string, base: string) =>
  `${takeBack(path, base)}; if the task cannot be done without it, ask for a task that names it: TASK_MODIFICATION_REQUEST, type ADD_PREREQUISITE`

const unchecked = ({ changes }: ArtifactFacts): Remark[] =>
  suppressions(changes).map(({ path, line, what }) => ({
    file: path,
    line,
    message: `this keeps the file from being checked: ${what}`,
    fix: 'take it out, or name the one rule and the one line that it is about',
    severity: 'warn',
  }))

/** Not the task's changes, so nothing is refused for them; but its proof ran with them, and whoever adopts them has to know. */
const byOthers = ({ others = [], changes, proofParts }: ArtifactFacts): Remark[] => {
  const parts = proofParts.map(({ path }) => path)
  const isProof = (path: string) =>
    isTestFile(path) || isRunnerFile(path) || isPackage(path) || matchesAny(parts, path)
  const judged = changes.map(({ path }) => path)
  return [...new Set(others.filter(({ removed }) => !removed).flatMap(({ files }) => files))]
    .filter((path) => isProof(path) && !judged.includes(path))
    .map((file) => ({
      file,
      message:
        'a commit that the executor did not make changed it meanwhile, and it is part of what proves the work',
      fix: 'see that it still proves what it did before',
      severity: 'warn',
    }))
}

/** Whether the proof passes a file to a test runner. */
function runByProof({ proofParts }: ArtifactFacts): (path: string) => boolean {
  const run = proofParts.flatMap(({ kind, path }) => (kind === 'tests' ? path : []))
  const programs = new Set(proofParts.flatMap(({ kind, path }) => (kind === 'program' ? path : [])))
  return (path) => matchesAny(run, path) || (programs.has(path) && isTestFile(path))
}

/**
 * A weakness in a new test is only a warning, but not if the gate has seen that test fail: then it was put there to make
 * it pass. Another expectation may be right, and is for the reviewers.
 */
function testsNowAndThen(facts: ArtifactFacts): Remark[] {
  const now = tests(facts)
  const balance = compareTests(facts.sinceFailure ?? [], runByProof(facts))
  const [file] = balance.files
  if (file === undefined || now.some(isBlocking)) return now
  const weaker = weaknesses(file, balance).filter(isBlocking)
  const fewer =
    balance.lost.length === 0
      ? []
      : [warning({ file, message: gone(balance.lost), fix: 'see that it was wrong' })]
  const since = [...weaker, ...fewer]
  const others = now.filter(({ message }) => !since.some((each) => each.message === message))
  return [
    ...since.map((remark) => ({ ...remark, message: `since the verify failed, ${remark.message}` })),
    ...others,
  ]
}

const isBlocking = ({ severity }: Remark): boolean => severity === undefined

/** Tests that are there and prove less. */
const weaknesses = (file: string, { skipped, groupSkips, emptied, constants }: TestBalance): Remark[] => [
  ...oldAndNew(file, skipped, 'take the skip or only out and make them pass', (each) =>
    each.length > 0 ? `${some(each, 'is', 'are')} skipped or singled out: ${names(each)}` : undefined,
  ),
  ...oldAndNew(file, groupSkips, 'take the skip or only out', (count) =>
    count > 0 ? `${count} more ${count === 1 ? 'group is' : 'groups are'} skipped or singled out` : undefined,
  ),
  ...oldAndNew(file, emptied, ASSERT, (each) =>
    each.length > 0 ? `${some(each, 'holds', 'hold')} nothing: ${names(each)}` : undefined,
  ),
  ...oldAndNew(file, constants, ASSERT, (count) =>
    count > 0
      ? `${count} more ${count === 1 ? 'assertion is' : 'assertions are'} about a constant`
      : undefined,
  ),
]

function tests(facts: ArtifactFacts): Remark[] {
  const { changes, paths } = facts
  const snapshots = lostSnapshots(changes, paths)
  const isRun = runByProof(facts)
  const balance = compareTests(changes, isRun)
  const { emptied, bare, idle, unnamed, assertions, newRows } = balance
  const [file] = [...balance.files, ...snapshots]
  if (file === undefined) return []
  // A test runner counts empty tests too, so its count cannot be trusted when there are new ones.
  const measured = emptied.new.length === 0 && isMeasured(facts)
  const remarks: Remark[] = [
    ...lostTests(facts, balance.lost, isRun, measured).map((remark) => ({ file, ...remark })),
    ...weaknesses(file, balance),
    ...inEach(bare, 'its tests no longer assert anything', 'bring the assertions back'),
    ...inEach(
      snapshots,
      'its tests compare with it, and will take whatever comes',
      'bring the snapshot back',
    ),
    ...inEach(
      unnamed,
      'not every test runner finds tests under this name',
      'see that they are still run',
    ).map(warning),
    ...inEach(idle, 'none of its tests is run, and they are what proves the task', 'let them run and assert'),
  ]
  const isTable = measured || newRows > 0
  if (remarks.length > 0 || isTable || assertions.after * 2 >= assertions.before) return remarks
  const message = `the tests assert less than half of what they did (${assertions.after} of ${assertions.before})`
  return [warning({ file, message, fix: 'see that nothing was left out' })]
}

const ASSERT = 'let them assert what the code does'

const warning = (remark: Remark): Remark => ({ ...remark, severity: 'warn' })

const inEach = (paths: readonly string[], message: string, fix: string): Remark[] =>
  paths.map((file) => ({ file, message, fix }))

/** A weakness in a test that existed before the task is refused. In a new test it is a warning. */
function oldAndNew<T>(
  file: string,
  counts: { old: T; new: T },
  fix: string,
  tell: (count: T) => string | undefined,
): Remark[] {
  const [old, fresh] = [tell(counts.old), tell(counts.new)]
  return [
    ...(old === undefined ? [] : [{ file, message: old, fix }]),
    ...(fresh === undefined ? [] : [warning({ file, message: fresh, fix })]),
  ]
}

function lostTests(
  { task, changes }: ArtifactFacts,
  lost: readonly string[],
  isRun: (path: string) => boolean,
  measured: boolean,
): Remark[] {
  if (lost.length === 0) return []
  if (measured) return [{ message: `${gone(lost)}; what the runner counts decides`, severity: 'note' }]
  const going = goingTests(task, changes)
  const others = changes.filter((change) => !going.includes(change))
  const refused = compareTests(others, isRun).lost.slice(0, lost.length)
  if (refused.length === 0)
    return [
      warning({
        message: gone(lost),
        fix: 'the task names their file; see that nothing else went with them',
      }),
    ]
  return [
    {
      message: gone(refused),
      fix: 'bring them back and make them pass; a test may go where Files of the task names its file; if the plan is wrong about them, say status: blocked',
    },
  ]
}

const gone = (tests: readonly string[]) => `${some(tests, 'is', 'are')} gone: ${names(tests)}`
const some = (tests: readonly string[], one: string, more: string) =>
  `${tests.length} ${tests.length === 1 ? `test ${one}` : `tests ${more}`}`
const names = (tests: readonly string[]) =>
  `${tests
    .slice(0, 3)
    .map((name) => JSON.stringify(name))
    .join(', ')}${tests.length > 3 ? ' \u2026' : ''}`

function runners({ base, changes, task, plan, proofParts, constants }: ArtifactFacts): Remark[] {
  const commands = commandsOf(plan)
  const called = [...commands, ...proofParts.map(({ path }) => path)]
  const found = runnerChanges(changes, called, constants).filter(
    ({ kind, path }) => kind !== 'aimed' || !matchesAny(task.files, path),
  )
  return found.map((change) => ({
    file: change.path,
    ...(change.line ? { line: change.line } : {}),
    message: `${WORDS[change.kind]}: ${change.what}`,
    fix: takeBack(change.path, base),
    ...(blocks(change, task, commands) ? {} : { severity: 'warn' as const }),
  }))
}

const WORDS: Record<RunnerChange['kind'], string> = {
  weakened: 'this no longer fails when the tests do',
  new: 'this cannot fail',
  excluded: 'this keeps tests from being run',
  aimed: 'this decides which tests are run, or on which code',
}

/** A new runner weakens no existing proof, so it blocks only if the plan's own commands call it. */
function blocks({ kind, path, what, name }: RunnerChange, task: Task, commands: readonly string[]): boolean {
  if (kind === 'weakened' || kind === 'aimed') return kind === 'weakened'
  if (kind === 'excluded') return !matchesAny(task.files, path)
  return (
    name !== undefined &&
    !/pass-?with-?no-?tests/i.test(what) &&
    commands.some((command) => callsByName(command, name))
  )
}

const callsByName = (command: string, name: string) => {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(
    `\\b(?:npm|pnpm|yarn|bun|g?make)\\s+(?:run\\s+|run-script\\s+)?(?:--?\\S+\\s+)*${literal}(?![\\w:-])`,
  ).test(command)
}
