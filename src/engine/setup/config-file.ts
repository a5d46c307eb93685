import { stringify } from 'yaml'
import { z } from 'zod'
import { Config } from '../../model/config.ts'

const HEAD = `# Settings of ultraplan. Every line shows a default, or an example where nothing is set by default.
# To change one, take away the # in front of it and of the group above it.
# What is committed when a run starts counts for that run; /ultraplan:resume reads it again.
`

interface SchemaNode {
  default?: unknown
  minimum?: number
  maximum?: number
  deprecated?: boolean
  properties?: Record<string, SchemaNode>
}

/** `.ultraplan/config.yaml` with every key of the schema, commented out. */
export function configFile(): string {
  const schema = z.toJSONSchema(Config, { io: 'input' }) as SchemaNode
  const groups = Object.entries(schema.properties ?? {}).map(([key, node]) =>
    group(key, node, [], '').join('\n'),
  )
  return `${HEAD}\n${groups.join('\n\n')}\n`
}

function group(key: string, node: SchemaNode, above: string[], indent: string): string[] {
  const path = [...above, key]
  const { words = '', example } = CONFIG_WORDS[path.join('.')] ?? {}
  if (!node.properties) {
    const value = stringify(node.default ?? example ?? '', { collectionStyle: 'flow', lineWidth: 0 }).trim()
    // zod states the largest whole number where there is no limit of ours.
    const { maximum = Number.MAX_SAFE_INTEGER } = node
    const limit = maximum >= Number.MAX_SAFE_INTEGER ? '' : `; at most ${maximum}`
    return [`#${indent}${key}: ${value}  # ${words}${limit}`]
  }
  const below = Object.entries(node.properties).flatMap(([name, child]) =>
    child.deprecated ? [] : group(name, child, path, `${indent}  `),
  )
  return [`#${indent}${key}:  # ${words}`, ...below]
}

/** One line about each setting, for `.ultraplan/config.yaml`. `example` is for settings without a default. */
interface ConfigWords {
  words: string
  example?: unknown
}

/** By the key's path. A test compares this with the schema: every key has a line, and every line has a key. */
export const CONFIG_WORDS: Readonly<Record<string, ConfigWords>> = {
  verify: { words: 'commands for plans that have none' },
  'verify.default': { words: 'proves every task that has no verify of its own', example: 'npm test' },

  limits: { words: 'time limits, in seconds; or document-001 for its figures (docs/time-limits.md)' },
  'limits.executor': { words: 'an executor without progress' },
  'limits.executorMax': { words: 'an executor that makes progress' },
  'limits.task': { words: 'all attempts of a task together', example: 14_400 },
  'limits.verify': { words: 'one command of a proof, as a rule' },
  'limits.verifyMax': { words: 'one command of a proof that needs longer' },
  'limits.review': { words: 'a reviewer that makes no new call' },
  'limits.reviewMax': { words: 'a reviewer that does' },
  'limits.longer': { words: 'how many times the maxima /ultraplan:retry --longer gives' },
  'limits.afterTimeout': { words: 'how long a task rests after a timeout before it is tried again' },
  'limits.gate': {
    words: 'all that the gate does inside one hook; a longer proof goes on beside the session',
  },
  'limits.gateMax': { words: 'all that the gate does about one claim' },

  overnight: { words: 'after an error of the service the session is woken again' },
  'overnight.first': { words: 'first after so many seconds, then doubling' },
  'overnight.most': { words: 'never more seconds than this' },
  'overnight.tries': { words: 'turns in a row that may fail before the run is parked' },

  attempts: { words: 'how often something is tried again' },
  'attempts.perTask': { words: 'dispatches of a task before a person is asked' },
  'attempts.warm': { words: 'false claims that one executor may mend in place' },
  'attempts.fixTasks': { words: 'fix tasks per task, and how deep they may go' },
  'attempts.failedTasksPerWave': { words: 'failed tasks in one wave that halt the run' },

  stuck: {
    words: 'at a task that waits for a person: pause, or go-on with later tasks that share no file with it',
  },

  proof: { words: 'how a task is proved' },
  'proof.checkout': {
    words: 'own: a checkout of the commit; clean: one without ignored files; tree: where the work was done',
    example: 'own',
  },
  'proof.baseline': { words: 'a verify that passes before any work: warn, block, or off (do not look)' },
  'proof.flaky': { words: 'run a failed verify once more, and mark a pass as flaky' },
  'proof.typecheck': {
    words: 'has to pass; unset: the typecheck script of the changed packages; off: none',
    example: 'npx tsc --noEmit',
  },
  'proof.lint': {
    words: 'has to pass; unset: the lint script of the changed packages; off: none',
    example: 'npx biome check .',
  },
  'proof.links': {
    words: 'folders that checkouts and worktrees get by links, besides the packages that git ignores',
  },
  'proof.setup': {
    words: 'runs before every proof in its checkout, and in the worktrees of a parallel group',
    example: 'npm ci',
  },
  'proof.outputBytes': { words: 'how much of a command\u2019s output is kept' },

  review: { words: 'who looks at a task after its proof' },
  'review.simple': { words: 'review tasks of tier SIMPLE too' },
  'review.architect': { words: 'an architect for every task without a stated tier' },
  'review.spec': { words: 'a spec-reviewer at phase boundaries, every few tasks and at the end' },
  'review.every': { words: 'how many tasks that few is' },
  'review.iterations': { words: 'rounds of spec review of one task' },
  'review.votes': { words: 'voters of verification tier 3' },
  'review.tier': { words: 'verification tier of tasks that state none: 1 gate, 2 verifier, 3 votes' },
  'review.tier2': { words: 'whether tier 2 is available' },
  'review.tier3': { words: 'whether tier 3 is available' },
  'review.confidenceFloor': { words: 'below this confidence a person is asked' },
  'review.models': { words: 'which model plays which role; what is not set inherits the session\u2019s' },
  'review.models.executor': { words: 'carries out tasks', example: 'sonnet' },
  'review.models.spec-reviewer': { words: 'reads the work against the spec', example: 'sonnet' },
  'review.models.architect': { words: 'judges the design' },
  'review.models.verifier': {
    words: 'checks again in a fresh context, with another model than the executor\u2019s',
  },
  'review.models.security-reviewer': { words: 'looks for holes', example: 'opus' },

  checks: { words: 'off, warn or block by check id; some blocks cannot be lowered (docs/checks.md)' },

  contract: { words: 'integration contracts of a TASKS.json' },
  'contract.endpoints': { words: 'where endpoints are declared', example: ['src/routes/**'] },
  'contract.baseUrl': { words: 'asks the running service instead', example: 'http://127.0.0.1:3000' },

  secrets: { words: 'regular expressions; what they match is masked in evidence' },
  webhook: {
    words: 'told once when a task escalates and when the run is parked, halted or finished',
    example: 'https://example.com/hook',
  },
  modifications: { words: 'task changes that an executor asks for: apply, or ask the person' },
  allowDirty: { words: 'start although tracked files have uncommitted changes' },
}
