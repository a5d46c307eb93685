import { stringify } from 'yaml'
import { z } from 'zod'
import { Config } from '../../model/config.ts'

const HEAD = `# Settings of ultraplan. Every line shows a default, or an example where nothing is set by default.
# To change one, take away the # in front of it and of the group above it.
# What is committed when a run starts counts for that run; /ultraplan:resume reads it again.
`

interface SchemaNode {
  type?: string
  enum?: unknown[]
  const?: unknown
  exclusiveMinimum?: number
  anyOf?: SchemaNode[]
  default?: unknown
  minimum?: number
  maximum?: number
  deprecated?: boolean
  properties?: Record<string, SchemaNode>
}

/** `.ultraplan/config.yaml` with every key of the schema, commented out but for those that were asked for. */
export function configFile({ notify = false } = {}): string {
  const schema = z.toJSONSchema(Config, { io: 'input' }) as SchemaNode
  const groups = Object.entries(schema.properties ?? {}).map(([key, node]) =>
    group(key, node, [], '').join('\n'),
  )
  const text = `${HEAD}\n${groups.join('\n\n')}\n`
  return notify ? text.replace(/^#(?=notify: desktop)/m, '') : text
}

/** docs/configuration.md: every key of the schema, with what it accepts and its default. */
export function configReference(): string {
  const schema = z.toJSONSchema(Config, { io: 'input' }) as SchemaNode
  return [
    '# Configuration',
    '',
    '<!-- generated from src/model/config.ts by `npm run build`; do not edit -->',
    '',
    'Settings are in `.ultraplan/config.yaml`, which is yours to commit. What is committed when a run starts counts for that run; `/ultraplan:resume` reads it again. `ultraplan init` writes the file with every key commented out, and `ultraplan doctor` names a mistake in it. A key that is not here is refused.',
    '',
    '| key | accepts | default | what it does |',
    '| --- | --- | --- | --- |',
    ...Object.entries(schema.properties ?? {}).flatMap(([key, node]) => rows(key, node)),
    '',
  ].join('\n')
}

function rows(path: string, node: SchemaNode): string[] {
  if (node.deprecated) return []
  const below = Object.entries(node.properties ?? {}).flatMap(([key, child]) => rows(`${path}.${key}`, child))
  const words = CONFIG_WORDS[path] ?? ''
  if (below.length > 0) return [`| **\`${path}\`** | | | ${words} |`, ...below]
  const preset = node.default === undefined ? 'none' : `\`${JSON.stringify(node.default)}\``
  return [`| \`${path}\` | ${accepted(node)} | ${preset} | ${words} |`]
}

function accepted(node: SchemaNode): string {
  const { enum: values, const: only, anyOf, type = 'string', exclusiveMinimum, minimum, maximum } = node
  const single = only === undefined ? undefined : [only]
  const named = values ?? single
  if (named) return named.map((value) => `\`${value}\``).join(', ')
  if (anyOf) return anyOf.map(accepted).join(', ')
  const lowest = minimum === undefined || minimum < 0 ? '' : ` from ${minimum}`
  const above = exclusiveMinimum === undefined ? lowest : ` above ${exclusiveMinimum}`
  const isBound = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
  return `${type}${above}${isBound ? ` to ${maximum}` : ''}`
}

function group(key: string, node: SchemaNode, above: string[], indent: string): string[] {
  const path = [...above, key]
  const name = path.join('.')
  const words = CONFIG_WORDS[name] ?? ''
  if (!node.properties) {
    const value = stringify(node.default ?? EXAMPLES[name] ?? '', {
      collectionStyle: 'flow',
      lineWidth: 0,
    }).trim()
    // Where the schema has no limit, zod states the largest whole number.
    const { maximum = Number.MAX_SAFE_INTEGER } = node
    const limit = maximum >= Number.MAX_SAFE_INTEGER ? '' : `; at most ${maximum}`
    return [`#${indent}${key}: ${value}  # ${words}${limit}`]
  }
  const below = Object.entries(node.properties).flatMap(([name, child]) =>
    child.deprecated ? [] : group(name, child, path, `${indent}  `),
  )
  return [`#${indent}${key}:  # ${words}`, ...below]
}

/**
 * One line about each setting, by the key's path. A test compares this with the schema: every key has a line, and every
 * line has a key.
 */
export const CONFIG_WORDS: Readonly<Record<string, string>> = {
  optional:
    'run or skip tasks that the plan marks as optional; if this is not set, they run and each start asks',
  verify: 'commands for plans that have none',
  'verify.default': 'proves every task that has no verify of its own',

  limits: 'time limits, in seconds; or document-001 for its figures (docs/time-limits.md)',
  'limits.executor': 'an executor without progress',
  'limits.executorMax': 'an executor that makes progress',
  'limits.task': 'all attempts of a task together',
  'limits.verify': 'one command of a proof, as a rule',
  'limits.verifyMax': 'one command of a proof that needs longer',
  'limits.review': 'a reviewer that makes no new call',
  'limits.reviewMax': 'a reviewer that does',
  'limits.longer': 'how many times the maxima /ultraplan:retry --longer gives',
  'limits.afterTimeout': 'how long a task rests after a timeout before it is tried again',
  'limits.gate': 'all that the gate does inside one hook; a longer proof goes on beside the session',
  'limits.gateMax': 'all that the gate does about one claim',

  overnight: 'after an error of the service the session is woken again',
  'overnight.first': 'first after so many seconds, then doubling',
  'overnight.most': 'never more seconds than this',
  'overnight.tries': 'turns in a row that may fail before the run is parked',

  attempts: 'how often something is tried again',
  'attempts.perTask': 'dispatches of a task before a person is asked',
  'attempts.warm': 'false claims that one executor may fix in place',
  'attempts.fixTasks': 'fix tasks per task, and how deep they may go',
  'attempts.failedTasksPerWave': 'failed tasks in one wave that halt the run',

  stuck: 'at a task that waits for a person: pause, or go-on with later tasks that share no file with it',

  proof: 'how a task is proved',
  'proof.checkout':
    'own: a checkout of the commit; clean: one without ignored files; tree: where the work was done',
  'proof.baseline': 'a verify that passes before any work: warn, block, or off (do not look)',
  'proof.flaky': 'run a failed verify once more, and mark a pass as flaky',
  'proof.typecheck': 'has to pass; unset: the typecheck script of the changed packages; off: none',
  'proof.lint': 'has to pass; unset: the lint script of the changed packages; off: none',
  'proof.links': 'folders that checkouts and worktrees get by links, besides the packages that git ignores',
  'proof.setup': 'runs before every proof in its checkout, and in the worktrees of a parallel group',
  'proof.outputBytes': 'how much of a command\u2019s output is kept',

  review: 'who looks at a task after its proof',
  'review.simple': 'review tasks of tier SIMPLE too',
  'review.architect': 'an architect for every task without a stated tier',
  'review.when': 'risk: no architect where the whole change is documentation and nothing is ORANGE',
  'review.spec': 'a spec-reviewer at phase boundaries, every few tasks and at the end',
  'review.every': 'how many tasks that few is',
  'review.iterations': 'rounds of spec review of one task',
  'review.votes': 'voters of verification tier 3',
  'review.tier': 'verification tier of tasks that state none: 1 gate, 2 verifier, 3 votes',
  'review.tier2': 'whether tier 2 is available',
  'review.tier3': 'whether tier 3 is available',
  'review.confidenceFloor': 'below this confidence a person is asked',
  'review.models': 'which model plays which role; what is not set inherits the session\u2019s',
  'review.models.executor': 'carries out tasks',
  'review.models.spec-reviewer': 'reads the work against the spec',
  'review.models.architect': 'judges the design',
  'review.models.verifier': 'checks again in a fresh context, with another model than the executor\u2019s',
  'review.models.security-reviewer': 'looks for holes',

  checks: 'off, warn or block by check id; some blocks cannot be lowered (docs/checks.md)',

  contract: 'integration contracts of a TASKS.json',
  'contract.endpoints': 'where endpoints are declared: files by a glob, or METHOD /path',
  'contract.baseUrl': 'the running service has to answer too (asked with OPTIONS or HEAD)',

  secrets: 'regular expressions; what they match is masked in evidence',
  webhook: 'told once when a task escalates and when the run is parked, halted or finished',
  notify: 'desktop: a notification when the run needs you or ends; off if this is not set',
  modifications: 'task changes that an executor asks for: apply, or ask the person',
  allowDirty: 'start although tracked files have uncommitted changes',
  work: 'branch: on one of the run; here: on yours; isolated: agents in worktrees, you go on working',
}

/** For settings without a default. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  optional: 'run',
  'verify.default': 'npm test',
  'limits.task': 14_400,
  'proof.checkout': 'own',
  'proof.typecheck': 'npx tsc --noEmit',
  'proof.lint': 'npx biome check .',
  'proof.setup': 'npm ci',
  'review.models.executor': 'sonnet',
  'review.models.spec-reviewer': 'sonnet',
  'review.models.security-reviewer': 'opus',
  'contract.endpoints': ['src/routes/**'],
  'contract.baseUrl': 'http://127.0.0.1:3000',
  'review.when': 'risk',
  webhook: 'https://example.com/hook',
  notify: 'desktop',
}
