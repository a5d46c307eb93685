import { parseDocument } from 'yaml'
import { z } from 'zod'
import { taskWord } from '../../model/task-name.ts'
import { namesTask } from '../claim.ts'
import { isRecord } from '../prose.ts'
import {
  isLast,
  NO_SUPPORT,
  type Problem,
  proseOf,
  type Reader,
  readFields,
  readMessage,
} from './reviewed-change.ts'
import { supportOf } from './support.ts'

const AGAIN =
  'answer with only this object: {"passed": true or false, "issues": [...], "confidence": 0.0 to 1.0, "suggestion": "..."}'
/** Seed 003: a verifier that gives no confidence gets 0.5 (S3-37). */
const UNSAID = 0.5

/** The fields of seed 003. */
const FIELDS = {
  passed: z.boolean(),
  issues: z.array(z.string()).optional(),
  confidence: z.number().min(0).max(1).nullish(),
  suggestion: z.string().trim().catch(''),
}
const WRONG: Readonly<Record<string, string>> = {
  passed: 'passed is neither true nor false',
  issues: 'issues is not a list of texts',
  confidence: 'confidence is not a number from 0 to 1',
}

/** The JSON verdict of seed 003: one object and nothing else. */
export const readJsonVerdict: Reader = (text, change) => {
  const problems: Problem[] = []
  const wrong = (message: string) => problems.push({ message, fix: AGAIN })
  const object = readObject(text)
  if (typeof object === 'string') wrong(object)
  const value = typeof object === 'string' ? {} : object
  const refuse = (field: string) => typeof object !== 'string' && wrong(WRONG[field] ?? '')
  const { passed, issues = [], confidence, suggestion = '' } = readFields(FIELDS, value, refuse)
  const named = value.task ?? value.task_name
  if (named !== undefined && !namesTask(String(named), change.task, change))
    wrong(`it is about ${JSON.stringify(named)}, not about ${taskWord(change.task)}`)
  if (passed === false && issues.length === 0 && suggestion === '')
    wrong('it fails the task and names no issue')
  const said = [...issues, suggestion]
  return {
    says: passed ? 'approve' : 'reject',
    confidence: confidence ?? UNSAID,
    findings: passed ? [] : issues,
    concerns: passed ? issues : [],
    feedback: suggestion,
    problems,
    support: passed ? supportOf(proseOf(said), said, change) : NO_SUPPORT,
  }
}

/** The whole message is the object, or one fence that contains it; otherwise the problem is returned. */
function readObject(text: string): Record<string, unknown> | string {
  const json = bareObject(text)
  if (json === undefined) return 'the answer is not one JSON object and nothing else'
  try {
    const value: unknown = JSON.parse(json)
    if (!isRecord(value)) return 'the answer is not an object'
    // In JSON the last of two equal keys wins. YAML refuses them.
    const isTwice = parseDocument(json).errors.some((error) => error.code === 'DUPLICATE_KEY')
    return isTwice ? 'a field stands there twice' : value
  } catch (error) {
    return `the answer is not JSON: ${error instanceof Error ? error.message : String(error)}`
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
