import { REVIEWERS, roleOf } from '../model/roles.ts'
import type { Check, GateStage } from './check.ts'

const STAGES: readonly (readonly [stage: GateStage, about: string])[] = [
  ['claim', "What the executor says, in its last message, against the task's own words."],
  ['artifacts', 'What was committed since the task began, read from git; nothing is run yet.'],
  ['proof', 'What the commands of the pinned plan come to when the gate runs them itself.'],
]

export const FLOW = `\`\`\`text
executor: last message
    |
    v
Layer 1, automatic                                          Layer 2, agents
stage 1 claim -> stage 2 artifacts -> stage 3 proof  -----> stage 4 review -> approved
    |                 |                   |                     |
    +-----------------+-------------------+---------------------+
    first stage that fails: all its findings go back, the failure decides the retry
\`\`\``

const FAILURES = `| failure | retries | then |
| --- | --- | --- |
| FALSE_CLAIM | 3, by the same agent | the attempt has failed |
| EXECUTION_FAILURE, VERIFY_FAILURE, MALFORMED | 2 | the task pauses, a person is asked |
| SPEC_VIOLATION | 1, all stages again, counted apart | BLOCKED, a person is told |
| ARCHITECT_REJECTION | 1, by a fresh agent with the feedback | the feedback is shown, a person is asked |
| VERIFIER_REJECTION | 2, each by a fresh agent with the feedback; votes without a majority: 0 | the feedback is shown, a person is asked |
| REVIEW_FAIL | 2, by fix tasks that are gated like any task | it goes on, ORANGE, with the findings listed |
| TIMEOUT | 1, not before 30 s | retry longer, skip or investigate |
| BLOCKED | 0 | the missing dependency first, or the inconsistency is reported |`

export const TIERS = `| tier | packet gates (Gate 1, 2, 3 of seed 002) | review |
| --- | --- | --- |
| TRIVIAL | SKIPPED | none |
| SIMPLE | all | with \`review: true\` in the packet, or \`review.simple\` |
| MODERATE, COMPLEX | all | architect required |
| none stated | all, where there is a packet | architect |`

/** The page about all checks, from the checks themselves. */
export function renderCheckDocs(checks: readonly Check[]): string {
  return [
    '# Checks of the gate',
    '',
    '<!-- generated from src/gate/checks; do not edit -->',
    '',
    FLOW,
    '',
    'Facts are gathered first; a check looks at them and says what is wrong. A check that throws blocks, and so does a stage in which no check ran.',
    'Skipped is not passed: `ultraplan show <task> --yaml` names every check that was skipped, and why.',
    '',
    ...STAGES.flatMap(([stage, about], index) => [
      `## Stage ${index + 1}: the ${stage}`,
      '',
      about,
      '',
      ...checks.filter((check) => check.stage === stage).flatMap(renderCheck),
    ]),
    '## Stage 4: the review',
    '',
    'What agents say who did not do the work, one after the other; the first that rejects ends the attempt. A verdict that cannot be read, or that approves what its author did not see, goes back to its author; after that a person is asked.',
    '',
    ...REVIEWERS.flatMap((role) => roleOf(role).checks).flatMap((check) =>
      renderCheck({ ...check, severity: 'block', tunable: false }),
    ),
    '## Failures and what follows',
    '',
    FAILURES,
    '',
    '## How much, for which task',
    '',
    TIERS,
    '',
    '## Settings',
    '',
    'In `.ultraplan/config.yaml`, committed before the run starts: `checks: { tests/integrity: warn }`. `off`, `warn` and `block` are taken for the checks',
    'marked "may be set"; every other check can only be raised. What a seed blocks is lowered by nobody, and overridden only by a person.',
    '',
  ].join('\n')
}

function renderCheck(check: Omit<Check, 'stage' | 'run'>): string[] {
  const { id, severity, failure, summary, message, seed, source, rows, tunable } = check
  const asked = `${seed === 'design' ? 'the design' : `seed ${seed}`}${source ? ` (${source})` : ''}`
  const facts = [
    `${severity === 'block' ? 'blocks' : 'warns'} with ${failure}`,
    `asked for by ${asked}${rows.length > 0 ? `: ${rows.join(', ')}` : ''}`,
    ...(tunable ? ['may be set'] : []),
  ]
  const lines = [`### ${id}`, `Rule: ${summary}.`, `Says: ${inCode(message)}`, `${facts.join('; ')}.`]
  return lines.flatMap((line) => [line, ''])
}

/** The text as inline code, also if it contains backticks. */
const inCode = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)
