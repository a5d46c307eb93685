import type { PlanReading, Task } from '../model/plan.ts'
import { isProof } from '../model/proof-runs.ts'
import { bareCommand } from './bare-command.ts'
import { pathsInText } from './file-list.ts'
import { isRecord } from './lines.ts'
import { isSureScript } from './marked-command.ts'
import { negated } from './proving.ts'
import { constantReason } from './shell/outcome.ts'
import { parseShell } from './shell/parse.ts'
import { isCheck } from './shell/work-commands.ts'
import { applySidecar } from './sidecar.ts'
import { inFolderBehind, readVerifyText } from './verify-text.ts'

/** What a project offers to prove work with. */
export interface Project {
  /** Runs all tests, or the next best thing. */
  test?: string
  build?: string
  typecheck?: string
  lint?: string
  /** Runs one test file. */
  testFile(path: string): string | undefined
  /** Where a new test of this name belongs, beside the others or where they usually are. */
  newTest?(name: string): string | undefined
}

/** Proofs for the tasks of a plan that have none. */
export interface Proposal {
  default?: string
  /** Where the default is a guess, what it is made from. */
  guess?: string
  byId: Map<string, { command: string; why: string }>
  /** Tasks for which nothing could be proposed. */
  open: Task[]
}

/**
 * Whether a task is to be done by an agent and nothing in the plan could prove it. One whose proof is in doubt states
 * a proof: only its author can say which, and another in its place would hide it.
 */
export const needsProof = ({ verify, criteria, ticked, kind }: Task): boolean =>
  !ticked &&
  kind !== 'checkpoint' &&
  !criteria.some(isProof) &&
  verify.every(
    ({ command, doubt }) =>
      doubt === undefined && (command === undefined || constantReason(command) !== undefined),
  )

export function propose(reading: PlanReading, project: Project): Proposal {
  const missing = reading.plan.tasks.filter(needsProof)
  const known = project.test ?? suiteIn(reading)
  const guess = known === undefined ? guessSuite(reading) : undefined
  const fallback = known ?? guess?.command
  const byId: Proposal['byId'] = new Map()
  if (missing.length === 0) return { byId, open: [] }
  const whole = wholePaths(reading)
  for (const task of missing) {
    const own = proofFor(task, project, whole, fallback)
    if (own && own.command !== fallback) byId.set(task.id, own)
  }
  if (fallback === undefined) return { byId, open: missing.filter(({ id }) => !byId.has(id)) }
  const proposal: Proposal = { default: fallback, ...(guess ? { guess: guess.why } : {}), byId, open: [] }
  // A default does not serve every task: not those with a verify in prose, nor those of a plan that knows verifies.
  const served = applySidecar(reading, sidecarText(proposal), 'verify.yaml').plan.tasks
  for (const task of served)
    if (needsProof(task))
      byId.set(task.id, { command: fallback, why: guess?.why ?? 'the tests of the project' })
  return served.some(({ verify }) => verify.some(({ command, file }) => file && command === fallback))
    ? proposal
    : { byId, open: [] }
}

const TEST_FILE =
  /(?:\.|_|-)(?:test|spec)\.[cm]?[jt]sx?$|(?:^|\/)test_[^/]+\.py$|_test\.(?:py|go|rb|exs)$|(?:^|\/)(?:tests?|__tests__)\/.*\.[cm]?[jt]sx?$/

const AND_COMMIT = /^and (?:then )?commit\b|^pass(?:es)? with\b/i
/** ``Add `lint` target: `ruff check` ``: the command is what is written. */
const ONLY_WRITES =
  /^(?:add|create|define|write|configure|set up)\b[^.;]*\b(?:targets?|scripts?|tasks?|recipes?|commands?|hooks?|steps?|jobs?)\b[^.;]*[:=]\s*`/i

/** ``the line `pytest -q   # 68 tests` ``: a text that is changed. */
const IS_EDITED = /`[^`]*\s#\s[^`]*`/

/** Where a check is run, and with what set: `cd api && PYTHONPATH=src pytest`. */
const GOES_BEFORE = /^(?:cd [\w@./-]+ && )?(?:[A-Za-z_]\w*=[\w@./:-]* )*/
/** ``Run `npm test` and confirm that it fails``: what is asked for, and not what is wrong. */
const SHALL_FAIL =
  /^\W*(?:re-?)?(?:run|execute)\b.*\b(?:confirm|verify|ensure|check|expect|see|watch)\b.*\bfail/is

