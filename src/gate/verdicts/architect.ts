import type { Code } from 'mdast'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { roleOf } from '../../model/roles.ts'
import { taskWord } from '../../model/task-name.ts'
import { namesTask } from '../claim/claim.ts'
import { isRecord, shown } from '../claim/prose.ts'
import {
  isLast,
  type Message,
  NO_SUPPORT,
  type Problem,
  type Reader,
  readFields,
  readMessage,
} from './reviewed-change.ts'
import { supportOf } from './support.ts'

const CONFIDENCE = { HIGH: 0.9, MEDIUM: 0.6, LOW: 0.3 } as const
const AGAIN =
  'end with one fenced yaml block: verdict, task_name, confidence, findings, concerns, recommendation, feedback'

const plain = z.union([z.string().trim(), z.number().transform(String)])
/** `- Criterion met: evidence` without quotes is a map in YAML, but its author meant a sentence. */
const sentence = z.record(z.string(), plain.catch('')).transform((entry) =>
  Object.entries(entry)
    .map(([name, said]) => `${name}: ${said}`)
    .join('; '),
)
const texts = z
  .array(z.union([plain, sentence]).catch(''))
  .catch([])
  .transform((entries) => entries.filter((entry) => entry !== ''))

/** The fields of seed 001. */
const FIELDS = {
  verdict: z.enum(['APPROVED', 'REJECTED']),
  confidence: z.enum(['HIGH', 'MEDIUM', 'LOW']),
  recommendation: z.enum(['commit', 'retry', 'manual_review']),
  task_name: plain.catch(''),
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
  const own = [...findings, ...concerns, feedback].map((entry) => ({ line: 1, text: entry }))
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
  return [
    ...(findings.length === 0 ? [{ message: 'it approves without a finding', fix: evidence }] : []),
    ...(unmet === undefined
      ? []
      : [
          {
            message: `it approves, and finds ${shown(unmet)}`,
            fix: 'say REJECTED with feedback; what is met is worded as met',
          },
        ]),
    ...(isShort ? [{ message: 'its findings name no evidence', fix: evidence }] : []),
    ...(recommendation === 'retry'
      ? [
          {
            message: 'it approves and recommends retry',
            fix: 'say REJECTED with feedback, or recommend commit',
          },
        ]
      : []),
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
  if (missing.length === 0) return []
  return [
    {
      message: `no finding about ${missing.map(({ asks }) => asks).join(', ')}`,
      fix: `begin one finding each with ${missing.map(({ word }) => `"${word}:"`).join(', ')}; say "does not apply" where it does not`,
    },
  ]
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
  const document = parseDocument(block.value)
  const [error] = document.errors
  if (error) return refuse(`the verdict block is not YAML: ${error.message.split('\n')[0]}`, startOf(block))
  const fields: unknown = document.toJS({ maxAliasCount: 100 })
  return isRecord(fields) ? { fields } : refuse('the verdict block is not a list of fields', startOf(block))
}

const startOf = (code: Code | undefined) => code?.position?.start.line
