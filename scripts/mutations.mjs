// Our own list of mutations: what each would break, where, and how. scripts/mutate.mjs applies them one by one to a copy.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const read = (root, path) => readFileSync(join(root, path), 'utf8')
const below = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts'))
    .sort()

/** Text that replaces another text of a file. The text must be there: a list that no longer fits the code fails. */
const swap = (name, file, from, to) => ({
  name,
  file,
  change(text) {
    if (!text.includes(from)) throw new Error(`${name}: ${file} does not contain ${JSON.stringify(from)}`)
    return text.replace(from, () => to)
  },
})
/** Lines at the end of a file. */
const append = (name, file, lines) => ({ name, file, change: (text) => `${text}\n${lines}\n` })

/** Every check of the gate: silent, never content, of another severity, of another failure. */
function ofChecks(root) {
  return below(root, 'src/gate/checks').flatMap((file) => {
    const text = read(root, file)
    const [, constant] = /export const (\w+) = check\(/.exec(text) ?? []
    if (!constant) return []
    const [, id] = /\bid: '([^']+)'/.exec(text)
    const set = (name, field) => append(`${id}: ${name}`, file, `Object.assign(${constant}, { ${field} })`)
    return [
      set('finds nothing', 'run: () => []'),
      set('other severity', `severity: ${constant}.severity === 'warn' ? 'block' : 'warn'`),
      set('other failure', `failure: ${constant}.failure === 'MALFORMED' ? 'TIMEOUT' : 'MALFORMED'`),
      set('always finds something', "run: () => [{ message: 'x' }]"),
    ].map((mutation) => ({ ...mutation, of: id }))
  })
}

/** Gate 1 of seed 002: the rules of packets. */
function ofPacketRules(root) {
  return ['shape', 'words'].flatMap((name) => {
    const file = `src/plan/packet/rules/${name}.ts`
    return [...read(root, file).matchAll(/export const (\w+): PacketRule = \{\s+id: '([^']+)'/g)].flatMap(
      ([, rule, id]) =>
        [
          append(`${id}: finds nothing`, file, `Object.assign(${rule}, { run: () => [] })`),
          append(
            `${id}: only warns`,
            file,
            `{ const was = ${rule}.run; Object.assign(${rule}, { run: (...all) => was.apply(${rule}, all).map((one) => ({ ...one, severity: 'warn' })) }) }`,
          ),
          append(
            `${id}: another check`,
            file,
            `Object.assign(${rule}, { check: ${rule}.check === '1a' ? '1b' : '1a' })`,
          ),
        ].map((mutation) => ({ ...mutation, of: id })),
    )
  })
}

/** The rows of the retry policy: one retry more, one less, and never one at all. */
function ofPolicy(root) {
  const file = 'src/run/policy.ts'
  const [, rows = ''] = /RETRIES: Record<FailureType, number> = \{([\s\S]*?)\n\}/.exec(read(root, file)) ?? []
  const wrapped = (type, follow) =>
    swap(
      `policy ${type}: ${follow.split(',')[0]}`,
      file,
      'export function policy(',
      `export function policy(...all) { return all[1] === '${type}' ? { ${follow} } : policyOf(...all) }\nfunction policyOf(`,
    )
  return [...rows.matchAll(/^ {2}(\w+): (\S+),$/gm)].flatMap(([row, type, value]) => {
    const number = Number(value)
    const other = (count) => swap(`policy ${type}: ${count} retries`, file, row, `  ${type}: ${count},`)
    const numbers = Number.isFinite(number)
      ? [other(number + 1), ...(number > 0 ? [other(number - 1)] : [])]
      : [other(0)]
    return [
      ...numbers,
      wrapped(type, "kind: 'cold'"),
      wrapped(type, "kind: 'pause', reason: '', options: []"),
    ].map((mutation) => ({ ...mutation, of: `policy ${type}` }))
  })
}

