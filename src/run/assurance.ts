import { isReviewer, REVIEWERS, roleOf } from '../model/roles.ts'
import type { Run, TaskState } from '../model/run.ts'
import { attemptsUsed } from './policy.ts'
import { recordsOf, reviewersNeeded, specReviewOf, tally } from './reviews.ts'

export interface Assurance {
  /** The lowest of all values: a task is no surer than the least sure of its reviewers and stages. */
  value: number
  because: { from: string; value: number; why: string }[]
  /** Marks that stay with the task. Any of them makes it ORANGE. */
  flags: string[]
}

const HIGH = 0.9
const LEAST_AFTER_RETRIES = 0.7

/** What an approval is based on: stage outcomes, retries and verdicts. */
export function assurance(run: Run, task: TaskState): Assurance {
  const parts = [gatePart(task), ...retryParts(task), ...verdictParts(run, task), ...specParts(run, task)]
  const flags = parts.flatMap((part) => part.flags)
  return {
    value: Math.min(...parts.map((part) => part.value)),
    because: parts.map(({ from, value, why }) => ({ from, value, why })),
    flags: flags.length > 0 ? ['orange', ...flags] : [],
  }
}

interface Part {
  from: string
  value: number
  why: string
  flags: string[]
}

function gatePart(task: TaskState): Part {
  const passed = task.attempts.at(-1)?.passed
  const orange = passed?.colour === 'ORANGE'
  return {
    from: 'gate',
    value: passed?.confidence ?? 0,
    why: orange ? 'passed with warnings' : 'all automatic checks passed',
    flags: orange ? ['warnings'] : [],
  }
}

function retryParts(task: TaskState): Part[] {
  const retries = attemptsUsed(task) - 1
  if (retries < 1) return []
  const value = Math.max(LEAST_AFTER_RETRIES, Math.round((1 - retries / 10) * 10) / 10)
  return [{ from: 'retries', value, why: `attempt ${retries + 1}`, flags: [] }]
}

function verdictParts(run: Run, task: TaskState): Part[] {
  const voting = REVIEWERS.filter(
    (role) => roleOf(role).flow === 'votes' && reviewersNeeded(run, task, role) > 1,
  )
  const singly = recordsOf(task)
    .filter(({ role, verdict }) => {
      if (!isReviewer(role) || roleOf(role).flow === 'rounds') return false
      // A vote that is no longer needed does not count.
      const counts = roleOf(role).flow === 'one' || reviewersNeeded(run, task, role) === 1
      return counts && verdict.decision === 'approve'
    })
    .map(({ role, verdict: { confidence, concerns } }) => ({
      from: role,
      value: confidence,
      why: concerns.length > 0 ? `approved with concerns: ${concerns[0]}` : 'approved',
      flags: [
        ...(confidence < HIGH ? [`${role} is not sure`] : []),
        ...(concerns.length > 0 ? ['concerns'] : []),
      ],
    }))
  const votes = voting.map((role) => {
    const { yes, of, split, sentence } = tally(run, task, role)
    return { from: 'votes', value: yes / of, why: sentence, flags: split ? ['votes differ'] : [] }
  })
  return [...singly, ...votes]
}

function specParts(run: Run, task: TaskState): Part[] {
  const spec = specReviewOf(run, task)
  if (spec.kind !== 'ended') return []
  const [value, why, ...flags] = SPEC_ENDS[spec.how]
  return [{ from: 'spec-reviewer', value, why, flags }]
}

type Ended = Extract<ReturnType<typeof specReviewOf>, { kind: 'ended' }>['how']

const SPEC_ENDS: Readonly<Record<Ended, readonly [value: number, why: string, ...flags: string[]]>> = {
  passed: [1, 'REVIEW_PASS'],
  'with-batch': [1, 'reviewed with its parallel batch'],
  'no-signal': [0.6, 'REVIEW_PASS (no signal)', 'review without signal'],
  suggested: [0.9, 'suggestions for the spec were kept', 'review suggestions'],
  capped: [0.6, 'findings were left after the last iteration', 'review findings outstanding'],
  'given-up': [0.6, 'the fix failed, the original stays', 'review findings outstanding'],
}
