import type { Code } from 'mdast'
import { z } from 'zod'
import { roleOf } from '../../model/roles.ts'
import { taskWord } from '../../model/task-name.ts'
import { namesTask } from '../claim.ts'
import { isRecord, plainText, shown } from '../prose.ts'
import { parseYaml } from '../read-claim.ts'
import {
  isLast,
  type Message,
  NO_SUPPORT,
  type Problem,
  proseOf,
  type Reader,
  readFields,
  readMessage,
} from './reviewed-change.ts'
import { supportOf } from './support.ts'

const CONFIDENCE = { HIGH: 0.9, MEDIUM: 0.6, LOW: 0.3 } as const
const AGAIN =
  'end with one fenced yaml block: verdict, task_name, confidence, findings, concerns, recommendation, feedback'

/** `- Criterion met: evidence` without quotes is a map in YAML, but its author meant a sentence. */
const sentence = z.record(z.string(), plainText.catch('')).transform((entry) =>
  Object.entries(entry)
    .map(([name, said]) => `${name}: ${said}`)
    .join('; '),
)
const texts = z
  .array(z.union([plainText, sentence]).catch(''))
  .catch([])
  .transform((entries) => entries.filter((entry) => entry !== ''))

/** The fields of seed 001. */
const FIELDS = {
  verdict: z.enum(['APPROVED', 'REJECTED']),
  confidence: z.enum(['HIGH', 'MEDIUM', 'LOW']),
  recommendation: z.enum(['commit', 'retry', 'manual_review']),
  task_name: plainText.catch(''),
  findings: texts,
  concerns: texts,
  feedback: z.string().trim().catch(''),
}
const EXPECTED: Readonly<Record<string, string>> = {
  verdict: 'APPROVED or REJECTED',
  confidence: 'HIGH, MEDIUM or LOW',
  recommendation: 'commit, retry, manual_review',
}

/** The YAML verdict of seed 001: one block, at the end, for this task. */
export const readYamlVerdict: Reader = (text, change, role) => {
  const message = readMessage(text)
  const block = readBlock(message)
  if ('problem' in block) return { ...NOTHING, problems: [{ fix: AGAIN, ...block.problem }] }
  const problems: Problem[] = []
  const wrong = (field: string, expected: string, got: unknown) =>
    problems.push({ message: `${field}: expected ${expected}, got ${shown(got)}`, fix: AGAIN })
  const read = readFields(FIELDS, block.fields, (field, got) => wrong(field, EXPECTED[field] ?? '', got))
  const { verdict, confidence, recommendation, findings = [], concerns = [], feedback = '' } = read
  if (!namesTask(read.task_name ?? '', change.task, change))
    wrong('task_name', taskWord(change.task), block.fields.task_name)
  if (verdict === 'APPROVED')
    problems.push(
      ...unsupported(findings, recommendation),
      ...withoutFinding(roleOf(role).criteria ?? [], findings),
    )
  if (verdict === 'REJECTED' && recommendation === 'commit')
    wrong('recommendation', 'retry or manual_review for REJECTED', 'commit')
  if (verdict === 'REJECTED' && feedback === '' && findings.length + concerns.length === 0)
    wrong('feedback', 'what has to change', block.fields.feedback)
  const own = proseOf([...findings, ...concerns, feedback])
  return {
    says: verdict && (verdict === 'APPROVED' ? 'approve' : 'reject'),
    confidence: confidence ? CONFIDENCE[confidence] : 0,
    findings,
    concerns,
    ...(recommendation ? { recommendation } : {}),
    feedback,
    problems,
    support:
      verdict === 'APPROVED'
        ? supportOf([...message.prose, ...own], [...findings, ...concerns], change)
        : NO_SUPPORT,
  }
}

const NOTHING = {
  says: undefined,
  confidence: 0,
  findings: [],
  concerns: [],
  feedback: '',
  support: NO_SUPPORT,
}

/** "ok" and "fine" are not findings. */
const SHORTEST_FINDING = 10

function unsupported(findings: readonly string[], recommendation: string | undefined): Problem[] {
  const evidence = 'list for each criterion what shows that it is met, with path:line'
  const unmet = findings.find((finding) => /\bnot (?:met|satisfied|fulfilled)\b|\bunmet\b/i.test(finding))
  const isShort = findings.length > 0 && findings.every((finding) => finding.length < SHORTEST_FINDING)
  const wrong = (is: boolean, message: string, fix: string) => (is ? [{ message, fix }] : [])
  const worded = 'say REJECTED with feedback; what is met is worded as met'
  const retry = 'say REJECTED with feedback, or recommend commit'
  return [
    ...wrong(findings.length === 0, 'it approves without a finding', evidence),
    ...wrong(unmet !== undefined, `it approves, and finds ${shown(unmet)}`, worded),
    ...wrong(isShort, 'its findings name no evidence', evidence),
    ...wrong(recommendation === 'retry', 'it approves and recommends retry', retry),
  ]
}

/** An approval has to say something about each criterion of its role, even if only that it does not apply. */
function withoutFinding(
  criteria: readonly { word: string; asks: string }[],
  findings: readonly string[],
): Problem[] {
  const missing = criteria.filter(
    ({ word }) => !findings.some((finding) => new RegExp(`^\\W*${word}\\b`, 'i').test(finding)),
  )
  const message = `no finding about ${missing.map(({ asks }) => asks).join(', ')}`
  const words = missing.map(({ word }) => `"${word}:"`).join(', ')
  const fix = `begin one finding each with ${words}; say "does not apply" where it does not`
  return missing.length === 0 ? [] : [{ message, fix }]
}

type Block = { fields: Record<string, unknown> } | { problem: { message: string; line?: number } }

function readBlock(message: Message): Block {
  const blocks = message.fences.filter((code) => /^\s*verdict\s*:/m.test(code.value))
  const [block] = blocks
  const bare = message.prose.find(({ text }) => /\bverdict\s*:\s*(?:approved|rejected)\b/i.test(text))
  const refuse = (text: string, line?: number): Block => ({
    problem: { message: text, ...(line === undefined ? {} : { line }) },
  })
  if (!block) return refuse('there is no verdict block')
  if (blocks.length > 1)
    return refuse(`there are ${blocks.length} verdict blocks where one was expected`, startOf(blocks[1]))
  if (bare) return refuse('there is a second verdict outside the block', bare.line)
  if (!isLast(message, block.position?.end.line ?? 0))
    return refuse('the verdict block is not the last thing')
  const parsed = parseYaml(block.value)
  if ('error' in parsed) return refuse(`the verdict block is not YAML: ${parsed.error}`, startOf(block))
  const { value: fields } = parsed
  return isRecord(fields) ? { fields } : refuse('the verdict block is not a list of fields', startOf(block))
}

const startOf = (code: Code | undefined) => code?.position?.start.line