/** A command that a text says shall pass, or fail: a known check, or one that is called so. */
function commandIn(text: string): { command: string; why: string } | undefined {
  if (ONLY_WRITES.test(text) || IS_EDITED.test(text)) return undefined
  const isAsked = (command: string): boolean => {
    const bare = command.replace(GOES_BEFORE, '')
    // A test file alone is run by its runner.
    if (/^\S+\.(?:py|[cm]?[jt]sx?|go|rb|rs)(?:::\S*)?$/.test(bare)) return false
    return (
      isCheck(bare) ||
      /^[\w./-]+ (?:validate|verify|check|test|lint)\b/.test(bare) ||
      (/^! /.test(bare) && SHALL_FAIL.test(text) && isCheck(bare.slice(2)))
    )
  }
  const read = readVerifyText(text, 1)
  const named = read.flatMap(({ command = '', expect }) =>
    isAsked(command) &&
    (expect === undefined || expect.held || AND_COMMIT.test(expect.text)) &&
    constantReason(command) === undefined
      ? [command]
      : [],
  )
  if (named.length === 0) return undefined
  const why = named.length < read.length ? 'some of the commands that it names' : 'the command that it names'
  return { command: [...new Set(named)].join(' && '), why }
}

/** The commands in several texts as one, each once. What is run in a folder does not take the others there. */
function commandsIn(texts: readonly string[]): { command: string; why: string }[] {
  const found = texts.flatMap((text) => commandIn(text) ?? [])
  const commands = [...new Set(found.map(({ command }) => command))]
  const [only] = commands
  const [partly] = found.toSorted((a, b) => b.why.length - a.why.length)
  if (only === undefined || !partly) return []
  const apart = commands.map((each) => (/^cd /.test(each) ? `(${each})` : each))
  return [{ command: commands.length === 1 ? only : apart.join(' && '), why: partly.why }]
}

/** That a test is written which fails until a later task, and nothing else. */
const TO_FAIL =
  /\b(?:write|add|create)\b[^.\n]{0,60}\bfailing\b[^.\n]{0,40}\btests?\b|\b(?:verify|confirm|see|watch|ensure|check)\b(?: that)? (?:it|they|them|(?:all |the |these |new |focused |each )*tests?)(?: \w+)? fails?\b|\bexpected\W{1,6}fail|\bfailing tests\W*$/im
const IS_RED =
  /(?:^|\] |\n)(?:RED|Red)\s*[:：]|\b(?:confirm|verify|expect(?:ed)?|record|to)\s+RED\b|[:—–-]\s+RED\b|\bRED (?:tests?|phase|step)\b/
const TO_PASS = /\b(?:pass(?:es|ed|ing)?|green|implement(?:s|ed|ing)?|fix(?:es|ed|ing)?)\b/i

/** In so many words: `MUST FAIL`, `EXPECTED OUTCOME: Test FAILS`, `the tests exist and FAIL`. */
const SAYS_RED =
  /\b(?:MUST|must|should|shall|will|exists? and) FAILS?\b|\bEXPECTED(?: OUTCOME| RESULT)?\W{1,8}(?:[Tt]ests? )?FAILS?\b|\btests? (?:exist and )?fails? (?:before|until)\b/
/** What is said of the work that is not there yet. */
const NOT_YET = /\b(?:not (?:yet )?|before |until |un)(?:\w+ )?(?:implement(?:s|ed)?|fix(?:es|ed)?)\b/gi

/** Whether a task says in so many words that its test fails when it is done. */
export const saysRed = ({ title, block }: Task): boolean => SAYS_RED.test(`${title}\n${block}`)

const IN_TESTS = /(?:^|\/)(?:tests?|__tests__|specs?|fixtures|testdata)\//

/** A task that writes a test which fails, and nothing else. */
const shallFail = (task: Task): boolean => {
  const { verify, phase = '', title, block, files } = task
  const text = `${phase}\n${title}\n${block}`
  return (
    verify.every(({ command, doubt }) => command === undefined && doubt === undefined) &&
    files.every((file) => TEST_FILE.test(file) || IN_TESTS.test(file)) &&
    /\btests?\b/i.test(text) &&
    (TO_FAIL.test(text) || IS_RED.test(text) || saysRed(task)) &&
    !TO_PASS.test(text.replace(NOT_YET, ' '))
  )
}

