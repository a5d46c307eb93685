import type { Check } from '../../gate/check.ts'
import { warmFeedback } from '../../gate/feedback.ts'
import { FLOW, TIERS } from '../../gate/render-docs.ts'
import {
  GATES,
  PACKET_CHECKS,
  type PacketCheckId,
  packetMessage,
  SECTIONS,
  sectionOf,
} from '../../model/packet-gates.ts'
import { Task } from '../../model/plan.ts'
import { PACKET_RULES } from '../../plan/packet/rules/index.ts'
import { KEYWORDS } from '../../plan/packet/rules/words.ts'
import { OBSERVABLE_WORDS, VAGUE_TERMS } from '../../plan/packet/vague.ts'
import { LIFECYCLE, LIFECYCLE_MEANS } from '../../run/lifecycle.ts'
import { ALL_CHECKS } from './checks.ts'

const PACKET = `# --- SPEC ---
version: 1
intent: "Add .env to .gitignore to keep secrets out of commits"
assertions:
  - id: A1
    positive: ".gitignore MUST contain a line matching .env*"
    negative: ".gitignore MUST NOT lack the .env* pattern"
constraints:
  - "MUST NOT remove existing entries"
file_scope:
  - .gitignore
# --- END SPEC ---`
const GENERATED = '<!-- generated from the tables of the checks; do not edit -->'
const page = (...lines: readonly string[]): string => `${lines.join('\n')}\n`
const heading = (number: keyof typeof SECTIONS) => `## Section ${number}: ${SECTIONS[number]}`

/** The skill `spec-protocol`: packets, their gates and their life, from the tables that the checks use. */
export function protocolSkill(): Record<string, string> {
  const folder = 'skills/spec-protocol'
  return {
    [`${folder}/SKILL.md`]: SKILL,
    [`${folder}/reference/packet.md`]: packetPage(),
    [`${folder}/reference/gates.md`]: gatesPage(),
  }
}

const SKILL = page(
  '---',
  'name: spec-protocol',
  'description: Use when writing or working on a spec packet',
  '---',
  GENERATED,
  '',
  'A spec packet says in a task what must hold when it is done. Gates 1 to 3 check it without a model; findings name a section of these pages.',
  '',
  '- Writing a packet: read [reference/packet.md](reference/packet.md) (Sections 1, 3, 4, 5), then run `ultraplan lint <plan>` until it says clean.',
  '- Working on a task with a packet: change only its `file_scope`, and report every assertion as Section 11 of [reference/packet.md](reference/packet.md) shows.',
  '- Sent back by a gate, or asking who reviews: [reference/gates.md](reference/gates.md) (Sections 14, 15).',
)

const packetPage = (): string =>
  page(
    '# Packets',
    '',
    GENERATED,
    '',
    heading(1),
    '',
    'Inside a task, in a yaml fence or bare:',
    '',
    '```yaml',
    PACKET,
    '```',
    '',
    'Assertions are A1 to A7, each with `id`, `positive` and `negative`. Only files that `file_scope` names may change.',
    'Optional: `tier` (TRIVIAL, SIMPLE, MODERATE, COMPLEX), `parent_feature`, and `review: true` for the reviewer of a SIMPLE task.',
    '',
    heading(3),
    '',
    ...Object.entries(KEYWORDS).map(
      ([word, opposite]) => `- ${word}${opposite ? `: its negative says ${opposite}` : ''}`,
    ),
    '',
    'In capitals. A positive has exactly one. Constraints use only MUST and MUST NOT. The intent uses none: it begins with a verb.',
    '',
    heading(4),
    '',
    `A vague term needs, in its own sentence, ${OBSERVABLE_WORDS.slice(0, -1).join(', ')} or ${OBSERVABLE_WORDS.at(-1)}.`,
    '',
    `Vague: ${VAGUE_TERMS.join('; ')}.`,
    '',
    heading(5),
    '',
    `${ruleOf('1g')}. Packets without \`parent_feature\` are one feature: the plan. Fix tasks do not count.`,
    '',
    heading(11),
    '',
    'In the claim, before its result block, one line for every assertion:',
    '',
    '```markdown',
    '## Assertion Results',
    '- A1: PASS \u2014 src/file.ts:42 (what is there)',
    '- A2: FAIL \u2014 src/file.ts:58 (expected: \u2026; actual: \u2026)',
    '```',
    '',
    '`file:line`, `file:15-28`, or `page.md#Heading`, as committed. A FAIL says both expected and actual, and is not done.',
  )

const ruleOf = (check: PacketCheckId): string =>
  capital(PACKET_RULES.find((rule) => rule.check === check)?.summary ?? '')
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** The rule of a check of gates 2 and 3; those of gate 1 have a rule of their own. */
const AUDITS: Readonly<Partial<Record<PacketCheckId, readonly [holds: string, says: string]>>> = {
  '2a': ['every assertion has exactly one result', '{id} has no result'],
  '2b': ['each result says PASS; FAIL is not done', 'the result of {id} says neither PASS nor FAIL'],
  '2c': ['each result points to committed lines', 'the result of {id} has no file:line reference'],
  '2d': ['a FAIL gives expected and actual', 'the FAIL of {id} does not give expected and actual'],
  '3a': [summaryOf('scope/inside'), 'changed, but not in file_scope'],
  '3b': [`${summaryOf('scope/untouched')} (a warning)`, '{entry} is in file_scope and was not touched'],
}

function summaryOf(id: Check['id']): string {
  return ALL_CHECKS.find((check) => check.id === id)?.summary ?? ''
}

function gatesPage(): string {
  const rows = (Object.keys(PACKET_CHECKS) as PacketCheckId[]).map((check) => {
    const rule = PACKET_RULES.find((each) => each.check === check)
    const [holds = '', says = ''] = rule ? [rule.summary, rule.message] : (AUDITS[check] ?? [])
    return `| ${check} | ${holds} | ${packetMessage(check, says)} | ${sectionOf(check)} |`
  })
  return page(
    '# Gates and life of a packet',
    '',
    GENERATED,
    '',
    '## Section 14: Two-Layer Verification Pipeline',
    '',
    FLOW,
    '',
    `${Object.entries(GATES)
      .map(([number, name]) => `Gate ${number} is the ${name}`)
      .join(', ')}. All three run again from the beginning after every fix.`,
    '',
    '| check | holds | message | from |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    'A failed check sends the implementer back once, with this; a second failure is BLOCKED, and a person is told. Review cycles are counted apart.',
    '',
    '```text',
    retryTemplate(),
    '```',
    '',
    TIERS,
    '',
    '## Section 15: Lifecycle',
    '',
    ...LIFECYCLE.map((state) => `- ${state}: ${LIFECYCLE_MEANS[state]}`),
  )
}

/** What the gate says for a finding of each slot. */
function retryTemplate(): string {
  const task = Task.parse({
    id: '<id>',
    title: '<task>',
    file: '',
    line: 1,
    kind: 'work',
    endLine: 1,
    block: '',
  })
  const finding = {
    id: '<check>',
    severity: 'block' as const,
    file: '<file>',
    message: 'Gate <n> (<gate>) <check>: <message> (Section <s>)',
    fix: '<guidance: what to fix>',
  }
  const result = {
    ...{ task: task.id, outcome: 'FAILED' as const, stage: 'claim' as const, colour: 'RED' as const },
    ...{ confidence: 0, findings: [finding], checks: [], commands: [], filesChanged: [] },
    ...{ commit: '', base: '', startedAt: '', durationMs: 0 },
  }
  return warmFeedback(result, task, { attempt: 1 })
}
