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
    ].map((mutation, batch) => ({ ...mutation, of: id, batch, noticedBy: `${id} (` }))
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

/** Single promises of the documents that an audit found untested, and others like them: [name, file, from, to, tests]. */
const PROMISES = [
  [
    'S0-58 a fix task is tried three times',
    'run/reduce-judgement.ts',
    'ATTEMPTS_OF_A_FIX = 2',
    'ATTEMPTS_OF_A_FIX = 3',
    'run/reviews',
  ],
  [
    'S0-59 an invalid iteration is kept',
    'run/spec-review.ts',
    'Number.isInteger(iteration) && iteration >= 1 ? iteration : 1',
    'iteration',
    'run/reviews',
  ],
  [
    'S0-56 a batch names the files of its first task',
    'engine/dispatch/prompt-for-ticket.ts',
    'tasks.flatMap(({ files }) => files)',
    'tasks.slice(0, 1).flatMap(({ files }) => files)',
    'engine/review-packet',
  ],
  [
    'S0-56 a fix of a batch has the files of its first task',
    'engine/judge/settle-reviews.ts',
    '...(record.covers ?? [])',
    '',
    'engine/settle-reviews',
  ],
  [
    'S3-11 a voter is shown earlier reviews',
    'engine/dispatch/prompt-for-ticket.ts',
    "if (flow === 'votes') return undefined",
    '',
    'engine/review-packet',
  ],
  [
    'S1-57 the advice of the executor is dropped',
    'gate/checks/claim/status.ts',
    "if (advice !== '') return advice.slice(0, 400)",
    '',
    'gate/execution-failure',
  ],
  [
    'S2-54 assertion help is left out',
    'prompts/executor-task.ts',
    "task.packet ? assertionHelp(task) : ''",
    "''",
    'prompts/executor-task',
  ],
  [
    'S0-65 the executor is not told to tick',
    'prompts/executor-task.ts',
    'tick: tickStep(task, input.engineTicks),',
    "tick: '',",
    'prompts/executor-task',
  ],
  [
    'S0-62 the executor is not told to verify',
    'prompts/text/executor-task.md',
    '2. Run its verify command{{verifyPlural}} and see it pass:\n{{verify}}\n',
    '',
    'prompts/executor-task',
  ],
  [
    'S0-63 the executor is not told to check',
    'prompts/text/executor-task.md',
    '3. Check every "done when" of the task.\n',
    '',
    'prompts/executor-task',
  ],
  [
    'S0-64 the executor is not told to commit',
    'prompts/text/executor-task.md',
    '5. Commit every file that you made or changed{{planToo}}, each by its name: {{commit}}\n',
    '',
    'prompts/executor-task',
  ],
  [
    'S2-22 an eighth task is allowed',
    'plan/packet/rules/shape.ts',
    'packets.length > MOST && packets[MOST] === packet',
    'packets.length > MOST + 1 && packets[MOST] === packet',
    'plan/packet/packet-rules',
  ],
  [
    'S2-22 packets without parent_feature are not counted',
    'plan/packet/rules/shape.ts',
    "packet.parentFeature ?? ''",
    'packet.parentFeature ?? packet.raw + Math.random()',
    'plan/packet/packet-rules',
  ],
  [
    'S2-22 fix tasks count',
    'plan/packet/rules/shape.ts',
    'fixOf !== undefined ||',
    '',
    'plan/packet/packet-rules',
  ],
  [
    'S2-21 an eighth assertion is allowed',
    'plan/packet/rules/shape.ts',
    'if (count > MOST)',
    'if (count > MOST + 1)',
    'plan/packet/packet-rules',
  ],
  [
    'S2-09 a task without a packet has findings',
    'plan/packet/rules/index.ts',
    "if (!packet || task.tier === 'TRIVIAL') return []",
    'if (!packet) return [{ id: rule.id, severity: "block", message: "x" }]',
    'plan/packet/packet-rules',
  ],
  [
    'S2-27 one of expected and actual is enough',
    'gate/checks/claim/assertions.ts',
    'hasExpected && hasActual',
    'hasExpected || hasActual',
    'gate/assertion-audit',
  ],
  [
    'S2-44 a TRIVIAL task is not shown as SKIPPED',
    'gate/check.ts',
    'SKIPPED: the task is TRIVIAL',
    'nothing to do',
    'gate/assertion-audit',
  ],
  [
    'S2-20 robust is no vague term',
    'plan/packet/vague.ts',
    "['robust, robustly', 'robust(?:ly|ness)?'],",
    '',
    'plan/packet/vague',
  ],
  [
    'S2-20 an observable of another sentence is enough',
    'plan/packet/vague.ts',
    'seen(sentence))',
    'seen(text))',
    'plan/packet/vague',
  ],
  [
    'S2-07 findings name no section',
    'model/packet-gates.ts',
    ' (Section ${section})`',
    '`',
    'gate/assertion-audit',
    'plan/packet/packet-rules',
    'engine/protocol-skill',
  ],
  [
    'S2-06 the skill has no gates',
    'engine/project/protocol-skill.ts',
    '    ...rows,\n',
    '',
    'engine/protocol-skill',
  ],
  [
    'S2-37 the skill has no lifecycle',
    'engine/project/protocol-skill.ts',
    '...LIFECYCLE.map(',
    '...[].map(',
    'engine/protocol-skill',
  ],
  [
    'S2-52 the skill grows',
    'engine/project/protocol-skill.ts',
    "    '# Packets',",
    "    'x'.repeat(20_000),",
    'engine/protocol-skill',
  ],
  [
    'S2-06 the page of checks has no tiers',
    'gate/render-docs.ts',
    'TRIVIAL | SKIPPED',
    'TRIVIAL | all',
    'gate/render-docs',
  ],
  [
    'S2-45 a packet cannot ask for a review',
    'model/roles.ts',
    '(review ?? simple)',
    'simple',
    'run/review-need',
  ],
  [
    'S2-46 MODERATE needs no reviewer',
    'model/roles.ts',
    '(task.tier !== undefined || settings.architect) ? 1 : 0',
    'settings.architect ? 1 : 0',
    'run/review-need',
    'run/status-walk',
  ],
  [
    'S3-09 tier 2 has no verifier',
    'model/roles.ts',
    'if (asked < 2 || !tier2) return 0',
    'return 0',
    'run/review-need',
  ],
  [
    'S2-39 a plan is never RATIFIED',
    'run/lifecycle.ts',
    "tasks.set(task, 'RATIFIED')",
    "tasks.set(task, 'EXECUTING')",
    'run/lifecycle',
  ],
  [
    'S2-38 a plan that blocks leaves DRAFT',
    'run/lifecycle.ts',
    "lint === 'clean' ? 'LINT_PASS' : 'DRAFT'",
    "'LINT_PASS'",
    'run/lifecycle',
  ],
  [
    'S2-41 an approved task is not GRADUATED',
    'run/lifecycle.ts',
    "return [event.task, 'GRADUATED']",
    "return [event.task, 'VERIFIED']",
    'run/lifecycle',
  ],
  [
    'S4-04 the scripts of packages are ignored',
    'gate/package-checks.ts',
    'return [...found.values()]',
    'return []',
    'gate/package-checks',
  ],
  [
    'S3-24 failed calls are not looked for',
    'client/agent-calls.ts',
    ".filter(({ failed, error = '' }) => failed && !REFUSED.test(error))",
    '.filter(() => false)',
    'engine/tool-calls',
  ],
  [
    'S3-41 a tie passes',
    'library/model-verifiers.ts',
    'yes > this.#votes / 2',
    'yes >= this.#votes / 2',
    'library/verification-gates',
  ],
  [
    'S3-36 an answer that cannot be read passes',
    'library/model-verifiers.ts',
    'if (problems.length > 0)',
    'if (false)',
    'library/verification-gates',
  ],
  [
    'S3-38 a suggestion is no feedback',
    'library/model-verifiers.ts',
    '{ feedback: suggestion }',
    '{}',
    'library/verification-gates',
  ],
  [
    'S3-34 the verifier sees no tool calls',
    'library/model-verifiers.ts',
    "calls.map(callLine).join('\\n') || 'none'",
    "'none'",
    'library/verification-gates',
  ],
  [
    'S3-21 a failed tier does not end it',
    'library/verification-gates.ts',
    'if (!last.passed) return last',
    '',
    'library/verification-gates',
  ],
  [
    'S3-22 a tier that is off runs',
    'library/verification-gates.ts',
    'tier2Enabled\n',
    'true\n',
    'library/verification-gates',
  ],
  [
    'S3-45 passing checks are not recorded',
    'library/deterministic-verifier.ts',
    'const failed = checks.filter',
    'checks.splice(0, 1); const failed = checks.filter',
    'library/verification-gates',
  ],
  [
    'S3-28 Python is not parsed',
    'library/deterministic-verifier.ts',
    'parsed: parseSources(folder, files),',
    'parsed: new Map(),',
    'library/verification-gates',
  ],
  [
    'S4-18 the summary of a level has no failures',
    'gate/contract-checker.ts',
    "[{ name: 'typecheck', detail: said }]",
    '[]',
    'gate/contract-checker',
  ],
  [
    'S4-38 variables are not looked for',
    'gate/contract-checker.ts',
    '...variables.map((name) => failed(`env-${name}`, notSet(name))),',
    '',
    'gate/contract-checker',
  ],
  [
    'S4-27 the re-queue block does not end',
    'gate/feedback.ts',
    "'=== END FAILURE CONTEXT ===',",
    '',
    'gate/contract-checker',
    'gate/feedback',
  ],
  [
    'S1-58 a retry does not say that the attempt failed',
    'gate/feedback.ts',
    "'PREVIOUS ATTEMPT FAILED:',",
    '',
    'gate/feedback',
    'gate/execution-failure',
  ],
  [
    'S1-60 a retry does not name the verification',
    'gate/feedback.ts',
    "'VERIFICATION FAILED:',",
    '',
    'gate/feedback',
  ],
  [
    'S0-70 feedback does not say what is not accepted',
    'gate/feedback.ts',
    'is not accepted',
    'is accepted',
    'gate/feedback',
  ],
  [
    'S2-11 a warning is not ORANGE',
    'gate/check.ts',
    "{ colour: 'ORANGE', confidence:",
    "{ colour: 'PASS', confidence:",
    'gate/run-stage',
  ],
  [
    'S1-37 any verdict is read as an approval',
    'gate/verdicts/architect.ts',
    "z.enum(['APPROVED', 'REJECTED'])",
    "z.enum(['APPROVED'])",
    'gate/verdicts/architect',
  ],
  [
    'S0-23 the signal is looked for in another word',
    'gate/verdicts/spec-reviewer.ts',
    "const PASS = 'REVIEW_PASS'",
    "const PASS = 'REVIEW_OK'",
    'gate/verdicts/spec-reviewer',
  ],
  [
    'S3-37 a missing confidence is 1',
    'gate/verdicts/verifier.ts',
    'const UNSAID = 0.5',
    'const UNSAID = 1',
    'gate/verdicts/verifier',
    'library/verification-gates',
  ],
  ['S1-105 STATE.md has no gate_status', 'view/state.ts', 'gate_status: gateStatus,', '', 'view/state'],
  [
    'S1-114 STATE.md has no bar',
    'view/state.ts',
    '`Gate Progress: [${bar}] Step ${step}/3`,',
    '',
    'view/state',
  ],
  [
    'S1-119 pass_rate counts all tasks',
    'view/run-view.ts',
    'const decided = passed + failed',
    'const decided = totals.total',
    'view/state',
  ],
  [
    'S1-122 failures are not listed',
    'view/state.ts',
    'recent_failures: failureLog(run)',
    'recent_failures: []',
    'view/state',
  ],
  [
    'S1-96 a skip needs no manual commit',
    'view/task-view.ts',
    'requires_manual_commit: true,',
    '',
    'view/state',
  ],
  ['S1-142 the gate result has no outcome', 'view/show.ts', 'outcome: outcomeOf(task),', '', 'view/show'],
  [
    'S0-51 an iteration leaves no heading',
    'view/progress.ts',
    '`### Review: execution (Task ${entry.taskIndex}, Iteration ${entry.iteration})`,',
    '',
    'view/progress',
  ],
  ['S1-100 the log does not tell of a force', 'view/log-entries.ts', '(forced) by', 'by', 'view/log'],
  [
    'S1-102 the summary does not warn of a force',
    'view/summary.ts',
    'bypassed all quality checks',
    'passed',
    'view/summary',
  ],
  [
    'S0-46 a fix task does not say what to address',
    'plan/fix-task.ts',
    '  - **Do**: Address reviewer finding: ',
    '  - **Do**: ',
    'plan/fix-task',
  ],
  [
    'S1-133 vague criteria are not flagged',
    'plan/lint/rules/tasks.ts',
    'EMPTY.test(text.trim()) ||',
    'false &&',
    'plan/lint/lint-plan',
  ],
  [
    'S0-36 the reviewer is told of another artifact',
    'prompts/roles/spec-reviewer.md',
    'You are reviewing the execution artifact for spec: {{spec}}',
    'You are reviewing {{spec}}',
    'prompts/review-prompt',
  ],
  [
    'S0-41 no rubric',
    'prompts/roles/spec-reviewer.md',
    'Apply the execution rubric. ',
    '',
    'prompts/review-prompt',
  ],
  [
    'S1-32 the architect does not look at the files',
    'prompts/roles/architect.md',
    '1. The files modified match the files of the task.\n',
    '',
    'prompts/review-prompt',
  ],
  [
    'S3-12 the verifier is not asked what is wrong',
    'prompts/roles/verifier.md',
    "What's wrong?",
    '',
    'prompts/review-prompt',
  ],
  [
    'S3-35 no criteria: nothing is said',
    'prompts/review-prompt.ts',
    "return 'The subtask description should be fully satisfied.'",
    "return ''",
    'prompts/review-prompt',
  ],
  [
    'S3-01 a voter may have the model of the executor',
    'run/policy.ts',
    'NAMES.find((name) => name !== executor)',
    'executor',
    'run/models',
  ],
  [
    'S0-15 every fifth task is not reviewed',
    'run/spec-review.ts',
    'if (index % every === 0',
    'if (false',
    'run/review-need',
  ],
  [
    'S1-90 too slow is a reason to skip',
    'run/person-words.ts',
    '/\\btakes? too long\\b/i',
    '/never/',
    'run/skip-reason',
  ],
  [
    'S1-07 a failed stage does not end the gate',
    'engine/judge/judge-claim.ts',
    'if (!report.passed) break',
    '',
    'engine/judge-claim',
  ],
  [
    'S1-38 the confidence of an architect is LOW or nothing',
    'gate/verdicts/architect.ts',
    "z.enum(['HIGH', 'MEDIUM', 'LOW'])",
    "z.enum(['LOW'])",
    'gate/verdicts/architect',
  ],
  [
    'S1-09 a claim does not begin the verification',
    'run/reduce-agents.ts',
    "status: 'verifying'",
    "status: 'executing'",
    'run/status-walk',
  ],
  [
    'S0-02 every task may be approved',
    'run/reviews.ts',
    'return !run.tickets.some((ticket) => ticket.task === task.id) && outstandingReviews(run, task).length === 0',
    'return true',
    'run/status-walk',
    'run/reviews',
  ],
  [
    'S0-03 a fix task has an index of its own',
    'run/spec-review.ts',
    'const original = originalOf(run, task)\n',
    'const original = task\n',
    'run/status-walk',
  ],
  [
    'S0-21 design and requirements are read in the first round only',
    'engine/dispatch/prompt-for-ticket.ts',
    'attach(dir, committedText(run.root, change.commit,',
    'attach(dir, ticket.iteration > 1 ? undefined : committedText(run.root, change.commit,',
    'engine/review-packet',
  ],
  [
    'S1-05 a task does not wait for those it depends on',
    'run/groups.ts',
    'if (task.dependsOn.includes(other.id)) return true',
    '',
    'run/next',
  ],
  [
    'S1-12 a failed attempt is the last',
    'run/reduce-judgement.ts',
    "        status: 'failed',\n        ...(follow",
    "        status: 'escalated',\n        ...(follow",
    'run/status-walk',
  ],
  [
    'S1-81 a rejection leaves no feedback',
    'run/reduce-review.ts',
    'feedback ? { ...task, retryFeedback: feedback } : task',
    'task',
    'run/status-walk',
  ],
  [
    'S1-13 a blocked task is tried again',
    'run/policy.ts',
    "return { kind: 'block', reason: 'it cannot go on' }",
    "return { kind: 'cold' }",
    'run/blocked-by',
  ],
  [
    'S1-63 the blocking task is not looked for in the result',
    'gate/claim.ts',
    'blockedBy.some((name) => namesTask(name, task, plan))',
    'false',
    'gate/blocker',
  ],
  [
    'S1-64 a pending blocker is not queued first',
    'run/reduce-judgement.ts',
    'const dependsOn = withFlags(task.dependsOn, id)',
    'const { dependsOn } = task',
    'run/blocked-by',
  ],
  [
    'S1-65 an approved blocker is waited for',
    'run/reduce-judgement.ts',
    'const why = isDone(blocker)\n    ? overAndDone(blocker)\n    : canFinish',
    'const why = canFinish',
    'run/blocked-by',
  ],
  [
    'S1-26 the time of a command is not kept',
    'engine/proof/run-proof.ts',
    "'timedOut', 'startedAt', 'durationMs'),",
    "'timedOut'),",
    'engine/judge-claim',
  ],
  [
    'S1-45 the files of the executor are not shown',
    'view/show.ts',
    'files_modified: (result?.filesChanged ?? []).map(oneLine),',
    '',
    'view/show',
  ],
  [
    'S1-46 a verdict is kept without what the reviewer wrote',
    'run/reduce-review.ts',
    '    text: ticket.judging.claim,\n',
    '',
    'run/status-walk',
  ],
  [
    'S2-13 a verdict has no time',
    'run/reduce-review.ts',
    '    ticket: ticket.id,\n    at: event.at,\n',
    "    ticket: ticket.id,\n    at: '',\n",
    'run/status-walk',
  ],
  [
    'S1-47 a strong pass is flagged',
    'gate/check.ts',
    "if (findings.length === 0) return { colour: 'PASS', confidence: 1 }",
    '',
    'engine/judge-claim',
    'gate/run-stage',
  ],
  [
    'S4-01 the proof is left out',
    'engine/judge/judge-claim.ts',
    "input.stages ?? ['claim', 'artifacts', 'proof']",
    "input.stages ?? ['claim', 'artifacts']",
    'engine/judge-claim',
  ],
  [
    'S2-33 a second claim is judged from where the first failed',
    'engine/judge/judge-claim.ts',
    "const wanted = input.stages ?? ['claim', 'artifacts', 'proof']",
    "const wanted = input.stages ?? ['claim', 'artifacts', 'proof'].slice(input.run.tasks.some(({ lastResult }) => lastResult) ? 1 : 0)",
    'engine/judge-claim',
  ],
  [
    'S2-48 a check answers by chance',
    'gate/check.ts',
    '...(first ? { detail: first.message } : {})',
    'detail: String(Math.random())',
    'engine/judge-claim',
  ],
  [
    'S1-49 a rejected task has passed its gate',
    'run/reduce-review.ts',
    "outcome: 'FAILED',",
    "outcome: 'PASSED',",
    'run/reviews',
  ],
  [
    'S1-50 a review can be had before the gate has passed',
    'run/reduce-agents.ts',
    'return isAsked(run, event, task)\n',
    'return true\n',
    'run/reviews',
  ],
  [
    'S1-68 a reviewer has five minutes',
    'model/config.ts',
    'review: seconds(180, 86_400),',
    'review: seconds(300, 86_400),',
    'run/time-limit',
  ],
  [
    'S1-127 a gate may take an hour',
    'model/config.ts',
    'gateMax: seconds(1800, 86_400),',
    'gateMax: seconds(3600, 86_400),',
    'run/time-limit',
  ],
  [
    'S1-87 a service that is down is no reason to skip',
    'run/person-words.ts',
    '[/^\\P{L}*$/u,',
    '[/^\\P{L}*$|\\bexternal\\b/iu,',
    'run/skip-reason',
  ],
  [
    'S1-89 a known false negative is no reason to skip',
    'run/person-words.ts',
    '[/^\\P{L}*$/u,',
    '[/^\\P{L}*$|\\btest bug\\b|false negative/iu,',
    'run/skip-reason',
  ],
  [
    'S1-92 a skip needs no reason',
    'run/person-words.ts',
    "[/^\\P{L}*$/u, 'a skip needs a reason, and it is kept'],",
    '',
    'run/skip-reason',
  ],
  [
    'S1-93 nobody is recorded for a skip',
    'run/reduce-people.ts',
    "...given(event, 'who', 'at',",
    "...given(event, 'at',",
    'run/reduce-people',
  ],
  [
    'S1-103 the summary does not recommend to fix the task',
    'view/summary.ts',
    '; fix the task or its verification instead',
    '',
    'view/summary',
  ],
  [
    'S1-117 a rejection is called a failure of the verify',
    'view/task-view.ts',
    "failed(3) && gateStatus === 'FAILED' ? 'REJECTED' : gateStatus",
    'gateStatus',
    'view/state',
  ],
  [
    'S1-126 a task is compared with the mean',
    'view/show.ts',
    'return Math.round(around.reduce((sum, value) => sum + value, 0) / around.length)',
    'return Math.round(sorted.reduce((sum, value) => sum + value, 0) / sorted.length)',
    'view/show',
  ],
  [
    'S1-128 a verify of two commands is the whole suite',
    'plan/lint/rules/verify-broad.ts',
    "if (items.length !== 1 || only?.pipeline.commands.length !== 1 || node?.kind !== 'simple') return false",
    "const last = items.at(-1)?.pipeline.commands[0]; if (last?.kind !== 'simple') return false; if (items.length > 1) return true",
    'plan/lint/lint-plan',
  ],
  [
    'S1-130 a bare npm test is not flagged',
    'plan/lint/rules/verify-broad.ts',
    '/^(?:npm|pnpm|yarn|bun) (?:run )?(?:test|t|tests)$/,',
    '',
    'plan/lint/lint-plan',
  ],
  [
    'S1-132 a criterion with a name and a number is vague',
    'plan/lint/rules/tasks.ts',
    ' && !MEASURABLE.test(text)',
    '',
    'plan/lint/lint-plan',
  ],
  [
    'S1-135 the architect is not asked whether it is safe to commit',
    'prompts/roles/architect.md',
    '6. This would be safe to commit.\n',
    '',
    'prompts/review-prompt',
  ],
  [
    'S2-12 a blocking finding is not RED',
    'gate/check.ts',
    "if (!passed) return { colour: 'RED',",
    "if (!passed) return { colour: 'ORANGE',",
    'gate/run-stage',
  ],
  [
    'S3-16 a majority is not enough',
    'run/reviews.ts',
    'majority: yes > of / 2,',
    'majority: yes > of,',
    'run/reviews',
  ],
  [
    'S3-19 all tiers run by default',
    'library/verification-gates.ts',
    'tier = 1,',
    'tier = 3,',
    'library/verification-gates',
  ],
  [
    'S3-32 a failed file leaves no feedback',
    'library/deterministic-verifier.ts',
    '{ feedback: feedbackOf(failed) }',
    '{}',
    'library/verification-gates',
  ],
  [
    'S3-51 feedback does not say what to fix',
    'gate/feedback.ts',
    "`SUGGESTED FIX: ${fixes.join('\\n')",
    "`SUGGESTED FIX: ${''",
    'gate/feedback',
  ],
  [
    'S3-47 a low confidence asks no person',
    'run/reduce-review.ts',
    'confidence < floor &&',
    'false &&',
    'run/reviews',
  ],
  [
    'S3-53 a review is not stored as a check',
    'run/reduce-review.ts',
    "checks: [...judged.checks, { id, stage: 'review', result, detail }],",
    '',
    'run/reviews',
  ],
  [
    'S4-38 exports are not looked up',
    'gate/contract-checker.ts',
    "...lostExports(exports, input).map((name) => failed(`export-${name}`, 'not found in the files produced')),",
    '',
    'gate/contract-checker',
  ],
  [
    'S4-12 the route of the document is missing',
    'server/api.ts',
    ", '/api/naomi/tasks/:id/verification'",
    '',
    'server/api',
  ],
  [
    'S4-13 a report needs no key',
    'server/api.ts',
    "app.post(path, only('key'), limit,",
    'app.post(path, limit,',
    'server/security',
  ],
  [
    'S4-14 a body of any type is read',
    'server/api.ts',
    "if (type !== 'application/json')",
    'if (false)',
    'server/api',
  ],
  [
    'S4-15 one report is enough for all levels',
    'run/reported.ts',
    '.some(({ level }) => level === report.level)',
    '.some(() => true)',
    'server/api',
  ],
  [
    'S4-16 a report that a level passed counts as a failure',
    'run/reported.ts',
    'if (passed) return known',
    '',
    'server/api',
  ],
  [
    'S4-19 a report of any attempt is taken',
    'run/reported.ts',
    ' || ticket.attempt !== report.attemptNumber',
    '',
    'server/api',
  ],
  [
    'S4-20 an approved task is not completed',
    'run/reported.ts',
    "if (isProved(task)) return { id, action: 'completed', passed: true }",
    '',
    'server/api',
  ],
  [
    'S4-21 a re-queued task has no next attempt',
    'run/reported.ts',
    "action: 'requeued', passed: false, attemptNumber: now,",
    "action: 'requeued', passed: false, attemptNumber: report.attemptNumber,",
    'server/api',
  ],
  [
    'S4-22 a task without attempts left is re-queued',
    'run/reported.ts',
    "if (task.status === 'escalated')",
    'if (false)',
    'server/api',
  ],
  [
    'S4-23 the first failure is the last',
    'run/policy.ts',
    '  VERIFY_FAILURE: 2,',
    '  VERIFY_FAILURE: 0,',
    'server/api',
  ],
  [
    'S4-29 between attempts a task is not pending',
    'view/board.ts',
    "failed: 'pending',",
    "failed: 'failed',",
    'server/api',
  ],
  [
    'S4-30 between attempts a task keeps its times',
    'view/summary.ts',
    'const open = isWaiting ? undefined : attempt',
    'const open = attempt',
    'view/status',
  ],
  [
    'S4-31 the attempt is not counted up',
    'view/summary.ts',
    'isTried && attempt && !task.givenUp ? 1 : 0',
    '0',
    'view/status',
  ],
  [
    'S4-32 after the last attempt a task is pending',
    'view/summary.ts',
    "escalated: 'failed',",
    "escalated: 'pending',",
    'view/status',
  ],
  [
    'S4-33 the error of a failed task is not stored',
    'view/summary.ts',
    '...(error === undefined ? {} : { error: oneLine(error) }),',
    '',
    'view/status',
  ],
  [
    'S4-35 a failed task is in another column',
    'view/board.ts',
    "escalated: 'Needs Human Review',",
    "escalated: 'Approved',",
    'server/board',
    'server/api',
  ],
  [
    'S4-36 a person cannot reset a task',
    'run/reduce-people.ts',
    "!(isStuck(task) || task.status === 'failed')",
    "task.status !== 'failed'",
    'server/api',
  ],
].map(([name, file, from, to, ...tests]) => ({
  ...swap(name, `src/${file}`, from, to),
  tests: tests.map((path) => `test/${path}.test.ts`),
}))

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
