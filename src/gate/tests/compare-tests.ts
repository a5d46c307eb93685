import type { Task } from '../../model/plan.ts'
import { blankOut, lexisOf } from '../blank-source.ts'
import type { ArtifactFacts, FileChange } from '../facts.ts'
import { cleanPath, matchesAny } from '../match-path.ts'
import { type CountedTest, countTests, type TestCensus } from './count-tests.ts'
import { readTestCounts } from './test-counts.ts'
import { isNamedTest, isTestFile } from './test-files.ts'

/** What a change did to the tests, over all its files. A test that moved is not lost. */
export interface TestBalance {
  /** Files with tests on either side. */
  files: readonly string[]
  lost: readonly string[]
  /** How many new tests are rows of a table. */
  newRows: number
  /** Tests that ran before and are skipped now; new ones that are skipped from the beginning. */
  skipped: { old: readonly string[]; new: readonly string[] }
  /** The same for groups of tests. */
  groupSkips: { old: number; new: number }
  emptied: { old: readonly string[]; new: readonly string[] }
  /** Files that had assertions and have none now. */
  bare: readonly string[]
  /** Test files that were renamed so that only some runners find them. */
  unnamed: readonly string[]
  /** New test files that the proof itself runs, and in which no test runs. */
  idle: readonly string[]
  constants: { old: number; new: number }
  assertions: { before: number; after: number }
}

interface Side {
  change: FileChange
  before: TestCensus
  after: TestCensus
}

/** `isRun` says whether the proof of the task passes a file to a test runner, whatever its name. */
export function compareTests(
  changes: readonly FileChange[],
  isRun: (path: string) => boolean = () => false,
): TestBalance {
  const isFound = (path: string) => isTestFile(path) || isRun(path) || path.endsWith('.rs')
  const isTest = (change: FileChange) =>
    holdsTests(change) || isRun(change.path) || (change.from !== undefined && isRun(change.from))
  const sides = changes.filter(isTest).map(
    (change): Side => ({
      change,
      before: census(change.from ?? change.path, change.before?.text),
      // Under another name no runner finds them.
      after: isFound(change.path) ? census(change.path, change.after?.text) : NONE,
    }),
  )
  const before = sides.flatMap((side) => side.before.tests)
  const after = sides.flatMap((side) => side.after.tests)
  const rows = (side: 'before' | 'after') => sides.reduce((total, each) => total + each[side].rows, 0)
  const newRows = Math.max(0, rows('after') - rows('before'))
  const sum = (side: 'before' | 'after') => sides.reduce((total, each) => total + each[side].assertions, 0)
  // An assertion that was removed from one helper may have moved to another.
  const isFewer = sum('after') < sum('before')
  const isSpent = ({ change: { path, after: now } }: Side) =>
    isRun(path) || (isFewer && !SAMPLES.test(path) && !FAILS.test(now?.text ?? ''))
  return {
    files: sides.map(({ change }) => change.path),
    lost: lostNames(before, after, newRows),
    newRows,
    skipped: turned(before, after, ({ skipped }) => skipped),
    groupSkips: grown(sides, ({ groupSkips }) => groupSkips),
    emptied: turned(before, after, ({ empty }) => empty),
    bare: sides
      .filter(
        (side) =>
          side.change.after &&
          side.before.assertions > 0 &&
          side.after.assertions === 0 &&
          (side.after.tests.length + side.after.rows > 0 ||
            (side.before.tests.length === 0 && isSpent(side))),
      )
      .map(({ change }) => change.path),
    unnamed: sides
      .filter(
        ({ change: { path, from }, after }) =>
          from !== undefined &&
          isNamedTest(from) &&
          !isNamedTest(path) &&
          !isRun(path) &&
          after.tests.length > 0,
      )
      .map(({ change }) => change.path),
    idle: sides
      .filter(
        ({ change, after }) =>
          change.kind === 'added' &&
          isRun(change.path) &&
          after.tests.length > 0 &&
          after.tests.every(({ skipped, empty }) => skipped || empty),
      )
      .map(({ change }) => change.path),
    constants: grown(sides, ({ constants }) => constants),
    assertions: { before: sum('before'), after: sum('after') },
  }
}

/** Rust has tests in the same file as the code. */
const holdsTests = ({ path, from, before, after }: FileChange) =>
  isTestFile(path) ||
  (from !== undefined && isTestFile(from)) ||
  (path.endsWith('.rs') && [before, after].some((side) => side?.text?.includes('#[test]')))

/** A helper that can still make a test fail, in whatever words. */
const FAILS = /\b(?:throw|raise|reject|fail\w*|exit|expect|assert\w*|panic|unwrap)\b/
const SAMPLES = /(?:^|\/)(?:__)?(?:fixtures?|testdata|samples?|examples?|mocks?|snapshots)(?:__)?\//

const NONE: TestCensus = { tests: [], rows: 0, groupSkips: 0, assertions: 0, constants: 0 }
const census = (path: string, text: string | undefined) =>
  text === undefined ? NONE : (countTests(path, text) ?? NONE)

/** Tests that have changed in this way: among those that existed before, and among new ones. */
function turned(
  before: readonly CountedTest[],
  after: readonly CountedTest[],
  is: (test: CountedTest) => boolean,
) {
  const were = new Set(before.filter((test) => !is(test)).map(({ name }) => name))
  const had = new Set(before.map(({ name }) => name))
  const now = after.filter(is).map(({ name }) => name)
  return { old: now.filter((name) => were.has(name)), new: now.filter((name) => !had.has(name)) }
}

