import type { PlanReading, Task } from '../model/plan.ts'
import { isProof } from '../model/proof-runs.ts'
import { bareCommand } from './bare-command.ts'
import { pathsInText } from './file-list.ts'
import { constantReason } from './shell/outcome.ts'
import { applySidecar } from './sidecar.ts'

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
  byId: Map<string, { command: string; why: string }>
  /** Tasks for which nothing could be proposed. */
  open: Task[]
}

/** Whether a task is to be done by an agent and nothing in the plan could prove it. */
export const needsProof = ({ verify, criteria, ticked, kind }: Task): boolean =>
  !ticked &&
  kind !== 'checkpoint' &&
  !criteria.some(isProof) &&
  verify.every(({ command }) => command === undefined || constantReason(command) !== undefined)

export function propose(reading: PlanReading, project: Project): Proposal {
  const missing = reading.plan.tasks.filter(needsProof)
  const fallback = project.test ?? suiteIn(reading)
  const byId: Proposal['byId'] = new Map()
  if (missing.length === 0) return { byId, open: [] }
  for (const task of missing) {
    const own = proofFor(task, project)
    if (own && own.command !== fallback) byId.set(task.id, own)
  }
  if (fallback === undefined) return { byId, open: missing.filter(({ id }) => !byId.has(id)) }
  const proposal: Proposal = { default: fallback, byId, open: [] }
  // A default does not serve every task: not those with a verify in prose, nor those of a plan that knows verifies.
  const served = applySidecar(reading, sidecarText(proposal), 'verify.yaml').plan.tasks
  for (const task of served)
    if (needsProof(task)) byId.set(task.id, { command: fallback, why: 'the tests of the project' })
  return served.some(({ verify }) => verify.some(({ command, file }) => file && command === fallback))
    ? proposal
    : { byId, open: [] }
}

const TEST_FILE =
  /(?:\.|_|-)(?:test|spec)\.[cm]?[jt]sx?$|(?:^|\/)test_[^/]+\.py$|_test\.(?:py|go|rb|exs)$|(?:^|\/)(?:tests?|__tests__)\/.*\.(?:[cm]?[jt]sx?|py)$/

/** What the task itself tells: the test file that it names, or what it is about. */
function proofFor(task: Task, project: Project): { command: string; why: string } | undefined {
  const named = [...task.files, ...task.outputs, ...[task.title, ...task.steps].flatMap(pathsInText)]
  const path = named.find((each) => TEST_FILE.test(each) && !/[*{]/.test(each))
  const command = path === undefined ? undefined : project.testFile(path)
  if (command !== undefined) return { command, why: 'the test file that it names' }
  const about = (words: RegExp, proof: string | undefined, why: string) =>
    proof !== undefined && words.test(task.title) ? { command: proof, why } : undefined
  return (
    about(/\btype-?\s?check/i, project.typecheck, 'it is about the type check') ??
    about(/\b(?:lint(?:er|ing)?|eslint|biome)\b/i, project.lint, 'it is about the linter') ??
    about(/\b(?:build|bundle|compile)s?\b/i, project.build, 'it is about the build')
  )
}

const SUITE =
  /^(?:(?:npm|pnpm|yarn|bun)(?: run)? (?:test|check|verify|build)\S*|(?:npx |pnpm |yarn )?(?:vitest run|vitest|jest)|(?:(?:uv|poetry|pdm) run |python3? -m )?pytest(?: -\w+)*|cargo test|go test \.\/\.\.\.|make (?:test|check)|dotnet test|mix test|flutter test|swift test|mvn test|(?:\.\/)?gradlew? test|bundle exec rspec)$/

/** The command with which the plan itself runs all tests: the one that it names most often. */
function suiteIn({ plan }: PlanReading): string | undefined {
  const counts = new Map<string, number>()
  for (const { text } of plan.files)
    for (const [, code = ''] of text.matchAll(/(?:`|^[ \t]*(?:\$ )?)([a-z.][^`\n]{2,60}?)(?:`|[ \t]*$)/gm)) {
      const command = SUITE.test(code.trim()) ? bareCommand(code.trim())?.command : undefined
      if (command !== undefined) counts.set(command, (counts.get(command) ?? 0) + 1)
    }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** The lines of verify.yaml. Double quotes are YAML as well as JSON. */
export function sidecarText({ default: all, byId }: Pick<Proposal, 'default' | 'byId'>): string {
  const lines = [...byId].map(
    ([id, { command, why }]) => `${JSON.stringify(id)}: ${JSON.stringify(command)} # ${why}`,
  )
  return `${[...(all === undefined ? [] : [`default: ${JSON.stringify(all)}`]), ...lines].join('\n')}\n`
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