/** Of a name without a folder the path that ends with it, if the plan has only one. */
function wholePaths({ plan }: PlanReading): (path: string) => string {
  const ends = new Map<string, Set<string>>()
  for (const path of plan.tasks.flatMap(({ files, title }) => [...files, ...pathsInText(title)])) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    if (name !== path) ends.set(name, (ends.get(name) ?? new Set()).add(path))
  }
  return (path) => {
    const [only, ...others] = ends.get(path) ?? []
    return only !== undefined && others.length === 0 ? only : path
  }
}

/** ``grep -q x a && echo OK || echo MISSING``: without its last part it tells whether it is so. */
function withoutExcuse(command: string): string | undefined {
  const at = command.lastIndexOf('||')
  const [head, tail] = [command.slice(0, at).trim(), command.slice(at + 2).trim()]
  if (at < 0 || !/^(?:echo|printf|true\b|:)(?:\s|$)/.test(tail) || /[;&|\n]/.test(tail)) return undefined
  return parseShell(head) && parseShell(tail) && constantReason(head) === undefined ? head : undefined
}

/** What the task itself tells: the command or the test file that it names, or what it is about. */
function proofFor(
  task: Task,
  project: Project,
  whole: (path: string) => string,
  suite: string | undefined,
): { command: string; why: string } | undefined {
  const own = task.verify.flatMap(({ command = '' }) => withoutExcuse(command) ?? [])
  if (own.length > 0) {
    const command = own.length === 1 ? (own[0] as string) : own.map((each) => `( ${each} )`).join(' && ')
    return { command, why: 'its own verify, without what makes it always pass' }
  }
  const isRed = shallFail(task)
  const criteria = task.criteria.map(({ description }) => description)
  const [said] = [criteria, ...task.doneWhen.map((text) => [text]), task.steps, [task.title]].flatMap(
    commandsIn,
  )
  if (said !== undefined && !isRed) return said
  const named = [...task.files, ...task.outputs, ...[task.title, ...task.steps].flatMap(pathsInText)]
  const paths = new Set(
    DELETES.test(task.title)
      ? []
      : named.map(whole).filter((each) => TEST_FILE.test(each) && !/[*{]|^(?:\/|~|[A-Za-z]:)/.test(each)),
  )
  if (isRed) return redProof([...paths], project, RUNS.test(task.title) ? suite : undefined)
  // Which test it is is not known, so nothing can be turned round.
  if (saysRed(task) && paths.size === 0) return undefined
  const tests = [...new Set([...paths].flatMap((path) => project.testFile(path) ?? []))].slice(0, 4)
  const why = `the test file${tests.length === 1 ? '' : 's'} that it names`
  if (tests.length > 0) return { command: tests.join(' && '), why }
  const about = (words: RegExp, proof: string | undefined, why: string) =>
    proof !== undefined && words.test(task.title) ? { command: proof, why } : undefined
  return (
    about(/\btype-?\s?check(?:er|ing|s)?\b(?!-)/i, project.typecheck, 'it is about the type check') ??
    about(ABOUT_LINT, project.lint, 'it is about the linter') ??
    about(ABOUT_BUILD, project.build, 'it is about the build')
  )
}

/** What it names is gone when it is done. */
const DELETES =
  /^\W*(?:delete|remove|drop|删除|刪除|移除|elimina\w*|borra\w*|entfern\w*|supprim\w*)(?![\p{L}])/iu
/** A task that does nothing but run the tests: the whole suite is what shall fail. */
const RUNS = /^\W*(?:re-?)?(?:run|execute|verify|confirm)\b/i

/** A test that is there, and fails. */
function redProof(paths: readonly string[], project: Project, suite: string | undefined) {
  const [path] = paths.filter((each) => project.testFile(each) !== undefined)
  const run = path === undefined ? suite : project.testFile(path)
  if (run === undefined) return undefined
  const command = path === undefined ? negated(run) : `test -f ${path} && ${negated(run)}`
  return { command, why: 'its test shall fail until a later task' }
}

/** Nouns only: `Build the accounts page` is about a page. */
const ABOUT_LINT =
  /\b(?:linter|eslint|biome)\b(?!-)|\blint(?:ing)?(?: (?:errors?|warnings?|rules?|issues?|script|step|check|config\w*))?\s*$/i
const ABOUT_BUILD =
  /\b(?:the|production|release|clean|broken) build\b(?!-)|\bbuild (?:scripts?|steps?|config\w*|pipeline|process|system|tool\w*|errors?)\b|\bbuild (?:the )?(?:bundle|package|project|binary)\s*$|\b(?:fix|run|verify|check) (?:the )?build\b|\bcompil(?:ation|er) errors?\b/i

const SUITE =
  /^(?:(?:npm|pnpm|yarn|bun)(?: run)? (?:test|check|verify|build)\S*|(?:npx |pnpm |yarn )?(?:vitest run|vitest|jest)|(?:(?:uv|poetry|pdm) run |python3? -m )?pytest(?: -\w+| tests?\/?)*|cargo test|go test \.\/\.\.\.|make (?:test|check)|dotnet test|mix test|flutter test|swift test|mvn test|(?:\.\/)?gradlew? test|bundle exec rspec)$/

/** What may be a command: in backticks, in a line of its own; in a JSON file, a whole text. */
const NAMED = /(?:`|^[ \t]*(?:\$ )?)([a-z.][^`\n]{2,60}?)(?:`|[ \t]*$)/gm
const NAMED_IN_JSON = /(?:`|")([a-z.][^`"\n]{2,60}?)(?:`|")/g

/** The command with which the plan itself runs all tests: the one that it names most often. */
function suiteIn({ plan }: PlanReading): string | undefined {
  const stated = plan.files.flatMap(({ text }) => commandBeside(text) ?? [])
  if (stated[0] !== undefined) return stated[0]
  const counts = new Map<string, number>()
  for (const { path, text } of plan.files)
    for (const { 1: code = '', 0: all, index } of text.matchAll(
      path.endsWith('.json') ? NAMED_IN_JSON : NAMED,
    )) {
      const isSuite = SUITE.test(code.trim().replace(GOES_BEFORE, ''))
      const command = isSuite ? bareCommand(code.trim())?.command : undefined
      if (command === undefined) continue
      const placed = inFolderBehind(
        command,
        /^.*/.exec(text.slice(index + all.length, index + 200))?.[0] ?? '',
      )
      counts.set(placed, (counts.get(placed) ?? 0) + 1)
    }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** `"test_cmd"` of a JSON file, beside its list of tasks. */
function commandBeside(text: string): string | undefined {
  if (!/"(?:test|verify|verification)[_-]?(?:cmd|command)"/i.test(text)) return undefined
  try {
    const data: unknown = JSON.parse(text)
    const [, held] =
      Object.entries(isRecord(data) ? data : {}).find(([key]) =>
        /^(?:test|verify|verification)[_-]?(?:cmd|command)$/i.test(key),
      ) ?? []
    return typeof held === 'string' && isSureScript(held.trim()) ? held.trim() : undefined
  } catch {
    return undefined
  }
}

interface Language {
  name: string
  /** Runs the tests of most projects in it. */
  test: string
  endings: RegExp
  /** Its tools and names, as far as they are no words of a sentence. */
  words: RegExp
}

const LANGUAGES: readonly Language[] = [
  {
    name: 'JavaScript or TypeScript',
    test: 'npm test',
    endings: /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/,
    words:
      /^(?:npm|npx|pnpm|yarn|bun|node(?:\.js)?|package\.json|tsconfig\.json|typescript|javascript|react|next\.js|vue|svelte|vite|vitest|jest|playwright|eslint)$/i,
  },
  {
    name: 'Python',
    test: 'pytest',
    endings: /\.py$/,
    words:
      /^(?:python3?|pytest|pip3?|uv|poetry|pyproject\.toml|requirements\.txt|django|fastapi|flask|mypy|ruff)$/i,
  },
  { name: 'Rust', test: 'cargo test', endings: /\.rs$/, words: /^(?:cargo(?:\.toml)?|rust|clippy|tokio)$/i },
  {
    name: 'Go',
    test: 'go test ./...',
    endings: /\.go$/,
    words: /^(?:Go|golang|go\.mod|gofmt|golangci-lint)$/,
  },
  {
    name: '.NET',
    test: 'dotnet test',
    endings: /\.(?:cs|fs|csproj|sln)$/,
    words: /^(?:dotnet|nuget|xunit|blazor)$/i,
  },
  {
    name: 'Java or Kotlin',
    test: 'gradle test',
    endings: /\.(?:kts?|gradle)$/,
    words: /^(?:gradlew?|kotlin)$/i,
  },
  { name: 'Java', test: 'mvn test', endings: /\.java$/, words: /^(?:mvn|maven|pom\.xml|junit)$/i },
  { name: 'Dart', test: 'flutter test', endings: /\.dart$/, words: /^(?:flutter|dart|pubspec\.yaml)$/i },
  { name: 'Swift', test: 'swift test', endings: /\.swift$/, words: /^(?:swiftui|xctest|package\.swift)$/i },
  { name: 'Ruby', test: 'bundle exec rspec', endings: /\.rb$/, words: /^(?:rspec|gemfile|rails|ruby)$/i },
  {
    name: 'PHP',
    test: 'vendor/bin/phpunit',
    endings: /\.php$/,
    words: /^(?:phpunit|composer\.json|laravel|symfony)$/i,
  },
  { name: 'Elixir', test: 'mix test', endings: /\.exs?$/, words: /^(?:elixir|mix\.exs|phoenix)$/i },
]

/** Which of the tools that run npm's scripts a plan names most. */
const MANAGER = /^(?:npm|pnpm|yarn|bun)$/

/** What would run the tests, if the plan is in the language whose files and tools it names most; and why. */
function guessSuite({ plan }: PlanReading): { command: string; why: string } | undefined {
  const counts = new Map<Language, number>()
  const managers = new Map<string, number>()
  for (const { text } of plan.files)
    for (const [word] of text.matchAll(/(?<![\w.-])[\w@./-]*\w/g)) {
      if (MANAGER.test(word)) managers.set(word, (managers.get(word) ?? 0) + 1)
      const language = LANGUAGES.find(({ endings, words }) => endings.test(word) || words.test(word))
      if (language) counts.set(language, (counts.get(language) ?? 0) + 1)
    }
  const [first] = mostOf(counts)
  if (!first) return undefined
  const [language, count] = first
  const manager = language.test === 'npm test' ? mostOf(managers)[0]?.[0] : undefined
  const command = manager === undefined ? language.test : `${manager} test`
  const times = count === 1 ? 'once' : `${count} times`
  return { command, why: `a guess: the plan names files or tools of ${language.name} ${times}` }
}

const mostOf = <T>(counts: ReadonlyMap<T, number>): [T, number][] => [...counts].sort((a, b) => b[1] - a[1])

/** The lines of verify.yaml. Double quotes are YAML as well as JSON. */
export function sidecarText({ default: all, guess, byId }: Omit<Proposal, 'open'>): string {
  const lines = [...byId].map(
    ([id, { command, why }]) => `${JSON.stringify(id)}: ${JSON.stringify(command)} # ${why}`,
  )
  const first = all === undefined ? [] : [`default: ${JSON.stringify(all)}${guess ? ` # ${guess}` : ''}`]
  return `${[...first, ...lines].join('\n')}\n`
}

