import type { Task } from '../../model/plan.ts'
import { blankOut, lexisOf } from '../blank-source.ts'
import type { ArtifactFacts, FileChange } from '../facts.ts'
import { cleanPath, matchesAny } from '../match-path.ts'
import { countTests } from './count-tests.ts'
import { readTestCounts } from './test-counts.ts'
import { isTestFile } from './test-files.ts'

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

type Side = 'before' | 'after'

function countIn(change: FileChange, side: Side): number {
  const text = change[side]?.text
  return isTestFile(change.path) && text !== undefined
    ? (countTests(change.path, text)?.tests.length ?? 0)
    : 0
}

function many(change: FileChange, side: Side): number {
  const lexis = lexisOf(change.path)
  const text = change[side]?.text
  return lexis && text !== undefined ? (blankOut(text, lexis).match(MANY)?.length ?? 0) : 0
}
