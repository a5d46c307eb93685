import { parseDocument } from 'yaml'
import { taskWord } from '../../model/task-name.ts'
import type { Verdict } from '../../model/verdict.ts'
import { namesTask } from '../claim/task-name.ts'
import { isLast, readMessage } from './message.ts'
import type { Problem, ReviewedChange } from './reviewed-change.ts'
import { judged, type Support, supportOf } from './support.ts'

const AGAIN =
  'answer with only this object: {"passed": true or false, "issues": [...], "confidence": 0.0 to 1.0, "suggestion": "..."}'
/** Seed 003: a verifier that says nothing about it is half sure (S3-37). */
const UNSAID = 0.5

/** The JSON verdict of seed 003: one object and nothing else. */
export function readVerifier(text: string, change: ReviewedChange): Verdict {
  const problems: Problem[] = []
  let support: Support = { problems: [], notes: [] }
  const fields = readObject(text, problems)
  const issues = Array.isArray(fields?.issues)
    ? fields.issues.filter((issue) => typeof issue === 'string')
    : []
  const suggestion = typeof fields?.suggestion === 'string' ? fields.suggestion.trim() : ''
  const confidence = typeof fields?.confidence === 'number' ? fields.confidence : UNSAID
  if (fields) {
    const wrong = (message: string) => problems.push({ message, fix: AGAIN })
    if (typeof fields.passed !== 'boolean') wrong('passed is neither true nor false')
    if (fields.issues !== undefined && issues.length !== asList(fields.issues).length)
      wrong('issues is not a list of texts')
    const unsaid = fields.confidence === undefined || fields.confidence === null
    if (!unsaid && !isShare(fields.confidence)) wrong('confidence is not a number from 0 to 1')
    const named = fields.task ?? fields.task_name
    if (named !== undefined && !namesTask(String(named), change.task, change))
      wrong(`it is about ${JSON.stringify(named)}, not about ${taskWord(change.task)}`)
    if (fields.passed === false && issues.length === 0 && suggestion === '')
      wrong('it fails the task and names no issue')
    if (fields.passed === true) {
      const said = [...issues, suggestion].map((entry) => ({ line: 1, text: entry }))
      support = supportOf(said, [...issues, suggestion], change)
    }
  }
  const passed = fields?.passed === true
  return {
    role: 'verifier',
    task: change.task.id,
    decision: problems.length + support.problems.length > 0 ? 'malformed' : passed ? 'approve' : 'reject',
    confidence: isShare(confidence) ? confidence : 0,
    findings: passed ? [] : issues,
    concerns: passed ? issues : [],
    feedback: suggestion,
    ...judged('review/verifier', problems, support),
  }
}

/** The whole message is the object, or one fence that holds it. */
function readObject(text: string, problems: Problem[]): Record<string, unknown> | undefined {
  const json = bareObject(text)
  const refuse = (message: string) => {
    problems.push({ message, fix: AGAIN })
    return undefined
  }
  if (json === undefined) return refuse('the answer is not one JSON object and nothing else')
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refuse('the answer is not an object')
    // JSON lets the last of two equal keys win; YAML refuses them.
    if (parseDocument(json).errors.some((error) => error.code === 'DUPLICATE_KEY'))
      return refuse('a field stands there twice')
    return value as Record<string, unknown>
  } catch (error) {
    return refuse(`the answer is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function bareObject(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed.startsWith('{')) return trimmed
  const message = readMessage(trimmed)
  const [fence] = message.fences
  if (!fence || message.fences.length > 1 || fence.position?.start.line !== 1) return undefined
  return isLast(message, fence.position.end.line) ? fence.value : undefined
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1
