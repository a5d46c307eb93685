import type { Code } from 'mdast'
import { parseDocument } from 'yaml'
import type { Role } from '../../model/roles.ts'
import { taskWord } from '../../model/task-name.ts'
import type { Verdict } from '../../model/verdict.ts'
import { namesTask } from '../claim/task-name.ts'
import { isLast, type Message, readMessage } from './message.ts'
import type { Problem, ReviewedChange } from './reviewed-change.ts'
import { securityGaps } from './security.ts'
import { judged, type Support, supportOf } from './support.ts'

const VERDICTS = ['APPROVED', 'REJECTED'] as const
const CONFIDENCE = { HIGH: 0.9, MEDIUM: 0.6, LOW: 0.3 } as const
const RECOMMENDATIONS = ['commit', 'retry', 'manual_review'] as const
const AGAIN =
  'end with one fenced yaml block: verdict, task_name, confidence, findings, concerns, recommendation, feedback'

/** The YAML verdict of seed 001: one block, at the end, for this task. The security reviewer uses the same form. */
export function readArchitect(
  text: string,
  role: Extract<Role, 'architect' | 'security-reviewer'>,
  change: ReviewedChange,
): Verdict {
  const message = readMessage(text)
  const problems: Problem[] = []
  let support: Support = { problems: [], notes: [] }
  const fields = readBlock(message, problems)
  const verdict = VERDICTS.find((known) => known === fields?.verdict)
  const level = levelOf(fields?.confidence)
  const recommendation = RECOMMENDATIONS.find((known) => known === fields?.recommendation)
  const findings = texts(fields?.findings)
  const concerns = texts(fields?.concerns)
  const feedback = typeof fields?.feedback === 'string' ? fields.feedback.trim() : ''

  if (fields) {
    const wrong = (field: string, expected: string, got: unknown) =>
      problems.push({ message: `${field}: expected ${expected}, got ${shown(got)}`, fix: AGAIN })
    if (!verdict) wrong('verdict', VERDICTS.join(' or '), fields.verdict)
    if (!level) wrong('confidence', 'HIGH, MEDIUM or LOW', fields.confidence)
    if (!recommendation) wrong('recommendation', RECOMMENDATIONS.join(', '), fields.recommendation)
    if (!namesTask(plain(fields.task_name), change.task, change))
      wrong('task_name', taskWord(change.task), fields.task_name)
    if (verdict === 'APPROVED') {
      const said = [
        ...message.prose,
        ...[...findings, ...concerns, feedback].map((entry) => ({ line: 1, text: entry })),
      ]
      support = supportOf(said, [...findings, ...concerns], change)
      problems.push(
        ...unsupported(findings, recommendation),
        ...(role === 'security-reviewer' ? securityGaps(findings) : []),
      )
    } else if (verdict === 'REJECTED') {
      if (recommendation === 'commit')
        wrong('recommendation', 'retry or manual_review for REJECTED', 'commit')
      if (feedback === '' && findings.length + concerns.length === 0)
        wrong('feedback', 'what has to change', fields.feedback)
    }
  }
  const id = role === 'architect' ? 'review/architect' : 'review/security'
  return {
    role,
    task: change.task.id,
    decision:
      problems.length + support.problems.length > 0
        ? 'malformed'
        : verdict === 'APPROVED'
          ? 'approve'
          : 'reject',
    confidence: level ? CONFIDENCE[level] : 0,
    findings,
    concerns,
    ...(recommendation ? { recommendation } : {}),
    feedback,
    ...judged(id, problems, support),
  }
}

/** "ok" and "fine" are no findings. */
const SHORTEST_FINDING = 10

function unsupported(findings: readonly string[], recommendation: string | undefined): Problem[] {
  const problems: Problem[] = []
  if (findings.length === 0)
    problems.push({
      message: 'it approves without a finding',
      fix: 'list for each criterion what shows that it is met, with path:line',
    })
  const unmet = findings.find((finding) => /\bnot (?:met|satisfied|fulfilled)\b|\bunmet\b/i.test(finding))
  if (unmet !== undefined)
    problems.push({
      message: `it approves, and finds ${shown(unmet)}`,
      fix: 'say REJECTED with feedback; what is met is worded as met',
    })
  if (findings.length > 0 && findings.every((finding) => finding.length < SHORTEST_FINDING))
    problems.push({
      message: 'its findings name no evidence',
      fix: 'list for each criterion what shows that it is met, with path:line',
    })
  if (recommendation === 'retry')
    problems.push({
      message: 'it approves and recommends retry',
      fix: 'say REJECTED with feedback, or recommend commit',
    })
  return problems
}

function readBlock(message: Message, problems: Problem[]): Record<string, unknown> | undefined {
  const blocks = message.fences.filter((code) => /^\s*verdict\s*:/m.test(code.value))
  const [block] = blocks
  const bare = message.prose.find(({ text }) => /\bverdict\s*:\s*(?:approved|rejected)\b/i.test(text))
  const refuse = (text: string, line?: number) => {
    problems.push({ message: text, fix: AGAIN, ...(line === undefined ? {} : { line }) })
    return undefined
  }
  if (!block) return refuse('there is no verdict block')
  if (blocks.length > 1)
    return refuse(`there are ${blocks.length} verdict blocks where one was expected`, startOf(blocks[1]))
  if (bare) return refuse('there is a second verdict outside the block', bare.line)
  if (!isLast(message, block.position?.end.line ?? 0))
    return refuse('the verdict block is not the last thing')
  const document = parseDocument(block.value)
  const [error] = document.errors
  if (error) return refuse(`the verdict block is not YAML: ${error.message.split('\n')[0]}`, startOf(block))
  const value: unknown = document.toJS({ maxAliasCount: 100 })
  return isRecord(value) ? value : refuse('the verdict block is not a list of fields', startOf(block))
}

const startOf = (code: Code | undefined) => code?.position?.start.line

const levelOf = (value: unknown): keyof typeof CONFIDENCE | undefined =>
  (['HIGH', 'MEDIUM', 'LOW'] as const).find((known) => known === value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const plain = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

/** `- Criterion met: evidence` without quotes is a map for YAML, and a sentence for whoever wrote it. */
function texts(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value
    .map((entry) =>
      isRecord(entry)
        ? Object.entries(entry)
            .map(([name, said]) => `${name}: ${plain(said)}`)
            .join('; ')
        : plain(entry),
    )
    .filter((entry) => entry !== '')
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  const json = JSON.stringify(value) ?? 'nothing'
  return json.length > 60 ? `${json.slice(0, 57)}...` : json
}