/** Every event of the reducer: ignored, and each of its effects on the run lost (those that `effects` has seen). */
function ofReducer(effects) {
  const file = 'src/run/reduce.ts'
  return Object.entries(effects).flatMap(([type, fields]) => {
    const of = `event ${type}`
    if (type === 'run_started')
      return fields.slice(0, 3).map((field) => ({
        of,
        ...swap(
          `${of}: ${field} is lost`,
          file,
          ': begin(event)',
          `: { ...begin(event), ${field}: undefined }`,
        ),
      }))
    const lost = fields.map((field) => {
      const [top, inner] = field.split('.')
      const kept = inner
        ? `tasks: after.tasks.map((task) => { const was = run.tasks.find(({ id }) => id === task.id); return was ? { ...task, ${inner}: was.${inner} } : task })`
        : `${top}: run.${top}`
      return append(
        `${of}: its effect on ${field} is lost`,
        file,
        `{ const step = STEPS.${type}; STEPS.${type} = (run, event) => { const after = step(run, event); return { ...after, ${kept} } } }`,
      )
    })
    const ignored =
      fields.length > 0 ? [append(`${of}: is ignored`, file, `STEPS.${type} = (run) => run`)] : []
    const noise = append(
      `${of}: ends the run`,
      file,
      `{ const step = STEPS.${type}; STEPS.${type} = (run, event) => ({ ...step(run, event), state: 'finished' }) }`,
    )
    const second = append(
      `${of}: forgets the tickets`,
      file,
      `{ const step = STEPS.${type}; STEPS.${type} = (run, event) => ({ ...step(run, event), tickets: [] }) }`,
    )
    return [...ignored, ...lost.slice(0, 4), noise, ...(fields.length < 2 ? [second] : [])].map((one) => ({
      ...one,
      of,
    }))
  })
}

/** Single promises of the documents that an audit found untested, and others like them. */
const PROMISES = [
  swap(
    'S0-58 a fix task is tried three times',
    'src/run/reduce-judgement.ts',
    'ATTEMPTS_OF_A_FIX = 2',
    'ATTEMPTS_OF_A_FIX = 3',
  ),
  swap(
    'S0-59 an invalid iteration is kept',
    'src/run/spec-review.ts',
    'Number.isInteger(iteration) && iteration >= 1 ? iteration : 1',
    'iteration',
  ),
  swap(
    'S0-56 a batch names the files of its first task',
    'src/engine/dispatch/prompt-for-ticket.ts',
    'tasks.flatMap(({ files }) => files)',
    'tasks.slice(0, 1).flatMap(({ files }) => files)',
  ),
  swap(
    'S0-56 a fix of a batch has the files of its first task',
    'src/engine/judge/settle-reviews.ts',
    '...(record.covers ?? [])',
    '',
  ),
  swap(
    'S3-11 a voter is shown earlier reviews',
    'src/engine/dispatch/prompt-for-ticket.ts',
    "if (flow === 'votes') return undefined",
    '',
  ),
  swap(
    'S1-57 the advice of the executor is dropped',
    'src/gate/checks/claim/status.ts',
    "if (advice !== '') return advice.slice(0, 400)",
    '',
  ),
  swap(
    'S2-54 assertion help is left out',
    'src/prompts/executor-task.ts',
    "task.packet ? assertionHelp(task) : ''",
    "''",
  ),
  swap(
    'S0-65 the executor is not told to tick',
    'src/prompts/executor-task.ts',
    'tick: tickStep(task, input.engineTicks),',
    "tick: '',",
  ),
  ...[
    ['S0-62', '2. Run its verify command{{verifyPlural}} and see it pass:\n{{verify}}\n'],
    ['S0-63', '3. Check every "done when" of the task.\n'],
    ['S0-64', '5. Commit every file that you made or changed{{planToo}}, each by its name: {{commit}}\n'],
  ].map(([row, step]) =>
    swap(`${row} a step of the executor's prompt is left out`, 'src/prompts/text/executor-task.md', step, ''),
  ),
  swap(
    'S2-22 an eighth task is allowed',
    'src/plan/packet/rules/shape.ts',
    'packets.length > MOST && packets[MOST] === packet',
    'packets.length > MOST + 1 && packets[MOST] === packet',
  ),
  swap(
    'S2-22 packets without parent_feature are not counted',
    'src/plan/packet/rules/shape.ts',
    "packet.parentFeature ?? ''",
    'packet.parentFeature ?? packet.raw + Math.random()',
  ),
  swap('S2-22 fix tasks count', 'src/plan/packet/rules/shape.ts', 'fixOf !== undefined ||', ''),
  swap(
    'S2-21 an eighth assertion is allowed',
    'src/plan/packet/rules/shape.ts',
    'if (count > MOST)',
    'if (count > MOST + 1)',
  ),
  swap(
    'S2-27 one of expected and actual is enough',
    'src/gate/checks/claim/assertions.ts',
    'hasExpected && hasActual',
    'hasExpected || hasActual',
  ),
  swap(
    'S2-20 robust is no vague term',
    'src/plan/packet/vague.ts',
    "['robust, robustly', 'robust(?:ly|ness)?'],",
    '',
  ),
  swap(
    'S2-20 an observable of another sentence is enough',
    'src/plan/packet/vague.ts',
    'seen(sentence))',
    'seen(text))',
  ),
  swap('S2-07 findings name no section', 'src/model/packet-gates.ts', ' (Section ${section})`', '`'),
  swap('S2-45 a packet cannot ask for a review', 'src/model/roles.ts', '(review ?? simple)', 'simple'),
  swap(
    'S2-39 a plan is never RATIFIED',
    'src/run/lifecycle.ts',
    "tasks.set(task, 'RATIFIED')",
    "tasks.set(task, 'EXECUTING')",
  ),
  swap(
    'S4-04 the scripts of packages are ignored',
    'src/gate/package-checks.ts',
    'return [...found.values()]',
    'return []',
  ),
  swap(
    'S3-24 failed calls are not looked for',
    'src/client/agent-calls.ts',
    '.filter(({ failed }) => failed)',
    '.filter(() => false)',
  ),
  swap(
    'S3-41 a tie passes',
    'src/library/model-verifiers.ts',
    'yes > this.#votes / 2',
    'yes >= this.#votes / 2',
  ),
  swap(
    'S3-36 an answer that cannot be read passes',
    'src/library/model-verifiers.ts',
    'if (problems.length > 0)',
    'if (false)',
  ),
  swap(
    'S3-21 a failed tier does not end it',
    'src/library/verification-gates.ts',
    'if (!last.passed) return last',
    '',
  ),
]

