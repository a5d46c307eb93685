import type { Run, TaskState } from '../model/run.ts'
import { lastReviews } from './concerns.ts'
import { plural } from './names.ts'
import { oneLine } from './terminal.ts'

export type Level = 'HIGH' | 'MEDIUM' | 'LOW'

/** Back from the numbers 0.9, 0.6, 0.3 that the words stand for. */
export const levelOf = (confidence: number): Level =>
  confidence >= 0.75 ? 'HIGH' : confidence >= 0.45 ? 'MEDIUM' : 'LOW'

export interface Confidence {
  /** The weakest link: a task is no surer than the least sure of those who looked at it. */
  value: number
  level: Level
  /** Below this the run asks a person. */
  floor: number
  because: string[]
}

/** Where the number comes from, or nothing when no gate has judged yet. */
export function explainConfidence(run: Run, task: TaskState): Confidence | undefined {
  const result = task.lastResult
  if (!result) return undefined
  if (task.confidence) return explained(run, task.confidence)
  const parts = [{ value: result.confidence, text: gateSentence(task) }, ...reviewParts(task)]
  const value = Math.min(...parts.map((part) => part.value))
  return {
    value,
    level: levelOf(value),
    floor: run.config.review.confidenceFloor,
    because: parts.map((part) => part.text),
  }
}

/** The approval has put it together already. */
function explained(run: Run, { value, because }: NonNullable<TaskState['confidence']>): Confidence {
  return {
    value,
    level: levelOf(value),
    floor: run.config.review.confidenceFloor,
    because: because.map((part) => oneLine(`${part.from} ${part.value.toFixed(2)}: ${part.why}`)),
  }
}

function gateSentence({ lastResult }: TaskState): string {
  if (!lastResult) return ''
  const { checks, findings, confidence, outcome, stage } = lastResult
  const count = (result: string) => checks.filter((check) => check.result === result).length
  const skipped = count('skip') > 0 ? `, ${count('skip')} skipped` : ''
  const warnings = [
    ...new Set(findings.filter(({ severity }) => severity === 'warn').map(({ id }) => oneLine(id))),
  ]
  const held = `${plural(count('pass'), 'check')} passed${skipped}`
  const why =
    outcome !== 'PASSED'
      ? `stage ${stage} did not pass`
      : warnings.length > 0
        ? `${held}, warnings from ${warnings.join(', ')}`
        : held
  return `gate ${confidence.toFixed(2)}: ${why}`
}

function reviewParts(task: TaskState): { value: number; text: string }[] {
  const reviews = lastReviews(task)
  const votes = reviews.filter(({ role }) => role === 'verifier')
  const others = reviews.filter(({ role }) => role !== 'verifier' || votes.length === 1)
  const parts = others.map(({ role, verdict }) => ({
    value: verdict.decision === 'approve' ? verdict.confidence : 0,
    text: `${role} ${verdict.confidence.toFixed(2)}: ${verdict.decision === 'approve' ? levelOf(verdict.confidence) : verdict.decision}`,
  }))
  if (votes.length < 2) return parts
  const yes = votes.filter(({ verdict }) => verdict.decision === 'approve').length
  const share = yes / votes.length
  // The sentence of seed 003 (S3-43).
  const text = `votes ${share.toFixed(2)}: ${yes}/${votes.length} verifiers agreed output is correct`
  return [...parts, { value: share, text }]
}
