// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are texts of the sources
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

/** Their tests are named by the id of the check. */
const OF_CHECKS = ['checks', 'severities'].map((name) => `test/gate/checks/${name}.test.ts`)

const TURNED = {
  ' === ': ' !== ',
  ' !== ': ' === ',
  ' && ': ' || ',
  ' || ': ' && ',
  ' > ': ' <= ',
  ' < ': ' >= ',
  '.some(': '.every(',
  '.every(': '.some(',
  'if (!': 'if (',
}
const CONDITION = new RegExp(
  Object.keys(TURNED)
    .map((sign) => sign.replace(/[.|(]/g, '\\$&'))
    .join('|'),
  'g',
)

/** The first and the last condition in the logic of a check say the opposite. A few checks have none. */
function turned(id, file, text) {
  const start = text.search(/^ {2}run[(:]/m)
  const found = [...text.slice(start).matchAll(CONDITION)]
  const ends = found.length > 1 ? [found[0], found.at(-1)] : found
  return ends.map(({ 0: sign, index }, which) => ({
    name: `${id}: its ${which === 0 ? 'first' : 'last'} condition is turned round`,
    file,
    change: (now) => `${now.slice(0, start + index)}${TURNED[sign]}${now.slice(start + index + sign.length)}`,
  }))
}

/** Every check of the gate: silent, never content, of another severity, of another failure, a condition turned round. */
function ofChecks(root) {
  return below(root, 'src/gate/checks').flatMap((file) => {
    const text = read(root, file)
    const [, constant] = /export const (\w+) = check\(/.exec(text) ?? []
    if (!constant) return []
    const [, id] = /\bid: '([^']+)'/.exec(text)
    const set = (name, field) => append(`${id}: ${name}`, file, `Object.assign(${constant}, { ${field} })`)
    const inside = turned(id, file, text).map((mutation) => ({ ...mutation, of: id }))
    const whole = [
      set('finds nothing', 'run: () => []'),
      set('other severity', `severity: ${constant}.severity === 'warn' ? 'block' : 'warn'`),
      set('other failure', `failure: ${constant}.failure === 'MALFORMED' ? 'TIMEOUT' : 'MALFORMED'`),
      set('always finds something', "run: () => [{ message: 'x' }]"),
    ].map((mutation) => ({ ...mutation, of: id, noticedBy: `${id} (`, tests: OF_CHECKS }))
    return [...whole, ...inside]
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

/** The rows of the retry policy: one retry more, one less, another answer. A type without retries never gets to be counted. */
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
    const numbers = Number.isFinite(number) ? [other(number + 1), other(number - 1)] : [other(0)]
    return [
      ...(number === 0 ? [wrapped(type, "kind: 'warm'")] : numbers),
      wrapped(type, "kind: 'cold'"),
      wrapped(type, "kind: 'pause', reason: '', options: []"),
    ].map((mutation) => ({ ...mutation, of: `policy ${type}` }))
  })
}

/**
 * Every event of the reducer: ignored, and each of its effects on the run lost (those that `effects` has seen). Events
 * that no golden journal has are shown by test/run/effects.test.ts.
 */
function ofReducer(root, effects) {
  const file = 'src/run/reduce.ts'
  const types = [...read(root, 'src/model/event.ts').matchAll(/^ {2}event\('(\w+)'/gm)].map(
    ([, type]) => type,
  )
  const unseen = types.filter((type) => !effects[type])
  return [...ofSeen(file, effects), ...ofUnseen(file, unseen)]
}

const twisted = (file, type, what, change) =>
  append(
    `event ${type}: ${what}`,
    file,
    `{ const step = STEPS.${type}; STEPS.${type} = (run, event) => ({ ...step(run, event), ${change} }) }`,
  )
const ofUnseen = (file, types) =>
  types.flatMap((type) =>
    [
      // What has no effect cannot be ignored: it gets one.
      append(`event ${type}: is ignored, or marks the run`, file, MARKED(type)),
      twisted(file, type, 'ends the run', "state: 'finished'"),
      twisted(file, type, 'loses the tasks', 'tasks: []'),
    ].map((one) => ({ ...one, of: `event ${type}`, tests: ['test/run/effects.test.ts'] })),
  )
const MARKED = (type) =>
  `{ const step = STEPS.${type}; STEPS.${type} = (run, event) => step(run, event) === run ? { ...run, marked: true } : run }`

function ofSeen(file, effects) {
  return Object.entries(effects).flatMap(([type, all]) => {
    // Progress of any kind starts this count again: it is an effect of `refused` alone.
    const fields = all.filter((field) => field !== 'refusedDispatches' || type === 'refused')
    const of = `event ${type}`
    if (type === 'run_started')
      return fields.map((field) => ({
        of,
        ...swap(
          `${of}: ${field} is lost`,
          file,
          ': begin(event)',
          `: { ...begin(event), ${field.split(' ')[0]}: undefined }`,
        ),
      }))
    const lost = fields.map((field) => {
      const [top, inner] = field.split(/[. ]/).filter((_, at) => at === 0 || !field.startsWith('state '))
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
      fields.length > 0
        ? [append(`${of}: is ignored`, file, `STEPS.${type} = (run) => run`)]
        : [twisted(file, type, 'halts the run', "state: 'halted'")]
    const others = [
      twisted(file, type, 'ends the run', "state: 'finished'"),
      twisted(file, type, 'loses the tasks', 'tasks: []'),
    ]
    const isEnd = fields.some((field) => field.startsWith('state '))
    return [...ignored, ...lost, ...(isEnd ? [] : others)].map((one) => ({ ...one, of }))
  })
}

/** Single promises of the documents: a file, the tests about it, and for each what is replaced. Without a third text it is lost. */
const PROMISES = [
  [
    'run/reduce-judgement.ts',
    'run/reviews',
    ['S0-58 a fix task is tried three times', 'ATTEMPTS_OF_A_FIX = 2', 'ATTEMPTS_OF_A_FIX = 3'],
  ],
  [
    'run/spec-review.ts',
    'run/reviews',
    [
      'S0-24 a pass is asked for again',
      "return { kind: 'ended', how: last.verdict.weak === undefined ? 'passed' : 'weak' }",
      'return again(iteration)',
    ],
    [
      'S0-59 an invalid iteration is kept',
      'Number.isInteger(iteration) && iteration >= 1 ? iteration : 1',
      'iteration',
    ],
  ],
  [
    'engine/dispatch/prompt-for-ticket.ts',
    'engine/review-packet',
    ['S0-20 the diff names no files', 'changedFiles: change.files,', 'changedFiles: [],'],
    [
      'S0-21 design and requirements are read in the first round only',
      'attach(dir, committedText(run.root, change.commit,',
      'attach(dir, ticket.iteration > 1 ? undefined : committedText(run.root, change.commit,',
    ],
    [
      'S0-56 a batch names the files of its first task',
      'tasks.flatMap(({ files }) => files)',
      'tasks.slice(0, 1).flatMap(({ files }) => files)',
    ],
    ['S3-11 a voter is shown earlier reviews', "if (flow === 'votes') return undefined"],
  ],
  [
    'engine/runs/review-log.ts',
    'engine/settle-reviews',
    [
      'S0-34 no signal is logged as a pass',
      "'no-signal': 'REVIEW_PASS (no signal)'",
      "'no-signal': 'REVIEW_PASS'",
    ],
  ],
  [
    'engine/runs/review-log.ts',
    'engine/review-log',
    ['S0-51 an answer that is sent back leaves no entry', '[...sentBack, last].map', '[last].map'],
    ['S0-51 a round about which a person is asked is not written', "status === 'escalated')", 'false)'],
    ['S0-53 an entry does not say why a pass is ORANGE', '[weak, ...findings]', 'findings'],
    [
      'S0-51 a round is lost when a person skips',
      '.filter((task) => task.override || (hasEnded(run)',
      '.filter((task) => (hasEnded(run)',
    ],
    [
      'S0-51 a round is lost when the run is cancelled',
      "(hasEnded(run) && task.status !== 'approved')",
      'false',
    ],
    ['S0-51 a round is logged twice', '!made.has(roundStep(task, round))', 'true'],
  ],
  [
    'engine/judge/settle-reviews.ts',
    'engine/settle-reviews',
    ['S0-56 a fix of a batch has the files of its first task', '...(record.covers ?? [])'],
  ],
  [
    'gate/checks/claim/status.ts',
    'gate/execution-failure',
    ['S1-57 the advice of the executor is dropped', "if (advice !== '') return advice.slice(0, 400)"],
  ],
  [
    'prompts/executor-task.ts',
    'prompts/executor-task',
    ['S0-65 the executor is not told to tick', 'tick: tickStep(task, input.engineTicks),', "tick: '',"],
    ['S2-54 assertion help is left out', "task.packet ? assertionHelp(task, input.protocol) : ''", "''"],
  ],
  [
    'prompts/text/executor-task.md',
    'prompts/executor-task',
    [
      'S0-62 the executor is not told to verify',
      '2. Run its verify command{{verifyPlural}} and see it pass:\n{{verify}}\n',
    ],
    ['S0-63 the executor is not told to check', '3. Check every "done when" of the task.\n'],
    [
      'S0-64 the executor is not told to commit',
      '5. Commit every file that you made or changed{{planToo}}, each by its name: {{commit}}\n',
    ],
  ],
  [
    'plan/packet/rules/shape.ts',
    'plan/packet/packet-rules',
    ['S2-21 an eighth assertion is allowed', 'if (count > MOST)', 'if (count > MOST + 1)'],
    [
      'S2-22 an eighth task is allowed',
      'packets.length > MOST && packets[MOST] === packet',
      'packets.length > MOST + 1 && packets[MOST] === packet',
    ],
    ['S2-22 fix tasks count', 'fixOf !== undefined ||'],
    [
      'S2-22 packets without parent_feature are not counted',
      "packet.parentFeature ?? ''",
      'packet.parentFeature ?? packet.raw + Math.random()',
    ],
  ],
  [
    'plan/packet/rules/index.ts',
    'plan/packet/packet-rules',
    [
      'S2-09 a task without a packet has findings',
      "if (!packet || task.tier === 'TRIVIAL') return []",
      'if (!packet) return [{ id: rule.id, severity: "block", message: "x" }]',
    ],
  ],
  [
    'gate/checks/claim/assertions.ts',
    'gate/assertion-audit',
    ['S2-27 one of expected and actual is enough', 'hasExpected && hasActual', 'hasExpected || hasActual'],
  ],
  [
    'gate/check.ts',
    'gate/assertion-audit',
    ['S2-43 a TRIVIAL task has gates', "(packet.tier ?? tier) === 'TRIVIAL'", 'false'],
    ['S2-44 a TRIVIAL task is not shown as SKIPPED', 'SKIPPED: the task is TRIVIAL', 'nothing to do'],
  ],
  [
    'plan/packet/vague.ts',
    'plan/packet/vague',
    ['S2-20 an observable of another sentence is enough', 'seen(sentence))', 'seen(text))'],
    ['S2-20 robust is no vague term', "['robust, robustly', 'robust(?:ly|ness)?'],"],
  ],
  [
    'model/packet-gates.ts',
    'gate/assertion-audit plan/packet/packet-rules engine/protocol-skill',
    ['S2-07 findings name no section', ' (Section ${section})`', '`'],
  ],
  [
    'engine/project/protocol-skill.ts',
    'engine/protocol-skill',
    ['S2-08 the skill has no retry template', '<guidance: what to fix>', 'x'],
    ['S2-06 the skill has no gates', '    ...rows,\n'],
    ['S2-37 the skill has no lifecycle', '...LIFECYCLE.map(', '...[].map('],
    [
      'S2-10 the page of the gates repeats the page of packets',
      '    ...rows,\n',
      '    ...rows,\n    packetPage(),\n',
    ],
    ['S2-10 a check names no section to read', '| ${sectionOf(check)} |', '| the packet |'],
    ['S2-52 the skill grows', "    '# Packets',", "    'x'.repeat(20_000),"],
  ],
  [
    'gate/render-docs.ts',
    'gate/render-docs',
    ['S2-06 the page of checks has no tiers', 'TRIVIAL | SKIPPED', 'TRIVIAL | all'],
  ],
  [
    'model/roles.ts',
    'run/review-need',
    ['S2-45 a packet cannot ask for a review', '(review ?? simple)', 'simple'],
    ['S3-09 tier 2 has no verifier', 'if (asked < 2 || !tier2) return 0', 'return 0'],
    ['S3-14 everybody votes', 'asked === 3 && tier3 ? votes : 1', 'votes'],
    ['S3-52 a task has no tier of its own', 'verification ?? tier', 'tier'],
  ],
  [
    'model/roles.ts',
    'run/review-need run/status-walk',
    [
      'S2-46 MODERATE needs no reviewer',
      '(task.tier !== undefined || settings.architect)',
      'settings.architect',
    ],
  ],
  [
    'run/lifecycle.ts',
    'run/lifecycle',
    [
      'S2-40 a task that failed is VERIFIED',
      "event.result.outcome === 'PASSED' ? 'VERIFIED' : 'EXECUTING'",
      "'VERIFIED'",
    ],
    ['S2-38 a plan that blocks leaves DRAFT', "lint === 'clean' ? 'LINT_PASS' : 'DRAFT'", "'LINT_PASS'"],
    ['S2-39 a plan is never RATIFIED', "tasks.set(task, 'RATIFIED')", "tasks.set(task, 'EXECUTING')"],
    [
      'S2-41 an approved task is not GRADUATED',
      "return [event.task, 'GRADUATED']",
      "return [event.task, 'VERIFIED']",
    ],
  ],
  [
    'gate/package-checks.ts',
    'gate/package-checks',
    ['S4-05 the linter of a package is ignored', "lint: ['lint'],", 'lint: [],'],
    ['S4-04 the scripts of packages are ignored', 'return [...found.values()]', 'return []'],
  ],
  [
    'client/agent-calls.ts',
    'engine/tool-calls',
    [
      'S3-24 failed calls are not looked for',
      ".filter(({ failed, error = '' }) => failed && !REFUSED.test(error))",
      '.filter(() => false)',
    ],
  ],
  [
    'library/model-verifiers.ts',
    'library/verification-gates',
    [
      'S3-33 the verifier has an expensive model',
      "{ tier: 1, role: 'verifier' }",
      "{ tier: 3, role: 'verifier' }",
    ],
    ['S3-34 the verifier sees no tool calls', "calls.map(callLine).join('\\n') || 'none'", "'none'"],
    ['S3-36 an answer that cannot be read passes', 'if (problems.length > 0)', 'if (false)'],
    ['S3-38 a suggestion is no feedback', '{ feedback: suggestion }', '{}'],
    ['S3-39 five votes by default', 'tier3VoteCount: 3', 'tier3VoteCount: 5'],
    ['S3-41 a tie passes', 'yes > this.#votes / 2', 'yes >= this.#votes / 2'],
    ['S3-42 a majority is sure', 'this.#votes === 0 ? 0 : yes / this.#votes', 'passed ? 1 : 0'],
    ['S3-43 the vote has no sentence', ' verifiers agreed output is correct'],
    [
      'S3-44 no majority leaves no feedback',
      "...(passed ? {} : { feedback: 'Divergent verification \\u2014 flagged for human review' }),",
    ],
  ],
  [
    'library/verification-gates.ts',
    'library/verification-gates',
    ['S3-19 all tiers run by default', 'tier = 1,', 'tier = 3,'],
    [
      'S3-20 tier 1 does not run',
      'let last = await first.verify(subtask, result, toolCalls, workspace)',
      'let last: VerificationResult = { tier: 2, passed: true, confidence: 1, checks: [] }',
    ],
    ['S3-21 a failed tier does not end it', 'if (!last.passed) return last'],
    ['S3-22 a tier that is off runs', 'tier2Enabled\n', 'true\n'],
  ],
  [
    'library/deterministic-verifier.ts',
    'library/verification-gates',
    [
      'S3-25 expected outputs are not looked for',
      '(subtask.expectedOutputs ?? []).map((path)',
      '[].map((path)',
    ],
    [
      'S3-26 an empty file passes',
      'named(`file_nonempty_${path}`, findEmpty(facts))',
      'named(`file_nonempty_${path}`, [])',
    ],
    [
      'S3-27 syntax is not checked',
      'const syntax = findBroken(facts)',
      "const syntax: ReturnType<typeof findBroken> = { skip: 'x' }",
    ],
    ['S3-28 Python is not parsed', 'parsed: parseSources(folder, files),', 'parsed: new Map(),'],
    [
      'S3-31 one check is enough',
      'const passed = failed.length === 0',
      'const passed = failed.length < checks.length || checks.length === 0',
    ],
    ['S3-32 a failed file leaves no feedback', '{ feedback: feedbackOf(failed) }', '{}'],
    [
      'S3-45 passing checks are not recorded',
      'const failed = checks.filter',
      'checks.splice(0, 1); const failed = checks.filter',
    ],
    ['S3-46 tier 1 is not sure', 'passed, confidence: 1, checks', 'passed, confidence: 0.5, checks'],
  ],
  [
    'gate/checks/contract/endpoints.ts',
    'gate/check-conditions',
    ['S4-08 an endpoint in doubt is refused', 'available.unsure.has(name) ?', 'false ?'],
  ],
  [
    'gate/declared-endpoints.ts',
    'gate/declared-endpoints',
    ['S4-08 a mount is not looked for', 'isMounted(parts.slice(0, cut), mounts)', 'cut === 0'],
    ['S4-08 any word is a declaration', '(other) => isDeclared(other, parts, looked)', '() => false'],
    [
      'S4-08 a form that is not known is missing',
      "isMentioned(parts, [...texts, ...sources.keys()]) ? 'unsure' : 'no'",
      "'no'",
    ],
  ],
  [
    'gate/contract-checker.ts',
    'gate/contract-checker',
    [
      'S4-03 nothing produced passes',
      "...(input.filesProduced.length > 0 ? [] : [{ name: 'files', detail: 'no file was created or modified' }]),",
    ],
    [
      'S4-08 endpoints are not looked up',
      "    ...endpoints.map((name) => failed(`endpoint-${name.replace(/[^\\w]/g, '-')}`, 'Endpoint not found')),\n",
    ],
    ['S4-26 a missing variable has other words', 'is NOT set', 'is not set'],
    ['S4-18 the summary of a level has no failures', "[{ name: 'typecheck', detail: said }]", '[]'],
    ['S4-37 the linter is not asked', "    ...(input.lintPassed ? [] : [{ name: 'lint', detail: said }]),\n"],
    [
      'S4-38 exports are not looked up',
      "...lostExports(exports, input).map((name) => failed(`export-${name}`, 'not found in the files produced')),",
    ],
    [
      'S4-38 variables are not looked for',
      '...variables.map((name) => failed(`env-${name}`, notSet(name))),',
    ],
  ],
  [
    'gate/feedback.ts',
    'gate/contract-checker gate/feedback',
    ['S4-27 the re-queue block does not end', "'=== END FAILURE CONTEXT ===',"],
  ],
  [
    'gate/feedback.ts',
    'gate/feedback gate/execution-failure',
    ['S1-58 a retry does not say that the attempt failed', "'PREVIOUS ATTEMPT FAILED:',"],
  ],
  [
    'gate/feedback.ts',
    'gate/feedback',
    ['S0-70 feedback does not say what is not accepted', 'is not accepted', 'is accepted'],
    ['S1-64 a blocked task is told to do the other one', 'blockedBy === undefined\n', 'true\n'],
    [
      'S1-59 failing tests are not read',
      'const tests = readFailingTests(run.excerpt)',
      'const tests: string[] = []',
    ],
    ['S1-60 a retry does not name the verification', "'VERIFICATION FAILED:',"],
    [
      'S2-49 a finding has no next step',
      '`${headOf(finding, LONGEST.message)}${fix ?',
      '`${headOf(finding, LONGEST.message)}${false ?',
    ],
    [
      'S3-51 feedback does not say what to fix',
      "`SUGGESTED FIX: ${fixes.join('\\n')",
      "`SUGGESTED FIX: ${''",
    ],
  ],
  [
    'gate/check.ts',
    'gate/run-stage',
    ['S2-11 a warning is not ORANGE', "{ colour: 'ORANGE', confidence:", "{ colour: 'PASS', confidence:"],
    ['S2-03 every finding blocks', 'severity: remark.severity ?? severity,', "severity: 'block',"],
    [
      'S2-12 a blocking finding is not RED',
      "if (!passed) return { colour: 'RED',",
      "if (!passed) return { colour: 'ORANGE',",
    ],
  ],
  [
    'gate/verdicts/architect.ts',
    'gate/verdicts/architect',
    ['S1-37 any verdict is read as an approval', "z.enum(['APPROVED', 'REJECTED'])", "z.enum(['APPROVED'])"],
    [
      'S1-38 the confidence of an architect is LOW or nothing',
      "z.enum(['HIGH', 'MEDIUM', 'LOW'])",
      "z.enum(['LOW'])",
    ],
    ['S1-39 concerns are not read', '  concerns: texts,', '  concerns: texts.transform(() => []),'],
    ['S1-39 findings are not read', '  findings: texts,', '  findings: texts.transform(() => []),'],
    [
      'S1-40 the recommendation is not read',
      "z.enum(['commit', 'retry', 'manual_review'])",
      "z.enum(['wait'])",
    ],
    [
      'S1-61 feedback is not read',
      "feedback: z.string().trim().catch(''),",
      "feedback: z.literal('').catch(''),",
    ],
  ],
  [
    'gate/verdicts/spec-reviewer.ts',
    'gate/verdicts/spec-reviewer',
    [
      'S0-23 the signal is looked for in another word',
      "const PASS = 'REVIEW_PASS'",
      "const PASS = 'REVIEW_OK'",
    ],
  ],
  [
    'gate/verdicts/verifier.ts',
    'gate/verdicts/verifier library/verification-gates',
    ['S3-37 a missing confidence is 1', 'const UNSAID = 0.5', 'const UNSAID = 1'],
  ],
  [
    'view/state.ts',
    'view/state',
    ['S1-104 STATE.md has no name', '    name: taskName(task),\n'],
    ['S1-105 STATE.md has no gate_status', 'gate_status: gateStatus,'],
    ['S1-106 STATE.md has no gate_step', '    gate_step: step,\n'],
    [
      'S1-107 STATE.md has no executor_status',
      "    executor_status: executor.status === 'interrupted' ? 'blocked' : executor.status,\n",
    ],
    ['S1-108 STATE.md has no verify_status', '    verify_status: documented(verify.status),\n'],
    ['S1-109 STATE.md has no architect_status', '    architect_status: documented(architect.status),\n'],
    ['S1-110 STATE.md has no times', '    last_step_at: task.lastStepAt && isoSeconds(task.lastStepAt),\n'],
    ['S1-111 STATE.md has no max_attempts', '    max_attempts: maxAttempts(run, task),\n'],
    ['S1-112 STATE.md has no previous failures', 'eachOnce(failuresOf(task))', '[]'],
    ['S1-113 the bar has no status', '    `Status: ${word}`,\n'],
    ['S1-114 STATE.md has no bar', '`Gate Progress: [${bar}] Step ${step}/3`,'],
    ['S1-115 the bar has no line of the verify', "      stepLine('Step 2: Verify   ', verify),\n"],
    [
      'S1-121 there is no current_gate',
      'return { ...gateStats(run, isStopped), current_gate: gate }',
      'return gateStats(run, isStopped)',
    ],
    ['S1-122 failures are not listed', 'recent_failures: failureLog(run)', 'recent_failures: []'],
  ],
  [
    'view/run-view.ts',
    'view/state',
    ['S1-118 gate_stats have no total', '    total_tasks: totals.total,\n'],
    ['S1-119 pass_rate counts all tasks', 'const decided = passed + failed', 'const decided = totals.total'],
    ['S1-120 avg_attempts counts all tasks', '/ tried.length) / 10', '/ run.tasks.length) / 10'],
  ],
  [
    'view/task-view.ts',
    'view/state',
    [
      'S1-117 a rejection is called a failure of the verify',
      "failure && isRejection(failure) && gateStatus === 'FAILED' ? 'REJECTED' : gateStatus",
      'gateStatus',
    ],
    ['S1-96 a skip needs no manual commit', 'requires_manual_commit: override.adopted === undefined,'],
  ],
  [
    'view/show.ts',
    'view/show',
    [
      'S1-126 a task is compared with the mean',
      'return Math.round(around.reduce((sum, value) => sum + value, 0) / around.length)',
      'return Math.round(sorted.reduce((sum, value) => sum + value, 0) / sorted.length)',
    ],
    [
      'S1-139 the gate result has no task',
      '    task: taskName(task),\n    status: task.status',
      '    status: task.status',
    ],
    ['S1-140 the gate result has no output', "    output: clean(command.excerpt).replace(/\\s+$/, ''),\n"],
    [
      'S1-141 the gate result has no verdict',
      'return { status, verdict, confidence,',
      'return { status, confidence,',
    ],
    ['S1-142 the gate result has no outcome', 'outcome: outcomeOf(task),'],
    [
      'S1-143 the gate result has no duration',
      '    duration_ms: between(attempt?.startedAt, task.lastStepAt),\n',
    ],
    ['S1-144 the gate result has no commit', '    commit_sha: task.approvedCommit,\n'],
    [
      'S1-45 the files of the executor are not shown',
      'files_modified: (result?.filesChanged ?? []).map(oneLine),',
    ],
  ],
  [
    'view/progress.ts',
    'view/progress',
    [
      'S0-51 an iteration leaves no heading',
      '`### Review: execution (Task ${entry.taskIndex}, Iteration ${entry.iteration})`,',
    ],
    ['S0-52 an iteration has no status', '`- Status: ${entry.status}`,'],
    ['S0-53 an iteration has all findings', 'const MOST_FINDINGS = 3', 'const MOST_FINDINGS = 30'],
    ['S0-54 an iteration has no action', '`- Action: ${entry.action}`,'],
  ],
  ['view/log-entries.ts', 'view/log', ['S1-100 the log does not tell of a force', '(forced) by', 'by']],
  [
    'view/summary.ts',
    'view/summary',
    ['S1-102 the summary does not warn of a force', 'bypassed all quality checks', 'passed'],
    ['S1-103 the summary does not recommend to fix the task', '; fix the task or its verification instead'],
  ],
  [
    'plan/fix-task.ts',
    'plan/fix-task',
    ['S0-45 a fix does not name its original', ' [FIX ${original.id}]'],
    [
      'S0-46 a fix task does not say what to address',
      '  - **Do**: Address reviewer finding: ',
      '  - **Do**: ',
    ],
    ['S0-47 a fix has no files', "files.map((file) => `\\`${file}\\``).join(', ') || 'none'", "'none'"],
    ['S0-48 a fix is never done', 'addressed`', '`'],
    ['S0-49 a fix has another verify', '${verifyText(original)}', 'none'],
    ['S0-50 a fix has no commit', '    `  - **Commit**: \\`${commitMessage(scope, original)}\\``,\n'],
  ],
  [
    'plan/lint/rules/tasks.ts',
    'plan/lint/lint-plan',
    ['S1-132 a criterion with a name and a number is vague', ' && !MEASURABLE.test(text)'],
    ['S1-133 vague criteria are not flagged', 'EMPTY.test(text.trim()) ||', 'false &&'],
  ],
  [
    'prompts/roles/spec-reviewer.md',
    'prompts/review-prompt',
    [
      'S0-36 the reviewer is told of another artifact',
      'You are reviewing the execution artifact for spec: {{spec}}',
      'You are reviewing {{spec}}',
    ],
    ['S0-37 the reviewer gets no task', 'Task description:\n{{task}}\n'],
    ['S0-38 the reviewer gets no changed files', 'Changed files:\n{{files}}\n'],
    [
      'S0-39 the reviewer gets no upstream artifacts',
      'Upstream artifacts (for cross-referencing):\n{{upstream}}\n',
    ],
    ['S0-41 no rubric', 'Apply the execution rubric. '],
    [
      'S0-42 the reviewer is asked for no findings',
      ' Output structured findings with REVIEW_PASS or REVIEW_FAIL.',
    ],
    ['S0-43 the reviewer is asked for no lines', ' Reference file names and line numbers.'],
  ],
  [
    'prompts/roles/architect.md',
    'prompts/review-prompt',
    ['S1-135 the architect is not asked whether it is safe to commit', '6. This would be safe to commit.\n'],
    ['S1-29 the architect gets no task', 'Task:\n{{task}}\n'],
    ['S1-30 the architect gets no result', 'Executor result:\n{{claim}}\n'],
    ['S1-31 the architect gets no evidence', 'Evidence of the gate:\n{{evidence}}\n'],
    [
      'S1-32 the architect does not look at the files',
      '1. The files modified match the files of the task.\n',
    ],
    [
      'S1-33 the architect does not look at the intent',
      '2. The implementation matches the intent of what the task says to do.\n',
    ],
    [
      'S1-34 the architect does not look at the output',
      '3. The verify output shows actual success, not only exit code 0.\n',
    ],
    [
      'S1-35 the architect does not look at the criteria',
      '4. Every "done" criterion is demonstrably met; each needs evidence.\n',
    ],
    [
      'S1-36 the architect does not look for side effects',
      '5. There are no unintended side effects, and nothing beyond the task.\n',
    ],
  ],
  [
    'prompts/roles/verifier.md',
    'prompts/review-prompt',
    ['S3-12 the verifier is not asked what is wrong', "What's wrong?"],
  ],
  [
    'prompts/review-prompt.ts',
    'prompts/review-prompt',
    [
      'S3-35 no criteria: nothing is said',
      "return 'The subtask description should be fully satisfied.'",
      "return ''",
    ],
  ],
  [
    'run/policy.ts',
    'run/models',
    [
      'S3-01 a voter may have the model of the executor',
      'NAMES.find((name) => name !== executor)',
      'executor',
    ],
  ],
  [
    'run/spec-review.ts',
    'run/review-need',
    [
      'S0-14 a phase boundary is not reviewed',
      'before !== undefined && phaseOf(task) !== phaseOf(before)',
      'false',
    ],
    ['S0-15 every fifth task is not reviewed', 'if (index % every === 0', 'if (false'],
    ['S0-16 the last task is not reviewed', 'if (index === counted.length - 1) return true'],
    [
      'S0-17 every task is reviewed',
      'return before !== undefined && phaseOf(task) !== phaseOf(before)',
      'return true',
    ],
    [
      'S0-18 the next review is the one that was skipped',
      'at > after && needsSpecReview',
      'at >= after && needsSpecReview',
    ],
  ],
  [
    'run/person-words.ts',
    'run/skip-reason',
    ['S1-87 a service that is down is no reason to skip', '[/^\\P{L}*$/u,', '[/^\\P{L}*$|\\bexternal\\b/iu,'],
    [
      'S1-89 a known false negative is no reason to skip',
      '[/^\\P{L}*$/u,',
      '[/^\\P{L}*$|\\btest bug\\b|false negative/iu,',
    ],
    ['S1-90 too slow is a reason to skip', '/\\btakes? too long\\b/i', '/never/'],
    ['S1-91 looks good is a reason to skip', '/\\blooks good\\b|\\blgtm\\b/i', '/never/'],
    ['S1-92 a skip needs no reason', "[/^\\P{L}*$/u, 'a skip needs a reason, and it is kept'],"],
  ],
  [
    'engine/judge/judge-claim.ts',
    'engine/judge-claim',
    ['S1-07 a failed stage does not end the gate', 'if (!report.passed) break'],
    [
      'S2-33 a second claim is judged from where the first failed',
      "const wanted = input.stages ?? ['claim', 'artifacts', 'proof']",
      "const wanted = input.stages ?? ['claim', 'artifacts', 'proof'].slice(input.run.tasks.some(({ lastResult }) => lastResult) ? 1 : 0)",
    ],
    [
      'S4-01 the proof is left out',
      "input.stages ?? ['claim', 'artifacts', 'proof']",
      "input.stages ?? ['claim', 'artifacts']",
    ],
  ],
  [
    'run/reduce-agents.ts',
    'run/status-walk',
    ['S1-08 a redeemed ticket does not begin the work', "status: 'executing'", "status: 'pending'"],
    ['S1-09 a claim does not begin the verification', "status: 'verifying'", "status: 'executing'"],
  ],
  [
    'run/reviews.ts',
    'run/status-walk run/reviews',
    [
      'S0-02 every task may be approved',
      'return !run.tickets.some((ticket) => ticket.task === task.id) && outstandingReviews(run, task).length === 0',
      'return true',
    ],
  ],
  [
    'run/spec-review.ts',
    'run/status-walk',
    [
      'S0-03 a fix task has an index of its own',
      'const original = originalOf(run, task)\n',
      'const original = task\n',
    ],
  ],
  [
    'run/groups.ts',
    'run/next',
    [
      'S1-05 a task does not wait for those it depends on',
      'if (task.dependsOn.includes(other.id)) return true',
    ],
  ],
  [
    'run/reduce-judgement.ts',
    'run/status-walk',
    [
      'S1-01 any task is approved when an event says so',
      'if (!task || !isApprovable(run, task)) {',
      'if (!task) {',
    ],
    [
      'S1-10 a passed gate asks no reviewer',
      "outstandingReviews(closed, task).length > 0 ? 'reviewing' : 'verifying'",
      "'verifying'",
    ],
    ['S1-11 an approval names no commit', '    approvedCommit: event.commit,\n'],
    [
      'S1-12 a failed attempt is the last',
      "        status: 'failed',\n        ...(follow",
      "        status: 'escalated',\n        ...(follow",
    ],
  ],
  [
    'run/reduce-review.ts',
    'run/status-walk',
    ['S1-46 a verdict is kept without what the reviewer wrote', '    text: ticket.judging.claim,\n'],
    [
      'S1-81 a rejection leaves no feedback',
      'feedback ? { ...task, retryFeedback: feedback } : task',
      'task',
    ],
    [
      'S2-13 a verdict has no time',
      '    ticket: ticket.id,\n    at: event.at,\n',
      "    ticket: ticket.id,\n    at: '',\n",
    ],
  ],
  [
    'run/policy.ts',
    'run/blocked-by',
    [
      'S1-13 a blocked task is tried again',
      "return { kind: 'block', reason: 'it cannot go on' }",
      "return { kind: 'cold' }",
    ],
  ],
  [
    'gate/claim.ts',
    'gate/blocker',
    [
      'S1-63 the blocking task is not looked for in the result',
      'blockedBy.some((name) => namesTask(name, task, plan))',
      'false',
    ],
  ],
  [
    'run/reduce-judgement.ts',
    'run/blocked-by',
    [
      'S1-64 a pending blocker is not queued first',
      'const dependsOn = withFlags(task.dependsOn, id)',
      'const { dependsOn } = task',
    ],
    [
      'S1-65 an approved blocker is waited for',
      'const why = isDone(blocker)\n    ? overAndDone(blocker)\n    : canFinish',
      'const why = canFinish',
    ],
  ],
  [
    'engine/proof/run-proof.ts',
    'engine/judge-claim',
    ['S1-26 the time of a command is not kept', "'timedOut', 'startedAt', 'durationMs'),", "'timedOut'),"],
  ],
  [
    'gate/check.ts',
    'engine/judge-claim gate/run-stage',
    ['S1-47 a strong pass is flagged', "if (findings.length === 0) return { colour: 'PASS', confidence: 1 }"],
  ],
  [
    'gate/check.ts',
    'engine/judge-claim',
    [
      'S2-48 a check answers by chance',
      '...(first ? { detail: first.message } : {})',
      'detail: String(Math.random())',
    ],
  ],
  [
    'run/reduce-review.ts',
    'run/reviews',
    ['S1-49 a rejected task has passed its gate', "outcome: 'FAILED',", "outcome: 'PASSED',"],
    ['S3-45 a weak review is recorded as passed', ' || weak'],
    [
      'S3-17 votes without a majority start another attempt',
      "isBySecondRules(run) ? '' : undefined",
      'undefined',
    ],
    ['S3-47 a low confidence asks no person', 'confidence < floor &&', 'false &&'],
    [
      'S3-53 a review is not stored as a check',
      "checks: [...judged.checks, { id, stage: 'review', result, detail }],",
    ],
  ],
  [
    'run/reduce-agents.ts',
    'run/reviews',
    [
      'S1-50 a review can be had before the gate has passed',
      'return isAsked(run, event, task)\n',
      'return true\n',
    ],
  ],
  [
    'model/config.ts',
    'run/time-limit',
    ['S1-127 a gate may take an hour', 'gateMax: seconds(1800, 86_400),', 'gateMax: seconds(3600, 86_400),'],
    ['S1-68 a reviewer has five minutes', 'review: seconds(180, 86_400),', 'review: seconds(300, 86_400),'],
  ],
  [
    'run/reduce-people.ts',
    'run/reduce-people',
    ['S1-101 a force is not marked', "forced: 'forced' } as const", "forced: 'unverified' } as const"],
    ['S1-93 nobody is recorded for a skip', "...given(event, 'who', 'at',", "...given(event, 'at',"],
    ['S1-94 a skip is not marked unverified', "skipped: 'unverified'", "skipped: 'skipped'"],
  ],
  [
    'plan/lint/rules/verify-broad.ts',
    'plan/lint/lint-plan',
    [
      'S1-128 a verify of two commands is the whole suite',
      "if (items.length !== 1 || only?.pipeline.commands.length !== 1 || node?.kind !== 'simple') return false",
      "const last = items.at(-1)?.pipeline.commands[0]; if (last?.kind !== 'simple') return false; if (items.length > 1) return true",
    ],
    ['S1-130 a bare npm test is not flagged', '/^(?:npm|pnpm|yarn|bun) (?:run )?(?:test|t|tests)$/,'],
  ],
  [
    'run/reviews.ts',
    'run/reviews',
    ['S1-48 a weak approval is not flagged', 'confidence < HIGH ?', 'false ?'],
    ['S3-16 a majority is not enough', 'majority: yes > of / 2,', 'majority: yes > of,'],
  ],
  [
    'server/api.ts',
    'server/api',
    ['S4-12 the route of the document is missing', ", '/api/naomi/tasks/:id/verification'"],
    ['S4-14 a body of any type is read', "if (type !== 'application/json')", 'if (false)'],
  ],
  [
    'server/api.ts',
    'server/security',
    ['S4-13 a report needs no key', "app.post(path, only('key'), limit,", 'app.post(path, limit,'],
  ],
  [
    'run/reported.ts',
    'server/api',
    [
      'S4-15 one report is enough for all levels',
      '.some(({ level }) => level === report.level)',
      '.some(() => true)',
    ],
    ['S4-16 a report that a level passed counts as a failure', 'if (passed) return known'],
    ['S4-19 a report of any attempt is taken', ' || ticket.attempt !== report.attemptNumber'],
    [
      'S4-20 an approved task is not completed',
      "if (isProved(task)) return { id, action: 'completed', passed: true }",
    ],
    [
      'S4-21 a re-queued task has no next attempt',
      "action: 'requeued', passed: false, attemptNumber: now,",
      "action: 'requeued', passed: false, attemptNumber: report.attemptNumber,",
    ],
    ['S4-22 a task without attempts left is re-queued', 'if (isSpent(run, task))', 'if (false)'],
  ],
  [
    'run/policy.ts',
    'server/api',
    ['S4-23 the first failure is the last', '  VERIFY_FAILURE: 2,', '  VERIFY_FAILURE: 0,'],
  ],
  [
    'view/board.ts',
    'server/api',
    ['S4-29 between attempts a task is not pending', "failed: 'pending',", "failed: 'failed',"],
  ],
  [
    'view/summary.ts',
    'view/status',
    [
      'S4-30 between attempts a task keeps its times',
      'const open = isWaiting ? undefined : attempt',
      'const open = attempt',
    ],
    ['S4-32 after the last attempt a task is pending', "escalated: 'failed',", "escalated: 'pending',"],
    [
      'S4-33 the error of a failed task is not stored',
      '...(error === undefined ? {} : { error: oneLine(error) }),',
    ],
  ],
  [
    'model/run.ts',
    'view/status',
    [
      'S4-31 the attempt is not counted up',
      'waits || task.attempts.length === 0',
      'task.attempts.length === 0',
    ],
    ['S4-32 a fix that was given up is counted up', ' && !task.givenUp'],
  ],
  [
    'view/board.ts',
    'server/board server/api',
    [
      'S4-35 a failed task is in another column',
      "escalated: 'Needs Human Review',",
      "escalated: 'Approved',",
    ],
  ],
  [
    'run/reduce-people.ts',
    'server/api',
    [
      'S4-36 a person cannot reset a task',
      "!(isStuck(task) || task.status === 'failed')",
      "task.status !== 'failed'",
    ],
  ],
  [
    'model/roles.ts',
    'run/status-walk',
    ['S1-53 a rejection has another type', "failure: 'ARCHITECT_REJECTION',", "failure: 'VERIFY_FAILURE',"],
    [
      'S2-47 COMPLEX needs no reviewer',
      "tier !== 'TRIVIAL' &&",
      "tier !== 'TRIVIAL' && tier !== 'COMPLEX' &&",
    ],
  ],
  [
    'model/roles.ts',
    'gate/verdicts/architect',
    ['S4-43 nobody looks for secrets', "      { word: 'secrets', asks: 'no secrets in logs' },\n"],
    [
      'S4-44 nobody looks for SQL',
      "      { word: 'sql', asks: 'SQL injection prevented (parameterized queries)' },\n",
    ],
    [
      'S4-45 nobody looks for IDOR',
      "      { word: 'idor', asks: 'IDOR prevented (tenant_id on all queries)' },\n",
    ],
    ['S4-46 nobody looks at auth', "      { word: 'auth', asks: 'auth checked before data access' },\n"],
    [
      'S4-47 nobody looks at uploads',
      "      { word: 'uploads', asks: 'file uploads validate type and size' },\n",
    ],
  ],
  [
    'gate/feedback.ts',
    'gate/contract-checker',
    ['S4-24 the block does not open', '    `${OPENS}${attempt}) ===`,\n'],
    ['S4-25 the block lists no checks', '`- ${name}: ${detail}`', "''"],
    ['S4-28 the block comes first', '`${original}\\n\\n${block}\\n`', '`${block}\\n\\n${original}\\n`'],
    ['S4-39 blocks accumulate', "prompt.replace(EARLIER, '\\n').trimEnd()", 'prompt.trimEnd()'],
  ],
  [
    'engine/judge/receive-report.ts',
    'server/api',
    ['S4-17 the failed checks are not told', 'failedChecks.length > 0 ? failedChecks : [', '['],
  ],
  [
    'prompts/rejection.ts',
    'prompts/rejection',
    ['S3-49 the next attempt is not told that verification failed', 'Previous attempt failed verification: '],
  ],
  [
    'prompts/review-prompt.ts',
    'engine/review-packet',
    [
      'S0-57 a batch has the block of its first task',
      "tasks.map(({ block }) => block).join('\\n\\n')",
      "tasks[0]?.block ?? ''",
    ],
  ],
  [
    'run/policy.ts',
    'run/policy',
    [
      'S1-70 after a timeout there is no longer retry',
      "const AFTER_TIMEOUT = ['retry longer',",
      "const AFTER_TIMEOUT = ['retry',",
    ],
  ],
  [
    'gate/syntax.ts',
    'library/verification-gates',
    ['S3-30 YAML is not parsed', 'if (/^ya?ml$/.test(ending)) return checkYaml(text)'],
    ['S3-29 JSON is not parsed', 'if (/^jsonc?$/.test(ending)) return checkJson(text, path)', ''],
  ],
  [
    'engine/facts/gather-facts.ts',
    'engine/lies/claims',
    [
      'S1-24 the transcript is not read for commands',
      'const ran = commandsRun(input)',
      'const ran = undefined',
    ],
    [
      'S3-24 the transcript is not read for failures',
      'failedCalls: lastFailures(callsOf(input)),',
      'failedCalls: [],',
    ],
  ],
  [
    'run/reviews.ts',
    'run/status-walk run/reviews',
    [
      'S0-01 a task is approved before its claim is judged',
      "if (task.status !== 'verifying' && task.status !== 'reviewing') return false",
      "if (task.status === 'verifying') return true",
    ],
    [
      'S1-06 a task is approved without its architect',
      "if (task.status !== 'verifying' && task.status !== 'reviewing') return false",
      "if (task.status === 'reviewing') return true",
    ],
    [
      'S1-43 no architect has to approve',
      'return approved.length > 0 ? [] : [given.length + 1]',
      'return []',
    ],
    [
      'S3-40 votes are cast one after the other',
      '.filter((voter) => !settled.has(voter))',
      '.filter((voter) => !settled.has(voter)).slice(0, 1)',
    ],
  ],
  [
    'run/reduce-agents.ts',
    'run/status-walk',
    ['S1-116 a claim is reviewed before it is verified', "status: 'verifying'", "status: 'reviewing'"],
  ],
  [
    'run/spec-review.ts',
    'run/reviews',
    [
      'S0-55 a batch has the index of its last task',
      'present[0]?.id !== task.id',
      'present.at(-1)?.id !== task.id',
    ],
  ],
  [
    'run/policy.ts',
    'run/policy',
    ['S1-82 a paused task offers no look', "'skip', 'investigate']", "'skip']"],
    ['S1-73 three retries: verify', 'VERIFY_FAILURE: 2,', 'VERIFY_FAILURE: 3,'],
    ['S1-76 three retries: malformed', 'MALFORMED: 2,', 'MALFORMED: 3,'],
  ],
  [
    'run/policy.ts',
    'run/models',
    [
      'S3-10 tier 2 has the model that was configured',
      'wanted !== undefined && wanted !== executor ? wanted',
      'wanted !== undefined ? wanted',
    ],
  ],
  [
    'prompts/agents.ts',
    'prompts/review-prompt',
    [
      'S0-35 the reviewer of a spec has another name',
      '    name,\n',
      "    name: name.replace('spec-', 'plan-'),\n",
    ],
    [
      'S2-51 layer 2 is no agent',
      '  ...REVIEWERS.map((name) => ({',
      "  ...REVIEWERS.filter((name) => name === 'spec-reviewer').map((name) => ({",
    ],
  ],
  [
    'prompts/roles/architect.md',
    'prompts/review-prompt',
    ['S1-04 the architect does not decide', ' You decide whether it is right.'],
    ['S2-05 the architect gets no evidence', 'Evidence of the gate:\n{{evidence}}\n'],
  ],
  [
    'engine/judge/judge-claim.ts',
    'engine/judge-claim',
    ['S1-07 the claim is not looked at first', "  yield { stage: 'claim', facts: claim }\n"],
    ['S1-20 a success is not verified', 'if (isProved) yield', 'if (!isProved) yield'],
    [
      'S2-02 artifacts are looked at after a failed claim',
      'if (!report.passed) break',
      "if (!report.passed && stage !== 'claim') break",
    ],
    [
      'S2-04 commands are run after failed artifacts',
      'if (!report.passed) break',
      "if (!report.passed && stage !== 'artifacts') break",
    ],
  ],
  [
    'engine/proof/run-proof.ts',
    'engine/judge-claim',
    [
      'S1-03 what a command printed is not kept',
      'putEvidence(journalDir, run.output,',
      "putEvidence(journalDir, '',",
    ],
  ],
  [
    'gate/check.ts',
    'engine/judge-claim',
    [
      'S2-30 only the first check that fails is reported',
      'const findings = looks.flatMap((look) => look.findings)',
      'const findings = [...(looks.find((look) => look.findings.length > 0)?.findings ?? [])]',
    ],
  ],
  [
    'view/state.ts',
    'view/state',
    ['S1-125 STATE.md has the step for the status', 'gate_status: gateStatus,', 'gate_status: step,'],
  ],
  [
    'library/verification-gates.ts',
    'library/verification-gates',
    ['S3-02 there are two tiers', 'Math.max(0, tier - 1)', 'Math.min(1, tier - 1)'],
    [
      'S3-03 tier 1 asks a model',
      '[new DeterministicVerifier(), ...models]',
      '[...models, new DeterministicVerifier()]',
    ],
    ['S3-23 a pass does not go on', 'if (!last.passed) return last', 'if (last.passed) return last'],
  ],
  [
    'gate/feedback.ts',
    'gate/feedback',
    [
      'S4-02 a task with a contract is not queued again in its words',
      'if (task.contract || task.criteria.length > 0) {',
      'if (task.criteria.length > 0) {',
    ],
  ],
  [
    'gate/contract-checker.ts',
    'gate/contract-checker',
    [
      'S4-06 one export is enough',
      '...lostExports(exports, input).map(',
      '...lostExports(exports, input).slice(1).map(',
    ],
    ['S4-07 one variable may be missing', '...variables.map(', '...variables.slice(1).map('],
  ],
  [
    'gate/checks/claim/status.ts',
    'gate/execution-failure',
    [
      'S1-51 a reported failure counts as blocked',
      "result.status === 'blocked' ? 'BLOCKED' : undefined",
      "'BLOCKED'",
    ],
  ],
  [
    'gate/commands.ts',
    'gate/checks/checks',
    ['S1-52 a command that exits 1 has not failed', 'if (exitCode === 0)', 'if (exitCode !== undefined)'],
  ],
  [
    'gate/checks/claim/result.ts',
    'gate/checks/checks',
    ['S1-56 a result that cannot be read is taken', '[...claim.problems, ', '['],
  ],
  [
    'gate/checks/index.ts',
    'hooks/false-completion',
    ['S0-66 the hook lets a contradiction pass', '  contradiction,\n'],
    ['S0-67 the hook lets a spec file that is not committed pass', '  planCommitted,\n'],
    ['S0-68 the hook does not look at the box', '  checkmark,\n'],
    ['S0-69 the hook lets a claim without TASK_COMPLETE pass', '  signal,\n'],
  ],
  [
    'gate/checks/claim/status.ts',
    'gate/checks/checks',
    ['S1-41 any status is a success', "if (result.status === 'success') return []", 'return []'],
  ],
  [
    'gate/command-runs.ts',
    'gate/claim-command',
    [
      'S1-24 a program that is not known counts as one that reads',
      'made.every((step) => isQuiet(step) || isIdle(step)) &&\n',
      '',
    ],
    ['S1-24 a program that only says its version counts', 'isQuiet(step) || isIdle(step)', 'isQuiet(step)'],
    ['S1-24 one part of a command is enough', 'way.every((step) =>', 'way.some((step) =>'],
    ['S1-24 what reads another file counts', 'isAmong(line, word) || isCovered(word)', 'line.length > 0'],
    [
      'S1-24 a part of the plan counts as all of it',
      '  sure(given).every((word) => isAmong(asked, word) || (isPath(word) && asked.some(isPath)))',
      '  given.length >= 0',
    ],
    [
      'S1-24 what a reading program starts is not seen',
      '&&\n    !step.words.some((word) => STARTS.test(word))',
      '',
    ],
    [
      'S1-24 what the shell fills in is not seen',
      "inner.push(one ?? other ?? '')",
      'inner.push(typeof one, typeof other)',
    ],
  ],
  [
    'gate/checks/claim/command.ts',
    'gate/claim-command',
    ['S1-24 a copied command counts as run', 'return missed.length === 0\n', 'return missed.length >= 0\n'],
  ],
  [
    'gate/read-claim.ts',
    'engine/lies/claims',
    ['S1-14 any status is a result', "if (!status) wrong('status', STATUSES.join(', '))"],
    ['S1-15 a result names no task', "if (!read.task_name) wrong('task_name', 'the name of the task')"],
    ['S1-16 a result lists no files', "if (!read.files_modified) wrong('files_modified', 'a list of paths')"],
    [
      'S1-17 a result has no verification',
      "wrong('verification', 'command, exit_code and output_summary')",
      'undefined',
    ],
    [
      'S1-18 a result leaves open whether the criteria are met',
      "if (!isDone) wrong('done_criteria_met',",
      "if (isDone === false) wrong('done_criteria_met',",
    ],
    [
      'S1-19 a result has no evidence',
      "if (!read.evidence) wrong('evidence', 'what shows that the task is done')",
    ],
    [
      'S1-27 an exit code of 1 is a success',
      'else if (verification.exit_code !== 0)',
      'else if (verification.exit_code > 1)',
    ],
    [
      'S1-42 no command was run',
      "if (!verification.command) wrong('verification.command', 'the command that was run', command)",
    ],
    [
      'S1-44 a task is done whose criteria are not met',
      "if (!isDone) wrong('done_criteria_met',",
      "if (isDone === undefined) wrong('done_criteria_met',",
    ],
    [
      'S1-71 a block that is not YAML has no reason',
      'return unread(`the result block is not YAML: ${parsed.error}`, line + parsed.line)',
      "return unread('the result block is missing')",
    ],
  ],
  [
    'gate/checks/claim/status.ts',
    'engine/lies/claims',
    [
      'S1-21 a reported failure is a success',
      "if (result.status === 'success') return []",
      "if (result.status !== 'blocked') return []",
    ],
    [
      'S1-22 a blocked executor has failed',
      "result.status === 'blocked' ? 'BLOCKED' : undefined",
      'undefined',
    ],
    [
      'S1-54 a blocked executor is malformed',
      "result.status === 'blocked' ? 'BLOCKED' : undefined",
      "result.status === 'blocked' ? 'MALFORMED' : undefined",
    ],
  ],
  [
    'gate/commands.ts',
    'engine/lies/proof',
    [
      'S1-55 a verify that does not end has failed',
      "` : ''}`,\n      failure: 'TIMEOUT',",
      "` : ''}`,\n      failure: 'VERIFY_FAILURE',",
    ],
  ],
  [
    'engine/proof/run-proof.ts',
    'engine/lies/proof',
    [
      'S1-69 what a verify said until its limit is not kept',
      'excerpt: excerptOf(output, cwd)',
      "excerpt: ''",
    ],
  ],
  [
    'model/config.ts',
    'engine/proof-commands',
    ['S1-67 a verify has five minutes', 'verify: seconds(120, 3600)', 'verify: seconds(300, 3600)'],
  ],
  [
    'model/config.ts',
    'run/policy',
    [
      'S1-75 after a timeout a minute passes',
      'afterTimeout: seconds(30, 3600)',
      'afterTimeout: seconds(60, 3600)',
    ],
  ],
  [
    'run/policy.ts',
    'run/policy',
    [
      'S1-79 after two timeouts a task cannot be skipped',
      "const AFTER_TIMEOUT = ['retry longer', 'skip', 'investigate']",
      "const AFTER_TIMEOUT = ['retry longer']",
    ],
  ],
  [
    'run/reduce-judgement.ts',
    'run/reviews',
    [
      'S1-78 a person does not read the feedback',
      "failure.stage === 'review' || failure.type === 'TIMEOUT' ?",
      "failure.type === 'TIMEOUT' ?",
    ],
  ],
  [
    'prompts/rejection.ts',
    'prompts/rejection',
    ['S1-62 a heading is the first issue', 'return hasHeading(issues) ?', 'return false ?'],
  ],
  [
    'gate/feedback.ts',
    'gate/feedback',
    ['S1-60 the list of failures is empty', 'lines.length > 0 ? lines : [silent]', 'lines'],
    [
      'S1-60 the warm message has no list of failures',
      '...listedFailures(blocking, failed), ...outputOf(',
      '...outputOf(',
    ],
  ],
  [
    'view/run-view.ts',
    'view/state',
    ['S1-138 warnings are not logged', "finding.severity === 'warn'", 'false'],
  ],
  [
    'gate/checks/claim/assertions.ts',
    'engine/lies/artifacts',
    [
      'S2-24 an assertion needs no result',
      'if (found.length === 1) return []',
      'if (found.length <= 1) return []',
    ],
    [
      'S2-25 a result without a status passes',
      "if (said === 'PASS') return []",
      "if (said !== 'FAIL') return []",
    ],
    [
      'S2-26 a result needs no reference',
      'if (references.length === 0) {',
      'if (references.length === 0) return []\n  {',
    ],
  ],
  [
    'gate/syntax.ts',
    'gate/syntax',
    ['S3-05 SQL is not parsed', "ending === 'sql' ? checkSql(text) : undefined", 'undefined'],
  ],
  [
    'plan/formats/json/task.ts',
    'plan/tasks-json',
    ['S4-40 a contract loses the tasks after it', '  downstreamTasks: Texts,\n'],
  ],
  [
    'gate/checks/proof/criteria.ts',
    'engine/lies/proof',
    [
      'S4-09 a criterion never blocks',
      "severity: weight === 'warning' ? 'warn' : undefined",
      "severity: 'warn'",
    ],
    [
      'S4-10 every criterion blocks',
      "severity: weight === 'warning' ? 'warn' : undefined",
      'severity: undefined',
    ],
  ],
  [
    'plan/packet/vague.ts',
    'plan/packet/vague',
    ['S2-20 MUST work is no vague term', '(?:work(?!-)|be working)', 'never'],
    ['S2-20 scare quotes make a name', '!ONLY_VAGUE.test(quotation) ||\n      NAMED', 'true ||\n      NAMED'],
    [
      'S2-20 a capital makes a name',
      "if (before.trim() === '' || ",
      "if (before.trim() !== '') return true\n  if (before.trim() === '' || ",
    ],
    [
      'S2-20 any record is a database state',
      'STATE.test(text) && (STORED',
      '/record/i.test(text) && (STORED',
    ],
    [
      'S2-20 a table that was changed is a database state',
      'TABLE.test(text) && STORED.test(text)',
      'TABLE.test(text)',
    ],
    ['S2-20 a list of values is vague', ".replace(ONE_OF, ' _ ')"],
  ],
].flatMap(([file, tests, ...promises]) =>
  promises.map(([name, from, to = '']) => ({
    ...swap(name, `src/${file}`, from, to),
    tests: tests.split(' ').map((path) => `test/${path}.test.ts`),
  })),
)

const LEAST = 3

export function mutations(root, effects) {
  const listed = [...ofChecks(root), ...ofPacketRules(root), ...ofPolicy(root), ...ofReducer(root, effects)]
  for (const { of } of listed)
    if (listed.filter((other) => other.of === of).length < LEAST)
      throw new Error(`${of} has fewer than ${LEAST} mutations`)
  return [...PROMISES.map((mutation) => ({ of: mutation.name, ...mutation })), ...listed]
}

/**
 * The unit tests that are about a mutated file: those of its table, and all that import it. What starts clients, builds
 * or takes long is left out, but the golden journals: they show every effect of an event.
 */
export function testsFor(root, { file, tests }) {
  if (tests) return tests
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
  // Its effects are compared first; this one shows what they cannot.
  ['src/run/reduce.ts', /^test\/run\/reduce-people/],
  ['src/run/', /^test\/run\//],
  ['src/prompts/', /^test\/prompts\//],
  ['src/model/roles.ts', /^test\/run\/review-need/],
  ['src/library/', /^test\/library\/verification/],
]
const SLOW =
  /^test\/(?:e2e|full|cost|hooks|cli|io|journal|demo|advice|architecture)\/|\/lies\/|corpus|\.property\.test|package\.test|replies\.test/