export const mutations = (root, effects) => [
  ...PROMISES.map((mutation) => ({ of: mutation.name, ...mutation })),
  ...ofChecks(root),
  ...ofPacketRules(root),
  ...ofPolicy(root),
  ...ofReducer(effects),
]

/**
 * The unit tests that are about a mutated file: those of its table, and all that import it. What starts clients, builds
 * or takes long is left out, but the golden journals: they show every effect of an event.
 */
export function testsFor(root, { file }) {
  const own = `${basename(dirname(file))}/${basename(file)}`
  const quick = below(root, 'test').filter((path) => path.endsWith('.test.ts') && !SLOW.test(path))
  const folder = TESTS_OF.find(([place]) => file.startsWith(place))?.[1]
  return quick.filter((path) => folder?.test(path) || read(root, path).includes(own))
}

const TESTS_OF = [
  ['src/gate/checks/', /^test\/gate\/checks\//],
  ['src/plan/packet/', /^test\/plan\/packet\/|^test\/gate\/(?:checks\/|assertion-audit)/],
  ['src/model/packet-gates.ts', /^test\/plan\/packet\/|^test\/gate\/assertion-audit/],
  ['src/run/policy.ts', /^test\/run\/(?:policy|reviews|same-claim)\.test/],
  ['src/run/reduce.ts', /^test\/run\/|^test\/golden\/golden/],
  ['src/run/', /^test\/run\//],
  ['src/prompts/', /^test\/prompts\//],
  ['src/model/roles.ts', /^test\/run\/review-need/],
  ['src/library/', /^test\/library\/verification/],
]
const SLOW =
  /^test\/(?:e2e|full|cost|hooks|cli|io|journal|demo|advice|architecture)\/|\/lies\/|corpus|\.property\.test|package\.test|replies\.test/