/** Commands that prove more than one task, and how many. */
function sharedProofs(tasks: readonly Task[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const task of tasks) {
    const proof = proofOf(task)
    if (proof !== undefined) counts.set(proof, (counts.get(proof) ?? 0) + 1)
  }
  return new Map([...counts].filter(([, count]) => count > 1))
}

/** All commands that prove a task, wherever they are written. What only looks, guards or fixes may repeat them. */
function proofOf({ kind, ticked, markers, fixOf, verify, criteria }: Task): string | undefined {
  if (kind !== 'work' || ticked || fixOf !== undefined || markers.includes('GUARD')) return undefined
  const commands = [...verify, ...criteria.filter(isProof)].flatMap(({ command }) => command ?? [])
  return commands.length === 0 ? undefined : commands.join('\n')
}

/** Marks the tasks that rest on a proof which they share with others. */
export function markShared<T extends PlanReading>(reading: T): T {
  const shared = sharedProofs(reading.plan.tasks)
  if (shared.size === 0) return reading
  const tasks = reading.plan.tasks.map((task) =>
    shared.has(proofOf(task) ?? '') ? { ...task, sharedProof: true } : task,
  )
  return { ...reading, plan: { ...reading.plan, tasks } }
}

/** What a shared proof shows, and what it does not. */
export const sharedWords = (tasks: readonly Task[]): string[] =>
  [...sharedProofs(tasks)].map(
    ([command, count]) =>
      `${count} tasks share \`${command.split('\n').at(-1)}\`: it shows that nothing broke, not that each was done`,
  )