/** By how much a count has grown, in files that existed before and in new ones. */
function grown(sides: readonly Side[], of: (census: TestCensus) => number) {
  const added = (some: readonly Side[]) =>
    Math.max(
      0,
      some.reduce((sum, { before, after }) => sum + of(after) - of(before), 0),
    )
  const old = sides.filter(({ change }) => change.kind !== 'added')
  return { old: added(old), new: added(sides.filter((side) => !old.includes(side))) }
}

/** As many names as there are fewer tests than before, gone names first. A renamed test is not lost. */
function lostNames(before: readonly CountedTest[], after: readonly CountedTest[], newRows: number): string[] {
  const missing = before.length - after.length - newRows
  if (missing <= 0) return []
  const left = after.map(({ name }) => name)
  const gone = before.filter(({ name }) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return gone.map(({ name }) => name).slice(0, missing)
}

/**
 * Test files from which the plan allows tests to be removed. Only `Files` of the task decides, because it does not
 * depend on the language of the task: it has to name the file itself. Then the whole file may be removed, and single
 * tests may be removed together with the code that they tested. A test of something that still exists may not be
 * removed.
 */
export function goingTests(task: Task, changes: readonly FileChange[]): FileChange[] {
  const named = changes.filter((change) => isTestFile(change.path) && isNamed(task, change.path))
  if (named.length === 0) return []
  const gone = takenOut(changes.filter(({ path, from }) => !isTestFile(path) && !isTestFile(from ?? path)))
  return named.filter((change) => change.kind === 'deleted' || usesAny(removedLines(change), gone))
}

/** By its own path. Plans of a monorepo often name files relative to their package. */
const isNamed = (task: Task, path: string) =>
  task.files.map((entry) => cleanPath(entry)).some((entry) => entry === path || path.endsWith(`/${entry}`))

const DECLARED =
  /\b(?:function\*?|class|const|let|var|def|fn|func(?:\s*\([^)\n]*\))?|interface|type|struct|enum|trait|module|protocol|val|record)\s+([\p{L}_$][\p{L}\p{N}_$]*)/gu
const METHOD = /\b(?:public|private|protected|static)\b[^;={}(\n]*?([\p{L}_$][\p{L}\p{N}_$]*)\s*\(/gu
const ROUTE = /["'`](\/[\w/:.{}*-]{2,})["'`]/g
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/gu

interface TakenOut {
  words: ReadonlySet<string>
  routes: readonly string[]
}

/** What a change removes from the product: files, declared names, and routes that occur nowhere in the remaining code. */
function takenOut(changes: readonly FileChange[]): TakenOut {
  const side = (of: 'before' | 'after') => changes.map((change) => change[of]?.text ?? '').join('\n')
  const [before, after] = [side('before'), side('after')]
  const left = new Set(after.match(WORD))
  const files = changes.flatMap(({ kind, path }) => (kind === 'deleted' ? stemOf(path) : []))
  const names = [DECLARED, METHOD].flatMap((pattern) =>
    [...before.matchAll(pattern)].map(([, name]) => name ?? ''),
  )
  const routes = [...before.matchAll(ROUTE)].map(([, route]) => route ?? '')
  return {
    words: new Set([...files, ...names.filter((name) => !left.has(name))]),
    routes: routes.filter((route) => !after.includes(route)),
  }
}

const stemOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '')

function removedLines({ before, after }: FileChange): string {
  const kept = new Set((after?.text ?? '').split(/\r?\n/))
  return (before?.text ?? '')
    .split(/\r?\n/)
    .filter((line) => !kept.has(line))
    .join('\n')
}

const usesAny = (text: string, { words, routes }: TakenOut): boolean =>
  (text.match(WORD) ?? []).some((word) => words.has(word)) || routes.some((route) => text.includes(route))

/** Where a test file makes several tests of one: a table, a loop, subtests. */
const MANY =
  /\.each\b|\bforEach\s*\(|\bfor\b|\bparametrize\b|\bsubTest\s*\(|\bt\.Run\(|\bParameterizedTest\b|\[Theory\b|\brstest\b/g

/**
 * Whether the runner's own numbers decide how many tests there are: some tests became a table, which cannot be counted
 * in the source, and the verify counted those files before the work. Its count after the work is compared with that.
 */
export function isMeasured({
  changes,
  baseline,
  proofParts,
}: Pick<ArtifactFacts, 'changes' | 'baseline' | 'proofParts'>): boolean {
  if (!baseline || !readTestCounts(baseline.output)) return false
  const run = proofParts.flatMap(({ kind, path }) => (kind === 'tests' ? path : []))
  const fewer = changes.filter((change) => countIn(change, 'after') < countIn(change, 'before'))
  return (
    changes.some((change) => isTestFile(change.path) && many(change, 'after') > many(change, 'before')) &&
    fewer.every(({ path }) => run.length === 0 || matchesAny(run, path))
  )
}

type When = 'before' | 'after'

function countIn(change: FileChange, side: When): number {
  const text = change[side]?.text
  return isTestFile(change.path) && text !== undefined
    ? (countTests(change.path, text)?.tests.length ?? 0)
    : 0
}

function many(change: FileChange, side: When): number {
  const lexis = lexisOf(change.path)
  const text = change[side]?.text
  return lexis && text !== undefined ? (blankOut(text, lexis).match(MANY)?.length ?? 0) : 0
}
